/** Loads the code that draws boards; games without a board never load it. */
import type BoardStage from "./BoardStage.svelte";

/** Milliseconds after a failed load until the next attempt. */
const AGAIN = 3000;
let here = $state.raw<typeof BoardStage>();
let asked = false;

/** The component that draws boards; undefined until it is loaded. The first call starts loading. */
export function stage(): typeof BoardStage | undefined {
  if (!asked) fetchIt();
  return here;
}

function fetchIt(): void {
  asked = true;
  import("./BoardStage.svelte").then(
    (fetched) => (here = fetched.default),
    () => setTimeout(fetchIt, AGAIN),
  );
}
