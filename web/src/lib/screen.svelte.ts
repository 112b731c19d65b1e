/** How large the window is, where a style sheet alone cannot say what to draw. */

const phone = matchMedia("(max-width: 719px)");

class Screen {
  narrow = $state(phone.matches);

  constructor() {
    phone.addEventListener("change", () => {
      this.narrow = phone.matches;
    });
  }
}

export const screen = new Screen();
