/**
 * What stands behind the emblem on a card's picture, in a box of 100 x 100: seeded, so that a card always looks the
 * same.
 */
import type { CardType } from "../../protocol";
import { round, seeded } from "../drawing/geometry";

export type Layer = readonly [path: string, opacity: number];

function roofs(y: number, tall: number, seed: string): string {
  const next = seeded(seed);
  let path = `M0 120V${y}`;
  for (let x = 0; x < 100;) {
    const w = 7 + next() * 9;
    const h = 3 + next() * tall;
    const form = next();
    if (form < 0.5)
      path += `L${round(x)} ${round(y - h)}L${round(x + w / 2)} ${round(y - h - w * 0.6)}L${round(x + w)} ${round(y - h)}`;
    else if (form < 0.72)
      path += `L${round(x)} ${round(y - h - 6)}L${round(x + w * 0.25)} ${round(y - h - 20)}L${round(x + w * 0.5)} ${round(y - h - 6)}V${round(y - h)}H${round(x + w)}`;
    else path += `L${round(x)} ${round(y - h)}H${round(x + w)}`;
    x += w;
  }
  return `${path}V120Z`;
}

/** Mountains: every other point is a summit. */
function ridge(y: number, tall: number, seed: string): string {
  const next = seeded(seed);
  let path = `M0 120V${y}`;
  for (let i = 0; i <= 9; i++) path += `L${round((i * 100) / 9)} ${round(y - tall * next() * (i % 2 ? 1 : 0.35))}`;
  return `${path}V120Z`;
}

/** Courses of stone, each block a shade of its own, and the floor before them. */
function masonry(seed: string): Layer[] {
  const next = seeded(seed);
  const shades = ["", "", "", ""];
  for (let row = 0; row < 9; row++) {
    for (let column = -1; column < 6; column++) {
      const shade = Math.floor(next() * shades.length);
      shades[shade] += `M${column * 22 + (row % 2) * 11} ${row * 12}h21v11h-21Z`;
    }
  }
  return [...shades.map((path, i): Layer => [path, -0.02 - i * 0.016]), ["M0 104V86Q50 78 100 86V104Z", 0.55]];
}

/** Return the layers from the farthest to the nearest: black at its opacity, or white where that is negative. */
export function layersOf(scene: NonNullable<CardType["scene"]>, seed: string): Layer[] {
  if (scene === "masonry") return masonry(seed);
  if (scene === "ridges")
    return [
      [ridge(80, 26, `far ${seed}`), 0.28],
      [ridge(90, 20, `near ${seed}`), 0.45],
    ];
  return [
    [roofs(88, 14, `far ${seed}`), 0.34],
    [roofs(98, 12, `near ${seed}`), 0.6],
  ];
}

export function starsOf(scene: NonNullable<CardType["scene"]>, seed: string): (readonly [number, number, number])[] {
  if (scene === "masonry") return [];
  const next = seeded(`stars ${seed}`);
  return Array.from(
    { length: 14 },
    () => [round(next() * 100), round(next() * 50), round(0.25 + next() * 0.5)] as const,
  );
}
