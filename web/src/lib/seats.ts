/** Seats are told apart twice: by colour and by sigil. */
import type { ShellIcon } from "./icon-names";

export const SIGILS: readonly ShellIcon[] = [
  "bat",
  "raven",
  "wolf-head",
  "rose",
  "key",
  "moon",
  "jeweled-chalice",
  "death-skull",
];

export const sigil = (seat: number): ShellIcon => SIGILS[seat % SIGILS.length] ?? "bat";

export const seatColour = (seat: number): string => `var(--seat-${seat % SIGILS.length})`;
