/** The guided match as this browser knows it: which card is up, what it says, and answers that are held back. */
import { api } from "../lib/server/api";
import { read, write } from "../lib/browser/keep";
import type { Deed, LessonPage, OptionSeen, StopCard } from "../lib/protocol";
import { settings } from "../lib/browser/settings.svelte";
import { t } from "../lib/words/vocabulary.svelte";
import { bundleOf, Words } from "../lib/words/words";
import type { Live } from "../play/page/live.svelte";
import { fits } from "./fitting";

const LEFT = "lychgate.left";
const MOST = 60;
/** The seat of whoever learns. */
const LEARNER = 0;

export interface Card {
  /** Counted from 1; of the last card the number of all. */
  number: number;
  of: number;
  /** What happened after the stop before, in one line. */
  after: string;
  says: string;
  /** What is to be done, beginning with a verb; "" where there is nothing to do. */
  does: string;
  pointsAt: readonly string[];
  /** The answers that the card asks for. */
  answers: readonly OptionSeen[];
  /** What the learner does beside answering: nothing, because the lesson answers; go on; or the last card's choices. */
  waits: "answer" | "given" | "go-on" | "end";
}

export class Lesson {
  /** The answer the card did not ask for, and what it says to that. */
  held: { option: OptionSeen; says: string } | null = $state.raw(null);
  private page: LessonPage | null = $state.raw(null);
  private left = $state(false);
  private words: Words | null = $derived.by(() => {
    if (this.page === null) return null;
    const { language, words } = this.page;
    return new Words([bundleOf(language, [words])], this.live.names, LEARNER);
  });

  constructor(private readonly live: Live) {}

  private at: { stop: StopCard; number: number; deed: Deed | undefined } | null = $derived.by(() => {
    const { guided } = this.live.room;
    if (this.page === null || guided === null || this.left || !guided.followed || guided.stop === null) return null;
    // The word of a card and the table it belongs to come one after the other.
    if (this.live.seen?.view.version !== guided.version) return null;
    const stop = this.page.stops[guided.stop];
    return stop === undefined ? null : { stop, number: guided.stop, deed: stop.deeds[guided.deed] };
  });

  card: Card | null = $derived.by(() => {
    const { at, page } = this;
    const { guided } = this.live.room;
    if (page === null || guided === null || this.left) return null;
    if (at === null) return guided.done ? this.last(page) : null;
    const { stop, number, deed } = at;
    const options = this.live.ask?.options ?? [];
    return {
      number: number + 1,
      of: page.stops.length,
      // What the lesson does for the learner does not take the line away.
      after: stop.deeds.slice(0, guided.deed).every(({ given }) => given)
        ? this.afterwards(page.stops[number - 1])
        : "",
      says: this.text(stop),
      does: deed === undefined ? "" : this.text(stop, deed.do),
      pointsAt: deed?.points_at.length ? deed.points_at : stop.points_at,
      answers: deed === undefined || deed.given ? [] : options.filter((option) => fits(option.code, deed.wants)),
      waits: deed === undefined ? "go-on" : deed.given ? "given" : "answer",
    };
  });

  private last(page: LessonPage): Card {
    return {
      number: page.stops.length,
      of: page.stops.length,
      after: this.afterwards(page.stops.at(-1)),
      says: this.said("lesson-end"),
      does: this.said("lesson-end", "do"),
      pointsAt: page.end_points_at,
      answers: [],
      waits: "end",
    };
  }

  private text(stop: StopCard, part = ""): string {
    return this.said(`lesson-${stop.id}`, part);
  }

  private said(key: string, part = "", more: Record<string, unknown> = {}): string {
    const names = this.live.names.map((name, seat) => [`seat${seat}`, name]);
    const said = { key, args: { ...more, ...Object.fromEntries(names), rival: this.live.names[1] ?? "" } };
    return (part === "" ? this.words?.say(said) : this.words?.part(said, part)) ?? "";
  }

  private afterwards(stop: StopCard | undefined): string {
    if (stop?.after !== true) return "";
    const told = stop.tells === "" ? undefined : this.live.log.findLast(({ told }) => told.kind === stop.tells);
    return this.said(`lesson-${stop.id}`, "after", told?.told.args);
  }

  begin(game: string): void {
    this.left = read<string[]>(LEFT, []).includes(this.live.table);
    // Whoever left comes back to a table that is played freely.
    if (this.left) void this.live.request({ type: "learn", do: "leave" }).catch(() => undefined);
    else if (this.page === null)
      api.lesson(game, settings.language).then(
        (page) => (this.page = page),
        () => undefined, // the match can be played without its cards
      );
  }

  /** Hold back an answer that the card does not ask for; false where it may be given. */
  holdsBack(option: OptionSeen): boolean {
    const { at } = this;
    if (at?.deed === undefined || fits(option.code, at.deed.wants)) return false;
    const own = at.stop.otherwise.find((each) => fits(option.code, each.answers));
    this.held = { option, says: own === undefined ? t("ui-lesson-otherwise") : this.text(at.stop, own.text) };
    return true;
  }

  takeBack(): void {
    this.held = null;
  }

  /** Go on from a stop that asks for nothing. */
  goOn(): void {
    if (this.at !== null) void this.live.send({ type: "learn", do: "go-on", stop: this.at.stop.id });
  }

  /** Leave the lesson; an answer that was held back is given. */
  leave(): void {
    const { held } = this;
    this.held = null;
    this.left = true;
    const others = read<string[]>(LEFT, []).filter((each) => each !== this.live.table);
    write(LEFT, [this.live.table, ...others].slice(0, MOST));
    void this.live.send({ type: "learn", do: "leave" });
    if (held !== null) this.live.deciding.take(held.option);
  }
}
