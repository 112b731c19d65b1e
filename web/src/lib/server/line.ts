/** A line to the server: a socket that comes back by itself, says hello again, and knows which reply is whose. */
import type { FromClient, FromServer, Hello } from "../protocol";

export type Sent = FromClient extends infer M ? (M extends { type: string } ? Omit<M, "ref"> : never) : never;

/** The part of WebSocket that is used, so that tests can play the server. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Ears {
  hello(): Omit<Hello, "type" | "ref">;
  opened(): void;
  heard(message: FromServer): void;
  /** Closed: for good when `refusal` says why, otherwise the next attempt begins after this many milliseconds. */
  closed(refusal: string | null, retryIn: number): void;
}

/** Closed by the server because another attempt would end the same way. */
const REFUSALS: ReadonlySet<number> = new Set([4400, 4403, 4404]);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Milliseconds of silence before a ping, and for its answer; a dead connection is noticed after both. */
const PING_EVERY = 5_000;
const ANSWER_WITHIN = 4_000;
const DIAL_WITHIN = 8_000;

/** Milliseconds before an attempt: doubling, a third of it random, so that many clients do not return at once. */
export function waitBefore(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(longest * (2 / 3 + chance / 3));
}

export class LineLost extends Error {
  constructor() {
    super("The connection was lost before an answer came.");
  }
}

export class Line {
  /** The wire that is open. */
  private wire: Wire | null = null;
  /** The wire that is being opened. */
  private dialled: Wire | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private count = 0;
  private readonly waiting = new Map<number, { done(message: FromServer): void; lost(error: Error): void }>();

  constructor(
    private readonly ears: Ears,
    private readonly dial: () => Wire,
  ) {
    this.open();
  }

  /** Send a message and wait for its own reply. */
  ask(message: Sent): Promise<FromServer> {
    const ref = ++this.count;
    return new Promise((done, lost) => {
      if (this.wire === null) return lost(new LineLost());
      this.waiting.set(ref, { done, lost });
      this.wire.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Try again now: the network is back, or somebody pressed the button. */
  retry(): void {
    if (this.wire !== null || this.dialled !== null || this.ended) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** The browser says that the network is gone: close at once. */
  lose(): void {
    if (this.wire !== null && !this.ended) this.giveUp(this.wire);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    this.wire?.close();
  }

  private open(): void {
    const wire = this.dial();
    this.dialled = wire;
    wire.onopen = () => {
      if (this.ended) return wire.close(); // closing a door before it opens would be an error on the console
      this.dialled = null;
      this.wire = wire;
      wire.send(JSON.stringify({ type: "hello", ...this.ears.hello() }));
      this.ears.opened();
      this.listen(wire);
    };
    wire.onmessage = ({ data }) => {
      this.attempt = 0;
      this.listen(wire);
      this.heard(JSON.parse(String(data)) as FromServer);
    };
    wire.onclose = ({ code, reason }) => this.closed(code, reason);
    // A network that swallows everything does not even say that it cannot connect.
    this.pulse = setTimeout(() => this.giveUp(wire), DIAL_WITHIN);
  }

  /** Ping when nothing was heard for a while, and give the wire up when even that stays unanswered. */
  private listen(wire: Wire): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      wire.send(JSON.stringify({ type: "ping" }));
      this.pulse = setTimeout(() => this.giveUp(wire), ANSWER_WITHIN);
    }, PING_EVERY);
  }

  /** Treat a wire as closed. Its own close event may come minutes later and is ignored. */
  private giveUp(wire: Wire): void {
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
    this.closed(0, "");
  }

  private heard(message: FromServer): void {
    const ref = "ref" in message ? message.ref : null;
    const asker = typeof ref === "number" ? this.waiting.get(ref) : undefined;
    this.ears.heard(message);
    if (asker !== undefined) {
      this.waiting.delete(ref as number);
      asker.done(message);
    }
  }

  private closed(code: number, reason: string): void {
    clearTimeout(this.pulse);
    this.wire = this.dialled = null;
    for (const asker of this.waiting.values()) asker.lost(new LineLost());
    this.waiting.clear();
    if (this.ended) return;
    if (REFUSALS.has(code)) {
      this.ended = true;
      this.ears.closed(reason || String(code), 0);
      return;
    }
    const wait = waitBefore(this.attempt++, Math.random());
    this.ears.closed(null, wait);
    this.timer = setTimeout(() => this.open(), wait);
  }
}

export function dialServer(): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Wire;
}
