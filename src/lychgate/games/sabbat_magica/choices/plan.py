"""What may be chosen in setup and plan: a people, the ghosts to call, the canteen, a bonus, a kind of resource.

Every menu is a function of a few public facts and is kept once built, so that a question costs one look-up.
"""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.data.cards import PEOPLES, TIME_CARDS, Bonus
from lychgate.games.sabbat_magica.data.numbers import GHOSTS
from lychgate.games.sabbat_magica.data.resources import KINDS, RESOURCES
from lychgate.games.sabbat_magica.words.names import KIND_WORDS, bonus_word, people_word

# --- D1: peoples


@kept
def people_menu(taken: tuple[int, ...]) -> Menu[int]:
    """SM-002, 003: one of the peoples still free."""

    def bars(people: int) -> Iterator[Obstacle]:
        if people in taken:
            yield obstacle("SM-002", "people-taken", people=people_word(PEOPLES[people].id))

    return Menu(
        (
            Option(
                f"people:{people.id}",
                index,
                (f"peoples:{people.magician}",),
                Say("option-people", {"people": people_word(people.id)}),
            )
            for index, people in enumerate(PEOPLES)
        ),
        bars,
    )


# --- D3 and D4: invocation


@kept
def invoke_menu(seat: int, available: int) -> Menu[int]:
    """SM-062, 063: any number of the ghosts in the graveyard and on the drawbridge, also none."""

    def bars(n: int) -> Iterator[Obstacle]:
        if n > available:
            yield obstacle("SM-062", "too-few-ghosts", n=n, available=available)

    return Menu(
        (Option(f"invoke:{n}", n, (f"invoke:{seat}:{n}",), Say("option-invoke", {"n": n})) for n in range(GHOSTS + 1)),
        bars,
    )


@kept
def canteen_menu(bonus: int) -> Menu[int]:
    """SM-067: add the canteen's bonus to the count for the playing order, or not."""
    return Menu(
        [
            Option("canteen:use", bonus, (f"reminder:{bonus}",), Say("option-canteen", {"n": bonus})),
            Option("canteen:no", 0, label=Say("option-canteen-no"), idle=True),
        ]
    )


# --- D5 and D6: the bonus of the round, resources of choice


@kept
def bonus_menu(card: int, taken: tuple[int, ...]) -> Menu[int]:
    """SM-080, 081: a slot that nobody has taken; slots with the same text are offered once, the first free one."""
    bonuses = TIME_CARDS[card].bonuses
    slots: dict[Bonus, int] = {}
    for slot, bonus in enumerate(bonuses):
        if bonus not in slots or slots[bonus] in taken:
            slots[bonus] = slot

    def bars(slot: int) -> Iterator[Obstacle]:
        if slot in taken:
            yield obstacle("SM-081", "slot-taken", bonus=bonus_word(bonuses[slot]))

    return Menu(
        (
            Option(
                f"bonus:{bonus.code}", slot, (f"slot:{slot + 1}",), Say("option-bonus", {"bonus": bonus_word(bonus)})
            )
            for bonus, slot in slots.items()
        ),
        bars,
    )


KIND_MENU = Menu(
    [
        Option(f"kind:{RESOURCES[kind]}", kind, (f"supply:{RESOURCES[kind]}",), Say("option-kind", {"kind": word}))
        for kind, word in zip(KINDS, KIND_WORDS, strict=True)
    ]
)
"""SM-044: a resource of choice may be any of the four kinds."""
