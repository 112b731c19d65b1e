/** Where a replay stops on its way: after every answer, where turns or rounds begin, or where one seat decides. */
import type { Moment } from "../../lib/protocol";

export type Stride = "answer" | "turn" | "round" | "mine";

export type Landmarks = Pick<Moment, "rounds" | "turns" | "givers">;

export const NOWHERE: Landmarks = { rounds: [], turns: [], givers: [] };

/** The moments at which to stop, in order; for single answers none are listed. */
function stopsOf(stride: Stride, marks: Landmarks, seat: number | null): readonly number[] {
  if (stride === "round") return marks.rounds;
  if (stride === "turn") return marks.turns;
  // A seat decides at the moment before its answer.
  return marks.givers.flatMap((giver, at) => (giver === seat ? [at] : []));
}

/** Which strides there are: while a match goes on, only single answers. */
export function stridesOf(marks: Landmarks, seat: number | null): Stride[] {
  const all: readonly Stride[] = ["turn", "round", "mine"];
  return ["answer", ...all.filter((stride) => stopsOf(stride, marks, seat).length > 1)];
}

/** The moment one stride on (+1) or back (-1). */
export function step(
  at: number,
  way: 1 | -1,
  stride: Stride,
  marks: Landmarks,
  seat: number | null,
  last: number,
): number {
  if (stride === "answer") return Math.max(0, Math.min(last, at + way));
  const stops = stopsOf(stride, marks, seat);
  return way > 0 ? (stops.find((stop) => stop > at) ?? last) : (stops.findLast((stop) => stop < at) ?? 0);
}
