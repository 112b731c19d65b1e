import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Fill, Happened, Table, Told } from "../../lib/protocol";
import type { Pace } from "../../lib/browser/settings.svelte";
import { added, deedsOf, effectsOf, type Deed } from "./staging";
import { STANDS, Theatre } from "./theatre.svelte";

const told = (n: number, kind: string, seat: number | null, more: Partial<Told> = {}): Happened => ({
  n,
  told: { kind, clause: "XY-001", args: {}, seat, ...more },
});
const who = (seat: number) => ({ key: "who", args: { seat } });

const table = {
  seats: 2,
  shapes: [0, 1].map((seat) => ({ shape: "readout", id: `blood:${seat}`, name: { key: "blood" }, seat })),
} as unknown as Table;
const blood = (mine: number, yours: number): Fill =>
  ({ values: { "blood:0": { n: mine }, "blood:1": { n: yours } } }) as unknown as Fill;

const step = (news: Happened[], before = blood(9, 9), after = blood(9, 9)) => ({ news, before, after });

describe("deeds", () => {
  test("are one for an update, with what followed and the numbers that changed", () => {
    const news = [told(4, "attacked", 1), told(5, "lost", 0), told(6, "paid", 1)];
    const deeds = deedsOf(step(news, blood(65, 80), blood(50, 75)), table, 0);
    expect(deeds).toHaveLength(1);
    expect(deeds[0]?.actor).toBe(1);
    expect(deeds[0]?.rest.map(({ n }) => n)).toEqual([5, 6]);
    expect(deeds[0]?.effects.map(({ seat, before, after }) => [seat, before, after])).toEqual([
      [0, 65, 50],
      [1, 80, 75],
    ]);
    expect(deeds[0]?.mine).toBe(true);
  });

  test("leave out beginnings of rounds and turns, unless the whole table should look", () => {
    const news = [told(1, "turn", 1, { opens: "turn" }), told(2, "dawn", null, { opens: "round", moment: true })];
    expect(deedsOf(step(news), table, 0).map(({ head, moment }) => [head.told.kind, moment])).toEqual([["dawn", true]]);
    expect(deedsOf(step([told(1, "turn", 1, { opens: "turn" })]), table, 0)).toEqual([]);
  });

  test("keep the order of what happened, and the table as it was until the last", () => {
    const news = [told(1, "bite", 1), told(2, "slain", 0, { moment: true })];
    const [first, second] = deedsOf(step(news, blood(1, 9), blood(0, 9)), table, null);
    expect([first?.head.n, second?.head.n]).toEqual([1, 2]);
    expect(first?.after).toEqual(blood(1, 9));
    expect(second?.after).toEqual(blood(0, 9));
  });

  test("concern whom they name", () => {
    const news = [told(1, "ordered", 1, { args: { slave: who(0) } })];
    expect(deedsOf(step(news), table, 0)[0]?.mine).toBe(true);
    expect(deedsOf(step(news), table, 2)[0]?.mine).toBe(false);
    expect(deedsOf(step([told(1, "ordered", 0, { args: { seat: who(0) } })]), table, 0)[0]?.mine).toBe(false);
  });

  test("of one kind and one actor in a row are one", () => {
    const draw = (n: number, seat: number, from: number): Deed[] =>
      deedsOf(step([told(n, "drew", seat)], blood(9, from), blood(9, from + 1)), table, 0);
    const all = added(added(added([], draw(1, 1, 3)), draw(2, 1, 4)), draw(3, 2, 5));
    expect(all.map(({ n, count }) => [n, count])).toEqual([
      [1, 2],
      [3, 1],
    ]);
    expect(all[0]?.effects).toMatchObject([{ before: 3, after: 5 }]);
    const large = deedsOf(step([told(4, "drew", 1), told(5, "paid", 1)]), table, 0);
    expect(added(draw(3, 1, 5), large)).toHaveLength(2);
  });

  test("tell a number once that stands in two places", () => {
    const twice = { ...table, shapes: [...table.shapes, { ...table.shapes[0], id: "again" }] } as Table;
    const fill = (n: number) => ({ values: { "blood:0": { n }, again: { n } } }) as unknown as Fill;
    expect(effectsOf(twice, fill(3), fill(6))).toHaveLength(1);
  });

  test("call the score at a seat by what it counts, once", () => {
    const scored = { ...table, score: { key: "vp" } } as Table;
    const fill = (n: number, food: number) =>
      ({ values: { "seat:0": { n }, "blood:0": { n: food } } }) as unknown as Fill;
    expect(effectsOf(scored, fill(8, 3), fill(4, 2)).map(({ name, after }) => [name.key, after])).toEqual([
      ["vp", 4],
      ["blood", 2],
    ]);
    expect(effectsOf(scored, fill(8, 8), fill(4, 4)).map(({ name }) => name.key)).toEqual(["blood"]);
  });

  test("have no numbers where the table is not known", () => {
    expect(effectsOf(table, null, blood(1, 1))).toEqual([]);
    expect(effectsOf(null, blood(1, 1), blood(2, 1))).toEqual([]);
  });
});

describe("the stage", () => {
  let pace: Pace;
  let shown: (number | null)[];
  let theatre: Theatre;
  const deed = (n: number, more: Partial<Told> = {}): Deed[] =>
    deedsOf(step([told(n, `deed-${n}`, 1, more)], blood(9, n), blood(9, n + 1)), table, 0);

  beforeEach(() => {
    vi.useFakeTimers();
    pace = "normal";
    shown = [];
    theatre = new Theatre(
      () => pace,
      (each) => shown.push(each?.n ?? null),
    );
  });
  afterEach(() => vi.useRealTimers());

  test("shows one deed after the other, each for as long as the pace says", () => {
    theatre.stage(deed(1));
    theatre.stage(deed(2));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(STANDS.normal - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(STANDS.normal);
    expect(shown).toEqual([1, 2, null]);
    expect(theatre.isOn).toBe(false);
  });

  test("is slower when slow, and stands longer for what is done to me", () => {
    pace = "slow";
    theatre.stage(deed(1, { args: { victim: who(0) } }));
    vi.advanceTimersByTime(STANDS.slow);
    expect(theatre.deed?.mine).toBe(true);
    vi.advanceTimersByTime(1.5 * STANDS.slow);
    expect(theatre.isOn).toBe(false);
  });

  test("goes on and back by hand", () => {
    theatre.stage([...deed(1), ...deed(2), ...deed(3)]);
    theatre.next();
    theatre.next();
    theatre.back();
    expect(shown).toEqual([1, 2, 3, 2]);
    expect(theatre.fill).toEqual(blood(9, 3));
  });

  test("ends at once when something is asked, and knows what was skipped", () => {
    theatre.stage([...deed(1), ...deed(2), ...deed(3)]);
    theatre.interrupt();
    expect(theatre.isOn).toBe(false);
    expect(theatre.skipped.map(({ n }) => n)).toEqual([2, 3]);
    vi.advanceTimersByTime(10 * STANDS.slow);
    expect(shown).toEqual([1, null]);
  });

  test("stages the past again, and new deeds end that", () => {
    theatre.keep(deed(1));
    theatre.keep(deed(2));
    pace = "at-once";
    theatre.replay(theatre.past);
    expect(theatre.again).toBe(true);
    theatre.stage(deed(7));
    expect(theatre.again).toBe(false);
    expect(theatre.deed?.n).toBe(7);
    expect(theatre.skipped).toEqual([]);
  });

  test("ends when the pace becomes at once", () => {
    theatre.stage(deed(1));
    pace = "at-once";
    theatre.repace();
    expect(theatre.isOn).toBe(false);
  });
});
