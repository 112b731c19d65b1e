"""Setup: characters, colours, decks, the first player, the first hands (chapter 3.1 of the clauses)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from lychgate.core.ask import Menu, Obstacle, Option, Play, Script, Seat, lot, pick, shuffle, together
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.games.carpathes import events
from lychgate.games.carpathes.choices.payments import obstacle
from lychgate.games.carpathes.data import CHARACTERS, COLOURS, HUMANS_DRAWN, HUMANS_KEPT, POWERS_DRAWN
from lychgate.games.carpathes.state.position import Carpathes, discard_humans, purse, seats_from
from lychgate.games.carpathes.state.purse import Purse, kinds, letters, minus, parts, purse_words
from lychgate.games.carpathes.steps.cycle import Cycle
from lychgate.games.carpathes.words.names import card_word

NAMES = tuple(character.id for character in CHARACTERS)


class TakeCharacter(Step, frozen=True):
    """CA-002, 003, D-01 A player takes a Character and a colour that nobody else has."""

    seat: Seat

    def play(self, g: Carpathes) -> Play:
        """Ask only where the options of the match leave the choice to the players."""
        seat = self.seat
        character, colour = NAMES[seat], COLOURS[seat]
        if g.options.characters == "choose":
            menu = free_menu("take", NAMES, g.character[:seat], seat)
            character = yield from pick(seat, "character", menu, clause="CA-002")
        if g.options.colours == "choose":
            menu = free_menu("wear", COLOURS, g.colour[:seat], seat)
            colour = yield from pick(seat, "colour", menu, clause="CA-003")
        g.character[seat], g.colour[seat] = character, colour
        g.tell(events.CharacterTaken(seat, character, colour))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-character", {"seat": who(self.seat)})


def free_menu(prefix: str, things: Sequence[str], taken: Sequence[str], seat: Seat) -> Menu[str]:
    """CA-003: everything nobody has; one's default first, or else the first one free."""
    order = sorted(things, key=lambda thing: thing != things[seat])
    return Menu(
        [
            Option(f"{prefix}:{thing}", thing, (), Say(f"option-{prefix}", {"what": card_word(thing)}))
            for thing in order
        ],
        lambda thing: [obstacle("CA-002" if prefix == "take" else "CA-003", "taken")] if thing in taken else [],
    )


class ShuffleDecks(Step, frozen=True):
    """CA-007..009 The three decks are shuffled; the first player is the one agreed on, or drawn by lot."""

    def play(self, g: Carpathes) -> Play:
        """Let chance decide all of it."""
        humans = yield from shuffle("humans", g.human_deck)
        events_ = yield from shuffle("events", g.event_deck)
        powers = yield from shuffle("powers", g.power_deck)
        chosen = g.options.first_player
        how = "option"
        if isinstance(chosen, str):
            how = "lot"
            chosen = yield from lot("first", [1] * g.seats)
        g.human_deck, g.event_deck, g.power_deck = humans, events_, powers
        g.first = Seat(chosen)
        g.tell(events.FirstPlayerNamed(g.first, how))
        for seat in range(g.seats):
            g.humans[seat] = [g.human_deck.pop() for _ in range(HUMANS_DRAWN)]
        g.reveal()
        g.do(KeepHumans())


class KeepHumans(Step, frozen=True):
    """CA-011..013, D-02 Each player keeps three of five Humans, all at once, and then gets three Powers."""

    def play(self, g: Carpathes) -> Play:
        """Sealed; the rejected cards are shown together when all have chosen."""
        kept = yield from together({seat: keep(g, seat) for seat in range(g.seats)})
        for seat in seats_from(g, g.first):
            rejected = minus(purse(g, seat), kept[seat])
            discard_humans(g, seat, rejected)
            g.tell(events.Rejected(seat, rejected))
            g.powers[seat] = [g.power_deck.pop() for _ in range(POWERS_DRAWN)]
        g.do(Cycle())

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-keep")


def keep(g: Carpathes, seat: int) -> Script[Purse]:
    """CA-011, 012: asked even if all five are alike, because the others see who has finished."""
    return (yield from pick(seat, "keep", keep_menu(seat, purse(g, Seat(seat))), clause="CA-011", forced=True))


@lru_cache(maxsize=256)
def keep_menu(seat: int, hand: Purse) -> Menu[Purse]:
    """CA-011: each different set of three."""

    def option(kept: Purse) -> Option[Purse]:
        marks = tuple(f"hand:{seat}:{kind}" for kind in kinds(kept))
        return Option(f"keep:{letters(kept)}", kept, marks, Say("option-keep", {"humans": purse_words(kept)}))

    def bars(kept: Purse) -> Iterator[Obstacle]:
        if sum(kept) != HUMANS_KEPT:
            yield obstacle("CA-011", "keep-three")

    return Menu.of([part for part in parts(hand) if any(part)], option, bars)
