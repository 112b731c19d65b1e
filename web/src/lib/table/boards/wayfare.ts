/** A way over a board as it is drawn: from the hint of what is pointed at. */
import type { Side } from "../../protocol";
import type { XY } from "../drawing/geometry";
import type { Plan } from "./plan";

export interface Wayfare {
  points: XY[];
  beads: { at: XY; n: number }[];
  /** If the way ends at a door: the arrow head there, with the number of steps. */
  head: { at: XY; turn: number; n: number } | null;
  /** If the way ends on an arrow: where that pushes whoever lands there. */
  thrown: { at: XY; to: XY; turn: number } | null;
}

const PUSH: Record<Side, XY> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
const degrees = ([x, y]: XY): number => (Math.atan2(y, x) * 180) / Math.PI;

export function wayfare(plan: Plan, path: readonly string[]): Wayfare | null {
  const spaces = path.flatMap((id) => plan.byId.get(id) ?? []);
  const door = plan.doors.find(({ link }) => link.id && link.id === path.at(-1));
  if (spaces.length + (door ? 1 : 0) < 2) return null;
  const points: XY[] = [];
  spaces.forEach((space, i) => {
    const link = plan.links.find(
      ({ link: { a, b } }) =>
        (a === spaces[i - 1]?.space.id && b === space.space.id) ||
        (b === spaces[i - 1]?.space.id && a === space.space.id),
    );
    // In a city the way follows the road through the gap between two fields.
    if (link?.edge && plan.setting === "city") points.push(link.middle);
    points.push(space.at);
  });
  // Out of a room the way begins at the door it leaves by.
  const out = plan.doors.find(({ link }) => link.b === spaces[0]?.space.id && link.a === spaces[1]?.space.id);
  if (out !== undefined) points[0] = out.at;
  const beads = spaces.slice(1, door ? undefined : -1).map((space, i) => ({ at: space.at, n: i + 1 }));
  if (door !== undefined) {
    const angle = (door.turn * Math.PI) / 180;
    const at: XY = [door.at[0] + 22 * Math.sin(angle), door.at[1] - 22 * Math.cos(angle)];
    points.push(at);
    return { points, beads, head: { at, turn: door.turn - 90, n: spaces.length }, thrown: null };
  }
  const last = spaces.at(-1);
  const push = last?.space.kind === "arrow" && last.space.facing ? PUSH[last.space.facing] : null;
  if (last === undefined || push === null) return { points, beads, head: null, thrown: null };
  const before = points.at(-2) as XY;
  const behind = (before[0] - last.at[0]) * push[0] + (before[1] - last.at[1]) * push[1] < 0;
  // The line stops at the edge of the stone, so that the chevrons stay visible.
  if (behind) points[points.length - 1] = [last.at[0] - push[0] * 17, last.at[1] - push[1] * 17];
  const along = (by: number): XY => [last.at[0] + push[0] * plan.cell * by, last.at[1] + push[1] * plan.cell * by];
  return { points, beads, head: null, thrown: { at: along(0.56), to: along(1), turn: degrees(push) } };
}
