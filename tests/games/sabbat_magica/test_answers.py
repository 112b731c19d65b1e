"""Every answer says what it brings before it is given, and that is what happens then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lychgate.core.ask import Ask, Option
from lychgate.core.events import Event
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.events.ghosts import Fought, Repelled, Returned
from lychgate.games.sabbat_magica.events.magician import MirrorWorked, Terrorised
from lychgate.games.sabbat_magica.events.plan import BonusTaken
from lychgate.games.sabbat_magica.events.powers import Frenzied
from lychgate.games.sabbat_magica.events.stewardship import Starved
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, Invoke
from lychgate.games.sabbat_magica.steps.skulduggery import Turns
from lychgate.games.sabbat_magica.steps.stewardship import Food
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sabbat_magica.positions import Position, act, opening, position

BOOKS = [
    Words("sabbat-magica", language, ("Ada", "Bram", "Cleo", "Dora"), strict=True) for language in ("en", "fr", "de")
]


def questions(seed: int) -> list[tuple[Position, Ask]]:
    """Every question of a match at random, each with the table as it stood."""
    table, rng, found = opening(2 + seed % 3, seed), Random(seed), []
    while not table.match.over:
        found += [(Position(table.match.copy()), ask) for ask in table.match.asks]
        ask = rng.choice(table.match.asks)
        table.match.answer(ask.seat, rng.choice(ask.options).code)
    return found


@pytest.mark.parametrize("seed", range(2))
def test_every_answer_has_its_line_in_every_language(seed: int) -> None:
    for _, ask in questions(seed):
        for option in ask.options:
            assert option.label is not None
            for book in BOOKS:
                then = book.part(option.label, "then")
                assert then, (ask.key, option.code)
                assert "{" not in then
                assert "  " not in then


Promise = tuple[type[Event], Callable[[dict[str, Any], Any], bool]]

PROMISES: dict[str, Promise] = {
    "option-fight": (Fought, lambda said, event: (said["left"], said["now"]) == (event.left, event.now)),
    "option-fight-out": (Fought, lambda said, event: (said["left"], said["now"]) == (event.left, event.now)),
    "option-mirror": (MirrorWorked, lambda said, event: (said["terror"], said["now"]) == (event.terror, event.now)),
    "option-discard": (Terrorised, lambda said, event: (said["terror"], said["now"]) == (event.terror, event.now)),
    "option-frenzy": (Frenzied, lambda said, event: said["n"] == event.terror),
    "option-bonus": (BonusTaken, lambda said, event: said["what"] == "resource" or said["now"] == event.now),
    "option-move": (Returned, lambda said, event: said["terror"] == event.terror),
    "option-repelled": (Repelled, lambda said, event: said["terror"] == event.terror),
    "option-unfed": (Starved, lambda said, event: said["vp"] == event.vp),
}
"""By label: the event that tells of it, and whether that is what was said."""


def test_what_is_promised_is_what_happens() -> None:
    kept = set()
    for seed in range(4):
        for table, ask in questions(seed):
            for option in ask.options:
                said = option.label
                if said is None or said.key not in PROMISES:
                    continue
                kind, keeps = PROMISES[said.key]
                event = next((each for each in news(table, ask, option) if isinstance(each, kind)), None)
                if event is not None:
                    assert keeps(dict(said.args), event), option.code
                    kept.add(said.key)
    assert kept == set(PROMISES)


def news(table: Position, ask: Ask, option: Option[Any]) -> list[Event]:
    """What happens at once when an answer is given, as far as it concerns who gave it."""
    world = table.match.copy()
    before = len(world.state.events or ())
    world.answer(ask.seat, option.code)
    return [each for each in (world.state.events or ())[before:] if getattr(each, "seat", None) == ask.seat]


def then(table: Position, code: str, seat: int | None = None) -> str:
    """What stands below an answer, in English."""
    asks = {ask.seat: ask for ask in table.match.asks}
    label = asks[table.ask.seat if seat is None else seat].menu.by_code[code].label
    assert label is not None
    return BOOKS[0].part(label, "then")


@clause("SM-063", "SM-201")
def test_a_call_warns_of_more_ghosts_than_terror() -> None:
    table = position(Invoke(), players="rg", r="terror 2", vada="r")
    assert then(table, "invoke:1", 0) == ("5 graves · feed 2 of 2 terror")
    assert then(table, "invoke:3", 0) == ("3 graves · feed 4, and you have 2 terror!")


@clause("SM-205", "SM-210", "SM-212")
def test_an_unfed_ghost_says_which_points_go_with_it() -> None:
    table = position(Food(), players="rg", r="terror 0 vp 5 bridge 1", vada="r", gineva="rr", crystal_ball="r")
    assert then(table, "unfed:bridge") == "to the graveyard; 1 VP lost"
    assert then(table, "unfed:vada@1") == "to the graveyard; 1 VP lost, and your regions give 4 VP less this round!"
    assert then(table, "unfed:gineva@1") == "to the graveyard; 1 VP lost"
    assert then(table, "unfed:crystal_ball@1") == (
        "to the graveyard; 1 VP lost, and your regions give 2 VP less this round!"
    )


@clause("SM-170", "SM-171")
def test_the_first_use_of_a_card_warns_that_the_others_go() -> None:
    fresh = position(act(), players="bg", b="bridge 1 terror 9")
    assert then(fresh, "frenzy") == "1 terror · shows the card: your other two are put away"
    shown = position(act(), players="bg", b="bridge 1 terror 10 power frenzy")
    assert then(shown, "frenzy") == "no terror: you have 10 already"


@clause("SM-132")
def test_a_move_says_what_it_costs_and_where_it_would_only_be_repelled() -> None:
    table = position(act(), players="rgb", r="bridge 1 terror 1 two SM", gates={"vada": "SM"}, canteen="gb", vada="g")
    assert then(table, "move:bridge>vada") == (
        "from the drawbridge · the gate takes a spider and a mask · a fight there costs 1 terror and brings 2 VP"
        " · your regions give 3 VP more this round"
    )
    assert then(table, "move:bridge>canteen") == (
        "from the drawbridge · no place is free: it would only be repelled, with 2 VP for every rival there!"
    )
    home = position(act(), players="rg", r="terror 10", vada="r")
    assert then(home, "move:vada@1>bridge") == (
        "from Vada, place 1 · no terror: you have 10 already · your regions give 3 VP less this round!"
    )


@clause("SM-210", "SM-211", "SM-212")
def test_a_move_says_what_it_means_for_the_regions() -> None:
    table = position(act(), players="rgb", r="bridge 1 two SMRG", vada="r", gineva="r", crystal_ball="r")
    ends = {code: then(table, code).split(" · ")[-1] for code in table.codes_like("move:")}
    assert ends["move:bridge>vada"] == "you haunt it already: a second ghost brings no more VP"
    assert ends["move:gineva@1>vada"] == "your regions give 3 VP less this round!"
    assert ends["move:gineva@1>neshata"] == "your regions give 1 VP more this round"
    assert ends["move:crystal_ball@1>canteen"] == "your regions give 2 VP less this round!"
    assert ends["move:bridge>canteen"] == "from the drawbridge"
    looked = position(act(), players="rgb", r="bridge 1", vada="r", gineva="r")
    assert then(looked, "move:bridge>crystal_ball").endswith("your regions give 2 VP more this round")


def note(table: Position, book: Words = BOOKS[0]) -> str:
    """What stands under the only question there is."""
    ask = table.ask
    return book.part(Say(f"ask-{ask.key}".replace(".", "-"), dict(ask.args or {})), "note")


@clause("SM-205")
def test_the_last_action_warns_of_ghosts_that_would_starve() -> None:
    hungry = "terror 1 bridge 3 on m11"
    assert "starve" not in note(position(Turns(2), players="rg", r=hungry))
    last = position(Turns(3), players="rg", r=hungry)
    assert note(last) == (
        "Your last action of this round. "
        "Food takes 3 when the round ends, and you have 1 terror: 2 ghosts would starve."
    )
    assert then(last, "rest").endswith("food takes 3 when the round ends, and you have 1 terror!")
    last.play("move:bridge>zen_garden")
    assert then(last, "stop").endswith("food takes 3 when the round ends, and you have 1 terror!")
    manor = position(Turns(3), players="rg", r=hungry, tiles={"m12": "mask"}).play("step:m12")
    assert note(manor).endswith("2 ghosts would starve.")
    assert then(manor, "nothing").endswith("and you have 1 terror!")
    fed = position(Turns(3), r="terror 1 bridge 2 on m11", players="rg", canteen="r")
    assert then(fed, "rest") == "this action is given up"


@clause("SM-054")
@pytest.mark.parametrize("round, told", [(3, True), (4, True), (5, False)])
def test_the_last_action_warns_of_what_rots_while_a_curse_can_still_cost(round: int, told: bool) -> None:
    table = position(Turns(3), players="rg", round=round, r="one SR on m11")
    assert ("2 resources in your 1H store rot next" in note(table)) == told


@clause("SM-210")
def test_the_last_action_warns_who_haunts_no_region_and_could() -> None:
    assert note(position(Turns(3), players="rg", r="two SM bridge 1", gates={"vada": "SM"})).endswith(
        "You haunt no region yet."
    )
    assert "region" not in note(position(Turns(3), players="rg", r="bridge 1"))
    assert "region yet" not in note(position(Turns(3), players="rg", vada="r", r="two SM bridge 1"))


@clause("SM-142", "SM-201")
def test_a_fight_says_when_it_leaves_too_little_for_food() -> None:
    table = position(
        act(), players="rgb", order="grb", r="bridge 3 terror 4", vada="g", gates={"vada": "SM"}, zen_garden="gb"
    )
    assert then(table.play("move:bridge>zen_garden"), "fight").endswith("too little for food, 3 as things stand!")
    canteen = position(act(), players="rgb", order="grb", r="bridge 3 terror 4", canteen="gb")
    assert then(canteen.play("move:bridge>canteen"), "fight").endswith("you have 1 terror and 4 VP then")


@clause("SM-030", "SM-109")
def test_nothing_is_gained_beyond_ten_and_the_answer_says_so() -> None:
    full = position(act(), players="rg", r="terror 10 on m22 two SM", tiles={"m12": "terroriser"}).play("step:m12")
    mirror = full.ask.menu.by_code["mirror:n2"].label
    assert mirror is not None
    assert [book.part(mirror, "then").rpartition(" · ")[2] for book in BOOKS] == [
        "no terror gained: you have 10 already!",
        "aucune terreur de plus : vous en avez déjà 10 !",
        "kein Schrecken mehr: du hast schon 10!",
    ]
    assert then(full.play("tile"), "discard:spider@2h") == "no terror gained: you have 10 already!"
    bonus = position(BonusPhase(), players="rg", card="harvest", r="terror 10")
    assert then(bonus, "bonus:terror2") == "no terror gained: you have 10 already!"
    nearly = position(BonusPhase(), players="rg", card="harvest", r="terror 9")
    assert then(nearly, "bonus:terror2") == "you have 10 terror then · the rest (1) is lost, 10 is the most"


@clause("SM-150")
def test_to_be_repelled_counts_the_rivals_and_promises_no_terror_above_ten() -> None:
    one, all_of_them = (
        Say("option-repelled", {"vp": 2, "rivals": rivals, "count": len(rivals), "terror": terror})
        for rivals, terror in (([who(1)], 0), ([who(1), who(2)], 1))
    )
    assert [book.part(one, "then") for book in BOOKS] == [
        "your ghost goes to the graveyard; no terror, you have 10 already; 2 VP for Bram",
        "votre fantôme va au cimetière ; aucune terreur, vous en avez déjà 10 ; 2 PV pour Bram",
        "dein Geist geht zum Friedhof; kein Schrecken, du hast schon 10; 2 SP für Bram",
    ]
    assert [book.part(all_of_them, "then") for book in BOOKS] == [
        "your ghost goes to the graveyard, and you get 1 terror; 2 VP each for Bram and Cleo",
        "votre fantôme va au cimetière, et vous recevez 1 terreur ; 2 PV chacun pour Bram et Cleo",
        "dein Geist geht zum Friedhof, und du erhältst 1 Schrecken; je 2 SP für Bram und Cleo",
    ]
