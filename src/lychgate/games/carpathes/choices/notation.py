"""How answers are written, and what is wrong with those that are not considered: see `core/purpose.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Notation, verb_of
from lychgate.games.carpathes.choices.reactions import bars_of_counter
from lychgate.games.carpathes.data import BLOOD_STEP, CHARACTER, COLOURS, HUMANS, HUMANS_KEPT, POWER, TERROR_CARDS
from lychgate.games.carpathes.state.position import Carpathes, card_names, purse
from lychgate.games.carpathes.state.purse import LETTERS, worth
from lychgate.games.carpathes.words.names import card_word

NO = ("pass", "nothing", "none", "no", "end", "done", "stop")
"""Words that people type to do nothing."""
HUMAN_IDS = tuple(human.id for human in HUMANS)
_PAYMENT = re.compile(rf"(?P<humans>[{LETTERS}]*)\+?(?P<blood>[0-9]*)")


def _about(text: str) -> str:
    return text.partition(":")[2]


# --- what a text can be about


def _players(g: Carpathes, clause: str, texts: list[str]) -> Iterator[Obstacle]:
    """CA-001: players are written by their seats, counted from 0."""
    if not all(text.isascii() and text.isdecimal() and int(text) < g.seats for text in texts):
        yield obstacle(clause, "no-such-player", last=g.seats - 1)


def _humans(g: Carpathes, seat: int, clause: str, text: str) -> Iterator[Obstacle]:
    """Humans are written by their letters, and only those in hand can be given."""
    if not text or any(letter not in LETTERS for letter in text):
        yield obstacle(clause, "no-such-humans")
    elif any(text.count(letter) > own for letter, own in zip(LETTERS, purse(g, seat), strict=True)):
        yield obstacle(clause, "not-those-humans")


# --- before the first turn


def characters(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-002: five Characters."""
    yield obstacle("CA-002", "no-such-character", names=[card_word(each) for each in CHARACTER])


def colours(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-003: five colours."""
    yield obstacle("CA-003", "no-such-colour", names=[card_word(each) for each in COLOURS])


def keeping(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-011: three of the five in hand."""
    if len(_about(text)) != HUMANS_KEPT:
        yield obstacle("CA-011", "keep-three")
    yield from _humans(g, seat, "CA-011", _about(text))


# --- a turn


def drawing(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-050: from one of two decks."""
    yield obstacle("CA-050", "two-decks")


def _misused(clause: str, card: str) -> Iterator[Obstacle]:
    """CA-055, 060, 065: Humans are drunk or paid with; there is no card of another name."""
    if card in HUMAN_IDS:
        yield obstacle("CA-060", "humans-are-drunk", card=card_word(card))
    elif card not in POWER:
        yield obstacle(clause, "no-such-card")


def playing(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-065, 067: a blue card is laid first, and then used."""
    card = _about(text)
    if card in POWER and card in card_names(g.laid[seat]):
        yield obstacle("CA-067", "use-it", card=card_word(card))
    elif card in POWER:
        yield obstacle("CA-065", "lay-it", card=card_word(card))
    yield from _misused("CA-055", card)


def laying(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-065: only blue cards are laid."""
    card = _about(text)
    if card in POWER:
        yield obstacle("CA-065", "not-blue", card=card_word(card))
    yield from _misused("CA-065", card)


def using(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-068: only blue cards that lie there are used again and again."""
    card = _about(text)
    if card in POWER:
        yield obstacle("CA-068", "play-it", card=card_word(card))
    yield from _misused("CA-068", card)


def dominating(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-100: one vampire at the table."""
    yield from _players(g, "CA-100", [_about(text)])


def recovering(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-060: which Humans is asked next."""
    yield obstacle("CA-060", "asked-next")


def feeding(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-121: how it is paid is asked next."""
    yield obstacle("CA-121", "asked-next")


def aiming(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-077, 150, 155: one player; two for Swarm of Crows; a blue card for Destruction."""
    seats, _, prey = _about(text).partition(":")
    aimed = seats.split("+")
    wrong = list(_players(g, "CA-077", aimed))
    yield from wrong
    if prey:
        yield obstacle("CA-155", "no-such-prey")
    elif len(aimed) > 1:
        yield obstacle("CA-150", "two-targets")
    elif not wrong:
        yield obstacle("CA-155", "strikes-cards")


def drinking(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-060: Humans in hand."""
    yield from _humans(g, seat, "CA-060", _about(text))


def _payment(g: Carpathes, seat: int, clause: str, text: str) -> Iterator[Obstacle]:
    """CA-036, 037, 042: Humans in hand and doses that together make up the amount."""
    found = _PAYMENT.fullmatch(_about(text))
    if found is None or not _about(text):
        yield obstacle(clause, "no-such-payment")
        return
    if found["humans"]:
        yield from _humans(g, seat, clause, found["humans"])
    if found["blood"] and int(found["blood"][-1]) % BLOOD_STEP:
        yield obstacle("CA-036", "by-fives")
    else:
        yield obstacle("CA-042", "not-the-amount")


def paying(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-037: the cost of a card."""
    yield from _payment(g, seat, "CA-037", text)


def losing(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-044: a loss."""
    yield from _payment(g, seat, "CA-044", text)


def serving(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-121: a meal."""
    yield from _payment(g, seat, "CA-121", text)


def pricing(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-178: the first place, with Humans and nothing else."""
    if any(letter.isdecimal() for letter in text):
        yield obstacle("CA-178", "humans-only")
    else:
        yield from _payment(g, seat, "CA-178", text)


# --- reactions, discards, demands, bids


def countering(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-041, 059, 082: an Aid in hand, within the means, with a payment that is right."""
    barred = list(bars_of_counter(g, seat, verb_of(text)))
    yield from barred or _payment(g, seat, "CA-059", text)


def _dropped(g: Carpathes, seat: int, clause: str, text: str) -> Iterator[Obstacle]:
    """Cards are named, one at a time, and must be in hand."""
    names = _about(text).split("+")
    if not all(name in POWER or name in HUMAN_IDS for name in names):
        yield obstacle(clause, "no-such-card")
        return
    own = card_names((*g.humans[seat], *g.powers[seat]))
    yield from (obstacle(clause, "not-in-hand", card=card_word(name)) for name in names if name not in own)


def _is_one(text: str) -> bool:
    return "+" not in text


def _has_human(text: str) -> bool:
    return any(name in HUMAN_IDS for name in _about(text).split("+"))


def converting(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-154: one Power."""
    if _has_human(text):
        yield obstacle("CA-154", "powers-only")
    elif not _is_one(text):
        yield obstacle("CA-154", "one-card")
    yield from _dropped(g, seat, "CA-154", text)


def fearing(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-161: two Powers."""
    if _has_human(text):
        yield obstacle("CA-161", "powers-only")
    elif text.count("+") != TERROR_CARDS - 1:
        yield obstacle("CA-161", "two-powers")
    yield from _dropped(g, seat, "CA-161", text)


def discarding(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-053: any card, one at a time."""
    if not _is_one(text):
        yield obstacle("CA-053", "one-card")
    yield from _dropped(g, seat, "CA-053", text)


def ordering(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-119: one player at the table."""
    yield from _players(g, "CA-119", [_about(text)])


def bidding(g: Carpathes, seat: int, text: str) -> Iterator[Obstacle]:
    """CA-174, 175: a multiple of 5, at least 5, and no more than one's Humans are worth."""
    number, own = _about(text), worth(purse(g, seat))
    if not (number.isascii() and number.isdecimal()) or not int(number[:6]) or int(number[-1]) % BLOOD_STEP:
        yield obstacle("CA-174", "bid-by-fives")
    else:
        yield obstacle("CA-175", "bid-too-high", own=own)


NOTATIONS = (
    Notation(("take",), "character", "CA-002", ("character",), "take:lamia", characters),
    Notation(("wear",), "colour", "CA-003", ("colour",), "wear:green", colours),
    Notation(("keep",), "keep", "CA-011", ("keep",), "keep:MWO", keeping),
    Notation(("draw",), "draw", "CA-050", ("act",), "draw:human", drawing),
    Notation(("play",), "play", "CA-055", ("act",), "play:crows", playing),
    Notation(("lay",), "lay", "CA-065", ("act",), "lay:conversion", laying),
    Notation(("use",), "activate", "CA-068", ("act",), "use:conversion", using),
    Notation(("recover",), "drink", "CA-060", ("act",), "recover", recovering),
    Notation(("dominate",), "dominate", "CA-100", ("act",), "dominate:1", dominating),
    Notation(("feed",), "feed", "CA-121", ("act",), "feed", feeding),
    Notation(("end", *NO), "end", "CA-026", ("act",), "end"),
    Notation(("at",), "target", "CA-077", ("aim",), "at:2", aiming),
    Notation(("drop",), "convert", "CA-154", ("convert",), "drop:bite", converting),
    Notation(("pay",), "pay", "CA-037", ("pay",), "pay:OO+5", paying),
    Notation(("pay",), "lose", "CA-044", ("lose",), "pay:M+10", losing),
    Notation(("pay",), "feed", "CA-121", ("feed",), "pay:M", serving),
    Notation(("pay",), "price", "CA-178", ("price",), "pay:MW", pricing),
    Notation(("drink",), "drink", "CA-060", ("drink",), "drink:WO", drinking),
    Notation(("mist_form",), "react", "CA-080", ("react",), "mist_form:5", countering),
    Notation(("attack_return",), "react", "CA-080", ("react",), "attack_return:M", countering),
    Notation(NO, "react", "CA-080", ("react",), "pass"),
    Notation(("lose",), "terror-lose", "CA-161", ("terror",), "lose"),
    Notation(("drop",), "terror", "CA-161", ("terror",), "drop:bite+crows", fearing),
    Notation(("drop",), "limit", "CA-053", ("limit",), "drop:old_man", discarding),
    Notation(("feed",), "be-fed", "CA-118", ("demand",), "feed", feeding),
    Notation(("attack",), "order", "CA-117", ("demand",), "attack:2", ordering),
    Notation(("nothing", *NO), "demand", "CA-117", ("demand",), "nothing"),
    Notation(("bare", "title"), "address", "CA-215", ("address", "acknowledge"), "title"),
    Notation(("bid",), "bid", "CA-174", ("bid",), "bid:20", bidding),
    Notation(NO, "bid", "CA-173", ("bid",), "pass"),
)
