"""Set-up: first player, vampires, sides, decks, draft, gates, the first cards and the first plague."""

from __future__ import annotations

from lychgate.core.ask import Play, Script, Seat, lot, pick, shuffle, together
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.choices.menus import draft_menu, gate_menu, side_menu, vampire_menu
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, ID, ROMAN
from lychgate.games.sanguis_venenatus.data.numbers import DEALT, LAST_VP, SERVANTS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import NIGHTHUNTER_POPULARITY, SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import Side
from lychgate.games.sanguis_venenatus.events.start import (
    CrewRevealed,
    FirstPlayerDrawn,
    GateTaken,
    SideChosen,
    VampireChosen,
)
from lychgate.games.sanguis_venenatus.state.pieces import servant_names
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import units_of
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards
from lychgate.games.sanguis_venenatus.steps.plague import lay
from lychgate.games.sanguis_venenatus.steps.round import Round
from lychgate.games.sanguis_venenatus.words.names import vampire


class SetUp(Step, frozen=True):
    """SV-015, 018, 019, 023 The first player is drawn, decks are shuffled; after the gates each player draws a card."""

    def play(self, g: City) -> Play:
        first = yield from lot("first-player", [1] * g.seats)
        intrigue = yield from shuffle("intrigue-deck", g.intrigue_deck)
        fate = yield from shuffle("event-deck", g.event_deck)
        box = yield from shuffle("servant-deck", g.servant_box)
        g.first = Seat(first)
        g.intrigue_deck, g.event_deck, g.servant_box = intrigue, fate, box
        seats = [Seat(seat) for seat in g.order()]
        g.vp[seats[-1]] = LAST_VP
        g.tell(FirstPlayerDrawn(g.first, seats[-1], LAST_VP))
        g.do(*[ChooseVampire(seat) for seat in seats], Deal())
        if g.options.draft == "on":
            g.do(*[DraftPick(number) for number in range(1, SERVANTS + 1)])
        g.do(RevealCrews(), *[ChooseGate(seat) for seat in reversed(seats)], *map(DrawCards, seats), FirstPlague())


class ChooseVampire(Step, frozen=True):
    """SV-016..018 In seat order each player takes one of the remaining vampires; unused ones leave the game."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask which vampire (D1) and, with mixed sheets, which side (D2)."""
        sheet = yield from pick(
            self.seat, "vampire", vampire_menu(g), args={"sheets": g.options.sheets}, clause="SV-016"
        )
        side: Side = "nighthunter" if g.options.sheets == "nighthunter" else "asymmetric"
        if g.options.sheets == "mixed":
            facts = {"vampire": vampire(sheet)}
            side = yield from pick(self.seat, "side", side_menu(sheet), args=facts, clause="SV-017")
        take_sheet(g, self.seat, sheet, side)


def take_sheet(g: City, seat: Seat, sheet: int, side: Side) -> None:
    """SV-016..018: the sheet, its side and the popularity it starts with."""
    g.sheets_left = tuple(each for each in g.sheets_left if each != sheet)
    g.sheet[seat] = sheet
    g.asymmetric[seat] = side == "asymmetric"
    g.popularity[seat] = SHEETS[sheet].popularity if g.asymmetric[seat] else NIGHTHUNTER_POPULARITY
    g.tell(VampireChosen(seat, SHEETS[sheet].id))
    g.tell(SideChosen(seat, SHEETS[sheet].id, side, SHEETS[sheet].id if g.asymmetric[seat] else side))


class Deal(Step, frozen=True):
    """SV-020, 179 Five servant cards for each player; with a random draft three, which are kept."""

    def play(self, g: City) -> None:
        drafted = g.options.draft == "on"
        each, hands = (DEALT, g.draft) if drafted else (SERVANTS, g.kept)
        for seat in g.order():
            hands[seat] = [g.servant_box.pop() for _ in range(each)]
        g.reveal()


class DraftPick(Step, frozen=True):
    """SV-020 All at once keep one card in secret and pass the rest to the left; the last two leave the game unseen."""

    number: int
    public = ("number",)

    def play(self, g: City) -> Play:
        """Ask everybody for a card (D3), then pass the rest on."""
        scripts = {seat: self.choice(g, Seat(seat)) for seat in range(g.seats)}
        kept = yield from together(scripts, clause="SV-020")
        for seat, card in kept.items():
            g.draft[seat].remove(card)
            g.kept[seat].append(card)
        if self.number == SERVANTS:
            for hand in g.draft:
                g.servant_box.extend(hand)
                hand.clear()
        else:
            g.draft = [g.draft[seat - 1] for seat in range(g.seats)]
        g.reveal()

    def choice(self, g: City, seat: Seat) -> Script[int]:
        return pick(seat, "draft", draft_menu(g, seat), args={"number": self.number}, clause="SV-020")


class RevealCrews(Step, frozen=True):
    """SV-021 The kept cards are revealed; first, second and third belong to poses 1, 2 and 3."""

    def play(self, g: City) -> None:
        g.crew, g.kept = g.kept, [[] for _ in range(g.seats)]
        g.reveal()
        for seat in map(Seat, g.order()):
            g.tell(CrewRevealed(seat, tuple(servant_names(g.crew[seat]))))


class ChooseGate(Step, frozen=True):
    """SV-022 In reverse seat order each player starts at a city gate that nobody else has taken."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask which gate (D4)."""
        at = yield from pick(self.seat, "gate", gate_menu(g), clause="SV-022")
        g.lair[self.seat] = at
        for each in units_of(self.seat):
            g.at[each] = at
        g.tell(GateTaken(self.seat, ID[at]))


class FirstPlague(Step, frozen=True):
    """SV-024 A plague token on field I of every quarter; then round 1 begins."""

    def play(self, g: City) -> None:
        """Nobody stands on these fields yet, so nobody is infected."""
        for district in range(len(DISTRICTS)):
            lay(g, ROMAN[1, district], "plague", "event")
        g.do(Round())
