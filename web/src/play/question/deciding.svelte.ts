/** The question to the player who looks: what they pick, consider, ask about and answer. */
import {
  choicesOf,
  entriesOf,
  facesOf,
  figureOf,
  figures,
  kindOf,
  left,
  lit,
  marksOf,
  pick,
  type Choice,
  type Entry,
} from "../../lib/choosing";
import { read, write } from "../../lib/browser/keep";
import type { AskSeen, Fill, Happened, OptionSeen, Preset, Say } from "../../lib/protocol";
import { settings } from "../../lib/browser/settings.svelte";
import { t } from "../../lib/words/vocabulary.svelte";
import type { Live } from "../page/live.svelte";
import { actor } from "../signs/signs";

const MARKS = "lychgate.marks";
const MOST = 60;
/** Milliseconds within which a second tap makes a double tap; with a mouse the system says so. */
const DOUBLE = 350;
/** Milliseconds for which an only answer is seen before it is taken. */
const TAKING = 600;

/** The elements that can be chosen next after an answer. */
function reachOf(option: OptionSeen | null): readonly string[] {
  const reach = option?.facts?.["reach"];
  return Array.isArray(reach) ? reach : [];
}

/** A question as one text: two views with the same text ask the same question. */
export const textOf = (ask: AskSeen | null): string =>
  ask === null ? "" : JSON.stringify([ask.seat, ask.prompt, ask.options.map((option) => option.code)]);

export class Deciding {
  /** The marks that were picked for the present question. */
  chosen: readonly string[] = $state.raw([]);
  /** The kind of answer picked from a list that was folded; null: all kinds. */
  kind: string | null = $state(null);
  /** The number that answers must show to be listed; null: any. */
  figure: number | null = $state(null);
  /** How many lines the list of answers has room for. */
  lines = $state(8);
  /** Whether a choice of cards is laid out over the table; else it is a list like any other. */
  laid = $state(true);
  /** Whether there is room to lay one out. */
  layable = $state(false);
  /** The cards laid out over the table step aside: what is asked about is told in their place. */
  aside = $state(false);
  /** The answers have too little room: shapes in the same column shrink. */
  cramped = $state(false);
  /** On a phone: the answer that was held to look at it first. */
  weighed: OptionSeen | null = $state.raw(null);
  /** On a phone: the element that was held to look at that answer. */
  held: string | null = $state(null);
  /** An option waiting for "are you sure?". */
  unsure: OptionSeen | null = $state.raw(null);
  /** The code on its way to the server. */
  sending: string | null = $state(null);
  /** The code of the only answer, which is about to be taken by itself. */
  taking: string | null = $state(null);
  /** The element and the option under the pointer or the focus. */
  hovered: string | null = $state(null);
  considered: OptionSeen | null = $state.raw(null);
  preview: Fill | null = $state.raw(null);
  /** When the question or what is left of it last changed, in milliseconds since the page was opened. */
  private turned = 0;
  private clicked = 0;
  /** The seat that answered last, whose answer an undo takes back. */
  answered: number | null = $state(null);
  /** Nothing has happened between the last answer and this question, so the way back is free. */
  isNext = $state(false);
  /** The answer was taken: the next question is another one, even if it reads the same. */
  done = false;
  /** Where the log stood when somebody here last answered in their own turn, by table and seat. */
  private marks: Record<string, number> = $state.raw(read<Record<string, number>>(MARKS, {}));
  private previews = new Map<string, Fill | null>();
  private considering: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Live) {}

  ask: AskSeen | null = $derived.by(() => {
    const ask = this.live.seen?.view.asks[0] ?? null;
    return ask !== null && this.live.passesByItself(ask) ? null : ask;
  });
  choices: readonly Choice[] = $derived(this.ask ? choicesOf(this.ask) : []);
  /** Some answer would be given together with its rest, or could be. */
  hasRest: boolean = $derived(this.choices.some((choice) => (choice.option.rest ?? []).length > 0));
  /** The question is the rest of what was just answered. */
  isPart: boolean = $derived(this.isNext || this.ask?.part === true);
  /** Every answer stands for cards or pieces: they are drawn, and can be laid out over the table. */
  cards: boolean = $derived(
    this.choices.length > 1 && this.choices.every((choice) => facesOf(choice.option).length > 0),
  );
  /** The choice is laid out over the table now. */
  spread: boolean = $derived(this.cards && this.laid && this.layable);
  private ofKind: readonly Choice[] = $derived(
    this.kind === null ? this.choices : this.choices.filter((choice) => kindOf(choice) === this.kind),
  );
  /** The numbers by which the answers can be filtered, and the word for what they count. */
  figures: { say: Say; numbers: readonly number[]; n: number } | null = $derived.by(() => {
    const say = this.ask?.numbers;
    if (!say) return null;
    const hints = this.live.seen?.fill?.hints;
    const numbered = this.ofKind.filter((choice) => figureOf(choice.option, hints) !== null);
    const numbers = figures(numbered, hints);
    return numbers.length > 0 ? { say, numbers, n: numbered.length } : null;
  });
  private offered: readonly Choice[] = $derived.by(() => {
    const { figure } = this;
    const hints = this.live.seen?.fill?.hints;
    const fit = (choice: Choice): boolean => [null, figure].includes(figureOf(choice.option, hints));
    const kept = figure === null ? this.ofKind : this.ofKind.filter(fit);
    return kept === this.choices ? kept : kept.map((choice, at) => ({ ...choice, number: at + 1 }));
  });
  left: readonly Choice[] = $derived(left(this.offered, this.chosen));
  /** What is left, as a list to choose from. */
  entries: readonly Entry[] = $derived(
    entriesOf(this.ask?.alike === true ? this.left.slice(0, 1) : this.left, this.lines),
  );
  /** Something was picked that leaves fewer answers. */
  narrowed: boolean = $derived(this.chosen.length > 0 || this.kind !== null);
  lit: ReadonlySet<string> = $derived(this.sending === null ? lit(this.offered, this.chosen) : new Set<string>());
  /** The element pointed at, if only some of the answers touch it. */
  telling: string | null = $derived.by(() => {
    const { hovered } = this;
    if (hovered === null || this.left.every((choice) => marksOf(choice.option).includes(hovered))) return null;
    return hovered;
  });
  /** The answer that does nothing, whose reach is drawn while no other is considered. */
  private idle: OptionSeen | null = $derived(this.ask?.options.find(({ idle }) => idle === true) ?? null);
  /** The answers that lead, one after the other, to elements that cannot be chosen yet: walks, by their goal. */
  private walks: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const { ask, live } = this;
    if (ask === null || this.narrowed || settings.confirm === "every" || live.lesson.card !== null) return new Map();
    const hints = Object.entries(live.seen?.fill?.hints ?? {});
    return new Map(hints.flatMap(([id, { way }]) => (way?.length && !this.lit.has(id) ? [[id, way] as const] : [])));
  });
  /** What can be chosen next after the answer that is considered, or after the one that leaves all as it is; walks. */
  reach: ReadonlySet<string> = $derived.by(() => {
    if (this.sending !== null) return new Set<string>();
    const { considered, idle } = this;
    const next = reachOf(considered !== null && reachOf(considered).length > 0 ? considered : idle);
    return new Set([...next, ...this.walks.keys()]);
  });
  hot: readonly string[] = $derived(this.considered ? marksOf(this.considered) : []);
  /**
   * What happened since this person's last turn; empty before their first turn and during the same turn.
   * In games with turns a turn must have begun since; in others somebody else must have acted.
   */
  since: readonly Happened[] = $derived.by(() => {
    const mark = this.marks[this.markKey];
    if (mark === undefined) return [];
    const { log, me } = this.live;
    const since = log.filter((each) => each.n >= mark);
    const isNews = log.some((each) => each.told.opens === "turn")
      ? (each: Happened): boolean => each.told.opens !== undefined
      : (each: Happened): boolean => actor(each) !== me;
    return since.some(isNews) ? since : [];
  });

  end(): void {
    clearTimeout(this.considering);
    clearTimeout(this.passing);
  }

  /** The table has changed: forget the previews of the old one. */
  renew(): void {
    this.preview = null;
    this.previews = new Map();
  }

  /** Begin a new question, or none. */
  begin(): void {
    this.laid = true;
    this.aside = false;
    this.turned = performance.now();
    this.chosen = [];
    this.kind = null;
    this.figure = null;
    this.unsure = null;
    this.considered = null;
    this.weighed = null;
    this.held = null;
    this.isNext = false;
    this.done = false;
    this.taking = null;
    clearTimeout(this.passing);
  }

  /**
   * The only answer, where it is taken by itself; null where the person answers. Among people a question that is asked
   * whatever one holds is never answered so: the time would tell that there was no choice.
   */
  onlyAnswer(ask: AskSeen): OptionSeen | null {
    const [only, second] = ask.options;
    if (only === undefined || second !== undefined) return null;
    if (!settings.takeOnly || settings.confirm === "every" || this.live.lesson.card !== null) return null;
    return ask.veiled === true && !this.live.isAlone ? null : only;
  }

  /** Take the only answer after a moment, in sight, if the settings say so. */
  pass(ask: AskSeen): void {
    const only = this.onlyAnswer(ask);
    if (only === null) return;
    const question = textOf(ask);
    this.taking = only.code;
    this.passing = setTimeout(() => {
      this.taking = null;
      if (textOf(this.ask) !== question || this.live.curtain !== null || this.onlyAnswer(ask) === null) return;
      if (this.sending !== null) return;
      this.live.notices.add(
        t("ui-taken", { answer: only.label ? this.live.words.say(only.label) : only.code }),
        "taken",
      );
      void this.answer(only, true);
    }, TAKING);
  }

  /**
   * Tell whether a click is the second half of a double click: it must not pick what has come under the pointer since
   * the first half. Call this for every click. The times compared are those of the clicks themselves, however late a
   * busy page handles them.
   */
  isEcho(event: PointerEvent | MouseEvent): boolean {
    const before = this.clicked;
    this.clicked = event.timeStamp;
    const isTap = "pointerType" in event && event.pointerType === "touch";
    return event.detail > 1 && this.turned >= before && (!isTap || this.clicked - before < DOUBLE);
  }

  /** Point at an element of the table. */
  pick(id: string): void {
    if (this.sending !== null) return;
    let picked = pick(this.offered, this.chosen, id);
    if (picked.kind === "barred" && (this.kind !== null || this.figure !== null)) {
      // Answers hidden by the number filter can be picked on the table, too: pointing there clears the filter.
      const anew = pick(this.choices, this.chosen, id);
      if (anew.kind !== "barred") {
        this.kind = null;
        this.figure = null;
        picked = anew;
      }
    }
    if (picked.kind === "barred" && reachOf(this.idle).includes(id)) return void this.goOnTo(id);
    const walk = picked.kind === "barred" ? this.walks.get(id) : undefined;
    if (walk !== undefined) return void this.walk(walk);
    if (picked.kind === "barred") return void this.live.inquiry.pin(id);
    this.live.inquiry.hush();
    if (picked.kind === "narrowed") this.choose(picked.chosen);
    else this.take(picked.option);
  }

  /** Leave all as it is, and choose what comes into reach by that, in one go. */
  private async goOnTo(id: string): Promise<void> {
    const { idle, ask } = this;
    if (idle === null || ask === null || this.live.lesson.holdsBack(idle)) return;
    this.live.inquiry.close();
    const isGiven = await this.live.order(`next ${id}`);
    if (isGiven && textOf(this.ask) === textOf(ask)) await this.answer(idle);
  }

  /** Give the first of several answers that lead somewhere, and order the others. */
  private async walk([first, ...others]: readonly string[]): Promise<void> {
    const step = this.ask?.options.find(({ code }) => code === first);
    if (step === undefined) return;
    this.live.inquiry.close();
    await this.answer(step);
    await this.live.order(`go ${others.join(" ")}`);
  }

  /** Hold a finger on an element: if that would answer, look at the answer first; tells whether it would. */
  hold(id: string): boolean {
    const picked = this.sending === null ? pick(this.offered, this.chosen, id) : null;
    if (picked?.kind !== "taken") return false;
    this.live.inquiry.close();
    this.weigh(picked.option);
    this.held = id;
    return true;
  }

  weigh(option: OptionSeen | null): void {
    this.held = null;
    this.weighed = option;
    this.consider(option);
  }

  /** Take an option, after "are you sure?" where the settings ask for it. */
  take(option: OptionSeen): void {
    if (this.sending !== null || this.ask === null) return;
    this.turned = performance.now();
    if (this.live.lesson.holdsBack(option)) return;
    const sure = settings.confirm === "never" || (settings.confirm === "weighty" && !option.final);
    this.live.inquiry.close();
    if (sure || this.unsure === option) void this.answer(option);
    else this.unsure = option;
  }

  /** Take a line of the list: the answer it is, or the kind of answer it folds. */
  enter(entry: Entry): void {
    const [first, second] = entry.choices;
    if (second === undefined) this.take(first.option);
    else if (this.sending === null) {
      this.turned = performance.now();
      this.kind = kindOf(first);
      this.figure = null;
    }
  }

  private choose(chosen: readonly string[]): void {
    this.turned = performance.now();
    this.chosen = chosen;
    if (this.live.room.laying === null || this.ask === null) return;
    // In a race everybody sees what the others arrange. A lost message does no harm: the next one repeats it all.
    this.live.request({ type: "arrange", seat: this.ask.seat, marks: [...chosen] }).catch(() => undefined);
  }

  /** Drop the picked marks. */
  letGo(): void {
    this.kind = null;
    this.figure = null;
    this.weigh(null);
    this.choose([]);
    this.unsure = null;
  }

  private async answer(option: OptionSeen, byItself = false): Promise<void> {
    const { ask, live } = this;
    if (ask === null || live.seen === null || this.sending !== null) return;
    this.unsure = null;
    this.sending = option.code;
    const { markKey: key } = this;
    const mark = live.log.length;
    const { version } = live.seen.view;
    const reaction = live.seen.view.waiting.reaction === true;
    const rest = this.restOf(option).map((each) => each.code);
    const reply = await live.send({ type: "answer", seat: ask.seat, version, code: option.code, rest });
    this.sending = null;
    this.considered = null;
    this.chosen = [];
    this.kind = null;
    this.figure = null;
    if (reply?.type !== "reply") return;
    this.answered = ask.seat;
    this.done = true;
    if (byItself) return; // nobody has looked at the table for it
    live.theatre.skipped = [];
    if (reaction) return; // it was in somebody else's turn
    this.marks = { ...Object.fromEntries(Object.entries(this.marks).slice(-MOST)), [key]: mark };
    write(MARKS, this.marks);
  }

  /** What is answered together with an option: the rest of it, where that is preset and wanted so. */
  restOf(option: OptionSeen): readonly Preset[] {
    // A lesson goes step by step.
    return settings.presets && this.live.lesson.card === null ? (option.rest ?? []) : [];
  }

  private get markKey(): string {
    return `${this.live.table}:${this.live.eyes}`;
  }

  /** Consider an option: light what it touches and, after a moment, show what it would lead to. */
  consider(option: OptionSeen | null): void {
    this.considered = option;
    this.preview = null;
    clearTimeout(this.considering);
    if (option === null || this.ask === null || this.sending !== null || this.live.room.link !== "open") return;
    const { previews } = this;
    const { seat } = this.ask;
    const known = previews.get(option.code);
    if (known !== undefined) {
      this.preview = known;
      return;
    }
    this.considering = setTimeout(() => {
      this.live.request({ type: "preview", seat, code: option.code }).then(
        (reply) => {
          if (reply.type !== "preview") return;
          previews.set(option.code, reply.fill);
          if (this.considered === option && previews === this.previews) this.preview = reply.fill;
        },
        () => undefined, // a preview that is lost is not missed
      );
    }, 140);
  }
}
