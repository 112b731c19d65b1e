import { expect, test } from "vitest";
import type { Mat, Shape, Table } from "../../protocol";
import { homeSeat, inItsRoom, isLegible, questionRoom, widened } from "./layout";
import type { Scene } from "../scene/scene.svelte";

const say = (key: string) => ({ key });
const mat = (id: string, more: Partial<Mat> = {}): Mat => ({
  shape: "mat",
  id,
  name: say(id),
  seat: 0,
  area: "seat",
  ...more,
});
const strip: Shape = { shape: "strip", id: "tonight", name: say("tonight"), area: "side" };
const table = (shapes: Shape[]): Table => ({
  game: "sketch",
  seats: 2,
  shapes,
  layout: {
    width: 1200,
    height: 800,
    rooms: [
      { x: 8, y: 520, w: 400, h: 272 },
      { of: "tonight", x: 850, y: 30, w: 342, h: 184 },
      { of: "middle", x: 500, y: 30, w: 100, h: 184 },
    ],
  },
});

test("a seat's name stands on its plaque, or on the last of its panels", () => {
  const card = mat("card", { look: "card" });
  const tray = mat("tray");
  expect(homeSeat(table([card, tray]), tray)).toBe(0);
  expect(homeSeat(table([card, tray]), card)).toBeNull();
  const plaque = mat("plaque", { look: "plaque" });
  expect(homeSeat(table([plaque, tray]), plaque)).toBe(0);
  expect(homeSeat(table([plaque, tray]), tray)).toBeNull();
  const shared = mat("dawn", { seat: null, area: "side" });
  expect(homeSeat(table([shared]), shared)).toBeNull();
});

test("a shape without a place lies in the room kept for it; at the edge that grows into the margin", () => {
  expect(inItsRoom(table([strip]), strip, 0)).toMatchObject({ x: 850, y: 30, w: 342, h: 184 });
  expect(inItsRoom(table([strip]), strip, 60)).toMatchObject({ x: 850, w: 402 });
  expect(inItsRoom(table([strip]), { ...strip, id: "middle" }, 60)).toMatchObject({ x: 500, w: 100 });
  const elsewhere: Shape = { ...strip, id: "other" };
  expect(inItsRoom(table([strip]), elsewhere, 60)).toBe(elsewhere);
  const placed: Shape = { ...strip, w: 5, h: 5 };
  expect(inItsRoom(table([strip]), placed, 60)).toBe(placed);
});

test("a board without a place lies where its spaces lie", () => {
  const board: Shape = {
    shape: "board",
    id: "b",
    name: say("b"),
    look: "grid",
    frame: [70, 220, 460, 400],
    spaces: [],
  };
  expect(inItsRoom(table([board]), board, 0)).toMatchObject({ x: 70, y: 220, w: 460, h: 400 });
});

test("the question's room is the one without a shape", () => {
  expect(questionRoom(table([]), 40)).toMatchObject({ x: -32, w: 440 });
  expect(questionRoom({ ...table([]), layout: {} }, 40)).toBeNull();
});

const columned = (shapes: Shape[]): Table => {
  const plain = table(shapes);
  const columns = [
    { x: 0, w: 200 },
    { x: 1000, w: 200, lines: [["tonight"]] },
  ];
  return { ...plain, layout: { ...plain.layout, columns } };
};

test("a low and wide window is read as long as its columns are; one that is low and not wide is not", () => {
  expect(isLegible(columned([]), 1224, 800)).toBe(true);
  expect(isLegible(columned([]), 1224, 640)).toBe(true);
  expect(isLegible(columned([]), 984, 640)).toBe(false);
  expect(isLegible(table([]), 984, 640)).toBe(true);
  expect(isLegible(columned([]), 1224, 540)).toBe(false);
});

test("what lies in a column becomes as wide as that; what lies elsewhere keeps its place", () => {
  const part: Shape = { shape: "row", id: "r", name: say("r"), x: 20, y: 5, w: 100, h: 10 };
  const panel = mat("panel", { seat: null, area: "side", x: 0, y: 0, w: 200, h: 50, parts: [part] });
  const right: Shape = { ...strip, x: 1050, y: 0, w: 100, h: 50 };
  const scene = { table: columned([panel, right]) } as unknown as Scene;
  expect(widened(scene, panel, () => 50)).toMatchObject({ x: -50, w: 250, h: 50, parts: [{ x: 25, w: 125, h: 10 }] });
  expect(widened(scene, right, () => 50)).toMatchObject({ x: 1062.5, w: 125 });
  const middle: Shape = { ...strip, x: 500, y: 0, w: 100, h: 50 };
  expect(widened(scene, middle, () => 50)).toBe(middle);
});
