import { describe, expect, test } from "vitest";
import type { Motion } from "../../protocol";
import { lasting, leaning, onBoard, REVEAL, SURPRISE, timeline, turnedUp } from "./travel";

const walk = (...via: string[]): Motion => ({ kind: "move", piece: "lost", end: "hall", via });
const card: Motion = { kind: "move", piece: "card", start: "deck", end: "hand" };

describe("what waits for what", () => {
  test("small things follow each other closely, what comes after a walk or a surprise waits for it", () => {
    const pushed: Motion = { kind: "move", piece: "lost", end: "c2", manner: "slide" };
    const sprung: Motion = { kind: "reveal", piece: "saw", end: "c2" };
    const hurt: Motion = { kind: "tick", start: "seat:0", n: -5 };
    const { begins, pace } = timeline([walk("a", "b"), pushed, sprung, hurt]);
    expect(pace).toBe(1);
    expect(begins).toEqual([0, 510, 750, 1410]);
    expect(timeline([card, card, card]).begins).toEqual([0, 110, 220]);
  });

  test("many walks are quicker, and none takes long", () => {
    const many = timeline(Array.from({ length: 6 }, () => walk("a", "b", "c", "d", "e")));
    expect(many.pace).toBeLessThan(0.6);
    expect(many.begins.at(-1)).toBeLessThan(3000);
    expect(lasting(walk(..."abcdefghijkl"))).toBe(1200);
  });

  test("nothing is shown of nothing", () => {
    expect(timeline([])).toEqual({ begins: [], pace: 1 });
  });
});

describe("over a board", () => {
  test("a walk touches every space and hops between", () => {
    const frames = onBoard(
      [0, 0],
      [
        [40, 0],
        [40, 40],
      ],
      "hop",
    );
    expect(frames.map(({ transform }) => transform)).toEqual([
      "translate(0px, 0px)",
      "translate(20px, -5px)",
      "translate(40px, 0px)",
      "translate(40px, 15px)",
      "translate(40px, 40px)",
    ]);
  });

  test("whoever is pushed slides, whoever falls is not seen on the way", () => {
    expect(onBoard([0, 0], [[40, 0]], "slide")).toHaveLength(2);
    expect(onBoard([0, 0], [[400, 300]], "fall").map(({ opacity }) => opacity)).toEqual([1, 0, 0, 1]);
  });

  test("who walks keeps to the middle of the spaces as well as at the better of both ends", () => {
    const inRoom = { at: [60, 90] as const, middle: [140, 60] as const };
    const inCorridor = { at: [20, 14] as const, middle: [20, 20] as const };
    expect(leaning([inRoom, inCorridor])).toEqual([0, -6]);
    expect(leaning([{ at: [5, 5], middle: null }])).toEqual([0, 0]);
  });
});

test("what was face down is closed until its back is gone, and the frames follow each other", () => {
  const frames = turnedUp();
  const offsets = frames.map((frame) => frame.offset as number);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  expect(
    frames.filter((frame) => (frame.offset as number) <= REVEAL.turn / 2 / SURPRISE).map((frame) => frame.transform),
  ).toEqual(["scaleX(0)", "scaleX(0)"]);
});
