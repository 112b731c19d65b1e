"""Plays a match that is written down round by round, and compares everything that the page says about it.

The pages lie in `golden/*.txt`. `P*` is a pick that is made automatically; `feed:-` and `scare:-` may be automatic too.
`after` is the position after Phase 3; a scare area is named only if it is not empty.
"""

from __future__ import annotations

import re
from pathlib import Path

from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.games.blood_coven.events import Populated, RestArrived, Starved
from lychgate.games.blood_coven.state.purse import text
from lychgate.games.blood_coven.steps.round import Refresh
from tests.games.blood_coven.positions import GAME, Position
from tests.looking import Pause

GOLDEN = Path(__file__).parent / "golden"


class Walk:
    """One written match on its way."""

    def __init__(self, page: str, seed: int = 1) -> None:
        self.lines = page.splitlines()
        self.starts = re.findall(r"s(\d) ([PND])", self.lines[0])
        self.table = Position(GAME.start(len(self.starts), seed))
        self.last: Position | None = None
        """The position between the last action of a round and its Phase 3."""
        self.seen = 0
        """How many events were there when the round began."""
        self.rounds = 0

    def to_the_end(self) -> Match:
        """Play all of it; an assertion fails where the match and the page differ."""
        self.table.play(*(f"s{seat} start:{coin}" for seat, coin in self.starts))
        for line in self.lines[1:]:
            if line.startswith("R"):
                self.round(line)
            elif line.startswith("END"):
                self.end(line)
            else:
                self.after(line)
        return self.table.match

    def round(self, line: str) -> None:
        """Play one round: plans, award, populating, upkeep, turns."""
        self.rounds += 1
        self.seen = self.round_began()
        name, _, rest = line.partition(" ")
        assert name == f"R{self.table.g.round}"
        parts = [part.strip() for part in rest.split("|")]
        told = {part.split()[0].rstrip(":"): part for part in parts if not re.match(r"s\d", part)}
        for part in parts:
            if plan := re.fullmatch(r"s(\d) (\S+) (\S+)", part):
                self.plan(int(plan[1]), plan[2], plan[3])
        self.award(told["quarter"])
        self.populate(told["populate"])
        starved = [(int(seat), int(slot), coin) for seat, slot, coin in
                   re.findall(r"s(\d) slot (\d) ([PND]) starves", told.get("upkeep", ""))]  # fmt: skip
        assert [(event.seat, event.slot, event.coin) for event in self.events(Starved)] == starved
        self.turns(told["turns"].removeprefix("turns:"))
        assert [self.brought(event) for event in self.table.events[self.seen :] if self.brought(event)] == self.picks(
            line
        )

    def round_began(self) -> int:
        """Find where the events of this round begin."""
        kinds = [type(event).__name__ for event in self.table.events]
        return len(kinds) - kinds[::-1].index("RoundBegan") - 1

    def events(self, kind: type[Starved]) -> list[Starved]:
        return [event for event in self.table.events[self.seen :] if isinstance(event, kind)]

    def plan(self, seat: int, *codes: str) -> None:
        for code in codes:
            key, _, choice = code.partition(":")
            if f"s{seat} {key}" in self.table.asked:
                self.table.play(f"s{seat} {code}")
            else:
                assert choice == "-", f"seat {seat} was not asked for {code}"

    def award(self, told: str) -> None:
        found = re.fullmatch(r"quarter s(\d) \((.*)\)", told)
        assert found is not None
        assert (self.table.quarter, self.table.g.placed) == (
            int(found[1]),
            [int(count) for count in found[2].split("-")],
        )

    def populate(self, told: str) -> None:
        """Answer the picks that are asked; the automatic ones are compared at the end of the round."""
        for seat, coin, automatic in re.findall(r"s(\d) ([PND])(\*?)", told):
            if not automatic:
                assert self.table.asked == [f"s{seat} pop"]
                self.table.play(f"pop:{coin}")

    def turns(self, told: str) -> None:
        turns = [part.strip() for part in told.split(";")]
        for number, part in enumerate(turns, start=1):
            turn = re.match(r"(\d)/s(\d) (\S+)(?: -> (.*))?", part)
            assert turn is not None
            assert (self.table.asked, self.table.g.phase) == ([f"s{turn[2]} action"], "turns")
            assert self.table.ask.args is not None
            assert self.table.ask.args["slot"] == int(turn[1])
            if number == len(turns) and not turn[4]:
                self.last = self.before_phase_3(turn[3])
            self.table.play(turn[3])
            self.populate(turn[4] or "")

    def before_phase_3(self, code: str) -> Position:
        """Play the round's last action in a copy that pauses where Phase 3 would begin."""
        g = self.table.g.copy()
        g.agenda = [Pause() if isinstance(step, Refresh) else step for step in g.agenda]
        return Position(Match.from_state(GAME, g)).play(code)

    @staticmethod
    def brought(event: Event) -> tuple[int, str, bool] | str | None:
        if isinstance(event, Populated):
            return int(event.seat), event.coin, event.how == "only"
        return text(event.coins) if isinstance(event, RestArrived) else None

    @staticmethod
    def picks(line: str) -> list[tuple[int, str, bool] | str]:
        """Everything that came to the city in this round, as the page says."""
        found: list[tuple[int, str, bool] | str] = []
        for told in re.findall(r"populate: ([^|;]*)", line):
            if rest := re.match(r"rest (\w+) automatically", told):
                found.append(rest[1])
            found += [(int(seat), coin, bool(star)) for seat, coin, star in re.findall(r"s(\d) ([PND])(\*?)", told)]
        return found

    def after(self, line: str) -> None:
        """Compare the position after Phase 3: all of it, for every player."""
        streets, *players = [part.strip() for part in line.strip().removeprefix("after:").split("|")]
        table = self.table
        if table.match.over:
            assert self.last is not None
            table = self.last
        else:
            assert (table.g.phase, table.g.round) == ("feed", self.rounds + 1)
        assert f"city {table.city}, supply {table.supply}" == streets
        for seat, told in enumerate(players):
            own = table.seat(seat).replace("scare - ", "")
            assert f"s{seat}: {own}" == told

    def end(self, line: str) -> None:
        """Compare the points of vampires and victims, the total, and who won."""
        result = self.table.match.result
        assert result is not None
        *players, won = [part.strip() for part in line.removeprefix("END ").split("|")]
        for seat, told in enumerate(players):
            found = re.search(r"vampires (\w+) (\d+) \+ victims (\d+) = (\d+)", told)
            assert found is not None
            alive = "".join(sorted(re.findall(r"=([PND])", self.table.vampires(seat)), key="PND".index))
            assert alive == found[1]
            assert (self.table.g.scores[seat], result.scores[seat]) == (
                (int(found[2]), int(found[3]), 0),
                int(found[4]),
            )
        assert won == f"s{result.winners[0]} wins"


def written(name: str) -> Match:
    """Play a page of `golden` to its end."""
    return Walk((GOLDEN / f"{name}.txt").read_text(encoding="utf-8")).to_the_end()
