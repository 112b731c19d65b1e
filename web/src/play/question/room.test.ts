import { expect, test } from "vitest";
import { freeRoom, rowsOf } from "./room";

const AREA = { x: 0, y: 0, w: 1000, h: 600 };

test("a table without anything to keep in sight is all room", () => {
  expect(freeRoom(AREA, [])).toEqual(AREA);
});

test("the room lies beside the seats and above the hand", () => {
  const seats = { x: 0, y: 0, w: 300, h: 600 };
  const hand = { x: 400, y: 480, w: 300, h: 120 };
  expect(freeRoom(AREA, [seats, hand])).toEqual({ x: 300, y: 0, w: 700, h: 480 });
});

test("it lies between what is above and what is below", () => {
  const above = { x: 0, y: 0, w: 1000, h: 100 };
  const below = { x: 400, y: 500, w: 200, h: 50 };
  expect(freeRoom(AREA, [above, below])).toEqual({ x: 0, y: 100, w: 1000, h: 400 });
});

test("cards stand in rows of the same length", () => {
  expect(rowsOf(8, 900)).toEqual({ columns: 4, width: 900 });
  expect(rowsOf(5, 900)).toEqual({ columns: 3, width: 900 });
  expect(rowsOf(3, 1200)).toEqual({ columns: 3, width: 914 });
});
