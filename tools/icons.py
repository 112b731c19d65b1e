"""Draws the icons of the installed client from its sign: `python -m tools.icons`, into web/public/icons/.

`maskable` leaves room for whatever shape a phone cuts it to; `badge` is the sign in one colour, for the bar of a phone.
The tool needs the package playwright and Chromium.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, find_chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
ICONS = {
    # name: side in pixels, share of it that the sign takes, ground
    "192": (192, 0.82, "radial-gradient(circle at 50% 40%, #4a2d1a, #1a1211 70%)"),
    "512": (512, 0.82, "radial-gradient(circle at 50% 40%, #4a2d1a, #1a1211 70%)"),
    "maskable": (512, 0.6, "radial-gradient(circle at 50% 40%, #4a2d1a, #1a1211 70%)"),
    "apple": (180, 0.74, "radial-gradient(circle at 50% 40%, #4a2d1a, #1a1211 70%)"),
    "badge": (96, 0.9, "transparent"),
}


def main() -> None:
    """Draw all of them."""
    sign = (PUBLIC / "lychgate.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name, (side, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            shade = "filter: brightness(0) invert(1)" if name == "badge" else ""
            page.set_content(
                f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">'
                f'<div style="width:{share * 100}%;aspect-ratio:1;{shade}">{sign}</div>'
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
