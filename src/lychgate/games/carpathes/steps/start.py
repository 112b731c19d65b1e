"""Setup: characters, colours, decks, the first player, the first hands (chapter "Setup")."""

from __future__ import annotations

from typing import ClassVar, Literal

from lychgate.core.ask import Play, Script, Seat, lot, pick, shuffle, together
from lychgate.core.step import Step
from lychgate.games.carpathes.choices.start import free_menu, keep_menu
from lychgate.games.carpathes.data import CHARACTER, COLOURS, HUMANS_DRAWN, POWERS_DRAWN, Purse
from lychgate.games.carpathes.events.turns import CharacterTaken, FirstPlayerNamed, Rejected
from lychgate.games.carpathes.state.position import Carpathes, purse, seats_from
from lychgate.games.carpathes.state.purse import minus
from lychgate.games.carpathes.steps.cycle import Cycle
from lychgate.games.carpathes.steps.hands import discard_humans

CHARACTER_IDS = tuple(CHARACTER)


class TakeCharacter(Step, frozen=True):
    """CA-002, 003, D-01 A player takes a Character and a colour that nobody else has."""

    public: ClassVar = ("seat",)
    seat: Seat

    def play(self, g: Carpathes) -> Play:
        """Ask only where the options of the match leave the choice to the players."""
        seat = self.seat
        character, colour = CHARACTER_IDS[seat], COLOURS[seat]
        if g.options.characters == "choose":
            characters = free_menu("take", CHARACTER_IDS, g.character[:seat], seat)
            character = yield from pick(seat, "character", characters, clause="CA-002")
        if g.options.colours == "choose":
            colours = free_menu("wear", COLOURS, g.colour[:seat], seat)
            colour = yield from pick(seat, "colour", colours, clause="CA-003")
        g.character[seat], g.colour[seat] = character, colour
        g.tell(CharacterTaken(seat, character, colour))


class ShuffleDecks(Step, frozen=True):
    """CA-007..009 The three decks are shuffled; the first player is the one agreed on, or drawn by lot."""

    def play(self, g: Carpathes) -> Play:
        humans = yield from shuffle("humans", g.human_deck)
        happenings = yield from shuffle("events", g.event_deck)
        powers = yield from shuffle("powers", g.power_deck)
        chosen = g.options.first_player
        how: Literal["lot", "option"] = "option"
        if isinstance(chosen, str):
            how = "lot"
            chosen = yield from lot("first", [1] * g.seats)
        g.human_deck, g.event_deck, g.power_deck = humans, happenings, powers
        g.first = Seat(chosen)
        g.tell(FirstPlayerNamed(g.first, how))
        for seat in range(g.seats):
            g.humans[seat] = [g.human_deck.pop() for _ in range(HUMANS_DRAWN)]
        g.reveal()
        g.do(KeepHumans())


class KeepHumans(Step, frozen=True):
    """CA-011..013, D-02 Each player keeps three of five Humans, all at once, and then gets three Powers."""

    public: ClassVar = ()

    def play(self, g: Carpathes) -> Play:
        """Sealed; the rejected cards are shown together when all have chosen."""
        kept = yield from together({seat: keep(g, seat) for seat in range(g.seats)}, clause="CA-012")
        for seat in seats_from(g, g.first):
            rejected = minus(purse(g, seat), kept[seat])
            discard_humans(g, seat, rejected)
            g.tell(Rejected(seat, rejected))
            g.powers[seat] = [g.power_deck.pop() for _ in range(POWERS_DRAWN)]
        g.do(Cycle())


def keep(g: Carpathes, seat: int) -> Script[Purse]:
    """CA-011, 012: asked even if all five are alike, because the others see who has finished."""
    return (yield from pick(seat, "keep", keep_menu(seat, purse(g, Seat(seat))), clause="CA-011", forced=True))
