/** Which part of a board is seen through its viewport: plain numbers, no elements. */
import { around, type Box, centreOf, type XY } from "../../drawing/geometry";
import type { Setting } from "../plan";

/** The factor by which one zoom step enlarges. */
export const STEP = 1.35;

/** The position of the board's corner in the viewport in px, and the px per unit of the board. */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  w: number;
  h: number;
}

/** Pixels per unit at which a finger can point at everything: a flagstone is then 46 px wide, a roundel 55 px. */
const COMFORT: Record<Setting, number> = { castle: 1.15, city: 0.83, map: 0.83, estate: 0.5, wheel: 0.75, plot: 0.4 };
/** A board somewhat smaller than that is better seen whole. */
const TOLERANCE = 0.68;
const NEAREST = 2.6;
/** Margin in px between what must be seen and the edge of the viewport. */
const MARGIN = 12;

export const isSmall = (setting: Setting, board: Size, viewport: Size): boolean =>
  fitting(board, viewport) < COMFORT[setting] * TOLERANCE;

export const fitting = (board: Size, viewport: Size): number => Math.min(viewport.w / board.w, viewport.h / board.h);

function limits(board: Size, viewport: Size): [number, number] {
  const least = fitting(board, viewport);
  return [least, Math.max(NEAREST, least)];
}

/** The view of the whole board, centred. */
export function whole(board: Size, viewport: Size): View {
  const k = fitting(board, viewport);
  return { x: (viewport.w - board.w * k) / 2, y: (viewport.h - board.h * k) / 2, k };
}

/** A board larger than its viewport has no gap beside it; a smaller one stands in the middle. */
export function kept(view: View, board: Size, viewport: Size): View {
  const [least, most] = limits(board, viewport);
  const k = Math.min(most, Math.max(least, view.k));
  const axis = (at: number, length: number, room: number): number =>
    length * k <= room ? (room - length * k) / 2 : Math.min(0, Math.max(room - length * k, at));
  return { x: axis(view.x, board.w, viewport.w), y: axis(view.y, board.h, viewport.h), k };
}

/** Nearer or farther by a factor; the point under the fingers stays where it is. */
export function zoomed(view: View, factor: number, [px, py]: XY, board: Size, viewport: Size): View {
  const [least, most] = limits(board, viewport);
  const k = Math.min(most, Math.max(least, view.k * factor));
  return kept({ x: px - ((px - view.x) * k) / view.k, y: py - ((py - view.y) * k) / view.k, k }, board, viewport);
}

/** The view with a point of the board in the middle of the viewport. */
export const centred = ([x, y]: XY, k: number, viewport: Size): View => ({
  x: viewport.w / 2 - x * k,
  y: viewport.h / 2 - y * k,
  k,
});

/**
 * The view for a question: the whole board if it is large enough to be read there; else all of `focus` and as many of the
 * figures as can be seen with it, if a finger can still point at things; else the part of the board round the first
 * figure, or round `here`.
 */
export function framed(
  setting: Setting,
  board: Size,
  viewport: Size,
  focus: Box | null,
  here: XY | null,
  figures: readonly Box[] = [],
): View {
  if (!isSmall(setting, board, viewport)) return whole(board, viewport);
  const comfort = COMFORT[setting];
  const room = { w: viewport.w - 2 * MARGIN, h: viewport.h - 2 * MARGIN };
  for (let most = figures.length; most >= Math.min(1, figures.length); most--) {
    const all = around([...(focus === null ? [] : [focus]), ...figures.slice(0, most)]);
    if (all === null) break;
    const k = Math.min(comfort, fitting(all, room));
    if (k >= comfort * TOLERANCE) return kept(centred(centreOf(all), k, viewport), board, viewport);
  }
  const [first] = figures;
  const middle: XY = focus === null ? [board.w / 2, board.h / 2] : centreOf(focus);
  return kept(centred(first ? centreOf(first) : (here ?? middle), comfort, viewport), board, viewport);
}

/** The smallest move that brings a box into sight. */
export function revealed(view: View, box: Box, board: Size, viewport: Size): View {
  const shift = (at: number, from: number, length: number, room: number): number => {
    const [low, high] = [at + from * view.k, at + (from + length) * view.k];
    if (low < MARGIN) return MARGIN - low;
    return high > room - MARGIN ? room - MARGIN - high : 0;
  };
  const moved = {
    ...view,
    x: view.x + shift(view.x, box.x, box.w, viewport.w),
    y: view.y + shift(view.y, box.y, box.h, viewport.h),
  };
  return kept(moved, board, viewport);
}

/** The index of the first box in `over` (in px of the viewport) that covers the middle of no box of the board; -1: none. */
export function uncovering(view: View, boxes: readonly Box[], over: readonly Box[]): number {
  const inside = (cover: Box, { x, y, w, h }: Box): boolean => {
    const [px, py] = [view.x + (x + w / 2) * view.k, view.y + (y + h / 2) * view.k];
    return px > cover.x && px < cover.x + cover.w && py > cover.y && py < cover.y + cover.h;
  };
  return over.findIndex((cover) => !boxes.some((box) => inside(cover, box)));
}

/** How many of some boxes lie beyond each side of the viewport. */
export function beyond(
  view: View,
  boxes: readonly Box[],
  viewport: Size,
): { w: number; e: number; n: number; s: number } {
  const found = { w: 0, e: 0, n: 0, s: 0 };
  for (const box of boxes) {
    const [x, y] = [view.x + (box.x + box.w / 2) * view.k, view.y + (box.y + box.h / 2) * view.k];
    if (x < 0) found.w++;
    else if (x > viewport.w) found.e++;
    else if (y < 0) found.n++;
    else if (y > viewport.h) found.s++;
  }
  return found;
}
