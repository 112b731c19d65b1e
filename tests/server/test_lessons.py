"""Guided matches over the socket: scripted rivals, cards that follow from the answers, leaving and coming back."""

from __future__ import annotations

import asyncio

import lychgate
from lychgate.core.learning.course import wanted
from lychgate.core.learning.lesson import LEARNER
from tests.server.harness import Place, Plain, Server, Socket, play_out, run, serving, settings

LESSON = lychgate.game("blood-coven").lesson
assert LESSON is not None


async def _begun(server: Server) -> tuple[Plain, Socket]:
    made = await server.post("/api/lessons/blood-coven", name="Ada")
    socket = await server.hello(made["table"], made["seats"][LEARNER]["token"])
    assert (await socket.until("welcome"))["lesson"]
    return made, socket


async def _card(socket: Socket) -> Plain:
    """Wait until a card is up that belongs to the table as it is, or the lesson has ended, and return it."""

    def is_up(last: dict[str, Plain]) -> bool:
        if "guided" not in last or "update" not in last:
            return False
        guided, view = last["guided"], last["update"]["views"]["0"]["view"]
        return bool(guided["version"] == view["version"] and (guided["stop"] is not None or _ended(guided)))

    return (await socket.becomes(is_up))["guided"]


def _ended(guided: Plain) -> bool:
    return bool(guided["done"] or not guided["followed"])


async def _follow(socket: Socket, guided: Plain) -> None:
    assert LESSON is not None
    stop = LESSON.stops[guided["stop"]]
    if not stop.deeds:
        await socket.ask(type="learn", do="go-on", stop=stop.id)
        await socket.becomes(lambda last: last["guided"] != guided)
        return
    view = socket.last["update"]["views"]["0"]["view"]
    codes = [option["code"] for option in view["asks"][0]["options"]]
    code = wanted(stop.deeds[guided["deed"]], codes)
    await socket.ask(type="answer", seat=LEARNER, version=view["version"], code=code)
    await socket.becomes(lambda last: last["guided"] != guided)


def test_a_lesson_is_followed_over_a_reload_and_a_restart_and_played_on(place: Place) -> None:
    async def first(server: Server) -> tuple[Plain, int]:
        made, socket = await _begun(server)
        for number in range(6):
            guided = await _card(socket)
            assert (guided["stop"], guided["passed"]) == (number, number)
            await _follow(socket, guided)
        await _card(socket)
        await socket.leave()
        again = await server.hello(made["table"], made["seats"][LEARNER]["token"])
        return made, (await _card(again))["stop"]

    async def second(server: Server, made: Plain, stop: int) -> None:
        assert LESSON is not None
        socket = await server.hello(made["table"], made["seats"][LEARNER]["token"])
        while not (guided := await _card(socket))["done"]:
            assert guided["followed"]
            assert guided["stop"] == stop
            stop += 1
            await _follow(socket, guided)
        assert stop == len(LESSON.stops)
        before = socket.last["update"]
        await socket.quiet()
        assert socket.last["update"] == before  # the rival waits until the last card has been read
        await socket.ask(type="learn", do="leave")
        await play_out(socket)

    async def whole() -> None:
        async with serving(settings(place)) as server:
            made, stop = await first(server)
        async with serving(settings(place)) as server:
            await second(server, made, stop)

    asyncio.run(whole())


def test_rivals_wait_at_a_stop_that_tells_something(place: Place) -> None:
    async def test(server: Server) -> None:
        assert LESSON is not None
        _, socket = await _begun(server)
        starved = LESSON.stop("starved")
        while (guided := await _card(socket))["stop"] != starved:
            await _follow(socket, guided)
        before = socket.last["update"]
        assert await socket.quiet() is not None
        assert socket.last["update"] == before
        await _follow(socket, guided)
        assert (await _card(socket))["stop"] == starved + 1

    run(place, test)


def test_another_answer_leaves_the_lesson(place: Place) -> None:
    async def test(server: Server) -> None:
        _, socket = await _begun(server)
        guided = await _card(socket)
        await socket.ask(type="answer", seat=LEARNER, version=guided["version"], code="start:P")
        await socket.becomes(lambda last: not last["guided"]["followed"])
        await play_out(socket)

    run(place, test)


def test_whoever_leaves_plays_on_against_a_bot(place: Place) -> None:
    async def test(server: Server) -> None:
        _, socket = await _begun(server)
        await _card(socket)
        assert (await socket.ask(type="learn", do="leave"))["ok"]
        await socket.becomes(lambda last: not last["guided"]["followed"])
        await play_out(socket)

    run(place, test)


def test_other_tables_are_no_lessons(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table({"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"})
        socket = await server.hello(made["table"], made["seats"][0]["token"])
        assert not (await socket.until("welcome"))["lesson"]
        assert (await socket.ask(type="learn", do="go-on", stop="starved"))["ok"]
        assert "guided" not in socket.last

    run(place, test)


def test_the_cards_of_a_lesson_come_with_their_words(place: Place) -> None:
    async def test(server: Server) -> None:
        assert LESSON is not None
        page = await server.get("/api/lessons/blood-coven/en")
        assert [stop["id"] for stop in page["stops"]] == [stop.id for stop in LESSON.stops]
        assert "lesson-end = " in page["words"]
        assert "book-" not in page["words"]
        assert "seed" not in page
        assert (await server.get("/api/lessons/blood-coven/xx"))["language"] == "en"
        status, _, _ = await server.http("GET", "/api/lessons/nothing/en")
        assert status == 404

    run(place, test)


def test_the_book_comes_with_its_pictures(place: Place) -> None:
    async def test(server: Server) -> None:
        page = await server.get("/api/books/blood-coven/en")
        assert len(page["tables"]) == 1
        windows = [window for each in page["pages"] for window in each["windows"]]
        assert {window["picture"] for window in windows} <= set(range(len(page["pictures"])))
        assert all(window["text"] and window["spoken"] and window["crop"] for window in windows)
        assert "BC-171" in page["pages"][0]["clauses"]
        assert page["pages"][0]["charts"][0]["rows"][0][-1] == "5"
        assert (await server.http("GET", "/api/books/nothing/en"))[0] == 404

    run(place, test)
