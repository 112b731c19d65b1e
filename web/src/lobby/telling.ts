/** A match of the list in words: the shell's, and those of its game. */
import { settings } from "../lib/browser/settings.svelte";
import type { TableSummary } from "../lib/protocol";
import { t, vocabulary } from "../lib/words/vocabulary.svelte";
import { ago, placeOf, standing } from "./standing";

const nameOf = (table: TableSummary, seat: number): string =>
  table.names[seat] || vocabulary.words.text("who-seat", { number: seat + 1 });

/** How I stand: by points, in the words of the game, or how it ended. */
export function standingOf(table: TableSummary): string {
  if (!table.started) {
    const free = table.kinds.filter((kind) => kind === "open").length;
    return free > 0 ? t("ui-free-seats", { n: free }) : t("ui-gathering");
  }
  if (table.over) return resultOf(table);
  const points = standing(table);
  if (points !== null) return t(points.key, points.args);
  if (table.line === null) return t("ui-others-play");
  return vocabulary.words.at(table.names, table.seats[0] ?? null).say(table.line);
}

function resultOf(table: TableSummary): string {
  if (table.winners.length === 0) return t("ui-ended");
  const won = table.winners.some((seat) => table.seats.includes(seat));
  if (won && table.winners.length === 1) return `**${t("ui-you-won")}**${scores(table)}`;
  const names = vocabulary.words.listed(table.winners.map((seat) => nameOf(table, seat)));
  return `${t(table.winners.length > 1 ? "ui-shared-win" : "ui-won", { name: names })}${scores(table)}`;
}

const scores = (table: TableSummary): string =>
  table.points.length > 0 ? `, ${[...table.points].sort((a, b) => b - a).join(" : ")}` : "";

/** The round, in the word that the game has for it. */
export function roundOf(table: TableSummary): string {
  if (!table.started) return "";
  if (table.when !== null) return vocabulary.words.say(table.when);
  return table.round > 0 ? t("ui-round-n", { n: table.round }) : "";
}

/** Who moved last, and when. */
export function lastMove(table: TableSummary, now: number): string {
  const said = ago(1000 * table.updated, now, settings.language);
  const when = t(said.key, said.args);
  if (!table.started) return t("ui-opened", { ago: when });
  if (table.last === null) return t("ui-moved-all", { ago: when });
  if (table.seats.includes(table.last)) return t("ui-moved-you", { ago: when });
  return t("ui-moved", { name: nameOf(table, table.last), ago: when });
}

/** Who is waited for. */
export function whoseTurn(table: TableSummary): string {
  if (table.waiting_for_you) return t("ui-your-turn");
  if (!table.started) return t("ui-gathering");
  if (table.waiting.reaction) return t("ui-wait-reaction");
  const seats = table.waiting.seats ?? [];
  if (seats.length === 0) return t("ui-wait");
  return t("ui-wait-for", {
    n: seats.length,
    names: vocabulary.words.listed(seats.map((seat) => nameOf(table, seat))),
  });
}

/** A row by its name, for whoever hears the list. */
export const matchName = (table: TableSummary, title: string): string =>
  [title, table.over ? t("ui-over") : whoseTurn(table)].join(", ");

/** My place in a few signs: "2nd of 3"; "" in a game without points. */
export function placeWords(table: TableSummary): string {
  const me = table.seats[0];
  if (me === undefined || table.points.length === 0 || !table.started) return "";
  return t("ui-place-of", { place: placeOf(table.points, me), seats: table.points.length });
}
