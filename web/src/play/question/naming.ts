/** The name of an element of the table, as it is drawn. */
export function nameOf(id: string): string {
  return document.querySelector<HTMLElement | SVGElement>(`[data-id="${CSS.escape(id)}"]`)?.dataset.name ?? id;
}
