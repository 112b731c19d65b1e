"""What the lobby asks for: what a game is, a look at its table, how one's matches stand, and leaving them."""

from __future__ import annotations

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import lychgate
from lychgate.core.say import Say
from lychgate.server import catalogue
from lychgate.server.bodies import GameCard, Look, TableSummary
from lychgate.server.look import SEED
from lychgate.server.look import look as look_at
from tests.samples.noughts import GAME as NOUGHTS
from tests.server.harness import Place, Plain, Server, at_two_processes_too, bot, friend, me, play_out, run, sit_down

FIVE = ("blood-coven", "carpathes", "sabbat-magica", "damnation", "sanguis-venenatus")


async def _mine(server: Server, *tokens: str) -> list[TableSummary]:
    return msgspec.convert(await server.post("/api/tables/mine", tokens=list(tokens)), list[TableSummary], strict=False)


async def _words(server: Server, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((await server.http("GET", f"/api/words/{language}"))[2].decode()))
    return bundle


def _read(bundle: FluentBundle, said: Say | None) -> str:
    assert said is not None
    pattern = bundle.get_message(said.key).value
    assert pattern is not None
    plain = {name: "Vesna" if isinstance(each, Say) else each for name, each in said.args.items()}
    text, errors = bundle.format_pattern(pattern, plain)
    assert errors == []
    return str(text)


def test_a_card_says_what_one_does_in_the_languages_of_its_game(place: Place) -> None:
    async def test(server: Server) -> None:
        cards = {each.id: each for each in msgspec.convert(await server.get("/api/games"), list[GameCard])}
        for language in ("en", "fr", "de"):
            bundle = await _words(server, language)
            for id in FIVE:
                if language in cards[id].languages:
                    assert _read(bundle, cards[id].deed)
                    assert _read(bundle, cards[id].look)
        assert [cards[id].good_with for id in FIVE] == [2, 3, 3, 3, 3]
        plain = catalogue.card(NOUGHTS, 8.0)  # a game without these words is no worse for it
        assert (plain.deed, plain.look, plain.good_with) == (plain.tagline, None, NOUGHTS.players[0])

    run(place, test)


@pytest.mark.parametrize("id", FIVE)
def test_a_look_at_a_table_is_the_middle_of_a_match_as_watchers_see_it(id: str) -> None:
    game = lychgate.game(id)
    look = msgspec.json.decode(look_at(id))
    assert set(look) == set(Look.__struct_fields__)
    assert look["seats"] == game.good_with == len(look["names"])
    assert look["layout"] == _plain(game.laid(look["seats"], {}))
    start = _plain(game.filled(game.start(look["seats"], SEED).view(None)))
    assert look["fill"] != start, "The beginning is nothing to look at."
    assert not any(piece.get("private") for pieces in look["fill"]["holds"].values() for piece in pieces)


def _plain(record: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(record))


def test_a_look_is_served_to_anybody(place: Place) -> None:
    async def test(server: Server) -> None:
        status, headers, body = await server.http("GET", "/api/games/blood-coven/look")
        assert (status, headers["content-type"], body) == (200, "application/json", look_at("blood-coven"))
        assert (await server.http("GET", "/api/games/chess/look"))[0] == 404
        assert (await server.http("GET", f"/api/games/{NOUGHTS.id}/look"))[0] == 404

    run(place, test)


@at_two_processes_too
def test_a_match_says_its_round_and_its_standing_in_the_words_of_its_game(place: Place) -> None:
    async def test(server: Server) -> None:
        english = await _words(server, "en")
        made = await server.post("/api/tables", game="carpathes", seats=[me("Ada"), me("Bram"), me("Carl")])
        sockets = await sit_down(server, made)
        for socket in sockets:
            await socket.until("update")
        (table,) = await _mine(server, made["seats"][0]["token"])
        assert _read(english, table.when) == "Cycle 1 of 20, round 1 of 3"
        assert _read(english, table.line) == "You are **free**: 100 doses, and nobody rules yet"
        assert (table.points, table.winners, table.kinds) == ((), (), ("person",) * 3)
        assert table.waiting.seats
        assert table.waiting_for_you == (0 in table.waiting.seats)
        french = await _words(server, "fr")
        assert _read(french, table.when) == "Cycle 1 sur 20, tour 1 sur 3"

        made = await server.table(me("Ada"), me("Bram"))
        ada, bram = await sit_down(server, made)
        await play_out(ada, bram)
        (table,) = await _mine(server, made["seats"][1]["token"])
        assert _read(english, table.when).startswith("Night ")
        assert len(table.points) == 2
        assert table.line is None
        assert table.over
        assert {table.points[seat] for seat in table.winners} == {max(table.points)}
        assert table.last in (0, 1)

    run(place, test)


@at_two_processes_too
def test_for_whoever_leaves_a_bot_plays_on_until_they_come_back(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        ada, bram = await sit_down(server, made)
        await ada.until("update")
        await bram.until("update")
        first, second = (seat["token"] for seat in made["seats"])
        path = f"/api/tables/{made['table']}/leave"
        status, _, body = await server.http("POST", path, {"tokens": ["x" * 24]})
        assert status == 403, body
        await server.http("POST", path, {"tokens": [second]})
        left: Plain = (await ada.becomes(lambda last: last["seats"]["seats"][1].get("left")))["seats"]["seats"][1]
        assert (left["kind"], left["name"], left["stand_in"]) == ("person", "Bram", "greedy")
        await bram.leave()
        await play_out(ada)  # the bot answers for the one who left
        (table,) = await _mine(server, first)
        assert table.over
        assert (await server.http("POST", path, {"tokens": [first]}))[0] == 409

    run(place, test)


@at_two_processes_too
def test_a_table_that_has_not_begun_can_be_left_too(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend(), bot("random"))
        token = made["seats"][0]["token"]
        assert (await _mine(server, token))[0].kinds == ("person", "open", "bot")
        assert (await server.http("POST", f"/api/tables/{made['table']}/leave", {"tokens": [token]}))[0] == 200
        assert await _mine(server, token) == []

    run(place, test)
