"""Figures: what is counted happened, matches are played once, and what does not belong together is not added up."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.core.registry import game as find_game
from lychgate.games.damnation.events.cards import Cancelled, Played, Turned
from lychgate.games.damnation.events.movement import NoWay
from lychgate.games.damnation.events.turn import TurnBegan
from lychgate.games.damnation.events.villains import AttackFailed, Declared, Hurt
from lychgate.games.sabbat_magica.data.cards import POWERS
from lychgate.sim import Plan, simulate
from tools.figures import damnation, sabbat_magica
from tools.figures.__main__ import main
from tools.figures.book import BadBook, Book, added, fill, read, title_of
from tools.figures.notes import Deed, Study, kind_of
from tools.figures.studies import STUDIES, study_of
from tools.figures.tables import markdown, seated, shared, wins_of

PLAN = Plan(game="blood-coven", players=2, bots=("greedy", "random"), games=6, seed=7)
HOUR = 3600.0


def filled(plan: Plan, games: int, first: int = 0, in_turn: bool = False, path: Path | None = None) -> Book:
    book = Book(title_of(plan, in_turn), path)
    assert fill(book, range(first, first + games), study_of(plan.game), HOUR)
    return book


def of(game: str, players: int, bot: str = "random") -> Plan:
    return Plan(game=game, players=players, bots=(bot,) * players, games=0, seed=3)


# --- books


def test_a_book_holds_the_matches_of_a_simulation() -> None:
    assert filled(PLAN, 6).outcomes() == simulate(PLAN).outcomes


def test_a_kept_book_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    filled(PLAN, 2, path=path)
    with path.open("ab") as file:
        file.write(b'{"outcome": cut o')
    assert sorted(filled(PLAN, 4, path=path).lines) == [0, 1, 2, 3]
    assert len(path.read_bytes().splitlines()) == 5
    assert read(path).outcomes() == simulate(PLAN).outcomes[:4]


def test_time_that_is_up_leaves_whole_matches_only() -> None:
    book = Book(title_of(PLAN, in_turn=False))
    assert not fill(book, range(6), study_of(PLAN.game), -1.0)
    assert book.lines == {}


def test_other_matches_are_not_kept_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "book.jsonl"
    filled(PLAN, 1, path=path)
    with pytest.raises(BadBook, match="holds other matches"):
        filled(msgspec.structs.replace(PLAN, seed=8), 1, path=path)
    path.write_text("nothing of the kind\n", encoding="utf-8")
    with pytest.raises(BadBook, match=r"is no book of matches\.$"):
        read(path)


def test_stretches_of_one_series_add_up_and_others_do_not() -> None:
    whole = filled(PLAN, 6)
    other = filled(msgspec.structs.replace(PLAN, seed=8), 1)
    once, apart = added([filled(PLAN, 4), other, filled(PLAN, 4, first=2)])
    assert once.outcomes() == whole.outcomes()
    assert once.totals() == whole.totals()
    assert len(apart.lines) == 1


def test_bots_in_turn_sit_everywhere() -> None:
    title = title_of(msgspec.structs.replace(PLAN, players=3, bots=("greedy", "random", "random")), in_turn=True)
    assert [title.bots(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]
    book = filled(PLAN, 6, in_turn=True)
    assert wins_of(book, "greedy") + wins_of(book, "random") == 6
    assert wins_of(book, "greedy") == sum(
        1 / len(each.winners) for each in book.outcomes() if each.number % 2 in each.winners
    )


# --- notes


def test_notes_say_who_did_what_and_how_they_fared() -> None:
    done: list[Deed] = [("ate", "bread", 0), ("ate", "bread", 0), ("ate", "bread", 1), ("fell", "rain", -1)]
    (outcome,) = simulate(msgspec.structs.replace(PLAN, games=1)).outcomes
    book = Book(title_of(PLAN, in_turn=False))
    fill(book, range(1), Study((), lambda match: done), HOUR)
    bread, rain = book.lines[0].uses["ate"]["bread"], book.lines[0].uses["fell"]["rain"]
    assert (bread.times, bread.players, bread.wins, bread.points) == (3, 2, 1.0, sum(outcome.scores))
    assert (rain.times, rain.players) == (1, 0)


def test_answers_are_noted_beside_those_that_could_have_been_given() -> None:
    line = filled(PLAN, 1).lines[0]
    assert line.given
    assert all(count <= line.offered[kind] for kind, count in line.given.items())
    assert kind_of("action", "take:D") == kind_of("action", "take:P+N") == "action take"


@pytest.mark.parametrize("game", sorted(STUDIES))
def test_everything_noted_is_a_row_of_a_table(game: str) -> None:
    study = study_of(game)
    book = filled(of(game, find_game(game).players[1]), 3)
    sheets = [sheet for sheet in study.sheets if sheet.things]
    rows = {(topic, thing) for sheet in sheets for topic in (*sheet.topics, sheet.wins) for thing in sheet.things}
    free = {topic for sheet in study.sheets if not sheet.things for topic in sheet.topics}
    noted = {(topic, thing) for topic, things in book.totals().uses.items() for thing in things}
    assert {(topic, thing) for topic, thing in noted - rows if topic not in free} == set()
    assert len({topic for topic, _ in noted}) > 3


def test_every_power_of_sabbat_magica_has_its_sign() -> None:
    signs = [*sabbat_magica.POWER_EVENTS.values(), *sabbat_magica.POWER_CODES.values()]
    assert sorted(signs) == sorted(power.id for power in POWERS)


AXE, FLASK, GLASS = 10, 20, 30
PLAYED, CANCELLED = Played(Seat(0), 2, FLASK, "card"), Cancelled(Seat(1), 5, FLASK)
DECLARED = Declared(Seat(0), 2, 5, AXE)


@pytest.mark.parametrize(
    "told, effective",
    [
        ([PLAYED], True),
        ([PLAYED, Played(Seat(1), 5, GLASS, "card"), CANCELLED], False),
        ([PLAYED, NoWay(Seat(0), 2), CANCELLED], True),
        ([DECLARED, Hurt(Seat(1), 5, 3, "attack", 7)], True),
        ([DECLARED, Hurt(Seat(2), 4, 3, "attack", 7), Hurt(Seat(1), 5, 0, "attack", 10)], False),
        ([DECLARED, AttackFailed(Seat(0), 2, 5)], False),
        ([DECLARED, TurnBegan(Seat(1), 5, 3), Hurt(Seat(1), 5, 3, "attack", 7)], False),
        ([Turned(Seat(0), 2, FLASK)], True),
    ],
)
def test_a_card_takes_effect_unless_it_is_cancelled_or_does_no_harm(told: list[Event], effective: bool) -> None:
    topics = [topic for topic, _ in damnation.cards(told, 0)]
    assert topics == (["played", "took effect"] if effective else ["played"])


def test_what_players_hold_is_seen_once_in_a_match() -> None:
    line = filled(of("damnation", 4), 1).lines[0]
    heirlooms = {card: use for card, use in line.uses["had"].items() if card.startswith("HE")}
    assert len(heirlooms) > 4
    assert all(use.times == use.players for use in heirlooms.values())


# --- printing


def test_tables_have_a_row_for_every_book_and_a_line_for_what_was_never_used() -> None:
    books = [filled(of("sabbat-magica", players), 2) for players in (2, 3)]
    lines = markdown(books, study_of("sabbat-magica").sheets)
    assert lines[2].startswith("| 2 × `random` | 2 | 6.0, 6, 6 |")
    assert lines[3].startswith("| 3 × `random` | 2 | 6.0, 6, 6 |")
    assert any(line.startswith("| zen garden |") for line in lines)
    assert any(line.startswith("Never used: ") for line in lines)
    assert {line.count("|") for line in lines if line.startswith("| people |")} == {6}


def test_shares_have_intervals() -> None:
    assert shared(5, 10) == "50.0 % (23.7 to 76.3)"
    assert shared(0, 0) == "none"
    plan = msgspec.structs.replace(PLAN, options={"ashes": True})
    assert seated(Book(title_of(plan, in_turn=False))) == "`greedy`, `random`, `ashes=true`"


def test_the_command_plays_keeps_and_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "book.jsonl"
    command = ["blood-coven", "--bots", "greedy,random", "--in-turn", "--games", "2", "--keep", str(path)]
    assert main(command) == 0
    printed = capsys.readouterr().out
    assert "| `greedy`, `random` | 2 |" in printed
    assert main(["--books", str(path), str(path)]) == 0
    assert capsys.readouterr().out == printed
    assert main(["--books", str(path), "--json"]) == 0
    (book,) = msgspec.json.decode(capsys.readouterr().out)
    assert book["report"]["finished"] == 2
    assert main([*command, "--games", "9", "--minutes", "-1"]) == 130
    assert "2 matches are finished" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments, said",
    [
        ([], "Say which game to play"),
        (["chess"], "chess"),
        (["--books", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["carpathes", "--players", "2"], "3"),
        (["carpathes", "--games", "0", "--sheets", "dragons"], "There is no table 'dragons' of carpathes"),
    ],
)
def test_what_cannot_be_done_is_said(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err
