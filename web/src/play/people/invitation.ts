/** What somebody who comes by a link reads first: who invites, to what, how long it takes, who is there. */
import { long, weight } from "../../lib/words/facts";
import type { GameCard, SeatState } from "../../lib/protocol";
import { t, vocabulary } from "../../lib/words/vocabulary.svelte";

/** "Ada invites you to Blood Coven." Whoever sits there already invites; at an empty table nobody is named. */
export function invitation(game: GameCard, seats: readonly SeatState[]): string {
  const people = seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  if (people.length === 0) return t("ui-invited", { game: game.title });
  return t("ui-invited-by", { n: people.length, names: vocabulary.words.listed(people), game: game.title });
}

/** Players, minutes and weight of the game, and how many seats are taken. */
export const invitationFacts = (game: GameCard, seats: readonly SeatState[]): string =>
  t("ui-invited-facts", {
    players: long(game.players),
    minutes: long(game.minutes),
    weight: weight(game),
    taken: seats.filter((seat) => seat.kind !== "open").length,
    seats: seats.length,
  });
