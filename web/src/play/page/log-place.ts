/** Where the log stands: beside the table if that does not shrink it, otherwise where the canvas has room. */
import type { Room, Table } from "../../lib/protocol";
import { columnWidth, questionWidth } from "../../lib/table/pages/layout";

/** Width of the log in px. */
const RAIL = 324;
/** Width in px from which a page without a canvas has room for the log. */
const WIDE = 1280;
/** The share of its size that a table may lose to the log. */
const LOSS = 0.04;

/** Tell whether table, columns and question keep their size with the log beside them, on a page of this size in px. */
export function fitsBeside(table: Table | null, page: { width: number; height: number }): boolean {
  const { width = 0, height = 0 } = table?.layout ?? {};
  if (width === 0) return page.width >= WIDE;
  const high = page.height / height;
  const keeps = (measure: (width: number) => number): boolean =>
    measure(page.width - RAIL) > (1 - LOSS) * measure(page.width);
  return (
    keeps((wide) => Math.min(wide / width, high)) &&
    keeps((wide) => questionWidth(table as Table, wide, page.height)) &&
    (table?.layout.columns ?? []).every((column) =>
      keeps((wide) => columnWidth(table as Table, column, wide, page.height)),
    )
  );
}

/** The room that a canvas keeps for the question. */
export const askingRoom = (table: Table | null): Room | undefined => table?.layout.rooms?.find((room) => !room.of);
