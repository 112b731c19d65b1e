/** What others have a say in: taking back an answer, and sitting down in a match that has begun. */
import { dropToken, keepTable, keptTable, newToken } from "../../lib/browser/keep";
import type { ConsentAsked, ConsentClosed } from "../../lib/protocol";
import { settings } from "../../lib/browser/settings.svelte";
import { play } from "../../lib/browser/sounds";
import { t } from "../../lib/words/vocabulary.svelte";
import type { Live } from "../page/live.svelte";

/** Milliseconds after which a request is dropped here; the server drops it a second sooner. */
const LAPSES = 61_000;

/** What is told when a request is closed, agreed to or not; of what was proposed to the whole table, the same. */
const CLOSED: Partial<Record<ConsentClosed["kind"], readonly [string, string]>> = {
  sit: ["ui-sit-agreed", "ui-sit-declined"],
  undo: ["ui-undo-agreed", "ui-undo-declined"],
};

export class Agreeing {
  constructor(private readonly live: Live) {}

  /** Whose answer the undo button takes back. */
  get undoSeat(): number | null {
    const mine = this.live.room.welcome?.mine ?? [];
    const { answered } = this.live.deciding;
    return answered !== null && mine.includes(answered) ? answered : this.live.me;
  }

  async undo(): Promise<void> {
    const { live, undoSeat: seat } = this;
    if (seat === null) return;
    try {
      const reply = await live.request({ type: "undo", seat });
      if (reply.type !== "refused") return;
      const asked = (reply.needed ?? []).map((each) => live.words.who(each));
      if (asked.length) live.notices.add(t("ui-undo-asked", { names: live.words.listed(asked) }), "known");
      else live.notices.add(reply.revealed ? t("ui-undo-revealed") : reply.say, "bad");
    } catch {
      live.notices.add(t("ui-not-sent"), "bad");
    }
  }

  /** Somebody asks the table; the server drops the request after a time, and this browser may be offline then. */
  asked({ request, seats }: ConsentAsked): void {
    if (seats.length > 0) play("talk");
    setTimeout(() => this.forget(request), LAPSES);
  }

  /** What this browser or another one asked for was agreed to, or not. */
  closed({ kind, agreed }: ConsentClosed): void {
    const [yes, no] = CLOSED[kind] ?? ["ui-vote-agreed", "ui-vote-declined"];
    this.live.notices.add(t(agreed ? yes : no), agreed ? "good" : "known");
  }

  consent(request: number, yes: boolean): void {
    void this.live.send({ type: "consent", request, yes });
    this.forget(request);
  }

  private forget(request: number): void {
    const { room } = this.live;
    this.live.room = { ...room, consents: room.consents.filter((each) => each.request !== request) };
  }

  /** Take the seat this browser is invited to. */
  async sit(name: string): Promise<void> {
    const { live } = this;
    settings.name = name;
    const invites = keptTable(live.table)?.others ?? [];
    const seat = live.room.welcome?.invited;
    if (seat === undefined || seat === null) return;
    const token = newToken();
    // Kept before it is asked for: if the line is lost in this moment, the token opens the seat nevertheless.
    keepTable(live.table, { seats: { [seat]: token } });
    const reply = await live.send({ type: "sit", name, token });
    if (reply?.type === "refused") {
      const asked = (reply.needed ?? []).map((each) => live.words.who(each));
      if (reply.kind === "consent") live.notices.add(t("ui-sit-asked", { names: live.words.listed(asked) }), "known");
      else {
        dropToken(live.table, token);
        live.notices.add(reply.say, "bad");
      }
    }
    if (reply?.type !== "seated") return;
    // The invitation is used up; what else opens this table stays.
    if (live.room.welcome?.host !== true) for (const invite of invites) dropToken(live.table, invite);
  }
}
