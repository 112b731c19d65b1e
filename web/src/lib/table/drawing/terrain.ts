/** Materials by their word: two tones and a pattern. Drawn once; they have no ids and take no clicks. */
import type { Terrain } from "../../protocol";
import { linear, paint } from "./defs";

interface Material {
  from: string;
  to: string;
  pattern?: PatternName;
  ink?: string;
  opacity?: number;
}

type PatternName = keyof typeof PATTERNS;

const PATTERNS = {
  brick: { w: 28, h: 16, body: '<path d="M0 0h28M0 8h28M8 0v8M22 8v8"/>' },
  cobble: {
    w: 30,
    h: 24,
    body: '<rect x="1" y="1" width="13" height="10" rx="4"/><rect x="16" y="1" width="13" height="10" rx="4"/><rect x="-6.5" y="13" width="13" height="10" rx="4"/><rect x="8.5" y="13" width="13" height="10" rx="4"/><rect x="23.5" y="13" width="13" height="10" rx="4"/>',
  },
  check: { w: 36, h: 36, body: '<path d="M18 0L36 18L18 36L0 18Z"/><path d="M18 8L28 18L18 28L8 18Z"/>' },
  lozenge: { w: 20, h: 28, body: '<path d="M10 0L20 14L10 28L0 14Z"/>' },
  plank: { w: 120, h: 22, body: '<path d="M0 0h120M0 11h120M34 0v11M86 11v11"/>' },
  parquet: {
    w: 32,
    h: 32,
    body: '<path d="M0 0h16v16h-16zM16 0v16M20 0v16M24 0v16M28 0v16M0 16h16M0 20h16M0 24h16M0 28h16M16 16h16v16h-16zM0 4h0M4 0v16M8 0v16M12 0v16M16 20h16M16 24h16M16 28h16"/>',
  },
  slab: { w: 56, h: 44, body: '<path d="M0 0h56M0 22h56M20 0v22M44 22v22"/>' },
  grass: { w: 38, h: 30, body: '<path d="M6 12l-2-6M8 12v-7M10 12l2-5M26 26l-2-6M28 26v-7M30 26l2-5"/>' },
  ripple: { w: 96, h: 36, body: '<path d="M6 10q8-5 16 0t16 0M52 26q8-5 16 0t16 0"/>' },
  setts: { w: 14, h: 12, body: '<path d="M0 0h14M0 6h14M4 0v6M11 6v6"/>' },
} as const;

const MATERIALS: Record<Terrain, Material> = {
  alley: { from: "#1c1512", to: "#0c0808", pattern: "brick", ink: "#4a382f" },
  brick: { from: "#5c3a2c", to: "#33201a", pattern: "brick", ink: "#21130e" },
  bridge: { from: "#6b4a2c", to: "#40290f", pattern: "plank", ink: "#1c0f06" },
  carpet: { from: "#7a2226", to: "#4b1014", pattern: "lozenge", ink: "#b98a4a", opacity: 0.35 },
  cobble: { from: "#4d4740", to: "#33302c", pattern: "cobble", ink: "#16130f" },
  flagstone: { from: "#857766", to: "#6a5d4d", pattern: "slab", ink: "#2a221b", opacity: 0.3 },
  garden: { from: "#3d5a34", to: "#22371f", pattern: "grass", ink: "#7fa164", opacity: 0.4 },
  gate: { from: "#53606a", to: "#2c353c", pattern: "setts", ink: "#14191d" },
  grass: { from: "#39532f", to: "#22351d", pattern: "grass", ink: "#7fa164", opacity: 0.4 },
  graves: { from: "#33482f", to: "#1c2b1e", pattern: "grass", ink: "#6f9060", opacity: 0.4 },
  green: { from: "#46603a", to: "#2a3d24", pattern: "grass", ink: "#8fb071", opacity: 0.4 },
  houses: { from: "#6b5646", to: "#47382d", pattern: "setts", ink: "#1d140e" },
  iron: { from: "#4b4a4a", to: "#2c2b2c", pattern: "slab", ink: "#121112" },
  landmark: { from: "#5f5468", to: "#3a3244", pattern: "setts", ink: "#1a1520" },
  lawn: { from: "#48663a", to: "#2e4526", pattern: "grass", ink: "#8fb071", opacity: 0.3 },
  lozenge: { from: "#4d1519", to: "#2c090c", pattern: "lozenge", ink: "#b98a4a", opacity: 0.4 },
  marble: { from: "#6f6a63", to: "#47433e", pattern: "check", ink: "#26221e", opacity: 0.6 },
  moor: { from: "#2b3d34", to: "#0e1516", pattern: "grass", ink: "#5c7360", opacity: 0.5 },
  parchment: { from: "#f2e6ca", to: "#c9b384" },
  parquet: { from: "#8a5a32", to: "#5b381c", pattern: "parquet", ink: "#2c1809", opacity: 0.45 },
  plank: { from: "#5f4128", to: "#3a2616", pattern: "plank", ink: "#170d06" },
  slab: { from: "#3f4a4c", to: "#262e30", pattern: "slab", ink: "#11171a" },
  square: { from: "#3d362f", to: "#251f1a", pattern: "cobble", ink: "#120d09" },
  steps: { from: "#5b5046", to: "#322b25", pattern: "slab", ink: "#16110d", opacity: 0.4 },
  street: { from: "#5a5650", to: "#3b3834", pattern: "setts", ink: "#191714" },
  tower: { from: "#463a63", to: "#231b38", pattern: "slab", ink: "#0f0a1c", opacity: 0.4 },
  walnut: { from: "#3a2418", to: "#20120b", pattern: "plank", ink: "#0f0704" },
  water: { from: "#16282d", to: "#090f11", pattern: "ripple", ink: "#8fc0c4", opacity: 0.16 },
  works: { from: "#6a563a", to: "#423422", pattern: "setts", ink: "#1c150a" },
};

export interface Ground {
  /** What to fill the outline with. */
  fill: string;
  /** What to fill it with once more, over that. */
  pattern: string;
}

export function groundOf(terrain: Terrain, scale = 1): Ground {
  const material = MATERIALS[terrain];
  const fill = linear(
    `ground-${terrain}`,
    [0, 0, 1, 1],
    [
      [0, material.from],
      [1, material.to],
    ],
  );
  return { fill, pattern: patternOf(terrain, material, scale) };
}

function patternOf(terrain: Terrain, material: Material, scale: number): string {
  if (material.pattern === undefined) return "none";
  const { w, h, body } = PATTERNS[material.pattern];
  const size = Math.round(scale * 100) / 100;
  return paint(
    `pattern-${terrain}-${String(size).replace(".", "_")}`,
    (id) =>
      `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="scale(${size})"><g fill="none" stroke="${material.ink ?? "#000"}" stroke-opacity="${material.opacity ?? 0.6}" stroke-width="1.3">${body}</g></pattern>`,
  );
}
