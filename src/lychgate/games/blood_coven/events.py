"""What happens in Blood Coven, as records; words for each are in `words/`."""

from __future__ import annotations

from typing import Annotated, Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.games.blood_coven.data import Ability, Ending, Source
from lychgate.games.blood_coven.words.names import card_word, coin_word, coin_words, slot_words

OneCoin = Annotated[str, Spoken(coin_word)]
"""A denomination, by its letter."""
Heap = Annotated[str, Spoken(coin_words)]
"""Coins in the notation of the rules: `PNN`."""
Slots = Annotated[tuple[int, ...], Spoken(slot_words)]
Cards = Annotated[tuple[Ability, ...], Spoken(lambda cards: [card_word(card) for card in cards])]


Deed = Literal["fed", "scared", "both", "nothing"]
"""What a player did with coins in Phase 1."""
Arrival = Literal["chosen", "only", "random"]
"""How a villager was found; `only`: one denomination was left."""
Rest = Literal["chosen", "forced"]
"""Why a vampire passes; `forced`: no action was possible."""
Power = Literal["claw", "fang"]
Victory = Literal["alone", "shared"]
Award = Literal["fewest", "tie", "lot", "first"]
"""BC-050..052, BC-201: why somebody takes the quarter."""


class CardsDealt(Event, frozen=True):
    """A seat receives its ability card, or the two it will choose from."""

    seat: Seat
    cards: Cards
    clause = "BC-300"


class CardKept(Event, frozen=True):
    """A seat keeps one of its two ability cards."""

    seat: Seat
    card: Annotated[Ability, Spoken(card_word)]
    clause = "BC-300"


class Started(Event, frozen=True):
    """A seat's first vampire takes its place."""

    seat: Seat
    coin: OneCoin
    slot: int
    clause = "BC-023"


class RoundBegan(Event, frozen=True):
    """A night begins."""

    round: int
    clause = "BC-030"
    opens = "round"


class Placed(Event, frozen=True):
    """A seat's coins are laid: those on hungry vampires and those to be scared."""

    seat: Seat
    did: Deed
    fed: Heap
    slots: Slots
    scared: Heap
    clause = "BC-049"


class BloodPrice(Event, frozen=True):
    """A victim goes back to the supply, two recover."""

    seat: Seat
    coin: OneCoin
    recovered: Heap
    clause = "BC-317"


class QuarterTaken(Event, frozen=True):
    """The first to finish takes the quarter."""

    seat: Seat
    placed: int
    how: Award
    clause = "BC-050"


class FedForNothing(Event, frozen=True):
    """The fourth vampire is fed for nothing."""

    seat: Seat
    slot: int
    coin: OneCoin
    clause = "BC-311"


class Populated(Event, frozen=True):
    """One villager comes to the city."""

    seat: Seat
    coin: OneCoin
    how: Arrival
    clause = "BC-061"


class RestArrived(Event, frozen=True):
    """The last of the supply comes to the city, all at once."""

    coins: Heap
    clause = "BC-069"


class BusyStreets(Event, frozen=True):
    """One villager more than the city usually holds."""

    seat: Seat
    coin: OneCoin
    clause = "BC-316"


class Recovered(Event, frozen=True):
    """Tired victims return to hand."""

    seat: Seat
    coins: Heap
    clause = "BC-080"


class Starved(Event, frozen=True):
    """A hungry vampire was not fed."""

    seat: Seat
    slot: int
    coin: OneCoin
    where: Literal["supply", "ash"]
    clause = "BC-081"


class Sated(Event, frozen=True):
    """The victims fed upon go to rest; their vampires are well fed."""

    seat: Seat
    slots: Slots
    coins: Heap
    clause = "BC-082"


class BloodRage(Event, frozen=True):
    """Scare coins are spent to raise a vampire's claw or fang for one action."""

    seat: Seat
    coins: Heap
    power: Power
    value: int
    clause = "BC-140"


class Caught(Event, frozen=True):
    """A villager is taken as a victim."""

    seat: Seat
    slot: int
    vampire: OneCoin
    coin: OneCoin
    source: Source
    clause = "BC-110"


class Paid(Event, frozen=True):
    """Two scare coins pay for a double hunt, or a hand coin is scared for an ability."""

    seat: Seat
    coins: Heap
    card: Ability
    clause = "BC-303"


class Made(Event, frozen=True):
    """A victim becomes a vampire."""

    seat: Seat
    slot: int
    vampire: OneCoin
    coin: OneCoin
    place: int
    clause = "BC-120"


class Repopulated(Event, frozen=True):
    """The whole city goes back to the supply and is stocked anew."""

    seat: Seat
    coin: OneCoin
    back: Heap
    clause = "BC-151"


class Passed(Event, frozen=True):
    """A vampire takes no action and stays fed."""

    seat: Seat
    slot: int
    vampire: OneCoin
    how: Rest
    clause = "BC-096"


class Tired(Event, frozen=True):
    """Scare coins that were not used go to rest."""

    seat: Seat
    coins: Heap
    clause = "BC-162"


class LastFeeding(Event, frozen=True):
    """The final feeding begins: why the game ends."""

    reason: Ending
    clause = "BC-168"


class FinallyFed(Event, frozen=True):
    """A seat's vampires are fed for the last time."""

    seat: Seat
    slots: Slots
    coins: Heap
    clause = "BC-170"


class TurnedToAsh(Event, frozen=True):
    """A vampire that could not be fed is removed from the game."""

    seat: Seat
    slot: int
    coin: OneCoin
    clause = "BC-174"


class Scored(Event, frozen=True):
    """A seat's points."""

    seat: Seat
    vampires: int
    victims: int
    card: int
    total: int
    clause = "BC-176"


class Won(Event, frozen=True):
    """Somebody has the most points."""

    seat: Seat
    points: int
    how: Victory
    clause = "BC-179"
