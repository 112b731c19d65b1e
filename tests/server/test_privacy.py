"""Two worlds on the bytes that leave the server: nobody, spectators included, receives anything they may not know.

At decisions of random play, everything a recipient could ask the server for is asked over a socket of theirs, once in
the true match and once in a match in which all that they cannot know was dealt anew. The bytes must be the same.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from lychgate.core.match import Match
from lychgate.core.table import element_ids
from lychgate.server import audience as audience_module
from lychgate.server import room as room_module
from lychgate.server import tables
from lychgate.server.room import Room
from tests.samples import raid
from tests.server.harness import Place, Plain, Server, Socket, friend, me, run, sit_down

WRONG = ("", "nonsense", "draw", "start:X")


@pytest.fixture(autouse=True)
def nothing_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Number updates from the same start in both worlds, fix the seed, and let time stand still."""
    monkeypatch.setattr(audience_module, "first_number", lambda: 0)
    monkeypatch.setattr(room_module, "now", lambda: 1000.0)
    monkeypatch.setattr(tables, "new_seed", lambda: 11)


async def everything(server: Server, room: Room, tokens: list[str], seat: int | None, codes: list[str]) -> list[str]:
    """Ask for all that somebody with these tokens can ask for, and return every byte that comes back."""
    room.audiences.clear()
    socket = await server.hello(room.row.id, *tokens)
    await socket.until("update")
    table, fill = (
        room.match.game.laid(room.match.seats, room.match.options),
        room.match.game.filled(room.match.view(seat)),
    )
    for id in sorted(element_ids(table, fill)) if table is not None and fill is not None else ():
        await socket.ask(type="about", seat=seat, id=id)
    if seat is not None:
        ask = room.match.ask(seat)
        offered = {option.code for option in ask.options} if ask else set()
        for code in (*WRONG, *codes):
            await socket.ask(type="why", seat=seat, query=code)
            await socket.ask(type="preview", seat=seat, code=code)
            if code not in offered:
                await socket.ask(type="answer", seat=seat, version=room.match.view(seat).version, code=code)
        await socket.ask(type="answer", seat=seat, version=-5, code="stale")
        await socket.ask(type="undo", seat=(seat + 1) % len(room.chairs))
    summaries = await server.post("/api/tables/mine", tokens=tokens)
    await socket.quiet()
    await socket.leave()
    return [*socket.raw, *(msgspec.json.encode({**each, "updated": 0}).decode() for each in summaries)]


def other_world(match: Match, seat: int | None, rng: Random) -> Match:
    """Deal anew what a recipient cannot know; the log they have read stays."""
    world = match.imagine(seat, rng)
    world.state.events = list(match.state.events or ())
    return world


@pytest.mark.parametrize(
    "game, options, seed", [("raid", {}, 1), ("raid", {"auction": False}, 2), ("blood-coven", {}, 3)]
)
def test_bytes_are_the_same_in_two_worlds(place: Place, game: str, options: Plain, seed: int) -> None:
    assert raid.GAME.id == "raid"  # importing it has registered it

    async def test(server: Server) -> None:
        rng = Random(seed)
        made = await server.post("/api/tables", game=game, options=options, seats=[me(str(each)) for each in range(3)])
        for player in await sit_down(server, made):
            await player.until("update")
            await player.leave()
        room = await server.rooms.find(made["table"])
        tokens: dict[int | None, list[str]] = {seat["seat"]: [seat["token"]] for seat in made["seats"]}
        tokens[None] = [made["watch"]]
        compared = 0
        while not room.over and compared < 30:
            journal = room.journal
            truth = journal.match
            if rng.random() < 0.5:
                codes = sorted({option.code for ask in truth.asks for option in ask.options[:2]})
                for seat, own in tokens.items():
                    real = await everything(server, room, own, seat, codes)
                    journal.match = other_world(truth, seat, rng)
                    assert await everything(server, room, own, seat, codes) == real
                    journal.match = truth
                    compared += 1
            ask = rng.choice(truth.asks)
            journal.answer(ask.seat, rng.choice(ask.options).code, 0.0)
        assert compared >= 12

    run(place, test)


async def _three(server: Server) -> tuple[Plain, Socket, Socket, Socket]:
    """A match of two with somebody watching."""
    made = await server.table(me("Ada"), me("Bram"))
    ada, bram = await sit_down(server, made)
    watcher = await server.hello(made["table"], made["watch"])
    for socket in (ada, bram, watcher):
        await socket.until("update")
        await socket.quiet()
    return made, ada, bram, watcher


def test_a_sealed_answer_in_two_parts_shows_nothing_of_the_first(place: Place) -> None:
    """Feeding and scaring are two answers; that the first is given shows nowhere, not even by an empty update."""

    async def test(server: Server) -> None:
        made, ada, bram, watcher = await _three(server)
        room = await server.rooms.find(made["table"])
        rng = Random(5)
        half_way = 0
        while not room.over and half_way < 3:
            ask = rng.choice(room.match.asks)
            socket = (ada, bram)[ask.seat]
            others = [each for each in (ada, bram, watcher) if each is not socket]
            for each in others:
                await each.quiet()
            code = rng.choice(ask.options).code
            version = socket.last["update"]["views"][str(ask.seat)]["view"]["version"]
            assert (await socket.ask(type="answer", seat=ask.seat, version=version, code=code))["ok"]
            if ask.seat in room.match.state.sealed and room.match.ask(ask.seat) is not None:
                half_way += 1
                for each in others:
                    assert await each.quiet() == []
                # Nor does anybody notice that it is taken back.
                assert (await socket.ask(type="undo", seat=ask.seat))["ok"]
                await socket.quiet()
                assert socket.last["update"]["views"][str(ask.seat)]["view"]["version"] == version
                for each in others:
                    assert await each.quiet() == []
        assert half_way

    run(place, test)


def test_moments_hide_what_is_still_sealed(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, _, _ = await _three(server)
        assert (await ada.ask(type="answer", seat=0, version=0, code="start:D"))["ok"]
        path = f"/api/tables/{made['table']}/moment"
        own = await server.post(path, token=made["seats"][0]["token"])
        assert (own["at"], own["last"]) == (1, 1)
        for token in (made["seats"][1]["token"], made["watch"], made["host"]):
            other = await server.post(path, token=token)
            assert (other["at"], other["last"]) == (0, 0)
            assert other["view"]["waiting"]["seats"] == [0, 1]
            assert (await server.post(path, expected=409, token=token, at=1))["error"]

    run(place, test)


def test_a_bot_in_a_reaction_window_is_not_named(place: Place) -> None:
    """Whose reaction is awaited shows neither in the waiting list nor in who is thinking."""

    async def test(server: Server) -> None:
        seats: list[Plain] = [me("Ada"), friend(), friend()]
        made = await server.post("/api/tables", game="raid", options={"auction": False}, seats=seats)
        ada = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
        room = await server.rooms.find(made["table"])
        for seat in (1, 2):
            await ada.ask(type="host", do="bot", seat=seat, bot="random")
        await ada.ask(type="host", do="start")
        windows = 0
        for _ in range(60):
            if room.over:
                break
            if room.match.waiting.reaction:
                windows += 1
                assert room.public_thinking() == frozenset()
                assert not any(state.thinking for state in room.seat_states())
            ask = room.match.asks[0]
            codes = [option.code for option in ask.options]
            room.journal.answer(ask.seat, "raid" if "raid" in codes else codes[0], 0.0)
        assert windows

    def still(*_: Any) -> None:
        """Stand in for the conductor: no bot moves."""

    with pytest.MonkeyPatch.context() as patch:
        for module in ("commands", "socket", "seating", "conductor"):
            patch.setattr(f"lychgate.server.{module}.advance", still)
        run(place, test)


def test_invitations_are_for_the_host_alone(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend())
        invite = made["seats"][1]["invite"]
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        watcher = await server.hello(made["table"], made["watch"])
        host = await server.hello(made["table"], made["host"])
        for socket, sees in ((ada, False), (watcher, False), (host, True)):
            await socket.until("seats")
            await socket.quiet()
            assert (invite in "".join(socket.raw)) == sees
            assert made["seats"][0]["token"] not in "".join(socket.raw)
            assert made["host"] not in "".join(socket.raw)

    run(place, test)
