/** Where the log stands: beside the table, where that costs the table nothing, or where the canvas keeps room for it. */
import type { Room, Table } from "../../lib/protocol";

/** What the log beside a table takes of its width. */
const RAIL = 324;
/** A page without a canvas has room for it from this width on. */
const WIDE = 1280;
/** The part of its size that a table may lose to the log. */
const LOSS = 0.04;

/** Tell whether the log beside the table leaves it its size, in a page of so many pixels. */
export function fitsBeside(table: Table | null, page: { width: number; height: number }): boolean {
  const { width = 0, height = 0 } = table?.layout ?? {};
  if (width === 0) return page.width >= WIDE;
  const high = page.height / height;
  return Math.min((page.width - RAIL) / width, high) > (1 - LOSS) * Math.min(page.width / width, high);
}

/** The room that a canvas keeps for the question. */
export const askingRoom = (table: Table | null): Room | undefined => table?.layout.rooms?.find((room) => !room.of);
