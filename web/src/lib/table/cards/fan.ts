/** Where the cards of a hand lie side by side in the room there is. */

export interface Held {
  /** The card can be played: it must not be covered. */
  lit: boolean;
  /** The card is of another deck than the card before it. */
  apart: boolean;
}

const GAP = 14;
const MARGIN = 6;
const LEAST = 26;

/** Return the distance in px of each card from the first. Cards that cannot be played move together first, then all.
 *
 * Where there is room they lie side by side; laid out `flat`, with a gap between them.
 */
export function fanOf(cards: readonly Held[], width: number, room: number, flat = false): number[] {
  const free = room - width - 2 * MARGIN;
  const gaps: number[] = cards.map((card) => (card.apart ? GAP : 0));
  const wanted = cards.map(() => (flat ? width + 10 : width + 2));
  const least = cards.map((card) => (card.lit ? width + 2 : LEAST));
  const sum = (list: readonly number[]): number => list.slice(0, -1).reduce((a, b) => a + b, 0);
  const apart = gaps.reduce((a, b) => a + b, 0);
  const [most, fewest] = [sum(wanted) + apart, sum(least) + apart];
  let steps = wanted;
  if (most > free) {
    const part = most > fewest ? Math.max(0, (free - fewest) / (most - fewest)) : 0;
    steps = wanted.map((want, i) => (least[i] ?? 0) + (want - (least[i] ?? 0)) * part);
    const over = sum(steps) + apart;
    if (over > free) steps = steps.map((step) => Math.max(LEAST, step * Math.max(0, (free - apart) / (over - apart))));
  }
  let at = 0;
  return cards.map((_, i) => {
    if (i > 0) at += (steps[i - 1] ?? 0) + (gaps[i] ?? 0);
    return at;
  });
}
