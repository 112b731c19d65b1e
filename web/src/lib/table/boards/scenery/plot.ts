/** A board of a few plain places: a bridge over its moat, a graveyard, a square. */
import type { Board } from "../../../protocol";
import { outline, round, seeded } from "../../drawing/geometry";
import { groundOf } from "../../drawing/terrain";
import { moonlight, river, stonework, yard } from "./paints";
import { boxOf, type Plan, type SpacePlan } from "../plan";
import { headstone } from "./rooms";
import type { Scenery } from "./scenery";
import { circle, ellipse, path, rect, stroke } from "./svg";

const PLANKS = ["#6b4c33", "#624530", "#73533a", "#5a402c"];

/** A moat that winds a little, with the moon on it. */
function moat({ width: w, height: h }: Plan, random: () => number): string {
  if (w > h) return rect(-20, -4, w + 40, h + 8, { rx: 6, fill: river() });
  const bank = (by: number): string =>
    `M${by} -60C${by - 15} ${round(h * 0.2)} ${by + 24} ${round(h * 0.28)} ${by + 10} ${round(h * 0.38)}V${round(h * 0.68)}C${by + 28} ${round(h * 0.8)} ${by - 14} ${round(h * 0.88)} ${by + 6} ${h + 60}H${w - by}C${w - by - 14} ${round(h * 0.88)} ${w - by + 10} ${round(h * 0.8)} ${w - by - 10} ${round(h * 0.68)}V${round(h * 0.38)}C${w - by + 10} ${round(h * 0.28)} ${w - by - 18} ${round(h * 0.18)} ${w - by} -60Z`;
  const waves = Array.from({ length: 30 }, () => {
    const [x, y] = [w * 0.28 + random() * w * 0.44, random() * h];
    return stroke(`M${round(x - 9)} ${round(y)}q4.5 -4 9 0t9 0`, "#9fb6d8", 1.4, { "stroke-opacity": 0.3 });
  });
  const moon = [
    [110, 26, 5],
    [122, 31, 4.5],
    [134, 27, 4],
    [146, 20, 3.4],
    [157, 12, 2.6],
  ] as const;
  return [
    path(bank(2), { fill: "#0c1520" }),
    path(bank(10), { fill: river() }),
    ...waves,
    h > 400
      ? circle(w / 2, 130, 74, { fill: moonlight() }) +
        moon
          .map(([y, rx, ry], i) => ellipse(w / 2 + (i % 2 ? -3 : 3), y, rx, ry, { fill: "#eef3ff", opacity: 0.8 }))
          .join("")
      : "",
  ].join("");
}

/** Planks nailed across, posts of stone at the corners. */
function bridge({ poly }: SpacePlan, random: () => number): string {
  const { x, y, w, h } = boxOf(poly);
  const planks: string[] = [];
  const lies = w > h;
  const [from, long, wide] = lies ? [x, w, h] : [y, h, w];
  for (let at = from; at < from + long - 2;) {
    const deep = Math.min(19 + random() * 6, from + long - at);
    const tone = PLANKS[Math.floor(random() * PLANKS.length)] ?? "#6b4c33";
    const nail = (off: number): string =>
      lies
        ? circle(at + deep / 2 - 0.8, y + off, 1.8, { fill: "#1a1210" })
        : circle(x + off, at + deep / 2 - 0.8, 1.8, { fill: "#1a1210" });
    planks.push(
      lies ? rect(at, y, deep - 1.6, h, { fill: tone }) : rect(x, at, w, deep - 1.6, { fill: tone }),
      nail(7),
      nail(wide - 7),
    );
    at += deep;
  }
  const posts = [y - 6, y + h + 6].flatMap((py) =>
    [x - 6, x + w + 6].map(
      (px) =>
        circle(px, py, 11, { fill: stonework(), stroke: "#120c0b", "stroke-width": 1.6 }) +
        circle(px, py, 5.5, { fill: "#2a2422" }),
    ),
  );
  return [
    rect(x + 6, y + 8, w, h, { fill: "#000", opacity: 0.5 }),
    rect(x - 6, y - 6, w + 12, h + 12, { rx: 4, fill: "#2c2019", stroke: "#120c0b", "stroke-width": 2 }),
    ...planks,
    ...posts,
  ].join("");
}

function graves({ box: { x, y, w, h } }: SpacePlan): string {
  const stones = [
    [0.18, 0.22],
    [0.84, 0.3],
    [0.2, 0.66],
    [0.82, 0.74],
  ] as const;
  return (
    stones.map(([dx, dy]) => headstone(x + w * dx, y + h * dy - 24, 20, 30, false)).join("") +
    stroke(`M${round(x + 8)} ${round(y + h)}h${round(w - 16)}`, "#59637e", 1, { "stroke-dasharray": "2 7" })
  );
}

function ground(board: Board, plan: Plan, random: () => number): string {
  const { width: w, height: h } = plan;
  if (board.terrain === "water") return moat(plan, random);
  const dark = board.terrain === "moor" || board.terrain === "graves";
  const { fill, pattern } = groundOf(board.terrain ?? "walnut");
  return [
    rect(5, 8, w, h, { rx: 8, fill: "#000", opacity: 0.5 }),
    rect(0, 0, w, h, { rx: 8, fill: dark ? yard() : fill, stroke: "#120c0b", "stroke-width": 2 }),
    dark
      ? rect(3, 3, w - 6, h - 6, {
          rx: 6,
          fill: "none",
          stroke: "#59637e",
          "stroke-width": 2,
          "stroke-dasharray": "2 7",
        })
      : rect(0, 0, w, h, { rx: 8, fill: pattern }),
  ].join("");
}

function place(space: SpacePlan, random: () => number): string {
  const terrain = space.space.terrain ?? "parchment";
  if (terrain === "bridge") return bridge(space, random);
  if (terrain === "graves") return graves(space);
  const { fill, pattern } = groundOf(terrain);
  return (
    path(outline(space.poly), { fill, stroke: "#120c0b", "stroke-width": 2 }) +
    path(outline(space.poly), { fill: pattern })
  );
}

export function plotScenery(board: Board, plan: Plan): Scenery {
  const random = seeded(board.id);
  return {
    below: ground(board, plan, random) + plan.spaces.map((space) => place(space, random)).join(""),
    glow: "",
    flames: "",
  };
}
