/** The name of an element of the table: its label begins with it, and goes on to say what lies there. */
export function nameOf(id: string): string {
  const element = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  return element?.getAttribute("aria-label")?.split(",")[0] ?? id;
}
