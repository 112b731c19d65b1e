"""What may be chosen, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.ask import Menu, Obstacle, Option, Seat, obstacle
from lychgate.core.purpose import Kind as Element
from lychgate.core.purpose import Purposes
from lychgate.core.vocabulary import words_of
from tests.samples.raid.data import CARD_OF, Action, Kind, Reaction
from tests.samples.raid.state import Raid, kind_names


def hand_options(g: Raid, seat: int) -> list[Option[Kind]]:
    """Return an option for each kind of card in a hand."""
    return [Option(kind, kind, (f"hand:{seat}:{kind}",)) for kind in sorted(set(kind_names(g.hand[seat])))]


def coin_menu(g: Raid, seat: int) -> Menu[int]:
    """RA-010: any of one's coins."""
    return Menu(Option(str(coins), coins) for coins in range(g.coins[seat] + 1))


def raise_menu(g: Raid, seat: int) -> Menu[Kind | None]:
    """RA-011: a card, or none."""
    options: list[Option[Any]] = [Option("none", None, idle=True), *hand_options(g, seat)]
    return Menu(options)


def action_menu(g: Raid, seat: int) -> Menu[Action]:
    """RA-020..024: what a player can do on a turn."""
    own = kind_names(g.hand[seat])

    def bars(action: Action) -> Iterator[Obstacle]:
        if action in ("draw", "spy") and not g.deck:
            yield obstacle("RA-021", "no-deck")
        if action == "spy" and g.deck and g.known.get(g.deck[-1], 0) >> seat & 1:
            yield obstacle("RA-022", "known-already")
        if action == "sell" and "gold" not in own:
            yield obstacle("RA-023", "no-gold")
        if action == "raid" and "raid" not in own:
            yield obstacle("RA-024", "no-raid")
        if action == "raid" and not any(is_worth_raiding(g, seat, other) for other in range(g.seats)):
            yield obstacle("RA-024", "nothing-to-take")

    actions: tuple[Action, ...] = words_of(Action)
    return Menu((Option(each, each, (f"action:{each}",), idle=each == "pass") for each in actions), bars)


def is_worth_raiding(g: Raid, seat: int, other: int) -> bool:
    """RA-024: another player who has a card or a coin."""
    return other != seat and bool(g.hand[other] or g.coins[other])


def target_menu(g: Raid, seat: int) -> Menu[Seat]:
    """RA-024: who can be raided."""

    def bars(other: Seat) -> Iterator[Obstacle]:
        if not is_worth_raiding(g, seat, other):
            yield obstacle("RA-024", "oneself" if other == seat else "nothing-to-take")

    return Menu((Option(f"seat-{other}", Seat(other), (f"seat:{other}",)) for other in range(g.seats)), bars)


def reaction_options(g: Raid, seat: int, raided: Seat) -> list[Option[Reaction]]:
    """RA-031..033: what a player holds against a raid; only the raided player can turn it."""
    own = kind_names(g.hand[seat])
    return [
        Option(reaction, reaction, (f"hand:{seat}:{card}",))
        for reaction, card in CARD_OF.items()
        if card in own and (reaction != "mirror" or seat == raided)
    ]


PURPOSES = Purposes((Element("seat", ("seat:{seat}",), "RA-001"),), ends="RA-042")
"""What things are for: Raid has no screen to point at."""
