"""Seats change hands in the open: nobody is locked out by a lost line, nobody looks at a hand unseen."""

from __future__ import annotations

from lychgate.server.tokens import new_token
from tests.server.harness import Place, Plain, Server, Socket, at_two_processes_too, bot, friend, me, run


@at_two_processes_too
def test_a_line_lost_while_sitting_down_locks_nobody_out(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend())
        token = new_token()
        bram = await server.hello(made["table"], made["seats"][1]["invite"])
        await bram.until("welcome")
        bram.send(type="sit", name="Bram", token=token)
        await bram.leave()  # whatever the server has answered, it does not arrive
        again = await server.hello(made["table"], token, made["seats"][1]["invite"])
        welcome = await again.until("welcome")
        assert welcome["mine"] == [1] or (await again.sit("Bram", token))["type"] == "seated"
        third = await server.hello(made["table"], token)
        assert (await third.until("welcome"))["mine"] == [1]

    run(place, test)


async def _three(server: Server) -> tuple[Plain, Socket, Socket]:
    """Ada hosts, Bram plays, and a bot: the match has begun."""
    made = await server.table(me("Ada"), me("Bram"), bot("random"), placement="open")
    ada = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
    bram = await server.hello(made["table"], made["seats"][1]["token"])
    for socket in (ada, bram):
        await socket.until("welcome")
        socket.send(type="contribute", text="luck")
    for socket in (ada, bram):
        await socket.becomes(lambda last: "update" in last)
    return made, ada, bram


@at_two_processes_too
def test_the_host_cannot_look_at_a_hand_unless_the_others_agree(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _three(server)
        assert (await ada.ask(type="host", do="open", seat=2))["ok"]
        await bram.becomes(lambda last: last.get("chat", {}).get("say", {}).get("key") == "notice-open")
        await ada.becomes(lambda last: "invite" in last["seats"]["seats"][2])
        invite = ada.last["seats"]["seats"][2]["invite"]
        tab, token = await server.hello(made["table"], invite), new_token()
        refused = await tab.sit("Nobody", token)
        assert (refused["kind"], refused["needed"]) == ("consent", [1])
        asked = await bram.until("consent")
        assert (asked["kind"], asked["what"]["args"]["name"]) == ("sit", "Nobody")
        assert (await bram.ask(type="consent", request=asked["request"], yes=False))["ok"]
        assert not (await tab.until("consent-closed"))["agreed"]
        assert "update" not in tab.last or "2" not in tab.last["update"]["views"]
        # With Bram's consent somebody may sit down, and whoever comes later learns of it, too.
        assert (await tab.sit("Cora", token))["kind"] == "consent"
        asked = await bram.until("consent")
        assert (await bram.ask(type="consent", request=asked["request"], yes=True))["ok"]
        await tab.becomes(lambda last: last["welcome"]["mine"] == [2] and "2" in last["update"]["views"])
        late = await server.hello(made["table"], made["watch"])
        keys = [(await late.until("chat"))["say"]["key"] for _ in range(2)]
        assert keys == ["notice-open", "notice-sits"]

    run(place, test)


@at_two_processes_too
def test_nobody_sits_down_behind_the_backs_of_people_who_are_away(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _three(server)
        await bram.leave()
        await ada.becomes(lambda last: not last["seats"]["seats"][1]["here"])
        assert (await ada.ask(type="host", do="open", seat=2))["ok"]
        await ada.becomes(lambda last: "invite" in last["seats"]["seats"][2])
        tab = await server.hello(made["table"], ada.last["seats"]["seats"][2]["invite"])
        assert (await tab.sit("Nobody"))["kind"] == "not-now"

    run(place, test)


def test_somebody_alone_with_bots_asks_nobody(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), bot("random"), placement="open")
        ada = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
        ada.send(type="contribute", text="luck")
        await ada.becomes(lambda last: "update" in last)
        assert (await ada.ask(type="host", do="open", seat=1))["ok"]
        await ada.becomes(lambda last: "invite" in last["seats"]["seats"][1])
        guest = await server.hello(made["table"], ada.last["seats"]["seats"][1]["invite"])
        assert (await guest.sit("Bram"))["type"] == "seated"

    run(place, test)
