import { expect, test } from "vitest";
import { Cells, convexCorners, southRuns, trace } from "./walls";

function cellsOf(picture: string): Cells {
  const cells = new Cells();
  picture
    .trim()
    .split("\n")
    .forEach((line, y) => {
      [...line.trim()].forEach((sign, x) => {
        if (sign !== ".") cells.add(x, y, sign);
      });
    });
  return cells;
}

test("a loop keeps its corners only, and runs clockwise", () => {
  expect(trace(cellsOf("aab"))).toEqual([
    [
      [0, 0],
      [3, 0],
      [3, 1],
      [0, 1],
    ],
  ]);
});

test("a court inside the walls is a loop of its own, and has no turrets", () => {
  const loops = trace(
    cellsOf(`
      aaa
      a.a
      aaa`),
  );
  expect(loops.map((loop) => loop.length).sort()).toEqual([4, 4]);
  expect(convexCorners(loops)).toHaveLength(4);
});

test("cells that touch at a corner only are walled each by itself", () => {
  const loops = trace(
    cellsOf(`
      a.
      .a`),
  );
  expect(loops).toHaveLength(2);
});

test("an inner corner has no turret", () => {
  const loops = trace(
    cellsOf(`
      aa
      a.`),
  );
  expect(loops).toHaveLength(1);
  expect(convexCorners(loops)).toHaveLength(5);
});

test("feet of walls are seen where nothing stands south of them", () => {
  const loops = trace(
    cellsOf(`
      aaa
      a..`),
  );
  expect(southRuns(loops).sort()).toEqual([
    [0, 2, 1],
    [1, 1, 2],
  ]);
});
