"""HTTP: what the lobby asks for, looking back, playing again, and the headers every answer carries."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

import lychgate
from lychgate import bots
from lychgate.core.say import Say
from lychgate.server import catalogue
from lychgate.server.bodies import GameCard, Moment, RulesPage, TableMade, TableSummary
from lychgate.server.covers import plain_cover
from lychgate.words import languages
from tests.samples.cups import GAME as CUPS
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
    sit_down,
)
from tools.client import compress

FIVE = {"blood-coven", "carpathes", "sabbat-magica", "damnation", "sanguis-venenatus"}


async def _finished(server: Server) -> tuple[Plain, Socket, Socket]:
    made = await server.table(me("Ada"), me("Bram"))
    ada, bram = await sit_down(server, made)
    await play_out(ada, bram)
    return made, ada, bram


def test_a_game_without_a_cover_gets_one_with_title_and_tagline(place: Place) -> None:
    def written(cover: bytes) -> str:
        root = ElementTree.fromstring(cover)
        return " ".join(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text"))

    async def test(server: Server) -> None:
        status, headers, cover = await server.http("GET", f"/api/games/{CUPS.id}/cover.svg")
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert written(cover) == "Cups How many sixes under all cups?"

    run(place, test)
    assert written(plain_cover("Thieves & <Kings>", "")) == "Thieves & <Kings>"
    assert written(plain_cover("", "")) == ""


def test_the_lobby_lists_all_games_with_covers_and_words(place: Place) -> None:
    async def test(server: Server) -> None:
        cards = msgspec.convert(await server.get("/api/games"), list[GameCard])
        assert {card.id for card in cards} >= FIVE
        status, headers, text = await server.http("GET", "/api/words/en")
        assert status == 200
        assert headers["content-type"] == "text/plain; charset=utf-8"
        bundle = FluentBundle(["en"])
        bundle.add_resource(FluentResource(text.decode()))
        for card in cards:
            assert bundle.has_message(card.tagline.key)
            status, headers, cover = await server.http("GET", card.cover)
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            assert b'viewBox="0 0 240 340"' in cover
        for each in await server.get("/api/bots"):
            bots.make(each["bot"], 1)
            assert bundle.has_message(each["title"]["key"])
            assert bundle.has_message(each["note"]["key"])
        (_, _, game_words), (missing, _, _) = (
            await server.http("GET", "/api/games/blood-coven/words/en"),
            await server.http("GET", "/api/words/xx"),
        )
        assert b"\nask-start" in game_words
        french = (await server.http("GET", "/api/games/blood-coven/words/fr"))[2]
        assert b"bot-greedy" in french
        assert b"who-you" not in french, "Blood Coven speaks no French: its sentences must not be half French."
        assert missing == 404
        assert (await server.http("GET", "/api/words/..%2f"))[0] == 404
        assert (await server.http("GET", "/api/games/chess/cover.svg"))[0] == 404
        assert await server.get("/api/broken") == []

    run(place, test)


def test_every_word_the_server_says_is_there() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((catalogue.WORDS / "en.ftl").read_text()))
    said = Say("undo-back", {"seat": "Ada", "count": 2})
    text, errors = bundle.format_pattern(bundle.get_message(said.key).value, said.args)  # type: ignore[arg-type]
    assert not errors
    assert text == "Ada would like to take back the last answer, 2 answers in all."
    assert catalogue.bot_name("search:ms=200") == "Cunning"
    assert catalogue.bot_name("search:ms=200", "de") == "Listig"
    assert catalogue.bot_name("search:ms=200", "../xx") == "Cunning"
    assert catalogue.bot_name("search:ms=5") == "Search"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_language_has_all_of_the_server_s_words(language: str) -> None:
    def keys(name: str) -> set[str]:
        page = FluentResource((catalogue.WORDS / f"{name}.ftl").read_text())
        return {entry.id.name for entry in page.body if hasattr(entry, "id")}

    # The lobby speaks of every game in its own language, also of one that does not speak it.
    silent = [lychgate.game(each) for each in FIVE if language not in languages(each)]
    shown = {
        f"{found[0] or found[1]}-{game.id}"
        for game in silent
        for found in catalogue._OF_ALL.findall((game.folder / "words" / "en.ftl").read_text())
    }
    added = keys(language) - keys("en")
    assert keys("en") <= keys(language)
    assert added <= shown
    assert {f"{word}-{game.id}" for word in ("tagline", "deed", "look") for game in silent} <= added


def test_the_rules_come_clause_by_clause(place: Place) -> None:
    async def test(server: Server) -> None:
        page = msgspec.convert(await server.get("/api/games/blood-coven/rules"), RulesPage)
        ledger = lychgate.game("blood-coven").ledger
        assert [clause.id for clause in page.clauses] == [clause.id for clause in ledger]
        assert {clause for chapter in page.chapters for clause in chapter.clauses} == {each.id for each in ledger}
        assert any("ours" in clause.provenance for clause in page.clauses)
        assert page.prose

    run(place, test)


def test_the_rules_come_in_the_language_asked_for_or_in_english(place: Place) -> None:
    async def test(server: Server) -> None:
        carpathes = lychgate.game("carpathes")
        for asked, given in (("", "en"), ("?language=fr", "fr"), ("?language=de", "en"), ("?language=../x", "en")):
            page = msgspec.convert(await server.get(f"/api/games/carpathes/rules{asked}"), RulesPage)
            assert page.language == given
            assert [each.text for each in page.clauses] == [each.text for each in carpathes.ledgers[given]]
        status, _, _ = await server.http("GET", f"/api/games/carpathes/rules?language={'x' * 17}")
        assert status == 400

    run(place, test)


def test_the_interface_describes_itself(place: Place) -> None:
    async def test(server: Server) -> None:
        for path in ("/schema", "/schema/openapi.json"):
            status, _, body = await server.http("GET", path)
            assert status == 200
            schema = msgspec.json.decode(body)
            assert set(schema["paths"]) >= {"/api/games", "/api/tables", "/api/tables/{table}/moment", "/healthz"}
            assert "NewTable" in schema["components"]["schemas"]

    run(place, test)


def test_every_answer_carries_the_headers_that_keep_a_page_safe(place: Place) -> None:
    async def test(server: Server) -> None:
        for method, path in (("GET", "/"), ("GET", "/api/games"), ("GET", "/nothing"), ("POST", "/api/tables")):
            _, headers, _ = await server.http(method, path)
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self'; style-src 'self';" in policy
            assert "ws://test" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        _, headers, _ = await server.http("GET", "/", host="evil.example; script-src *")
        assert "evil" not in headers["content-security-policy"]

    run(place, test)


def test_the_built_client_is_served(place: Place) -> None:
    static = place.folder / "static"
    (static / "assets").mkdir(parents=True)
    (place.folder / "secret.txt").write_text("secret")

    async def unbuilt(server: Server) -> None:
        assert b"./play" in (await server.http("GET", "/"))[2]

    run(place, unbuilt)
    (static / "index.html").write_text("<!doctype html><title>Lobby</title>")
    (static / "icon.svg").write_text("<svg/>")
    script = static / "assets" / "app-1a2b.js"
    script.write_text("let lobby = 1;" * 100)
    compress([script])

    async def test(server: Server) -> None:
        for path in ("/", "/table/abc", "/table/abc/replay/7"):
            status, headers, body = await server.http("GET", path)
            assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert b"Lobby" in body
        for accepted, sent in (("gzip", "gzip"), ("gzip, deflate, br", "br"), ("br;q=0, gzip", "gzip")):
            status, headers, body = await server.http("GET", "/assets/app-1a2b.js", **{"accept-encoding": accepted})
            assert (status, headers["content-encoding"], headers["vary"]) == (200, sent, "Accept-Encoding")
            assert "immutable" in headers["cache-control"]
            assert "javascript" in headers["content-type"]
            # The bytes of the build, not compressed anew.
            assert body == script.with_name(script.name + {"gzip": ".gz", "br": ".br"}[sent]).read_bytes()
        _, headers, body = await server.http("GET", "/assets/app-1a2b.js")
        assert "content-encoding" not in headers
        assert body == script.read_bytes()
        assert (await server.http("GET", "/icon.svg"))[1]["content-type"].startswith("image/svg")
        for path in ("/../secret.txt", "/assets/../../secret.txt", "/nothing.js", "/assets", "/assets/app-1a2b.js.gz"):
            status, _, body = await server.http("GET", path)
            assert status == 404
            assert b"secret<" not in body
            assert msgspec.json.decode(body)["error"]

    run(place, test)


@at_two_processes_too
def test_my_tables_are_listed_with_those_that_wait_first(place: Place) -> None:
    async def test(server: Server) -> None:
        made, *_ = await _finished(server)
        waiting = await server.table(me("Ada"), me("Bram"))
        for socket in await sit_down(server, waiting):
            await socket.until("update")
        unopened = await server.table(me("Ada"), friend())
        tokens = [each["seats"][0]["token"] for each in (made, unopened, waiting)]
        plain = await server.post("/api/tables/mine", tokens=[*tokens, "x" * 24])
        tables = msgspec.convert(plain, list[TableSummary])
        assert [each.table for each in tables] == [waiting["table"], unopened["table"], made["table"]]
        assert [each.waiting_for_you for each in tables] == [True, False, False]
        assert [(each.started, each.over) for each in tables] == [(True, False), (False, False), (True, True)]
        assert tables[0].names == ("Ada", "Bram")
        assert tables[0].seats == (0,)
        both = await server.post("/api/tables/mine", tokens=[seat["token"] for seat in waiting["seats"]])
        assert both[0]["seats"] == [0, 1]

    run(place, test)


def test_moments_are_the_table_as_it_was(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, _ = await _finished(server)
        path, token = f"/api/tables/{made['table']}/moment", made["seats"][0]["token"]
        seen = [msgspec.json.decode(text) for text in ada.raw]
        updates = [message for message in seen if message["type"] == "update"]
        last = msgspec.convert(await server.post(path, token=token), Moment, strict=False)
        assert last.at == last.last
        assert msgspec.json.decode(msgspec.json.encode(last.view.result)) == updates[-1]["views"]["0"]["view"]["result"]
        told = [event for update in updates for event in update["events"]["0"]]
        found: list[Plain] = []
        for at in range(last.last + 1):
            moment = await server.post(path, token=token, at=at)
            assert moment["at"] == at
            assert moment["events"] == told[: len(moment["events"])]
            assert moment["fresh"] == len(found) or at == 0
            found = moment["events"]
            fills = [update["views"]["0"]["fill"] for update in updates]
            assert moment["fill"] in fills
        assert found == told
        public = await server.post(path, token=made["watch"], at=3)
        assert public["view"]["seat"] is None
        assert (await server.post(path, expected=409, token=token, at=last.last + 1))["error"]
        assert (await server.post(path, expected=403, token="x" * 24))["error"]
        assert (await server.post("/api/tables/nowhere/moment", expected=404, token=token))["error"]

    run(place, test)


@at_two_processes_too
def test_a_finished_match_tells_where_its_rounds_begin(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        path, token = f"/api/tables/{made['table']}/moment", made["seats"][0]["token"]
        both = await server.hello(made["table"], *(seat["token"] for seat in made["seats"]))
        both.send(type="contribute", text="x")
        await both.until("update")
        assert (await server.post(path, token=token, rounds=True))["rounds"] == []
        await play_out(both)
        moment = await server.post(path, token=token, rounds=True)
        begins = moment["rounds"]
        assert begins[0] == 0
        assert len(begins) == moment["view"]["round"] + 1
        for number, at in enumerate(begins[1:], 1):
            rounds = [(await server.post(path, token=token, at=each))["view"]["round"] for each in (at - 1, at)]
            assert rounds == [number - 1, number]
        assert (await server.post(path, token=token))["rounds"] == []

    run(place, test)


@at_two_processes_too
def test_a_finished_match_can_be_looked_at_from_every_seat(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.post("/api/tables", game="damnation", seats=[me("Ada"), me("Bram"), me("Cleo")])
        path = f"/api/tables/{made['table']}/moment"
        ada, bram, cleo = (seat["token"] for seat in made["seats"])
        both = await server.hello(made["table"], ada, bram, cleo)
        both.send(type="contribute", text="x")
        await both.until("update")
        own = await server.post(path, token=ada, seat=0)
        assert own == await server.post(path, token=ada)
        assert "another seat" in (await server.post(path, expected=403, token=ada, seat=1))["error"]
        await play_out(both)
        assert await server.post(path, token=ada, at=6, seat=1) == await server.post(path, token=bram, at=6)
        assert await server.post(path, token=ada, at=6) != await server.post(path, token=bram, at=6)
        assert "no seat 7" in (await server.post(path, expected=400, token=ada, seat=7))["error"]
        moment = await server.post(path, token=made["watch"], rounds=True)
        assert len(moment["givers"]) == moment["last"]
        assert set(moment["givers"]) == {0, 1, 2}
        turns = moment["turns"]
        assert turns[0] == 0
        news = await server.post(path, token=ada, at=turns[1])
        assert "turn" in [each["told"].get("opens") for each in news["events"][news["fresh"] :]]

    run(place, test)


@at_two_processes_too
def test_the_account_is_opened_at_the_end(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        path, token = f"/api/tables/{made['table']}/account", made["seats"][0]["token"]
        both = await server.hello(made["table"], *(seat["token"] for seat in made["seats"]))
        both.send(type="contribute", text="x")
        await both.until("update")
        assert "over" in (await server.post(path, expected=409, token=token))["error"]
        await play_out(both)
        account = await server.post(path, token=token)
        result = (await server.post(f"/api/tables/{made['table']}/moment", token=token))["view"]["result"]
        for seat, score in enumerate(result["scores"]):
            assert sum(each["n"] for each in account["entries"] if each["seat"] == seat) == score
            assert account["lines"][seat][-1] == score
        assert all("facts" not in each["told"] for each in account["story"])
        assert await server.post(path, token=made["watch"]) == account
        assert (await server.post(path, expected=403, token="somebody-else"))["error"]

    run(place, test)


@at_two_processes_too
def test_one_can_play_on_from_a_moment(place: Place) -> None:
    async def test(server: Server) -> None:
        made, *_ = await _finished(server)
        path, token = f"/api/tables/{made['table']}/branch", made["seats"][0]["token"]
        moment = await server.post(f"/api/tables/{made['table']}/moment", token=made["seats"][1]["token"], at=9)
        plain = await server.post(path, token=token, at=9, seat=1, bots="random", name="Cora")
        branch = msgspec.convert(plain, TableMade)
        assert [seat.token is not None for seat in branch.seats] == [False, True]
        cora = await server.hello(branch.table, str(branch.seats[1].token))
        welcome = await cora.until("welcome")
        assert [seat["name"] for seat in welcome["seats"]] == ["Aimless", "Cora"]
        update = await cora.until("update")
        assert update["views"]["1"]["view"]["zones"] == moment["view"]["zones"] or update["events"]["1"]
        assert update["events"]["1"][: len(moment["events"])] == moment["events"]
        await play_out(cora)
        _, _, record = await server.http("POST", cora.last["over"]["record"], {"token": branch.watch})
        assert lychgate.verify(record).players == ("random", "Cora")
        again = await server.post(path, token=token, at=3, seat=0, bots="search:ms=200", language="de")
        host = await server.hello(again["table"], again["host"])
        assert [seat["name"] for seat in (await host.until("welcome"))["seats"]] == ["Ada", "Listig"]
        for body in (
            {"at": 10**5, "seat": 0},
            {"at": 3, "seat": 0, "bots": ["random", "random"]},
            {"at": 3, "seat": 7},
            {"at": 3, "seat": 0, "bots": "nobody"},
        ):
            status, _, _ = await server.http("POST", path, {"token": token, **body})
            assert status in (400, 409)

    run(place, test)


@at_two_processes_too
def test_a_rematch_seats_the_same_people_again(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _finished(server)
        path = f"/api/tables/{made['table']}/rematch"
        tokens = [seat["token"] for seat in made["seats"]]
        assert (await server.post(path, expected=403, token=made["watch"]))["error"]
        first = await server.post(path, token=tokens[0])
        assert first["host"]
        invited = await bram.until("rematch")
        assert (invited["table"], invited["seat"]) == (first["table"], 1)
        assert (await ada.until("rematch"))["token"] == first["seats"][0]["token"]
        assert "token" not in first["seats"][1]
        second = await server.post(path, token=tokens[1])
        assert (second["table"], second["host"]) == (first["table"], None)
        assert second["seats"][1]["token"] == invited["token"]
        late = await server.hello(made["table"], tokens[1])
        assert (await late.until("rematch"))["token"] == invited["token"]
        ada = await server.hello(first["table"], first["seats"][0]["token"], first["host"])
        bram = await server.hello(first["table"], invited["token"])
        for socket in (ada, bram):
            socket.send(type="contribute", text="again")
        await play_out(ada, bram)
        running = await server.table(me(), bot())
        assert await server.post(
            f"/api/tables/{running['table']}/rematch", expected=409, token=running["seats"][0]["token"]
        )

    run(place, test)


@at_two_processes_too
def test_the_record_stays_closed_until_the_end(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        for socket in await sit_down(server, made):
            await socket.until("update")
        path = f"/api/tables/{made['table']}/record"
        token = made["seats"][0]["token"]
        await server.post(path, 409, token=token)
        await server.post(path, 403, token="x" * 24)
        await server.post(path, 400)
        # A token in an address would stand in logs of proxies and in lists of downloads.
        assert (await server.http("GET", f"{path}?token={token}"))[0] == 405
        room = await server.room(made["table"])
        for socket in await sit_down(server, made):
            assert room.row.seed not in "".join(socket.raw)

    run(place, test)


def test_health(place: Place) -> None:
    async def test(server: Server) -> None:
        assert await server.get("/healthz") == {"ok": True, "rooms": 0, "sockets": 0}
        made = await server.table(me(), friend())
        socket = await server.hello(made["table"], made["watch"])
        await socket.until("welcome")
        assert await server.get("/healthz") == {"ok": True, "rooms": 1, "sockets": 1}
        assert (await server.http("GET", "/ws"))[0] == 426

    run(place, test)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/mine", "/api/tables/x/moment"])
def test_only_the_methods_there_are(place: Place, path: str) -> None:
    async def test(server: Server) -> None:
        status, _, body = await server.http("DELETE", path)
        assert status == 405
        assert msgspec.json.decode(body)["error"]

    run(place, test)
