/** What a deed is shown with: the card or the piece it speaks of, else the sign of its log line. */
import type { Happened, Table } from "../../lib/protocol";
import { isCard, kindsOf } from "../../lib/table/scene/ids";
import { isSay } from "../../lib/words/words";
import type { Picture } from "../about/known";
import { eventSign } from "../signs/signs";
import type { Deed } from "./staging";

/** The ids of kinds and faces that an event names in its words, then those that move. */
function namedIn(table: Table, { told, motions }: Happened): string[] {
  const said = Object.values(told.args)
    .filter(isSay)
    .map((say) => JSON.stringify(say));
  const all = [...(table.faces ?? []), ...(table.kinds ?? [])];
  const named = all.filter(({ name }) => said.includes(JSON.stringify(name))).map(({ id }) => id);
  return [...named, ...(motions ?? []).flatMap(({ piece }) => (piece ? [piece] : []))];
}

export function pictureOf(table: Table | null, deed: Deed): Picture | null {
  if (table === null) return null;
  const kinds = kindsOf(table);
  const found = [deed.head, ...deed.rest].flatMap((each) => namedIn(table, each));
  const card = found.find((id) => isCard(kinds.get(id)));
  if (card !== undefined) return { of: "card", piece: { kind: card } };
  const sign = eventSign(table, deed.head);
  if (sign.kind !== null) return { of: "piece", kind: sign.kind, piece: { kind: sign.kind.id, seat: deed.actor } };
  return { of: "icon", icon: sign.icon };
}

/** The elements of the table that a deed concerns: who acts, who is changed, where things leave and come. */
export function concerned(deed: Deed): string[] {
  const seats = [deed.actor, ...deed.effects.map(({ seat }) => seat)].filter((seat) => seat !== null);
  const places = deed.news.flatMap(({ motions = [] }) => motions.flatMap(({ start, end }) => [start, end]));
  return [...new Set([...seats.map((seat) => `seat:${seat}`), ...places.filter((place) => !!place)])] as string[];
}
