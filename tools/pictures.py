"""Takes the pictures of the README and of the games' pages: `python -m tools.pictures [address]`, into docs/pictures/.

With an address the server there is used, otherwise one is started and stopped again. The pictures show the lobby and a
table of every game in the middle of a match, on a wide screen and on a phone. The tool needs the package playwright and
Chromium.
"""

from __future__ import annotations

import json
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, PHONE, SERVE, WIDE, find_chromium
from tests.browser.driver import Player
from tests.browser.shortcut import open_table

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
MIDDLE = 7
"""Answers after which a match is well under way."""
PLACES = {"sabbat-magica": (2, 30), "damnation": (5, 14), "sanguis-venenatus": (3, 30)}
"""Games whose boards show places: the number of bots, and the number of answers before the picture."""
CHOICE = 6
"""Fewest lit places on a picture that shows what may be chosen."""
DEEDS = ("draw:power", "play:", "at:", "lay:", "dominate:")
"""Beginnings of answers that fill the table of Carpathes."""


@contextmanager
def serving(*samples: str) -> Iterator[str]:
    """Run a server with these modules imported first; yields its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = json.dumps({"database": f"sqlite:///{folder}/pictures.db", "pace": 0.02, "bot_workers": 0})
        command = [sys.executable, "-c", SERVE, str(port), str(random.getrandbits(64)), settings, *samples]
        process = subprocess.Popen(command, cwd=ROOT)
        try:
            _wait_for(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(10)


def _wait_for(address: str) -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    sys.exit(f"The server at {address} does not answer.")


def take(page: Page, name: str) -> None:
    """Take a picture once fonts are there, nothing moves, and the rings around what is new have faded."""
    page.evaluate("document.fonts.ready.then(() => true)")
    page.mouse.move(0, 0)
    page.wait_for_timeout(4600)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=88)
    print(PICTURES / f"{name}.jpg")


def visit(browser: Browser, address: str, **settings: Any) -> Player:
    """Open the lobby as somebody new."""
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce", **settings)
    player = Player(context.new_page(), seed=11)
    player.page.goto("/")
    player.page.evaluate("localStorage.setItem('lychgate.settings', JSON.stringify({name: 'Ada'}))")
    player.page.reload()
    player.find("play-now").wait_for()
    return player


def play(player: Player, answers: int) -> None:
    """Give this number of answers, and more until a vampire may act; prefer answers that fill the table."""
    given = 0
    while not (seen := player.wait_turn())["result"]:
        if given >= answers and "pass" in seen["codes"]:
            return  # a vampire is about to act
        with player.answering():
            player.press_option(max(seen["codes"], key=_worth))
        given += 1


def _worth(code: str) -> tuple[bool, bool, int]:
    deed, _, what = code.partition(":")
    return deed == "make", (what == "-") == (deed == "scare") and deed not in ("pass", "repop"), len(what)


def play_until_attacked(player: Player) -> None:
    """Play Carpathes at random until the player is attacked and can react, or the match is over."""
    chance = random.Random(11)
    while not (seen := player.wait_turn())["result"]:
        codes = seen["codes"]
        if codes == ["pass"]:  # the page may have passed automatically before the key is pressed
            player.page.keyboard.press("1")
            player.page.wait_for_timeout(300)
            continue
        if "pass" in codes and "bid:" not in "".join(codes):
            return
        with player.answering():
            player.press_option(chance.choice([code for code in codes if code.startswith(DEEDS)] or codes))


def carpathes(player: Player, rivals: int) -> None:
    """Open a table of Carpathes with this number of bots, and play until the player is attacked."""
    player.page.goto("/")
    player.unfold("carpathes")
    player.find("chair-2").wait_for()
    while player.page.locator("[data-testid^=chair-][role=group]").count() <= rivals:
        player.find("add-seat").click()
    player.find("open-table").click()
    player.find("table-page").wait_for()
    play_until_attacked(player)
    if player.look()["result"]:
        carpathes(player, rivals)


def place(player: Player, address: str, game: str) -> None:
    """Open a table, and play until the match is well under way and many places can be chosen."""
    rivals, answers = PLACES[game]
    while True:  # a match that ends too early makes no picture
        opened = open_table(address, "me", *["greedy"] * rivals, game=game)
        player.page.goto(opened.link())
        player.play(answers)
        while not (seen := player.wait_turn())["result"]:
            if len(seen["lit"]) >= CHOICE:
                return
            player.decide()


def pictures(address: str) -> None:
    """Take all pictures. The lobby comes after a table, so that it lists a match to be continued."""
    program = find_chromium()
    if program is None:
        sys.exit("The pictures are taken with Chromium: install the package `chromium`.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        wide = visit(browser, address, viewport=WIDE)
        wide.open_table("me", "greedy", "greedy")
        play(wide, MIDDLE)
        take(wide.page, "table")
        wide.page.goto("/")
        take(wide.page, "lobby")
        carpathes(wide, rivals=4)
        take(wide.page, "carpathes")
        for game in PLACES:
            place(wide, address, game)
            take(wide.page, game)
        phone = visit(browser, address, viewport=PHONE, has_touch=True, is_mobile=True)
        phone.touch = True
        phone.find("play-now").tap()
        play(phone, MIDDLE)
        take(phone.page, "table-phone")
        phone.page.goto("/")
        take(phone.page, "lobby-phone")
        carpathes(phone, rivals=4)
        take(phone.page, "carpathes-phone")
        for game in PLACES:
            place(phone, address, game)
            take(phone.page, f"{game}-phone")
        browser.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        pictures(sys.argv[1].rstrip("/"))
    else:
        with serving() as own:
            pictures(own)
