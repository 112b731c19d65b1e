/**
 * The service worker: shows word that comes while no page is open, opens the right table at a click, and says so when
 * the server cannot be reached. It keeps nothing else: the pages of Lychgate come from its server.
 */
import { isSeen, pageFor, pathOf, readMessage, type Page } from "./answers";

/** The part of a service worker's world that is used; the types of pages do not have it. */
interface Client {
  id: string;
  url: string;
  visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, ports?: MessagePort[]): void;
}
interface Late extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Late {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Late {
  data: { text(): string } | null;
}
interface Clicked extends Late {
  notification: Notification;
}
interface World {
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener<E extends Event>(kind: string, heed: (event: E) => void): void;
}
const world = self as unknown as World;

const KEPT = "lychgate-offline-1";
const OFFLINE = "/offline.html";
/** Milliseconds that a page has to say where it is; one that is frozen does not. */
const ANSWER_WITHIN = 2000;
const FILES = [OFFLINE, "/offline.css", "/lychgate.svg"];

world.addEventListener<Late>("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
  void world.skipWaiting();
});

world.addEventListener<Late>("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((each) => each !== KEPT).map((each) => caches.delete(each))));
  event.waitUntil(Promise.all([old, world.clients.claim()]));
});

world.addEventListener<Fetched>("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  // Only pages, and what the offline page is made of; everything else goes its way without us.
  const wanted = request.mode === "navigate" ? OFFLINE : FILES.includes(path) ? path : null;
  if (wanted === null) return;
  event.respondWith(fetch(request).catch(async () => (await caches.match(wanted)) ?? Response.error()));
});

/** Ask a page where it is: browsers know only the address at which it was opened. */
function whereIs(client: Client): Promise<string> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(new URL(String(data), client.url).href);
    setTimeout(() => done(client.url), ANSWER_WITHIN);
    client.postMessage({ where: true }, [port2]);
  });
}

async function pages(): Promise<{ clients: Client[]; seen: Page[] }> {
  const clients = await world.clients.matchAll({ type: "window", includeUncontrolled: true });
  const urls = await Promise.all(clients.map(whereIs));
  const seen = clients.map(({ visibilityState }, at) => ({
    url: urls[at] ?? "",
    visible: visibilityState === "visible",
  }));
  return { clients, seen };
}

async function show(content: string): Promise<void> {
  const { title, body, table } = readMessage(content);
  if (isSeen(table, (await pages()).seen)) return;
  // One notification a table: a later one takes the place of an earlier one.
  const given = { body, tag: table || "lychgate", icon: "/icons/192.png", badge: "/icons/badge.png", data: table };
  await world.registration.showNotification(title, given);
}

world.addEventListener<Pushed>("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));

async function open(table: string): Promise<void> {
  const { clients, seen } = await pages();
  const page = clients[pageFor(table, seen)];
  if (page === undefined) {
    await world.clients.openWindow(pathOf(table));
    return;
  }
  page.postMessage({ go: pathOf(table) });
  await page.focus();
}

world.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(readMessage(JSON.stringify({ table: event.notification.data as unknown })).table));
});
