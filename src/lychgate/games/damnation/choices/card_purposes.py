"""What the rules let one do with cards, Talents, Souls and dice: uses of `purposes.py`, and what bars them.

A bar of a use is asked only where no candidate of the pending question touches the thing: then it says why not.
"""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Subject, Use
from lychgate.games.damnation.choices.moments import REROLLS, SETS_DIE
from lychgate.games.damnation.choices.reasons import moments_of
from lychgate.games.damnation.choices.use_purposes import NIGHT, TALENT_IDS, WINDOWS, attack_bar, villain_of
from lychgate.games.damnation.data.cards import IS_VAMPIRE, IS_WEAPON, MODES, NUMBER, START
from lychgate.games.damnation.data.geometry import DECK_AT, ROOM0
from lychgate.games.damnation.data.timing import ATTACK
from lychgate.games.damnation.data.villains import LIVING, LOST, NONE, STRANGER, TOKENS, VAMPIRE
from lychgate.games.damnation.state.hands import is_lent
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import card_word, deck_word, passage_name


def card_of(subject: Subject) -> int | None:
    """Return the card that an id names; None: it names where cards lie."""
    name = subject.parts.get("card")
    return None if name is None else NUMBER[name]


def _is_night_of(g: Castle, seat: int) -> bool:
    """Tell whether it is the turn of this player's Vampire."""
    return g.vampire != NONE and g.mover == g.vampire and g.owner(g.vampire) == seat


# --- cards


def _play_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-428, 721: Vampire cards are for The Vampire, and The Vampire plays nothing else."""
    card = NUMBER[subject["card"]]
    if IS_VAMPIRE[card] == _is_night_of(g, seat):
        yield _not_here(card)
    else:
        yield obstacle("DA-428", "vampire-card") if IS_VAMPIRE[card] else obstacle("DA-721", "only-vampire-cards")


def _not_here(card: int) -> Obstacle:
    moments = [each for mode in MODES[card] for each in moments_of(mode.bits)]
    return obstacle("DA-426", "action-not-now", play=card_word(card), moments=moments)


def _weapon_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-230, 505: afterwards it is over; before, only a living rival outside the Staircase is lacking."""
    yield attack_bar(g) if g.phase == "after" else obstacle("DA-230", "nobody-to-attack")


def _discard_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-888: what the Vampire deck has lent is not laid down."""
    card = card_of(subject)
    lent = card is not None and is_lent(card)
    yield obstacle("DA-888", "lent") if lent else obstacle("DA-427", "not-laid-down")


def _start_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-034: only an Heirloom in hand names a start place."""
    yield obstacle("DA-034", "no-start-place")


def _keep_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-036: only what was just drawn."""
    yield obstacle("DA-036", "not-drawn")


def _push_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-684: luck is pushed twice a turn, with one of the three cards that lie there."""
    yield obstacle("DA-684", "pushed-enough")


def _is_weapon(g: Castle, subject: Subject) -> bool:
    return IS_WEAPON[NUMBER[subject["card"]]]


def _is_played(g: Castle, subject: Subject) -> bool:
    """Tell whether a card has a use in some window, or in The Vampire's turn."""
    return any(mode.bits & ~ATTACK for mode in MODES[NUMBER[subject["card"]]])


def _names_a_place(g: Castle, subject: Subject) -> bool:
    card = card_of(subject)
    return card is None or card in START


PLAY = Use("play", "DA-103", (*WINDOWS, *NIGHT), own=True, bars=_play_bars, applies=_is_played)
STRIKE = Use(
    "strike", "DA-230", ("resolve", "room", "post"), ("attack", "from_hell"), own=True, bars=_weapon_bars,
    applies=_is_weapon,
)  # fmt: skip
DISCARD = Use("discard", "DA-801", ("discard", "limit", "locked"), ("discard",), own=True, bars=_discard_bars)
BEGIN = Use("begin", "DA-034", ("start", "return"), ("start",), own=True, bars=_start_bars, applies=_names_a_place)
KEEP = Use("keep", "DA-036", ("keep",), own=True, bars=_keep_bars)
ORDER = Use("order", "DA-451", ("order",), own=True, bars=_keep_bars)
PUSH = Use("push", "DA-684", ("haunt",), ("push",), bars=_push_bars)
IN_HAND = (STRIKE, PLAY, DISCARD, BEGIN)


def _lie_here(g: Castle, subject: Subject) -> int:
    """Return how many cards lie where an id names a hand, or what lies open: their number is public."""
    seat = int(subject["seat"])
    return len((g.face_up if subject.id.startswith("face_up") else g.hand)[seat])


def _has_cards(g: Castle, subject: Subject) -> bool:
    return _lie_here(g, subject) > 0


def _has_none(g: Castle, subject: Subject) -> bool:
    return not _lie_here(g, subject)


WHOLE_HAND = (
    Use("point-at-card", "DA-420", own=True, applies=_has_cards),
    Use("no-card", "DA-370", applies=_has_none),
    DISCARD,
    BEGIN,
)
"""A hand as a whole: what stands against a card of it, that card says itself."""


# --- Talents, Souls


def _talent_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-250, 450, 456, 882: other Villains' Talents, The Vampire's, and those that are attacks."""
    v = villain_of(g, subject)
    if v == NONE or g.owner(v) != seat:
        yield obstacle("DA-450", "talent-of-another")
    elif g.role[v] == VAMPIRE:
        yield obstacle("DA-456", "no-talents-at-night")
    elif g.role[v] != LIVING:
        yield obstacle("DA-450", "talent-of-the-dead")
    elif subject["token"] == "active" and g.kind[v] in (LOST, STRANGER):
        yield obstacle("DA-250", "talent-is-attack")
    else:
        yield obstacle("DA-882", "talent-of-the-other")


def _soul_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-454: without a Soul there is no candidate."""
    v = villain_of(g, subject)
    is_own = v != NONE and g.owner(v) == seat
    yield obstacle("DA-454", "no-souls") if is_own else obstacle("DA-450", "talent-of-another")


def _refresh_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-452: one's own, and only a spent one."""
    v = villain_of(g, subject)
    is_own = v != NONE and g.owner(v) == seat
    yield obstacle("DA-452", "token-unspent") if is_own else obstacle("DA-450", "talent-of-another")


def _has_token(g: Castle, subject: Subject) -> bool:
    """DA-453: Desperation needs no token."""
    return subject["token"] in TOKENS


def _is_spent(g: Castle, subject: Subject) -> bool:
    """DA-454: whether a Soul would do anything for this token."""
    v = villain_of(g, subject)
    return _has_token(g, subject) and v != NONE and not g.tokens[v] >> TOKENS.index(subject["token"]) & 1


TALENT = Use("talent", "DA-451", (*WINDOWS, *NIGHT), TALENT_IDS, bars=_talent_bars)
SOUL = Use("soul", "DA-454", WINDOWS, ("soul",), bars=_soul_bars, applies=_is_spent)
REFRESH = Use("refresh", "DA-452", ("refresh",), ("refresh",), bars=_refresh_bars, applies=_has_token)
TOKEN = (TALENT, SOUL, REFRESH)


# --- dice and decks


def _dice_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-450, 504: with Fate unspent one's own dice can be rolled again; those of others change by cards only."""
    bit = 1 << TOKENS.index("fate")
    spent = not any(g.is_living(v) and g.tokens[v] & bit for v in g.villains(seat))
    yield obstacle("DA-450", "fate-spent") if spent else obstacle("DA-504", "dice-of-another")


CHANGE_DICE = Use(
    "change-dice",
    "DA-504",
    through={"roll": tuple(sorted({passage_name(each) for each in (*REROLLS, *SETS_DIE)}))},
    bars=_dice_bars,
)


def _other_room_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-333: one draws from the deck of the room one has entered."""
    yield obstacle("DA-333", "other-deck", deck=deck_word(DECK_AT[g.entered - ROOM0]))


def draw_use(name: str, clause: str) -> Use:
    """DA-333, 399: return the use of a room's deck, whose top card is drawn on entering the room."""
    return Use(name, clause, ("room",), ("draw",), bars=_other_room_bars)
