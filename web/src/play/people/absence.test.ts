import { expect, test } from "vitest";
import type { SeatState, Waiting } from "../../lib/protocol";
import { absences, askAgain, holdsUp, returned } from "./absence";

const seat = (n: number, more: Partial<SeatState> = {}): SeatState => ({
  seat: n,
  kind: "person",
  name: `P${n}`,
  here: true,
  thinking: false,
  ...more,
});
const waiting = (seats: number[], reaction = false): Waiting => ({ seats, reaction, seals: false }) as never;

const held = (seats: SeatState[], waits: Waiting, patience = 120) =>
  holdsUp({
    seats,
    mine: [0],
    waiting: waits,
    away: (each) => seats[each]?.away ?? null,
    patience,
    waitsFor: () => false,
  });

test("somebody who is away holds up the table only when it waits for them long enough", () => {
  const gone = [seat(0), seat(1, { here: false, away: 200 })];
  expect(held(gone, waiting([1]))).toBe(1);
  expect(held(gone, waiting([0]))).toBe(null);
  expect(held(gone, waiting([1]), 300)).toBe(null);
  expect(held(gone, waiting([], true))).toBe(1);
});

test("a seat on which a bot stands in holds up nobody, a free one does at once", () => {
  expect(held([seat(0), seat(1, { here: false, away: 200, stand_in: "greedy" })], waiting([1]))).toBe(null);
  expect(held([seat(0), seat(1, { kind: "open", here: false })], waiting([1]))).toBe(1);
});

test("whoever comes back is told of, whoever takes the seat of somebody else is not", () => {
  const before = [seat(0), seat(1, { here: false, away: 9, stand_in: "greedy" })];
  expect(returned(before, [seat(0), seat(1)])).toEqual([1]);
  expect(returned(before, [seat(0), seat(1, { name: "Dora" })])).toEqual([]);
  expect(returned(before, before)).toEqual([]);
});

test("absences are told in seconds and kept as moments", () => {
  expect([...absences([seat(0), seat(1, { away: 2 })], 10_000)]).toEqual([[1, 8000]]);
  expect([askAgain(0), askAgain(1), askAgain(2), askAgain(9)]).toEqual([5, 10, 30, 30]);
});
