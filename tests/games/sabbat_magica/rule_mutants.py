"""Mutants of Sabbat Magica made by hand, where neither dropping a reason nor a small change proves a clause."""

from __future__ import annotations

from tests.mutation.mutants import Mutant

MUTANTS = (
    Mutant("SM-001", "__init__.py", "players=PLAYERS", "players=(2, 5)"),
    Mutant("SM-005", "screen/boards.py", "x=555, y=0", "x=5, y=0"),
    Mutant("SM-017", "data/boards.py", "place.min_players <= players)", "place.min_players <= 4)"),
    Mutant(
        "SM-037",
        "steps/ghosts.py",
        "g.ghosts[move.target] += (ghost,)",
        "g.ghosts[move.target] = (ghost, *g.ghosts[move.target])",
    ),
    Mutant("SM-040", "choices/moves.py", "    if waits:\n", "    for _ in range(g.bridge[seat][0]):\n"),
    Mutant(
        "SM-041",
        "choices/moves.py",
        "    waits = g.bridge[seat][0] > 0",
        "    waits = g.bridge[seat][0] + g.graves[seat] > 0",
    ),
    Mutant(
        "SM-043",
        "data/boards.py",
        "if max(abs(there.row - here.row), abs(there.column - here.column)) == 1",
        "if abs(there.row - here.row) + abs(there.column - here.column) == 1",
    ),
    Mutant(
        "SM-044",
        "choices/plan.py",
        "for kind, word in zip(KINDS, KIND_WORDS, strict=True)\n    ]\n)",
        "for kind, word in zip(KINDS[1:], KIND_WORDS[1:], strict=True)\n    ]\n)",
    ),
    Mutant(
        "SM-045",
        "state/position.py",
        "    two: Annotated[list[Heap], Shown()]",
        "    two: Annotated[list[Heap], Shown(type(NOBODY).OWNER)]",
    ),
    Mutant(
        "SM-056",
        "steps/plan.py",
        "g.one[seat], g.two[seat] = g.two[seat], NONE",
        "g.one[seat], g.two[seat], g.approval[seat] = g.two[seat], NONE, NONE",
    ),
    Mutant("SM-061", "steps/skulduggery.py", "range(1, g.card.actions + 1)", "range(1, 4)"),
    Mutant("SM-085", "steps/plan.py", "g.taken[seat] = slot", "g.taken[seat] = 0"),
    Mutant("SM-129", "steps/ghosts.py", "pays = move.origin[0] == BRIDGE and", "pays ="),
    Mutant("SM-130", "steps/ghosts.py", 'move.target in REGIONS and move.how == "move"', 'move.how == "move"'),
    Mutant("SM-161", "choices/moves.py", "if at == TRAINING_GROUND else here", "if at is None else here"),
    Mutant(
        "SM-183",
        "steps/effects.py",
        "ghosts[: place - 1] + ghosts[place:]",
        "tuple(each for each in ghosts if each & 2)",
    ),
)
