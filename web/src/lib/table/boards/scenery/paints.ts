/** Gradients and patterns of the scenery, each written into the page when it is first needed. */
import { linear, paint, radial } from "../../drawing/defs";

const tiled = (id: string, width: number, height: number, body: string, transform = ""): string =>
  paint(
    `scene-${id}`,
    (full) =>
      `<pattern id="${full}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${body}</pattern>`,
  );

const ground = (fill: string, w: number, h: number): string => `<rect width="${w}" height="${h}" fill="${fill}"/>`;
const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;

// Walls

export const edge = (): string =>
  linear(
    "scene-edge",
    [0, 0, 1, 1],
    [
      [0, "#0b0807"],
      [0.5, "#4d4035"],
      [1, "#a88a62"],
    ],
  );
export const wallFace = (): string =>
  linear(
    "scene-face",
    [0, 0, 0, 1],
    [
      [0, "#6f5d4b"],
      [1, "#33291f"],
    ],
  );
export const wallFoot = (): string =>
  linear(
    "scene-foot",
    [0, 0, 0, 1],
    [
      [0, "#6a5a48"],
      [0.5, "#4a3e33"],
      [1, "#161615"],
    ],
  );
export const northShade = (): string =>
  linear(
    "scene-north",
    [0, 0, 0, 1],
    [
      [0, "#000", 0.62],
      [1, "#000", 0],
    ],
  );
export const westShade = (): string =>
  linear(
    "scene-west",
    [0, 0, 1, 0],
    [
      [0, "#000", 0.5],
      [1, "#000", 0],
    ],
  );
export const coursing = (): string =>
  tiled(
    "coursing",
    26,
    16,
    line("M0 .5H26M0 8.5H26M6 0V8M19 8V16", "#171211", 1, 0.7) + line("M0 1.5H26M0 9.5H26", "#7a6854", 0.7, 0.28),
  );
export const brickwork = (): string =>
  tiled("brickwork", 18, 10, line("M0 .5H18M0 5.5H18M4 0V5M13 5V10", "#150f0c", 0.9, 0.75));
export const stonework = (): string =>
  linear(
    "scene-stone",
    [0, 0, 1, 1],
    [
      [0, "#b9ab94"],
      [1, "#5d5348"],
    ],
  );

// Glows

export const torchlight = (): string =>
  radial(
    "scene-torch",
    [0.5, 0.5, 0.5],
    [
      [0, "#ffc978", 0.55],
      [0.35, "#ffab4d", 0.24],
      [1, "#ff9a3c", 0],
    ],
  );
export const hearth = (): string =>
  radial(
    "scene-hearth",
    [0.5, 0.5, 0.5],
    [
      [0, "#ff8b3a", 0.75],
      [0.4, "#e2561f", 0.28],
      [1, "#c23a10", 0],
    ],
  );
export const bloodstain = (): string =>
  radial(
    "scene-stain",
    [0.5, 0.5, 0.5],
    [
      [0, "#7d1117", 0.75],
      [0.7, "#5d0d12", 0.42],
      [1, "#5d0d12", 0],
    ],
  );
export const moonlight = (): string =>
  radial(
    "scene-moonlight",
    [0.5, 0.5, 0.5],
    [
      [0, "#9bb2dd", 0.2],
      [1, "#9bb2dd", 0],
    ],
  );
export const lamplight = (): string =>
  radial(
    "scene-lamp",
    [0.5, 0.5, 0.5],
    [
      [0, "#ffc56e", 0.55],
      [0.35, "#ff9d3c", 0.2],
      [1, "#ff9d3c", 0],
    ],
  );
export const houseLight = (): string =>
  radial(
    "scene-house",
    [0.5, 0.5, 0.5],
    [
      [0, "#ffc673", 0.5],
      [0.55, "#ff9d3c", 0.2],
      [1, "#ff9d3c", 0],
    ],
  );

// Outside

export const water = (): string =>
  radial(
    "scene-water",
    [0.5, 0.42, 0.75],
    [
      [0, "#16282d"],
      [0.5, "#0f1d21"],
      [1, "#090f11"],
    ],
  );
export const river = (): string =>
  linear(
    "scene-river",
    [0, 0, 0, 1],
    [
      [0, "#3d5a80"],
      [0.3, "#1f3450"],
      [1, "#152337"],
    ],
  );
export const ripples = (): string =>
  tiled(
    "ripples",
    96,
    36,
    `<g stroke-linecap="round">${line("M4 9q11-6 22 0t22 0M58 27q9-5 18 0t18 0M-2 27q9-5 18 0", "#6d9298", 1.1, 0.16)}</g>`,
  );
export const lawn = (): string =>
  radial(
    "scene-lawn",
    [0.5, 0.5, 0.75],
    [
      [0, "#5b6a3a"],
      [0.5, "#33492f"],
      [1, "#1a2b24"],
    ],
  );
export const yard = (): string =>
  linear(
    "scene-yard",
    [0, 0, 0, 1],
    [
      [0, "#39445a"],
      [1, "#1b2130"],
    ],
  );
export const tufts = (): string =>
  tiled("tufts", 26, 22, line("M4 8l1.5-5M7 8l-.5-4M17 18l1.5-5M20 18l-.5-4", "#fff", 1.2, 0.06));
export const setts = (): string => tiled("setts", 14, 12, line("M0 0h14M0 6h14M4 0v6M11 6v6", "#000", 1, 0.16));
export const brass = (): string =>
  linear(
    "scene-brass",
    [0, 0, 1, 1],
    [
      [0, "#e8cf94"],
      [0.5, "#a07c3c"],
      [1, "#5c431c"],
    ],
  );
export const mapLight = (): string =>
  radial(
    "scene-map",
    [0.38, 0.3, 0.85],
    [
      [0, "#fff0c8", 0.26],
      [0.6, "#000", 0],
      [1, "#000", 0.45],
    ],
  );
export const hubStone = (): string =>
  radial(
    "scene-hub",
    [0.4, 0.35, 0.8],
    [
      [0, "#4a3560"],
      [1, "#1a1226"],
    ],
  );

// Floors, by terrain

export const FLOORS = {
  carpet: () =>
    tiled(
      "checks",
      40,
      40,
      ground("#443a35", 40, 40) +
        '<path d="M0 0h20v20H0zM20 20h20v20H20z" fill="#2c2524"/>' +
        line("M0 0H40M0 20H40M0 0V40M20 0V40", "#5c4f45", 0.6, 0.6),
      "rotate(45)",
    ),
  brick: () =>
    tiled(
      "basket",
      24,
      24,
      ground("#51321f", 24, 24) +
        '<path d="M0 0h12v12H0zM12 12h12v12H12z" fill="#472a1a"/>' +
        line("M0 6h12M12 18h12M18 0v12M6 12v12M0 0H24M0 12H24M0 0V24M12 0V24", "#2a1710", 1.1) +
        line("M1 1h10M13 13h10M13 1h4M1 13h4", "#8a5a38", 0.6, 0.6),
    ),
  iron: () =>
    tiled(
      "iron",
      32,
      32,
      ground("#2e2b2d", 32, 32) +
        line("M0 0H32M0 0V32M16 0V32M0 16H32", "#191719", 1.6) +
        line("M1.5 1.5h13M17.5 17.5h13", "#57515a", 0.7, 0.7) +
        '<circle cx="3.5" cy="3.5" r="1" fill="#5f5860"/><circle cx="19.5" cy="19.5" r="1" fill="#5f5860"/>',
    ),
  plank: () =>
    tiled(
      "planks",
      80,
      14,
      ground("#33372a", 80, 14) +
        '<rect y="7" width="80" height="7" fill="#2d3126"/>' +
        line("M0 .5H80M0 7.5H80M22 0V7M62 7V14", "#171a13", 1) +
        line("M0 1.5H80M0 8.5H80", "#5f6648", 0.5, 0.6),
    ),
  parquet: () =>
    tiled(
      "parquet",
      20,
      20,
      ground("#3f281c", 20, 20) +
        '<rect width="10" height="20" fill="#472e20"/>' +
        line("M0 0V20M10 0V20M0 5H10M0 15H10M10 0H20M10 10H20", "#25160e", 0.9),
      "rotate(45)",
    ),
  graves: () =>
    tiled(
      "graves",
      44,
      30,
      ground("#232c22", 44, 30) +
        line("M5 12l1.5-5 1 5 2-4 .5 5M29 25l1.5-5 1 5 2-4 .5 5M35 8l1-4 1 4", "#4b5d3f", 0.9, 0.75) +
        '<circle cx="20" cy="5" r=".9" fill="#3a4733"/><circle cx="14" cy="23" r="1.2" fill="#1a2119"/>',
    ),
  cobble: () =>
    tiled(
      "cobbles",
      22,
      20,
      ground("#2a2827", 22, 20) +
        '<rect x="1" y="1" width="9.5" height="8" rx="3.4" fill="#4a4643"/><rect x="12" y="1" width="9.5" height="8" rx="3.4" fill="#433f3d"/>' +
        '<rect x="-4.5" y="11" width="9.5" height="8" rx="3.4" fill="#413d3b"/><rect x="6.5" y="11" width="9.5" height="8" rx="3.4" fill="#4d4946"/><rect x="17.5" y="11" width="9.5" height="8" rx="3.4" fill="#413d3b"/>',
    ),
  slab: () =>
    tiled(
      "slabs",
      36,
      28,
      ground("#232a2b", 36, 28) +
        line("M0 0H36M0 14H36M12 0V14M30 14V28", "#131818", 1.5) +
        line("M1.5 1.6H10M14 1.6H34M2 15.6H28", "#4a5759", 0.7, 0.6),
    ),
  tower: () => tiled("tower", 30, 30, ground("#14111b", 30, 30)),
  lozenge: () =>
    tiled(
      "lozenges",
      28,
      28,
      ground("#2d1114", 28, 28) +
        '<path d="M14 0L28 14L14 28L0 14Z" fill="#361519" stroke="#7d5a34" stroke-width=".7" stroke-opacity=".55"/>',
    ),
  bridge: () =>
    tiled(
      "bridge",
      60,
      11,
      ground("#4b3623", 60, 11) +
        line("M0 .6H60M18 0V11M48 0V11", "#20150c", 1.2) +
        line("M0 1.8H60", "#7d5c3a", 0.6, 0.7) +
        '<circle cx="16" cy="5.5" r=".9" fill="#1b120a"/><circle cx="20" cy="5.5" r=".9" fill="#1b120a"/>',
    ),
} as const;
