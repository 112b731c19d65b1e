/**
 * Attached to a box that scrolls: sets `data-above` and `data-below` on it where content is scrolled out of sight.
 * With the class `fading` (app.css) those edges fade.
 */
export function fading(box: HTMLElement): () => void {
  const look = (): void => {
    box.toggleAttribute("data-above", box.scrollTop > 2);
    box.toggleAttribute("data-below", box.scrollTop + box.clientHeight < box.scrollHeight - 2);
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(box);
  content.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ["open"] });
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    size.disconnect();
    content.disconnect();
    box.removeEventListener("scroll", look);
  };
}
