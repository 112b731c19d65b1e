import { describe, expect, test } from "vitest";
import { placed, type Pill } from "./pills";

const frame = { w: 240, h: 214 };
const pill = (x: number, y: number, side = 30, w = 60): Pill => ({ thing: { x, y, w: side, h: side }, w, h: 24 });

describe("pills of a picture", () => {
  test("stand above what they speak of, where nothing is in the way", () => {
    expect(placed([pill(105, 120)], [], frame)).toEqual([{ x: 120, y: 103 }]);
  });

  test("stand below it where they would cover something else that stands out", () => {
    const marks = [
      { x: 105, y: 120, w: 30, h: 30 },
      { x: 100, y: 90, w: 40, h: 28 },
    ];
    expect(placed([pill(105, 120)], marks, frame)).toEqual([{ x: 120, y: 167 }]);
  });

  test("neither leave the frame nor cross its arch, nor cover the thing for that", () => {
    const [high, right] = [placed([pill(105, 0)], [], frame)[0], placed([pill(200, 60, 24, 100)], [], frame)[0]];
    expect(high).toEqual({ x: 120, y: 47 });
    expect(right!.x + 50).toBeLessThanOrEqual(234);
    expect(right!.y - 12 >= 84 || right!.y + 12 <= 60 || right!.x + 50 <= 200).toBe(true);
  });

  test("do not cover each other", () => {
    const [one, two] = placed([pill(80, 120), pill(115, 120)], [], frame);
    expect(Math.abs(one!.y - two!.y) >= 24 || Math.abs(one!.x - two!.x) >= 60).toBe(true);
  });
});
