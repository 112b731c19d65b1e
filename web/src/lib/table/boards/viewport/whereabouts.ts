/** Where everything that can be pointed at lies on a board, in its measures: the camera goes there. */
import type { Board, Mat, Pile, Shape, Slot } from "../../../protocol";
import { around, type Box, type XY } from "../../drawing/geometry";
import { deckCorner } from "../scenery/lettering";
import type { Placed } from "../people";
import { type Plan, ROUNDEL } from "../plan";

/** Side of the box of an element without an outline, in units of the board: a door, a token, a place. */
const THING = 44;

const about = ([x, y]: XY, size = THING): Box => ({ x: x - size / 2, y: y - size / 2, w: size, h: size });
/** The box of a figure, whose feet are at its place. */
const upright = ([x, y]: XY): Box => ({ x: x - THING / 2, y: y - THING + 4, w: THING, h: THING });

/** The size of a mat's places: as wide as the room between one and the next. */
export function plaqueSize(plan: Plan, mat: Mat): { w: number; h: number } {
  const [a, b] = mat.slots ?? [];
  const pitch = Math.abs((b?.x ?? 0) - (a?.x ?? 0)) * plan.scale || (mat.w ?? 3) * plan.scale;
  return { w: pitch - 4, h: Math.min(pitch * 0.49, (mat.h ?? 1.5) * plan.scale) };
}

export const plaqueCorner = (plan: Plan, mat: Mat, slot: Slot): XY =>
  plan.to((mat.x ?? 0) + (slot.x ?? 0), (mat.y ?? 0) + (slot.y ?? 0));

export function deckAt(plan: Plan, pile: Pile): XY {
  const room = plan.byId.get(pile.on ?? "");
  return room !== undefined && !pile.x && !pile.y ? deckCorner(room.box) : plan.to(pile.x ?? 0, pile.y ?? 0);
}

/** A finder for the boxes of elements, by id; it finds nothing that is not on this board. `lying`: the shapes on it. */
export function whereabouts(
  board: Board,
  plan: Plan,
  figures: readonly Placed[],
  lying: readonly Shape[],
): (id: string) => Box | null {
  const known = new Map<string, Box>();
  for (const { space, at, box } of plan.spaces) {
    known.set(space.id, space.kind === "roundel" ? about(at, 2.4 * ROUNDEL) : box); // its circle is what one looks at
    for (const slot of space.slots ?? []) known.set(slot.id, about(plan.to(slot.x ?? space.x, slot.y ?? space.y)));
  }
  for (const region of board.regions ?? []) {
    const box = around(region.spaces.flatMap((id) => known.get(id) ?? []));
    if (box !== null) known.set(region.id, box);
  }
  for (const { link, at } of plan.doors) if (link.id) known.set(link.id, about(at));
  for (const edge of board.edges ?? []) known.set(edge.id, about(plan.to(edge.x, edge.y)));
  for (const shape of lying) {
    const [x, y] = plan.to(shape.x ?? 0, shape.y ?? 0);
    const box = { x, y, w: (shape.w ?? 0) * plan.scale, h: (shape.h ?? 0) * plan.scale };
    known.set(shape.id, shape.shape === "pile" ? about(deckAt(plan, shape)) : box);
    if (shape.shape === "mat") for (const slot of shape.slots ?? []) known.set(slot.id, plaqueBox(plan, shape, slot));
  }
  for (const { id, at } of figures) known.set(id, upright(at));
  // What lies somewhere is found where it lies.
  return (id) => known.get(id) ?? known.get(id.slice(0, Math.max(0, id.lastIndexOf(":")))) ?? null;
}

function plaqueBox(plan: Plan, mat: Mat, slot: Slot): Box {
  const [x, y] = plaqueCorner(plan, mat, slot);
  return { x, y, ...plaqueSize(plan, mat) };
}
