"""Raid: a small game with one of everything the kernel has. Its rules are in `rules.md`; read on from the top.

Hidden hands and a deck (zones), a spy (knowledge of single cards), reactions (windows), sealed bids (together), dice
and draws (chance), a hand limit and a victory (duties), and secrets that only some are told (events).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any

import msgspec

from lychgate.core.ask import Obstacle, Option, Play, Script, Seat, lot, pick, roll, shuffle, together
from lychgate.core.events import Event, OnlyFor
from lychgate.core.game import Game, GameOption, Setup, register
from lychgate.core.say import Say, who
from lychgate.core.state import State, ranked, state
from lychgate.core.step import Step
from lychgate.core.window import Reaction, Rounds, Window, reacts_to
from lychgate.core.zones import NOBODY, OWNER, Shown, Zone, move

# --- the cards: small numbers into one table

KINDS = ("raid",) * 6 + ("shield",) * 4 + ("mirror",) * 3 + ("gold",) * 7
"""RA-002: what each card is."""
COINS = CARDS = 3
HAND_LIMIT = 4
RICH = 7


def kind_names(cards: Iterable[int]) -> list[str]:
    """Cards of a kind are alike."""
    return [KINDS[card] for card in cards]


def back_of(card: int) -> str:
    """RA-002: what everybody sees of a hidden card."""
    return "golden" if KINDS[card] == "gold" else "plain"


# --- the state


class RaidOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match."""

    nights: int
    window: str
    auction: bool


@state
class Raid(State):
    """The position: who holds which card, and who knows more than that."""

    options: RaidOptions
    deck: Annotated[list[int], Zone(sees=NOBODY, pieces=kind_names, back=back_of, known="known")]
    """The last card is the top one."""
    hand: Annotated[list[list[int]], Zone(sees=OWNER, pieces=kind_names, back=back_of, known="known")]
    discards: Annotated[list[int], Zone(pieces=kind_names)] = field(default_factory=list)
    on_sale: Annotated[list[int], Zone(pieces=kind_names)] = field(default_factory=list)
    laid_open: Annotated[list[list[int]], Zone(pieces=kind_names, per_seat=True)]
    """The hands at the end."""
    coins: Annotated[list[int], Shown()]
    known: dict[int, int] = field(default_factory=dict)
    """Who knows where a hidden card is, as a bit for every seat."""


def learn(g: Raid, card: int, *seats: int) -> None:
    """Note that seats know a card even where it is hidden."""
    for seat in seats:
        g.known[card] = g.known.get(card, 0) | 1 << seat


def card_of(g: Raid, seat: int, kind: str) -> int:
    """Return the first card of a kind in a hand."""
    return next(card for card in g.hand[seat] if KINDS[card] == kind)


def discard(g: Raid, seat: int, kind: str, why: str) -> None:
    """Put a card from hand on the open discards; what was known of it is no longer a secret."""
    card = card_of(g, seat, kind)
    move(g, card, f"hand:{seat}", "discards")
    g.known.pop(card, None)
    g.tell(Discarded(Seat(seat), kind, why))


def no(clause: str, key: str) -> Obstacle:
    """Return a reason, as words."""
    return Obstacle(clause, Say(f"why-{key}"))


def of_hand(seat: int, kinds: Iterable[str]) -> list[Option[str]]:
    """Return an option for each kind of card in a hand."""
    return [Option(kind, kind, (f"hand:{seat}:{kind}",)) for kind in sorted(set(kinds))]


# --- events


class Discarded(Event, frozen=True):
    """A card is discarded, open to all."""

    seat: Seat
    card: str
    why: str
    clause = "RA-020"


class Drawn(Event, frozen=True):
    """A card is drawn; only its new owner sees which."""

    seat: Seat
    card: Annotated[str, OnlyFor("seat")]
    clause = "RA-021"


class Spied(Event, frozen=True):
    """Somebody looks at the top of the deck."""

    seat: Seat
    clause = "RA-022"


class Glimpsed(Event, frozen=True):
    """What the spy sees: nobody else is told."""

    seat: Seat
    card: str
    clause = "RA-022"
    only = ("seat",)


class Bid(Event, frozen=True):
    """A bid is opened."""

    seat: Seat
    coins: int
    card: str
    clause = "RA-010"


class Sold(Event, frozen=True):
    """The card turned up goes to the highest bidder."""

    seat: Seat
    card: str
    clause = "RA-012"


class Struck(Event, frozen=True):
    """A raid is carried out."""

    raider: Seat
    raided: Seat
    face: int
    clause = "RA-034"


class Stolen(Event, frozen=True):
    """A card changes hands; the two alone know which."""

    raider: Seat
    raided: Seat
    card: Annotated[str, OnlyFor("raider", "raided")]
    clause = "RA-034"


class HandShown(Event, frozen=True):
    """A hand is laid open at the end."""

    seat: Seat
    cards: str
    clause = "RA-043"


# --- the nights


class Deal(Step, frozen=True):
    """RA-001 Every player receives three cards; the rest is the deck."""

    def play(self, g: Raid) -> Play:
        """Shuffle, and deal from the top."""
        deck = yield from shuffle("deck", g.deck)
        for seat in range(g.seats):
            g.hand[seat] = deck[seat * CARDS : (seat + 1) * CARDS]
        g.deck = deck[g.seats * CARDS :]
        g.do(Night())


class Night(Step, frozen=True):
    """RA-003 An auction, then a turn for every player."""

    def play(self, g: Raid) -> None:
        """Put the night on the agenda."""
        g.round += 1
        if g.options.auction:
            g.do(TurnUp())
        g.do(*(Turn(seat) for seat in range(g.seats)))
        g.do(Night() if g.round < g.options.nights else Dawn())


class Dawn(Step, frozen=True):
    """RA-043 All show their hands and count."""

    def play(self, g: Raid) -> None:
        """Add up coins and gold."""
        gold = [kind_names(hand).count("gold") for hand in g.hand]
        g.laid_open, g.hand = g.hand, [[] for _ in range(g.seats)]
        g.reveal()
        for seat in range(g.seats):
            g.tell(HandShown(Seat(seat), " ".join(kind_names(g.laid_open[seat]))))
        g.result = ranked(tuple(g.coins[seat] + 2 * gold[seat] for seat in range(g.seats)), "dawn")


# --- the auction


class TurnUp(Step, frozen=True):
    """RA-010 The top card of the deck is turned up."""

    def play(self, g: Raid) -> None:
        """Turn it up; the question that depends on it is another step."""
        move(g, g.deck[-1], "deck", "on_sale")
        g.do(Auction())


class Offer(msgspec.Struct, frozen=True):
    """What a player bids: coins, and a kind of card or nothing."""

    coins: int
    card: str

    @property
    def total(self) -> int:
        """RA-011: a card raises the bid by one."""
        return self.coins + bool(self.card)


class Auction(Step, frozen=True):
    """RA-010..013 All bid at the same time; the highest bid takes the card."""

    def play(self, g: Raid) -> Play:
        """Ask all at once, draw lots among equals, then pay and take."""
        offers = yield from together({seat: self.offer(g, seat) for seat in range(g.seats)})
        best = max(offer.total for offer in offers.values())
        equals = [seat for seat, offer in offers.items() if offer.total == best]
        seat = equals[(yield from lot("equal-bids", [1] * len(equals)))] if len(equals) > 1 else equals[0]
        for bidder, offer in offers.items():
            g.tell(Bid(Seat(bidder), offer.coins, offer.card))
        card = g.on_sale[0]
        if not best:
            move(g, card, "on_sale", "discards")
            return
        g.coins[seat] -= offers[seat].coins
        if offers[seat].card:
            discard(g, seat, offers[seat].card, "bid")
        move(g, card, "on_sale", f"hand:{seat}")
        learn(g, card, *range(g.seats))
        g.tell(Sold(Seat(seat), KINDS[card]))

    def offer(self, g: Raid, seat: int) -> Script[Offer]:
        """Ask one player for coins, then for a card; how many of both there are is no secret."""
        coins = yield from pick(seat, "bid.coins", [Option(str(n), n) for n in range(g.coins[seat] + 1)])
        none: Option[str] = Option("none", "")
        card = yield from pick(seat, "bid.card", [none, *of_hand(seat, kind_names(g.hand[seat]))], clause="RA-011")
        return Offer(coins, card)

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-auction")


# --- a turn

ACTIONS = ("draw", "spy", "sell", "raid", "pass")


def bars_of_action(g: Raid, seat: int) -> Callable[[str], Iterator[Obstacle]]:
    """RA-020..024: why an action is not possible."""
    own = kind_names(g.hand[seat])

    def bars(action: str) -> Iterator[Obstacle]:
        if action in ("draw", "spy") and not g.deck:
            yield no("RA-021", "no-deck")
        if action == "spy" and g.deck and g.known.get(g.deck[-1], 0) >> seat & 1:
            yield no("RA-022", "known-already")
        if action == "sell" and "gold" not in own:
            yield no("RA-023", "no-gold")
        if action == "raid" and "raid" not in own:
            yield no("RA-024", "no-raid")
        if action == "raid" and not any(is_worth_raiding(g, seat, other) for other in range(g.seats)):
            yield no("RA-024", "nothing-to-take")

    return bars


def is_worth_raiding(g: Raid, seat: int, other: int) -> bool:
    """RA-024: another player who has a card or a coin."""
    return other != seat and bool(g.hand[other] or g.coins[other])


def bars_of_target(g: Raid, seat: int) -> Callable[[int], Iterator[Obstacle]]:
    """RA-024: why somebody cannot be raided."""

    def bars(other: int) -> Iterator[Obstacle]:
        if not is_worth_raiding(g, seat, other):
            yield no("RA-024", "oneself" if other == seat else "nothing-to-take")

    return bars


class Turn(Step, frozen=True):
    """RA-020 A player draws, spies, sells, raids or passes."""

    seat: int

    def play(self, g: Raid) -> Play:
        """Ask what to do and, for a raid, against whom."""
        seat = self.seat
        wanted = (Option(action, action, (f"action:{action}",)) for action in ACTIONS)
        # Asked even when only passing is left, because that depends on cards the others do not see.
        action = yield from pick(seat, "turn", wanted, bars_of_action(g, seat), clause="RA-020", forced=True)
        if action == "raid":
            others = [Option(f"seat-{other}", other, (f"seat:{other}",)) for other in range(g.seats)]
            target = yield from pick(seat, "turn.target", others, bars_of_target(g, seat), clause="RA-024")
            discard(g, seat, "raid", "raid")
            g.do(announced(g, Strike(seat, target)))
        elif action == "draw":
            card = g.deck[-1]
            move(g, card, "deck", f"hand:{seat}")
            g.tell(Drawn(Seat(seat), KINDS[card]))
        elif action == "spy":
            learn(g, g.deck[-1], seat)
            g.reveal()
            g.tell(Spied(Seat(seat)))
            g.tell(Glimpsed(Seat(seat), KINDS[g.deck[-1]]))
        elif action == "sell":
            discard(g, seat, "gold", "sell")
            g.coins[seat] += 2

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-turn", {"seat": who(self.seat)})


# --- raids and reactions


class Strike(Step, frozen=True):
    """RA-034 The raid rolls a die and takes a coin, a card or nothing."""

    raider: int
    raided: int
    bribes: int = 0

    def play(self, g: Raid) -> Play:
        """Roll; if it comes to a card, draw one of the victim's hand."""
        face = yield from roll("strike")
        raider, raided = self.raider, self.raided
        hand = g.hand[raided]
        score = face - 2 * self.bribes
        card = None
        if score >= 5 and hand:
            card = hand[(yield from lot("theft", [1] * len(hand)))]
        g.tell(Struck(Seat(raider), Seat(raided), face))
        if card is not None:
            move(g, card, f"hand:{raided}", f"hand:{raider}")
            learn(g, card, raider, raided)
            g.tell(Stolen(Seat(raider), Seat(raided), KINDS[card]))
        elif 3 <= score <= 4 and g.coins[raided]:
            g.coins[raided] -= 1
            g.coins[raider] += 1

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-strike", {"raider": who(self.raider), "raided": who(self.raided)})


def announced(g: Raid, strike: Strike) -> Window:
    """RA-030: who may react is told by public facts alone: the others who hold cards, the raided player first."""
    order = tuple(seat for seat in g.clockwise(strike.raided) if seat != strike.raider and g.hand[seat])
    return Window(strike, order, Rounds(g.options.window))


@reacts_to(Strike)
def reactions(g: Raid, seat: int, strike: Strike) -> Iterator[Reaction]:
    """RA-031..033: what a player holds against a raid."""
    own = kind_names(g.hand[seat])
    if "shield" in own:
        yield Reaction("shield", shield, (f"hand:{seat}:shield",))
    if "mirror" in own and seat == strike.raided:
        yield Reaction("mirror", mirror, (f"hand:{seat}:mirror",))
    if "gold" in own:
        yield Reaction("bribe", bribe, (f"hand:{seat}:gold",))


def shield(g: Raid, seat: int, strike: Strike) -> None:
    """RA-031: the raid ends."""
    discard(g, seat, "shield", "shield")


def mirror(g: Raid, seat: int, strike: Strike) -> Step:
    """RA-032: the raid turns upon the raider."""
    discard(g, seat, "mirror", "mirror")
    return announced(g, Strike(seat, strike.raider, strike.bribes))


def bribe(g: Raid, seat: int, strike: Strike) -> Step:
    """RA-033: the roll will count less."""
    discard(g, seat, "gold", "bribe")
    return Strike(strike.raider, strike.raided, strike.bribes + 1)


# --- duties


class DropCard(Step, frozen=True):
    """RA-040 Whoever has too many cards discards one."""

    seat: int

    def play(self, g: Raid) -> Play:
        """Ask which; also when all are alike, because nobody else may know that."""
        own = of_hand(self.seat, kind_names(g.hand[self.seat]))
        kind = yield from pick(self.seat, "drop", own, clause="RA-040", forced=True)
        discard(g, self.seat, kind, "limit")


class Reshuffle(Step, frozen=True):
    """RA-041 The discards become the deck."""

    def play(self, g: Raid) -> Play:
        """Shuffle them; nobody knows any of them now."""
        g.deck = yield from shuffle("reshuffle", g.discards)
        g.discards = []


class Riches(Step, frozen=True):
    """RA-042 A player with seven coins wins at once."""

    def play(self, g: Raid) -> None:
        """End the match."""
        g.result = ranked(tuple(g.coins), "riches")


def duty(g: Raid) -> Step | None:
    """RA-040..042: what the position forces."""
    if max(g.coins) >= RICH:
        return Riches()
    if not g.deck and g.discards:
        return Reshuffle()
    return next((DropCard(seat) for seat in range(g.seats) if len(g.hand[seat]) > HAND_LIMIT), None)


def setup(given: Setup) -> Raid:
    """RA-001: all cards in the deck, coins for everybody; dealing is the first step."""
    seats = given.seats
    return Raid(
        seats=seats,
        chance=given.chance,
        options=msgspec.convert(given.options, RaidOptions),
        deck=list(range(len(KINDS))),
        hand=[[] for _ in range(seats)],
        laid_open=[[] for _ in range(seats)],
        coins=[COINS] * seats,
        agenda=[Deal()],
    )


def refuses(seats: int, options: Any) -> str | None:
    """Say why options do not go together."""
    if options["nights"] == 5 and seats > 3:
        return "Five nights are for two or three players (RA-003)."
    return None


GAME = Game(
    id="raid",
    title="Raid",
    prefix="RA",
    players=(2, 4),
    minutes=(5, 10),
    complexity=2,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    duty=duty,
    refuses=refuses,
    turn_clause="RA-020",
    options=(
        GameOption(name="nights", values=(3, 1, 5), clause="RA-003"),
        GameOption(name="window", values=("once", "until-pass", "restart"), clause="RA-030"),
        GameOption(name="auction", values=(True, False), clause="RA-010"),
    ),
)
register(GAME)
