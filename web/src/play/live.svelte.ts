/** A table this browser sits at or watches: the room behind the socket, whose eyes look, and what a person does there. */
import { choicesOf, left, lit, marksOf, pick, type Choice } from "../lib/choosing";
import { loadGameIcons } from "../lib/icons";
import { dropToken, keepTable, keptTable, read, tokensOf, write } from "../lib/keep";
import { dialServer, Line, type Sent } from "../lib/line";
import { narrator } from "../lib/narrator.svelte";
import type {
  AskSeen,
  Fill,
  FromServer,
  Happened,
  Host,
  Motion,
  Obstacle,
  OptionSeen,
  SeatState,
  Seen,
} from "../lib/protocol";
import { closed, eyesOf, newRoom, opened, reduce, WATCH, type Eyes, type RoomState } from "../lib/room";
import { settings } from "../lib/settings.svelte";
import { play, type Sound } from "../lib/sounds";
import { t, vocabulary } from "../lib/vocabulary.svelte";
import type { Words } from "../lib/words";

export interface Notice {
  id: number;
  text: string;
  tone: "bad" | "good" | "known";
}

export interface WhyNotBox {
  /** The element that was clicked. */
  id: string;
  name: string;
  obstacles: Obstacle[];
}

const MARKS = "lychgate.marks";

/** Our share of the luck: nobody can have foreseen it. */
function share(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Live {
  room: RoomState = $state.raw(newRoom());
  /** When the next attempt to connect begins, while the line is lost. */
  retryAt: number | null = $state(null);
  /** Whose view is drawn. */
  eyes: Eyes = $state(WATCH);
  /** The seat the device must be passed to before anything is shown. */
  curtain: number | null = $state(null);
  /** The marks picked so far. */
  chosen: readonly string[] = $state.raw([]);
  /** An option waiting for "are you sure?". */
  unsure: OptionSeen | null = $state.raw(null);
  /** The code on its way to the server. */
  sending: string | null = $state(null);
  why: WhyNotBox | null = $state.raw(null);
  notices: Notice[] = $state.raw([]);
  motions: readonly Motion[] = $state.raw([]);
  /** The element and the option under the pointer or the focus. */
  hovered: string | null = $state(null);
  considered: OptionSeen | null = $state.raw(null);
  preview: Fill | null = $state.raw(null);
  /** Reactions happen in this game: standing orders make sense. */
  windows = $state(false);
  standing = $state(false);
  unread = $state(0);
  talking = $state(false);
  muted: readonly string[] = $state.raw([]);
  /** The seat that answered last, whose answer an undo takes back. */
  private answered: number | null = $state(null);
  private marks: Record<string, number> = $state.raw(read<Record<string, number>>(MARKS, {}));
  private shared = false;
  private previews = new Map<string, Fill | null>();
  private considering: ReturnType<typeof setTimeout> | undefined;
  private passing: ReturnType<typeof setTimeout> | undefined;
  private noticed = 0;
  private readonly line: Line;
  private readonly online = (): void => this.line.retry();

  seen: Seen | null = $derived(this.room.seen[this.eyes] ?? null);
  log: readonly Happened[] = $derived(this.room.log[this.eyes] ?? []);
  seats: readonly SeatState[] = $derived(this.room.welcome?.seats ?? []);
  names: readonly string[] = $derived(this.seats.map((seat) => seat.name));
  me: number | null = $derived(this.eyes === WATCH ? null : Number(this.eyes));
  words: Words = $derived(vocabulary.words.at(this.names, this.me));
  game: string = $derived(this.room.welcome?.game.id ?? "");
  ask: AskSeen | null = $derived(this.seen?.view.asks[0] ?? null);
  choices: readonly Choice[] = $derived(this.ask ? choicesOf(this.ask) : []);
  left: readonly Choice[] = $derived(left(this.choices, this.chosen));
  lit: ReadonlySet<string> = $derived(this.sending === null ? lit(this.choices, this.chosen) : new Set<string>());
  hot: readonly string[] = $derived(this.considered ? marksOf(this.considered) : []);
  /** What happened since this person last answered; null before the first answer. */
  since: readonly Happened[] | null = $derived.by(() => {
    const mark = this.marks[this.markKey];
    return mark === undefined ? null : this.log.filter((each) => each.n >= mark);
  });

  /** `silent`: only for its welcome, beside a replay; nothing is told, sounded or answered. */
  constructor(
    readonly table: string,
    private readonly silent = false,
  ) {
    this.line = new Line(
      {
        hello: () => ({ table, tokens: this.tokens().slice(0, 20), since: this.room.number }),
        opened: () => {
          this.retryAt = null;
          this.shared = false;
          this.room = opened(this.room);
        },
        heard: (message) => this.heard(message),
        closed: (refusal, wait) => {
          this.room = closed(this.room, refusal);
          this.retryAt = refusal === null ? Date.now() + wait : null;
        },
      },
      dialServer,
    );
    addEventListener("online", this.online);
    document.addEventListener("visibilitychange", this.online);
  }

  end(): void {
    this.line.end();
    clearTimeout(this.considering);
    clearTimeout(this.passing);
    removeEventListener("online", this.online);
    document.removeEventListener("visibilitychange", this.online);
  }

  retry(): void {
    this.line.retry();
  }

  tokens(): string[] {
    return tokensOf(keptTable(this.table));
  }

  /** The capability to show for a seat; any other of this table where that one is not known. */
  tokenFor(seat: number | null): string {
    const kept = keptTable(this.table);
    return (seat === null ? undefined : kept?.seats[seat]) ?? this.tokens()[0] ?? "";
  }

  // --- hearing

  private heard(message: FromServer): void {
    const before = this.room;
    this.room = reduce(before, message);
    switch (message.type) {
      case "welcome":
        loadGameIcons(message.game.id);
        keepTable(this.table, { game: message.game.id });
        if (!message.started && message.mine.length > 0 && !this.shared) {
          this.shared = true;
          void this.send({ type: "contribute", text: share() });
        }
        this.look(before);
        break;
      case "update":
        this.look(before);
        if (!message.full) this.follow();
        else this.motions = [];
        break;
      case "chat":
        if (!this.talking && message.from !== this.me && !this.muted.includes(message.name)) {
          // The lines said before we came are told again on every hello: they are no news.
          if (Date.now() / 1000 - message.at < 20) {
            this.unread += 1;
            play("talk");
          }
        }
        break;
      case "consent":
        play("talk");
        // The server gives up on it, too; we might not be there to hear it.
        setTimeout(() => this.forget(message.request), 61_000);
        break;
      case "consent-closed":
        this.notice(t(message.agreed ? "ui-undo-agreed" : "ui-undo-declined"), message.agreed ? "good" : "known");
        break;
      case "over":
        if (before.over === null && before.welcome?.over === false && !this.silent) play("end");
        break;
      case "rematch":
        keepTable(message.table, { game: this.game, seats: { [message.seat]: message.token } });
        break;
    }
  }

  /** Choose whose eyes look now, draw the curtain where people share a device, and begin a new question. */
  private look(before: RoomState): void {
    const codes = (ask: AskSeen | null): string => ask?.options.map((option) => option.code).join("\n") ?? "";
    const asked = codes(before.seen[this.eyes]?.view.asks[0] ?? null);
    const next = eyesOf(this.room, this.eyes === WATCH ? null : this.eyes);
    const shares = (this.room.welcome?.mine.length ?? 0) > 1;
    if (!shares || !settings.curtain) {
      this.curtain = null;
      this.eyes = next;
    } else if (this.room.seen[next] !== undefined) {
      const isAsked = (this.room.seen[next]?.view.asks.length ?? 0) > 0;
      // Behind a curtain it may also be whoever looked last: they have taken their answer back.
      if ((next !== this.eyes || this.curtain !== null) && (isAsked || this.eyes === WATCH))
        this.curtain = Number(next);
      else if (!isAsked) this.curtain = null;
      if (this.curtain === null) this.eyes = next;
    }
    if (this.seen?.view.waiting.reaction) this.windows = true;
    this.preview = null;
    this.previews.clear();
    if (codes(this.ask) !== asked) {
      this.chosen = [];
      this.unsure = null;
      this.considered = null;
      this.why = null;
      if (this.ask !== null) this.questioned(this.ask, asked === "");
      else narrator.ask("");
    }
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.eyes = String(this.curtain);
    this.curtain = null;
    this.chosen = [];
    this.motions = [];
    if (this.ask) this.questioned(this.ask, true);
  }

  /** A new question; the bell rings only when it comes after a wait. */
  private questioned(ask: AskSeen, waited: boolean): void {
    if (this.silent) return;
    this.standing = false; // asked something else: the order is spent
    narrator.ask(t("ui-asked", { question: this.words.sentence(ask.prompt), n: ask.options.length }));
    if (waited && this.curtain === null) play("turn");
    const [only, second] = ask.options;
    if (!settings.autoPass || only === undefined || second !== undefined) return;
    // Not at once, and never after the same time: how fast one passes must tell nothing.
    clearTimeout(this.passing);
    this.passing = setTimeout(() => this.ask === ask && void this.answer(only), 700 + Math.random() * 1800);
  }

  /** Show and tell what the last update brought. */
  private follow(): void {
    if (this.silent) return;
    const news = this.log.filter((each) => each.n >= (this.room.fresh[this.eyes] ?? Infinity));
    this.motions = news.flatMap((each) => each.motions ?? []);
    narrator.tell(news.map((each) => this.told(each)));
    const sounds = new Set(
      this.motions.map((motion): Sound => (motion.kind === "flip" ? "flip" : motion.kind === "roll" ? "roll" : "move")),
    );
    for (const sound of sounds) play(sound);
  }

  /** A log line, as a sentence. */
  told(happened: Happened): string {
    return this.words.sentence({ key: `event-${happened.told.kind}`, args: happened.told.args as never });
  }

  // --- doing

  private async send(message: Sent): Promise<FromServer | null> {
    try {
      const reply = await this.line.ask(message);
      if (reply.type === "refused") {
        this.notice(reply.say, "bad");
        play("refuse");
      }
      return reply;
    } catch {
      this.notice(t("ui-not-sent"), "bad");
      return null;
    }
  }

  notice(text: string, tone: Notice["tone"]): void {
    const notice = { id: ++this.noticed, text, tone };
    this.notices = [...this.notices.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), 7000);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((each) => each.id !== id);
  }

  /** Point at an element of the table. */
  pick(id: string, name: string): void {
    this.why = null;
    if (this.sending !== null) return;
    const picked = pick(this.choices, this.chosen, id);
    if (picked.kind === "narrowed") this.chosen = picked.chosen;
    else if (picked.kind === "taken") this.take(picked.option);
    else void this.askWhy(id, name);
  }

  /** Take an option; where that is weighty, only after "are you sure?". */
  take(option: OptionSeen): void {
    if (this.sending !== null || this.ask === null) return;
    const sure = settings.confirm === "never" || (settings.confirm === "weighty" && !option.final);
    if (sure || this.unsure === option) void this.answer(option);
    else this.unsure = option;
  }

  /** Let go of the marks picked so far. */
  letGo(): void {
    this.chosen = [];
    this.why = null;
    this.unsure = null;
  }

  private async answer(option: OptionSeen): Promise<void> {
    const { ask, seen } = this;
    if (ask === null || seen === null || this.sending !== null) return;
    this.unsure = null;
    this.sending = option.code;
    this.mark();
    const reply = await this.send({ type: "answer", seat: ask.seat, version: seen.view.version, code: option.code });
    this.sending = null;
    this.considered = null;
    if (reply?.type === "reply") this.answered = ask.seat;
    this.chosen = [];
  }

  private get markKey(): string {
    return `${this.table}:${this.eyes}`;
  }

  /** Remember where the log stood when this person answered. */
  private mark(): void {
    this.marks = { ...Object.fromEntries(Object.entries(this.marks).slice(-60)), [this.markKey]: this.log.length };
    write(MARKS, this.marks);
  }

  private async askWhy(id: string, name: string): Promise<void> {
    const seat = this.me;
    if (seat === null || this.room.link !== "open") return;
    const reply = await this.send({ type: "why", seat, query: this.chosen.length ? [...this.chosen, id] : [id] });
    if (reply?.type === "why") this.why = { id, name, obstacles: reply.obstacles };
  }

  /** Consider an option: light what it touches and, after a moment, show what it would lead to. */
  consider(option: OptionSeen | null): void {
    this.considered = option;
    this.preview = null;
    clearTimeout(this.considering);
    if (option === null || this.ask === null || this.sending !== null || this.room.link !== "open") return;
    const { seat } = this.ask;
    const known = this.previews.get(option.code);
    if (known !== undefined) {
      this.preview = known;
      return;
    }
    this.considering = setTimeout(() => {
      this.line.ask({ type: "preview", seat, code: option.code }).then(
        (reply) => {
          if (reply.type !== "preview") return;
          this.previews.set(option.code, reply.fill);
          if (this.considered === option) this.preview = reply.fill;
        },
        () => undefined, // a preview that is lost is not missed
      );
    }, 140);
  }

  /** Whose answer the undo button takes back. */
  get undoSeat(): number | null {
    const mine = this.room.welcome?.mine ?? [];
    return this.answered !== null && mine.includes(this.answered) ? this.answered : this.me;
  }

  async undo(): Promise<void> {
    const seat = this.undoSeat;
    if (seat === null) return;
    try {
      const reply = await this.line.ask({ type: "undo", seat });
      if (reply.type !== "refused") return;
      const asked = (reply.needed ?? []).map((each) => this.words.who(each));
      if (asked.length) this.notice(t("ui-undo-asked", { names: this.words.listed(asked) }), "known");
      else this.notice(reply.say, "bad");
    } catch {
      this.notice(t("ui-not-sent"), "bad");
    }
  }

  consent(request: number, yes: boolean): void {
    void this.send({ type: "consent", request, yes });
    this.forget(request);
  }

  private forget(request: number): void {
    this.room = { ...this.room, consents: this.room.consents.filter((each) => each.request !== request) };
  }

  async order(pass: boolean): Promise<void> {
    if (this.me === null) return;
    const reply = await this.send({ type: "order", seat: this.me, standing: pass ? "pass" : null });
    if (reply?.type === "reply") this.standing = pass;
  }

  say(text: string): void {
    void this.send({ type: "chat", text });
  }

  mute(name: string): void {
    this.muted = this.muted.includes(name) ? this.muted.filter((each) => each !== name) : [...this.muted, name];
  }

  run(order: Omit<Host, "type" | "ref">): void {
    void this.send({ type: "host", ...order });
  }

  /** Take the seat this browser is invited to. */
  async sit(name: string): Promise<void> {
    settings.name = name;
    const invites = keptTable(this.table)?.others ?? [];
    const reply = await this.send({ type: "sit", name });
    if (reply?.type !== "seated") return;
    keepTable(this.table, { seats: { [reply.seat]: reply.token } });
    // The invitation is used up; what else opens this table stays.
    if (this.room.welcome?.host !== true) for (const invite of invites) dropToken(this.table, invite);
  }
}
