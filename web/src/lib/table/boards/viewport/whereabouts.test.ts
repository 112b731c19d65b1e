import { expect, test } from "vitest";
import type { Board, Mat, Pile, Space } from "../../../protocol";
import type { Placed } from "../people";
import { planOf } from "../plan";
import { whereabouts } from "./whereabouts";

const space = (id: string, x: number, y: number, more: Partial<Space> = {}): Space => ({
  id,
  name: { key: id },
  x,
  y,
  ...more,
});
const board: Board = {
  shape: "board",
  id: "b",
  name: { key: "b" },
  look: "grid",
  frame: [0, 0, 20, 10],
  spaces: [space("a", 1, 1), space("b", 5, 3, { slots: [{ id: "seat-b", name: { key: "slot" }, x: 6, y: 3 }] })],
  regions: [{ id: "both", name: { key: "both" }, spaces: ["a", "b"] }],
  edges: [{ id: "mirror", name: { key: "mirror" }, kind: "mirror", lie: "h", spaces: ["a", "b"], x: 3, y: 3 }],
};
const plan = planOf(board);
const knells: Mat = {
  shape: "mat",
  id: "knells",
  name: { key: "k" },
  on: "b",
  x: 2,
  y: 8,
  w: 12,
  h: 2,
  slots: [
    { id: "k1", name: { key: "k" } },
    { id: "k2", name: { key: "k" }, x: 4 },
  ],
};
const deck: Pile = { shape: "pile", id: "deck", name: { key: "d" }, back: "back", on: "b", x: 8, y: 5 };
const figure: Placed = {
  key: "f",
  id: "a:count",
  piece: { kind: "count" },
  place: "a",
  at: [40, 54],
  r: 20,
  again: false,
  coming: false,
};
const boxAt = whereabouts(board, plan, [figure], [knells, deck]);
const middle = (id: string) => {
  const box = boxAt(id);
  return box === null ? null : [box.x + box.w / 2, box.y + box.h / 2];
};

test("everything that can be chosen on a board is found where it lies", () => {
  expect(middle("a")).toEqual([40, 40]);
  expect(middle("seat-b")).toEqual([240, 120]);
  expect(middle("mirror")).toEqual([120, 120]);
  expect(middle("deck")).toEqual([320, 200]);
  expect(boxAt("both")).toEqual({ x: 20, y: 20, w: 200, h: 120 });
});

test("the places of a mat on a board lie side by side", () => {
  expect(boxAt("k1")).toMatchObject({ x: 80, y: 320 });
  expect(boxAt("k2")).toMatchObject({ x: 240, y: 320 });
  expect(boxAt("k2:card")).toEqual(boxAt("k2"));
});

test("a figure is found above its feet, a token where its space is, and nothing that lies elsewhere", () => {
  expect(middle("a:count")?.[1]).toBeLessThan(54);
  expect(boxAt("b:token")).toEqual(boxAt("b"));
  expect(boxAt("hand:0")).toBeNull();
});
