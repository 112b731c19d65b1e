"""The layout law in every game: six windows, and of each kind of question the position with most to show."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Server
from tests.browser.layout_law import breaches
from tests.browser.stage import sample, usual
from tests.house import OURS

MOST = 12
"""Questions of a game that are looked at in one run; `python -m tools.layout` looks at all of them."""


@pytest.mark.parametrize("game", [game.id for game in OURS])
def test_the_layout_law(browser: Browser, server: Server, game: str) -> None:
    case = usual(game)
    assert list(breaches(browser, server.address, case, sample(case, MOST, matches=(1,)))) == []
