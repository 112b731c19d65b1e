/** The people at a table as they come and go: who is away, who is back, what can be done about it. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { keepTable, tokensOf, keptTable } from "../../lib/browser/keep";
import { place, tableLink } from "../../lib/browser/route.svelte";
import { api, ApiError } from "../../lib/server/api";
import type { ConsentAsked, Propose, Returned, SeatState } from "../../lib/protocol";
import type { SeatRibbon } from "../../lib/table/scene/scene.svelte";
import { t } from "../../lib/words/vocabulary.svelte";
import type { Live } from "../page/live.svelte";
import { absences, askAgain, holdsUp, isNoticed, returned } from "./absence";

/** Milliseconds for which everybody sees that somebody is back. */
const BACK = 6000;
const TICK = 1000;

/** Something that is asked once before it is done. */
export interface Asked {
  title: string;
  words: string;
  yes: string;
  /** A link to keep. */
  link?: string;
  act: () => void | Promise<void>;
}

export class Company {
  /** What somebody here has to be asked before it is done. */
  asked: Asked | null = $state.raw(null);
  private readonly kept = new SvelteMap<number, Returned>();
  private readonly back = new SvelteSet<number>();
  private readonly patient = new SvelteMap<number, { until: number; times: number }>();
  private since: ReadonlyMap<number, number> = $state.raw(new Map());
  private now = $state(Date.now());
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly live: Live) {}

  end(): void {
    clearInterval(this.clock);
  }

  // --- hearing

  heard(before: readonly SeatState[], after: readonly SeatState[]): void {
    this.now = Date.now();
    this.since = absences(after, this.now);
    clearInterval(this.clock);
    if (this.since.size > 0) this.clock = setInterval(() => (this.now = Date.now()), TICK);
    const mine = this.live.room.welcome?.mine ?? [];
    for (const seat of returned(before, after)) {
      if (mine.includes(seat)) continue;
      this.back.add(seat);
      setTimeout(() => this.back.delete(seat), BACK);
    }
  }

  welcomed(message: Returned): void {
    this.kept.set(message.seat, message);
  }

  /** Somebody here has read what a bot did on their seat, or has answered something themselves. */
  seen(seat: number): void {
    this.kept.delete(seat);
  }

  // --- looking

  private readonly waited = $derived.by(() => new Set(this.live.seen?.view.waiting.seats ?? []));

  /** What a bot has done on seats of this browser, until they have answered something. */
  readonly returned: readonly Returned[] = $derived.by(() => {
    const mine = this.live.room.welcome?.mine ?? [];
    return [...this.kept.values()].filter(({ seat }) => mine.includes(seat));
  });

  /** For how many seconds the holder of a seat has been away; null while they are here. */
  away(seat: number): number | null {
    const since = this.since.get(seat);
    return since === undefined ? null : Math.max(0, (this.now - since) / 1000);
  }

  /** "away for 4 minutes" */
  awayWords(seat: number, brief = false): string {
    const n = Math.floor((this.away(seat) ?? 0) / 60);
    return t(brief ? "ui-away-brief" : "ui-away-for", { n });
  }

  botOf(seat: number): string | null {
    const bot = this.live.seats[seat]?.stand_in ?? null;
    return bot === null ? null : this.botName(bot);
  }

  botName(bot: string): string {
    return this.live.words.say({ key: `bot-${bot.split(":")[0] ?? bot}` });
  }

  /** The seat that holds up the table because nobody answers for it. */
  readonly heldUp: number | null = $derived.by(() => {
    const { welcome } = this.live.room;
    const view = this.live.seen?.view;
    if (!welcome?.started || welcome.ended != null || !view || view.result !== null) return null;
    return holdsUp({
      seats: this.live.seats,
      mine: welcome.mine,
      waiting: view.waiting,
      away: (seat) => this.away(seat),
      patience: welcome.patience ?? 0,
      waitsFor: (seat) => this.now < (this.patient.get(seat)?.until ?? 0),
    });
  });

  /** Somebody the table waits for has lost the line, but not for so long that anything could be done. */
  readonly blinking: number | null = $derived.by(() => {
    const seat = this.live.seats.find((each) => this.waited.has(each.seat) && this.since.has(each.seat));
    return seat === undefined || seat.stand_in != null ? null : seat.seat;
  });

  /** What stands over the seats at the table. */
  readonly ribbons: ReadonlyMap<number, SeatRibbon> = $derived.by(() => {
    const found = new Map<number, SeatRibbon>();
    if (!this.live.room.welcome?.started) return found;
    for (const chair of this.live.seats) {
      const { seat } = chair;
      if (this.live.room.welcome.mine.includes(seat)) continue;
      const waited = this.waited.has(seat);
      const turn = waited ? t("ui-seat-turn") : "";
      const seconds = this.away(seat);
      if (chair.stand_in != null) {
        const bot = this.botOf(seat) ?? "";
        const words =
          chair.kind === "open" ? t("ui-plays-free", { bot }) : t("ui-plays-for", { bot, name: chair.name });
        found.set(seat, { look: "bot", words, brief: words, turn: "", thinks: chair.thinking });
      } else if (this.back.has(seat)) {
        const words = t("ui-is-back", { name: chair.name });
        found.set(seat, { look: "back", words, brief: words, turn });
      } else if (chair.kind === "open") {
        found.set(seat, { look: "free", words: t("ui-seat-free"), brief: t("ui-seat-free"), turn });
      } else if (seconds !== null && isNoticed(seconds, waited)) {
        found.set(seat, { look: "away", words: this.awayWords(seat), brief: this.awayWords(seat, true), turn });
      }
    }
    return found;
  });

  /** What was proposed and is being asked, of this seat or of the whole table. */
  readonly vote: ConsentAsked | null = $derived.by(
    () => this.live.room.consents.find(({ kind }) => kind === "stand-in" || kind === "end" || kind === "host") ?? null,
  );

  voteWords(vote: ConsentAsked): string {
    const name = (seat: number): string => this.live.words.who(seat);
    const agreed = (vote.agreed ?? []).map(name);
    const left = (vote.needed ?? []).filter((seat) => !vote.agreed?.includes(seat)).map(name);
    const { words } = this.live;
    return t("ui-vote", { agreed: words.listed(agreed), n: agreed.length, left: words.listed(left) });
  }

  // --- doing

  wait(seat: number): void {
    const times = this.patient.get(seat)?.times ?? 0;
    this.patient.set(seat, { until: Date.now() + 60_000 * askAgain(times), times: times + 1 });
  }

  /** In how many minutes somebody who waits now is asked again. */
  nextAsk(seat: number): number {
    return askAgain(this.patient.get(seat)?.times ?? 0);
  }

  async propose(what: Propose["what"], seat: number | null = null): Promise<void> {
    const { live } = this;
    try {
      const reply = await live.request({ type: "propose", what, seat });
      if (reply.type === "refused" && reply.kind !== "consent") live.notices.add(reply.say, "bad");
      else if (reply.type === "refused") {
        const names = (reply.needed ?? []).map((each) => live.words.who(each));
        live.notices.add(t("ui-asked-others", { names: live.words.listed(names) }), "known");
      }
    } catch {
      live.notices.add(t("ui-not-sent"), "bad");
    }
  }

  askEnd(): void {
    this.asked = {
      title: t("ui-end-title"),
      words: t("ui-end-words"),
      yes: t("ui-end-yes"),
      act: () => this.propose("end"),
    };
  }

  /** Ask whoever wants to leave, and tell what it means; afterwards this browser can still come back. */
  askLeave(): void {
    const { live } = this;
    const seat = live.room.welcome?.mine[0] ?? null;
    this.asked = {
      title: t("ui-leave-title", { game: live.room.welcome?.game.title ?? "" }),
      words: t("ui-leave-others"),
      yes: t("ui-leave-yes"),
      link: tableLink(live.table, live.tokenFor(seat)),
      act: () => this.leave(),
    };
  }

  private async leave(): Promise<void> {
    const { table } = this.live;
    try {
      await api.leave(table, tokensOf(keptTable(table)).slice(0, 16));
    } catch (error) {
      const said = error instanceof ApiError && error.message ? error.message : t("ui-no-server");
      this.live.notices.add(said, "bad");
      return;
    }
    keepTable(table, { left: true });
    place.go("/");
  }
}
