/** The whole seconds left until a moment (in milliseconds since the page was opened), counted while somebody looks. */
export function secondsTo(ends: () => number | null): { readonly left: number | null } {
  let now = $state(performance.now());
  $effect(() => {
    if (ends() === null) return;
    now = performance.now();
    const clock = setInterval(() => (now = performance.now()), 200);
    return () => clearInterval(clock);
  });
  return {
    get left() {
      const end = ends();
      return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000));
    },
  };
}
