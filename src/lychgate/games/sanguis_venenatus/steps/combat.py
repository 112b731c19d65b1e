"""Attacks on servants and combat between vampires."""

from __future__ import annotations

from lychgate.core.ask import Play, Script, Seat, pick, roll, together
from lychgate.core.say import who
from lychgate.core.step import Step
from lychgate.core.zones import move
from lychgate.games.sanguis_venenatus.choices.menus import NO_CARD, Role, combat_menu
from lychgate.games.sanguis_venenatus.data.board import ID
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD, FANG, SHIELDS, SWORDS
from lychgate.games.sanguis_venenatus.data.numbers import (
    ATTACK_AP,
    ATTACK_DIE,
    COUNTER_LEAD,
    DEFEAT_VP,
    DEFENCE_DIE,
    FANG_BLOOD,
    FURY_BLOOD,
    KILL_POPULARITY,
    KILL_VP,
    SERVANTS,
    WOUNDS_MAX,
)
from lychgate.games.sanguis_venenatus.data.vocabulary import CombatSymbol
from lychgate.games.sanguis_venenatus.events.night import AttackOutcome, Fought, Hit, ServantAttacked
from lychgate.games.sanguis_venenatus.state.position import City, Fight, Used
from lychgate.games.sanguis_venenatus.state.questions import combat_odds, defence, prey
from lychgate.games.sanguis_venenatus.steps.cards import card_in_hand
from lychgate.games.sanguis_venenatus.steps.day import spend
from lychgate.games.sanguis_venenatus.steps.deaths import Die
from lychgate.games.sanguis_venenatus.steps.tracks import gain_blood, gain_vp, lose_popularity, pay, wound
from lychgate.games.sanguis_venenatus.words.names import Fact


class AttackServant(Step, frozen=True):
    """SV-135..140 The attack die against the servant's total defence; greater kills."""

    seat: Seat
    unit: int
    fury: bool

    def play(self, g: City) -> Play:
        face = yield from roll("attack", len(ATTACK_DIE))
        seat, victim = self.seat, Seat(self.unit // SERVANTS)
        die, bonus, against = ATTACK_DIE[face - 1], int(self.fury), defence(g, self.unit)
        hit = die + bonus > against
        spend(g, ATTACK_AP, Used("attack", self.unit))
        servant = g.card(self.unit)
        outcome: AttackOutcome = "killed" if hit else "withstood"
        g.fight = Fight(seat, victim, die + bonus, against, self.unit, (face - 1, -1), outcome=outcome)
        g.tell(ServantAttacked(seat, victim, servant.id, ID[g.lair[seat]], die, bonus, against, outcome))
        pay(g, seat, (("blood", FURY_BLOOD if self.fury else 0),))
        if hit:
            g.do(Die(victim, (self.unit % SERVANTS,), "attack"), Feed(seat))
        else:
            wound(g, seat, servant.counter, "knight")


class Feed(Step, frozen=True):
    """SV-139 After a servant's death its killer gains 1 VP and 2 blood (Predator 3) and loses 1 popularity."""

    seat: Seat

    def play(self, g: City) -> None:
        gain_vp(g, self.seat, KILL_VP, "kill")
        gain_blood(g, self.seat, prey(g, self.seat), "kill")
        lose_popularity(g, self.seat, KILL_POPULARITY, "kill")


class Combat(Step, frozen=True):
    """SV-142..152, 177 Two vampires fight: sealed cards, two dice, wounds or a counter-strike."""

    seat: Seat
    target: Seat
    public = ("seat", "target")

    def play(self, g: City) -> Play:
        """Ask both for a card at the same time (D17), roll both dice, then wound."""
        seat, target = self.seat, self.target
        a, d = combat_odds(g, seat)
        odds: dict[str, Fact] = {"attack": a, "defence": d}
        scripts: dict[int, Script[str]] = {
            each: pick(
                each,
                "combat",
                combat_menu(g, each, role),
                args=odds | {"role": role, "rival": who(rival)},
                clause="SV-143",
            )
            for each, role, rival in self.sides()
            if g.hand[each]
        }
        chosen = yield from together(scripts, clause="SV-143")
        attack_face = yield from roll("attack", len(ATTACK_DIE))
        defence_face = yield from roll("defence", len(DEFENCE_DIE))
        own, other = chosen.get(seat, NO_CARD), chosen.get(target, NO_CARD)
        spend(g, ATTACK_AP, Used("duel", target))
        for each, card in ((seat, own), (target, other)):
            if card:
                move(g, card_in_hand(g, each, card), f"hand:{each}", "played")
        a += ATTACK_DIE[attack_face - 1] + _worth(own, SWORDS)
        d += DEFENCE_DIE[defence_face - 1] + _worth(other, SHIELDS)
        winner, loser, wounds = self.outcome(a, d, own, other)
        hit: Hit = "nobody" if not wounds else "defender" if winner == seat else "attacker"
        faces = (attack_face - 1, defence_face - 1)
        g.fight = Fight(seat, target, a, d, dice=faces, cards=(own, other), wounds=wounds, outcome=hit)
        where = ID[g.lair[seat]]
        dice = (ATTACK_DIE[attack_face - 1], DEFENCE_DIE[defence_face - 1])
        g.tell(Fought(seat, target, where, own, other, *dice, a, d, wounds, hit))
        gain_vp(g, winner, wounds)
        wound(g, loser, wounds)
        fang = bool(wounds) and _symbol(own if winner == seat else other) == FANG
        g.do(Aftermath(winner, loser, g.fallen[loser], fang))

    def sides(self) -> tuple[tuple[Seat, Role, Seat], ...]:
        """Return who fights on which side, against whom."""
        return (self.seat, "attack", self.target), (self.target, "defend", self.seat)

    def outcome(self, a: int, d: int, own: str, other: str) -> tuple[Seat, Seat, int]:
        """SV-147, SV-148: who strikes whom, and with how many wounds."""
        if a > d:
            return self.seat, self.target, min(WOUNDS_MAX, a - d)
        counter = (d - a >= COUNTER_LEAD) + _worth(other, SWORDS) - _worth(own, SHIELDS)
        return self.target, self.seat, max(0, min(WOUNDS_MAX, counter))


def _symbol(card: str) -> CombatSymbol | None:
    """SV-043: a card in combat is its symbol, nothing else."""
    return CARD[card].symbol if card else None


def _worth(card: str, symbols: dict[CombatSymbol, int]) -> int:
    """SV-145, SV-146: how many swords or shields a card shows."""
    symbol = _symbol(card)
    return 0 if symbol is None else symbols.get(symbol, 0)


class Aftermath(Step, frozen=True):
    """SV-149..151, 177 After the wounds, and the defeat if there was one: the VP for it, the fang, the discards."""

    winner: Seat
    loser: Seat
    defeated: bool
    fang: bool

    def play(self, g: City) -> None:
        """SV-152: nobody moves."""
        if self.defeated:
            gain_vp(g, self.winner, DEFEAT_VP, "victory")
        if self.fang:
            gain_blood(g, self.winner, FANG_BLOOD, "fang")
        for card in list(g.played):
            move(g, card, "played", "intrigue_discard")
