"""The actions of a turn: how each is written, and what it costs and brings (CA-024..028)."""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.ask import Option, Seat
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.carpathes.choices.demands import EARNED
from lychgate.games.carpathes.data import (
    DOMINATE_COST,
    HAND_LIMIT,
    LAST_GRACE,
    MEAL,
    MEAL_GRACE,
    NOBODY,
    PLAYERS,
    POWER,
    POWERS,
    TOP_BLOOD,
    WEAK,
    HandDeck,
)
from lychgate.games.carpathes.state.position import (
    Carpathes,
    cost_of,
    gender_of,
    head_of,
    is_same_camp,
    is_slave,
    recoverable,
    slaves_of,
)
from lychgate.games.carpathes.words.names import Facts, card_word

ActionKind = Literal["draw", "play", "lay", "use", "recover", "dominate", "feed", "end"]


class Action(msgspec.Struct, frozen=True):
    """One thing to do: its kind, and the card, the deck or the player it is about."""

    kind: ActionKind
    card: str = ""
    seat: Seat = NOBODY
    deck: HandDeck = "human"
    """From which deck a card is drawn."""

    @property
    def code(self) -> str:
        """Write it as in the notation."""
        about = self.deck if self.kind == "draw" else self.card or ("" if self.seat == NOBODY else str(self.seat))
        return f"{self.kind}:{about}" if about else self.kind


FROM_HAND = tuple(power for power in POWERS if power.type != "special")
BLUE = tuple(power for power in POWERS if power.type == "special")
KIND_ORDER = {power.id: at for at, power in enumerate(POWERS)}
DRAWS = (Action("draw", deck="human"), Action("draw", deck="power"))
PLAYS = {KIND_ORDER[power.id]: Action("play", power.id) for power in FROM_HAND}
LAYS = {KIND_ORDER[power.id]: Action("lay", power.id) for power in BLUE}
USES = {KIND_ORDER[power.id]: Action("use", power.id) for power in BLUE}
RECOVER, FEED, END = Action("recover"), Action("feed"), Action("end")
DOMINATES = tuple(Action("dominate", seat=Seat(seat)) for seat in range(PLAYERS[1]))


@kept
def all_actions(seats: int) -> tuple[Action, ...]:
    """CA-025: everything well-formed, in canonical order."""
    return (*DRAWS, *PLAYS.values(), *LAYS.values(), *USES.values(), RECOVER, *DOMINATES[:seats], FEED, END)


class Outlook(msgspec.Struct, frozen=True):
    """What an action costs and brings, as far as it is certain; each kind of action uses some of the fields."""

    n: int = 0
    """Doses that it costs or gives; cards above the hand limit; actions that are given up."""
    left: int = 0
    """Where a counter stands afterwards: the blood of whoever dominates, the Grace of whoever ends his turn."""
    head: Seat = NOBODY
    """Whose Slave a dominated vampire becomes, or whose Slave feeds him."""
    says: str = ""
    """What else hangs on it: a title, a warning, a victory."""
    over: int = 0
    """Cards that must be discarded when the turn ends."""
    weak: bool = False
    """Whether a free vampire ends his turn so low that he can be dominated."""
    awake: str = ""
    """A blue card that would still work for nothing."""


HEALERS = frozenset(power.id for power in POWERS if {effect.does for effect in power.effects} == {"recover"})
"""CA-049: blood recovered above 100 is lost, so at 100 these cards are wasted."""
NO_MATTER = Outlook(says="no")
WASTED = Outlook(says="full")


def outlook(g: Carpathes, seat: Seat, action: Action) -> Outlook:
    """Foresee what an action costs and brings."""
    kind, card = action.kind, action.card
    if kind == "draw":
        return Outlook(max(0, len(g.humans[seat]) + len(g.powers[seat]) + 1 - HAND_LIMIT))
    if card:
        wasted = card in HEALERS and g.blood[seat] == TOP_BLOOD
        if kind == "use":
            return WASTED if wasted else _used(g, seat, card)
        return Outlook(cost_of(g, card), says="full" if wasted and kind == "play" else "no")
    if kind == "recover":
        return Outlook(recoverable(g, seat))
    if kind == "dominate":
        return _conquest(g, seat, action.seat)
    if kind == "feed":
        master = head_of(g, seat)
        free = "-free" if g.grace[seat] + MEAL_GRACE > LAST_GRACE else ""
        return Outlook(min(MEAL, TOP_BLOOD - g.blood[master]), head=Seat(master), says=gender_of(g, master) + free)
    return _rest(g, seat)


def _used(g: Carpathes, seat: Seat, card: str) -> Outlook:
    """CA-164, 165: what a blue card certainly gives: doses, or a Human within the hand limit."""
    effect = POWER[card].effects[0]
    if card in HEALERS:
        return Outlook(min(effect.n, TOP_BLOOD - g.blood[seat]), says="no")
    if effect.does == "draw-humans" and len(g.humans[seat]) + len(g.powers[seat]) + effect.n <= HAND_LIMIT:
        return Outlook(effect.n, says="no")
    return NO_MATTER


def _conquest(g: Carpathes, seat: Seat, other: Seat) -> Outlook:
    """CA-101, 104, 105, 204: the price, whose Slave it will be, and whether it ends the match."""
    head = Seat(head_of(g, seat))
    gained = {other, *slaves_of(g, other)} | set(slaves_of(g, head))
    wins = "-wins" if len(gained) == g.seats - 1 else ""
    return Outlook(DOMINATE_COST, g.blood[seat] - DOMINATE_COST, head, ("master" if head == seat else "slave") + wins)


def _rest(g: Carpathes, seat: Seat) -> Outlook:
    """CA-026, 053, 100, 126, 130: actions not used are lost, an unsettled demand costs Grace, the weak are prey."""
    asked = g.demand if is_slave(g, seat) and not g.served else "nothing"
    if asked == "attack" and is_same_camp(g, seat, g.quarry):
        asked = "nothing"
    over = max(0, len(g.humans[seat]) + len(g.powers[seat]) - HAND_LIMIT)
    weak = g.blood[seat] <= WEAK and not is_slave(g, seat)
    return Outlook(g.actions, max(0, g.grace[seat] - EARNED[asked]), says=asked, over=over, weak=weak)


@kept
def as_option(seat: int, action: Action, brings: Outlook) -> Option[Action]:
    """Make an action an answer, with the line that says what it brings."""
    kind, card = action.kind, action.card
    facts: Facts = {"n": brings.n, "says": brings.says}
    if kind == "draw":
        label = Say(f"option-draw-{action.deck}", facts)
        return Option(action.code, action, (f"{action.deck}_deck",), label, brings=_brings(seat, action, brings))
    marks: tuple[str, ...] = () if kind == "end" else (f"blood:{seat}",)
    if card:
        marks = (f"laid:{seat}:{card}",) if kind == "use" else (f"hand:{seat}:{card}",)
        name = card_word(card)
        facts |= {"card": name, "text": Say(f"{name.key}-body")}
    elif kind == "dominate":
        marks = (f"seat:{action.seat}",)
        facts |= {"other": who(action.seat), "master": who(max(brings.head, 0)), "left": brings.left}
    elif kind == "end":
        facts |= {"left": brings.left, "over": brings.over, "weak": "yes" if brings.weak else "no"}
        facts |= {"awake": "yes", "card": card_word(brings.awake)} if brings.awake else {"awake": "no"}
    label, sure = Say(f"option-{kind}", facts), _brings(seat, action, brings)
    return Option(action.code, action, marks, label, idle=kind == "end", brings=sure)


def _brings(seat: int, action: Action, brings: Outlook) -> dict[str, int]:
    """Return the numbers that an action certainly changes before its player is asked again."""
    kind, card, n = action.kind, action.card, brings.n
    if kind == "draw":
        return {} if n else {f"held:{seat}:back-{action.deck}": 1}
    if kind == "lay":
        return {f"laid:{seat}": 1}
    if kind == "use" and n:
        return {f"blood:{seat}" if card in HEALERS else f"held:{seat}:back-human": n}
    if kind == "dominate":
        return {f"blood:{seat}": -n}
    if kind == "feed":
        grace = {} if brings.says.endswith("-free") else {f"grace:{seat}": MEAL_GRACE}
        return {f"blood:{brings.head}": n, **grace}
    return {}
