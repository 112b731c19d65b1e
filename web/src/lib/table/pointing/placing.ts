/** Where a card stands that speaks of something on the table: near it, and over nothing that matters. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Size = Pick<Box, "w" | "h">;

export interface Ground {
  /** Where a card may stand: the window below its bar. */
  screen: Box;
  /** What the card speaks of. */
  thing: Box;
  /** What it must not cover: what is lit, and the question with its answers. */
  kept: readonly Box[];
  /** The question: a band stands above it. */
  question: Box | null;
}

/** A card as high as it needs to be or, where that has no room, a low band. */
export interface Stand {
  form: "card" | "band";
  x: number;
  y: number;
  /** It covers nothing that matters. False only where every place would. */
  clear: boolean;
}

/** All in px: between card and thing; between card and anything else; how far "near" is; the steps of a search. */
const GAP = 14;
const MARGIN = 6;
const NEAR = 360;
const STEP = 12;
/** A thing that fills more of the screen than this is the ground itself: a card may stand on it. */
const GROUND = 0.3;

export const overlaps = (a: Box, b: Box, margin = 0): boolean =>
  a.x < b.x + b.w + margin && b.x < a.x + a.w + margin && a.y < b.y + b.h + margin && b.y < a.y + a.h + margin;

/** What is seen of a box through a window; null: nothing. */
export function seenThrough(box: Box, frame: Box): Box | null {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  const w = Math.min(box.x + box.w, frame.x + frame.w) - x;
  const h = Math.min(box.y + box.h, frame.y + frame.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

export function isGround(thing: Box, screen: Box): boolean {
  return thing.w * thing.h > GROUND * screen.w * screen.h;
}

/** Px between two boxes; 0 where they touch. */
function distance(a: Box, b: Box): number {
  const across = Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w));
  const down = Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h));
  return Math.hypot(across, down);
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The places right, left, above and below a thing, each level with its middle as far as the screen allows. */
function sides({ w, h }: Size, { screen, thing }: Ground): Box[] {
  const x = within(thing.x + thing.w / 2 - w / 2, screen.x, screen.x + screen.w - w);
  const y = within(thing.y + thing.h / 2 - h / 2, screen.y, screen.y + screen.h - h);
  return [
    { x: thing.x + thing.w + GAP, y, w, h },
    { x: thing.x - GAP - w, y, w, h },
    { x, y: thing.y - GAP - h, w, h },
    { x, y: thing.y + thing.h + GAP, w, h },
  ];
}

/** Above the question: with its right or its left edge, or level with the thing. */
function aboveQuestion({ w, h }: Size, { screen, thing, question }: Ground): Box[] {
  if (question === null) return [];
  const y = question.y - MARGIN - h;
  const level = within(thing.x + thing.w / 2 - w / 2, screen.x, screen.x + screen.w - w);
  return [question.x + question.w - w, question.x, level].map((x) => ({ x, y, w, h }));
}

/** Every place on the screen, in steps. */
function* everywhere({ w, h }: Size, { screen }: Ground): Generator<Box> {
  for (let y = screen.y; y + h <= screen.y + screen.h; y += STEP)
    for (let x = screen.x; x + w <= screen.x + screen.w; x += STEP) yield { x, y, w, h };
}

/** Where a card of this size, or a band of that, stands. */
export function place(card: Size, band: Size, ground: Ground): Stand {
  const { screen, thing } = ground;
  const kept = isGround(thing, screen) ? ground.kept : [thing, ...ground.kept];
  const isInside = ({ x, y, w, h }: Box): boolean =>
    x >= screen.x && y >= screen.y && x + w <= screen.x + screen.w && y + h <= screen.y + screen.h;
  const isFree = (box: Box): boolean => isInside(box) && !kept.some((each) => overlaps(box, each, MARGIN));
  const nearest = (size: Size): Box | undefined => {
    let [best, least]: [Box | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const box of everywhere(size, ground)) {
      const far = distance(box, thing);
      if (far < least && isFree(box)) [best, least] = [box, far];
    }
    return best;
  };
  const stand = (form: Stand["form"], { x, y }: Box): Stand => ({ form, x, y, clear: true });

  const beside = sides(card, ground).find(isFree);
  if (beside !== undefined) return stand("card", beside);
  const close = nearest(card);
  if (close !== undefined && distance(close, thing) <= NEAR) return stand("card", close);
  const low = aboveQuestion(band, ground).find(isFree);
  if (low !== undefined) return stand("band", low);
  if (close !== undefined) return stand("card", close);
  const anywhere = nearest(band);
  if (anywhere !== undefined) return stand("band", anywhere);
  // A band may stand above the answers where a card is too high for it.
  const [high, flat] = [leastCovering(card, ground), leastCovering(band, ground)];
  const [form, { x, y }] = high.cost <= flat.cost ? (["card", high] as const) : (["band", flat] as const);
  return { form, x, y, clear: false };
}

/** Where everything is lit: the place that covers least, but never the thing itself or an answer. */
function leastCovering(card: Size, ground: Ground): { x: number; y: number; cost: number } {
  const { thing, kept, question, screen } = ground;
  const covered = (box: Box): number => {
    const holy = [thing, ...(question === null ? [] : [question])].filter((each) => overlaps(box, each, MARGIN));
    return 10_000 * holy.length + kept.filter((each) => overlaps(box, each)).length;
  };
  let [best, least]: [Box, number] = [{ ...screen, ...card }, Number.POSITIVE_INFINITY];
  for (const box of everywhere(card, ground)) {
    const cost = covered(box) + distance(box, thing) / 10_000;
    if (cost < least) [best, least] = [box, cost];
  }
  return { x: best.x, y: best.y, cost: least };
}

/** The line from a card to what it speaks of: straight where they face each other; null where it would cross words. */
export function pointer(
  card: Box,
  thing: Box,
  kept: readonly Box[],
): { from: [number, number]; to: [number, number] } | null {
  const span = (a: number, b: number, c: number, d: number): number | null => {
    const [low, high] = [Math.max(a, c), Math.min(b, d)];
    return high - low > 8 ? (low + high) / 2 : null;
  };
  const x = span(card.x, card.x + card.w, thing.x, thing.x + thing.w);
  const y = span(card.y, card.y + card.h, thing.y, thing.y + thing.h);
  const middle = { x: thing.x + thing.w / 2, y: thing.y + thing.h / 2 };
  const near = (box: Box): [number, number] => [
    x ?? within(middle.x, box.x, box.x + box.w),
    y ?? within(middle.y, box.y, box.y + box.h),
  ];
  const [from, to] = [near(card), near(thing)];
  if (x !== null) [from[1], to[1]] = card.y < thing.y ? [card.y + card.h, thing.y] : [card.y, thing.y + thing.h];
  else if (y !== null) [from[0], to[0]] = card.x < thing.x ? [card.x + card.w, thing.x] : [card.x, thing.x + thing.w];
  else to[0] = card.x < thing.x ? thing.x : thing.x + thing.w;
  const way = around([
    { x: from[0], y: from[1], w: 0, h: 0 },
    { x: to[0], y: to[1], w: 0, h: 0 },
  ]);
  return kept.some((box) => overlaps(way, box)) ? null : { from, to };
}
