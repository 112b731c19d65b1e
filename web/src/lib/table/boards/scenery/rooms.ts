/** The rooms of a castle: floor, furniture and walls from the terrain word, the doors and the size of the room. */
import type { Colour } from "../../../protocol";
import { define } from "../../drawing/defs";
import { type Box, round, seeded, type XY } from "../../drawing/geometry";
import { SWATCHES } from "../../drawing/palette";
import { groundOf } from "../../drawing/terrain";
import { bloodstain, brickwork, edge, FLOORS, hearth, northShade, wallFace, westShade } from "./paints";
import { type DoorPlan, floorOf, type SpacePlan, WALL } from "../plan";
import { circle, ellipse, group, path, rect, stroke } from "./svg";

export interface RoomPlan {
  plan: SpacePlan;
  /** All its cells, walls included. */
  box: Box;
  doors: DoorPlan[];
  /** Corridor runs along its whole south side. */
  above: boolean;
}

type Furniture = (floor: Box, room: RoomPlan, random: () => number) => string;

/** A runner of carpet from door to door, four pillars. */
const carpet: Furniture = ({ x, y, w, h }, { doors }) => {
  const across = doors.find(({ turn }) => turn === 90 || turn === 270)?.at[1] ?? y + h / 2;
  const uprights = doors.filter(({ turn }) => turn === 0);
  const gold = { "stroke-opacity": 0.55 };
  const pillars = [x + 22, x + w - 22].flatMap((px) => [y + 15, y + h - 15].map((py): XY => [px, py]));
  return [
    rect(x, across - 13, w, 26, { fill: "#5b171c" }),
    stroke(
      `M${round(x)} ${round(across - 9.5)}H${round(x + w)}M${round(x)} ${round(across + 9.5)}H${round(x + w)}`,
      "#c9a35b",
      1.2,
      gold,
    ),
    ...uprights.map(({ at: [door] }) =>
      [
        rect(door - 12, across + 9, 24, y + h - across - 9, { fill: "#5b171c" }),
        stroke(
          `M${round(door - 8.5)} ${round(across + 9.5)}V${round(y + h)}M${round(door + 8.5)} ${round(across + 9.5)}V${round(y + h)}`,
          "#c9a35b",
          1.2,
          gold,
        ),
      ].join(""),
    ),
    ...pillars.map(([px, py]) =>
      [
        circle(px, py + 2, 8, { fill: "#000", opacity: 0.5 }),
        circle(px, py, 7, { fill: "#6d5f50", stroke: "#15100d" }),
        circle(px - 1, py - 1, 4, { fill: "#8f7e69" }),
      ].join(""),
    ),
  ].join("");
};

/** A hearth with its glow, a chopping table. */
const brick: Furniture = ({ x, y, w, h }) => {
  const at = x + w * 0.17;
  const table = { x: x + w - 96, y: y + h - 42 };
  return [
    circle(at, y + 14, 74, { fill: hearth() }),
    path(`M${round(at - 24)} ${y}v13h48v-13Z`, { fill: "#1b0d07", stroke: "#8b6b4c", "stroke-width": 2 }),
    path(`M${round(at)} ${round(y - 5)}c6 5 8 9 5 14h-10c-4 -5 0 -8 5 -14Z`, { fill: "#ffb347" }),
    path(`M${round(at)} ${round(y + 1)}c3 3 4 5 2 8h-4c-2 -3 0 -5 2 -8Z`, { fill: "#fff3c9" }),
    w > 160
      ? rect(table.x + 2, table.y + 3, 72, 26, { rx: 2, fill: "#000", opacity: 0.4 }) +
        rect(table.x, table.y, 72, 26, { rx: 2, fill: "#6d4526", stroke: "#25150b" }) +
        stroke(`M${round(table.x)} ${round(table.y + 9)}h72M${round(table.x)} ${round(table.y + 17)}h72`, "#3d2412", 1)
      : "",
  ].join("");
};

/** A stain, a drain. */
const iron: Furniture = ({ x, y, w, h }) => {
  const [dx, dy] = [round(x + w - 16), round(y + h - 15)];
  return [
    ellipse(x + w / 2 + 8, y + h / 2 + 6, 40, 32, { fill: bloodstain() }),
    circle(dx, dy, 9, { fill: "#0e0c0d", stroke: "#59525a", "stroke-width": 1.5 }),
    stroke(`M${dx - 7} ${dy}h14M${dx} ${dy - 7}v14M${dx - 5} ${dy - 5}l10 10M${dx + 5} ${dy - 5}l-10 10`, "#59525a", 1),
  ].join("");
};

const rugOf = (hue: Colour | null | undefined): string => (hue && hue !== "seat" ? SWATCHES[hue].deep : "#27402f");

/** A long rug with a gold line. */
const plank: Furniture = ({ x, y, w, h }, { plan }) =>
  rect(x + 10, y + 14, w - 20, h - 24, {
    fill: rugOf(plan.space.hue),
    stroke: "#c9a35b",
    "stroke-opacity": 0.45,
    "stroke-width": 1.2,
  }) + rect(x + 14, y + 18, w - 28, h - 32, { fill: "none", stroke: "#c9a35b", "stroke-opacity": 0.25 });

/** An oval rug. */
const parquet: Furniture = ({ x, y, w, h }, { plan }) => {
  const oval = (by: number, more: Record<string, string | number>): string =>
    ellipse(x + w / 2, y + h / 2, w / 2 - by, h / 2 - by, more);
  return (
    oval(8, { fill: plan.space.hue ? rugOf(plan.space.hue) : "#4a1e37" }) +
    oval(12, { fill: "none", stroke: "#c9a35b", "stroke-opacity": 0.6, "stroke-width": 1.2 }) +
    oval(17, { fill: "none", stroke: "#d88bb4", "stroke-opacity": 0.25, "stroke-width": 3, "stroke-dasharray": "2 4" })
  );
};

export function headstone(x: number, y: number, w: number, h: number, cross: boolean): string {
  const foot = y + h;
  return (
    ellipse(x + 3, foot, w * 0.8, 3.5, { fill: "#000", opacity: 0.45 }) +
    (cross
      ? path(`M${round(x - 1.8)} ${round(foot)}v${round(-h * 0.55)}h-4v-3.6h4v-5h3.6v5h4v3.6h-4v${round(h * 0.55)}z`, {
          fill: "#7d8075",
          stroke: "#1a1d19",
        })
      : path(
          `M${round(x - w / 2)} ${round(foot)}v${round(-h * 0.6)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0v${round(h * 0.6)}z`,
          { fill: "#6e7168", stroke: "#1a1d19" },
        ) + stroke(`M${round(x)} ${round(y + h * 0.3)}v${round(h * 0.5)}m-2.5 ${round(-h * 0.33)}h5`, "#2b2f29", 1.2))
  );
}

/** A gravel path from door to door, a row of stones. */
const graves: Furniture = ({ x, y, w, h }, { doors }, random) => {
  const xs = doors.map(({ at }) => at[0]).sort((a, b) => a - b);
  const [first, last] = [xs[0], xs.at(-1)];
  const drawn: string[] = [];
  if (first !== undefined && last !== undefined && last - first > 120) {
    const foot = round(y + h + 4);
    const way = `M${first} ${foot}C${first} ${round(y + h * 0.55)} ${first + 50} ${round(y + h * 0.62)} ${first + 130} ${round(y + h * 0.64)}S${last - 60} ${round(y + h * 0.6)} ${last} ${foot}`;
    drawn.push(
      stroke(way, "#151a13", 20),
      stroke(way, "#484436", 17),
      stroke(way, "#615b48", 11, { "stroke-opacity": 0.5 }),
      stroke(way, "#8d8467", 3, {
        "stroke-dasharray": ".1 9",
        "stroke-linecap": "round",
        "stroke-opacity": 0.5,
        transform: "translate(0 -3)",
      }),
      stroke(way, "#26241b", 2.4, {
        "stroke-dasharray": ".1 13",
        "stroke-linecap": "round",
        "stroke-opacity": 0.8,
        transform: "translate(3 3)",
      }),
    );
  }
  for (let at = x + 16; at < x + w - 14; at += 21 + random() * 9) {
    const tall = 15 + Math.floor(random() * 3) * 2.5;
    const top = y + 8 + random() * 8;
    const cross = random() < 0.3;
    // The emblem stands in the middle.
    if (w < 200 || Math.abs(at - x - w / 2) > 84) drawn.push(headstone(at, top, 12, tall, cross));
  }
  return drawn.join("");
};

const cobble: Furniture = ({ x, y, w, h }) => {
  const ring = (r: number, opacity: number): string =>
    circle(x + w / 2, y + h / 2 - 2, r, {
      fill: "none",
      stroke: "#615b56",
      "stroke-width": 1.2,
      "stroke-dasharray": "6 3",
      opacity,
    });
  return ring(31, 1) + ring(44, 0.5);
};

/** Rings of stone, one inside the other. */
const tower: Furniture = ({ x, y, w, h }) => {
  const whole = Math.min(w, h) / 2 - 2;
  const ring = (by: number, fill: string): string => {
    const r = Math.max(4, whole - by);
    return rect(x + w / 2 - r, y + 1 + by, 2 * r, h - 2 - 2 * by, {
      rx: r,
      fill,
      stroke: "#100d17",
      "stroke-width": 1.2,
    });
  };
  return ring(0, "#272138") + ring(2, "#2d2741") + ring(13, "#241f34") + ring(24, "#302a45");
};

const lozenge: Furniture = ({ x, y, w, h }) =>
  rect(x + 6, y + 6, w - 12, h - 12, { fill: "none", stroke: "#c9a35b", "stroke-opacity": 0.5, "stroke-width": 1.2 }) +
  ellipse(x + w / 2, y + h / 2, 46, 40, { fill: bloodstain() });

/** Straw on the ground, bars before the window. */
const slab: Furniture = ({ x, y, w, h }) => {
  const bars = [46, 38, 30, 22, 14].map((by) => round(x + w - by));
  return [
    stroke(`M${round(x + 6)} ${round(y + h - 8)}q14 -9 30 -3t34 -2 22 6`, "#8a7a45", 3, {
      "stroke-opacity": 0.4,
      "stroke-dasharray": "5 3",
    }),
    ...bars.map((at) => stroke(`M${at} ${y}v26`, "#0b0e0e", 3.4) + stroke(`M${at - 0.8} ${y}v26`, "#74827f", 1)),
    stroke(`M${round(x + w - 50)} ${round(y + 25)}h46`, "#5b6765", 2),
  ].join("");
};

const FURNITURE: Record<string, Furniture | undefined> = {
  carpet,
  brick,
  iron,
  plank,
  parquet,
  graves,
  cobble,
  tower,
  lozenge,
  slab,
};

/** What fills a room: a floor made for castles, or the material as it is anywhere. */
function floorFill(terrain: string): [string, string] {
  const own = FLOORS[terrain as keyof typeof FLOORS];
  if (own !== undefined) return [own(), "none"];
  const { fill, pattern } = groundOf((terrain || "slab") as Parameters<typeof groundOf>[0]);
  return [fill, pattern];
}

function faceOfWall(x: number, y: number, w: number, h: number): string {
  return rect(x, y, w, h, { fill: wallFace() }) + rect(x, y, w, h, { fill: brickwork() });
}

/** The lit edge round a floor, and the face of the wall that a corridor below it sees. */
export function roomWalls(box: Box, above: boolean): string {
  const floor = floorOf(box);
  return (
    rect(floor.x - 0.8, box.y + 4.2, floor.w + 1.6, box.h - WALL.bottom - 3.4, {
      fill: "none",
      stroke: edge(),
      "stroke-width": 1.7,
    }) + (above ? faceOfWall(box.x, box.y + box.h - 6, box.w, 7) : "")
  );
}

export function northFace(box: Box): string {
  const { x, w } = floorOf(box);
  return faceOfWall(x, box.y + 5, w, WALL.top - 5);
}

export function roomScenery(board: string, room: RoomPlan): string {
  const { space } = room.plan;
  const floor = floorOf(room.box);
  const { x, y, w, h } = floor;
  const terrain = space.terrain ?? "slab";
  const [fill, pattern] = floorFill(terrain);
  const clip = define(`clip-${board}-${space.id}`, (id) => `<clipPath id="${id}">${rect(x, y, w, h)}</clipPath>`);
  return [
    northFace(room.box),
    rect(x, y, w, h, { fill }),
    rect(x, y, w, h, { fill: pattern }),
    group(
      { "clip-path": `url(${clip})` },
      FURNITURE[terrain]?.(floor, room, seeded(space.id)) ?? "",
      rect(x, y, w, 16, { fill: northShade() }),
      rect(x, y, 11, h, { fill: westShade() }),
    ),
    roomWalls(room.box, room.above),
  ].join("");
}
