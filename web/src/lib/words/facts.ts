/** What is said of a game before anybody knows it: players, minutes, weight, in words and figures. */
import type { GameCard } from "../protocol";
import { t, vocabulary } from "./vocabulary.svelte";

type Span = readonly [number, number];

/** "2–8", where there is little room. */
export const short = ([from, to]: Span): string => (from === to ? `${from}` : `${from}–${to}`);

/** "2 to 8", as it is read. */
export const long = ([from, to]: Span): string => (from === to ? `${from}` : t("ui-range", { low: from, high: to }));

/** "medium". */
export const weight = (game: GameCard): string => t(`ui-weight-${game.complexity}`);

/** Everything about a game in two sentences, for whoever does not see its cover. */
export const spoken = (game: GameCard): string =>
  t("ui-game-spoken", {
    title: game.title,
    players: long(game.players),
    minutes: long(game.minutes),
    weight: weight(game),
    deed: vocabulary.words.say(game.deed),
  });
