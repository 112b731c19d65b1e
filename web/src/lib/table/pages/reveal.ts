/** A narrow page scrolls to what can be chosen. */
import { around, type Box } from "../drawing/geometry";

/** Pixels between elements, and round them. */
export const PAD = 8;

/**
 * Scroll as little as shows all choices and what must be seen; where there is no room for all, the holder of most choices
 * and what must be seen, else that alone. What lies on a board is seen through its window: that must be in sight, the
 * camera does the rest. The uppermost `head` pixels are covered.
 */
export function reveal(scroller: HTMLElement, head: number, still: boolean, wanted: readonly string[]): void {
  const top = scroller.getBoundingClientRect().y + head;
  const height = scroller.clientHeight - head;
  const holders = new Map<Element, number>();
  for (const each of scroller.querySelectorAll("[data-id].lit")) {
    const holder = each.closest(".board") ?? each;
    if (each.closest(".everybody") === null) holders.set(holder, (holders.get(holder) ?? 0) + 1);
  }
  const boxOf = (each: Element): Box => {
    const { y, height: h } = each.getBoundingClientRect();
    return { x: 0, y: y - top, w: 0, h };
  };
  const needed = wanted.flatMap((id) => {
    const found = scroller.querySelector(`[data-id="${CSS.escape(id)}"]`);
    return found === null || found.closest(".everybody") !== null ? [] : [found.closest(".board") ?? found];
  });
  const most = [...holders].sort(([, a], [, b]) => b - a).slice(0, 1);
  const tried = [[...holders.keys(), ...needed], [...most.map(([holder]) => holder), ...needed], needed];
  const boxes = tried.flatMap((each) => around(each.map(boxOf)) ?? []);
  const box = boxes.find((each) => each.h <= height) ?? boxes[boxes.length - 1];
  if (box === undefined) return;
  const { y, h } = box;
  const by = y < 0 ? y - PAD : Math.min(y - PAD, Math.max(0, y + h + PAD - height));
  scroller.scrollBy({ top: by, behavior: still ? "instant" : "smooth" });
}
