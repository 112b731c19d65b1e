import { describe, expect, test } from "vitest";
import type { GameCard } from "../lib/protocol";
import { allows, barred, counted, newPlan, toBody } from "./setup";

describe("what an option may be", () => {
  test("one of its values, or any whole number of its span", () => {
    expect([6, 20, 7, "20"].map((value) => allows({ span: null, values: [20, 6] }, value))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const span: [number, number] = [6, 30];
    expect([6, 7, 30, 5, 31, 7.5, NaN, "7"].map((value) => allows({ span, values: [20] }, value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("setting up a table", () => {
  const game = {
    id: "g",
    players: [2, 8],
    good_with: 3,
    options: [
      {
        name: "placement",
        values: ["sealed", "race"],
        default: "sealed",
        clause: "XY-200",
        ours: false,
        live_only: ["race"],
      },
    ],
  } as unknown as GameCard;

  test("begins with me and as many bots as make a good table, and sends what was chosen", () => {
    const plan = newPlan(game, "", "greedy");
    expect(plan.chairs.map((chair) => chair.kind)).toEqual(["me", "bot", "bot"]);
    expect(counted(plan)).toEqual({ me: 1, friend: 0, bot: 2 });
    expect(newPlan({ ...game, good_with: 2 }, "", "greedy").chairs).toHaveLength(2);
    expect(toBody(plan, "en", "Guest")).toMatchObject({
      options: { placement: "sealed" },
      windows: "ask",
      seats: [{ kind: "me", name: "Guest", bot: null }, { bot: "greedy" }, { bot: "greedy" }],
    });
  });

  test("a race needs two people at two devices", () => {
    const plan = newPlan(game, "Maud", "greedy");
    const [option] = game.options;
    expect(barred(plan, option!, "sealed")).toBeNull();
    expect(barred(plan, option!, "race")).toBe("alone");
    plan.chairs[1]!.kind = "friend";
    expect(barred(plan, option!, "race")).toBeNull();
    plan.chairs[2]!.kind = "me";
    expect(barred(plan, option!, "race")).toBe("one-device");
  });
});
