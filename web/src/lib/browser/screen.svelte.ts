/** How large the window is, where a style sheet alone cannot say what to draw. */

/** A phone, or a tablet held upright. The style sheets repeat this condition. */
const phone = matchMedia("(max-width: 719px), (max-width: 1023px) and (orientation: portrait)");

class Screen {
  narrow = $state(phone.matches);

  constructor() {
    phone.addEventListener("change", () => {
      this.narrow = phone.matches;
    });
  }
}

export const screen = new Screen();
