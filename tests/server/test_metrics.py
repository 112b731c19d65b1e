"""Metrics: what a Prometheus reads adds up; liveness and readiness are told apart."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from lychgate.server.metrics import Sums, answer_seconds
from tests.server.harness import Place, Server, bot, me, play_out, run, sit_down


async def values(server: Server) -> dict[str, float]:
    """Return every sample by name and labels."""
    status, headers, body = await server.http("GET", "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(body.decode())
        for sample in family.samples
    }


def test_a_match_is_counted(place: Place) -> None:
    async def test(server: Server) -> None:
        before = await values(server)
        made = await server.table(me("Ada"), bot())
        (socket,) = await sit_down(server, made)
        refused = await socket.ask(type="answer", seat=1, version=0, code="x")
        assert refused["kind"] == "not-yours"
        await play_out(socket)
        watcher = await server.hello(made["table"], made["watch"])
        await watcher.until("welcome")
        after = await values(server)

        def more(name: str) -> float:
            return after.get(name, 0.0) - before.get(name, 0.0)

        answered = len(await server.rooms.house.store.entries(made["table"]))
        assert more("lychgate_moves_total person") + more("lychgate_moves_total bot") == answered
        assert more("lychgate_moves_total bot") > 0
        assert more("lychgate_answer_seconds_count") == more("lychgate_moves_total person") + 1  # one was refused
        assert more("lychgate_commit_seconds_count") >= more("lychgate_moves_total person")
        assert more("lychgate_thought_seconds_count") > 0
        assert more("lychgate_refusals_total not-yours") == 1
        assert more("lychgate_tables_opened_total blood-coven") == 1
        assert more("lychgate_requests_total 201") == 1
        assert (after["lychgate_rooms"], after["lychgate_bot_queue"], after["lychgate_bot_places"]) == (1, 0, 1)
        assert (after["lychgate_sockets seats"], after["lychgate_sockets watchers"]) == (1, 1)

    run(place, test, metrics=True)


def test_metrics_are_told_only_where_the_host_wants_it(place: Place) -> None:
    async def test(server: Server) -> None:
        status, _, body = await server.http("GET", "/metrics")
        assert status == 404
        assert b"lychgate_" not in body

    run(place, test)


def test_a_share_of_the_answers_is_read_from_the_buckets() -> None:
    before = Sums()
    for _ in range(99):
        answer_seconds.observe(0.004)
    answer_seconds.observe(0.2)
    now = Sums()
    half = now.within("lychgate_answer_seconds", 0.5, before)
    assert half is not None
    assert 0.0025 < half < 0.005
    last = now.within("lychgate_answer_seconds", 0.999, before)
    assert last is not None
    assert 0.15 < last <= 0.25
    assert now.within("lychgate_answer_seconds", 0.5, now) is None
