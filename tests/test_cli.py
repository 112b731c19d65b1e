"""The command line: what it prints, how it fails, and that programs can rely on it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import lychgate
from lychgate import bots
from lychgate.bots.base import Bot, Chair
from lychgate.cli import main, rulebook
from lychgate.server.settings import Settings
from lychgate.testing.clause import clause
from tests.patience import PATIENCE

COMMAND = [sys.executable, "-m", "lychgate"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole match between two people with names."""
    match = lychgate.game("blood-coven").start(2, 7, players=("Ada", "Bram"))
    seated = [bots.make("greedy", seat) for seat in range(2)]
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, seated[ask.seat].choose(Chair(match, ask.seat)))
    path = tmp_path / "match.jsonl"
    path.write_text(match.save(), encoding="utf-8")
    return path


def out(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """Run a command that must succeed and return what it prints."""
    assert main(list(argv)) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refused(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 2) -> str:
    """Run a command that must fail, and return its one sentence."""
    try:
        given = main(list(argv))
    except SystemExit as end:  # argparse leaves by itself
        given = int(str(end.code))
    printed = capsys.readouterr()
    assert given == code
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.endswith(".\n")
    return printed.err.strip()


# --- the bare command, games, rules


def test_the_bare_command_opens_the_lobby_and_serve_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[Settings, bool]] = []

    def run(settings: Settings, open_browser: bool = False) -> int:
        runs.append((settings, open_browser))
        return 0

    monkeypatch.setattr("lychgate.server.run", run)
    assert main([]) == 0
    assert main(["serve"]) == 0
    far = ["--host", "0.0.0.0", "--port", "80", "--database", "postgresql://db/x", "--workers", "3"]
    assert main(["serve", *far]) == 0
    away = Settings(host="0.0.0.0", port=80, database="postgresql://db/x", workers=3)
    assert runs == [(Settings(), True), (Settings(), False), (away, False)]


def test_games_in_words_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Blood Coven (blood-coven): 2 to 3 players, 15 to 20 minutes" in out(capsys, "games")
    found = json.loads(out(capsys, "games", "--json"))
    (coven,) = [each for each in found if each["id"] == "blood-coven"]
    assert coven["title"] == "Blood Coven"
    assert (coven["players"], coven["minutes"]) == ([2, 3], [15, 20])
    placement = next(each for each in coven["options"] if each["name"] == "placement")
    assert (placement["default"], placement["values"]) == ("sealed", ["sealed", "open", "race"])
    assert "dawn_cycle_limit: 20, or a whole number from 6 to 30  (CA-207" in out(capsys, "games")


def test_a_number_is_given_as_an_option(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("simulate", "carpathes", "--games", "1", "--workers", "1", "--option", "dawn_cycle_limit=7", "--json")
    assert json.loads(out(capsys, *argv))["options"]["dawn_cycle_limit"] == 7


def test_rules_in_another_language_and_english_where_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    french = lychgate.game("carpathes").ledgers["fr"]
    single = out(capsys, "rules", "carpathes", "ca-184", "--language", "fr")
    assert single.startswith(f"CA-184  {french['CA-184'].chapter}")
    assert "source [S], appliquée" in single
    assert "voir CA-045" in single
    found = json.loads(out(capsys, "rules", "carpathes", "--search", "grace", "--language", "fr", "--json"))["clauses"]
    assert [clause["text"] for clause in found] == [clause.text for clause in french.search("Grâce")] != []
    assert main(["rules", "carpathes", "CA-184", "--language", "de"]) == 0
    told = capsys.readouterr()
    assert told.err == "The rules of Carpathes are written in: en, fr. This is English.\n"
    assert "Losses caused by an event" in told.out


def test_rules_whole_single_and_searched(capsys: pytest.CaptureFixture[str]) -> None:
    whole = out(capsys, "rules", "blood-coven")
    assert all(each.id in whole for each in lychgate.game("blood-coven").ledger)
    assert out(capsys, "rules", "blood-coven", "bc-040").startswith("BC-040")
    found = json.loads(out(capsys, "rules", "blood-coven", "--search", "quarter", "--json"))["clauses"]
    assert found
    assert all("quarter" in each["text"].lower() for each in found)
    single = json.loads(out(capsys, "rules", "blood-coven", "BC-151", "--json"))
    assert single["id"] == "BC-151"
    assert "BC-061" in single["references"]


def test_coverage_has_the_fields_programs_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(out(capsys, "rules", "blood-coven", "--coverage", "--matches", "4", "--json"))
    assert {"game", "clauses", "cited", "tested", "untested", "hits"} <= set(report)
    ids = [each.id for each in lychgate.game("blood-coven").ledger]
    assert report["clauses"] == len(ids)
    assert list(report["hits"]) == ids
    assert report["hits"]["BC-030"] >= 4
    assert report["tested"] == len(ids) - len(report["untested"])
    assert "hits" not in json.loads(out(capsys, "rules", "blood-coven", "--coverage", "--json"))
    assert f"{len(ids)} clauses" in out(capsys, "rules", "blood-coven", "--coverage")


def test_coverage_without_tests_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "tests_of", lambda folder, *roots: None)
    report = json.loads(out(capsys, "rules", "blood-coven", "--coverage", "--json"))
    assert report["tested"] is None
    assert report["untested"] is None
    assert "The tests are not installed here" in out(capsys, "rules", "blood-coven", "--coverage")


# --- simulate


def simulated(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(out(capsys, "simulate", "blood-coven", *argv, "--json"))
    return report


def test_simulate_has_the_fields_programs_rely_on(capsys: pytest.CaptureFixture[str]) -> None:
    bots_named = "random,greedy,random"
    report = simulated(capsys, "--players", "3", "--bots", bots_named, "--games", "6", "--seed", "7", "--workers", "1")
    assert {
        "game", "players", "bots", "games", "finished", "decisions", "seconds", "decisions_per_second", "wins",
        "endings", "rounds",
    } <= set(report)  # fmt: skip
    assert (report["game"], report["players"], report["bots"]) == ("blood-coven", 3, bots_named.split(","))
    assert (report["games"], report["finished"]) == (6, 6)
    assert len(report["wins"]) == 3
    assert sum(report["wins"]) == pytest.approx(6, abs=0.01)
    assert sum(report["endings"].values()) == 6
    assert report["rounds"]["min"] <= report["rounds"]["mean"] <= report["rounds"]["max"]


def test_simulate_does_not_depend_on_the_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("--bots", "random,greedy", "--games", "8", "--seed", "3")
    reports = [simulated(capsys, *argv, "--workers", workers) for workers in ("1", "2")]
    for report in reports:
        del report["seconds"], report["decisions_per_second"]
    assert reports[0] == reports[1]


def test_simulate_in_words_without_bar_or_colour(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(
        capsys, "simulate", "blood-coven", "--games", "4", "--seed", "3", "--workers", "1", "--option", "ashes=yes"
    )
    assert text.startswith("4 of 4 matches of blood-coven, seed 3\n  with ashes=True\n")
    assert "95 % interval" in text
    assert "\x1b" not in text


@clause("BC-204")
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_race_is_refused_by_its_clause(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert "(BC-204)" in refused(capsys, command, "blood-coven", "--option", "placement=race")


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    "argv, words",
    [
        (["chess"], "There is no game 'chess'"),
        (["blood-coven", "--players", "5"], "Blood Coven is for 2 to 3 players, not 5"),
        (["blood-coven", "--players", "many"], "invalid int value: 'many'"),
        (["blood-coven", "--option", "city=6"], "has no option 'city'"),
        (["blood-coven", "--option", "ashes=maybe"], "is one of false, true, not 'maybe'"),
        (["blood-coven", "--option", "city6=true"], "BC-210"),
        (["carpathes", "--option", "dawn_cycle_limit=31"], "is a whole number from 6 to 30, not 31"),
        (["carpathes", "--option", "dawn_cycle_limit=late"], "is a whole number from 6 to 30, not 'late'"),
        (["blood-coven", "--option", "ashes"], "An option is written NAME=VALUE"),
        (["blood-coven", "--bots", "random,clever"], "There is no bot 'clever'"),
        (["blood-coven", "--bots", "random,search:ms=soon"], "is a whole number, not 'soon'"),
        (["blood-coven", "--players", "2", "--bots", "random,random,random"], "bots"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    capsys: pytest.CaptureFixture[str], command: str, argv: list[str], words: str
) -> None:
    assert words in refused(capsys, command, *argv)


@pytest.mark.parametrize(
    "argv, words",
    [
        (["simulate"], "GAME"),
        (["simulate", "blood-coven", "--games", "0"], "at least one match, not 0"),
        (["simulate", "blood-coven", "--workers", "0"], "at least one worker, not 0"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["rules", "blood-coven", "BC-999"], "no clause BC-999"),
        (["rules", "blood-coven", "--search", "zeppelin"], "No clause of Blood Coven has 'zeppelin'"),
        (["rules", "blood-coven", "--matches", "3"], "goes with --coverage"),
        (["dance"], "There is no command 'dance'; commands are serve, "),
        (["simulat"], "There is no command 'simulat' (did you mean simulate?)"),
        (["damnation"], "damnation is a game: lychgate play damnation"),
        (["simulate", "--game", "damnation"], "Unrecognized arguments: --game"),
        (["play"], "Say which game"),
    ],
)
def test_other_mistakes_are_one_sentence_too(capsys: pytest.CaptureFixture[str], argv: list[str], words: str) -> None:
    assert words in refused(capsys, *argv)


class Crashing(Bot):
    """Breaks down at its first decision."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> str:
        raise RuntimeError("out of ideas")


def test_a_crashing_bot_names_the_seed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._extra, "crashing", Crashing)
    sentence = refused(capsys, "simulate", "blood-coven", "--bots", "random,crashing", "--workers", "1", "--seed", "1")
    assert "The match with seed " in sentence
    assert "RuntimeError: out of ideas" in sentence


def busy(group: int) -> int:
    """Return the seconds of processor time that a group of processes has had: with enough of it, they are playing."""
    listed = subprocess.run(["ps", "-A", "-o", "pgid=,time="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    times = [time for number, time in rows if number == str(group)]
    return sum(60 * int(each.split(":")[-2]) + int(each.split(":")[-1].partition(".")[0]) for each in times)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_simulation_reports_what_is_finished(workers: str) -> None:
    argv = ["simulate", "blood-coven", "--games", "1000000", "--workers", workers, "--seed", "1", "--json"]
    # A session of its own, so that Ctrl-C reaches all its processes as it does from a keyboard.
    process = subprocess.Popen(
        [*COMMAND, *argv], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    limit = time.monotonic() + PATIENCE
    while busy(process.pid) < 4 and time.monotonic() < limit:
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    printed, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    report = json.loads(printed)
    assert 0 <= report["finished"] < report["games"] == 1_000_000
    assert sum(report["endings"].values()) == report["finished"]
    assert said == f"Interrupted: the report covers the {report['finished']} matches that were finished.\n"


# --- play


def test_play_hands_over_to_the_terminal(monkeypatch: pytest.MonkeyPatch, record: Path) -> None:
    import lychgate.terminal

    calls: list[tuple[str, dict[str, Any]]] = []

    def run(game_id: str, **given: Any) -> int:
        calls.append((game_id, given))
        return 0

    monkeypatch.setattr(lychgate.terminal, "run", run)
    nothing: dict[str, Any] = {"seed": None, "options": {}, "resume": None, "save": None, "language": "en"}
    main(["play", "blood-coven"])
    assert calls.pop() == ("blood-coven", {**nothing, "players": 2, "bots": ["greedy"]})
    main(["play", "blood-coven", "--bots", "greedy,search:ms=50", "--seed", "4", "--option", "city6=on"])
    expected = {**nothing, "players": 3, "bots": ["greedy", "search:ms=50"], "seed": 4, "options": {"city6": True}}
    assert calls.pop() == ("blood-coven", expected)
    main(["play", "--resume", str(record)])
    assert calls.pop() == ("blood-coven", {**nothing, "players": 2, "bots": [], "resume": record})


def test_learn_hands_over_to_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import lychgate.terminal

    calls: list[tuple[str, dict[str, Any]]] = []

    def learn(game_id: str, **given: Any) -> int:
        calls.append((game_id, given))
        return 0

    monkeypatch.setattr(lychgate.terminal, "learn", learn)
    main(["learn", "carpathes", "--language", "fr", "--anew"])
    assert calls == [("carpathes", {"language": "fr", "anew": True})]
    assert "'damntion' (did you mean damnation?);" in refused(capsys, "learn", "damntion")


def test_a_saved_match_keeps_its_game_and_options(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "keeps its players" in refused(capsys, "play", "--resume", str(record), "--option", "ashes=yes")
    assert "not of chess" in refused(capsys, "play", "chess", "--resume", str(record))


# --- records


def test_replay_tells_the_match_in_words(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = out(capsys, "replay", str(record))
    assert text.startswith("Blood Coven, 2 players\n")
    assert "Ada: start:" in text
    assert "Bram: start:" in text
    assert "Night 1 fell." in text
    assert text.splitlines()[-1].endswith(" won.")


def test_replay_shows_a_seat_only_its_own_answers(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    text = out(capsys, "replay", str(record), "--view", "1")
    assert "Bram: start:" in text
    assert "Ada: start:" not in text
    assert "Ada started with" in text  # once all have chosen, everybody sees it


def test_replay_tells_everything_once_and_whose_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = lychgate.game("carpathes").start(3, 5, players=("Greedy", "Ada", "Greedy"))
    for _ in range(60):
        ask = match.asks[0]
        draws = [option for option in ask.options if option.code.startswith("draw:")]
        match.answer(ask.seat, (draws or ask.options)[0].code)
    path = tmp_path / "drawn.jsonl"
    path.write_text(match.save(), encoding="utf-8")
    lines = out(capsys, "replay", str(path)).splitlines()
    assert next(line for line in lines if line.startswith("   1  "))
    assert any(line.strip().startswith("Greedy 2 drew a ") for line in lines)
    drawn = [line for line in lines if " drew a " in line]
    assert drawn
    assert [line for line in drawn if ": " not in line] == []


def test_replay_as_json_gives_events(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    events = [json.loads(line) for line in out(capsys, "replay", str(record), "--json").splitlines()]
    assert all({"answer", "round", "kind", "clause", "args"} <= set(event) for event in events)
    assert events[-1]["kind"] == "won"
    match = lychgate.load(record.read_text(encoding="utf-8"))
    assert [event["kind"] for event in events] == [told.kind for told in match.events(None)]


def test_verify_accepts_a_whole_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert out(capsys, "verify", str(record)).startswith("The record is whole: ")


def damaged(record: Path, how: str) -> bytes:
    """Return a record with something wrong."""
    data = record.read_bytes()
    if how == "truncated":
        return data[: len(data) // 2]
    if how == "corrupt":
        lines = data.split(b"\n")
        lines[3] = b"{" + lines[3]
        return b"\n".join(lines)
    if how == "other rules":
        return data.replace(b'"rules":"1"', b'"rules":"0"', 1)
    if how == "empty":
        return b""
    return b"\xff\xfe no text at all\n\n\n"


@pytest.mark.parametrize("how", ["truncated", "corrupt", "other rules", "empty", "binary"])
def test_a_bad_record_is_one_sentence(capsys: pytest.CaptureFixture[str], record: Path, how: str) -> None:
    bad = damaged(record, how)
    assert bad != record.read_bytes()
    record.write_bytes(bad)
    sentence = refused(capsys, "verify", str(record), code=1)
    assert refused(capsys, "replay", str(record)) == sentence
    assert refused(capsys, "play", "--resume", str(record)) == sentence
    assert record.read_bytes() == bad
    if how == "other rules":
        assert "rules version 0" in sentence


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_record_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str) -> None:
    assert "cannot be read" in refused(capsys, command, str(tmp_path / "nothing.jsonl"))


def test_there_is_no_such_seat(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "There is no seat 2" in refused(capsys, "replay", str(record), "--view", "2")


def test_a_reader_that_has_read_enough_is_no_error() -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "blood-coven"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(30) == 0
