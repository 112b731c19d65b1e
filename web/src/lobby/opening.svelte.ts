/** Opening a table: from the plan to the page of the table, or to a sentence that says why not. */
import { keepMade } from "../lib/browser/keep";
import { place } from "../lib/browser/route.svelte";
import { settings } from "../lib/browser/settings.svelte";
import { api, ApiError } from "../lib/server/api";
import { t } from "../lib/words/vocabulary.svelte";
import { keepGame, toBody, type Plan } from "./setup";

export class Opening {
  busy = $state(false);
  problem = $state("");

  /** `first`: told of the new table before the page goes there. */
  async open(plan: Plan, first: (table: string) => void = () => undefined): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const made = await api.open(toBody(plan, settings.language, t("ui-nameless")));
      keepMade(made, plan.game);
      keepGame(plan.game);
      first(made.table);
      place.go(`/table/${made.table}`);
    } catch (error) {
      this.problem = error instanceof ApiError && error.message ? error.message : t("ui-no-server");
      this.busy = false;
    }
  }
}
