/** Where rules come from, and hiding it: a page is read more easily without tags such as `[R Feed]` and `[S]`. */
import type { ClauseCard } from "../protocol";

/** The sources of a clause as the ledgers name them, each with its letter and sign, the most authoritative first. */
export const SOURCES: readonly [ClauseCard["provenance"][number], string, string][] = [
  ["rulebook", "R", "rule-book"],
  ["public source", "P", "linked-rings"],
  ["ours", "S", "scroll-quill"],
];

const TAG = /\[(?:R|P|S)\b[^\]]*\]/;
/** A tag that closes a sentence, a part of one or a cell; one that a sentence goes on about is left. */
const CLOSING = new RegExp(` ${TAG.source}(?=\\s*(?:[.;:,)]|$))`, "gm");

/** Take the columns of sources out of the tables of a text, and the tags out of its sentences. */
export function withoutSources(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((chunk) => (chunk.trimStart().startsWith("|") ? table(chunk) : chunk.replaceAll(CLOSING, "")))
    .join("\n\n");
}

/** A column whose every cell has a tag tells only of sources. */
function table(chunk: string): string {
  const rows = chunk
    .trim()
    .split("\n")
    .map((line) =>
      line
        .trim()
        .replace(/^\|/, "")
        .replace(/\|$/, "")
        .split(/(?<!\\)\|/),
    );
  const kept = (_: string, column: number): boolean => !rows.slice(2).every((row) => TAG.test(row[column] ?? ""));
  return rows.map((row) => `|${row.filter(kept).join("|")}|`).join("\n");
}
