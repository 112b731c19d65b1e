/** What all drawings share: gradients, patterns and icon symbols, each written into the page once and used by id.
 *
 * They live in one hidden <svg> of their own, so that a piece can be drawn anywhere: on the table, in the prompt, in
 * the log.
 */
import { getIcon } from "../../icons/icons";

const made = new Set<string>();
let host: SVGDefsElement | null = null;

function defs(): SVGDefsElement {
  if (host === null) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("width", "0");
    svg.setAttribute("height", "0");
    svg.setAttribute("aria-hidden", "true");
    svg.classList.add("lt-defs");
    host = document.createElementNS("http://www.w3.org/2000/svg", "defs");
    svg.append(host);
    document.body.append(svg);
  }
  return host;
}

/** Write a definition once; `markup` gets the id it must carry. Returns how to refer to it as paint. */
export function paint(id: string, markup: (id: string) => string): string {
  define(id, markup);
  return `url(#lt-${id})`;
}

/** Write a definition once; returns how to refer to it from <use> or <textPath>. */
export function define(id: string, markup: (id: string) => string): string {
  if (!made.has(id)) {
    made.add(id);
    defs().insertAdjacentHTML("beforeend", markup(`lt-${id}`));
  }
  return `#lt-${id}`;
}

/** The symbol of an icon, undefined until it has arrived. Reading it in a template subscribes to its arrival. */
export function symbol(name: string): string | undefined {
  const icon = getIcon(name);
  if (icon === undefined) return undefined;
  return define(
    `icon-${name}`,
    (id) => `<symbol id="${id}" viewBox="0 0 ${icon.width} ${icon.height}">${icon.body}</symbol>`,
  );
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
}

/** A linear gradient from x1, y1 to x2, y2 of what it fills. */
export function linear(id: string, from: readonly [number, number, number, number], list: readonly Stop[]): string {
  const [x1, y1, x2, y2] = from;
  return paint(
    id,
    (full) =>
      `<linearGradient id="${full}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
  );
}

/** A radial gradient around cx, cy of what it fills. */
export function radial(id: string, round: readonly [number, number, number], list: readonly Stop[]): string {
  const [cx, cy, r] = round;
  return paint(
    id,
    (full) => `<radialGradient id="${full}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
  );
}
