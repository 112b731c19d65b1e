"""A seat belongs to a person: a bot stands in while they are away, and their link always gives it back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lychgate.server.settings import Rate
from lychgate.server.tokens import new_token
from tests.patience import PATIENCE
from tests.server.harness import Place, Plain, Server, Socket, bot, me, play_out, run, serving, settings, steady
from tests.server.test_company import servers

SOON = {"absence": 0.0}


async def _table(
    server: Server, *names: str, other: Server | None = None, bots: int = 0, **options: Any
) -> tuple[Plain, list[Socket]]:
    """Begin a match of these people, the first of whom hosts; the second is at the other server, if there is one."""
    seats = [*map(me, names), *[bot("random")] * bots]
    if len(seats) > 3:
        made = await server.post("/api/tables", game="carpathes", seats=seats)
    else:
        made = await server.table(*seats, **{"placement": "open"} | options)
    sockets = []
    for seat in range(len(names)):
        tokens = [made["seats"][seat]["token"]] + ([made["host"]] if seat == 0 else [])
        socket = await (other if seat == 1 and other else server).hello(made["table"], *tokens)
        await socket.until("welcome")
        socket.send(type="contribute", text="luck")
        sockets.append(socket)
    for socket in sockets:
        await socket.becomes(lambda last: "update" in last)
    return made, sockets


def _seat(last: dict[str, Plain], seat: int) -> Plain:
    """Return what was told last about a seat."""
    told: Plain = last.get("seats", last.get("welcome", {}))
    found: Plain = told["seats"][seat] if told else {}
    return found


async def _go(socket: Socket, *others: Socket, seat: int) -> None:
    """Lose the line, and let the others notice."""
    await socket.leave()
    for other in others:
        await other.becomes(lambda last: "away" in _seat(last, seat))


async def _sees(socket: Socket, seat: int, **fields: Any) -> Plain:
    """Wait until a seat is told to be like this."""
    last = await socket.becomes(lambda last: all(_seat(last, seat).get(key) == fields[key] for key in fields))
    return _seat(last, seat)


async def _says(socket: Socket, key: str) -> None:
    """Wait until everybody is told this by the house."""
    await socket.becomes(lambda last: last.get("chat", {}).get("say", {}).get("key") == key)


def test_a_bot_plays_for_whoever_is_away_and_their_link_gives_the_seat_back(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta) = await _table(server, "Ada", "Berta")
        token = made["seats"][1]["token"]
        await _go(berta, ada, seat=1)
        assert _seat(ada.last, 1)["away"] >= 0
        assert (await ada.ask(type="propose", what="stand-in", seat=1))["ok"]
        seat = await _sees(ada, 1, stand_in="greedy")
        assert (seat["kind"], seat["name"], seat["here"]) == ("person", "Berta", False)
        await _until_asked(ada, 0, times=3)
        again = await server.hello(made["table"], token)
        back = await again.until("returned")
        assert (back["seat"], back["bot"]) == (1, "greedy")
        assert back["answers"] > 0
        events = [each["n"] for each in again.last["update"]["events"]["1"]]
        assert events[0] <= back["since"] < back["until"] <= events[-1] + 1
        await _sees(ada, 1, here=True, stand_in=None)
        assert again.last["welcome"]["mine"] == [1]
        kinds = place.rows("SELECT kind, code FROM answers WHERE kind = 'seat' ORDER BY number")
        assert kinds == [("seat", "stand-in greedy"), ("seat", "back")]
        await play_out(ada, again)

    run(place, test, **SOON)


async def _until_asked(socket: Socket, seat: int, times: int) -> None:
    """Answer for a seat this often."""
    await socket.becomes(lambda last: "update" in last)
    for _ in range(times):
        last = await socket.becomes(lambda last: bool(last["update"]["views"][str(seat)]["view"]["asks"]))
        view = last["update"]["views"][str(seat)]["view"]
        reply = await socket.ask(type="answer", seat=seat, version=view["version"], code=steady(view["asks"][0]))
        assert reply["type"] == "reply", reply
        await _past(socket, seat, view["version"])


async def _past(socket: Socket, seat: int, version: int) -> None:
    """Wait until a seat sees a later version of the table than this one."""
    await socket.becomes(lambda last: last["update"]["views"][str(seat)]["view"]["version"] > version)


def test_nobody_who_has_only_just_lost_the_line_is_replaced(place: Place) -> None:
    async def test(server: Server) -> None:
        _, (ada, berta) = await _table(server, "Ada", "Berta")
        assert (await ada.ask(type="propose", what="stand-in", seat=1))["kind"] == "not-now"  # she is here
        await _go(berta, ada, seat=1)
        for message in (
            {"what": "stand-in", "seat": 1},
            {"what": "end"},
            {"what": "stand-in"},
            {"what": "end", "seat": 9},
        ):
            assert (await ada.ask(type="propose", **message))["kind"] == "not-now"
        assert place.rows("SELECT kind FROM answers WHERE kind = 'seat'") == []

    run(place, test, absence=60.0)


def test_without_the_host_more_than_half_of_those_who_are_here_decide(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta, cora, dora) = await _table(server, "Ada", "Berta", "Cora", "Dora")
        watcher = await server.hello(made["table"], made["watch"])
        await watcher.until("welcome")
        assert (await watcher.ask(type="propose", what="stand-in", seat=1))["kind"] == "not-yours"
        await _go(berta, ada, seat=1)
        # One of three is not enough, one who is against it does not stop the other two.
        refused = await cora.ask(type="propose", what="stand-in", seat=1)
        assert (refused["kind"], refused["needed"]) == ("consent", [0, 3])
        asked = await ada.until("consent", kind="stand-in")
        assert (asked["seat"], asked["seats"], asked["needed"], asked["agreed"]) == (1, [0], [0, 2, 3], [2])
        assert (await watcher.until("consent"))["seats"] == []
        assert (await ada.ask(type="consent", request=asked["request"], yes=False))["ok"]
        await dora.until("consent")
        assert (await dora.ask(type="consent", request=asked["request"], yes=True))["ok"]
        await _sees(ada, 1, stand_in="greedy")
        assert (await cora.until("consent-closed"))["agreed"]

    run(place, test, **SOON)


def test_where_half_is_against_it_nothing_is_done(place: Place) -> None:
    async def test(server: Server) -> None:
        _, (ada, berta, cora) = await _table(server, "Ada", "Berta", "Cora")
        await _go(berta, ada, seat=1)
        assert (await cora.ask(type="propose", what="stand-in", seat=1))["needed"] == [0]
        asked = await ada.until("consent", kind="stand-in")
        assert (await ada.ask(type="consent", request=asked["request"], yes=False))["ok"]
        assert not (await cora.until("consent-closed"))["agreed"]
        assert "stand_in" not in _seat(ada.last, 1)

    run(place, test, **SOON)


def test_the_host_decides_alone_and_whoever_returns_meanwhile_is_not_replaced(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta, cora) = await _table(server, "Ada", "Berta", "Cora")
        await _go(berta, ada, cora, seat=1)
        assert (await cora.ask(type="propose", what="stand-in", seat=1))["kind"] == "consent"
        again = await server.hello(made["table"], made["seats"][1]["token"])
        assert not (await cora.until("consent-closed"))["agreed"]
        await _go(again, ada, seat=1)
        assert (await ada.ask(type="propose", what="stand-in", seat=1))["ok"]
        await _sees(cora, 1, stand_in="greedy")

    run(place, test, **SOON)


def test_all_who_are_here_may_end_the_match_as_it_stands(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta, cora) = await _table(server, "Ada", "Berta", "Cora")
        path = f"/api/tables/{made['table']}"
        token = made["seats"][0]["token"]
        await _go(berta, ada, seat=1)
        assert (await ada.ask(type="propose", what="end"))["needed"] == [2]
        asked = await cora.until("consent", kind="end")
        assert (await cora.ask(type="consent", request=asked["request"], yes=False))["ok"]
        assert not (await ada.until("consent-closed"))["agreed"]
        assert (await server.http("POST", f"{path}/record", {"token": token}))[0] == 409
        assert (await ada.ask(type="propose", what="end"))["needed"] == [2]
        asked = await cora.until("consent", kind="end")
        assert (await cora.ask(type="consent", request=asked["request"], yes=True))["ok"]
        for socket in (ada, cora):
            last = await socket.becomes(lambda last: last["welcome"]["over"])
            assert last["welcome"]["ended"] == [0, 2]
            assert "over" not in last  # nobody has won
        view = ada.last["update"]["views"]["0"]["view"]
        code = view["asks"][0]["options"][0]["code"] if view["asks"] else "pass"
        assert (await ada.ask(type="answer", seat=0, version=view["version"], code=code))["kind"] == "not-now"
        for message in ({"type": "propose", "what": "end"}, {"type": "undo", "seat": 0}, {"type": "order", "seat": 0}):
            assert (await ada.ask(**message))["type"] == "refused", message
        assert (await server.http("POST", f"{path}/record", {"token": token}))[0] == 200
        assert (await server.http("POST", f"{path}/account", {"token": token}))[0] == 409
        assert place.rows("SELECT count(*) FROM matches WHERE ended IS NOT NULL") == [(1,)]
        (listed,) = await server.post("/api/tables/mine", tokens=[token])
        assert (listed["over"], listed["waiting_for_you"], listed["winners"]) == (True, False, [])
        status, _, body = await server.http("POST", f"{path}/moment", {"token": token, "at": 0, "seat": 1})
        assert status == 200, body  # everything is open now
        berta = await server.hello(made["table"], made["seats"][1]["token"])
        assert (await berta.until("welcome"))["ended"] == [0, 2]
        again = await server.post(f"{path}/rematch", token=token)
        assert again["table"] != made["table"]

    run(place, test, **SOON)


def test_stand_ins_and_their_ends_survive_a_restart(place: Place) -> None:
    async def test() -> None:
        async with serving(settings(place, **SOON)) as server:
            made, (ada, berta) = await _table(server, "Ada", "Berta")
            await _go(berta, ada, seat=1)
            assert (await ada.ask(type="propose", what="stand-in", seat=1))["ok"]
            await _until_asked(ada, 0, times=2)
        async with serving(settings(place, **SOON)) as server:
            ada = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
            seat = await _sees(ada, 1, stand_in="greedy")
            assert seat["away"] > 0  # since before the restart
            await _until_asked(ada, 0, times=2)
            berta = await server.hello(made["table"], made["seats"][1]["token"])
            assert (await berta.until("returned"))["answers"] > 0
        async with serving(settings(place, **SOON)) as server:
            # What the bot did is told until she has answered something herself.
            berta = await server.hello(made["table"], made["seats"][1]["token"])
            assert (await berta.until("returned"))["answers"] > 0
            ada = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
            await play_out(ada, berta)

    asyncio.run(test())


def test_one_vanishes_in_the_middle_of_a_sealed_choice(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta) = await _table(server, "Ada", "Berta", placement="sealed")
        await ada.becomes(lambda last: bool(last["update"]["views"]["0"]["view"]["asks"]))
        view = berta.last["update"]["views"]["1"]["view"]
        assert ada.last["update"]["views"]["0"]["view"]["asks"]
        assert view["asks"]  # both are asked at the same time
        await _go(berta, ada, seat=1)
        assert (await ada.ask(type="propose", what="stand-in", seat=1))["ok"]
        await ada.becomes(lambda last: not _seat(last, 1).get("thinking", False))
        sealed = "SELECT count(*) FROM answers WHERE seat = 1 AND kind = 'answer'"
        async with asyncio.timeout(10):
            while place.rows(sealed) == [(0,)]:
                await asyncio.sleep(0.01)
        # Ada has learnt nothing of it.
        assert "1" not in str(ada.last["update"]["views"]["0"]["view"].get("sealed", ""))
        again = await server.hello(made["table"], made["seats"][1]["token"])
        assert (await again.until("returned"))["answers"] > 0
        await play_out(ada, again)

    run(place, test, **SOON)


def test_a_host_passes_the_rights_on(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta) = await _table(server, "Ada", "Berta", bots=1)
        assert (await berta.ask(type="host", do="pass", seat=1))["kind"] == "not-yours"
        assert (await ada.ask(type="host", do="pass", seat=2))["kind"] == "not-now"  # a bot sits there
        assert (await ada.ask(type="host", do="pass", seat=1))["ok"]
        await ada.becomes(lambda last: not last["welcome"]["host"])
        await berta.becomes(lambda last: last["welcome"]["host"] and _seat(last, 1).get("host", False))
        assert (await ada.ask(type="host", do="open", seat=2))["kind"] == "not-yours"
        assert (await berta.ask(type="host", do="open", seat=2))["ok"]
        await berta.becomes(lambda last: "invite" in _seat(last, 2))
        # It is the seat that hosts: its link brings the rights along.
        await berta.leave()
        again = await server.hello(made["table"], made["seats"][1]["token"])
        assert (await again.until("welcome"))["host"]

    run(place, test)


def test_a_host_without_a_seat_may_watch_after_passing_the_rights_on(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (_, berta) = await _table(server, "Ada", "Berta")
        host = await server.hello(made["table"], made["host"])
        assert (await host.until("welcome"))["host"]
        assert (await host.ask(type="host", do="pass", seat=1))["ok"]
        await berta.becomes(lambda last: last["welcome"]["host"])
        last = await host.becomes(lambda last: not last["welcome"]["host"])
        assert last["welcome"]["watching"]

    run(place, test)


def test_a_host_who_vanishes_does_not_lock_the_table(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta, cora) = await _table(server, "Ada", "Berta", "Cora")
        assert (await berta.ask(type="propose", what="host", seat=1))["kind"] == "not-now"  # the host is here
        await _go(ada, berta, cora, seat=0)
        await berta.becomes(lambda last: not last["seats"].get("hosted", True))
        assert (await berta.ask(type="propose", what="host", seat=2))["kind"] == "not-yours"
        assert (await berta.ask(type="propose", what="host", seat=1))["needed"] == [2]
        asked = await cora.until("consent", kind="host")
        assert (await cora.ask(type="consent", request=asked["request"], yes=True))["ok"]
        await berta.becomes(lambda last: last["welcome"]["host"])
        again = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
        welcome = await again.until("welcome")
        assert (welcome["mine"], welcome["host"]) == ([0], False)

    run(place, test, **SOON)


def test_a_seat_given_up_is_taken_by_invitation_in_the_middle_of_the_match(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta) = await _table(server, "Ada", "Berta")
        await server.http("POST", f"/api/tables/{made['table']}/leave", {"tokens": [made["seats"][1]["token"]]})
        await berta.leave()
        await _sees(ada, 1, stand_in="greedy", left=True)
        await _until_asked(ada, 0, times=2)
        assert (await ada.ask(type="host", do="open", seat=1))["ok"]
        invite = (await ada.becomes(lambda last: "invite" in _seat(last, 1)))["seats"]["seats"][1]["invite"]
        # While nobody sits there a bot may play: nobody is waited for.
        assert (await ada.ask(type="propose", what="stand-in", seat=1))["ok"]
        await _sees(ada, 1, kind="open", name="Berta", stand_in="greedy")
        await _until_asked(ada, 0, times=1)
        guest = await server.hello(made["table"], invite)
        welcome = await guest.until("welcome")
        assert (welcome["invited"], welcome["started"], welcome["former"]) == (1, True, None)
        assert (await guest.sit("Dora"))["type"] == "seated"
        await _sees(ada, 1, kind="person", name="Dora", stand_in=None)
        # Whoever sat there before sees who does now, and sees no hand.
        old = await server.hello(made["table"], made["seats"][1]["token"])
        welcome = await old.until("welcome")
        assert (welcome["former"], welcome["invited"], welcome["mine"], welcome["watching"]) == (1, None, [], True)
        assert list((await old.until("update"))["views"]) == ["watch"]
        await play_out(ada, guest)

    run(place, test, **SOON)


@pytest.mark.parametrize("do", ["bot", "open"])
def test_an_old_link_gives_a_seat_back_that_nobody_has_taken(place: Place, do: str) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta, cora) = await _table(server, "Ada", "Berta", "Cora")
        token = made["seats"][1]["token"]
        await _go(berta, ada, seat=1)
        assert (await ada.ask(type="host", do=do, seat=1))["ok"]
        old = await server.hello(made["table"], token)
        welcome = await old.until("welcome")
        assert (welcome["former"], welcome["invited"], welcome["mine"]) == (1, 1, [])
        status, _, body = await server.http("POST", f"/api/tables/{made['table']}/moment", {"token": token})
        assert status == 200, body  # as whoever watches sees it
        assert (await old.sit("Berta", new_token()))["type"] == "seated"  # nobody has to be asked
        await _sees(cora, 1, kind="person", name="Berta")

    run(place, test, **SOON)


def test_whoever_was_removed_has_no_way_back(place: Place) -> None:
    async def test(server: Server) -> None:
        made, (ada, berta) = await _table(server, "Ada", "Berta")
        assert (await ada.ask(type="host", do="remove", seat=1))["ok"]
        assert (await berta.until("error"))["say"]
        old = await server.hello(made["table"], made["seats"][1]["token"])
        await old.until("error")

    run(place, test)


# --- several processes


def test_stand_in_and_return_at_two_processes(place: Place) -> None:
    async def test() -> None:
        async with servers(place, **SOON) as (one, two):
            made, (ada, berta) = await _table(one, "Ada", "Berta", other=two)
            await _go(berta, ada, seat=1)
            async with asyncio.timeout(PATIENCE):
                # The other process may be at this table in the same moment: whoever is refused then asks again.
                while not (await ada.ask(type="propose", what="stand-in", seat=1)).get("ok"):
                    await asyncio.sleep(0.02)
            watcher = await two.hello(made["table"], made["watch"])
            await _sees(watcher, 1, stand_in="greedy")
            await _until_asked(ada, 0, times=3)
            # She comes back while the bot may be thinking at the other process.
            again = await two.hello(made["table"], made["seats"][1]["token"])
            assert (await again.until("returned"))["seat"] == 1
            for socket in (ada, watcher, again):
                await _sees(socket, 1, here=True, stand_in=None)
            await play_out(ada, again)

    asyncio.run(test())


def test_votes_hosts_and_the_end_pass_between_processes(place: Place) -> None:
    async def test() -> None:
        async with servers(place, **SOON) as (one, two):
            _, (ada, berta, cora) = await _table(one, "Ada", "Berta", "Cora", other=two)
            await _go(cora, ada, berta, seat=2)
            assert (await berta.ask(type="propose", what="stand-in", seat=2))["kind"] == "consent"
            asked = await ada.until("consent", kind="stand-in")
            assert (await ada.ask(type="consent", request=asked["request"], yes=True))["ok"]
            await _sees(berta, 2, stand_in="greedy")
            assert (await berta.until("consent-closed"))["agreed"]
            assert (await ada.ask(type="host", do="pass", seat=1))["ok"]
            await berta.becomes(lambda last: last["welcome"]["host"])
            assert (await berta.ask(type="propose", what="end"))["kind"] == "consent"
            asked = await ada.until("consent", kind="end")
            assert (await ada.ask(type="consent", request=asked["request"], yes=True))["ok"]
            for socket in (ada, berta):
                await socket.becomes(lambda last: last["welcome"]["over"] and last["welcome"]["ended"] == [0, 1])

    asyncio.run(test())


def test_nobody_fills_the_log_with_comings_and_goings(place: Place) -> None:
    async def test(server: Server) -> None:
        _, (ada, berta) = await _table(server, "Ada", "Berta")
        rename = {"type": "host", "do": "rename", "seat": 1, "name": "Bea"}
        kinds = [(await ada.ask(**rename)).get("kind") for _ in range(4)]
        await _go(berta, ada, seat=1)
        kinds.append((await ada.ask(type="propose", what="stand-in", seat=1)).get("kind"))
        assert kinds == [None, None, None, "too-fast", "too-fast"]

    run(place, test, orders=Rate(0.0, 3.0), **SOON)
