"""Cards to part with: for blood (Conversion), out of fear (Night Terror), because of the hand limit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from lychgate.core.ask import Menu, Obstacle, Option, Seat, obstacle
from lychgate.core.say import Say
from lychgate.games.carpathes.data import NAMES, POWER, TERROR_CARDS, TOP_BLOOD
from lychgate.games.carpathes.state.position import Carpathes, held
from lychgate.games.carpathes.words.names import Facts, card_word, card_words


def convert_menu(g: Carpathes, seat: Seat) -> Menu[str]:
    """CA-154, D-12: each Power in hand whose printed cost is not 0."""

    def option(card: str) -> Option[str]:
        gained = min(POWER[card].cost, TOP_BLOOD - g.blood[seat])
        facts: Facts = {"card": card_word(card), "n": gained, "left": g.blood[seat] + gained}
        label = Say("option-convert", {**facts, "waste": POWER[card].cost - gained})
        return Option(f"drop:{card}", card, (f"hand:{seat}:{card}",), label)

    def bars(card: str) -> Iterator[Obstacle]:
        if not POWER[card].cost:
            yield obstacle("CA-154", "costs-nothing", card=card_word(card))

    return Menu.of(sorted(held(g, seat), key=list(POWER).index), option, bars)


def terror_menu(seat: Seat, cards: tuple[str, ...], n: int) -> Menu[tuple[str, ...]]:
    """CA-161: the loss, or each distinct pair of Powers in hand."""

    def bars(pair: tuple[str, ...]) -> Iterator[Obstacle]:
        if pair and pair[0] == pair[-1] and cards.count(pair[0]) < len(pair):
            yield obstacle("CA-161", "only-one", card=card_word(pair[0]))

    def option(pair: tuple[str, ...]) -> Option[tuple[str, ...]]:
        if not pair:
            return Option("lose", pair, (f"blood:{seat}",), Say("option-terror-lose", {"n": n}))
        marks = tuple(f"hand:{seat}:{card}" for card in dict.fromkeys(pair))
        label = Say("option-terror-drop", {"cards": card_words(pair)})
        brings = {f"held:{seat}:back-power": -TERROR_CARDS}
        return Option("drop:" + "+".join(pair), pair, marks, label, brings=brings)

    pairs = combinations_with_replacement(dict.fromkeys(cards), TERROR_CARDS)
    return Menu.of([(), *pairs], option, bars)


def limit_menu(g: Carpathes, seat: Seat, over: int) -> Menu[str]:
    """CA-052, 053: any card in hand, Humans and Powers alike; so many are above the limit."""
    own = dict.fromkeys(NAMES[card] for card in sorted((*g.humans[seat], *g.powers[seat])))
    return Menu(
        Option(
            f"drop:{card}",
            card,
            (f"hand:{seat}:{card}",),
            Say("option-drop", {"cards": [card_word(card)], "n": over - 1}),
        )
        for card in own
    )
