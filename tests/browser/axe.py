"""Axe, which checks whether people who see badly or not at all can use a page."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import ROOT
from tests.browser.driver import Player

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Inspector:
    """Collects what axe finds serious or critical, screen by screen."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def look(self, screen: str, player: Player) -> None:
        """Inspect what the player sees."""
        if not player.page.evaluate("'axe' in window"):
            player.page.add_script_tag(path=AXE)
        found: Any = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        self.found[screen] = [
            f"{each['id']} ({each['impact']}): {[node['html'][:160] for node in each['nodes'][:3]]}"
            for each in found["violations"]
            if each["impact"] in ("serious", "critical")
        ]

    def complaints(self) -> dict[str, list[str]]:
        """Return the screens with something serious."""
        return {screen: found for screen, found in self.found.items() if found}
