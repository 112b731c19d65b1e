"""What each effect of a card or Talent does: the one table, and the effects that belong to no chapter.

A function here asks first, then acts, like any step; what it pushes is done before the next effect of the card.
"""

from __future__ import annotations

from typing import Any

from lychgate.core.ask import Menu, Option, Play, pick, roll
from lychgate.core.say import Say
from lychgate.core.vocabulary import check_complete, kinds_of, words_of
from lychgate.core.window import pending
from lychgate.games.damnation.choices.menus import villain_options
from lychgate.games.damnation.choices.moments import Moment, Roll
from lychgate.games.damnation.choices.outlook import Outlook, what_comes
from lychgate.games.damnation.choices.targets import pickable, unmet
from lychgate.games.damnation.data import effects
from lychgate.games.damnation.data.cards import PROGRAMS
from lychgate.games.damnation.data.effects import (
    Boost,
    Cancel,
    Cancellable,
    Choice,
    Choose,
    IfHaunts,
    IfTarget,
    IfVampire,
    Protect,
)
from lychgate.games.damnation.data.geometry import PLACES
from lychgate.games.damnation.data.timing import AT_ONCE
from lychgate.games.damnation.data.villains import HAUNT, NONE
from lychgate.games.damnation.events.movement import Barred, Rolled
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.attack import Hit
from lychgate.games.damnation.steps.control import do_control, do_control_by_left, do_free
from lychgate.games.damnation.steps.damage import do_damage, do_heal, do_set_health
from lychgate.games.damnation.steps.draws import Resolve, do_discard, do_draw, do_peek_deck, do_steal
from lychgate.games.damnation.steps.haunt import do_haunt_track
from lychgate.games.damnation.steps.landing import Snap, do_peek_traps, do_place_trap, do_reshuffle_traps, do_steer
from lychgate.games.damnation.steps.movement import do_change_total, do_extra_die, do_light, do_reroll, do_set_die
from lychgate.games.damnation.steps.program import Apply, Doing
from lychgate.games.damnation.steps.rooms import do_send_other, do_to_secret_door
from lychgate.games.damnation.steps.slaying import Die, do_slay
from lychgate.games.damnation.steps.talents import do_gain_soul, do_refresh
from lychgate.games.damnation.steps.vampire import (
    do_bite_bonus,
    do_leap,
    do_may_enter,
    do_repel,
    do_second_bite,
    do_vampire_time,
    do_ward,
)
from lychgate.games.damnation.steps.windows import Blow, Foreseen, Throw, WorkAction, after_roll
from lychgate.games.damnation.words.names import passage_name, passage_word, rule_word

# --- choices and conditions

_CHOOSING = Moment(int(AT_ONCE))
"""A choice is made while a card works, in no window."""


def do_choose(g: Castle, step: Apply, effect: Choose) -> Play:
    """D25: one of the choices whose need is met."""
    options = [_choice_option(g, step, at, choice) for at, choice in enumerate(effect.choices)]
    menu = Menu(options, lambda at: unmet(g, step.villain, effect.choices[at].needs, _CHOOSING))
    card = passage_word(step.passage)
    at = yield from pick(g.owner(step.villain), "choose", menu, args={"card": card}, clause="DA-371")
    g.do(step.branch(at))


def _choice_option(g: Castle, step: Apply, at: int, choice: Choice) -> Option[int]:
    """Offer a choice with its numbers, and a warning where it does nothing or kills."""
    then = what_comes(g, step.villain, choice.do, step.source)
    label = Say(f"choice-{choice.label}", {"n": then.n, "brings": then.said()})
    return Option(choice.label, at, label=label, brings=dict(then.brings))


def do_if_vampire(g: Castle, step: Apply, effect: IfVampire) -> None:
    g.do(step.branch(0 if g.vampire != NONE else 1))


def do_if_haunts(g: Castle, step: Apply, effect: IfHaunts) -> None:
    """DA-037: in The Arrival other players do not count."""
    g.do(step.branch(0 if HAUNT in g.role and not g.arriving else 1))


def do_if_target(g: Castle, step: Apply, effect: IfTarget) -> Play:
    """If the filter finds anybody, one is chosen."""
    found = pickable(g, step.villain, effect.pick)
    target = NONE
    if found:
        card = passage_word(step.passage)
        options = list(villain_options(g, "target", found, decline=False))
        target = yield from pick(g.owner(step.villain), "target", options, args={"card": card}, clause="DA-371")
    g.do(step.branch(0 if found else 1, target))


# --- tables, doors and the next roll


def do_roll_table(g: Castle, step: Apply, effect: effects.RollTable) -> Play:
    """DA-504: a D6 for a living Villain; the window after it may change it."""
    if not g.is_living(step.villain):
        return
    die = yield from roll("card")
    g.tell(Rolled(g.owner(step.villain), g.kind[step.villain], (die,), "", "card", passage_name(step.passage)))
    g.do(after_roll(g, TableRoll(Roll(step.villain, "card", (die,)), step, tuple(row.high for row in effect.rows))))


class TableRoll(Throw, frozen=True):
    """D25 A D6 table says what happens for the number rolled."""

    of: Apply
    ends: tuple[int, ...]
    """The highest number of each row."""

    def ahead(self, g: Castle) -> Outlook:
        """Say what the number that was rolled brings."""
        program = PROGRAMS[self._row().passage]
        return what_comes(g, self.of.villain, program, self.of.source) if program else Outlook("nothing-comes")

    def args(self, g: Castle) -> dict[str, Any]:
        """DA-504: say for which card the die was rolled, and what its text makes of the number."""
        card = passage_word(self.of.passage)
        return {**super().args(g), "card": card, "rule": rule_word(card)}

    def _row(self) -> Apply:
        return self.of.branch(next(at for at, end in enumerate(self.ends) if self.roll.dice[0] <= end))

    def play(self, g: Castle) -> None:
        g.do(self._row())


def do_next_roll(g: Castle, step: Apply, effect: effects.NextRoll) -> None:
    if g.is_living(step.villain):
        g.next_roll[step.villain] += effect.fixed


def do_lock_in(g: Castle, step: Apply, effect: effects.LockIn) -> None:
    if g.is_living(step.villain):
        g.locked[step.villain] = True


def do_unlock(g: Castle, step: Apply, effect: effects.Unlock) -> None:
    g.locked[step.villain] = False


def do_bar(g: Castle, step: Apply, effect: effects.Bar) -> None:
    """DA-132: until the drawer's next turn begins, or would begin."""
    g.barred = tuple(PLACES.index(room) for room in effect.rooms)
    g.barred_by = g.at
    g.tell(Barred(False))


def do_unbar(g: Castle, step: Apply, effect: effects.Unbar) -> None:
    if g.barred:
        g.barred = ()
        g.tell(Barred(True))


# --- what is about to happen


def _add(g: Castle, n: int) -> None:
    """Change the amount of the blow that is about to fall, never below 0."""
    blow = pending(g, Blow)
    if blow is not None:
        blow.replace(n=max(0, blow.target.n + n))


def do_protect(g: Castle, step: Apply, effect: Protect) -> None:
    """DA-561: as Protection cards do."""
    _add(g, -effect.n)


def do_boost(g: Castle, step: Apply, effect: Boost) -> None:
    """DA-236, 239: added before the target reacts."""
    _add(g, effect.n)


CANCELS: dict[Cancellable, type[Foreseen]] = {
    "card": WorkAction,
    "event": Resolve,
    "attack": Hit,
    "trap": Snap,
    "slaying": Die,
}
"""Which announced step each word of `Cancel` calls off."""
check_complete("CANCELS", CANCELS, words_of(Cancellable))


def do_cancel(g: Castle, step: Apply, effect: Cancel) -> None:
    found = pending(g, CANCELS[effect.what])
    if found is not None:
        target = found.target
        found.cancel()
        target.cancelled(g, step.villain)


DOES: dict[type[effects.Effect], Doing] = {
    effects.Damage: do_damage,
    effects.Heal: do_heal,
    effects.SetHealth: do_set_health,
    effects.Slay: do_slay,
    effects.SendOther: do_send_other,
    effects.ToSecretDoor: do_to_secret_door,
    effects.Steer: do_steer,
    effects.ChangeTotal: do_change_total,
    effects.Reroll: do_reroll,
    effects.SetDie: do_set_die,
    effects.ExtraDie: do_extra_die,
    effects.Light: do_light,
    effects.DrawAndKeep: do_draw,
    effects.Steal: do_steal,
    effects.Discard: do_discard,
    effects.GainSoul: do_gain_soul,
    effects.Refresh: do_refresh,
    effects.NextRoll: do_next_roll,
    effects.Control: do_control,
    effects.Free: do_free,
    effects.ControlByLeft: do_control_by_left,
    effects.Cancel: do_cancel,
    effects.Protect: do_protect,
    effects.Boost: do_boost,
    effects.Repel: do_repel,
    effects.Ward: do_ward,
    effects.PeekDeck: do_peek_deck,
    effects.PeekTraps: do_peek_traps,
    effects.PlaceTrap: do_place_trap,
    effects.ReshuffleTraps: do_reshuffle_traps,
    effects.Bar: do_bar,
    effects.Unbar: do_unbar,
    effects.LockIn: do_lock_in,
    effects.Unlock: do_unlock,
    effects.VampireTime: do_vampire_time,
    effects.BiteBonus: do_bite_bonus,
    effects.MayEnter: do_may_enter,
    effects.Leap: do_leap,
    effects.SecondBite: do_second_bite,
    effects.HauntTrack: do_haunt_track,
    effects.RollTable: do_roll_table,
    effects.Choose: do_choose,
    effects.IfVampire: do_if_vampire,
    effects.IfHaunts: do_if_haunts,
    effects.IfTarget: do_if_target,
}
check_complete("DOES", DOES, set(kinds_of(effects.Effect)) - {effects.AttackWith, effects.AttackInRoom})
"""Two Talents are attacks: they are declared (`attack.py`), not applied."""
