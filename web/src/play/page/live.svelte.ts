/** A table this browser sits at or watches: its room, whose view is shown, and the messages that are sent to it. */
import { loadGameIcons } from "../../lib/icons/icons";
import { keepTable, keptTable, tokensOf, windowEnds } from "../../lib/browser/keep";
import { dialServer, Line, type Sent } from "../../lib/server/line";
import { narrator } from "../../lib/browser/narrator.svelte";
import type { AskSeen, Fill, FromServer, Happened, Host, Motion, OrderSeen, SeatState, Seen } from "../../lib/protocol";
import { closed, eyesOf, newRoom, opened, reduce, WATCH, type Eyes, type RoomState } from "../../lib/server/room";
import { settings } from "../../lib/browser/settings.svelte";
import { play } from "../../lib/browser/sounds";
import { t, vocabulary } from "../../lib/words/vocabulary.svelte";
import type { Words } from "../../lib/words/words";
import { askAbout } from "../about/asking";
import { Inquiry } from "../about/inquiry.svelte";
import { textOf, Deciding } from "../question/deciding.svelte";
import { Lesson } from "../../learn/lesson.svelte";
import { Notices } from "./notices.svelte";
import { peopleOf, type Person } from "../signs/signs";
import { Agreeing } from "../people/agreeing";
import { Company } from "../people/company.svelte";
import { Talk } from "../people/talk.svelte";
import { Showing } from "../theatre/showing";
import { Theatre } from "../theatre/theatre.svelte";

/** This browser's share of the seed: random, so that nobody can foresee it. */
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
  motions: readonly Motion[] = $state.raw([]);
  /** When the time of the race that is on is up, in milliseconds since this page was opened. */
  raceEnds: number | null = $state(null);
  /** When the time to react is up, in the same measure; null: no time limit. */
  reactionEnds: number | null = $state(null);
  /** The match has ended while this page was open. */
  endedNow = false;
  readonly notices = new Notices();
  readonly deciding = new Deciding(this);
  readonly inquiry = new Inquiry((id) => askAbout(this, id));
  readonly talk = new Talk(this);
  readonly agreeing = new Agreeing(this);
  readonly company = new Company(this);
  readonly lesson = new Lesson(this);
  readonly showing = new Showing(this);
  readonly theatre = new Theatre(
    () => settings.pace,
    (deed) => this.showing.staged(deed),
  );
  private shared = false;
  private readonly line: Line;
  private readonly online = (): void => this.line.retry();
  private readonly offline = (): void => this.line.lose();
  /** Say whether anybody looks at this page: of a table one looks at, no word is sent. */
  private readonly glance = (): void => {
    this.line.ask({ type: "looking", yes: !document.hidden }).catch(() => undefined); // said again after the next hello
  };

  seen: Seen | null = $derived(this.room.seen[this.eyes] ?? null);
  /** This seat passes in every reaction until it is asked something else. */
  standing: OrderSeen[] = $derived(this.seen?.standing ?? []);
  log: readonly Happened[] = $derived(this.room.log[this.eyes] ?? []);
  /** What lies on the table as it is drawn: as a staged deed leaves it, else as it is. */
  fill: Fill | null = $derived(this.theatre.fill ?? this.seen?.fill ?? null);
  /** The log as far as it has been staged. */
  read: readonly Happened[] = $derived.by(() => {
    const { deed, again } = this.theatre;
    const last = deed?.news.at(-1)?.n;
    return last === undefined || again ? this.log : this.log.filter((each) => each.n <= last);
  });
  seats: readonly SeatState[] = $derived(this.room.welcome?.seats ?? []);
  names: readonly string[] = $derived(this.seats.map((seat) => seat.name));
  me: number | null = $derived(this.eyes === WATCH ? null : Number(this.eyes));
  words: Words = $derived(vocabulary.words.at(this.names, this.me));
  people: readonly Person[] = $derived(peopleOf(this.names, this.seen?.fill?.seats ?? [], this.words));
  game: string = $derived(this.room.welcome?.game.id ?? "");
  ask: AskSeen | null = $derived(this.deciding.ask);

  /** `silent`: used beside a replay for its welcome only; no notices, sounds or answers. */
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
          if (document.hidden) this.glance();
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
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.online);
    document.addEventListener("visibilitychange", this.glance);
  }

  end(): void {
    this.line.end();
    this.deciding.end();
    this.inquiry.close();
    this.theatre.end();
    this.company.end();
    if (!this.silent) narrator.ask("");
    removeEventListener("online", this.online);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.online);
    document.removeEventListener("visibilitychange", this.glance);
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
      case "seats":
        this.company.heard(before.welcome?.seats ?? [], message.seats);
        break;
      case "returned":
        this.company.welcomed(message);
        break;
      case "welcome":
        this.company.heard(before.welcome?.seats ?? [], message.seats);
        loadGameIcons(message.game.id);
        keepTable(this.table, { game: message.game.id });
        if (message.lesson && !this.silent) this.lesson.begin(message.game.id);
        if (!message.started && message.mine.length > 0 && !this.shared) {
          this.shared = true;
          void this.send({ type: "contribute", text: share() });
        }
        this.look(before);
        break;
      case "update": {
        const { done, answered } = this.deciding;
        if (done && answered !== null) this.company.seen(answered);
        const over = (room: RoomState): boolean => Object.values(room.seen).some(({ view }) => view.result !== null);
        this.endedNow = !message.full && over(this.room) && (this.endedNow || !over(before));
        this.look(before, done);
        this.deciding.isNext = done && !message.full && this.ask?.seat === answered && this.news.length === 0;
        if (message.full) {
          this.theatre.end();
          this.motions = [];
        } else if (!this.silent) this.showing.perform(before.seen[this.eyes]?.fill ?? null, this.news);
        break;
      }
      case "chat":
        this.talk.heard(message);
        break;
      case "consent":
        this.agreeing.asked(message);
        break;
      case "consent-closed":
        this.agreeing.closed(message);
        break;
      case "race":
        this.raceEnds = message.left === null ? null : performance.now() + 1000 * message.left;
        break;
      case "over":
        if (before.over === null && before.welcome?.over === false && !this.silent) play("end");
        break;
      case "rematch":
        keepTable(message.table, { game: this.game, seats: { [message.seat]: message.token } });
        break;
    }
  }

  /** Choose whose view is shown, draw the curtain where people share a device, and begin a new question. */
  private look(before: RoomState, answered = false): void {
    const asked = textOf(before.seen[this.eyes]?.view.asks[0] ?? null);
    const next = eyesOf(this.room, this.eyes === WATCH ? null : this.eyes);
    const shares = (this.room.welcome?.mine.length ?? 0) > 1;
    if (!shares || !settings.curtain) {
      this.curtain = null;
      this.eyes = next;
    } else if (this.room.seen[next] !== undefined) {
      const isAsked = (this.room.seen[next]?.view.asks.length ?? 0) > 0;
      // After an undo the curtain may be drawn for the same player who looked last.
      if ((next !== this.eyes || this.curtain !== null) && (isAsked || this.eyes === WATCH))
        this.curtain = Number(next);
      else if (!isAsked) this.curtain = null;
      if (this.curtain === null) this.eyes = next;
    }
    this.reactionEnds = this.timeReaction();
    this.deciding.renew();
    this.inquiry.renew();
    if (answered || textOf(this.ask) !== asked) {
      this.deciding.begin();
      this.inquiry.begin();
      if (this.ask !== null) this.questioned(this.ask, !answered && asked === "");
      else narrator.ask("");
    }
  }

  /** Reactions happen in this game: standing orders make sense. */
  get windows(): boolean {
    return (this.room.welcome?.game.reactions ?? null) !== null;
  }

  /** No other person plays at this table. */
  get isAlone(): boolean {
    return this.seats.every(
      ({ seat, kind, stand_in }) => String(seat) === this.eyes || kind === "bot" || stand_in != null,
    );
  }

  /** The server is about to pass for this seat: do not show a question that nobody could read in time. */
  passesByItself(ask: AskSeen): boolean {
    if (!this.seen?.view.waiting.reaction) return false;
    const ordered = this.standing.some(
      ({ text }) => text === "pass" || (ask.orders ?? []).some((o) => o.text === text),
    );
    return ordered || (this.isAlone && ask.options.length === 1 && this.room.welcome?.reaction === null);
  }

  private timeReaction(): number | null {
    const seconds = this.room.welcome?.reaction ?? null;
    const view = this.seen?.view;
    if (seconds === null || this.ask === null || !view?.waiting.reaction) return null;
    return windowEnds(`${this.table}:${this.eyes}`, view.version, seconds);
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.theatre.end();
    this.eyes = String(this.curtain);
    this.curtain = null;
    this.reactionEnds = this.timeReaction();
    this.deciding.begin();
    this.inquiry.close();
    this.motions = [];
    if (this.ask) this.questioned(this.ask, true);
  }

  /** A new question; the bell rings only when it comes after a wait. */
  private questioned(ask: AskSeen, waited: boolean): void {
    if (this.silent) return;
    this.showing.ask(ask);
    if (waited && this.curtain === null) play("turn");
    this.deciding.pass(ask);
  }

  private get news(): readonly Happened[] {
    return this.log.filter((each) => each.n >= (this.room.fresh[this.eyes] ?? Infinity));
  }

  /** A log line, as a sentence. */
  told(happened: Happened): string {
    return this.words.sentence({ key: `event-${happened.told.kind}`, args: happened.told.args as never });
  }

  // --- doing

  /** Say something to the server and wait for its reply; throws when the line is lost meanwhile. */
  request(message: Sent): Promise<FromServer> {
    return this.line.ask(message);
  }

  /** The same for what a person did; failures are shown as notices. */
  async send(message: Sent): Promise<FromServer | null> {
    try {
      const reply = await this.request(message);
      if (reply.type !== "refused") return reply;
      if (reply.kind === "stale") {
        // Somebody was quicker, perhaps the same person in another tab; the reply brings the present table.
        this.notices.add(t("ui-stale"), "known");
      } else {
        this.notices.add(reply.say, "bad");
        play("refuse");
      }
      return reply;
    } catch {
      this.notices.add(t("ui-not-sent"), "bad");
      return null;
    }
  }

  /** Give a standing order, or take it back; null takes all of them back. Tells whether that was done. */
  async order(standing: string | null, back = false): Promise<boolean> {
    if (this.me === null) return false;
    const reply = await this.send({ type: "order", seat: this.me, standing, back });
    return reply?.type === "reply";
  }

  run(order: Omit<Host, "type" | "ref">): void {
    void this.send({ type: "host", ...order });
  }
}
