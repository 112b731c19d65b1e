/** Scenery is written as text and put into the page once: thousands of strokes that nothing will ever ask for again. */
import { round, type XY } from "../../drawing/geometry";

type Attributes = Record<string, string | number | undefined>;

function attributes(list: Attributes): string {
  let text = "";
  for (const [name, value] of Object.entries(list)) {
    if (value !== undefined) text += ` ${name}="${typeof value === "number" ? round(value) : value}"`;
  }
  return text;
}

export const rect = (x: number, y: number, width: number, height: number, more: Attributes = {}): string =>
  `<rect${attributes({ x, y, width, height, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, more: Attributes = {}): string =>
  `<circle${attributes({ cx, cy, r, ...more })}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, more: Attributes = {}): string =>
  `<ellipse${attributes({ cx, cy, rx, ry, ...more })}/>`;

export const path = (d: string, more: Attributes = {}): string => `<path${attributes({ d, ...more })}/>`;

/** A line without a fill. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  path(d, { fill: "none", stroke: colour, "stroke-width": width, ...more });

export const group = (more: Attributes, ...inside: string[]): string => `<g${attributes(more)}>${inside.join("")}</g>`;

export const polyline = (list: readonly XY[]): string =>
  `M${list.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
