"""Word that reaches: the switch, a push while no page is open, notifications of a hidden page, the page for offline."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import PHONE, WIDE, Errors, Opener, Server
from tests.browser.driver import Player
from tests.browser.test_together import take_turns
from tests.patience import PATIENCE
from tests.server.pushing import HERE, PushService, push_service
from tests.server.pushing import Browser as Keys

PERMIT = """
let allowed = localStorage.getItem('allowed') ?? 'default';
Object.defineProperty(Notification, 'permission', { get: () => allowed });
Notification.requestPermission = async () => {
  localStorage.setItem('allowed', (allowed = 'granted'));
  return allowed;
};
window.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag }) => {
  window.shown.push({ title, body, tag });
};
"""
"""A browser without a screen allows no notifications, whatever it is told; this one asks, and keeps what it shows."""
NOTE_DOWN = """() => {
  self.shown = [];
  const without = (tag) => self.shown.filter((each) => each.tag !== tag);
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
    const close = () => { self.shown = without(tag); };
    self.shown = [...without(tag), { title, body, tag, data, close }];
  };
}"""
"""The same for the service worker; as in a browser, a later notification with the same tag takes the earlier place."""
SUBSCRIBE = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (given) => {
  window.house = given.applicationServerKey;
  return { toJSON: () => (%s) };
};
"""
"""A browser in a test has no push service: its address and keys are those of ours."""
SHOWN = "() => self.shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }))"
CLICK = """() => {
  const event = new ExtendableEvent('notificationclick');
  event.notification = self.shown[0];
  event.waitUntil = (work) => work.catch(() => undefined); // only a real click may bring a page to the front
  self.dispatchEvent(event);
}"""
NO_PUSH = "does not support the Push API"
"""What a browser in a test says when it is asked for a push service."""
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as running:
        yield running


@pytest.fixture
def server(client: None, tmp_path: Path, service: PushService) -> Iterator[Server]:
    """A server of its own, which trusts the push service of the test."""
    own = Server(tmp_path, settings={"notify_after": 2.0, "notify_private": [HERE]})
    own.start()
    yield own
    own.stop()


def patiently(found: Callable[[], Any], what: str) -> Any:
    """Wait until something is there."""
    limit = monotonic() + PATIENCE
    while not (it := found()):
        assert monotonic() < limit, f"Waited in vain for {what}."
        sleep(0.05)
    return it


def subscribe_with(player: Player, keys: Keys) -> None:
    """Give a browser a push service, from its next page on."""
    endpoint = keys.subscription
    given = {"endpoint": endpoint["endpoint"], "keys": {name: endpoint[name] for name in ("p256dh", "auth")}}
    player.page.context.add_init_script(SUBSCRIBE % json.dumps(given))


def to_switch(player: Player) -> Any:
    """Go to the switch in the lobby."""
    player.page.goto("/")
    player.find("my-matches").click()
    return player.find("word-here")


def seated(person: Opener) -> tuple[Player, Player]:
    """Ada opens a table, Bela sits down at it; Ada's browser may show notifications."""
    ada = person(seed=5)
    ada.page.context.add_init_script(PERMIT)
    ada.page.reload()
    ada.open_table("me", "friend")
    link: str = ada.find("gathering-1").locator("[data-link]").get_attribute("data-link")
    bela = person(link[link.index("/table/") :], seed=6)
    bela.find("sit-name").fill("Bela")
    bela.find("sit").click()
    for player in (ada, bela):
        player.wait_turn()
    return ada, bela


def played(player: Player) -> bool:
    """Let somebody answer, if they are asked; the table may wait for them several times before it waits for others."""
    seen = player.look()
    if seen["codes"] and not seen["sending"]:
        player.decide()
    return True


def test_a_push_arrives_while_the_page_is_closed(person: Opener, server: Server, service: PushService) -> None:
    phone = Keys(service, "ada")
    ada, bela = seated(person)
    table = ada.page.url.rsplit("/", 1)[-1]
    subscribe_with(ada, phone)
    switch = to_switch(ada)
    switch.click()
    expect(ada.find("tell-me")).to_contain_text("also while Lychgate is closed")
    house = ada.page.evaluate("fetch('/api/word').then((each) => each.json())")
    assert ada.page.evaluate("window.house") == house["push"]
    context = ada.page.context
    worker = patiently(lambda: context.service_workers, "the service worker")[0]
    worker.evaluate(NOTE_DOWN)
    ada.page.goto(f"/table/{table}")
    ada.wait_turn()
    assert take_turns((ada,), 1) == 1  # what she was asked when she signed up she is not told of
    ada.page.close()

    (message,) = patiently(lambda: played(bela) and phone.messages(), "the message")
    assert message == {"title": "Blood Coven", "body": "The table waits for you.", "table": table}
    assert (service.refused, service.key) == ([], house["push"])

    # What a push service hands to a browser that has no page open.
    blank = context.new_page()
    push = Deliveries(context.new_cdp_session(blank), server.address)
    push.deliver(message)
    shown = patiently(lambda: worker.evaluate(SHOWN), "the notification")
    assert shown == [{"title": "Blood Coven", "body": "The table waits for you.", "tag": table, "data": table}]
    # Another word of the same table takes its place.
    push.deliver(message | {"body": "Later."})
    patiently(lambda: [each["body"] for each in worker.evaluate(SHOWN)] == ["Later."], "the later one")

    # A click on it leads to the table.
    blank.goto(server.address)
    worker.evaluate(CLICK)
    blank.wait_for_url(f"**/table/{table}")
    patiently(lambda: worker.evaluate(SHOWN) == [], "the notification to go")
    # Of a table that is before somebody's eyes nothing is shown.
    blank.locator("[data-testid=table-page][data-link=open]").wait_for()
    push.deliver(message)
    push.deliver(message | {"table": "another-one"})
    patiently(lambda: worker.evaluate(SHOWN), "the notification of another table")
    assert [each["tag"] for each in worker.evaluate(SHOWN)] == ["another-one"]


class Deliveries:
    """Hands messages to the service worker of a site, as the push service of a browser does."""

    def __init__(self, line: CDPSession, origin: str) -> None:
        self.line = line
        self.origin = origin
        known: list[dict[str, Any]] = []
        line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
        line.send("ServiceWorker.enable")
        patiently(lambda: known or (line.send("Browser.getVersion") and known), "the registration")
        self.id = next(each["registrationId"] for each in known if each["scopeURL"].startswith(origin))

    def deliver(self, message: dict[str, Any]) -> None:
        given = {"origin": self.origin, "registrationId": self.id, "data": json.dumps(message)}
        self.line.send("ServiceWorker.deliverPushMessage", given)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_switch_says_what_it_can_do(person: Opener, no_errors: Errors, viewport: dict[str, int]) -> None:
    no_errors.expect(NO_PUSH)
    player = person(viewport=viewport)
    player.page.context.add_init_script(PERMIT)
    switch = to_switch(player)
    expect(player.find("tell-me")).to_contain_text("Off.")
    box = switch.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= viewport["width"]
    switch.click()
    # This browser has no push service, and is told so.
    expect(player.find("tell-me")).to_contain_text("as long as Lychgate is open in this browser")
    expect(switch).to_be_checked()
    player.page.reload()
    expect(to_switch(player)).to_be_checked()
    to_switch(player).click()
    expect(player.find("tell-me")).to_contain_text("Off.")
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_browser_that_does_not_allow_it_is_told_how(person: Opener) -> None:
    player = person(locale="de-DE")  # this browser allows none
    switch = to_switch(player)
    expect(player.find("tell-me")).to_contain_text("Dein Browser erlaubt es nicht")
    expect(switch).to_be_disabled()


def test_a_hidden_page_shows_that_it_is_my_turn_and_a_title_counts(person: Opener, no_errors: Errors) -> None:
    no_errors.expect(NO_PUSH)
    ada, bela = seated(person)
    table = ada.page.url.rsplit("/", 1)[-1]
    to_switch(ada).click()
    expect(ada.find("word-here")).to_be_checked()
    ada.page.goto(f"/table/{table}")
    ada.wait_turn()
    assert take_turns((ada,), 1) == 1  # what she was asked when she signed up she is not told of
    ada.page.evaluate(HIDE, True)
    shown = patiently(lambda: played(bela) and ada.page.evaluate("shown"), "the notification")
    assert shown == [{"title": "Blood Coven", "body": "The table waits for you.", "tag": table}]
    assert not ada.page.title().startswith("(")
    bela.page.evaluate(
        """() => new Promise((done) => {
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            WebSocket.prototype.send = send;
            this.send(text);
            this.send(JSON.stringify({ type: 'chat', text: 'Are you there?' }));
            done();
          };
          document.dispatchEvent(new Event('visibilitychange'));
        })"""
    )
    expect(ada.page).to_have_title("(1) ● Your turn · Blood Coven")


def test_offline_there_is_a_page_that_says_so(person: Opener, server: Server, no_errors: Errors) -> None:
    player = person()
    patiently(lambda: player.page.evaluate("navigator.serviceWorker.controller !== null"), "the service worker")
    no_errors.expect_no_line()
    no_errors.expect("the server responded with a status of")
    server.kill()
    player.page.goto("/table/abcdefgh")
    expect(player.find("offline-page")).to_contain_text("cannot be reached")
    assert player.page.locator("link[rel=stylesheet]").evaluate("(each) => each.sheet.cssRules.length") > 3
    server.start()
    player.page.get_by_role("link", name="Try again").click()
    player.page.locator("[data-testid=table-page]").wait_for()


def test_the_client_can_be_installed(person: Opener) -> None:
    player = person()
    patiently(lambda: player.page.evaluate("navigator.serviceWorker.controller !== null"), "the service worker")
    line = player.page.context.new_cdp_session(player.page)
    manifest = line.send("Page.getAppManifest")
    assert manifest["errors"] == []
    said = json.loads(manifest["data"])
    assert (said["start_url"], said["display"]) == ("/", "standalone")
    for icon in said["icons"]:
        size = player.page.evaluate(
            """async (src) => {
              const picture = new Image();
              picture.src = src;
              await picture.decode();
              return `${picture.naturalWidth}x${picture.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any"), icon


def test_the_links_in_a_mail_do_what_they_say(person: Opener, no_errors: Errors) -> None:
    no_errors.expect("the server responded with a status of 404")
    player = person("/word#confirm=nobody.xyz", locale="fr-FR")
    expect(player.find("word-confirm")).to_have_text("Oui, c’est mon adresse")
    player.find("word-confirm").click()
    expect(player.find("word-link")).to_have_attribute("data-state", "bad")
    assert "nobody" not in player.page.url
    player.page.goto("/")
    player.page.goto("/word#stop=nobody.xyz")
    expect(player.find("word-link")).to_have_attribute("data-state", "bad")
