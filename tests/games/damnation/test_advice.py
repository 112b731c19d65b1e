"""What the bots' advice understands: traps, steering, dice, and ways out of trouble."""

from __future__ import annotations

from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.games.damnation.advice.habits import ADVICE
from lychgate.games.damnation.choices.prowl import steps_home
from lychgate.games.damnation.data.cards import CARDS, IDS
from lychgate.games.damnation.data.geometry import CORRIDOR, PLACE, PLACES
from lychgate.games.damnation.data.numbers import OUBLIETTE, SECRET, TRAPS
from lychgate.games.damnation.steps.haunt import Gamble
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.turn import Turn
from lychgate.games.damnation.steps.vampire import VampireTurn
from tests.games.damnation.positions import MORE, Position, position, printed, prowling

ROOMS = {"move:torture_chamber", "move:kitchen", "move:cemetery"}


def advised(table: Position) -> list[str]:
    return [option.code for option in ADVICE.shortlist(table.g, table.ask)]


def moving(own: str = "", traps: str = "", **flags: object) -> Position:
    """The Wanderer has rolled a 2 by the light of a Brazier beside The Lost."""
    return position(
        RollToMove(1),
        lost="c0703 tokens -",
        wanderer=f"c0803 tokens - {own}",
        stranger="c0603 tokens -",
        traps=traps,
        mover=1,
        chance=["d2", "brazier"],
        fields=flags,
    )


def test_one_walks_into_rooms_and_steers_others_away_from_them() -> None:
    assert advised(moving())[0] in ROOMS - {"move:torture_chamber"}
    steered = moving("control lost")
    assert steered.ask.key == "steer.move"
    assert not ROOMS - {"move:torture_chamber"} & set(advised(steered)[:3])


def test_one_walks_around_traps_and_steers_others_onto_them() -> None:
    assert "move:c1003" not in advised(moving(traps="c1003=bear"))
    assert advised(moving("control lost", traps="c1003=bear"))[0] == "move:c1003"


def test_a_trap_one_has_looked_at_is_taken_for_what_it_is() -> None:
    door, pit = TRAPS.index(SECRET), TRAPS.index(OUBLIETTE)
    both = "c1003=secret_door c1203=oubliette"
    assert advised(moving("control lost", both, notes={door: 1, pit: 1}))[0] == "move:c1203"
    assert "move:c1003" not in advised(moving("control lost", both, notes={door: 1, pit: 1}))
    assert {"move:c1003", "move:c1203"} <= set(advised(moving("control lost", both, notes={door: 2, pit: 2})))


def test_a_villain_walked_by_a_card_is_walked_onto_a_trap() -> None:
    table = position(
        Apply(0, printed("mesmerise"), target=1), lost="c0703", wanderer="c0803", traps="c0903=saw", mover=0
    )
    assert table.key == "steer"
    assert advised(table)[0] == "to:c0903"


def test_in_the_staircase_a_second_die_is_paid_for() -> None:
    assert advised(position(Turn(0), lost="ss05", wanderer="gate")) == ["desperation"]
    assert advised(position(Turn(0), lost="c0703", wanderer="gate"))[0] == "pass"


def test_a_soul_buys_back_fate_in_the_staircase() -> None:
    assert "soul>fate" in advised(position(Turn(0), lost="ss05 hp 2 souls 1 tokens active", wanderer="gate"))
    assert advised(position(Turn(0), lost="c0703 souls 1 tokens active", wanderer="gate"))[0] == "pass"


def test_hidden_ways_lead_away_from_the_vampire() -> None:
    near = position(Turn(0), wanderer="c0803", stranger="c0603 vampire", vampire=("stranger", "c0603", 4))
    assert advised(near)[0] == "hidden_ways"
    assert advised(position(Turn(0), wanderer="c0803", stranger="gate"))[0] == "pass"


def test_dice_that_lead_onto_a_trap_are_changed() -> None:
    around = "c0603=bear c0703=bear c0903=bear c1003=bear c1103=bear c0704=bear c0705=bear"
    table = position(RollToMove(0), professor="c0803", lost="gate", traps=around, chance=["d1", "dark"], mover=0)
    assert table.key == "roll"
    assert advised(table)[0] != "pass"
    table = position(RollToMove(0), professor="c0803", lost="gate", chance=["d3", "brazier"], mover=0)
    assert advised(table)[0] == "pass"


def test_strings_are_pulled_where_they_lead_onto_a_trap() -> None:
    """Puppeteer's Strings change the total of somebody one controls by up to 2."""

    def asked(traps: str) -> Position:
        return position(
            RollToMove(0),
            lost="c0903 tokens - control wanderer",
            wanderer="gate hand puppeteers_strings",
            traps=traps,
            chance=["d3", "dark"],
            fields={"notes": {TRAPS.index(OUBLIETTE): 2}},
        )

    assert advised(asked("c0403=oubliette")) == ["puppeteers_strings"]
    assert advised(asked("c0603=oubliette"))[0] == "pass"


def test_a_cane_helps_around_traps() -> None:
    """The Sword Cane, laid down, changes one's own total by 1."""

    def asked(die: str, traps: str = "") -> Position:
        return position(
            RollToMove(0), lost="c0803 tokens - hand sword_cane", traps=traps, chance=[die, "dark"], mover=0
        )

    assert advised(asked("d2", "c0603=bear c1003=bear c0704=bear"))[0] == "sword_cane*"
    assert advised(asked("d3"))[0] == "pass"


# --- what nobody does


def chosen(table: Position, bot: str = "greedy", seeds: int = 8) -> set[str]:
    """Return all that a bot answers with many seeds."""
    chair = Chair(table.match, table.match.asks[0].seat)
    return {bots.make(bot, seed).choose(chair) for seed in range(seeds)}


def test_nobody_heals_what_is_whole_or_cannot_be_healed() -> None:
    for hurt, fall in (("hp 10", False), ("hp 4", True)):
        table = position(Turn(0), lost=f"c0703 {hurt} hand hip_flask tokens -", wanderer="gate", fall=fall)
        assert "hip_flask" in table.codes
        assert "hip_flask" not in advised(table)
        assert "hip_flask" not in chosen(table)
    assert advised(position(Turn(0), lost="c0703 hp 4 hand hip_flask tokens -", wanderer="gate"))[0] == "hip_flask"


def test_nobody_sets_a_die_to_the_face_it_shows() -> None:
    table = position(
        RollToMove(0), lost="c0803 tokens - hand pocket_watch", wanderer="gate", chance=["d3", "brazier"], mover=0
    )
    assert "pocket_watch:d1=3" in table.codes
    assert "pocket_watch:d1=3" not in advised(table)


def space(home: int) -> str:
    """Return a corridor space that is so many spaces from the Vault."""
    return next(PLACES[place] for place in range(CORRIDOR) if steps_home(place) == home)


def test_a_vampire_goes_home_before_its_time_is_up() -> None:
    table = prowling(space(12), stride=5, time=2)
    assert max(steps_home(PLACE[code.removeprefix("move:")]) for code in chosen(table)) <= 9


def test_a_vampire_that_has_time_hunts() -> None:
    table = prowling(space(3), stride=5, time=4, stranger="c0703")
    assert max(steps_home(PLACE[code.removeprefix("move:")]) for code in chosen(table)) > 3


def test_in_its_final_turn_a_vampire_goes_as_fast_as_it_must() -> None:
    def asked(distance: int) -> Position:
        return position(
            VampireTurn(0),
            lost="vault hp 6 hand wolf_form",
            vampire=("lost", space(distance), 1),
            chance=["d2", "d2"],
            **MORE,
        )

    faster = CARDS[IDS.index("wolf_form")].modifier
    assert advised(asked(2))[0] == "none"
    assert advised(asked(2 + faster))[0] == "faster:wolf_form"
    assert chosen(asked(2 + faster)) == {"faster:wolf_form"}


def test_a_haunt_does_not_let_its_chances_be() -> None:
    table = position(
        Gamble(0, 1), stranger="haunt 2", wanderer="c0703", lost="kitchen", fields={"dealt": [124, 126, 130]}
    )
    assert "pass" in table.codes
    assert "pass" not in chosen(table, seeds=20)
