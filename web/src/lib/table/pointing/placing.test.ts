import { describe, expect, test } from "vitest";
import { around, type Box, type Ground, isGround, overlaps, place, pointer, seenThrough } from "./placing";

const SCREEN: Box = { x: 8, y: 52, w: 1424, h: 840 };
const CARD = { w: 312, h: 280 };
const BAND = { w: 842, h: 170 };
const thing: Box = { x: 600, y: 400, w: 40, h: 40 };
const ground = (more: Partial<Ground> = {}): Ground => ({ screen: SCREEN, thing, kept: [], question: null, ...more });
const rightOf: Box = { x: 650, y: 52, w: 30, h: 840 };
const leftOf: Box = { x: 560, y: 52, w: 30, h: 840 };
const above: Box = { x: 8, y: 360, w: 1424, h: 30 };

describe("a card stands", () => {
  test("right of the thing, level with its middle", () => {
    expect(place(CARD, BAND, ground())).toEqual({ form: "card", x: 654, y: 280, clear: true });
  });

  test("else left, else above, else below", () => {
    expect(place(CARD, BAND, ground({ kept: [rightOf] }))).toMatchObject({ x: 274, y: 280 });
    expect(
      place(
        CARD,
        BAND,
        ground({
          kept: [
            { ...rightOf, y: 395 },
            { ...leftOf, y: 395 },
          ],
        }),
      ),
    ).toMatchObject({
      x: 464,
      y: 106,
    });
    expect(place(CARD, BAND, ground({ kept: [{ ...rightOf, h: 390 }, { ...leftOf, h: 390 }, above] }))).toMatchObject({
      x: 464,
      y: 454,
    });
  });

  test("inside the screen, beside things at its edges, too", () => {
    for (const [x, y] of [
      [8, 52],
      [1392, 52],
      [8, 852],
      [1392, 852],
    ] as const) {
      const stand = place(CARD, BAND, ground({ thing: { x, y, w: 40, h: 40 } }));
      expect(overlaps({ ...stand, ...CARD }, SCREEN)).toBe(true);
      expect(stand.x >= SCREEN.x && stand.x + CARD.w <= SCREEN.x + SCREEN.w).toBe(true);
      expect(stand.y >= SCREEN.y && stand.y + CARD.h <= SCREEN.y + SCREEN.h).toBe(true);
    }
  });

  test("as a band over what is lit, rather than as a card over the answers", () => {
    // A laptop's window: the question lies across its middle, and on the ground above it everything is lit.
    const screen = { x: 8, y: 50, w: 1350, h: 600 };
    const question = { x: 150, y: 395, w: 1070, h: 105 };
    const lit = [...Array(12).keys()].map((at): Box => ({ x: 40 + 110 * at, y: 184, w: 66, h: 98 }));
    const hand = { x: 820, y: 515, w: 90, h: 120 };
    const stand = place({ w: 446, h: 345 }, BAND, { screen, thing: hand, kept: [...lit, question], question });
    expect(stand).toMatchObject({ form: "band", clear: false });
    expect(overlaps({ ...stand, ...BAND }, question)).toBe(false);
  });

  test("else on the nearest ground where nothing is lit", () => {
    // A ring of lit things: no side is free, but a little further out there is room.
    const kept = [0, 1, 2, 3].map((at): Box => ({ x: 540 + 50 * at, y: 330, w: 40, h: 180 }));
    const stand = place(CARD, BAND, ground({ kept }));
    expect(stand).toMatchObject({ form: "card", clear: true });
    expect(kept.some((box) => overlaps({ ...stand, ...CARD }, box))).toBe(false);
  });

  test("as a low band above the question, where a card would be far away", () => {
    const question: Box = { x: 14, y: 700, w: 1050, h: 110 };
    const hand: Box = { x: 300, y: 815, w: 760, h: 77 };
    const table: Box = { x: 14, y: 60, w: 1050, h: 440 };
    const far: Box = { x: 1072, y: 300, w: 24, h: 592 };
    const rest: Box = { x: 1100, y: 400, w: 330, h: 492 };
    const stand = place(
      CARD,
      BAND,
      ground({ thing: { ...hand, w: 100 }, kept: [question, hand, table, far, rest], question }),
    );
    expect(stand).toEqual({ form: "band", x: 222, y: 524, clear: true });
  });

  test("never over the thing or an answer, even where everything else is lit", () => {
    const question: Box = { x: 1000, y: 400, w: 400, h: 400 };
    const kept = [question, ...Array.from({ length: 40 }, (_, at): Box => ({ x: 36 * at, y: 52, w: 30, h: 840 }))];
    const stand = place(CARD, BAND, ground({ kept, question }));
    expect(stand.clear).toBe(false);
    expect(overlaps({ ...stand, ...CARD }, question)).toBe(false);
    expect(overlaps({ ...stand, ...CARD }, thing)).toBe(false);
  });

  test("on the thing itself only where that is the ground of everything", () => {
    const board: Box = { x: 8, y: 52, w: 1424, h: 700 };
    expect(isGround(board, SCREEN)).toBe(true);
    expect(isGround(thing, SCREEN)).toBe(false);
    const lit: Box = { x: 300, y: 200, w: 300, h: 300 };
    const stand = place(CARD, BAND, ground({ thing: board, kept: [lit] }));
    expect(stand.clear).toBe(true);
    expect(overlaps({ ...stand, ...CARD }, lit)).toBe(false);
  });
});

describe("the line to the thing", () => {
  test("is straight where card and thing face each other", () => {
    const card: Box = { x: 654, y: 280, ...CARD };
    expect(pointer(card, thing, [])).toEqual({ from: [654, 420], to: [640, 420] });
    expect(pointer({ ...card, x: 500, y: 100 }, thing, [])).toEqual({ from: [620, 380], to: [620, 400] });
  });

  test("is left out where it would run through words", () => {
    const card: Box = { x: 500, y: 60, ...CARD };
    expect(pointer(card, thing, [above])).toBeNull();
  });
});

test("what is seen of a box through a window", () => {
  expect(seenThrough(thing, { x: 0, y: 0, w: 620, h: 410 })).toEqual({ x: 600, y: 400, w: 20, h: 10 });
  expect(seenThrough(thing, { x: 0, y: 0, w: 600, h: 900 })).toBeNull();
});

test("around several boxes", () => {
  expect(around([thing, { x: 0, y: 410, w: 10, h: 90 }])).toEqual({ x: 0, y: 400, w: 640, h: 100 });
});
