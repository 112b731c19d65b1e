/** The little Markdown our rules pages use, as plain data: nothing is ever put into the page as HTML. */

export type Span =
  { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "clause"; text: string; id: string };

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "heading"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const INLINE = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\b([A-Z]{2}-\d{3})\b/g;

/** Cut a line into plain text, emphasis, code and references to clauses. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let done = 0;
  const plain = (to: number): void => {
    if (to > done) found.push({ kind: "text", text: text.slice(done, to).replaceAll("\\|", "|") });
  };
  for (const match of text.matchAll(INLINE)) {
    plain(match.index);
    const [whole, strong, em, code, clause] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (clause !== undefined) found.push({ kind: "clause", text: clause, id: clause });
    done = match.index + whole.length;
  }
  plain(text.length);
  return found;
}

const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => spans(cell.trim()));

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim() !== "");
    const first = lines[0];
    if (first === undefined) continue;
    if (first.trim().startsWith("|")) {
      const [head = "", , ...rows] = lines;
      found.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (/^\s*([-*]|\d+\.)\s/.test(first)) {
      found.push({ kind: "list", ordered: /^\s*\d/.test(first), items: items(lines) });
    } else if (/^#{1,6}\s/.test(first)) {
      found.push({ kind: "heading", spans: spans(first.replace(/^#+\s+/, "")) });
      if (lines.length > 1) found.push(...blocks(lines.slice(1).join("\n")));
    } else {
      found.push({ kind: "paragraph", spans: spans(lines.join(" ")) });
    }
  }
  return found;
}

/** A line without a mark of its own goes on with the item above. */
function items(lines: readonly string[]): Span[][] {
  const texts: string[] = [];
  for (const line of lines) {
    const [, text] = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line) ?? [];
    if (text !== undefined) texts.push(text);
    else texts.push(`${texts.pop() ?? ""} ${line.trim()}`);
  }
  return texts.map(spans);
}
