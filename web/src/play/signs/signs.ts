/** Which small picture stands beside an option or a log line: the piece it is about, else a sign for its words. */
import type { Fill, Happened, OptionSeen, Piece, PieceKind, Say, Standing, Table } from "../../lib/protocol";
import { sigil } from "../../lib/seats";
import { isSay, type Words } from "../../lib/words/words";

export type Sign = { kind: PieceKind; icon: null } | { kind: null; icon: string };

/** Words that all games share. */
const COMMON: Readonly<Record<string, string>> = { "option-pass": "night-sleep" };

const asIcon = (icon: string): Sign => ({ kind: null, icon });

/** The sign of a piece kind or a card face. */
function kindSign(table: Table | null, id: string): Sign | null {
  const kind = table?.kinds?.find((each) => each.id === id);
  if (kind !== undefined) return { kind, icon: null };
  const emblem = table?.faces?.find((each) => each.id === id)?.emblem;
  return emblem ? asIcon(emblem) : null;
}

/** The sign of an element: of the piece it is, or of the shape it is. */
function markSign(table: Table | null, mark: string): Sign | null {
  const icon = table?.shapes.find((shape) => shape.id === mark)?.icon;
  return kindSign(table, mark.slice(mark.lastIndexOf(":") + 1)) ?? (icon ? asIcon(icon) : null);
}

/** The sign of a piece kind or a card face that bears this very name. */
function nameSign(table: Table | null, said: Say): Sign | null {
  const same = ({ name }: { name: Say }): boolean => JSON.stringify(name) === JSON.stringify(said);
  const bearer = table?.kinds?.find(same) ?? table?.faces?.find(same);
  return bearer === undefined ? null : kindSign(table, bearer.id);
}

/** `refuses`: the other answers touch something on the table, this one refuses it. */
export function optionSign(table: Table | null, option: OptionSeen, refuses: boolean): Sign {
  const said = option.label ? [...Object.values(option.label.args ?? {}).filter(isSay), option.label] : [];
  const own = said.map(({ key }) => table?.icons?.[key] ?? COMMON[key]).find((icon) => icon !== undefined);
  if (own !== undefined) return asIcon(own);
  for (const mark of option.marks ?? []) {
    const sign = markSign(table, mark);
    if (sign !== null) return sign;
  }
  const told = option.label ? [option.label, ...Object.values(option.label.args ?? {}).filter(isSay)] : [];
  for (const said of told) {
    const sign = nameSign(table, said);
    if (sign !== null) return sign;
  }
  return asIcon(refuses ? "cancel" : "hand");
}

/** The piece whose turn it is, where a place on the table is active and holds one: the portrait of the question. */
export function actingPiece(table: Table | null, fill: Fill | null): { kind: PieceKind; piece: Piece } | null {
  for (const place of fill?.active ?? []) {
    const piece = fill?.holds?.[place]?.[0];
    const kind = table?.kinds?.find((each) => each.id === piece?.kind);
    if (piece !== undefined && kind !== undefined) return { kind, piece };
  }
  return null;
}

/** The first player an event speaks of. */
export function actor(happened: Happened): number | null {
  return happened.told.seat ?? null;
}

export function eventSign(table: Table | null, happened: Happened): Sign {
  const own = table?.icons?.[`event-${happened.told.kind}`];
  if (own !== undefined) return asIcon(own);
  const piece = happened.motions?.find((motion) => motion.piece)?.piece;
  const seat = actor(happened);
  return (piece && kindSign(table, piece)) || asIcon(seat === null ? "scroll-quill" : sigil(seat));
}

/** Somebody at the table, as a sentence may call them. */
export interface Person {
  name: string;
  seat: number;
}

/** Everybody at the table: by their own names, and by those of the characters they play. */
export function peopleOf(names: readonly string[], standings: readonly Standing[], words: Words): Person[] {
  const played = standings.flatMap(({ seat, name }) => (name ? [{ name: words.say(name), seat }] : []));
  return [...names.map((name, seat) => ({ name, seat })), ...played].filter(({ name }) => name !== "");
}

/** Cut a sentence where it names somebody, so that names can be set off. */
export function named(sentence: string, people: readonly Person[]): { text: string; seat: number | null }[] {
  if (people.length === 0) return [{ text: sentence, seat: null }];
  const escaped = people.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");
  return sentence
    .split(pattern)
    .filter((text) => text !== "")
    .map((text) => ({ text, seat: people.find(({ name }) => name === text)?.seat ?? null }));
}

/** Cut a sentence where it counts a loss or a gain ("−15", "+5"), so that these can be set off. */
export function figures(sentence: string): { text: string; sign: "loss" | "gain" | null }[] {
  return sentence
    .split(/((?<![\p{L}\p{N}])[−+]\d+)/u)
    .filter((text) => text !== "")
    .map((text) => ({ text, sign: /^−\d/.test(text) ? "loss" : /^\+\d/.test(text) ? "gain" : null }));
}
