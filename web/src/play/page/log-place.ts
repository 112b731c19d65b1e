/** Where the log stands: beside the table if that does not shrink it, otherwise where the canvas has room. */
import type { Room, Table } from "../../lib/protocol";

/** Width of the log in px. */
const RAIL = 324;
/** Width in px from which a page without a canvas has room for the log. */
const WIDE = 1280;
/** The share of its size that a table may lose to the log. */
const LOSS = 0.04;

/** Tell whether the table keeps its size with the log beside it, on a page of this size in px. */
export function fitsBeside(table: Table | null, page: { width: number; height: number }): boolean {
  const { width = 0, height = 0 } = table?.layout ?? {};
  if (width === 0) return page.width >= WIDE;
  const high = page.height / height;
  return Math.min((page.width - RAIL) / width, high) > (1 - LOSS) * Math.min(page.width / width, high);
}

/** The room that a canvas keeps for the question. */
export const askingRoom = (table: Table | null): Room | undefined => table?.layout.rooms?.find((room) => !room.of);
