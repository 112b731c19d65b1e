"""The golden records of Carpathes: one for every way to end and every option, and one in which every card is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from lychgate.core.ask import Ask
from lychgate.core.match import Match
from lychgate.games.carpathes.data import EVENTS, POWERS
from lychgate.testing.golden import Wanted, ends, found, happens, sensible
from tests.games.carpathes.positions import GAME

EVERYTHING = {*(power.id for power in POWERS), *(event.id for event in EVENTS)}

# --- how matches are played


def eager(rng: Random, ask: Ask, match: Match) -> str:
    """Play, lay, use and counter whatever one can; dominate seldom, so that the match lasts."""
    codes = [option.code for option in ask.options]
    deeds = [code for code in codes if code.startswith(("play:", "lay:", "use:", "mist", "attack_return", "feed"))]
    if deeds and rng.random() < 0.8:
        return rng.choice(deeds)
    peaceful = [code for code in codes if not code.startswith("dominate")]
    return rng.choice(peaceful if peaceful and rng.random() < 0.5 else codes)


def idle(rng: Random, ask: Ask, match: Match) -> str:
    """Never do anything that can be left undone."""
    codes = [option.code for option in ask.options]
    return "end" if "end" in codes else codes[0]


# --- what matches must show


def played(match: Match) -> set[str]:
    """The cards that were activated and the events that took effect."""
    told = (
        each for each in match.events(None) if each.kind in ("attack-announced", "played", "reacted", "event-struck")
    )
    return {each.facts.get("card") or each.facts["event"] for each in told}


def won_by_a_slave(match: Match) -> bool:
    """The last domination, by a Slave, crowned his Master."""
    dominations = [each for each in match.events(None) if each.kind == "dominated"]
    return ends("lord")(match) and dominations[-1].facts["how"] == "slave"


def inherited_last(match: Match) -> bool:
    """The crown came with a dominated Master and his Slaves."""
    kinds = [each.kind for each in match.events(None)]
    return ends("lord")(match) and kinds[kinds.index("crowned") - 1] == "inherited"


def stolen_slave(match: Match) -> bool:
    """Somebody who was a Slave already is dominated: only with `direct_theft`."""
    bound: set[int] = set()
    for each in match.events(None):
        if each.kind == "dominated":
            seat = each.facts["seat"]
            if seat in bound:
                return match.over
            bound.add(seat)
        elif each.kind == "freed":
            bound.discard(each.facts["seat"])
    return False


def shows_every_card(match: Match) -> bool:
    """Every card is activated and every event takes effect, all in one match."""
    return match.over and played(match) >= EVERYTHING


WANTED: dict[str, Wanted] = {
    "ending-lord-3": Wanted(ends("lord"), sensible, seats=3),
    "ending-lord-4": Wanted(ends("lord"), sensible, seats=4),
    "ending-lord-5": Wanted(ends("lord"), sensible, seats=5),
    "ending-lord-by-a-slave": Wanted(won_by_a_slave, sensible, seats=3),
    "ending-lord-inherits": Wanted(inherited_last, sensible, seats=4),
    "ending-dawn": Wanted(ends("dawn"), idle, {"dawn_cycle_limit": 6}, seats=3),
    "option-dawn-12": Wanted(ends("dawn"), idle, {"dawn_cycle_limit": 12}, seats=3),
    "option-dawn-30": Wanted(ends("lord"), sensible, {"dawn_cycle_limit": 30}, seats=3),
    "option-etiquette": Wanted(happens("forgot"), sensible, {"etiquette": True}, seats=4),
    "option-choose": Wanted(ends("lord"), sensible, {"characters": "choose", "colours": "choose"}, seats=4),
    "option-first-player": Wanted(happens("first-player-named", how="option"), sensible, {"first_player": 2}, seats=3),
    "option-direct-theft": Wanted(stolen_slave, sensible, {"direct_theft": True}, seats=5),
    "order-lapsed": Wanted(happens("order-lapsed"), sensible, seats=5),
    "bids-stand": Wanted(happens("first-place-won"), eager, seats=3),
    "every-card": Wanted(shows_every_card, eager, seats=5),
}


def records(names: Iterable[str]) -> Iterator[tuple[str, Match]]:
    """Yield the matches that are named, or all."""
    return found(GAME, WANTED, names)
