/** What there is to know about an element before one chooses it, as the table tells it: a note, what lies there, a risk. */
import type { Fill, Say, Table } from "../../lib/protocol";

export interface Fact {
  say: Say;
  /** How many cards lie in the deck it names. */
  n?: number;
  risk?: boolean;
}

export function factsOf(table: Table, fill: Fill, id: string): Fact[] {
  const facts: Fact[] = [];
  const spaces = table.shapes.flatMap((shape) => (shape.shape === "board" ? shape.spaces : []));
  const note = fill.notes?.[id] ?? spaces.find((space) => space.id === id)?.note;
  if (note) facts.push({ say: note });
  for (const shape of table.shapes) {
    if (shape.shape !== "pile" || shape.on !== id || !shape.back) continue;
    facts.push({
      say: shape.name,
      n: (fill.holds?.[shape.id] ?? []).reduce((sum, piece) => sum + (piece.count ?? 1), 0),
    });
  }
  const risk = fill.hints?.[id]?.risk;
  if (risk) facts.push({ say: risk, risk: true });
  return facts;
}
