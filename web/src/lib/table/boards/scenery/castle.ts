/**
 * A castle in its moat, from the cells of a grid: water, shore, walls, turrets, rooms, stairs and one flagstone a
 * space.
 */
import type { Board } from "../../../protocol";
import { type Box, outline, round, seeded, type XY } from "../../drawing/geometry";
import { brickwork, coursing, FLOORS, moonlight, ripples, torchlight, wallFoot, water } from "./paints";
import { boxOf, CELL, type DoorPlan, type Plan, type SpacePlan, type Stair } from "../plan";
import { northFace, type RoomPlan, roomScenery, roomWalls } from "./rooms";
import type { Scenery } from "./scenery";
import { circle, ellipse, group, path, rect, stroke } from "./svg";
import { Cells, convexCorners, southRuns, trace } from "./walls";

const STONES = ["#7a6c5b", "#817361", "#756857", "#857766", "#726553"];
const VERDIGRIS = "#3c665a";
const FAR = 2400;

const isFloor = ({ space }: SpacePlan): boolean => space.kind === "room" && space.terrain !== "water";
const isStone = ({ space, poly }: SpacePlan): boolean =>
  space.kind !== "room" && space.kind !== "step" && poly.length > 2;

/** Every cell under a roof or a flagstone, by what covers it. */
function coveredBy(plan: Plan): Cells {
  const cells = new Cells();
  for (const each of plan.spaces) {
    if (each.space.terrain === "water") continue;
    const box = isFloor(each)
      ? boxOf(each.poly)
      : { x: each.at[0] - CELL / 2, y: each.at[1] - CELL / 2, w: CELL, h: CELL };
    if (each.space.kind === "step") continue;
    cover(cells, inCells(plan, box), isStone(each) ? "corridor" : each.space.id);
  }
  for (const { region, box } of plan.stairs) cover(cells, inCells(plan, box), region.id);
  return cells;
}

/** A box by the cells it covers. */
const inCells = ({ origin }: Plan, { x, y, w, h }: Box): Box => ({
  x: Math.round((x - origin[0]) / CELL),
  y: Math.round((y - origin[1]) / CELL),
  w: Math.round(w / CELL),
  h: Math.round(h / CELL),
});

function cover(cells: Cells, { x, y, w, h }: Box, owner: string): void {
  for (let column = x; column < x + w; column++) {
    for (let row = y; row < y + h; row++) cells.add(column, row, owner);
  }
}

const ontoBoard = ({ origin }: Plan, [x, y]: XY): XY => [origin[0] + x * CELL, origin[1] + y * CELL];

const loopPath = (plan: Plan, loops: readonly XY[][]): string =>
  loops.map((loop) => outline(loop.map((point) => ontoBoard(plan, point)))).join("");

/** Water, the shallows along the walls, and the moon on it where it is widest. */
function moat(plan: Plan, walls: string, random: () => number): string {
  const shore = [
    [104, 0.05],
    [78, 0.07],
    [54, 0.1],
  ] as const;
  const [mx, my] = [CELL * 2.6, CELL * 6];
  const chords = Array.from({ length: 19 }, (_, i): [number, number] =>
    i < 9 ? [i * 5.2, Math.sqrt(Math.max(0, 484 - (i * 5.2 - 21) ** 2)) + 1] : [50 + (i - 9) * 11, 15 - (i - 9) * 1.3],
  );
  return [
    rect(-FAR, -FAR, plan.width + 2 * FAR, plan.height + 2 * FAR, { fill: water() }),
    rect(-FAR, -FAR, plan.width + 2 * FAR, plan.height + 2 * FAR, { fill: ripples() }),
    ellipse(mx, my + 60, 130, 190, { fill: moonlight() }),
    ...chords.map(([down, half], i) =>
      stroke(
        `M${round(mx - half + (random() - 0.5) * (i > 1 ? 4 : 1))} ${round(my + down)}q${round(half / 2)} -1.8 ${round(half)} 0t${round(half)} 0`,
        "#dfe7ec",
        i < 9 ? 2.8 : 2.2 - 0.1 * (i - 9),
        {
          "stroke-opacity": Math.max(0.06, 0.27 - 0.014 * i),
          "stroke-linecap": "round",
        },
      ),
    ),
    ...shore.map(([width, opacity]) =>
      stroke(walls, "#8fc0c4", width, { "stroke-opacity": opacity, "stroke-linejoin": "round" }),
    ),
  ].join("");
}

/** Planks run out over the water from every room made of them. */
function bridges(plan: Plan, cells: Cells): string {
  return plan.spaces
    .filter((each) => each.space.terrain === "bridge" && isFloor(each))
    .map(({ poly }) => {
      const { x, y, w, h } = boxOf(poly);
      const room = inCells(plan, { x, y, w, h });
      if (cells.has(room.x, room.y + room.h)) return "";
      const [left, foot, wide] = [x + 14, y + h, w - 28];
      return (
        rect(left - 3, foot + 6, wide + 6, 420, { fill: "#000", opacity: 0.5 }) +
        rect(left, foot, wide, 420, { fill: FLOORS.bridge() }) +
        stroke(`M${left} ${foot}v420M${left + wide} ${foot}v420`, "#7d5c3a", 3)
      );
    })
    .join("");
}

/** Battlements need no geometry: a wide dashed line under a narrower one. */
function ramparts(plan: Plan, loops: readonly XY[][], walls: string): string {
  const feet = southRuns(loops).map(([x, y, n]) => {
    const at = ontoBoard(plan, [x, y]);
    const [left, top, wide] = [at[0] - 10, at[1] + 6, n * CELL + 20];
    return (
      rect(left, top, wide, 24, { fill: wallFoot() }) +
      rect(left, top, wide, 24, { fill: brickwork() }) +
      stroke(`M${left - 3} ${top + 24.5}h${wide + 6}`, "#9fd0d2", 1.5, {
        "stroke-opacity": 0.55,
        "stroke-dasharray": "13 5 5 7",
      })
    );
  });
  return [
    path(walls, {
      transform: "translate(7 20)",
      fill: "#000",
      stroke: "#000",
      "stroke-width": 22,
      "stroke-linejoin": "round",
      opacity: 0.55,
    }),
    ...feet,
    path(walls, { fill: "#3b322d", stroke: "#0c0908", "stroke-width": 23 }),
    path(walls, { fill: "#3b322d", stroke: "#3f362f", "stroke-width": 20 }),
    path(walls, { fill: coursing(), stroke: coursing(), "stroke-width": 20 }),
    stroke(walls, "#75624c", 21, { "stroke-dasharray": "8 6.2" }),
    stroke(walls, "#332a26", 13),
    stroke(walls, coursing(), 13),
    stroke(walls, "#1a1412", 1.2),
  ].join("");
}

const turret = ([x, y]: XY): string =>
  [
    circle(x + 3, y + 6, 15, { fill: "#000", opacity: 0.45 }),
    circle(x, y, 14.5, { fill: "#4c4138", stroke: "#0c0908", "stroke-width": 1.5 }),
    circle(x, y, 11.5, { fill: "none", stroke: "#8d7558", "stroke-width": 4, "stroke-dasharray": "5.2 3.8" }),
    circle(x, y, 8.5, { fill: "#2b2420", stroke: "#15100e" }),
    stroke(`M${x - 7} ${y - 3}A7.6 7.6 0 0 1 ${x + 2} ${round(y - 7.3)}`, "#b3956b", 1.3, { "stroke-opacity": 0.8 }),
  ].join("");

/** One flagstone, one space: worn and cracked by a hash of its id. */
function flagstone({ space, box: { x, y }, at: [cx, cy] }: SpacePlan): string {
  const random = seeded(space.id);
  const secret = space.kind === "passage";
  const tone = secret ? VERDIGRIS : (STONES[Math.floor(random() * STONES.length)] ?? "#7a6c5b");
  const some = (low: number, high: number): number => low + random() * (high - low);
  const drawn = [rect(x + 1.5, y + 1.5, CELL - 3, CELL - 3, { rx: 3, fill: tone })];
  for (let i = 0; i < 2 && !secret; i++) {
    drawn.push(
      ellipse(x + some(9, 31), y + some(9, 31), some(5, 11), some(3, 7), {
        fill: random() < 0.5 ? "#000" : "#fff",
        opacity: 0.05,
      }),
    );
  }
  if (!secret && random() < 0.42) {
    const along = some(8, 30);
    let at: XY = (
      [
        [1.5, along],
        [along, 1.5],
        [CELL - 1.5, along],
        [along, CELL - 1.5],
      ] as XY[]
    )[Math.floor(random() * 4)] ?? [1.5, 9];
    let crack = `M${round(x + at[0])} ${round(y + at[1])}`;
    for (let i = 0; i < 3; i++) {
      at = [at[0] + (20 - at[0]) * some(0.15, 0.4) + some(-3, 3), at[1] + (20 - at[1]) * some(0.15, 0.4) + some(-3, 3)];
      crack += `L${round(x + at[0])} ${round(y + at[1])}`;
    }
    drawn.push(stroke(crack, "#2b231b", 0.9, { opacity: 0.6 }));
  }
  const [far, low] = [x + CELL - 2.2, y + CELL - 2.2];
  drawn.push(
    stroke(
      `M${x + 2.2} ${y + CELL - 4}V${y + 4.4}Q${x + 2.2} ${y + 2.2} ${x + 4.4} ${y + 2.2}H${x + CELL - 4}`,
      "#ffeccb",
      1.3,
      { "stroke-opacity": 0.34 },
    ),
    stroke(`M${far} ${y + 4}V${low - 2.2}Q${far} ${low} ${far - 2.2} ${low}H${x + 4}`, "#000", 1.4, {
      "stroke-opacity": 0.5,
    }),
  );
  if (space.kind === "socket") {
    drawn.push(
      circle(cx, cy, 15.5, { fill: "#2a221c", opacity: 0.75, stroke: "#1a1310", "stroke-width": 1.2 }),
      stroke(`M${cx - 11} ${cy + 11}A15.5 15.5 0 0 0 ${cx + 11} ${cy + 11}`, "#d8bf94", 1, { "stroke-opacity": 0.35 }),
    );
  }
  return drawn.join("");
}

/** Cracks through ten stones, seen when the light says that all is lost. */
function cracks(stones: readonly SpacePlan[], random: () => number): string {
  const some = (low: number, high: number): number => low + random() * (high - low);
  const chosen = stones.filter(() => random() < 10 / Math.max(10, stones.length));
  const d = chosen.map(({ box: { x, y } }) => {
    let line = `M${round(x + some(0, 8))} ${round(y + some(0, CELL))}`;
    for (let i = 1; i <= 6; i++) line += `L${round(x + (i * CELL) / 6 + some(-3, 3))} ${round(y + some(4, CELL - 4))}`;
    return line;
  });
  return group(
    { class: "cracks" },
    stroke(d.join(""), "#0b0504", 2.6),
    stroke(d.join(""), "#c23a2a", 0.7, { "stroke-opacity": 0.7 }),
  );
}

const mix = (from: string, to: string, part: number): string => {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const blend = (at: number): string =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * part)
      .toString(16)
      .padStart(2, "0");
  return `#${blend(1)}${blend(3)}${blend(5)}`;
};

/**
 * Steps darken on the way down; where neighbours are not joined stands a wall, where they are a tread and a chevron.
 */
function stairScenery(plan: Plan, { order, box, floor }: Stair, above: boolean): string {
  const down = new Map(plan.links.filter(({ link }) => link.kind === "arrow").map(({ link }) => [link.a, link.b]));
  const steps = order.flatMap((id) => plan.byId.get(id) ?? []);
  const joined = (a: string, b: string): boolean => down.get(a) === b || down.get(b) === a;
  const tiles: string[] = [];
  const treads: string[] = [];
  let walls = "";
  steps.forEach((step, i) => {
    const part = i / Math.max(1, steps.length - 1);
    const { x, y, w, h } = step.box;
    const last = i === steps.length - 1;
    tiles.push(rect(x, y, w, h, { fill: last ? "#5a0f14" : mix("#a89880", "#1e1717", part) }));
    const next = plan.byId.get(down.get(step.space.id) ?? "");
    if (next !== undefined) treads.push(tread(step, next, part));
    for (const other of steps) {
      const right = Math.abs(other.box.x - x - w) < 1 && Math.abs(other.box.y - y) < 1;
      const below = Math.abs(other.box.y - y - h) < 1 && Math.abs(other.box.x - x) < 1;
      if ((!right && !below) || joined(step.space.id, other.space.id)) continue;
      walls += right ? `M${round(x + w)} ${round(y)}v${round(h)}` : `M${round(x)} ${round(y + h)}h${round(w)}`;
    }
  });
  const square = { "stroke-linecap": "square" };
  return [
    northFace(box),
    rect(floor.x, floor.y, floor.w, floor.h, { fill: "#0d0a0a" }),
    ...tiles,
    ...treads,
    stroke(walls, "#0a0706", 7, square),
    stroke(walls, "#5b4d3f", 4.4, square),
    stroke(walls, "#b8986c", 1, { ...square, transform: "translate(-1.4 -1.4)" }),
    roomWalls(box, above),
  ].join("");
}

function tread({ box }: SpacePlan, next: SpacePlan, part: number): string {
  const dx = Math.sign(Math.round(next.box.x - box.x));
  const dy = Math.sign(Math.round(next.box.y - box.y));
  const side = `M${round(box.x + box.w * (dx > 0 ? 1 : 0))} ${round(box.y + box.h * (dy > 0 ? 1 : 0))}${dx !== 0 ? `v${round(box.h)}` : `h${round(box.w)}`}`;
  const turn = dx > 0 ? 90 : dx < 0 ? 270 : dy > 0 ? 180 : 0;
  const [x, y] = [box.x + box.w / 2 + dx * box.w * 0.37, box.y + box.h / 2 + dy * box.h * 0.36];
  return (
    stroke(side, "#000", 4, { "stroke-opacity": 0.75, transform: `translate(${dx * 1.5} ${dy * 1.5})` }) +
    stroke(side, "#ffe9c4", 1.4, {
      "stroke-opacity": 0.55 * (1 - part) + 0.14,
      transform: `translate(${-dx * 1.2} ${-dy * 1.2})`,
    }) +
    stroke("M-4 1.8L0 -2L4 1.8", part < 0.4 ? "#2a1d14" : "#efe6d2", 1.6, {
      "stroke-opacity": 0.75,
      transform: `translate(${round(x)} ${round(y)}) rotate(${turn})`,
    })
  );
}

/** Where the torch of a door stands: beside it, on the side of the corridor. */
function torchAt({ at: [x, y], turn, thick }: DoorPlan): XY {
  const angle = (turn * Math.PI) / 180;
  const [ox, oy] = [19.5, thick / 2 - 1];
  return [x + ox * Math.cos(angle) - oy * Math.sin(angle), y + ox * Math.sin(angle) + oy * Math.cos(angle)];
}

const flame = ([x, y]: XY): string =>
  group(
    { transform: `translate(${round(x)} ${round(y)})` },
    circle(0, 0, 9, { fill: torchlight() }),
    circle(0, 2, 2.9, { fill: "#1a110b", stroke: "#b08a55", "stroke-width": 0.8 }),
    path("M0 -6.5C4 -3 4.2 2.4 0 3.2C-4.2 2.4 -3.4 -2 0 -6.5Z", { fill: "#ffb347" }),
    path("M0 -3C1.5 -1 1.5 1.5 0 1.8C-1.5 1.5 -1.3 -.8 0 -3Z", { fill: "#fff3c9" }),
  );

export function castleScenery(board: Board, plan: Plan): Scenery {
  const cells = coveredBy(plan);
  const loops = trace(cells);
  const walls = loopPath(plan, loops);
  const corridors = new Cells();
  for (const [x, y] of cells) if (cells.ownerOf(x, y) === "corridor") corridors.add(x, y, "corridor");
  const halls = loopPath(plan, trace(corridors));
  /** Whether a corridor runs along the whole south side of a box. */
  const above = (box: Box): boolean => {
    const { x, y, w, h } = inCells(plan, box);
    return Array.from({ length: w }, (_, i) => cells.ownerOf(x + i, y + h)).every((owner) => owner === "corridor");
  };
  const rooms = plan.spaces.filter(isFloor).map((each): RoomPlan => {
    const box = boxOf(each.poly);
    return { plan: each, box, doors: plan.doors.filter(({ link }) => link.b === each.space.id), above: above(box) };
  });
  return {
    below: [
      moat(plan, walls, seeded(board.id)),
      bridges(plan, cells),
      ramparts(plan, loops, walls),
      ...rooms.map((room) => roomScenery(board.id, room)),
      ...plan.stairs.map((stair) => stairScenery(plan, stair, above(stair.box))),
      path(halls, { fill: "#191311", "fill-rule": "evenodd" }),
      ...plan.spaces.filter(isStone).map(flagstone),
      cracks(plan.spaces.filter(isStone), seeded(`${board.id} falls`)),
      stroke(halls, "#0f0b0a", 2),
      ...convexCorners(loops).map((corner) => turret(ontoBoard(plan, corner))),
    ].join(""),
    glow: plan.doors
      .map(({ link }) => circle(...(plan.byId.get(link.a)?.at ?? [0, 0]), 62, { fill: torchlight() }))
      .join(""),
    flames: plan.doors.map((door) => flame(torchAt(door))).join(""),
  };
}
