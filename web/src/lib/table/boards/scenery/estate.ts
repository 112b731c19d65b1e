/**
 * A manor in its park: the house traced from its squares of parquet, gardens behind hedges, a path from one to the
 * next.
 */
import type { Board } from "../../../protocol";
import { type Box, outline, round, seeded, type XY } from "../../drawing/geometry";
import { SWATCHES, shade } from "../../drawing/palette";
import { groundOf } from "../../drawing/terrain";
import { brickwork, houseLight, lawn, tufts } from "./paints";
import { boxOf, boxPath, type Plan, roundBox, type SpacePlan } from "../plan";
import { distance } from "./roofs";
import type { Scenery } from "./scenery";
import { circle, path, rect, stroke } from "./svg";
import { Cells, convexCorners, trace } from "./walls";

/** How thick the walls of the house are; mirrors lie along them. */
const THICK = 42;

const isSquare = ({ space }: SpacePlan): boolean => !space.poly?.length;

const parkOf = ({ kerb, width, height }: Plan): Box => ({
  x: kerb,
  y: kerb,
  w: width - 2 * kerb,
  h: height - 2 * kerb,
});

function frame(plan: Plan): string {
  const { width: w, height: h } = plan;
  const park = parkOf(plan);
  return [
    rect(5, 8, w, h, { rx: 10, fill: "#000", opacity: 0.5 }),
    rect(0, 0, w, h, { rx: 10, fill: "#3d362f", stroke: "#120c0b", "stroke-width": 2 }),
    rect(park.x, park.y, park.w, park.h, { rx: 8, fill: lawn(), stroke: "#120c0b", "stroke-width": 2 }),
    rect(park.x, park.y, park.w, park.h, { rx: 8, fill: tufts() }),
  ].join("");
}

/** One path through all gardens that are linked, round the house. */
function ring(gardens: readonly SpacePlan[], plan: Plan): string {
  if (gardens.length < 3) return "";
  const [cx, cy] = [plan.width / 2, plan.height / 2];
  const order = [...gardens].sort(
    (a, b) => Math.atan2(a.at[1] - cy, a.at[0] - cx) - Math.atan2(b.at[1] - cy, b.at[0] - cx),
  );
  const corners = order.flatMap(({ at: a }, i): XY[] => {
    const b = (order[(i + 1) % order.length] as SpacePlan).at;
    const bent = Math.abs(a[0] - b[0]) > 60 && Math.abs(a[1] - b[1]) > 60;
    // Between two gardens at right angles the path turns, away from the house.
    const corner: XY = Math.abs(a[0] - cx) > Math.abs(b[0] - cx) ? [a[0], b[1]] : [b[0], a[1]];
    return bent ? [a, corner] : [a];
  });
  return rounded(corners, 170);
}

function rounded(list: readonly XY[], r: number): string {
  const along = (from: XY, to: XY): XY => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const part = Math.min(r, length * 0.5) / length;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const pieces = list.map((at, i) => {
    const before = list[(i + list.length - 1) % list.length] as XY;
    const after = list[(i + 1) % list.length] as XY;
    const [a, b] = [along(at, before), along(at, after)];
    return `${i === 0 ? "M" : "L"}${round(a[0])} ${round(a[1])}Q${round(at[0])} ${round(at[1])} ${round(b[0])} ${round(b[1])}`;
  });
  return `${pieces.join("")}Z`;
}

function ways(gardens: readonly SpacePlan[], plan: Plan, house: Box): string {
  const round4 = ring(gardens, plan);
  const drives = gardens
    .filter(({ at: [, y] }) => y > house.y && y < house.y + house.h)
    .map(
      ({ at: [x, y] }) =>
        `M${round(x)} ${round(y)}H${round(x < house.x ? house.x - THICK : house.x + house.w + THICK)}`,
    )
    .join("");
  return [
    stroke(round4, "#1c1a14", 40, { "stroke-opacity": 0.5 }),
    stroke(round4, "#8d8068", 32),
    stroke(round4, "#a2957b", 22, { "stroke-dasharray": "2 6" }),
    stroke(drives, "#8d8068", 34),
  ].join("");
}

const bush = ([x, y]: XY, r: number): string =>
  circle(x + 4, y + 6, r, { fill: "#000", opacity: 0.4 }) +
  circle(x, y, r, { fill: "#1c3325" }) +
  circle(x - r * 0.25, y - r * 0.3, r * 0.66, { fill: "#2b4a35" }) +
  circle(x - r * 0.4, y - r * 0.5, r * 0.3, { fill: "#4a6d50" });

const within = ([x, y]: XY, box: Box, by: number): boolean =>
  x > box.x - by && x < box.x + box.w + by && y > box.y - by && y < box.y + box.h + by;

function trees(gardens: readonly SpacePlan[], plan: Plan, house: Box, random: () => number): string {
  const [cx, cy] = [plan.width / 2, plan.height / 2];
  const corners = gardens.map(({ at }) => at);
  const onPath = (at: XY): boolean =>
    corners.some((a, i) => distance(at, a, corners[(i + 1) % corners.length] as XY) < 30);
  const drawn: string[] = [];
  for (let i = 0; i < 900 && drawn.length < 52; i++) {
    const at: XY = [50 + random() * (plan.width - 100), 50 + random() * (plan.height - 100)];
    const r = 9 + random() * 8;
    const far = Math.hypot((at[0] - cx) / (plan.width * 0.395), (at[1] - cy) / (plan.height * 0.39));
    if (
      within(at, house, THICK + 34) ||
      gardens.some(({ box }) => within(at, box, 20)) ||
      Math.abs(far - 1) < 0.115 ||
      onPath(at)
    )
      continue;
    drawn.push(bush(at, r));
  }
  return drawn.join("");
}

/** Leaves for free: three lines, two of them dotted with round caps. */
function hedge(box: Box): string {
  const d = roundBox(box, 0, 14);
  const leaves = { "stroke-dasharray": ".1 9", "stroke-linecap": "round" };
  return (
    stroke(d, "#000", 13, { "stroke-opacity": 0.5, transform: "translate(3 5)" }) +
    stroke(d, "#16281d", 13) +
    stroke(d, "#2c4a33", 9, leaves) +
    stroke(d, "#466a49", 4, { ...leaves, transform: "translate(-1.5 -2)" })
  );
}

function garden({ space, box }: SpacePlan): string {
  const tone = space.hue && space.hue !== "seat" ? shade(SWATCHES[space.hue].mid, 0.45) : "#3a4a35";
  return (
    hedge(box) +
    path(roundBox(box, 4, 10), { fill: tone }) +
    path(roundBox(box, 4, 10), { fill: "#2a2a22", opacity: 0.4 }) +
    path(roundBox(box, 4, 10), { fill: tufts() })
  );
}

/** Boards run across or along, in turns. */
function parquet({ box: { x, y, w } }: SpacePlan, dark: boolean): string {
  const lines = [1, 2, 3, 4]
    .map((i) =>
      dark
        ? `M${round(x)} ${round(y + (i * w) / 5)}h${round(w)}`
        : `M${round(x + (i * w) / 5)} ${round(y)}v${round(w)}`,
    )
    .join("");
  return (
    rect(x + 1, y + 1, w - 2, w - 2, { fill: dark ? "#7a5433" : "#8c6440" }) +
    stroke(lines, "#000", 1.2, { "stroke-opacity": 0.2 })
  );
}

/** Walls and towers round the squares, wherever they lie. */
function house(squares: readonly SpacePlan[], plan: Plan): string {
  const { origin, cell } = plan;
  const cells = new Cells();
  const column = ({ box }: SpacePlan): number => Math.round((box.x - origin[0]) / cell);
  const row = ({ box }: SpacePlan): number => Math.round((box.y - origin[1]) / cell);
  for (const each of squares) cells.add(column(each), row(each), each.space.id);
  const loops = trace(cells);
  const place = ([x, y]: XY): XY => [origin[0] + x * cell, origin[1] + y * cell];
  const walls = loops.map((loop) => outline(loop.map(place))).join("");
  const { x, y, w, h } = boxOf(squares.flatMap(({ poly }) => poly));
  const corners = convexCorners(loops).map(([cx, cy]): XY => {
    const [px, py] = place([cx, cy]);
    return [px + Math.sign(px - x - w / 2) * THICK, py + Math.sign(py - y - h / 2) * THICK];
  });
  const wide = 2 * THICK;
  return [
    circle(x + w / 2, y + h / 2, Math.max(w, h), { fill: houseLight() }),
    path(walls, { fill: "#000", stroke: "#000", "stroke-width": wide, opacity: 0.5, transform: "translate(6 10)" }),
    path(walls, { fill: "#463a33", stroke: "#120c0b", "stroke-width": wide + 3 }),
    path(walls, { fill: "#463a33", stroke: "#463a33", "stroke-width": wide }),
    path(walls, { fill: "none", stroke: brickwork(), "stroke-width": wide }),
    path(walls, { fill: "#1a1110", stroke: "#c9a35b", "stroke-opacity": 0.5, "stroke-width": 12 }),
    path(walls, { fill: "#1a1110", stroke: "#1a1110", "stroke-width": 10 }),
    ...corners.map(
      ([cx, cy]) =>
        circle(cx + 4, cy + 6, 27, { fill: "#000", opacity: 0.5 }) +
        circle(cx, cy, 26, { fill: "#5b4c42", stroke: "#120c0b", "stroke-width": 2 }) +
        circle(cx, cy, 19, { fill: "#332a3a" }) +
        stroke(
          `M${round(cx - 13.4)} ${round(cy - 13.4)}l26.8 26.8m0 -26.8l-26.8 26.8M${round(cx)} ${round(cy - 19)}v38M${round(cx - 19)} ${round(cy)}h38`,
          "#120c0b",
          1,
          { "stroke-opacity": 0.6 },
        ),
    ),
    ...squares.map((each) => parquet(each, (column(each) + row(each)) % 2 !== 0)),
  ].join("");
}

export function estateScenery(board: Board, plan: Plan): Scenery {
  const squares = plan.spaces.filter(isSquare);
  const gardens = plan.spaces.filter((each) => !isSquare(each));
  const box = boxOf(squares.flatMap(({ poly }) => poly));
  const other = board.terrain && board.terrain !== "lawn" ? groundOf(board.terrain) : null;
  return {
    below: [
      frame(plan),
      other === null ? "" : path(boxPath(parkOf(plan)), { fill: other.fill }),
      ways(gardens, plan, box),
      trees(gardens, plan, box, seeded(board.id)),
      ...gardens.map(garden),
      house(squares, plan),
    ].join(""),
    glow: "",
    flames: "",
  };
}
