/** What the table says about an element before it is chosen: its note, what lies there, a risk. */
import type { Fill, Say, Table } from "../../lib/protocol";

export interface Fact {
  say: Say;
  /** The number of cards in the deck that `say` names. */
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
