"""Mutants of Damnation made by hand, where neither dropping a reason nor a small change proves a clause."""

from __future__ import annotations

from tests.mutation.mutants import Mutant

_LIVING = "g.role[other] == LIVING and"
_LIVING_OR_VAMPIRE = "(g.role[other] == LIVING or g.place.__setitem__(other, g.lair) is None) and"
"""The Vampire is a Villain like others, and stands where it prowls."""
_AT_MOST_ONE = "elif room == VAULT and (g.fall or g.vampire == NONE):"

MUTANTS = (
    Mutant("DA-103", "choices/plays.py", "if row.mode.bits & when and not", "if row.mode.bits == when and not"),
    Mutant(
        "DA-127",
        "choices/walks.py",
        "closed = g.occupied()",
        "closed = g.occupied() | sum({1 << each for each in g.place})",
    ),
    Mutant(
        "DA-129",
        "choices/walks.py",
        "    found: dict[int, Move] = {}\n    for total",
        "    found = {place: Move(place, 1)}\n    for total",
    ),
    Mutant("DA-162", "choices/attacks.py", "or g.light == DARKNESS", ""),
    Mutant("DA-167", "choices/walks.py", "if light == DARKNESS else 0", "if light else 0"),
    Mutant("DA-168", "steps/movement.py", "g.do(DrawCastle(v))", "g.do(ChooseMove(roll), DrawCastle(v))"),
    Mutant("DA-206", "steps/landing.py", 'pick(g.owner(v), "secret"', 'pick(g.owner(g.control[v]), "secret"'),
    Mutant("DA-208", "choices/targets.py", _LIVING, _LIVING_OR_VAMPIRE),
    Mutant("DA-238", "steps/damage.py", "self.when,\n            attack=", "0,\n            attack="),
    Mutant("DA-252", "choices/targets.py", "return g.place[v] == MOAT == g.place[other]", "return False"),
    Mutant("DA-253", "choices/targets.py", _LIVING, _LIVING_OR_VAMPIRE),
    Mutant("DA-331", "data/castle.py", 'Room("kitchen", True', 'Room("kitchen", False'),
    Mutant("DA-334", "steps/rooms.py", "if room == MASTER_BEDROOM:", "if room == MOAT:"),
    Mutant("DA-399", "steps/rooms.py", _AT_MOST_ONE, "elif room == VAULT:"),
    Mutant(
        "DA-400",
        "choices/walks.py",
        "    found: dict[int, Move] = {}\n    for total",
        "    found = {GATE: Move(GATE, 1)}\n    for total",
    ),
    Mutant("DA-420", "steps/draws.py", "if CARDS[card].type == EVENT:", "if CARDS[card].type != EVENT:"),
    Mutant("DA-455", "steps/talents.py", "n = min(n, g.supply)", "n = max(n, g.supply)"),
    Mutant(
        "DA-456",
        "choices/prowl.py",
        "[_option(g, v, stalk) for stalk in likely if next(barred(stalk), None) is None],",
        "[*(_option(g, v, stalk) for stalk in likely if next(barred(stalk), None) is None), Option('ransack', _DONE)],",
    ),
    Mutant(
        "DA-508", "steps/landing.py", "announced(g, Snap(v, self.by, TRAPS[token]))", "Snap(v, self.by, TRAPS[token])"
    ),
    Mutant("DA-515", "steps/windows.py", "        spend(g, g.owner(v), play.number)", "        pass"),
    Mutant("DA-693", "steps/slaying.py", "g.tracker[v] = 0", "pass"),
    Mutant("DA-722", "steps/rooms.py", _AT_MOST_ONE, "elif room == VAULT:"),
    Mutant("DA-750", "choices/targets.py", _LIVING, _LIVING_OR_VAMPIRE),
    Mutant("DA-768", "state/position.py", "mask |= 1 << self.lair", "pass"),
    Mutant(
        "DA-888",
        "steps/vampire.py",
        "        if g.seats > 2:\n            set_aside",
        "        if g.seats > 1:\n            set_aside",
    ),
    Mutant("DA-891", "steps/slaying.py", "if not g.knell_slots and not g.options.gothic:", "if not g.knell_slots:"),
)
