/** Where pieces stand and lie on a space, and how large they are there. */
import type { Piece, PieceShape } from "../../protocol";
import type { Box, XY } from "../drawing/geometry";
import type { Plan, Setting, SpacePlan } from "./plan";

const UPRIGHT: ReadonlySet<PieceShape> = new Set(["standee", "pawn", "cape", "robe", "ghost", "fiend"]);

/** Whether a piece stands on its space; what does not lies in it and covers its face. */
export const stands = (shape: PieceShape): boolean => UPRIGHT.has(shape);

/** A figure 42 high has the radius 21. */
const FIGURE: Record<Setting, number> = { castle: 22.5, estate: 25.5, city: 26.5, map: 26.5, wheel: 21, plot: 21 };
const TALL: Partial<Record<PieceShape, number>> = { ghost: 0.95, fiend: 1, cape: 0.96 };

export function figureRadius(setting: Setting, shape: PieceShape): number {
  return FIGURE[setting] * (TALL[shape] ?? 1);
}

export function flatRadius(setting: Setting, shape: PieceShape): number {
  if (setting === "castle") return shape === "card" ? 17 : 13.5;
  if (setting === "estate") return shape === "tile" ? 29 : 19;
  return shape === "keep" ? 20 : 25;
}

/** `n` places side by side round the middle, in rows of at most `most`. */
export function rows(n: number, most: number, across: number, down: number): XY[] {
  const lines = Math.ceil(n / most);
  return Array.from({ length: n }, (_, i): XY => {
    const line = Math.floor(i / most);
    const inLine = Math.min(most, n - line * most);
    return [((i % most) - (inLine - 1) / 2) * across, (line - (lines - 1) / 2) * down];
  });
}

const ROUND_THE_CIRCLE: XY[][] = [
  [],
  [[18, 24]],
  [
    [20, 26],
    [-18, 22],
  ],
  [
    [30, 24],
    [0, 32],
    [-30, 24],
  ],
];

/** The feet of figures on a space, as seen from its middle. `covered`: something lies in its circle. */
export function feet(plan: Plan, space: SpacePlan, figures: readonly Piece[], covered: boolean): XY[] {
  const n = figures.length;
  if (plan.setting === "castle" && space.space.kind === "room") return inRoom(space, n);
  if (plan.setting === "castle") return rows(n, 3, n === 2 ? 20 : 15, 16).map(([x, y]): XY => [x, y + 14]);
  if (plan.setting === "estate") return rows(n, 3, n > 2 ? 22 : 30, 20).map(([x, y]): XY => [x, y + 24]);
  if (plan.setting === "plot" || plan.setting === "wheel") return inGroups(space.box, space.at, figures);
  if (n === 1 && space.space.terrain === "street" && !covered) return [[0, 15]];
  return ROUND_THE_CIRCLE[n] ?? rows(n, 4, 28, 32).map(([x, y]): XY => [x, y + 24]);
}

/** Whether a room has space for its sign and its name only: figures then stand where the sign would. */
export const isSmall = ({ w, h }: Box): boolean => w < 150 && h < 130 && h > 80;

/**
 * Where figures stand in a room, never on its name: to the left of the name, in a narrow room along the south wall, in a
 * small room beside the sign, in water below the name.
 */
function inRoom({ space, box: { x, y, w, h }, at: [cx, cy] }: SpacePlan, n: number): XY[] {
  if (space.terrain === "water")
    return rows(n, n, 32, 0).map(([dx]): XY => [x + 118 + dx - cx, y + h * 0.36 + 88 - cy]);
  const wide = w > 190;
  // If the name leaves little room, a few figures stand one behind the other.
  const most = wide ? (w > 280 || n > 4 ? 2 : 1) : Math.max(1, Math.min(n, 4));
  const beside = 2 * most;
  const pitch = wide ? 28 : Math.min(h < 80 ? 12 : 28, (w - 36) / Math.max(1, most - 1));
  return Array.from({ length: n }, (_, i): XY => {
    const right = wide && i >= beside;
    const place = right ? i - beside : i;
    const column = place % most;
    const row = Math.floor(place / most);
    const rowsNeeded = Math.ceil(Math.min(n, beside) / most);
    const px = right ? x + w - 26 - column * pitch : x + (wide ? 24 : 18) + column * pitch;
    const py = wide
      ? y + h * (rowsNeeded > 1 ? 0.52 + 0.42 * row : 0.78)
      : isSmall({ x, y, w, h })
        ? y + 46
        : y + h - 8 - row * 16;
    return [px - cx, py - cy];
  });
}

/** Side by side on a strip, with a gap between one seat and the next. */
function inLine({ x, y, w, h }: Box, [cx, cy]: XY, figures: readonly Piece[]): XY[] {
  let at = 0;
  const along = figures.map((piece, i) => {
    const before = figures[i - 1];
    at += before === undefined ? 0 : before.seat === piece.seat ? 0.8 : 1.3;
    return at;
  });
  const pitch = Math.min(34, (w - 40) / Math.max(1, at));
  return along.map((place): XY => [x + w / 2 - cx + (place - at / 2) * pitch, y + h / 2 - cy + 16]);
}

/** On open ground every seat has rows of its own, down the length of it. */
function inGroups({ x, y, w, h }: Box, [cx, cy]: XY, figures: readonly Piece[]): XY[] {
  if (w > 1.6 * h) return inLine({ x, y, w, h }, [cx, cy], figures);
  const most = Math.max(1, Math.floor((w - 10) / 27));
  const lines: number[][] = [];
  figures.forEach((piece, i) => {
    const line = lines.at(-1);
    const before = figures[i - 1];
    if (line === undefined || line.length >= most || before?.seat !== piece.seat || before?.kind !== piece.kind)
      lines.push([i]);
    else line.push(i);
  });
  const places: XY[] = [];
  const pitch = Math.min(h / (lines.length + 0.4), 92);
  lines.forEach((line, row) => {
    line.forEach((index, column) => {
      places[index] = [
        x + w / 2 - cx + (column - (line.length - 1) / 2) * 27,
        y + h / 2 - cy + (row - (lines.length - 1) / 2) * pitch + 20 + (column % 2) * 5,
      ];
    });
  });
  return places;
}

/** Where tokens and tiles lie: side by side in the middle; beside a figure small, in the lower corners. */
export function lying(setting: Setting, n: number, crowded: boolean): { at: XY; shrink: number }[] {
  if (setting === "estate") {
    if (crowded) return rows(n, 2, n > 1 ? 44 : 0, 0).map(([x]) => ({ at: n > 1 ? [x, 24] : [24, 24], shrink: 0.58 }));
    return rows(n, 2, 26, 24).map((at) => ({ at, shrink: 1 }));
  }
  return Array.from({ length: n }, (_, i) => ({ at: [(i - (n - 1) / 2) * 9, -i * 3] as XY, shrink: 1 }));
}
