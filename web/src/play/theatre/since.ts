import type { Live } from "../page/live.svelte";
import { deedsOf, type Deed } from "./staging";

/** The deeds since this person's last turn; after a reload the lines of the log alone are left. */
export function deedsSince(live: Live): readonly Deed[] {
  const { since } = live.deciding;
  const first = since[0]?.n ?? Infinity;
  const seen = live.theatre.past.filter((deed) => deed.n >= first);
  if (seen.length > 0) return seen;
  const table = live.room.welcome?.layout ?? null;
  return since.flatMap((each) => deedsOf({ before: null, after: null, news: [each] }, table, live.me));
}
