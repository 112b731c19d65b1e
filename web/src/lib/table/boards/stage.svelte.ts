/** Loads the code that draws boards; games without a board never load it. */
import type BoardStage from "./BoardStage.svelte";

/** After so many milliseconds it is asked for again, should it not have come. */
const AGAIN = 3000;
let here = $state.raw<typeof BoardStage>();
let asked = false;

/** It, or undefined until it has come; whoever looks for it first has it fetched. */
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
