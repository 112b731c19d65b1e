/** Colours by word, and the seats: what the tokens of the stylesheet cannot carry into gradients. */
import type { Colour, Tone } from "../../protocol";

export type Sigil = "bat" | "raven" | "fox-head" | "moon" | "key" | "fleur-de-lys" | "jeweled-chalice" | "death-skull";

/** A surface lit from the upper left: where light falls, the body, the shade, the edge; and an ink that reads on it. */
export interface Swatch {
  light: string;
  mid: string;
  deep: string;
  edge: string;
  ink: string;
}

const swatch = (light: string, mid: string, deep: string, edge: string, ink: string): Swatch => ({
  light,
  mid,
  deep,
  edge,
  ink,
});

export const SWATCHES: Record<Exclude<Colour, "seat">, Swatch> = {
  amber: swatch("#ffd27a", "#b77d24", "#5b3a10", "#2a1904", "#fff6e0"),
  azure: swatch("#a9c9fb", "#2f5590", "#142c55", "#081226", "#f1f5ff"),
  blood: swatch("#f0615c", "#a3232a", "#4f0c10", "#210506", "#ffe3dc"),
  bone: swatch("#fffaf0", "#d9cdb2", "#8a7d63", "#2a2117", "#2a1f18"),
  "bright-silver": swatch("#ffffff", "#bcc6d1", "#626d79", "#2a323b", "#1d252d"),
  clay: swatch("#e6a263", "#a8693c", "#5c331c", "#2b1509", "#fff1e2"),
  copper: swatch("#f7c9a2", "#c27645", "#6d3417", "#3a1708", "#fff0e2"),
  gold: swatch("#fff0c0", "#d3a434", "#7a5716", "#2e1f05", "#241806"),
  green: swatch("#a5e0b4", "#3d7a52", "#173824", "#0a1710", "#effbef"),
  "grey-silver": swatch("#e4e0d6", "#a39d91", "#5b564d", "#2a2722", "#211e19"),
  iron: swatch("#a9b0b4", "#565c60", "#26292b", "#0f1112", "#eef1f2"),
  moon: swatch("#fffdf4", "#cfc6a9", "#7b7052", "#332b17", "#2c2412"),
  moss: swatch("#c3b96e", "#7d7a3b", "#3c3b1a", "#1a190a", "#fbfbe6"),
  night: swatch("#7d97cf", "#2c3a58", "#141c30", "#0a0f1c", "#dfe8ff"),
  plague: swatch("#dbe58a", "#8b9a36", "#434c14", "#1c1f06", "#1c1f06"),
  slate: swatch("#b3bfc6", "#6b7883", "#343d46", "#161b20", "#f2f6f9"),
  verdigris: swatch("#bfe6d8", "#4f8f7b", "#1f4a3d", "#0b211a", "#effff9"),
  violet: swatch("#d9b5ff", "#6b4689", "#2f1b41", "#160b20", "#fbf1ff"),
  wine: swatch("#d77b74", "#6d1d22", "#340b0e", "#1c0506", "#ffe3dc"),
};

export interface SeatLook {
  hue: string;
  sigil: Sigil;
}

/**
 * As in the tokens (`--seat-0` and so on): a colour and a sigil for every chair of the largest table. Any two differ in
 * lightness as well, so that they are told apart however one sees colours; `seat-colours.test.ts` measures by how much.
 */
export const SEATS: readonly SeatLook[] = [
  { hue: "#c13552", sigil: "bat" },
  { hue: "#3194da", sigil: "raven" },
  { hue: "#f9a73f", sigil: "fox-head" },
  { hue: "#e8e9e3", sigil: "moon" },
  { hue: "#8a5c96", sigil: "key" },
  { hue: "#92c19d", sigil: "fleur-de-lys" },
  { hue: "#c6a8bd", sigil: "jeweled-chalice" },
  { hue: "#878689", sigil: "death-skull" },
];

/** Below this many px a sigil is a blot: a shape stands for it, in a box of 100 x 100. */
export const SMALLEST = 16;
const SHAPES: Record<Sigil, string> = {
  bat: "M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8Z",
  raven: "M12 12H88V88H12Z",
  "fox-head": "M50 2L98 50L50 98L2 50Z",
  moon: "M50 6L96 90H4Z",
  key: "M27 8H73L97 50L73 92H27L3 50Z",
  "fleur-de-lys": "M34 4H66V34H96V66H66V96H34V66H4V34H34Z",
  "jeweled-chalice": "M8 6H92V46C92 74 70 90 50 97C30 90 8 74 8 46Z",
  "death-skull": "M50 2L62 36L98 37L69 59L79 95L50 74L21 95L31 59L2 37L38 36Z",
};
export const shapeOf = (sigil: Sigil): string => SHAPES[sigil];

/** How large a sigil is drawn, as a multiple of the radius of its wax: the bat is flat, and needs more width. */
export const sigilSize = (sigil: Sigil): number => (sigil === "bat" ? 1.69 : 1.41);

/** Colours that a game gives its players by name take the look of that name. */
const WORN: Partial<Record<Colour, number>> = {
  blood: 0,
  azure: 1,
  gold: 2,
  amber: 2,
  bone: 3,
  violet: 4,
  green: 5,
  clay: 6,
  slate: 7,
};

/** Which of the looks above a seat has: that of its number, or of the colour its standing says. */
export const wornBy = (seat: number, hue: Colour | null | undefined): number =>
  ((hue ? WORN[hue] : undefined) ?? seat) % SEATS.length;

/** Darken (k below 1) or lighten (k above 1) a colour given as #rrggbb. */
export function shade(hex: string, k: number): string {
  const channel = (at: number): string => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    const moved = k <= 1 ? value * k : value + (255 - value) * (k - 1);
    return Math.round(Math.min(255, Math.max(0, moved)))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The swatch of a seat, worked out from its one colour. */
export function seatSwatch(hue: string): Swatch {
  return swatch(shade(hue, 1.45), hue, shade(hue, 0.5), shade(hue, 0.2), "#fff3dc");
}

/** What a small sign is printed in, on night. */
export const TONES: Record<Tone, { ground: string; ink: string }> = {
  plain: { ground: "#120c0b", ink: "#efe6d2" },
  gain: { ground: "#17362d", ink: "#a9dcc9" },
  loss: { ground: "#3a1517", ink: "#ff9d98" },
  danger: { ground: "#9e1b22", ink: "#ffe3dc" },
  known: { ground: "#1d2a47", ink: "#cddaf5" },
  dim: { ground: "#1a1415", ink: "#b9ad97" },
};
