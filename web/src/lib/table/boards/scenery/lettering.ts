/** The words in a room: its emblem, its name on one line or two, its note. */
import type { Box, XY } from "../../drawing/geometry";
import type { Setting, SpacePlan } from "../plan";
import { isSmall } from "../stand";

export interface Lettering {
  emblem: { x: number; y: number; size: number; ink: string } | null;
  lines: { text: string; x: number; y: number; size: number }[];
  notes: { text: string; x: number; y: number }[];
}

const INKS: Record<string, string | undefined> = {
  brick: "#e3a66c",
  carpet: "#d9c08a",
  graves: "#b9c3ac",
  iron: "#c9bcc4",
  lozenge: "#d8a1a1",
  parquet: "#e3b1cb",
  plank: "#c9cfa0",
  slab: "#aebbb8",
  tower: "#b7a8e6",
};

/**
 * The place of a deck that has none: the lower right corner of its room, or the upper right corner of a narrow room,
 * where figures and the note stand below.
 */
export function deckCorner({ x, y, w, h }: Box): XY {
  if (h < 80) return [x + w - 16, y + h - 18];
  return h < 200 && w < 170 ? [x + w - 14, y + 19] : [x + w - 18, y + h - 20];
}

/** Break a name into two lines if one would be too wide. A letter is about half as wide as high. */
export function broken(name: string, width: number, size: number): string[] {
  const wide = (text: string): number => text.length * size * 0.44;
  const words = name.split(" ");
  if (wide(name) <= width || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const widest = (pair: string[]): number => Math.max(...pair.map((line) => line.length));
  return cuts.reduce((best, pair) => (widest(pair) < widest(best) ? pair : best));
}

/** A sentence in at most `most` lines; words that do not fit become an ellipsis. */
export function wrapped(text: string, width: number, size: number, most: number): string[] {
  const letters = Math.max(4, Math.floor(width / (size * 0.46)));
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.length > most
    ? [...lines.slice(0, most - 1), `${(lines[most - 1] ?? "").slice(0, letters - 1)}…`]
    : lines;
}

/** Height in px of the smallest letters on a board. */
const SMALLEST = 13;

/**
 * `crowded`: somebody stands in the room; then a narrow room shows fewer words. `k`: pixels that one unit of the board
 * takes; the smaller it is, the larger are letters beside their room.
 */
export function lettering(
  space: SpacePlan,
  setting: Setting,
  name: string,
  note: string,
  icon: string,
  crowded = false,
  k = 1,
): Lettering {
  const { x, y, w, h } = space.box;
  const cx = x + w / 2;
  const terrain = space.space.terrain ?? "";
  const ink = INKS[terrain] ?? "#d9cdb8";
  // The board itself bears the name.
  if (setting === "plot")
    return {
      emblem: null,
      lines: [],
      notes: note ? wrapped(note, w, 13, 2).map((text, i) => ({ text, x: cx, y: y + 16 + 14 * i })) : [],
    };
  if (setting !== "castle") return garden(space, name, note, icon, k);
  if (terrain === "water") {
    return {
      emblem: null,
      lines: [{ text: name, x: x + 86, y: y + h * 0.36 + 3, size: 25 }],
      notes: note ? [{ text: note, x: x + 128, y: y + h * 0.36 + 22 }] : [],
    };
  }
  const size = w > 240 ? 25 : w > 150 ? 21 : 19;
  const lines = broken(name, w - 10, size);
  const full = w < 130 && lines.length > 1 && note !== "";
  const emblem = icon ? (h > 200 ? 46 : w > 240 ? 38 : full ? 27 : crowded && w < 130 && h > 120 ? 24 : 34) : 0;
  const low = h < 80;
  const notes = note ? wrapped(note, w - 8, 13, 2) : [];
  const rows = lines.length * size * 1.02 + (notes.length > 0 ? 3 + 14 * notes.length : 0);
  const gap = low ? 0 : 8;
  const block = (low ? 0 : emblem + gap) + rows;
  // Figures stand below or beside: the words keep to the upper part, or to the foot of a small room.
  const top =
    y +
    (crowded && isSmall(space.box)
      ? h - block - 5
      : crowded && w < 130 && h > 120
        ? 4
        : Math.max(4, Math.min((h - block) * 0.42, h - block - (w > 190 ? 6 : 30))));
  // In a low room there is a deck on the right or, with figures in it, somebody on the left.
  const aside = low ? cx + (crowded ? 23 : -12) : cx;
  const first = top + (low ? 0 : emblem + gap) + size * 0.8;
  return {
    emblem: emblem > 0 && !low ? { x: cx, y: top + emblem / 2, size: emblem, ink } : null,
    lines: lines.map((text, i) => ({ text, x: aside, y: first + i * size * 1.02, size })),
    notes: notes.map((text, i) => ({
      text,
      x: low ? aside - 2 : cx,
      y: first + (lines.length - 1) * size * 1.02 + 17 + 14 * i,
    })),
  };
}

/**
 * In a garden the name is on top and the note at the foot, the places between. A note whose letters would be too large
 * for the garden is not written: whoever asks what the garden is reads it.
 */
function garden({ box: { x, y, w, h } }: SpacePlan, name: string, note: string, icon: string, k: number): Lettering {
  const cx = x + w / 2;
  const side = h > w;
  const size = side ? 18 : 20;
  const letters = Math.max(14, SMALLEST / k);
  const lines = note ? broken(note, w - 8, letters) : [];
  const fits = letters * lines.length <= 30 && lines.every((line) => line.length * letters * 0.44 <= w);
  const notes = fits ? lines : [];
  return {
    emblem: icon ? { x: cx, y: y + h / 2 + (side ? 0 : 6), size: side ? 24 : 27, ink: "#a89d86" } : null,
    lines: broken(name, w - 8, size).map((text, i) => ({ text, x: cx, y: y + 23 + i * size, size })),
    notes: notes.map((text, i) => ({ text, x: cx, y: y + h - 10 - (notes.length - 1 - i) * 14 })),
  };
}
