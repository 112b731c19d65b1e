/** Seats are told apart twice: by colour and by sigil. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Standing } from "./protocol";
import { SEATS, type Sigil, wornBy } from "./table/drawing/palette";

/** Where players choose their colours: which look each seat has taken. */
const worn = new SvelteMap<number, number>();

/** Dress the seats as a table says; without one, each by its number. */
export function dress(standings: readonly Standing[]): void {
  const looks = new Map(standings.map(({ seat, hue }) => [seat, wornBy(seat, hue)]));
  untrack(() => {
    for (const seat of [...worn.keys()]) if (!looks.has(seat)) worn.delete(seat);
    for (const [seat, look] of looks) if (worn.get(seat) !== look) worn.set(seat, look);
  });
}

const lookOf = (seat: number): number => (worn.get(seat) ?? seat) % SEATS.length;

export const sigil = (seat: number): Sigil => SEATS[lookOf(seat)]?.sigil ?? "bat";

export const seatColour = (seat: number): string => `var(--seat-${lookOf(seat)})`;

/** The same colour as a number, for gradients. */
export const seatHue = (seat: number): string => SEATS[lookOf(seat)]?.hue ?? "#d1483f";
