/** What an address of this site means. Pure. */

export type Route =
  | { page: "lobby" }
  | { page: "desk" }
  | { page: "word" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; at: number | null }
  | { page: "nowhere" };

export function parse(path: string): Route {
  if (path === "/" || path === "") return { page: "lobby" };
  if (path === "/desk") return { page: "desk" };
  if (path === "/word") return { page: "word" };
  const [, table, replay, at] = /^\/table\/([\w-]+)(\/replay(?:\/(\d+))?)?\/?$/.exec(path) ?? [];
  if (table === undefined) return { page: "nowhere" };
  if (replay === undefined) return { page: "table", table };
  return { page: "replay", table, at: at === undefined ? null : Number(at) };
}
