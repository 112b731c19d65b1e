/** Where the pills of a picture stand: beside what they speak of, inside the arch, and over nothing that stands out. */
import type { Box, Size } from "../lib/table/pointing/placing";

export interface Pill extends Size {
  /** What it speaks of. */
  thing: Box;
}

/** The curve of an arch above, in px; below its middle stands the number of the picture. */
const ARCH = { x: 120, y: 112 };
const NUMBER = { w: 36, h: 20 };
/** Between a pill and its thing; between it and the frame. */
const GAP = 5;
const MARGIN = 6;

/** What covering a px of something costs, and being a px farther from one's thing. */
const COST = { pill: 40, mark: 12, thing: 8, far: 9 };

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How far the arch reaches into the frame at a height. */
function inset(y: number): number {
  if (y >= ARCH.y) return 0;
  const up = (ARCH.y - Math.max(0, y)) / ARCH.y;
  return ARCH.x * (1 - Math.sqrt(1 - up * up));
}

/** Move a box into the frame; it may be wider than the frame is at its height. */
function inside(box: Box, frame: Size): Box {
  const y = Math.max(MARGIN, Math.min(box.y, frame.h - box.h - MARGIN));
  const side = inset(y) + MARGIN;
  return { ...box, y, x: Math.max(side, Math.min(box.x, frame.w - side - box.w)) };
}

function around({ thing, w, h }: Pill): Box[] {
  const [middle, level] = [thing.x + thing.w / 2 - w / 2, thing.y + thing.h / 2 - h / 2];
  const [above, below] = [thing.y - h - GAP, thing.y + thing.h + GAP];
  const [before, behind] = [thing.x - w - GAP, thing.x + thing.w + GAP];
  const ends = [middle, thing.x, thing.x + thing.w - w];
  return [
    ...[above, below].flatMap((y) => ends.map((x) => ({ x, y, w, h }))),
    ...[behind, before].flatMap((x) => [level, thing.y, thing.y + thing.h - h].map((y) => ({ x, y, w, h }))),
  ];
}

/** The middle of every pill; `marks` are the things that stand out in the picture. */
export function placed(pills: readonly Pill[], marks: readonly Box[], frame: Size): { x: number; y: number }[] {
  const number = { x: (frame.w - NUMBER.w) / 2, y: frame.h - NUMBER.h, ...NUMBER };
  const taken: Box[] = [number];
  return pills.map((pill) => {
    const cost = (wanted: Box): number => {
      const box = inside(wanted, frame);
      const out = Math.max(0, box.w - (frame.w - 2 * (inset(box.y) + MARGIN)));
      return (
        COST.thing * shared(box, pill.thing) +
        COST.far * (Math.hypot(box.x - wanted.x, box.y - wanted.y) + out) +
        marks.reduce((sum, each) => sum + COST.mark * shared(box, each), 0) +
        taken.reduce((sum, each) => sum + COST.pill * shared(box, each), 0)
      );
    };
    const best = around(pill).reduce((one, other) => (cost(other) < cost(one) ? other : one));
    const box = inside(best, frame);
    taken.push(box);
    return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  });
}
