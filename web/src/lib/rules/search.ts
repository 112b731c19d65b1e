/** Searching the rules: the twin of `Ledger.search`. */
import type { ClauseCard } from "../protocol";

/** Case and accents do not matter: "grace" finds "Grâce". */
const folded = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Find the clauses that have all the words in their id or text; those whose id was meant come first. */
export function search(clauses: readonly ClauseCard[], words: string): ClauseCard[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const rank = (clause: ClauseCard): number => {
    const id = folded(clause.id);
    return wanted.includes(id) ? 0 : wanted.some((word) => id.includes(word)) ? 1 : 2;
  };
  return clauses
    .filter((clause) => {
      const text = folded(`${clause.id} ${clause.text}`);
      return wanted.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b));
}
