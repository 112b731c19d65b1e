/** In which corners of the viewport its buttons and its map lie: where they cover nothing that can be chosen. */
import type { Box } from "../../drawing/geometry";
import { type Size, uncovering, type View } from "./camera";

export type Corner = "ne" | "nw" | "sw" | "se";

/** The width and height of the map, and the size of the column of buttons, with their margins, in px. */
const MAP = 116;
const COLUMN = { w: 60, h: 162 };
const BUTTON = 60;

/** Whether the viewport is too low for a column of buttons: then there is one, fingers do the rest, and no map. */
export const isLow = (size: Size): boolean => size.h < COLUMN.h;

/** Undefined where something that can be chosen lies in every corner: then they are not shown. */
export function corners(
  view: View,
  choices: readonly Box[],
  size: Size,
): { tools: Corner | undefined; map: Corner | undefined } {
  const free = (tried: readonly Corner[], w: number, h: number): Corner | undefined =>
    tried[
      uncovering(
        view,
        choices,
        tried.map((corner) => ({
          x: corner.endsWith("e") ? size.w - w : 0,
          y: corner.startsWith("s") ? size.h - h : 0,
          w,
          h,
        })),
      )
    ];
  const low = isLow(size);
  const tools = free(["se", "sw", "ne", "nw"], COLUMN.w, low ? BUTTON : COLUMN.h);
  const others = (["ne", "nw", "sw"] as const).filter((corner) => corner !== tools);
  return { tools, map: low ? undefined : free(others, MAP, MAP) };
}
