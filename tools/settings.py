"""Write `docs/settings.md`, the page of all settings of a server: `python -m tools.settings`."""

from __future__ import annotations

from pathlib import Path

from lychgate.server.configuration import reference

PAGE = Path(__file__).parents[1] / "docs" / "settings.md"

if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
