/**
 * Attached to a box that scrolls, says on it where there is more: `data-above`, `data-below`.
 * With the class `fading` (app.css) its edges fade there, so that one sees it.
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
