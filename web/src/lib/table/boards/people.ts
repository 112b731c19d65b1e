/**
 * Everything that lies or stands on a board now, where, and in the order in which it is drawn: the nearer over the
 * farther.
 */
import type { Piece, PieceShape } from "../../protocol";
import type { XY } from "../drawing/geometry";
import { held, isFace, pieceId, singles } from "../scene/ids";
import type { Scene } from "../scene/scene.svelte";
import type { Plan, SpacePlan } from "./plan";
import { feet, figureRadius, flatRadius, lying, stands } from "./stand";

export interface Placed {
  key: string;
  id: string;
  piece: Piece;
  place: string;
  at: XY;
  r: number;
  /** Another piece with the same id comes before this one. */
  again: boolean;
  /** Whether a preview adds the piece; if not, it left a moment ago. */
  coming: boolean;
}

export interface People {
  flat: Placed[];
  figures: Placed[];
  twins: Placed[];
  /** Ids of spaces on whose circle something lies. */
  covered: Set<string>;
}

export function people(scene: Scene, plan: Plan): People {
  const flat: Placed[] = [];
  const figures: Placed[] = [];
  const twins: Placed[] = [];
  const covered = new Set<string>();
  const shapeOf = (piece: Piece): PieceShape => {
    const kind = scene.kinds.get(piece.kind);
    return kind === undefined || isFace(kind) ? "card" : kind.shape;
  };
  for (const space of plan.spaces) {
    const id = space.space.id;
    const list = singles(held(scene.fill, id));
    const coming = scene.arriving(id);
    const gone = singles(scene.departed.get(id) ?? []);
    if (list.length + coming.length + gone.length === 0) continue;
    const laid = list.filter((piece) => !stands(shapeOf(piece)));
    const stood = list.filter((piece) => stands(shapeOf(piece)));
    if (laid.length > 0) covered.add(id);
    flat.push(...layDown(plan, space, laid, stood.length > 0, shapeOf));
    const places = feet(plan, space, stood, laid.length > 0);
    stood.forEach((piece, i) =>
      figures.push(placed(space, piece, i, places[i] ?? [0, 0], figureRadius(plan.setting, shapeOf(piece)), stood)),
    );
    [...coming, ...gone].forEach((piece, i) => {
      const shape = shapeOf(piece);
      const at: XY = !stands(shape)
        ? [0, 0]
        : (feet(plan, space, [...stood, piece], laid.length > 0)[stood.length] ?? [0, 0]);
      const r = stands(shape) ? figureRadius(plan.setting, shape) : flatRadius(plan.setting, shape);
      twins.push({ ...placed(space, piece, i, at, r, []), key: `twin ${id} ${i}`, coming: i < coming.length });
    });
  }
  figures.sort((a, b) => a.at[1] - b.at[1]);
  return { flat, figures, twins, covered };
}

function layDown(
  plan: Plan,
  space: SpacePlan,
  laid: readonly Piece[],
  crowded: boolean,
  shapeOf: (piece: Piece) => PieceShape,
): Placed[] {
  const places = lying(plan.setting, laid.length, crowded);
  return laid.map((piece, i) => {
    const { at, shrink } = places[i] ?? { at: [0, 0] as XY, shrink: 1 };
    return placed(space, piece, i, at, flatRadius(plan.setting, shapeOf(piece)) * shrink, laid);
  });
}

function placed(
  { space, at: [x, y] }: SpacePlan,
  piece: Piece,
  i: number,
  off: XY,
  r: number,
  among: readonly Piece[],
): Placed {
  const id = pieceId(space.id, piece);
  const before = among.slice(0, i).filter((other) => pieceId(space.id, other) === id).length;
  // A figure that is one of a kind keeps its element when it moves within its space.
  return {
    key: `${id} ${before}`,
    id,
    piece,
    place: space.id,
    at: [x + off[0], y + off[1]],
    r,
    again: before > 0,
    coming: false,
  };
}
