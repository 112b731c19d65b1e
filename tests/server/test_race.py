"""A race over the network: the server's clock tells who was first, and ends it when the time is up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import lychgate
from lychgate.core.ask import CLOCK
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.server import conductor, race
from lychgate.server.journal import Journal
from lychgate.server.room import now as real_now
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import position
from tests.server.harness import (
    Place,
    Plain,
    Server,
    Socket,
    at_two_processes_too,
    bot,
    friend,
    me,
    play_out,
    run,
    serving,
    settings,
)


async def _racers(server: Server, other: Server | None = None, **options: Any) -> tuple[Plain, Socket, Socket]:
    """Two people, perhaps at two servers, both with their first vampire, at the start of the first race."""
    made = await server.table(me("Ada"), friend(), placement="race", **options)
    ada = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
    bram = await (other or server).hello(made["table"], made["seats"][1]["invite"])
    await bram.sit("Bram")
    for socket in (ada, bram):
        socket.send(type="contribute", text="x")
    for seat, socket in enumerate((ada, bram)):
        await socket.until("update")
        await _choose(socket, seat)
    for seat, socket in enumerate((ada, bram)):
        await socket.becomes(lambda last, key=str(seat): last["update"]["views"][key]["view"]["round"] == 1)  # type: ignore[misc]
    return made, ada, bram


async def _choose(socket: Socket, seat: int) -> None:
    """Choose the first vampire, once more where the table has moved on: at another server somebody was quicker."""
    reply = await socket.ask(type="answer", seat=seat, version=0, code="start:D")
    if reply.get("kind") == "stale":
        reply = await socket.ask(type="answer", seat=seat, version=0, code="start:D")
    assert reply["ok"], reply


async def _scare(socket: Socket, seat: int, code: str) -> Plain:
    version = socket.last["update"]["views"][str(seat)]["view"]["version"]
    return await socket.ask(type="answer", seat=seat, version=version, code=code)


def _values(socket: Socket, seat: int) -> Plain:
    found: Plain = socket.last["update"]["views"][str(seat)]["view"]["values"]
    return found


@at_two_processes_too
@clause("BC-201", "BC-204")
def test_the_first_to_be_done_takes_the_quarter_however_much_was_placed(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _racers(server)
        assert (await _scare(bram, 1, "scare:PN"))["ok"]
        done = await bram.ask(type="undo", seat=1)
        assert (done["kind"], "BC-201" in done["say"]) == ("undo", True)
        assert (await _scare(ada, 0, "scare:-"))["ok"]
        await ada.becomes(lambda last: _values(ada, 0)["quarter"] == 1)
        await play_out(ada, bram)
        _, _, record = await server.http("POST", ada.last["over"]["record"], {"token": made["watch"]})
        match = lychgate.verify(record)
        assert (CLOCK, "first:1") in match.history

    run(place, test, tick=0.0)


@at_two_processes_too
def test_who_finishes_at_the_same_moment_shares_the_first_place(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _racers(server)
        await _scare(bram, 1, "scare:-")
        await _scare(ada, 0, "scare:-")
        room = await server.room(made["table"])
        assert (CLOCK, "first:0,1") in room.match.history

    run(place, test, tick=60.0)


def _race(s0: str, s1: str, s2: str | None = None, *, at: float = 0.0) -> Journal:
    """A race from a position, with a clock that calls whatever is within 0.05 seconds the same moment."""
    table = position(FeedAndScare(), TakeTurns(), s0=s0, s1=s1, s2=s2, city="NNNN", options={"placement": "race"})
    return Journal(table.match, at, 0.05)


@clause("BC-201")
@pytest.mark.parametrize("idler", ["3=D(H) fatigue PP", "hand PP"], ids=["no coin in hand", "no vampire"])
def test_who_has_nothing_to_place_has_finished_when_the_race_begins(idler: str) -> None:
    journal = _race(idler, "3=D(T) hand PPP")
    assert [ask.seat for ask in journal.match.asks] == [1]
    journal.answer(1, "feed:3<P", 20.0)
    journal.answer(1, "scare:PP", 25.0)
    assert (CLOCK, "first:0") in journal.match.history


@clause("BC-201")
def test_who_is_as_quick_as_those_with_nothing_to_place_ties_with_them() -> None:
    journal = _race("3=D(H)", "3=D(H) hand P", s2="3=D(H)", at=10.0)
    journal.answer(1, "scare:-", 10.04)
    assert (CLOCK, "first:0,1,2") in journal.match.history


@clause("BC-201")
def test_where_nobody_has_anything_to_place_all_finish_together() -> None:
    """Also the seat that gave the last answer before the race."""
    table = position(TakeTurns(), FeedAndScare(), s0="3=D(H)", s1="", city="NNDD", options={"placement": "race"})
    journal = Journal(table.match, 0.0, 0.05)
    journal.answer(0, "pass", 5.0)
    assert (CLOCK, "first:0,1") in journal.match.history


@clause("BC-201")
def test_taking_back_within_a_race_neither_opens_it_anew_nor_counts_as_done() -> None:
    journal = _race("3=D(T) hand PP", "3=D(H) hand P")
    journal.answer(0, "feed:3<P", 1.0)
    journal.undo(0, [], 2.0)
    assert (sorted(journal.racing), journal.opened, journal.done) == ([0, 1], 0.0, {})
    journal.answer(0, "feed:-", 3.0)
    journal.answer(1, "scare:-", 4.0)
    assert journal.answer(0, "scare:-", 5.0)[-1].code == "first:1"


@clause("BC-202")
@pytest.mark.parametrize(
    "marks, code",
    [
        ([], "feed:-"),
        (["slots:0:3", "hand:0:P"], "feed:3<P"),
        (["slots:0:3", "slots:0:4", "hand:0:P", "hand:0:N"], "feed:3,4<PN"),
        (["slots:0:3", "slots:0:4", "hand:0:P"], "feed:3,4<PP"),
        (["slots:0:3", "hand:0:P", "hand:0:N"], "feed:3<P"),
        (["slots:0:3"], "feed:-"),
        (["hand:0:P"], "feed:-"),
    ],
)
def test_what_is_pointed_at_makes_an_answer_as_far_as_it_can(marks: list[str], code: str) -> None:
    journal = _race("3=D(T) 4=P(T) hand PPN", "3=D(H) hand P")
    ask = journal.match.ask(0)
    assert ask is not None
    assert race.arranged(ask, marks).code == code


@at_two_processes_too
@clause("BC-202")
def test_when_the_time_is_up_the_present_arrangement_counts(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pointed at, but not confirmed: the penny is scared all the same. The clock runs ahead, as in the test below."""
    monkeypatch.setattr(conductor, "now", lambda: real_now() + 28.0)

    async def test(server: Server) -> None:
        made, ada, bram = await _racers(server, race_timer=30)
        assert (await bram.ask(type="arrange", seat=1, marks=["hand:1:P"]))["ok"]
        await ada.becomes(lambda last: _values(ada, 0)["phase"] != "feed")
        room = await server.room(made["table"])
        entries = await server.rooms.house.store.entries(made["table"])
        expired = [(entry.seat, entry.code) for entry in entries if entry.kind == "expired"]
        assert sorted(expired) == [(0, "scare:-"), (1, "scare:P")]
        assert (CLOCK, "first:-") in room.match.history

    run(place, test)


@at_two_processes_too
@clause("BC-202")
@pytest.mark.parametrize("done, first", [([], "first:-"), ([1], "first:1")])
def test_when_the_time_is_up_what_is_laid_counts(
    place: Place, monkeypatch: pytest.MonkeyPatch, done: list[int], first: str
) -> None:
    """The conductor's clock runs ahead, so that thirty seconds are over almost at once."""
    monkeypatch.setattr(conductor, "now", lambda: real_now() + 29.6)

    async def test(server: Server) -> None:
        made, ada, bram = await _racers(server, race_timer=30)
        if 1 in done:
            assert (await _scare(bram, 1, "scare:P"))["ok"]
        await ada.becomes(lambda last: _values(ada, 0)["phase"] != "feed")
        room = await server.room(made["table"])
        assert (CLOCK, first) in room.match.history
        assert (0, "scare:-") in room.match.history
        entries = await server.rooms.house.store.entries(made["table"])
        assert [entry.seat for entry in entries if entry.kind == "expired"] == [
            seat for seat in (0, 1) if seat not in done
        ]
        # Choosing the first vampire was no race: nobody's time was up there.
        assert [entry.code for entry in entries[:2]] == ["start:D", "start:D"]

    run(place, test)


@at_two_processes_too
@clause("BC-201")
def test_everybody_sees_what_is_being_laid(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _racers(server)
        await ada.becomes(lambda last: "race" in last)
        assert ada.last["race"] == {"type": "race", "left": None, "laying": []}
        view = bram.last["update"]["views"]["1"]["view"]
        marks = list(next(option["marks"] for option in view["asks"][0]["options"] if option.get("marks")))
        assert (await bram.ask(type="arrange", seat=1, marks=marks))["ok"]
        await ada.becomes(lambda last: last["race"]["laying"] == [{"seat": 1, "laid": [], "marks": marks}])
        assert (await _scare(bram, 1, "scare:PN"))["ok"]
        await ada.becomes(lambda last: bool(last["race"]["laying"][0]["laid"]))
        (laying,) = ada.last["race"]["laying"]
        assert (laying["seat"], laying["marks"], len(laying["laid"])) == (1, [], 1)
        late = await server.hello(made["table"], made["watch"])
        await late.until("race")
        assert late.last["race"] == ada.last["race"]
        assert (await _scare(ada, 0, "scare:-"))["ok"]
        for socket in (ada, bram, late):
            await socket.becomes(lambda last: last["race"]["laying"] is None)

    run(place, test)


@at_two_processes_too
@clause("BC-201")
def test_one_can_only_arrange_what_is_ones_own_and_only_in_a_race(place: Place) -> None:
    async def test(server: Server) -> None:
        _, ada, bram = await _racers(server)
        for seat, marks, kind in ((1, [], "not-yours"), (0, ["nothing:here"], "not-now")):
            assert (await ada.ask(type="arrange", seat=seat, marks=marks))["kind"] == kind
        await _scare(ada, 0, "scare:-")
        assert (await ada.ask(type="arrange", seat=0, marks=[]))["kind"] == "not-now"
        await _scare(bram, 1, "scare:-")
        assert (await bram.ask(type="arrange", seat=1, marks=[]))["kind"] == "not-now"

    run(place, test)


@at_two_processes_too
@clause("BC-202")
def test_everybody_sees_how_much_time_is_left(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, _ = await _racers(server, race_timer=30)
        await ada.becomes(lambda last: "race" in last)
        late = await server.hello(made["table"], made["watch"])
        await late.until("race")
        assert 0 < late.last["race"]["left"] <= ada.last["race"]["left"] <= 30

    run(place, test)


@at_two_processes_too
def test_a_race_survives_a_restart_in_its_middle(place: Place) -> None:
    """Who was done, and when, is in the log."""

    async def test() -> None:
        async with serving(settings(place), place.processes) as server:
            made, _, bram = await _racers(server)
            await _scare(bram, 1, "scare:P")
            room = await server.room(made["table"])
            done = room.journal.done
        async with serving(settings(place), place.processes) as server:
            room = await server.room(made["table"])
            assert room.journal.done == done
            assert list(done) == [1]
            room.journal.answer(0, "scare:-", done[1] + 1.0)
            assert (CLOCK, "first:1") in room.match.history

    asyncio.run(test())


@clause("BC-203")
def test_a_bot_takes_its_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    match = lychgate.game("blood-coven").start(2, 1, {"placement": "race"})
    match.answer(0, "start:D")
    match.answer(1, "start:D")
    ask = match.ask(0)
    assert ask is not None
    for code, least, most in (("scare:-", 1.6, 2.4), ("scare:P", 2.4, 3.6), ("scare:PN", 3.2, 4.8)):
        pauses = [conductor.race_pause(2.0, ask.menu.by_code[code]) for _ in range(200)]
        assert least <= min(pauses) < max(pauses) <= most
        assert max(pauses) - min(pauses) > 0.2
    asked: list[float] = []

    def quick(pause: float, option: Any) -> float:
        asked.append(pause)
        return 0.0

    monkeypatch.setattr(conductor, "race_pause", quick)

    async def test(server: Server) -> None:
        made = await server.table(me(), bot(), placement="race")
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        ada.send(type="contribute", text="x")
        await play_out(ada)

    run(place, test)
    assert set(asked) <= {0.0, 2.0}
    assert 2.0 in asked


@at_two_processes_too
@clause("BC-204")
def test_at_one_device_nobody_can_be_first(place: Place) -> None:
    async def test(server: Server) -> None:
        seats = [me("Ada"), me("Bram")]
        answer = await server.post(
            "/api/tables", expected=400, game="blood-coven", seats=seats, options={"placement": "race"}
        )
        assert "BC-204" in answer["error"]
        assert "device" in answer["error"]

    run(place, test)
