/** Searching the rules: the twin of `Ledger.search`. */
import type { ClauseCard } from "../protocol";

/** Find the clauses that have all the words in their id or text; those whose id was meant come first. */
export function search(clauses: readonly ClauseCard[], words: string): ClauseCard[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const rank = (clause: ClauseCard): number => {
    const id = clause.id.toLowerCase();
    return wanted.includes(id) ? 0 : wanted.some((word) => id.includes(word)) ? 1 : 2;
  };
  return clauses
    .filter((clause) => {
      const text = `${clause.id} ${clause.text}`.toLocaleLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b));
}
