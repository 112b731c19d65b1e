/** Where a choice of cards is laid out: the largest room in which it covers nothing that must stay in sight. */
import type { Box } from "../../lib/table/drawing/geometry";

/** Beyond this size in px more room is of no use. */
const MOST = { w: 1080, h: 560 };

/** The room that is worth most among those of an area that touch nothing taken. */
export function freeRoom(area: Box, taken: readonly Box[]): Box {
  const [left, right, top, bottom] = [area.x, area.x + area.w, area.y, area.y + area.h];
  const inside = (edges: number[]): number[] => edges.filter((x) => x >= left && x <= right);
  const starts = inside([left, ...taken.map((box) => box.x + box.w)]);
  const ends = inside([right, ...taken.map((box) => box.x)]);
  let best: Box = { x: left, y: top, w: 0, h: 0 };
  const worth = (box: Box): number => Math.min(box.w, MOST.w) * Math.min(box.h, MOST.h);
  for (const x of starts) {
    for (const end of ends.filter((each) => each > x)) {
      const within = taken.filter((box) => box.x < end && box.x + box.w > x).sort((a, b) => a.y - b.y);
      let y = top;
      for (const next of [...within, { y: bottom, h: 0 }]) {
        const room = { x, y, w: end - x, h: Math.min(next.y, bottom) - y };
        if (room.h > 0 && worth(room) > worth(best)) best = room;
        y = Math.max(y, next.y + next.h);
      }
    }
  }
  return best;
}

/** Width in px of a card: at least, and as it is where there is room; up to FEW in a row are wider. */
const CARD = { least: 186, usual: 226, wide: 290 };
const FEW = 3;
const PADDING = 44;

/** How many cards stand in a row, and how wide they are together. */
export function rowsOf(cards: number, width: number): { columns: number; width: number } {
  const most = Math.max(1, Math.floor((width - PADDING) / CARD.least));
  const columns = Math.ceil(cards / Math.ceil(cards / most));
  return { columns, width: Math.min(width, columns * (columns > FEW ? CARD.usual : CARD.wide) + PADDING) };
}
