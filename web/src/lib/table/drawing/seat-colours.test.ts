/** How far apart the seats' colours are, however one sees them: CIE dE2000 of what Machado et al. (2009) compute. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SEATS, seatSwatch, shade } from "./palette";

type Three = readonly [number, number, number];

/** Severity 1.0, for linear sRGB; one row for each of red, green, blue. */
const SIGHT: Record<string, readonly Three[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_XYZ: readonly Three[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Three = [0.95047, 1, 1.08883];

const times = (rows: readonly Three[], [x, y, z]: Three): Three =>
  rows.map(([a, b, c]) => Math.min(1.2, Math.max(0, a * x + b * y + c * z))) as unknown as Three;

function linear(hex: string): Three {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as unknown as Three;
}

function lab(seen: Three): Three {
  const root = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const [x, y, z] = times(TO_XYZ, seen).map((value, at) => root(value / (WHITE[at] ?? 1))) as unknown as Three;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIAN = Math.PI / 180;
/** After Sharma, Wu and Dalal (2005). */
function distance([l1, a1, b1]: Three, [l2, a2, b2]: Three): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot((1 + g) * a1, b1), Math.hypot((1 + g) * a2, b2)];
  const hue = (a: number, b: number): number =>
    a === 0 && b === 0 ? 0 : (Math.atan2(b, (1 + g) * a) / RADIAN + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIAN);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const wave = (k: number, by: number): number => Math.cos((k * h - by) * RADIAN);
  const t = 1 - 0.17 * wave(1, 30) + 0.24 * wave(2, 0) + 0.32 * wave(3, -6) - 0.2 * wave(4, 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const bend = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIAN);
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 - bend * dc * dh);
}

const seen = (hex: string, rows: readonly Three[]): Three => lab(times(rows, linear(hex)));

function least(hues: readonly string[], rows: readonly Three[]): number {
  const labs = hues.map((hue) => seen(hue, rows));
  return Math.min(...labs.flatMap((one, at) => labs.slice(at + 1).map((other) => distance(one, other))));
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map((hex) => times(TO_XYZ, linear(hex))[1]).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const hues = SEATS.map(({ hue }) => hue);

test("the distance is that of the standard's own examples", () => {
  expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
  expect(distance([50, -1.1848, -84.8006], [50, 0, -82.7485])).toBeCloseTo(1, 3);
  expect(distance([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
  expect(distance([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
});

test.each(Object.entries(SIGHT))("seats are told apart with %s sight", (_, rows) => {
  expect(least(hues.slice(0, 4), rows)).toBeGreaterThan(25.5);
  expect(least(hues, rows)).toBeGreaterThan(13);
});

test("the first four part by lightness alone, for whoever sees none of their colours", () => {
  const light = hues.slice(0, 4).map((hue) => seen(hue, SIGHT["normal"] ?? [])[0]);
  light.sort((a, b) => a - b);
  expect(Math.min(...light.slice(1).map((each, at) => each - (light[at] ?? 0)))).toBeGreaterThan(13);
});

test("a sigil can be read on its wax, and on its cloth", () => {
  for (const hue of hues) {
    expect(contrast(hue, shade(hue, 0.14))).toBeGreaterThan(3.6);
    expect(contrast(hue, seatSwatch(hue).edge)).toBeGreaterThan(3);
  }
});

test("tokens and drawings have the same colours", () => {
  const tokens = readFileSync(new URL("../../../tokens.css", import.meta.url), "utf8");
  expect([...tokens.matchAll(/--seat-\d: (#\w{6})/g)].map((found) => found[1])).toEqual(hues);
});
