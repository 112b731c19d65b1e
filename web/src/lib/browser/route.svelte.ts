/** Where we are: the lobby, a table, or a moment of its replay. A capability travels in the fragment, once. */
import { parse, type Route } from "./address";
import { keepTable } from "./keep";

/** Read the address; a capability in it is kept and taken out of sight, so that it is not shared by accident. */
function here(): Route {
  const route = parse(location.pathname);
  const token = location.hash.slice(1);
  if (token !== "" && "table" in route) {
    keepTable(route.table, { others: [token] });
    history.replaceState(history.state, "", location.pathname);
  }
  return route;
}

class Place {
  route: Route = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => {
      this.route = here();
    });
    // Another capability for the table that is open, pasted over its address: it counts from the next hello on.
    addEventListener("hashchange", () => {
      if ("table" in here()) location.reload();
    });
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Change the address without leaving the page: another moment of the same replay. */
  amend(path: string): void {
    history.replaceState(null, "", path);
  }
}

export const place = new Place();

/** For `onclick` of an internal link: stay in the page unless somebody wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const url = new URL(link.href);
  place.go(url.pathname + url.hash);
}

/** The path of a pasted link, which may be whole or only a path; null if it leads to no table. */
export function pathOf(text: string): string | null {
  try {
    const url = new URL(text.trim(), location.origin);
    return "table" in parse(url.pathname) ? url.pathname + url.hash : null;
  } catch {
    return null;
  }
}

export const tableLink = (table: string, token?: string | null): string =>
  `${location.origin}/table/${table}${token ? `#${token}` : ""}`;

export const momentLink = (table: string, at: number, token?: string | null): string =>
  `${location.origin}/table/${table}/replay/${at}${token ? `#${token}` : ""}`;
