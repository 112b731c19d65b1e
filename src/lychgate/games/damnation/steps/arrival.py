"""Setup and The Arrival: who begins, Deathknells, Heirlooms, Villains, start places, first cards (DA-002..042)."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from lychgate.core.ask import Menu, Option, Play, Script, Seat, as_card, pick, roll, shuffle, together
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.menus import knell_option
from lychgate.games.damnation.data.cards import (
    CARNAGE,
    HAUNT_DECK,
    HEIRLOOM_DECK,
    HUNTERS_MOON,
    IDS,
    START,
    VAMPIRE_DECK,
)
from lychgate.games.damnation.data.geometry import CEMETERY, DECK_AT, PLACE, PLACES, ROOM0, STANDARD, TRAP_ICONS
from lychgate.games.damnation.data.numbers import FULL_HEALTH, RETURN_HEALTH
from lychgate.games.damnation.data.villains import ALL_TOKENS, LIVING, NONE, VILLAINS
from lychgate.games.damnation.events.arrival import HeirloomsDrawn, HeirloomShown, KnellChosen, VillainChosen, WentFirst
from lychgate.games.damnation.events.death import Returned
from lychgate.games.damnation.state.hands import gain, know
from lychgate.games.damnation.state.position import Castle, turn_order
from lychgate.games.damnation.steps.draws import DrawAndKeep
from lychgate.games.damnation.words.names import card_word, place_word, villain_word

HEIRLOOMS, JOINT_HEIRLOOMS = 3, 4
"""DA-032, DA-881: how many each player draws."""


class ShuffleAll(Step, frozen=True):
    """DA-002..004, 890 Decks are shuffled, traps laid out unseen, Deathknells put on their slots."""

    def play(self, g: Castle) -> Play:
        """Every deck, the tokens and the Deathknells have a luck of their own."""
        decks = []
        for number, deck in enumerate(g.decks):
            if number in (VAMPIRE_DECK, HAUNT_DECK):
                decks.append(deck)
            else:
                decks.append((yield from shuffle(f"deck-{number}", deck)))
        tokens = yield from shuffle("traps", g.reserve)
        knells = yield from shuffle("knells", g.spare_knells)
        g.decks = decks
        g.trap_spaces = TRAP_ICONS
        g.traps, g.reserve = tokens[: len(TRAP_ICONS)], tokens[len(TRAP_ICONS) :]
        if g.options.gothic:
            g.tolled, g.tolled_slots = [CARNAGE, HUNTERS_MOON], (0, 1)
        slots = tuple(slot for slot in range(5) if slot not in g.tolled_slots)
        knells = [knell for knell in knells if knell not in g.tolled]
        if g.options.deathknells == "chosen":
            g.left_out, g.spare_knells = sorted(knells), []
        else:
            g.knell_slots, g.knells, g.spare_knells = slots, knells[: len(slots)], knells[len(slots) :]


class RollForFirst(Step, frozen=True):
    """DA-006 Every player rolls two D6; the highest total goes first, ties roll again among themselves."""

    def play(self, g: Castle) -> Play:
        """Roll until one is highest."""
        rivals = list(range(g.seats))
        best = 0
        while len(rivals) > 1:
            sums = {}
            for seat in rivals:
                sums[seat] = (yield from roll("first")) + (yield from roll("first"))
            best = max(sums.values())
            rivals = [seat for seat in rivals if sums[seat] == best]
        g.first = rivals[0]
        g.tell(WentFirst(Seat(g.first), best))


class ChooseKnells(Step, frozen=True):
    """DA-893 The five Deathknells are chosen before the game: from the first player on, each names one in turn."""

    def play(self, g: Castle) -> None:
        """As many as there are free slots, then they are shuffled onto them."""
        if g.options.deathknells == "chosen":
            seats = g.clockwise(g.first)
            free = 5 - len(g.tolled_slots)
            g.do(*[ChooseKnell(Seat(seats[number % g.seats])) for number in range(free)], LayKnells())


class ChooseKnell(Step, frozen=True):
    """DA-893 One player names one Deathknell."""

    seat: Seat

    def play(self, g: Castle) -> Play:
        """Ask for one of those not yet named."""
        options = [knell_option(knell) for knell in g.left_out]
        knell = yield from pick(self.seat, "choose-knell", options, clause="DA-893")
        g.left_out.remove(knell)
        g.chosen_knells.append(knell)
        g.tell(KnellChosen(self.seat, knell))


class LayKnells(Step, frozen=True):
    """DA-893 The chosen Deathknells are shuffled onto the free slots, face down."""

    def play(self, g: Castle) -> Play:
        """Nobody knows which lies where."""
        order = yield from shuffle("chosen-knells", sorted(g.chosen_knells))
        g.knell_slots = tuple(slot for slot in range(5) if slot not in g.tolled_slots)
        g.knells, g.chosen_knells = order, []


class DrawHeirlooms(Step, frozen=True):
    """DA-032, 881 Each player draws three Heirlooms unseen; with two players four."""

    def play(self, g: Castle) -> None:
        """In turn order."""
        count = HEIRLOOMS if g.seats > 2 else JOINT_HEIRLOOMS
        for seat in g.clockwise(g.first):
            take_heirlooms(g, seat, count)


def take_heirlooms(g: Castle, seat: int, count: int) -> None:
    """Draw as many Heirlooms as there are left."""
    deck = g.decks[HEIRLOOM_DECK]
    drawn = [deck.pop() for _ in range(min(count, len(deck)))]
    for card in drawn:
        gain(g, seat, card)
    g.tell(HeirloomsDrawn(Seat(seat), len(drawn)))


def _villain_option(kind: int) -> Option[int]:
    villain = VILLAINS[kind].id
    return Option(villain, kind, (), villain_word(kind), facts=as_card(villain, suggested=villain == "lost"))


_BOARDS = tuple(_villain_option(kind) for kind in range(len(VILLAINS)))


class ChooseVillain(Step, frozen=True):
    """DA-033, 880 A player picks a Villain not yet taken."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> Play:
        """Ask (D1)."""
        seat = g.owner(self.villain)
        menu = Menu([option for option in _BOARDS if option.value not in g.kind])
        kind = yield from pick(seat, "villain", menu, clause="DA-033")
        g.kind[self.villain] = kind
        g.tell(VillainChosen(seat, kind))


class ChooseVillains(Step, frozen=True):
    """DA-030, 033, 880 In turn order; with two players a second one each afterwards."""

    def play(self, g: Castle) -> None:
        g.do(*[ChooseVillain(v) for v in turn_order(g)])


def _heirloom_options(g: Castle, seat: int) -> Menu[tuple[int, ...]]:
    """D2: one Heirloom, or for two Villains two different ones in order."""
    count = len(g.villains(seat))
    cards = sorted(card for card in g.hand[seat] if card in START)
    kinds = tuple(g.kind[v] for v in g.villains(seat))
    mild = next((card for card in cards if START[card] in MILD_ROOMS), None)
    return Menu(_start_option(seat, kinds, chosen, (mild,) == chosen) for chosen in permutations(cards, count))


MILD_ROOMS = ("master_bedroom", "kitchen", "great_hall")
"""Few cards of these rooms hurt: good places to begin one's first match."""


@kept
def _start_option(
    seat: int, kinds: tuple[int, ...], chosen: tuple[int, ...], suggested: bool
) -> Option[tuple[int, ...]]:
    return Option(
        "start:" + ",".join(IDS[card] for card in chosen),
        chosen,
        tuple(f"hand:{seat}:{IDS[card]}" for card in chosen),
        _start_words(kinds, chosen),
        facts=as_card(*(IDS[card] for card in chosen), suggested=suggested),
    )


def _start_words(kinds: tuple[int, ...], chosen: tuple[int, ...]) -> Say:
    """Say which Heirloom puts whom where; with two Villains each by name."""
    if len(chosen) == 1:
        return Say("option-start", {"card": card_word(chosen[0]), "place": place_word(PLACE[START[chosen[0]]])})
    facts: dict[str, str | int | Say] = {}
    for which, kind, card in zip(("one", "two"), kinds, chosen, strict=True):
        facts |= {which: villain_word(kind), f"card_{which}": card_word(card)}
        facts[f"place_{which}"] = place_word(PLACE[START[card]])
    return Say("option-start-two", facts)


def _choose_start(g: Castle, seat: int) -> Script[tuple[int, ...]]:
    return (yield from pick(seat, "start", _heirloom_options(g, seat), clause="DA-034"))


class PlaceHeirlooms(Step, frozen=True):
    """DA-034, 035 All lay an Heirloom face down, then show it: it names the start place and returns to the hand."""

    public: ClassVar = ()

    def play(self, g: Castle) -> Play:
        """Everybody has now seen that one card."""
        seats = range(g.seats)
        chosen = yield from together({seat: _choose_start(g, seat) for seat in seats}, clause="DA-034")
        for seat in seats:
            for v, card in zip(g.villains(seat), chosen[seat], strict=True):
                show_start(g, v, card)


def show_start(g: Castle, v: int, card: int) -> None:
    """Put a Villain in the room its Heirloom names."""
    g.place[v] = PLACE[START[card]]
    if card in g.hand[g.owner(v)]:
        know(g, [card], (1 << g.seats) - 1)
    g.reveal()
    g.tell(HeirloomShown(g.owner(v), g.kind[v], card, g.place[v]))


class FirstCards(Step, frozen=True):
    """DA-036..040 Step 4: in turn order each draws two cards of the deck where its Villain stands and keeps one."""

    public: ClassVar = ()

    def play(self, g: Castle) -> None:
        """At The Gate they are Heirlooms (DA-038)."""
        g.do(*[first_cards(g, v) for v in turn_order(g)], SetOut())


def first_cards(g: Castle, v: int) -> DrawAndKeep:
    """Draw two, keep one."""
    return DrawAndKeep(v, DECK_AT[g.place[v] - ROOM0], 2, 1)


class SetOut(Step, frozen=True):
    """DA-007, 041 After The Arrival tokens lie star side up and Health stands on 10."""

    def play(self, g: Castle) -> None:
        """Those who were Slain on arrival stay what they are."""
        g.arriving = False
        for v in range(len(g.kind)):
            if g.is_living(v):
                g.health[v], g.tokens[v] = FULL_HEALTH, ALL_TOKENS


# --- coming back


class ComeBack(Step, frozen=True):
    """DA-689, 692, 693, 851 A Villain returns: three Heirlooms, a start place, two cards of which one is kept."""

    public: ClassVar = ("villain",)

    villain: int

    def play(self, g: Castle) -> None:
        """The Arrival's bans hold; the turn is over with it."""
        v = self.villain
        g.arriving = True
        g.over = True
        take_heirlooms(g, g.owner(v), HEIRLOOMS)
        g.do(ChooseReturn(v), BackAlive(v))


class ChooseReturn(Step, frozen=True):
    """DA-690, 691, 885 The start place: an Heirloom's, with 666 any Standard Room, without Heirlooms the Cemetery."""

    villain: int

    def play(self, g: Castle) -> Play:
        """Ask (D28) and show it."""
        v, seat = self.villain, g.owner(self.villain)
        cards = sorted(card for card in g.holds(seat) if card in START)
        options = [
            Option[tuple[int, int]](
                f"start:{IDS[card]}",
                (card, PLACE[START[card]]),
                (f"{'hand' if card in g.hand[seat] else 'face_up'}:{seat}:{IDS[card]}",),
                _start_words((), (card,)),
            )
            for card in cards
        ]
        if g.by_666[v]:
            options += [
                Option(
                    f"room:{PLACES[room]}",
                    (NONE, room),
                    (PLACES[room],),
                    Say("option-room", {"place": place_word(room)}),
                )
                for room in STANDARD
            ]
        elif not options:
            options = [
                Option("room:cemetery", (NONE, CEMETERY), (), Say("option-room", {"place": place_word(CEMETERY)}))
            ]
        card, place = yield from pick(seat, "return", options, clause="DA-689")
        g.role[v] = LIVING
        g.tracker[v] = 0
        g.by_666[v] = False
        if card == NONE:
            g.place[v] = place
        else:
            show_start(g, v, card)
        g.tell(Returned(seat, g.kind[v], g.place[v]))
        g.do(first_cards(g, v))


class BackAlive(Step, frozen=True):
    """DA-041, 689 The Villain is back with Health 4 and all its tokens; its turn is over."""

    villain: int

    def play(self, g: Castle) -> None:
        """Unless it was Slain on arrival."""
        v = self.villain
        g.arriving = False
        if g.is_living(v):
            g.health[v], g.tokens[v] = RETURN_HEALTH, ALL_TOKENS
