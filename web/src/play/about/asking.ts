import type { About } from "../../lib/protocol";
import type { Live } from "../page/live.svelte";

/** How many reasons somebody reads. */
const MOST_REASONS = 3;

/**
 * What there is to say about an element, to a seat or to a spectator; null where the server does not know it. With
 * something picked already, first why this does not go with it.
 */
export async function askAbout(live: Live, id: string): Promise<About | null> {
  const { chosen } = live.deciding;
  const seat = live.me;
  try {
    const together = seat !== null && chosen.length > 0 && !chosen.includes(id);
    const [told, why] = await Promise.all([
      live.request({ type: "about", id, seat }),
      together ? live.request({ type: "why", seat, query: [...chosen, id] }) : null,
    ]);
    if (told.type !== "about") return null;
    const first = why?.type === "why" ? why.obstacles : [];
    const later = (told.about.reasons ?? []).filter(({ clause }) => first.every((each) => each.clause !== clause));
    return { ...told.about, reasons: [...first, ...later].slice(0, MOST_REASONS) };
  } catch {
    return null; // the line is lost; the table is still there to be read
  }
}
