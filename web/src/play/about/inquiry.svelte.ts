/** "What is this?": which element the card speaks of, since when, and how long it stays. */
import type { About } from "../../lib/protocol";

export interface Shown {
  id: string;
  /** What the server says of it; null where it does not know: the card then says what the table shows. */
  about: About | null;
}

/** Milliseconds that a pointer rests on a thing before the card comes, and after which it leaves with the pointer. */
const REST = 450;
const LEAVE = 200;

export class Inquiry {
  shown: Shown | null = $state.raw(null);
  /** It was asked for by a click, a key or a finger: it stays until it is closed. */
  pinned = $state(false);
  /** It was asked for by a key: the focus goes into the card. */
  focused = $state(false);
  /** The element under the pointer. */
  private pointed: string | null = null;
  /** The element that was chosen: it is not explained before the pointer has left it. */
  private chosen: string | null = null;
  private wanted: string | null = null;
  private learnt = new Map<string, Promise<About | null>>();
  private opening: ReturnType<typeof setTimeout> | undefined;
  private closing: ReturnType<typeof setTimeout> | undefined;

  /** Answers that lead to what the card speaks of without touching it: the question shows them brighter. */
  ways: ReadonlySet<string> = $derived(new Set(this.shown?.about?.ways));

  constructor(private readonly learn: (id: string) => Promise<About | null>) {}

  /** The pointer is over another element, or over none. */
  point(id: string | null): void {
    this.pointed = id;
    if (id !== this.chosen) this.chosen = null;
    if (this.pinned) return;
    clearTimeout(this.opening);
    if (id === this.shown?.id) return this.keep();
    this.wanted = null;
    this.leave();
    if (id !== null && this.chosen === null) this.opening = setTimeout(() => void this.open(id), REST);
  }

  /** What the pointer is over was chosen: nobody reads now. */
  hush(): void {
    this.chosen = this.pointed;
    this.close();
  }

  /** Show an element and stay. */
  async pin(id: string, focused = false): Promise<void> {
    await this.open(id);
    if (this.shown?.id !== id) return;
    clearTimeout(this.closing);
    this.pinned = true;
    this.focused = focused;
  }

  /** Show what the pointer is over, and stay; false where it is over nothing. */
  pinPointed(): boolean {
    if (this.pointed !== null) void this.pin(this.pointed, true);
    return this.pointed !== null;
  }

  /** The pointer is on the card. */
  keep(): void {
    clearTimeout(this.opening);
    clearTimeout(this.closing);
  }

  /** The pointer has left the card or the thing. */
  leave(): void {
    clearTimeout(this.closing);
    if (!this.pinned && this.shown !== null) this.closing = setTimeout(() => this.close(), LEAVE);
  }

  close(): void {
    this.keep();
    this.wanted = null;
    this.shown = null;
    this.pinned = false;
    this.focused = false;
  }

  /** The table has changed: what was learnt may be untrue by now. */
  renew(): void {
    this.learnt = new Map();
    if (this.shown !== null) void this.open(this.shown.id);
  }

  /** Another question: only what was asked for on purpose stays. */
  begin(): void {
    if (this.pinned) this.renew();
    else this.close();
  }

  /** Learn about an element, for whoever wants to say it elsewhere. */
  learnOf(id: string): Promise<About | null> {
    let about = this.learnt.get(id);
    if (about === undefined) {
      about = this.learn(id);
      this.learnt.set(id, about);
    }
    return about;
  }

  private async open(id: string): Promise<void> {
    clearTimeout(this.opening);
    this.wanted = id;
    const about = await this.learnOf(id);
    if (this.wanted === id) this.shown = { id, about };
  }
}
