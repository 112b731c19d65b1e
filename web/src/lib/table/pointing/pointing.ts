/** Which element a click means, and which one an arrow key leads to. */
import type { XY } from "../drawing/geometry";
import type { Scene } from "../scene/scene.svelte";

import { type Box, seenThrough } from "./placing";

type Drawn = HTMLElement | SVGElement;

/** Pixels a fingertip covers: to a finger, nothing that can be chosen is smaller. */
const FINGER = 44;

/** Where somebody points, and whether with a finger. */
export interface Point {
  at: XY;
  finger: boolean;
}

/** The lit element nearest to what was hit, else what was hit itself; null when it is nothing of the table. */
export function picked(target: Element, scene: Scene): string | null {
  const hit = target.closest<Drawn>("[data-id]");
  const first = hit?.dataset.id;
  if (hit === null || first === undefined) return null;
  let id: string | undefined = first;
  let up = hit.dataset.up;
  while (id) {
    if (scene.lit.has(id)) return id;
    id = up ?? scene.index.get(id)?.up;
    up = undefined;
  }
  return first;
}

/**
 * The element that is meant by pointing there. What cannot be chosen lets the pointer through to what can be, if both are
 * drawn on the same board or panel: a figure never hides the field behind it. Of several that can be chosen the one with
 * the nearest middle is meant; of cards the uppermost.
 */
export function meant(target: Element, { at, finger }: Point, scene: Scene): string | null {
  const first = picked(target, scene);
  const ground = target.closest(".board") ?? target.closest(".shape");
  if (scene.lit.size === 0 || ground === null || target.closest("button:not([data-id]), .map") !== null) return first;
  const isChoice = (each: Drawn | null): each is Drawn =>
    each !== null && ground.contains(each) && scene.lit.has(each.dataset.id ?? "");
  const under = document.elementsFromPoint(...at).map((each) => each.closest<Drawn>("[data-id]"));
  const through = under.filter(isChoice);
  const [top] = through;
  if (top !== undefined)
    return (top.closest(".card, .chip") === null ? nearest(through, at) : top)?.dataset.id ?? first;
  if (first !== null && scene.lit.has(first)) return first;
  if (!finger) return first;
  const close = [...ground.querySelectorAll<Drawn>("[data-id].lit")].filter(
    (each) => isChoice(each) && isWithinReach(each, at),
  );
  return nearest(close, at)?.dataset.id ?? first;
}

/** Whether a fingertip there touches an element. */
function isWithinReach(element: Element, [x, y]: XY): boolean {
  const { width, height } = element.getBoundingClientRect();
  const [mx, my] = middle(element);
  return Math.abs(x - mx) <= Math.max(width, FINGER) / 2 && Math.abs(y - my) <= Math.max(height, FINGER) / 2;
}

function nearest(elements: readonly Drawn[], [x, y]: XY): Drawn | undefined {
  let [best, least]: [Drawn | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const element of elements) {
    const [mx, my] = middle(element);
    const far = Math.hypot(x - mx, y - my);
    if (far < least) [best, least] = [element, far];
  }
  return best;
}

export function boxOf(element: Element): Box {
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
}

/** Every drawn element of an id: alike pieces share theirs. */
export function findAll(root: ParentNode, id: string): Drawn[] {
  return [...root.querySelectorAll<Drawn>(`[data-id="${CSS.escape(id)}"]`)];
}

/** The drawn element of an id; of several alike the last, which is where one more arrives. */
export function find(root: ParentNode, id: string): Drawn | null {
  return findAll(root, id).at(-1) ?? null;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Focusable = Drawn & { focus(options?: FocusOptions): void };

/** The element nearest in the direction of an arrow key, seen from the one that has the focus. */
export function step(root: HTMLElement, from: EventTarget | null, key: string): Focusable | null {
  if (!(from instanceof Element) || from.closest("[data-id]") === null) return null;
  const here = middle(from);
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best: Focusable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of root.querySelectorAll<Focusable>('[data-id][tabindex]:not([aria-hidden="true"])')) {
    if (element === from) continue;
    const [x, y] = middle(element);
    const along = (x - here[0]) * dx + (y - here[1]) * dy;
    const across = Math.abs((x - here[0]) * dy) + Math.abs((y - here[1]) * dx);
    if (along < 4) continue;
    const cost = along + across * 2.4;
    if (cost < least) {
      least = cost;
      best = element;
    }
  }
  return best;
}

function middle(element: Element): XY {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** What can be seen of these elements: a board is seen through its window, the table through the page's. */
export const seenBoxes = (elements: Iterable<Element>): Box[] =>
  [...elements]
    .map((element) => {
      const frame = element.closest(".viewport") ?? element.closest(".lt");
      return frame === null ? boxOf(element) : seenThrough(boxOf(element), boxOf(frame));
    })
    .filter((box) => box !== null && box.w > 0) as Box[];
