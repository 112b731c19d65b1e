"""How answers are written, and what is wrong with those that are not considered: see `core/purpose.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Notation, TextBars
from lychgate.games.sanguis_venenatus.choices.actions import Action
from lychgate.games.sanguis_venenatus.choices.day import ServantActions
from lychgate.games.sanguis_venenatus.choices.night import VampireActions
from lychgate.games.sanguis_venenatus.choices.payments import DEMAND_CLAUSES
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, INDEX, NAME, NOWHERE
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD
from lychgate.games.sanguis_venenatus.data.numbers import FAIR_YIELDS, LETTERS, SERVANTS, VAMPIRE, YIELDS
from lychgate.games.sanguis_venenatus.data.servant_cards import EXTRAS, SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import Ability
from lychgate.games.sanguis_venenatus.state.pieces import event_names, intrigue_names, servant_names
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import event_token
from lychgate.games.sanguis_venenatus.words.names import (
    event_text,
    event_word,
    goods_words,
    intrigue_word,
    place,
    servant,
    servant_word,
)

_SERVANT = re.compile(r"s(?P<seat>\d)\.(?P<pose>\d)(\+1)?", re.ASCII)
_VAMPIRE = re.compile(r"s(?P<seat>\d)", re.ASCII)


def _said(text: str) -> str:
    """Return what stands behind the colon."""
    return text.partition(":")[2]


def a_field(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-001: fields are called by district and number; the field of the acting character is no destination."""
    if _said(text) not in INDEX:
        yield obstacle("SV-001", "no-such-field")
    elif g.turn is not None and g.here(g.turn.seat, g.turn.pose) == INDEX[_said(text)]:
        yield obstacle("SV-121" if g.turn.pose == VAMPIRE else "SV-105", "already-there")
    else:
        yield obstacle("SV-106", "no-sewer-there", field=place(INDEX[_said(text)]))


def producing(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-007, SV-109: what a production field yields, each good by its letter."""
    assert g.turn is not None
    here, goods = g.here(seat, g.turn.pose), _said(text)
    yields = FAIR_YIELDS if event_token(g, here) == "fair" else YIELDS.get(NAME[here], ())
    if not yields:
        yield obstacle("SV-007", "no-production-here", field=place(here))
    elif not goods or any(letter not in LETTERS for letter in goods):
        yield obstacle("SV-109", "no-such-goods")
    else:
        choices = [word for each in yields for word in goods_words(each)]
        yield obstacle(
            "SV-109",
            "other-yield",
            field=place(here),
            goods=[word for at, word in enumerate(choices) if word not in choices[:at]],
        )


def own_action(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-116: every extra action is that of one servant."""
    assert g.turn is not None
    name = _said(text).partition(">")[0]
    acting = ServantActions(g, g.turn)
    if name not in EXTRAS:
        yield obstacle("SV-116", "no-such-extra")
    elif acting.card.extra is None or acting.card.extra.name != name:
        owner = next(card.id for card in SERVANT_CARDS if card.extra is not None and card.extra.name == name)
        yield obstacle("SV-116", "others-extra", servant=servant_word(owner))
    else:
        yield from list(acting.bars(Action("extra", extra=acting.card.extra.name))) or [_off("SV-116")]


def _off(clause: str) -> Obstacle:
    """Return the reason that what can be done is aimed at something that it cannot be aimed at."""
    return obstacle(clause, "wrong-target")


def attacking(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-135, SV-136: a servant is written by seat and number; only those on the board can be attacked."""
    found = _SERVANT.fullmatch(_said(text))
    if found is None or int(found["seat"]) >= g.seats or int(found["pose"]) not in range(1, SERVANTS + 1):
        yield obstacle("SV-135", "no-such-servant")
    else:
        owner, pose = int(found["seat"]), int(found["pose"]) - 1
        if g.at[owner * SERVANTS + pose] == NOWHERE:
            yield obstacle("SV-135", "dead", servant=servant(g.crew[owner][pose]))


def duelling(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-142: an opponent's vampire is written by its seat."""
    found = _VAMPIRE.fullmatch(_said(text))
    if found is None or int(found["seat"]) >= g.seats:
        yield obstacle("SV-142", "no-such-player")
    elif int(found["seat"]) == seat:
        yield obstacle("SV-142", "own-vampire")


def plotting(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-042, SV-153: a card in hand that can be played, aimed at what it can be aimed at."""
    assert g.turn is not None
    name = _said(text).partition(">")[0]
    if name not in intrigue_names(g.hand[seat]):
        yield from _in_hand(name)
    else:
        yield from list(VampireActions(g, g.turn).bars(Action("plot", card=name))) or [_off("SV-153")]


def _in_hand(name: str) -> Iterator[Obstacle]:
    if name in CARD:
        yield obstacle("SV-041", "not-in-hand", card=intrigue_word(name))
    else:
        yield obstacle("SV-041", "no-such-intrigue")


def a_card(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-040, SV-143: a card of one's own hand."""
    return _in_hand(_said(text))


def using(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-159: the special field on which the vampire stands; the Throne Hall with two districts."""
    assert g.turn is not None
    actions = VampireActions(g, g.turn)
    yield from list(actions.bars(Action("use", actions.here))) or [_off("SV-159")]


def _power(ability: Ability, clause: str, key: str) -> TextBars:
    """Return the reasons against a power: another vampire's, or aimed at something else."""

    def bars(g: City, seat: int, text: str) -> Iterator[Obstacle]:
        yield _off(clause) if g.has(seat, ability) else obstacle(clause, key)

    return bars


def raising(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-162: a dead servant, on a Cemetery."""
    assert g.turn is not None
    if not g.has(seat, "soul_tithe"):
        yield obstacle("SV-162", "not-persephone")
    else:
        yield from list(VampireActions(g, g.turn).bars(Action("raise"))) or [_off("SV-162")]


def a_number(clause: str) -> TextBars:
    """Return the reason that servants are numbered from 1 to 3."""

    def bars(g: City, seat: int, text: str) -> Iterator[Obstacle]:
        if _said(text) not in map(str, range(1, SERVANTS + 1)):
            yield obstacle(clause, "three-servants")
        else:
            yield obstacle(clause, "not-dying", servant=servant(g.crew[seat][int(_said(text)) - 1]))

    return bars


def losing(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-067, SV-076: a victory point, or influence in one of four districts."""
    if _said(text) not in (*DISTRICTS, "vp"):
        yield obstacle("SV-067", "no-such-loss")


def paying(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-091, 095, 096: what an event asks for stands on its card."""
    card = EVENTS[g.event_now[-1]]
    clause = next(DEMAND_CLAUSES[type(step)] for step in card.steps if type(step) in DEMAND_CLAUSES)
    yield obstacle(clause, "not-demanded", card=event_word(card.id), text=event_text(card.id))


def a_vampire(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-016: there are four vampires."""
    yield obstacle("SV-016", "no-such-vampire")


def a_servant(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-020: one of the cards that were passed."""
    names = [card.id for card in SERVANT_CARDS]
    if _said(text) in names and _said(text) not in servant_names(g.draft[seat]):
        yield obstacle("SV-020", "not-in-draft", servant=servant_word(_said(text)))
    else:
        yield obstacle("SV-020", "no-such-card")


def an_event(g: City, seat: int, text: str) -> Iterator[Obstacle]:
    """SV-087: one of the two cards that were looked at."""
    if _said(text) in event_names(range(len(EVENTS))):
        yield obstacle("SV-087", "two-events")
    else:
        yield obstacle("SV-087", "no-such-event")


NOTATIONS = (
    Notation(("vampire",), "choose-vampire", "SV-016", ("vampire",), f"vampire:{SHEETS[0].id}", a_vampire),
    Notation(("side",), "choose-side", "SV-017", ("side",), "side:nighthunter"),
    Notation(("keep",), "keep-servant", "SV-020", ("draft",), "keep:brute", a_servant),
    Notation(("keep", "bury"), "prophesy", "SV-156", ("prophesy",), "bury"),
    Notation(("gate",), "arrive", "SV-022", ("gate",), "gate:N14", a_field),
    Notation(("gate",), "return", "SV-099", ("return",), "gate:S14", a_field),
    Notation(("discard",), "discard", "SV-040", ("discard",), "discard:smuggled_arms", a_card),
    Notation(("reveal",), "sight", "SV-087", ("sight",), "reveal:death_on_the_wind", an_event),
    Notation(("spread",), "spread", "SV-047", ("spread",), "spread:N08", a_field),
    Notation(("pay", "refuse"), "pay", "SV-088", ("pay",), "pay", paying),
    Notation(("wound",), "take-wound", "SV-095", ("pay",), "wound", paying),
    Notation(("lose",), "tax", "SV-096", ("pay",), "lose:N", paying),
    Notation(("lose",), "lose-point", "SV-067", ("death.price", "defeat.price"), "lose:vp", losing),
    Notation(("infect",), "infect", "SV-097", ("infect",), "infect:2", a_number("SV-097")),
    Notation(("rain",), "rain", "SV-098", ("rain",), "rain:E06", a_field),
    Notation(("servant",), "activate", "SV-101", ("servant",), "servant:3", a_number("SV-101")),
    Notation(("flip",), "flip", "SV-070", ("flip",), "flip:1", a_number("SV-070")),
    Notation(("rise",), "rise", "SV-079", ("rise",), "rise:W12", a_field),
    # by day
    Notation(("move",), "walk", "SV-105", ("work",), "move:N05", a_field),
    Notation(("sewer",), "sewer", "SV-106", ("work",), "sewer:E11", a_field),
    Notation(("produce",), "produce", "SV-007", ("work",), "produce:gb", producing),
    Notation(("burn",), "burn", "SV-110", ("work",), "burn:N13", a_field),
    Notation(("build",), "build", "SV-006", ("work",), "build"),
    Notation(("rations",), "rations", "SV-104", ("work",), "rations"),
    Notation(("extra",), "extra", "SV-116", ("work",), "extra:treat>s0.1", own_action),
    Notation(("end",), "end-servant", "SV-102", ("work",), "end"),
    # by night
    Notation(("move",), "prowl", "SV-121", ("haunt",), "move:E05", a_field),
    Notation(("catacomb",), "catacomb", "SV-123", ("haunt",), "catacomb:N11", a_field),
    Notation(("drink",), "drink", "SV-006", ("haunt",), "drink"),
    Notation(("corrupt",), "corrupt", "SV-131", ("haunt",), "corrupt"),
    Notation(("attack",), "attack", "SV-135", ("haunt",), "attack:s1.2", attacking),
    Notation(("duel",), "duel", "SV-142", ("haunt",), "duel:s1", duelling),
    Notation(("plot",), "plot", "SV-153", ("haunt",), "plot:whispered_threats>s1", plotting),
    Notation(("use",), "use-field", "SV-007", ("haunt",), "use", using),
    Notation(("exert",), "exert", "SV-120", ("haunt",), "exert"),
    Notation(
        ("pestilence",), "pestilence", "SV-160", ("haunt",), "pestilence", _power("pestilence", "SV-160", "not-kublai")
    ),
    Notation(
        ("starvation",),
        "starvation",
        "SV-164",
        ("haunt",),
        "starvation",
        _power("starvation", "SV-164", "not-cassandra"),
    ),
    Notation(("tithe",), "tithe", "SV-162", ("haunt",), "tithe", _power("soul_tithe", "SV-162", "not-persephone")),
    Notation(("raise",), "raise", "SV-162", ("haunt",), "raise:s0.2@N12", raising),
    Notation(("end",), "end-vampire", "SV-119", ("haunt",), "end"),
    Notation(("card",), "lay", "SV-143", ("combat",), "card:smuggled_arms", a_card),
)
