/**
 * The stage: deeds of others, one after the other, at the pace of whoever looks. It never holds up the server: what is
 * staged has happened already, and whatever is asked of the one who looks ends it at once.
 */
import type { Fill, Motion } from "../../lib/protocol";
import type { Pace } from "../../lib/browser/settings.svelte";
import { added, type Deed } from "./staging";

/** Milliseconds for which a deed stands. */
export const STANDS: Readonly<Record<Pace, number>> = { slow: 3000, normal: 1600, "at-once": 0 };
/** What is done to oneself, and what deserves the whole width, stands longer by these factors. */
const TO_ME = 2.5;
const MOMENT = 1.5;
/** Most deeds that are kept to be looked at again. */
const KEPT = 80;

export class Theatre {
  /** The deeds of this show, those staged already among them. */
  deeds: readonly Deed[] = $state.raw([]);
  /** Which of them stands on the stage; -1: the curtain is down. */
  at = $state(-1);
  /** What was not seen when a question ended the show. */
  skipped: readonly Deed[] = $state.raw([]);
  /** Past deeds are staged again, not new ones. */
  again = $state(false);
  /** All deeds since this page was opened, the oldest forgotten. */
  past: readonly Deed[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onshow` is told of every deed that comes onto the stage, and of the end of the show (null). */
  constructor(
    private readonly pace: () => Pace,
    private readonly onshow: (deed: Deed | null) => void,
  ) {}

  deed: Deed | null = $derived(this.deeds[this.at] ?? null);
  /** What the table looks like while a deed is staged. */
  fill: Fill | null = $derived(this.deed?.after ?? null);
  motions: readonly Motion[] = $derived(this.deed?.news.flatMap((each) => each.motions ?? []) ?? []);
  /** Whether somebody is looking at a deed. */
  isOn: boolean = $derived(this.deed !== null);

  /** Remember deeds for "since your last turn". */
  keep(deeds: readonly Deed[]): void {
    this.past = added(this.past, deeds).slice(-KEPT);
  }

  /** Stage new deeds, after those that still wait. */
  stage(deeds: readonly Deed[]): void {
    if (deeds.length === 0) return;
    if (this.again) this.end();
    const begun = this.at < 0 ? [] : this.deeds.slice(0, this.at + 1);
    const waiting = this.at < 0 ? [] : this.deeds.slice(this.at + 1);
    this.deeds = [...begun, ...added(waiting, deeds)];
    if (this.at < 0) this.show(0);
  }

  /** The table has changed without a deed: the last one ends with how it is now. */
  trail(after: Fill | null): void {
    const last = this.deeds.at(-1);
    if (last === undefined || this.again || !this.isOn) return;
    this.deeds = [...this.deeds.slice(0, -1), { ...last, after }];
  }

  /** Stage past deeds once more. */
  replay(deeds: readonly Deed[]): void {
    this.skipped = [];
    if (deeds.length === 0) return;
    clearTimeout(this.timer);
    this.deeds = deeds;
    this.again = true;
    this.show(0);
  }

  next(): void {
    if (!this.isOn) return;
    if (this.at + 1 < this.deeds.length) this.show(this.at + 1);
    else this.end();
  }

  back(): void {
    if (this.at > 0) this.show(this.at - 1);
  }

  /** Something is asked: down with the curtain, and tell what nobody has seen. */
  interrupt(): void {
    if (!this.isOn) return;
    const unseen = this.again ? [] : this.deeds.slice(this.at + 1);
    this.end();
    this.skipped = unseen;
  }

  end(): void {
    clearTimeout(this.timer);
    const wasOn = this.isOn;
    this.deeds = [];
    this.at = -1;
    this.again = false;
    if (wasOn) this.onshow(null);
  }

  /** The pace has changed: it counts from the deed that stands there. */
  repace(): void {
    if (!this.isOn) return;
    if (STANDS[this.pace()] === 0 && !this.again) this.end();
    else this.wait();
  }

  private show(at: number): void {
    this.at = at;
    const deed = this.deeds[at];
    if (deed === undefined) return;
    this.onshow(deed);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const { deed } = this;
    if (deed === null) return;
    // Whoever asked to see it again reads at the normal pace at least.
    const stands = STANDS[this.pace()] || STANDS.normal;
    const longer = (deed.mine ? TO_ME : 1) * (deed.moment ? MOMENT : 1);
    this.timer = setTimeout(() => this.next(), stands * longer);
  }
}
