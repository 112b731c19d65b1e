import { afterEach, expect, test } from "vitest";
import { dress, seatColour, sigil } from "./seats";

afterEach(() => dress([]));

test("a seat has the colour and the sigil of its number", () => {
  expect([sigil(2), seatColour(2)]).toEqual(["fox-head", "var(--seat-2)"]);
});

test("a seat that has chosen a colour wears that, sigil included, until it leaves the table", () => {
  dress([{ seat: 2, hue: "green" }, { seat: 3 }]);
  expect([sigil(2), seatColour(2)]).toEqual(["fleur-de-lys", "var(--seat-5)"]);
  expect(sigil(3)).toBe("moon");
  dress([]);
  expect(sigil(2)).toBe("fox-head");
});
