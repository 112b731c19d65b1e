"""Playing over the socket: alone against bots, at one device, by invitation, watching."""

from __future__ import annotations

import asyncio

import msgspec

import lychgate
from lychgate.core.chance import commitment
from lychgate.server.settings import Rate
from tests.server.harness import Place, Server, at_two_processes_too, bot, friend, me, play_out, run, sit_down


def test_a_person_plays_a_whole_match_against_bots(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me(), bot("random"), bot("greedy"))
        (ada,) = await sit_down(server, made)
        await play_out(ada)
        token = made["seats"][0]["token"]
        status, headers, record = await server.http("POST", f"/api/tables/{made['table']}/record", {"token": token})
        assert status == 200
        assert headers["content-disposition"].startswith("attachment")
        match = lychgate.verify(record)
        assert match.over
        assert match.players == ("Ada", "random", "greedy")

    run(place, test)


@at_two_processes_too
def test_the_seed_is_committed_to_before_and_opened_after(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        table, tokens = made["table"], [seat["token"] for seat in made["seats"]]
        both = await server.hello(table, *tokens)
        welcome = await both.until("welcome")
        assert not welcome["started"]
        both.send(type="contribute", text="rook", seat=0)
        both.send(type="contribute", text="thorn", seat=1)
        await both.until("welcome", started=True, commitment=welcome["commitment"])
        await play_out(both)
        over = both.last["over"]
        assert commitment(int(over["seed"])) == welcome["commitment"]
        assert over["contributions"] == ["rook", "thorn"]
        _, _, record = await server.http("POST", over["record"], {"token": tokens[1]})
        match = lychgate.verify(record)
        assert match.opening.contributions == ("rook", "thorn")
        assert str(match.seed) == over["seed"]
        assert match.opening.poker_face
        for at in range(0, len(record), 97):
            changed = record[:at] + bytes([record[at] ^ 1]) + record[at + 1 :]
            try:
                lychgate.verify(changed)
            except lychgate.LychgateError:
                continue
            raise AssertionError(f"byte {at} of the record could be changed")

    run(place, test)


@at_two_processes_too
def test_a_friend_comes_by_invitation_and_another_watches(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend())
        table, own, invite = made["table"], made["seats"][0]["token"], made["seats"][1]["invite"]
        ada = await server.hello(table, own, made["host"])
        welcome = await ada.until("welcome")
        assert welcome["host"]
        assert welcome["mine"] == [0]
        assert welcome["seats"][1]["invite"] == invite
        assert welcome["watch"] == made["watch"]
        ada.send(type="contribute", text="rook")
        bram = await server.hello(table, invite)
        invited = await bram.until("welcome")
        assert (invited["invited"], invited["mine"], invited["watching"], invited["watch"]) == (1, [], True, None)
        assert "invite" not in invited["seats"][1]
        seated = await bram.sit("Bram")
        assert seated["seat"] == 1
        assert (await bram.until("welcome"))["mine"] == [1]
        await ada.becomes(lambda last: [seat["name"] for seat in last["seats"]["seats"]] == ["Ada", "Bram"])
        bram.send(type="contribute", text="thorn")
        watcher = await server.hello(table, made["watch"])
        assert (await watcher.until("welcome"))["watching"]
        await play_out(ada, bram)
        over = await watcher.until("over")
        assert over["seed"]
        # The invitation is spent; the seat's own token opens it.
        late = await server.hello(table, invite)
        assert "link" in (await late.until("error"))["say"]
        again = await server.hello(table, seated["token"])
        assert (await again.until("welcome"))["mine"] == [1]

    run(place, test)


@at_two_processes_too
def test_the_host_runs_the_table(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend(), friend())
        table, invite = made["table"], made["seats"][1]["invite"]
        ada = await server.hello(table, made["seats"][0]["token"], made["host"])
        await ada.until("welcome")
        refused = await ada.ask(type="host", do="start")
        assert refused["kind"] == "not-now"
        assert "seat 2, seat 3" in refused["say"]
        bram = await server.hello(table, invite)
        await bram.sit("Bram")
        assert (await bram.ask(type="host", do="start"))["kind"] == "not-yours"
        assert (await ada.ask(type="host", do="rename", seat=1, name="Bram  the\tBold"))["ok"]
        await bram.becomes(lambda last: last["seats"]["seats"][1]["name"] == "Bram the Bold")
        assert (await bram.ask(type="host", do="rename", seat=1, name="Bram"))["ok"]
        assert (await ada.ask(type="host", do="remove", seat=1))["ok"]
        assert "somebody else" in (await bram.until("error"))["say"]
        last = await ada.becomes(lambda last: last["seats"]["seats"][1]["kind"] == "open")
        assert last["seats"]["seats"][1]["invite"] != invite
        assert (await ada.ask(type="host", do="bot", seat=1, bot="nobody"))["kind"] == "bad"
        ada.send(type="contribute", text="rook")
        assert (await ada.ask(type="host", do="bot", seat=1, bot="random"))["ok"]
        assert (await ada.ask(type="host", do="bot", seat=2))["ok"]
        await ada.until("update")
        assert (await ada.ask(type="host", do="open", seat=2))["ok"]
        assert (await ada.ask(type="host", do="bot", seat=0))["kind"] == "not-now"

    run(place, test)


@at_two_processes_too
def test_people_at_one_device_hold_several_seats(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"), bot())
        both = await server.hello(made["table"], *(seat["token"] for seat in made["seats"] if "token" in seat))
        both.send(type="contribute", text="x")
        update = await both.until("update")
        assert sorted(update["views"]) == ["0", "1"]
        assert [update["views"][key]["view"]["seat"] for key in ("0", "1")] == [0, 1]
        assert (await both.ask(type="answer", seat=1, version=0, code="start:P"))["ok"]
        assert (await both.ask(type="answer", seat=2, version=0, code="start:P"))["kind"] == "not-yours"

    run(place, test)


@at_two_processes_too
def test_explanations_and_previews_come_over_the_socket(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me(), me(), placement="open")
        both = await server.hello(made["table"], *(seat["token"] for seat in made["seats"]))
        both.send(type="contribute", text="x")
        view = (await both.until("update"))["views"]["0"]
        why = await both.ask(type="why", seat=1, query="start:P")
        assert why["obstacles"][0]["clause"] == "BC-205"
        assert (await both.ask(type="why", seat=0, query=["hand:0:P"]))["obstacles"] == []
        told = (await both.ask(type="about", seat=0, id="hand:0:P"))["about"]
        assert (told["kind"], told["codes"]) == ("hand-coin", ["start:P"])
        told = (await both.ask(type="about", id="hand:0:P"))["about"]
        assert told["reasons"][0]["say"]["key"] == "why-watching"
        assert (await both.ask(type="about", id="nonsense"))["kind"] == "bad"
        preview = (await both.ask(type="preview", seat=0, code="start:P"))["fill"]
        assert preview != view["fill"]
        assert preview["holds"]["slots:0:5"][0]["kind"] == "P"
        assert (await both.ask(type="preview", seat=0, code="start:X"))["fill"] is None
        after = await both.ask(type="answer", seat=0, version=view["view"]["version"], code="start:P")
        assert after["ok"]
        assert (await both.until("update"))["views"]["0"]["fill"] == preview

    run(place, test)


@at_two_processes_too
def test_talk_reaches_everybody_and_stays(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend())
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        watcher = await server.hello(made["table"], made["watch"])
        await watcher.until("welcome")
        await ada.until("seats")
        ada.send(type="chat", text="  good \n evening ")
        said = await watcher.until("chat")
        assert (said["from"], said["name"], said["text"]) == (0, "Ada", "good evening")
        watcher.send(type="chat", text="hush")
        assert (await ada.until("chat", text="hush"))["from"] is None
        late = await server.hello(made["table"], made["watch"])
        assert [(await late.until("chat"))["text"] for _ in range(2)] == ["good evening", "hush"]
        assert (await ada.ask(type="chat", text=" \n "))["kind"] == "not-now"
        for number in range(12):
            ada.send(type="chat", text=str(number))
        assert (await ada.until("refused"))["kind"] == "too-fast"

    run(place, test, talk=Rate(0.5, 8))


@at_two_processes_too
def test_nothing_of_a_match_is_sent_before_it_begins(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend())
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        assert {message["type"] for message in await ada.quiet()} == {"welcome", "seats"}
        refused = await ada.ask(type="answer", seat=0, version=0, code="start:P")
        assert refused["kind"] == "not-now"
        assert msgspec.json.decode(ada.raw[0])["layout"]["game"] == "blood-coven"

    run(place, test)


@at_two_processes_too
def test_those_who_send_no_share_of_the_luck_are_waited_for_a_moment(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        await asyncio.sleep(0.15)
        assert not (await ada.until("welcome"))["started"]  # Bram is not connected: the match waits for him
        assert "update" not in ada.last
        await server.hello(made["table"], made["seats"][1]["token"])
        await ada.until("update")
        assert ada.last["welcome"]["started"]

    run(place, test, grace=0.05)


@at_two_processes_too
def test_an_answer_is_given_together_with_its_parts_or_not_at_all(place: Place) -> None:
    """Carpathes' cards have a price, and how it is paid is a question of its own."""

    async def test(server: Server) -> None:
        seats = [me("Ada"), me("Bram"), me("Cleo")]
        made = await server.post("/api/tables", game="carpathes", seats=seats, options={})
        socket = await server.hello(made["table"], *(seat["token"] for seat in made["seats"]))
        await socket.until("welcome")
        for seat in range(3):
            socket.send(type="contribute", text="luck", seat=seat)
        given: list[str] = []
        before = 0
        while True:
            views = (await socket.until("update"))["views"]
            key, view = next((key, look["view"]) for key, look in views.items() if look["view"]["asks"])
            ask, answer = view["asks"][0], {"type": "answer", "seat": int(key), "version": view["version"]}
            if given:
                break
            whole = next((option for option in ask["options"] if option.get("rest")), None)
            if whole is None:
                wanted = [option for option in ask["options"] if option["code"].startswith(("play:", "draw:power"))]
                socket.send(**answer, code=(wanted or ask["options"])[0]["code"])
                continue
            given, before = [whole["code"], *(each["code"] for each in whole["rest"])], view["version"]
            socket.send(**answer, code=given[0], rest=["pay:nothing"])
            await socket.until("refused")
            socket.send(**answer, code=given[0], rest=given[1:])
        assert given[-1].startswith("pay:")
        assert view["asks"][0]["key"] != "pay"
        assert view["version"] >= before + len(given)

    run(place, test)
