/**
 * Word of tables that wait, for this browser: whether somebody wants it, by which ways it comes, and what stands in the
 * way. While a page is open it is shown from here; while none is, the service worker shows what the server sends.
 */
import { keptTables, newToken, read, write } from "../lib/browser/keep";
import { settings } from "../lib/browser/settings.svelte";
import type { WordAddress, WordOffer } from "../lib/protocol";
import { ApiError, call } from "../lib/server/api";

const KEPT = "lychgate.word";
const TOKENS = 200;

interface Kept {
  /** With it, this browser's addresses can be seen and changed; nobody else has it. */
  key: string;
  on: boolean;
}

/** Why nothing can come: the browser cannot, it does not allow it, or the address is not encrypted. */
export type Bar = "cannot" | "denied" | "unsafe" | null;

const post = async <T>(path: string, body: unknown): Promise<T> =>
  (await (await call(`/api/word/${path}`, body)).json()) as T;

class Word {
  private kept: Kept = $state(read<Kept>(KEPT, { key: newToken(), on: false }));
  offer: WordOffer | null = $state.raw(null);
  addresses: readonly WordAddress[] = $state.raw([]);
  /** What went wrong, in a sentence of the server. */
  said = $state("");
  busy = $state(false);
  private synced = "";

  /** This browser shows that a table waits, as long as a page of Lychgate is open. */
  get on(): boolean {
    return this.kept.on && this.bar === null && Notification.permission === "granted";
  }

  /** This browser is told even when no page is open. */
  get isReached(): boolean {
    return this.on && this.addresses.some(({ kind }) => kind === "push");
  }

  get others(): readonly WordAddress[] {
    return this.addresses.filter(({ kind }) => kind !== "push");
  }

  get bar(): Bar {
    if (!isSecureContext) return "unsafe";
    if (!("Notification" in window) || !("serviceWorker" in navigator)) return "cannot";
    return Notification.permission === "denied" ? "denied" : null;
  }

  private keep(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    write(KEPT, this.kept);
  }

  private tokens(): string[] {
    return keptTables()
      .filter((each) => each.left !== true)
      .flatMap(({ seats }) => Object.values(seats))
      .slice(0, TOKENS);
  }

  /** Do something that the server may refuse. */
  private async attempt(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.said = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.said = error instanceof ApiError ? error.message : "";
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Ask which ways there are, and which of them this browser uses. */
  async look(): Promise<void> {
    await this.attempt(async () => {
      this.offer = (await (await call("/api/word")).json()) as WordOffer;
      this.addresses = await post<WordAddress[]>("mine", { key: this.kept.key, tokens: this.tokens() });
    });
  }

  /** Let the addresses of this browser be told of the seats it has taken since. */
  async sync(): Promise<void> {
    const known = read<Kept | null>(KEPT, null);
    const tokens = this.tokens();
    if (known === null || tokens.join() === this.synced) return;
    this.synced = tokens.join();
    try {
      this.addresses = await post<WordAddress[]>("mine", { key: this.kept.key, tokens });
      if (this.on && !this.isReached) await this.subscribe();
    } catch {
      this.synced = ""; // the next visit tries again
    }
  }

  /** Show on this device that a table waits; the browser asks whether it may. */
  async turnOn(): Promise<void> {
    if (this.bar !== null) return;
    const answer = await Notification.requestPermission();
    this.keep({ on: answer === "granted" });
    if (answer === "granted") await this.attempt(async () => this.subscribe());
  }

  async turnOff(): Promise<void> {
    this.keep({ on: false });
    await this.attempt(async () => {
      const mine = this.addresses.find(({ kind }) => kind === "push");
      if (mine !== undefined) await this.end(mine.id);
      await (await (await this.worker())?.pushManager?.getSubscription())?.unsubscribe();
    });
  }

  /** Ask the push service of this browser for an address; without one, word is shown while a page is open. */
  private async subscribe(): Promise<void> {
    this.offer ??= (await (await call("/api/word")).json()) as WordOffer;
    const worker = await this.worker();
    if (this.offer.push === null || worker === undefined || !("pushManager" in worker)) return;
    const subscription = await this.subscription(worker, this.offer.push);
    if (subscription === null) return;
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    this.addresses = await post<WordAddress[]>("push", { ...this.mine(), endpoint, p256dh, auth });
  }

  /** The service worker once it is at work; undefined where this page has none. */
  private async worker(): Promise<ServiceWorkerRegistration | undefined> {
    const begun = await navigator.serviceWorker.getRegistration();
    return begun === undefined ? undefined : navigator.serviceWorker.ready;
  }

  private async subscription(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription | null> {
    try {
      return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch {
      // Another house had this address before, or the push service cannot be reached.
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
    }
  }

  private mine(): { key: string; tokens: string[]; language: string } {
    this.keep({}); // from now on this browser has addresses
    return { key: this.kept.key, tokens: this.tokens(), language: settings.language };
  }

  // --- mail and other services

  /** Give an address; it is told once whoever reads it has agreed. */
  give(target: string): Promise<boolean> {
    const kind = target.includes("://") ? "service" : "mail";
    return this.attempt(async () => {
      this.addresses = await post<WordAddress[]>("address", { ...this.mine(), kind, target: target.trim() });
    });
  }

  async end(id: string): Promise<void> {
    this.addresses = await post<WordAddress[]>("end", { key: this.kept.key, id });
  }

  drop(id: string): Promise<boolean> {
    return this.attempt(() => this.end(id));
  }

  /** Send one message, to see how word comes. */
  tryOut(id: string): Promise<boolean> {
    return this.attempt(async () => void (await post("try", { key: this.kept.key, id })));
  }

  // --- while a page is open

  /** Show that a table waits, unless this page is before somebody's eyes. */
  async tell(table: string, title: string, body: string): Promise<void> {
    if (!this.on || !document.hidden) return;
    const worker = await navigator.serviceWorker.getRegistration();
    // As the service worker does it: what the server sends of the same table takes the place of this.
    const given = { body, tag: table, icon: "/icons/192.png", badge: "/icons/badge.png", data: table };
    await worker?.showNotification(title, given);
  }
}

export const word = new Word();
