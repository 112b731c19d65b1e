"""What happens in a match of Carpathes, as records: logs, screens and statistics are made from them."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.carpathes.wording import Card, Cards, Humans, Prey, Seats

# --- setup, turns


class CharacterTaken(Event, frozen=True):
    """A player takes a Character card and a colour."""

    seat: Seat
    character: Card
    colour: Card
    clause = "CA-002"


class FirstPlayerNamed(Event, frozen=True):
    """It is settled who plays first in the first cycle."""

    seat: Seat
    how: str
    """lot or option."""
    clause = "CA-009"


class Rejected(Event, frozen=True):
    """A player has kept three Humans; the two others are shown."""

    seat: Seat
    humans: Humans
    clause = "CA-012"


class CycleBegan(Event, frozen=True):
    """The Cycle card shows a moon and the figure 1."""

    cycle: int
    moon: str
    clause = "CA-023"
    opens = "round"


class RoundBegan(Event, frozen=True):
    """The Cycle card is turned to its next figure."""

    figure: int
    clause = "CA-021"
    opens = "round"


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    seat: Seat
    actions: int
    clause = "CA-024"
    opens = "turn"


# --- cards and blood


class Drew(Event, frozen=True):
    """A player draws a card; from which deck is public. Whoever drew it is told more (`Seen`)."""

    seat: Seat
    deck: str
    clause = "CA-050"
    spares = ("seat",)


class Seen(Event, frozen=True):
    """Which card it is, the drawer alone learns."""

    seat: Seat
    deck: str
    card: Card
    clause = "CA-051"
    only = ("seat",)


class Reshuffled(Event, frozen=True):
    """A discard pile becomes the deck."""

    deck: str
    count: int
    clause = "CA-190"


class Paid(Event, frozen=True):
    """A cost is paid."""

    seat: Seat
    card: Card
    humans: Humans
    blood: int
    how: str
    """humans, blood, both."""
    clause = "CA-037"


class Lost(Event, frozen=True):
    """A loss is paid, as far as it can be."""

    seat: Seat
    n: int
    humans: Humans
    blood: int
    how: str
    """humans, blood, both or nothing."""
    forgiven: int
    clause = "CA-044"


class Recovered(Event, frozen=True):
    """A blood counter goes up."""

    seat: Seat
    n: int
    blood: int
    """Where it stands now."""
    clause = "CA-049"


class Drank(Event, frozen=True):
    """The recovery action: Humans are discarded for blood."""

    seat: Seat
    humans: Humans
    n: int
    blood: int
    clause = "CA-060"


class Dropped(Event, frozen=True):
    """Cards are discarded from hand."""

    seat: Seat
    cards: Cards
    why: str
    """limit, terror or conversion."""
    clause = "CA-053"


# --- attacks


class Announced(Event, frozen=True):
    """An attack is announced: who, with what, against whom."""

    seat: Seat
    card: Card
    targets: Seats
    prey: Prey
    """The blue card Destruction is aimed at, or none."""
    how: str
    """card, power or prey."""
    clause = "CA-056"


class Played(Event, frozen=True):
    """An Aid, or a blue power that is no attack, is activated."""

    seat: Seat
    card: Card
    clause = "CA-055"


class Reacted(Event, frozen=True):
    """A target answers with a reaction Aid."""

    seat: Seat
    card: Card
    humans: Humans
    blood: int
    attacker: Seat
    how: str
    """cancel or return."""
    clause = "CA-080"


class Stolen(Event, frozen=True):
    """Hypnosis takes a card; everybody sees its back. The two are told more (`Recognised`)."""

    thief: Seat
    victim: Seat
    back: str
    clause = "CA-157"
    spares = ("thief", "victim")


class Recognised(Event, frozen=True):
    """Which card it was, the two alone know."""

    thief: Seat
    victim: Seat
    back: str
    card: Card
    clause = "CA-157"
    only = ("thief", "victim")


class Paralysed(Event, frozen=True):
    """A player will have two actions in his next turn."""

    seat: Seat
    clause = "CA-153"


class Destroyed(Event, frozen=True):
    """A blue card is discarded."""

    seat: Seat
    card: Card
    clause = "CA-155"


class Laid(Event, frozen=True):
    """A blue card is laid beside a Character."""

    seat: Seat
    card: Card
    clause = "CA-065"


class Vanished(Event, frozen=True):
    """A player becomes Invisible."""

    seat: Seat
    clause = "CA-144"


class Reappeared(Event, frozen=True):
    """A player can be seen again."""

    seat: Seat
    clause = "CA-170"


# --- masters and slaves


class Dominated(Event, frozen=True):
    """A vampire is dominated; a Slave does it for his Master."""

    seat: Seat
    by: Seat
    master: Seat
    how: str
    """master or slave."""
    clause = "CA-103"


class Inherited(Event, frozen=True):
    """A Slave passes to the one who dominated his Master, with the Grace he had."""

    seat: Seat
    master: Seat
    grace: int
    clause = "CA-105"


class Demanded(Event, frozen=True):
    """A Master makes a demand, or none."""

    master: Seat
    slave: Seat
    what: str
    """feed, attack or nothing."""
    quarry: Seat | None
    word: str
    """title, bare, or plain where the variant is not played."""
    clause = "CA-117"


class Acknowledged(Event, frozen=True):
    """A Slave acknowledges a demand."""

    slave: Seat
    master: Seat
    title: str
    """m or f."""
    word: str
    clause = "CA-215"


class Forgot(Event, frozen=True):
    """Somebody left out the word and loses 5."""

    seat: Seat
    clause = "CA-214"


class Fed(Event, frozen=True):
    """A Slave feeds his Master."""

    slave: Seat
    master: Seat
    humans: Humans
    blood: int
    how: str
    clause = "CA-122"


class GraceMoved(Event, frozen=True):
    """Grace advances or goes back."""

    seat: Seat
    n: int
    grace: int
    why: str
    """attack, order, feeding, devotion, revolt, unfed or refused."""
    way: str
    """up or down."""
    clause = "CA-133"


class Freed(Event, frozen=True):
    """A Slave passes 4 Grace and is free."""

    seat: Seat
    master: Seat
    clause = "CA-138"


class OrderLapsed(Event, frozen=True):
    """The named adversary has joined the camp."""

    seat: Seat
    quarry: Seat
    clause = "CA-116"


# --- the end of a cycle, the end of the game


class EventTurned(Event, frozen=True):
    """The first player turns over an Event."""

    seat: Seat
    event: Card
    clause = "CA-171"


class BidMade(Event, frozen=True):
    """A player bids for the first place, or passes (0)."""

    seat: Seat
    bid: int
    how: str
    """bid, pass or unable."""
    clause = "CA-173"


class FirstPlaceWon(Event, frozen=True):
    """The highest bidder pays and will play first."""

    seat: Seat
    bid: int
    humans: Humans
    clause = "CA-179"


class FirstPlaceKept(Event, frozen=True):
    """Nobody bid: the first player stays first."""

    seat: Seat
    clause = "CA-177"


class EventStruck(Event, frozen=True):
    """The Event takes effect."""

    event: Card
    clause = "CA-182"


class Crowned(Event, frozen=True):
    """One player is Master of all."""

    seat: Seat
    clause = "CA-204"


class DawnBroke(Event, frozen=True):
    """The last cycle is over and nobody has won: the best placed does."""

    cycle: int
    seat: Seat
    clause = "CA-207"


class Placed(Event, frozen=True):
    """Where a player stands at the end."""

    seat: Seat
    place: int
    slaves: int
    total: int
    clause = "CA-208"
