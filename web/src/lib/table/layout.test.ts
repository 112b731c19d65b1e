import { expect, test } from "vitest";
import type { Mat, Shape, Table } from "../protocol";
import { homeSeat, inItsRoom, questionRoom } from "./layout";

const say = (key: string) => ({ key });
const mat = (id: string, more: Partial<Mat> = {}): Mat => ({ shape: "mat", id, name: say(id), seat: 0, area: "seat", ...more });
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
  const board: Shape = { shape: "board", id: "b", name: say("b"), look: "grid", frame: [70, 220, 460, 400], spaces: [] };
  expect(inItsRoom(table([board]), board, 0)).toMatchObject({ x: 70, y: 220, w: 460, h: 400 });
});

test("the question's room is the one without a shape", () => {
  expect(questionRoom(table([]), 40)).toMatchObject({ x: -32, w: 440 });
  expect(questionRoom({ ...table([]), layout: {} }, 40)).toBeNull();
});
