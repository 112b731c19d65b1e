"""What happens in Blood Coven, as records; words for each are in `words/`."""

from __future__ import annotations

from typing import Annotated, Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.blood_coven.data import CARD, Ability, Coins, Ending, Source
from lychgate.games.blood_coven.words.names import card_title, coin_word, coin_words, slot_words

OneCoin = Annotated[str, Spoken(coin_word)]
"""A denomination, by its letter."""
Heap = Annotated[Coins, Spoken(coin_words)]
Slots = Annotated[tuple[int, ...], Spoken(slot_words)]
Cards = Annotated[tuple[Ability, ...], Spoken(lambda cards: [card_title(card) for card in cards])]


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
Grave = Literal["supply", "ash"]
"""Where the coin of a starved vampire goes."""
Hunt = Literal["over", "goes-on"]
"""BC-319: whether the vampire that caught somebody turns tails-up now, or has a second catch."""

ARRIVES_BY: dict[Arrival, str] = {"chosen": "BC-061", "only": "BC-069", "random": "BC-220"}
RESTS_BY: dict[Rest, str] = {"chosen": "BC-096", "forced": "BC-097"}
WINS_BY: dict[Victory, str] = {"alone": "BC-179", "shared": "BC-180"}
AWARDED_BY: dict[Award, str] = {"fewest": "BC-050", "tie": "BC-051", "lot": "BC-052", "first": "BC-201"}
STARVES_BY: dict[Grave, str] = {"supply": "BC-081", "ash": "BC-221"}
CAUGHT_BY: dict[Source, str] = {"city": "BC-110", "supply": "BC-318"}
ENDS_BY: dict[Ending, str] = {
    "streets-empty": "BC-160",
    "no-vampires": "BC-165",
    "quiet-nights": "BC-166",
    "round-limit": "BC-167",
}
for _name, _rules, _words in (
    ("ARRIVES_BY", ARRIVES_BY, Arrival),
    ("RESTS_BY", RESTS_BY, Rest),
    ("WINS_BY", WINS_BY, Victory),
    ("AWARDED_BY", AWARDED_BY, Award),
    ("STARVES_BY", STARVES_BY, Grave),
    ("CAUGHT_BY", CAUGHT_BY, Source),
    ("ENDS_BY", ENDS_BY, Ending),
):
    check_complete(_name, _rules, words_of(_words))


class CardsDealt(Event, frozen=True):
    """A seat receives its ability card, or the two it will choose from."""

    seat: Seat
    cards: Cards
    clause = "BC-300"


class CardKept(Event, frozen=True):
    """A seat keeps one of its two ability cards."""

    seat: Seat
    card: Annotated[Ability, Spoken(card_title)]
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
    moment = True
    opens = "round"


class Placed(Event, frozen=True):
    """A seat's coins are laid: those on hungry vampires and those to be scared."""

    seat: Seat
    did: Deed
    fed: Heap
    slots: Slots
    scared: Heap
    clause = "BC-048"


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

    def by_clause(self) -> str:
        return AWARDED_BY[self.how]


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

    def by_clause(self) -> str:
        return ARRIVES_BY[self.how]


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
    where: Grave
    clause = "BC-081"

    def by_clause(self) -> str:
        return STARVES_BY[self.where]


class CovenLost(Event, frozen=True):
    """A seat has lost its last vampire."""

    seat: Seat
    clause = "BC-054"
    moment = True
    retold = True


class Sated(Event, frozen=True):
    """The victims fed upon go to rest; their vampires are well fed."""

    seat: Seat
    slots: Slots
    coins: Heap
    count: int
    """How many vampires that are."""
    clause = "BC-082"


class BloodRage(Event, frozen=True):
    """Scare coins are spent to raise a vampire's claw or fang for one action."""

    seat: Seat
    slot: int
    vampire: OneCoin
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
    hunt: Hunt
    clause = "BC-110"

    def by_clause(self) -> str:
        return CAUGHT_BY[self.source]


class Scared(Event, frozen=True):
    """A hand coin is scared for card B8 or B11, on the turn of the vampire in that slot."""

    seat: Seat
    slot: int
    coins: Heap
    card: Ability
    clause = "BC-305"

    def by_clause(self) -> str:
        return CARD[self.card].clause


class Paid(Event, frozen=True):
    """Two scare coins pay for a double hunt of the vampire in that slot."""

    seat: Seat
    slot: int
    coins: Heap
    clause = "BC-319"


class HuntEnded(Event, frozen=True):
    """A double hunt ends without a second catch."""

    seat: Seat
    slot: int
    vampire: OneCoin
    clause = "BC-319"


class Made(Event, frozen=True):
    """A victim becomes a vampire."""

    seat: Seat
    slot: int
    vampire: OneCoin
    coin: OneCoin
    place: int
    clause = "BC-120"


class Repopulated(Event, frozen=True):
    """A vampire empties the city: all of it goes back to the supply, and the city is stocked anew."""

    seat: Seat
    slot: int
    vampire: OneCoin
    coin: OneCoin
    back: Heap
    clause = "BC-151"


class RumourSpread(Event, frozen=True):
    """A rumour empties the city, without an action."""

    seat: Seat
    back: Heap
    clause = "BC-321"


class Passed(Event, frozen=True):
    """A vampire takes no action and stays fed."""

    seat: Seat
    slot: int
    vampire: OneCoin
    how: Rest
    clause = "BC-096"

    def by_clause(self) -> str:
        return RESTS_BY[self.how]


class Tired(Event, frozen=True):
    """Scare coins that were not used go to rest."""

    seat: Seat
    coins: Heap
    clause = "BC-162"


class QuietNight(Event, frozen=True):
    """No vampire acted, and the match goes on."""

    count: int
    """How many such nights there have been in a row."""
    last: int
    """How many of them end the match."""
    clause = "BC-166"
    moment = True


class LastFeeding(Event, frozen=True):
    """The final feeding begins: why the game ends."""

    reason: Ending
    clause = "BC-168"
    moment = True

    def by_clause(self) -> str:
        return ENDS_BY[self.reason]


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

    def by_clause(self) -> str:
        return WINS_BY[self.how]
