import { expect, test } from "vitest";
import { beyond, fitting, framed, kept, revealed, uncovering, whole, zoomed } from "./camera";

const board = { w: 1000, h: 800 };
const phone = { w: 380, h: 440 };
const desk = { w: 900, h: 860 };

test("a board that can be read is shown whole, in the middle", () => {
  const view = framed("castle", board, desk, null, null);
  expect(view).toEqual(whole(board, desk));
  expect(view.y).toBeCloseTo((860 - 720) / 2);
});

test("on a small screen the camera goes to what is asked, large enough for a finger", () => {
  const view = framed("castle", board, phone, { x: 500, y: 400, w: 100, h: 80 }, [0, 0]);
  expect(view.k).toBe(1.15);
  expect(view.x + 550 * view.k).toBeCloseTo(190);
});

test("what is asked is seen whole, as long as a finger can do with it", () => {
  const view = framed("castle", board, phone, { x: 300, y: 200, w: 400, h: 80 }, [0, 0]);
  expect(view.k).toBeCloseTo((380 - 24) / 400);
  expect(view.x + 300 * view.k).toBeCloseTo(12);
});

test("while nothing can be chosen it looks at whoever moves", () => {
  const view = framed("castle", board, phone, null, [600, 500]);
  expect([600 * view.k + view.x, 500 * view.k + view.y]).toEqual([phone.w / 2, phone.h / 2]);
});

test("where not everything fits, it stays with whoever moves", () => {
  const view = framed("castle", board, phone, { x: 0, y: 0, w: 1000, h: 800 }, [500, 400]);
  expect(view.x + 500 * view.k).toBeCloseTo(190);
  expect(view.y + 400 * view.k).toBeCloseTo(220);
});

test("one's own figure is seen with what is asked; where both do not fit, the figure", () => {
  const figure = { x: 780, y: 500, w: 44, h: 44 };
  const seen = (view: { x: number; y: number; k: number }, { x, y, w, h }: typeof figure): boolean =>
    view.x + x * view.k >= 0 &&
    view.x + (x + w) * view.k <= phone.w &&
    view.y + y * view.k >= 0 &&
    view.y + (y + h) * view.k <= phone.h;
  const asked = { x: 500, y: 400, w: 100, h: 80 };
  const far = { x: 20, y: 20, w: 44, h: 44 };
  expect(seen(framed("castle", board, phone, asked, [0, 0]), figure)).toBe(false);
  const both = framed("castle", board, phone, asked, [0, 0], [figure, far]);
  expect([seen(both, asked), seen(both, figure), seen(both, far)]).toEqual([true, true, false]);
  const wide = framed("castle", board, phone, { x: 0, y: 0, w: 1000, h: 800 }, [500, 400], [figure]);
  expect(seen(wide, figure)).toBe(true);
});

test("zooming keeps the point under the fingers", () => {
  const before = { x: -200, y: -100, k: 1 };
  const after = zoomed(before, 1.5, [100, 200], board, phone);
  expect((100 - after.x) / after.k).toBeCloseTo((100 - before.x) / before.k);
  expect((200 - after.y) / after.k).toBeCloseTo((200 - before.y) / before.k);
});

test("one cannot leave the board, nor see it smaller than whole", () => {
  expect(kept({ x: 500, y: 500, k: 1 }, board, phone)).toEqual({ x: 0, y: 0, k: 1 });
  expect(kept({ x: -5000, y: 0, k: 1 }, board, phone).x).toBe(380 - 1000);
  expect(zoomed({ x: 0, y: 0, k: 1 }, 0.01, [0, 0], board, phone).k).toBe(fitting(board, phone));
});

test("what has the focus is brought into the viewport, and no farther", () => {
  const view = { x: 0, y: 0, k: 1 };
  expect(revealed(view, { x: 100, y: 100, w: 40, h: 40 }, board, phone)).toEqual(view);
  expect(revealed(view, { x: 600, y: 100, w: 40, h: 40 }, board, phone).x).toBe(380 - 12 - 640);
});

test("choices outside the viewport are counted by side", () => {
  const box = (x: number, y: number) => ({ x, y, w: 10, h: 10 });
  expect(
    beyond({ x: 0, y: 0, k: 1 }, [box(-50, 0), box(900, 0), box(950, 0), box(100, 700), box(100, 100)], phone),
  ).toEqual({ w: 1, e: 2, n: 0, s: 1 });
});

test("what lies over the board goes where it covers no choice", () => {
  const corners = [
    { x: 280, y: 0, w: 100, h: 100 },
    { x: 0, y: 0, w: 100, h: 100 },
  ];
  const view = { x: 0, y: 0, k: 1 };
  const choice = { x: 300, y: 20, w: 40, h: 40 };
  expect(uncovering(view, [], corners)).toBe(0);
  expect(uncovering(view, [choice], corners)).toBe(1);
  expect(uncovering(view, [choice, { ...choice, x: 20 }], corners)).toBe(-1);
});
