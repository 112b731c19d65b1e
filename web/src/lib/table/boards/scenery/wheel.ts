/**
 * A wheel of regions: a brass rim with its ticks, wedges of land in the light of a lamp, a dark band for the names, a
 * hub.
 */
import { polar, round } from "../../drawing/geometry";
import { SWATCHES, shade } from "../../drawing/palette";
import { brass, hubStone, mapLight, setts } from "./paints";
import type { Plan } from "../plan";
import type { Scenery } from "./scenery";
import { circle, path, stroke } from "./svg";

const TICKS = 64;
const LAND = ["moss", "amber", "violet", "clay", "slate", "wine", "copper", "verdigris"] as const;

export function wheelScenery(plan: Plan): Scenery {
  const hub = plan.hub ?? { at: [0, 0], inner: 0, outer: 0 };
  const [cx, cy] = hub.at;
  const R = hub.outer;
  const spoke = (angle: number, from: number, to: number): string => {
    const [a, b] = [polar(cx, cy, from, angle), polar(cx, cy, to, angle)];
    return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
  };
  const span = 360 / Math.max(1, plan.spaces.length);
  const ticks = Array.from({ length: TICKS }, (_, i) =>
    spoke((i * 360) / TICKS, R + 12, R + (i % 8 === 0 ? 18 : 16)),
  ).join("");
  const borders = plan.spaces.map(({ space }) => spoke((space.angle ?? 0) - span / 2, hub.inner, R)).join("");
  const below = [
    circle(cx + 4, cy + 8, R + 20, { fill: "#000", opacity: 0.45 }),
    circle(cx, cy, R + 18, { fill: brass(), stroke: "#120c0b", "stroke-width": 2 }),
    circle(cx, cy, R + 9, { fill: "none", stroke: "#2a1d0c", "stroke-width": 1.5 }),
    stroke(ticks, "#2a1d0c", 1.2),
    ...plan.spaces.map(({ space, path: d }, i) => {
      const hue = space.hue && space.hue !== "seat" ? space.hue : (LAND[i % LAND.length] ?? "moss");
      return path(d, { fill: shade(SWATCHES[hue].mid, 0.74), stroke: "#120c0b" });
    }),
    circle(cx, cy, R, { fill: "#2b2822", opacity: 0.38 }),
    circle(cx, cy, R, { fill: setts(), opacity: 0.5 }),
    circle(cx, cy, R, { fill: mapLight() }),
    circle(cx, cy, R - 13, { fill: "none", stroke: "#120c0b", "stroke-opacity": 0.48, "stroke-width": 26 }),
    circle(cx, cy, R - 26, { fill: "none", stroke: "#f0e2bd", "stroke-opacity": 0.35 }),
    stroke(borders, "#f0e2bd", 1.6, { "stroke-opacity": 0.5, "stroke-dasharray": "5 4" }),
    circle(cx, cy, hub.inner, { fill: hubStone(), stroke: "#120c0b", "stroke-width": 2 }),
    circle(cx, cy, hub.inner - 6, { fill: "none", stroke: "#c9a35b", "stroke-opacity": 0.7, "stroke-width": 1.2 }),
  ];
  return { below: below.join(""), glow: "", flames: "" };
}
