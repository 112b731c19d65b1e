/**
 * Attached to a bar: hides what is needed least, step by step, until the rest fits into the bar's width.
 * `data-tight` lists the steps taken ("1 2 3"); the style sheet says what each of them hides.
 */
export function fitting(most: number): (bar: HTMLElement) => () => void {
  return (bar) => {
    const fit = (): void => {
      const steps: number[] = [];
      bar.dataset["tight"] = "";
      while (bar.scrollWidth > bar.clientWidth && steps.length < most) {
        steps.push(steps.length + 1);
        bar.dataset["tight"] = steps.join(" ");
      }
    };
    const size = new ResizeObserver(fit);
    const content = new MutationObserver(fit);
    size.observe(bar);
    content.observe(bar, { childList: true, subtree: true, characterData: true });
    void document.fonts.ready.then(fit);
    return () => {
      size.disconnect();
      content.disconnect();
    };
  };
}
