"""Games: the registry, player counts and options, each refused in one clear sentence."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import lychgate
from lychgate.core.errors import BadOption, BadSeats, LychgateError, UnknownGame
from lychgate.core.game import GameOption
from lychgate.core.registry import game, games
from tests.core.toys import Choose, Finish, is_one_sentence, toy_game
from tests.samples.noughts import GAME as NOUGHTS
from tests.samples.raid import GAME as RAID


def refusal(kind: type[LychgateError], **start: Any) -> str:
    with pytest.raises(kind) as error:
        RAID.start(**start)
    assert is_one_sentence(error.value)
    return str(error.value)


# --- the registry


def test_installed_games_are_listed_and_found_again_and_again() -> None:
    """Loading a game imports the package `lychgate.games`, which must not take the function's name."""
    for _ in range(2):
        assert [each.id for each in lychgate.games()] == sorted(each.id for each in games())
        assert "blood-coven" in [each.id for each in lychgate.games()]
    for each in games():
        assert lychgate.game(each.id) is each


def test_a_game_can_be_added_by_hand() -> None:
    assert game("raid") is RAID
    assert lychgate.game("noughts") is NOUGHTS
    assert RAID not in games()


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'; installed are blood-coven") as error:
        game("chess")
    assert is_one_sentence(error.value)


def test_a_game_has_its_rules_beside_it() -> None:
    assert RAID.folder == Path(__file__).parents[1] / "samples" / "raid"
    assert "RA-034" in RAID.ledger
    assert RAID.ledger is RAID.ledger
    coven = game("blood-coven")
    assert (coven.folder / "rules.md").is_file()
    assert repr(coven) == "<Game blood-coven>"


def test_a_ledger_in_another_language_lies_beside_it_and_english_stands_in(tmp_path: Path) -> None:
    page = "# Graves\n\n| id | rule | source | status |\n|---|---|---|---|\n| GR-001 | {} | [S] | shown |\n"
    (tmp_path / "rules.md").write_text(page.format("Dig."))
    (tmp_path / "rules.fr.md").write_text(page.format("Creusez."))
    graves = replace(RAID, folder=tmp_path)
    assert list(graves.ledgers) == ["en", "fr"]
    assert [each.language for each in graves.ledgers.values()] == ["en", "fr"]
    assert graves.ledger_in("fr")["GR-001"].text == "Creusez."
    assert graves.ledger_in("de") is graves.ledger_in("../fr") is graves.ledger


# --- players


def test_a_match_has_the_fewest_players_unless_told_otherwise() -> None:
    assert RAID.start().seats == 2
    assert RAID.start(4).seats == 4


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, 2.0, "2"])
def test_a_wrong_number_of_players_is_refused(seats: Any) -> None:
    assert refusal(BadSeats, seats=seats) == f"Raid is for 2 to 4 players, not {seats!r}."


# --- options


def test_options_are_completed_by_their_defaults() -> None:
    assert RAID.start().options == {"nights": 3, "window": "once", "auction": True}
    assert RAID.start(options={"auction": False}).options == {"nights": 3, "window": "once", "auction": False}


@pytest.mark.parametrize(
    "options, sentence",
    [
        ({"moon": 1}, "Raid has no option 'moon'; it has nights, window, auction."),
        ({"nights": 2}, "The option nights of Raid is one of 3, 1, 5, not 2."),
        ({"nights": "3"}, "The option nights of Raid is one of 3, 1, 5, not '3'."),
        ({"nights": True}, "The option nights of Raid is one of 3, 1, 5, not True."),
        ({"auction": 1}, "The option auction of Raid is one of true, false, not 1."),
        ({"window": None}, "The option window of Raid is one of once, until-pass, restart, not None."),
        ({"window": ["once"]}, "The option window of Raid is one of once, until-pass, restart, not ['once']."),
    ],
)
def test_a_bad_option_is_refused(options: dict[str, Any], sentence: str) -> None:
    assert refusal(BadOption, options=options) == sentence


def test_options_that_do_not_go_together_are_refused() -> None:
    assert refusal(BadOption, seats=4, options={"nights": 5}) == "Five nights are for two or three players (RA-003)."
    assert RAID.start(3, options={"nights": 5}).options["nights"] == 5


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match=r"Noughts and crosses has no option .size.; it has none\."):
        NOUGHTS.start(options={"size": 4})


def test_values_that_need_people_in_real_time_are_known() -> None:
    race = GameOption(name="pace", values=("calm", "race"), clause="TO-001", live_only=("race",))
    timed = toy_game(Finish(), options=[race])
    assert race.default == "calm"
    assert timed.needs_clock({"pace": "race"}) is race
    assert timed.needs_clock({"pace": "calm"}) is None
    assert timed.needs_clock({}) is None
    assert timed.needs_clock({"pace": ["race"]}) is None


def test_a_game_says_after_how_many_seconds_its_races_end() -> None:
    timer = GameOption(name="timer", values=(30, 0, 60), clause="XX-001", ends_race=True)
    timed = toy_game(Finish(), options=(timer,))
    assert [timed.race_seconds(options) for options in ({}, {"timer": 60}, {"timer": 0})] == [30, 60, 0]
    assert toy_game(Finish()).race_seconds({}) == 0
    with pytest.raises(BadOption, match=r"is one of 30, 0, 60, not 'soon'\.$"):
        timed.race_seconds({"timer": "soon"})


def test_a_number_between_two_others() -> None:
    hours = GameOption(name="hours", values=(20, 6, 30), span=(6, 30), clause="TO-001")
    timed = toy_game(Finish(), options=[hours])
    assert timed.start().options["hours"] == 20
    assert [timed.start(options={"hours": n}).options["hours"] for n in (6, 7, 30)] == [6, 7, 30]
    for bad in (5, 31, True, 7.0, "7", None):
        with pytest.raises(BadOption) as caught:
            timed.start(options={"hours": bad})
        assert str(caught.value) == f"The option hours of Toy is a whole number from 6 to 30, not {bad!r}."


# --- seeds and rules fixes


def test_a_match_without_a_seed_gets_a_fresh_one() -> None:
    assert len({RAID.start().seed for _ in range(10)}) == 10


@pytest.mark.parametrize(
    "seed", [2**256, -(2**256), 1 << 20_000, True, 7.0, "7"], ids=["2**256", "-2**256", "huge", "true", "float", "text"]
)
def test_a_bad_seed_is_refused(seed: Any) -> None:
    assert refusal(BadOption, seed=seed) == "A seed is a whole number of at most 256 bits."


def test_an_unknown_rules_fix_is_refused() -> None:
    assert refusal(BadOption, flags=["2030-01-01 flying vampires"]) == (
        "Raid knows no rules change '2030-01-01 flying vampires'."
    )


def test_a_new_match_has_all_rules_fixes() -> None:
    fixed = toy_game(Choose(0), Finish(), flags=["a", "b"])
    assert fixed.start().state.flags == ("a", "b")
    assert fixed.start(flags=["b"]).state.flags == ("b",)
    assert fixed.start(flags=[]).state.flags == ()
