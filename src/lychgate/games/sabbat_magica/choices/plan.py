"""What may be chosen in setup and plan: a people, the ghosts to call, the canteen, a bonus, a kind of resource.

Every menu is a function of a few public facts and is kept once built, so that a question costs one look-up.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, as_card, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.data.boards import CANTEEN
from lychgate.games.sabbat_magica.data.cards import PEOPLES, TIME_CARDS, Bonus
from lychgate.games.sabbat_magica.data.numbers import GHOSTS
from lychgate.games.sabbat_magica.data.resources import KINDS, RESOURCES
from lychgate.games.sabbat_magica.state.position import Sabbat, available, garden_bonus, terror_gain
from lychgate.games.sabbat_magica.words.names import KIND_WORDS, bonus_word, magician_word, people_word, power_told

# --- D1: peoples


@kept
def people_menu(seat: int, taken: tuple[int, ...], cards: bool) -> Menu[int]:
    """SM-002..004: one of the peoples still free, with its three POWER cards where the match has them."""

    def bars(people: int) -> Iterator[Obstacle]:
        if people in taken:
            yield obstacle("SM-002", "people-taken", people=people_word(PEOPLES[people].id))

    def option(index: int) -> Option[int]:
        people = PEOPLES[index]
        named: dict[str, str | int | Say | list[Say]] = {
            "people": people_word(people.id),
            "magician": magician_word(people.magician),
        }
        marks: tuple[str, ...] = (f"peoples:{people.magician}",)
        label = Say("option-people-plain", named)
        faces: tuple[str, ...] = (people.magician,)
        if cards:
            marks += (f"offer:{seat}:{people.id}",)
            faces += people.powers
            label = Say(
                "option-people", named | dict(zip(("one", "two", "three"), map(power_told, people.powers), strict=True))
            )
        facts = as_card(*faces, suggested=people.id == "argosola")
        return Option(f"people:{people.id}", index, marks, label, facts=facts)

    return Menu.of(range(len(PEOPLES)), option, bars)


# --- D3 and D4: invocation


class Calling(msgspec.Struct, frozen=True):
    """What a player looks at who calls ghosts: how many there are to call, and what is to be fed anyway."""

    available: int
    canteen: int
    """The ghosts that the canteen feeds."""
    terror: int


def calling(g: Sabbat, seat: int) -> Calling:
    """SM-062, 201, 202: the ghosts that may be called, and the terror and the canteen to feed them."""
    return Calling(available(g, seat), garden_bonus(g, seat, CANTEEN), g.terror[seat])


@kept
def invoke_menu(seat: int, has: Calling) -> Menu[int]:
    """SM-062, 063: any number of the ghosts in the graveyard and on the drawbridge, also none."""

    def bars(n: int) -> Iterator[Obstacle]:
        if n > has.available:
            yield obstacle("SM-062", "too-few-ghosts", n=n, available=has.available)

    def option(n: int) -> Option[int]:
        graves = has.available - n
        due = max(0, GHOSTS - graves - has.canteen)
        fed = "yes" if due <= has.terror else "no"
        label = Say("option-invoke", {"n": n, "graves": graves, "due": due, "terror": has.terror, "fed": fed})
        return Option(f"invoke:{n}", n, (f"invoke:{seat}:{n}",), label)

    return Menu.of(range(GHOSTS + 1), option, bars)


@kept
def canteen_menu(bonus: int, graves: int) -> Menu[int]:
    """SM-066, 067: add the canteen's bonus to the count for the playing order, or not."""
    use = Say("option-canteen", {"n": bonus, "count": graves + bonus})
    return Menu(
        [
            Option("canteen:use", bonus, (f"reminder:{bonus}",), use),
            Option("canteen:no", 0, label=Say("option-canteen-no", {"count": graves}), idle=True),
        ]
    )


# --- D5 and D6: the bonus of the round, resources of choice


@kept
def bonus_menu(seat: int, card: int, taken: tuple[int, ...], terror: int, vp: int) -> Menu[int]:
    """SM-080, 081: a slot that nobody has taken; slots with the same text are offered once, the first free one."""
    bonuses = TIME_CARDS[card].bonuses
    slots: dict[Bonus, int] = {}
    for slot, bonus in enumerate(bonuses):
        if bonus not in slots or slots[bonus] in taken:
            slots[bonus] = slot

    def bars(slot: int) -> Iterator[Obstacle]:
        if slot in taken:
            yield obstacle("SM-081", "slot-taken", bonus=bonus_word(bonuses[slot]))

    def option(slot: int) -> Option[int]:
        bonus = bonuses[slot]
        said: dict[str, str | int | Say] = {"bonus": bonus_word(bonus), "what": "resource", "now": 0}
        said |= {"terror": 0, "lost": 0}
        brings: dict[str, int] = {}
        if bonus.what == "terror":
            gained = terror_gain(terror, bonus.n)
            brings = {f"fear:{seat}": gained} if gained else {}
            said |= {"what": "terror", "terror": gained, "lost": bonus.n - gained, "now": terror + gained}
        elif bonus.what == "vp":
            brings = {f"vp:{seat}": bonus.n}
            said |= {"what": "vp", "now": vp + bonus.n}
        elif bonus.what != "any":
            brings = {f"two:{seat}:{bonus.what}": bonus.n}
        alike = [other for other, each in enumerate(bonuses) if each == bonus]
        free = [other for other in alike if other not in taken] or alike
        marks = tuple(f"slot:{other + 1}" for other in free)
        return Option(f"bonus:{bonus.code}", slot, marks, Say("option-bonus", said), brings=brings)

    return Menu.of(list(slots.values()), option, bars)


KIND_MENU = Menu(
    [
        Option(f"kind:{RESOURCES[kind]}", kind, (f"supply:{RESOURCES[kind]}",), Say("option-kind", {"kind": word}))
        for kind, word in zip(KINDS, KIND_WORDS, strict=True)
    ]
)
"""SM-044: a resource of choice may be any of the four kinds."""
