"""The host's desk in a browser: opened by its token alone, and what is done there is felt at the tables."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Inspector
from tests.browser.conftest import PHONE, ROOT, Errors, Opener, Server
from tests.browser.shortcut import open_table

OWN = pytest.mark.parametrize("server", [{"settings": {"slow_ms": 151.0}}], indirect=True)
"""A server of its own: its doors are closed."""


@pytest.fixture
def token(server: Server) -> str:
    """A new token of the desk; made in another process, because Playwright's loop runs in this one."""
    command = [sys.executable, "-m", "lychgate", "admin", "--database", server.settings["database"], "token"]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.strip()


@OWN
def test_a_host_looks_after_a_table(person: Opener, server: Server, token: str) -> None:
    opened = open_table(server.address, "me", "friend", "greedy", game="sabbat-magica")
    ada = person(opened.link(0))
    ada.until(lambda _: bool(ada.heard), "to come in")
    host = person(f"/desk#{token}", bypass_csp=True)
    row = host.find(f"desk-table-{opened.table}")
    expect(row).to_contain_text("Sabbat Magica")
    expect(row).to_contain_text("Ada")
    assert token not in host.page.url
    host.page.reload()  # the tab remembers
    host.find(f"desk-open-{opened.table}").click()
    mute = host.find("desk-mute-0")
    expect(mute).to_contain_text("Mute")
    mute.click()
    expect(mute).to_contain_text("Let talk again")
    host.find("desk-renew").click()
    host.find("desk-link").wait_for()
    assert host.find("desk-link").input_value().startswith(f"{server.address}/table/{opened.table}#")
    axe = Inspector()
    axe.look("a table of the desk", host)
    assert axe.complaints() == {}
    host.find("desk-close").click()
    host.find("desk-sure").click()
    row.wait_for(state="detached")
    ada.until(
        lambda _: any((each.get("say") or {}).get("key") == "table-closed" for each in ada.heard),
        "to hear that the table is closed",
    )
    told = host.find("desk-log").get_by_text(f"the table was closed by the host ({opened.table})")
    expect(told).to_have_count(1)


@OWN
def test_a_host_keeps_the_doors(person: Opener, server: Server, token: str) -> None:
    host = person(f"/desk#{token}")
    expect(host.find("desk-health")).to_have_text("all is well")
    host.find("desk-open-invited").check()
    host.find("desk-invite").click()
    assert len(host.find("desk-invitation").input_value()) == 24
    expect(host.find("desk-open-invited")).to_be_checked()
    host.find("desk-open-everybody").check()
    host.find("desk-drain").click()
    expect(host.find("desk-closes")).to_contain_text("no new tables")
    host.page.get_by_role("button", name="Stay open after all").click()
    host.find("desk-drain").wait_for()
    host.page.get_by_label("An address or a network").fill("203.0.113.7")
    host.find("desk-ban").click()
    expect(host.page.get_by_text("203.0.113.7/32", exact=True)).to_be_visible()
    host.page.get_by_role("button", name="Let in again").click()
    host.page.get_by_text("203.0.113.7/32", exact=True).wait_for(state="detached")


@OWN
def test_without_the_token_the_desk_stays_shut(person: Opener, token: str, no_errors: Errors) -> None:
    no_errors.expect("403")
    stranger = person("/desk", viewport=PHONE, bypass_csp=True)
    stranger.page.get_by_label("Token of the desk").fill("x" * 24)
    stranger.page.get_by_role("button", name="Open the desk").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("lychgate admin token")
    assert stranger.page.get_by_test_id("desk-health").count() == 0
    stranger.page.get_by_label("Token of the desk").fill(token)
    stranger.page.get_by_role("button", name="Open the desk").click()
    stranger.find("desk-health").wait_for()
    axe = Inspector()
    axe.look("desk", stranger)
    assert axe.complaints() == {}
    assert stranger.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
