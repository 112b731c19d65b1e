/** What the service worker makes of what it is told. Pure, so that tests need no browser. */

export interface Told {
  title: string;
  body: string;
  /** The table it speaks of; "" for none. */
  table: string;
}

const MOST = 200;
const TABLE = /^[\w-]{6,40}$/;

const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, MOST) : "");

/** Read a message of the server; whatever else comes still has to be shown, because browsers insist on it. */
export function readMessage(content: string): Told {
  let said: unknown;
  try {
    said = JSON.parse(content);
  } catch {
    said = null;
  }
  const { title, body, table } = (typeof said === "object" && said !== null ? said : {}) as Record<string, unknown>;
  return { title: text(title) || "Lychgate", body: text(body), table: TABLE.test(text(table)) ? text(table) : "" };
}

export const pathOf = (table: string): string => (table === "" ? "/" : `/table/${table}`);

export interface Page {
  url: string;
  visible: boolean;
}

/** Whether a page shows this table, and not only a moment of its replay. */
const shows = (page: Page, table: string): boolean =>
  table !== "" && new URL(page.url).pathname.replace(/\/$/, "") === pathOf(table);

/** Nobody is told of a table that is before their eyes. */
export const isSeen = (table: string, pages: readonly Page[]): boolean =>
  pages.some((page) => page.visible && shows(page, table));

/** The page to show a table in: the one that has it open, else one in the lobby; -1: a new one. */
export function pageFor(table: string, pages: readonly Page[]): number {
  const open = pages.findIndex((page) => shows(page, table));
  return open >= 0 ? open : pages.findIndex((page) => new URL(page.url).pathname === "/");
}
