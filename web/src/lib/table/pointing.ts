/** Which element a click means, and which one an arrow key leads to. */
import type { Scene } from "./scene.svelte";

/** The lit element nearest to what was hit, else what was hit itself; null when it is nothing of the table. */
export function picked(target: Element, scene: Scene): string | null {
  const hit = target.closest<HTMLElement | SVGElement>("[data-id]");
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

/** Every drawn element of an id: alike pieces share theirs. */
export function findAll(root: ParentNode, id: string): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-id="${CSS.escape(id)}"]`)];
}

/** The drawn element of an id; of several alike the last, which is where one more arrives. */
export function find(root: ParentNode, id: string): HTMLElement | SVGElement | null {
  return findAll(root, id).at(-1) ?? null;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Focusable = (HTMLElement | SVGElement) & { focus(options?: FocusOptions): void };

/** The element nearest in the direction of an arrow key, seen from the one that has the focus. */
export function step(root: HTMLElement, from: EventTarget | null, key: string): Focusable | null {
  if (!(from instanceof Element) || from.closest("[data-id]") === null) return null;
  const here = middle(from);
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best: Focusable | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of root.querySelectorAll<Focusable>("[data-id][tabindex]")) {
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

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
