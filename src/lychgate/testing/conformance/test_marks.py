"""Every element that an option touches is on the table, in the eyes of the seat that is asked."""

from __future__ import annotations

from random import Random

import msgspec

from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.table import check, check_fill, element_ids
from lychgate.testing.cases import (
    Case,
    Policy,
    every_drawn_play,
    every_game,
    every_proved_game,
    everybody,
    play,
)
from lychgate.testing.positions import each_kind


@every_game
def test_a_table_has_a_layout_and_a_fill_or_neither(game: Game) -> None:
    assert (game.layout is None) == (game.fill is None)


@every_game
def test_what_travels_is_read_from_facts(game: Game) -> None:
    """Motions follow from an event's fields, not from the words it is told in."""
    if game.motions is None:
        return
    match = play(game.start(seed=16), Random(16))
    for seat in everybody(match):
        for told in match.events(seat):
            assert game.motions(msgspec.structs.replace(told, args={})) == game.motions(told)


@every_proved_game
def test_an_installed_game_is_drawn(game: Game) -> None:
    assert game.layout is not None


@every_drawn_play
def test_marks_are_on_the_table(case: Case, policy: Policy) -> None:
    game = case.game
    assert game.layout is not None
    table = game.layout(case.seats, game.check(case.seats, case.options))
    assert check(table) == []

    def look(match: Match) -> None:
        assert game.fill is not None
        for seat in everybody(match):
            fill = game.fill(match.view(seat))
            assert check_fill(table, fill) == []
            ids = element_ids(table, fill)
            ask = None if seat is None else match.ask(seat)
            missing = {mark for option in (ask.options if ask else ()) for mark in option.marks} - ids
            assert missing == set()

    each_kind(case, policy, look)
