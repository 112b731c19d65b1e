/** How large the window is, where a style sheet alone cannot say what to draw. */
import { MediaQuery } from "svelte/reactivity";

/** A phone held sideways, or a window zoomed to 200 %: so low that the question stands beside the table. */
const low = new MediaQuery("(max-height: 519px) and (min-width: 560px)");
/** A phone, or a tablet held upright. The style sheets repeat this condition. */
const phone = new MediaQuery(
  "(max-width: 559px), (max-width: 719px) and (min-height: 520px), (max-width: 1023px) and (orientation: portrait)",
);

export const screen = {
  get low(): boolean {
    return low.current;
  },
  get narrow(): boolean {
    return phone.current && !low.current;
  },
};
