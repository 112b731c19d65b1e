"""Mutants of Sanguis Venenatus made by hand, where neither dropping a reason nor a small change proves a clause."""

from __future__ import annotations

from tests.mutation.mutants import Mutant

MUTANTS = (
    Mutant("SV-002", "data/board.py", '"E01 N02 N03 S01 W01"', '"E01 N02 N03 W01"'),
    Mutant(
        "SV-005", "data/board.py", '"N01 N03 N04 W03", "N05", population=5', '"N01 N03 N04 W03", "N05", population=6'
    ),
    Mutant("SV-008", "data/board.py", '"N14", "gate", "City Gate"', '"N14", "gate", "Guild"'),
    Mutant(
        "SV-010",
        "steps/day.py",
        "g.at[by.unit] = action.at",
        "g.at[by.unit] = by.here if action.at in g.at else action.at",
    ),
    Mutant("SV-014", "data/board.py", 'Field("N15", "empty", "Street"', 'Field("N15", "populated", "Street"'),
    Mutant(
        "SV-057",
        "steps/day.py",
        "    g.turn = None\n    if turn.dying:",
        "    enter(g, ServantActions(g, turn).unit)\n    g.turn = None\n    if turn.dying:",
    ),
    Mutant("SV-064", "data/vampire_sheets.py", '"Plague"', '"Pest"'),
    Mutant("SV-066", "data/numbers.py", 'Gain("equipment", 1), Gain("vp", 1)), 3)', 'Gain("equipment", 1)), 3)'),
    Mutant("SV-115", "choices/day.py", 'KIND[here] != "empty"', 'KIND[here] != "empty" or here in (8, 17, 19)'),
    Mutant("SV-167", "steps/twilight.py", "g.vp[seat] += worth[rank]", "g.influence[district] = (0,) * g.seats"),
)
