/** Starts the service worker, and goes where it says: a notification was clicked while a page was open. */
import { parse } from "../lib/browser/address";
import { place } from "../lib/browser/route.svelte";

/** What the service worker asks of a page: where it is, or to go somewhere. */
interface Asked {
  where?: boolean;
  go?: unknown;
}

export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<Asked | null>) => {
    if (data?.where) ports[0]?.postMessage(location.pathname);
    const path = data?.go;
    if (typeof path === "string" && parse(path).page !== "nowhere" && path !== location.pathname) place.go(path);
  });
  // Without it the page works all the same: no word while it is closed, and no page of ours while offline.
  navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
