/** Who is away, how long, and whom the table waits for. Pure: no socket, no clock of its own. */
import type { SeatState, Waiting } from "../../lib/protocol";

/** Seconds after which a seat shows that its holder is away, unless the table waits for it. */
const NOTICED = 60;
/** Minutes until somebody who would rather wait is asked again: the first time, the second, every later one. */
const AGAIN = [5, 10, 30] as const;

/** When somebody who has chosen to wait is asked again, in minutes. */
export const askAgain = (times: number): number => AGAIN[Math.min(times, AGAIN.length - 1)] ?? 30;

/** Since when the holders of seats are away, in milliseconds since 1970, by seat. */
export function absences(seats: readonly SeatState[], now: number): ReadonlyMap<number, number> {
  return new Map(seats.flatMap(({ seat, away }) => (away == null ? [] : [[seat, now - 1000 * away] as const])));
}

/** Seats whose holders have just come back, or for whom a bot played until now. */
export function returned(before: readonly SeatState[], after: readonly SeatState[]): number[] {
  return after
    .filter((now) => {
      const then = before[now.seat];
      const wasGone = then?.kind === "person" && (then.away != null || then.stand_in != null);
      return wasGone && now.kind === "person" && now.here && now.stand_in == null && now.name === then.name;
    })
    .map(({ seat }) => seat);
}

interface Held {
  seats: readonly SeatState[];
  mine: readonly number[];
  waiting: Waiting;
  /** Seconds for which each seat's holder has been away. */
  away: (seat: number) => number | null;
  /** Seconds that somebody must have been away before anything is asked. */
  patience: number;
  /** Until when a seat is waited for without asking again. */
  waitsFor: (seat: number) => boolean;
}

/** The seat that holds up the table because nobody is there to answer for it; null where there is none. */
export function holdsUp({ seats, mine, waiting, away, patience, waitsFor }: Held): number | null {
  const found = seats.find(({ seat, kind, stand_in }) => {
    if (stand_in != null || mine.includes(seat) || waitsFor(seat)) return false;
    // In a reaction nobody is named, and everybody who may answer is asked, whatever they hold.
    if (!waiting.reaction && !waiting.seats?.includes(seat)) return false;
    if (kind === "open") return true;
    const seconds = away(seat);
    return kind === "person" && seconds !== null && seconds >= patience;
  });
  return found?.seat ?? null;
}

/** Whether a seat is told to be away yet: after a minute, or at once when the table waits for it. */
export const isNoticed = (seconds: number, waited: boolean): boolean => waited || seconds >= NOTICED;
