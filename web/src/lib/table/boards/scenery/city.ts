/**
 * A walled city, from the outlines of its fields: ground by quarter, roads where one may walk, roofs, kerbs, walls,
 * gates.
 */
import type { Board } from "../../../protocol";
import { outline, round, seeded, type XY } from "../../drawing/geometry";
import { groundOf } from "../../drawing/terrain";
import { lamplight, setts } from "./paints";
import { type LinkPlan, type Plan, road, ROUNDEL, type SpacePlan } from "../plan";
import { distance, type Field, type House, houses, inside, roof, shadowOf } from "./roofs";
import type { Scenery } from "./scenery";
import { circle, group, path, rect } from "./svg";

const FAR = 1600;
/** How much of a field is built upon, and how many great halls stand there. */
const BUILT: Record<string, readonly [number, number] | undefined> = {
  houses: [1, 0],
  works: [0.85, 2],
  landmark: [0.8, 2],
  gate: [0.75, 2],
  street: [0.5, 0],
};
const QUARTERS = new Set(["slate", "wine", "clay", "moss"]);

/** The quarter a space belongs to, as the stylesheet names it. */
function quarterOf(board: Board, id: string): string {
  const hue = board.regions?.find((region) => region.spaces.includes(id))?.hue ?? "";
  return QUARTERS.has(hue) ? hue : "slate";
}

const segment = ([a, b]: readonly [XY, XY]): string => `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
const middle = ([a, b]: readonly [XY, XY]): XY => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The edges of fields beyond which there is no other field, with the way outwards. */
function outerEdges(plan: Plan): { space: SpacePlan; edge: [XY, XY]; out: XY }[] {
  return plan.spaces.flatMap((space) =>
    space.poly.flatMap((a, i) => {
      const b = space.poly[(i + 1) % space.poly.length] as XY;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [x, y] = middle([a, b]);
      let out: XY = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
      if (inside([x + out[0] * 3, y + out[1] * 3], space.poly)) out = [-out[0], -out[1]];
      const beyond: XY = [x + out[0] * 3, y + out[1] * 3];
      if (plan.spaces.some((other) => other !== space && inside(beyond, other.poly))) return [];
      return [{ space, edge: [a, b] as [XY, XY], out }];
    }),
  );
}

const isOpen = ({ link, edge }: LinkPlan): boolean => link.kind !== "wall" && edge !== null;

function fieldOf(plan: Plan, space: SpacePlan): Field {
  const roads = plan.links
    .filter(({ link }) => link.kind !== "wall" && (link.a === space.space.id || link.b === space.space.id))
    .map((each): [XY, XY] => [space.at, each.middle]);
  return { at: space.at, poly: space.poly, roads };
}

/** Kerbs with a gap where the road passes, and a post on either side of it. */
function kerbs(plan: Plan): string {
  return plan.links
    .filter(isOpen)
    .map(({ edge }) => {
      const [a, b] = edge as [XY, XY];
      const m = middle([a, b]);
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const way: XY = [((b[0] - a[0]) / length) * 9.5, ((b[1] - a[1]) / length) * 9.5];
      const [p, q]: [XY, XY] = [
        [m[0] - way[0], m[1] - way[1]],
        [m[0] + way[0], m[1] + way[1]],
      ];
      return (
        path(segment([a, p]) + segment([q, b]), { class: "kb" }) +
        circle(...p, 2.5, { class: "post" }) +
        circle(...q, 2.5, { class: "post" })
      );
    })
    .join("");
}

/** Thick, toothed, casting a shadow: a wall is told from a kerb without its colour. */
function innerWalls(plan: Plan): string {
  const edges = plan.links.flatMap(({ link, edge }) => (link.kind === "wall" && edge !== null ? [edge] : []));
  const d = edges.map(segment).join("");
  const ends = new Map(edges.flat().map((end) => [`${Math.round(end[0])} ${Math.round(end[1])}`, end]));
  return (
    ["w0", "w1", "w2", "w3", "w4"].map((name) => path(d, { class: name })).join("") +
    [...ends.values()]
      .map(
        ([x, y]) =>
          circle(x + 2, y + 3, 7, { class: "shd1" }) +
          circle(x, y, 6.6, { class: "tw" }) +
          circle(x, y, 3.4, { class: "tw2" }),
      )
      .join("")
  );
}

function tower([x, y]: XY, r: number): string {
  return (
    circle(x + 4, y + 5, r + 1, { class: "shd1" }) +
    circle(x, y, r, { class: "tw" }) +
    circle(x, y, r * 0.66, { class: "tw3" }) +
    circle(x, y, r * 0.2, { class: "tw2" })
  );
}

/** The wall round everything, a tower where fields meet on it, a gatehouse with a road out at every gate. */
function cityWall(plan: Plan): string {
  const edges = outerEdges(plan);
  const d = edges.map(({ edge }) => segment(edge)).join("");
  const corners = new Map<string, { at: XY; ways: XY[] }>();
  for (const { edge, out } of edges) {
    for (const at of edge) {
      const key = `${Math.round(at[0])} ${Math.round(at[1])}`;
      corners.set(key, { at, ways: [...(corners.get(key)?.ways ?? []), out] });
    }
  }
  const turns = ([a, b]: XY[]): boolean =>
    a !== undefined && b !== undefined && Math.abs(a[0] * b[1] - a[1] * b[0]) > 0.1;
  const gates = edges.filter(({ space }) => space.space.terrain === "gate");
  const ways = gates
    .map(({ space, edge, out }) => segment([space.at, [middle(edge)[0] + out[0] * 70, middle(edge)[1] + out[1] * 70]]))
    .join("");
  return [
    path(ways, { class: "rd0" }),
    path(ways, { class: "rd1" }),
    ...["ow0", "ow1", "ow2"].map((name) => path(d, { class: name })),
    ...[...corners.values()].map(({ at, ways: list }) => tower(at, turns(list) ? 15 : 10)),
    ...gates.map(({ edge, out }) => {
      const [x, y] = middle(edge);
      const upright = Math.abs(out[0]) > Math.abs(out[1]);
      const [w, h] = upright ? [22, 56] : [56, 22];
      const sides: XY[] = upright
        ? [
            [x, y - 28],
            [x, y + 28],
          ]
        : [
            [x - 28, y],
            [x + 28, y],
          ];
      return (
        rect(x - w / 2, y - h / 2, w, h, { rx: 2, class: "gh" }) +
        rect(x - w / 2 + 5, y - h / 2 + 5, w - 10, h - 10, { class: "gh2" }) +
        sides.map((at) => tower(at, 11)).join("")
      );
    }),
  ].join("");
}

const tree = (x: number, y: number, r: number): string =>
  circle(x + 2.5, y + 3, r, { class: "shd1" }) +
  circle(x, y, r, { class: "tr" }) +
  circle(x - r * 0.3, y - r * 0.35, r * 0.55, { class: "tr2" });

/** Free places in a field, at random, clear of edges, roads, the circle, houses and each other. */
function freePlaces(field: Field, built: readonly House[], count: number, tries: number, random: () => number): XY[] {
  const xs = field.poly.map(([x]) => x);
  const ys = field.poly.map(([, y]) => y);
  const some = (list: number[]): number => Math.min(...list) + random() * (Math.max(...list) - Math.min(...list));
  const found: XY[] = [];
  for (let i = 0; i < tries && found.length < count; i++) {
    const at: XY = [some(xs), some(ys)];
    const near = (other: XY, far: number): boolean => Math.hypot(at[0] - other[0], at[1] - other[1]) < far;
    if (!inside(at, field.poly) || near(field.at, ROUNDEL + 9)) continue;
    if (field.poly.some((a, k) => distance(at, a, field.poly[(k + 1) % field.poly.length] as XY) < 11)) continue;
    if (field.roads.some(([a, b]) => distance(at, a, b) < 12)) continue;
    if (built.some((house) => near(house.at, 14)) || found.some((other) => near(other, 13))) continue;
    found.push(at);
  }
  return found;
}

const tomb = ([x, y]: XY): string =>
  rect(x - 1, y - 1, 8, 5, { class: "shd1" }) +
  path(`M${round(x - 3)} ${round(y + 4)}v-7a3 3 0 0 1 6 0v7z`, { class: "tomb" });

/** Where the fields of several quarters meet, a fountain. */
function fountain(board: Board, plan: Plan): string {
  const quarters = new Map<string, { at: XY; who: Set<string> }>();
  for (const { space, poly } of plan.spaces) {
    for (const at of poly) {
      const key = `${Math.round(at[0])} ${Math.round(at[1])}`;
      const entry = quarters.get(key) ?? { at, who: new Set<string>() };
      entry.who.add(quarterOf(board, space.id));
      quarters.set(key, entry);
    }
  }
  return [...quarters.values()]
    .filter(({ who }) => who.size > 2)
    .map(
      ({ at: [x, y] }) =>
        circle(x + 2, y + 3, 11, { class: "shd1" }) +
        circle(x, y, 11, { class: "fnt0" }) +
        circle(x, y, 7.4, { class: "fnt1" }) +
        circle(x, y, 2.6, { class: "fnt0" }),
    )
    .join("");
}

function ground(board: Board, plan: Plan): string {
  const whole: [number, number, number, number] = [-FAR, -FAR, plan.width + 2 * FAR, plan.height + 2 * FAR];
  const outer = outerEdges(plan);
  if (outer.length === 0) {
    const outside = groundOf(board.terrain ?? "walnut");
    return rect(...whole, { fill: outside.fill }) + rect(...whole, { fill: outside.pattern });
  }
  const bank = outer.map(({ edge }) => segment(edge)).join("");
  const fields = plan.spaces.map(({ space, poly }) =>
    path(outline(poly), {
      class: space.terrain === "green" || space.terrain === "graves" ? "gr cem" : `gr ${quarterOf(board, space.id)}`,
    }),
  );
  const cobbles = path(plan.spaces.map(({ poly }) => outline(poly)).join(""), { fill: setts() });
  return rect(...whole, { class: "moat" }) + path(bank, { class: "bank" }) + fields.join("") + cobbles;
}

export function cityScenery(board: Board, plan: Plan): Scenery {
  const random = seeded(board.id);
  const ways = plan.links
    .filter(({ link }) => link.kind !== "wall")
    .map(road)
    .join("");
  const shadows: string[] = [];
  const roofs: string[] = [];
  const greens: string[] = [];
  for (const space of plan.spaces) {
    const terrain = space.space.terrain ?? "";
    if (space.poly.length < 3) continue;
    const field = fieldOf(plan, space);
    const [dense, halls] = BUILT[terrain] ?? [0, 0];
    const built = dense > 0 ? houses(field, dense, halls, random) : [];
    shadows.push(...built.map(shadowOf));
    roofs.push(...built.map((house) => roof(house, quarterOf(board, space.space.id))));
    if (terrain === "green" || terrain === "graves") {
      greens.push(
        ...freePlaces(field, [], 34, 700, random).map((at) =>
          random() < 0.3 ? tree(...at, 5 + random() * 3) : tomb(at),
        ),
      );
    } else if (terrain === "street") {
      greens.push(...freePlaces(field, built, 2, 60, random).map((at) => tree(...at, 4.5 + random() * 2.5)));
    }
  }
  const lamps = plan.links.filter(isOpen).filter((_, i) => i % 3 === 0);
  return {
    below: [
      ground(board, plan),
      ...["rd0", "rd1", "rd2"].map((name) => path(ways, { class: name })),
      group({ class: "shd" }, ...shadows),
      ...greens,
      ...roofs,
      fountain(board, plan),
      kerbs(plan),
      innerWalls(plan),
      cityWall(plan),
    ].join(""),
    glow: group({ class: "lamps" }, ...lamps.map(({ middle: at }) => circle(...at, 30, { fill: lamplight() }))),
    flames: "",
  };
}
