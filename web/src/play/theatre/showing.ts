/** Shows and tells what an update brought: staged, or at once; to the eye, the ear and whoever hears the page. */
import { narrator } from "../../lib/browser/narrator.svelte";
import { settings } from "../../lib/browser/settings.svelte";
import { play, type Sound } from "../../lib/browser/sounds";
import type { AskSeen, Fill, Happened } from "../../lib/protocol";
import { t, vocabulary } from "../../lib/words/vocabulary.svelte";
import type { Live } from "../page/live.svelte";
import { deedsOf, type Deed } from "./staging";

export class Showing {
  constructor(private readonly live: Live) {}

  /** The words that are here are those of this table's game, not of the one that was looked at before. */
  private get speaks(): boolean {
    return vocabulary.game === this.live.game;
  }

  /** Tell screen readers what is asked, as soon as the words of this very game are there. */
  ask(ask: AskSeen | null): void {
    const { live } = this;
    if (ask === null || !this.speaks) return;
    const asked = t("ui-asked", { question: live.words.sentence(ask.prompt), n: ask.options.length });
    // Screen readers hear the time limit once, with the question: a clock that speaks every second drowns everything
    // else.
    const time = live.reactionEnds === null ? "" : ` ${t("ui-asked-time", { n: live.room.welcome?.reaction ?? 0 })}`;
    narrator.ask(asked + time);
  }

  /** Stage news, if others made them and nothing is asked; otherwise show them at once. */
  perform(before: Fill | null, news: readonly Happened[]): void {
    const { live } = this;
    const after = live.seen?.fill ?? null;
    const table = live.room.welcome?.layout ?? null;
    const deeds = deedsOf({ before, after, news }, table, live.me).filter(
      (deed) => deed.moment || deed.actor !== live.me,
    );
    live.theatre.keep(deeds);
    // An only answer is taken by itself: whoever watches goes on watching.
    const asked = live.ask !== null && live.deciding.onlyAnswer(live.ask) === null;
    const quiet = !asked && live.curtain === null && live.room.laying === null && !document.hidden;
    if (quiet && settings.pace !== "at-once" && deeds.length > 0) return live.theatre.stage(deeds);
    if (quiet && live.theatre.isOn && !live.theatre.again) return live.theatre.trail(after);
    live.theatre.interrupt();
    this.follow(news);
  }

  /** A deed has come onto the stage, or the show is over (null). */
  staged(deed: Deed | null): void {
    if (deed === null) this.live.motions = [];
    else {
      this.live.inquiry.close();
      this.follow(deed.news);
    }
  }

  private follow(news: readonly Happened[]): void {
    const { live } = this;
    live.motions = news.flatMap((each) => each.motions ?? []);
    if (this.speaks) narrator.tell(news.map((each) => live.told(each)));
    const sounds = new Set(
      live.motions.map((motion): Sound =>
        ["flip", "reveal", "ring"].includes(motion.kind) ? "flip" : motion.kind === "roll" ? "roll" : "move",
      ),
    );
    for (const sound of sounds) play(sound);
  }
}
