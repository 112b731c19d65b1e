"""What may be chosen before the first night: the ability card that is kept, and the first vampire."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Obstacle, Option, as_card, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.blood_coven.choices.marks import numbers
from lychgate.games.blood_coven.data import CARDS, COINS, LETTERS, Ability
from lychgate.games.blood_coven.state.purse import DENOMINATIONS
from lychgate.games.blood_coven.words.names import card_title, coin_word


@kept
def start_menu(seat: int) -> Menu[int]:
    """BC-022: one of the three starting coins becomes the first vampire."""
    return Menu(
        Option(
            f"start:{LETTERS[coin]}",
            coin,
            (f"hand:{seat}:{LETTERS[coin]}",),
            Say(
                "option-start",
                {
                    "coin": coin_word(LETTERS[coin]),
                    "slot": COINS[coin].start_slot,
                    "claw": COINS[coin].claw,
                    "fang": COINS[coin].fang,
                    "points": COINS[coin].vampire_vp,
                },
            ),
            facts=as_card(LETTERS[coin], suggested=LETTERS[coin] == "D"),
            brings=numbers(seat, hand=-1),
        )
        for coin in DENOMINATIONS
    )


def card_menu(seat: int, dealt: tuple[Ability, ...]) -> Menu[Ability]:
    """BC-300: one of the two ability cards dealt is kept."""

    def bars(card: Ability) -> Iterator[Obstacle]:
        if card not in dealt:
            yield obstacle("BC-300", "card-not-dealt")

    return Menu(
        (
            Option(
                f"card:{card.id}",
                card.id,
                (f"cards:{seat}:{card.id}",),
                Say("option-card", {"card": card_title(card.id), "text": Say(f"card-{card.id.lower()}-body")}),
                facts=as_card(card.id),
            )
            for card in CARDS
        ),
        bars,
    )
