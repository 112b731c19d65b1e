/** What a screen reader says, put together. Pure. */

export const times = (words: string, n: number): string => (n > 1 ? `${words} × ${n}` : words);

/** The parts of a label that say something new: not what an earlier part is, or begins with. */
export function once(parts: readonly string[]): string[] {
  const said: string[] = [];
  for (const part of parts) {
    const same = said.find((each) => begins(part, each) || begins(each, part));
    const rest = same === undefined ? part : part.slice(same.length).replace(/^, /, "");
    if (rest !== "") said.push(rest);
  }
  return said;
}

const begins = (text: string, other: string): boolean =>
  text.toLowerCase() === other.toLowerCase() || text.toLowerCase().startsWith(`${other.toLowerCase()}, `);
