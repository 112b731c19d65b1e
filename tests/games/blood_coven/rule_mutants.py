"""Mutants of Blood Coven made by hand, where neither dropping a reason nor a small change proves a clause."""

from __future__ import annotations

from tests.mutation.mutants import Mutant

MUTANTS = (
    Mutant("BC-001", "__init__.py", "players=PLAYERS", "players=(2, 4)"),
    Mutant("BC-001", "__init__.py", "players=PLAYERS", "players=(2, 2)"),
    Mutant("BC-002", "data.py", '"penny", 10', '"penny", 11'),
    Mutant("BC-006", "steps/turns.py", "if is_heads(cards[seat][slot - 1])", "if cards[seat][slot - 1]"),
    Mutant("BC-011", "data.py", "claw=3, fang=1", "claw=2, fang=1"),
    Mutant("BC-012", "data.py", "claw=3, fang=1", "claw=3, fang=2"),
    Mutant("BC-013", "choices/turn.py", "for coin in DENOMINATIONS]", "for coin in (0, 0, 1, 2)]"),
    Mutant("BC-015", "steps/populate.py", "(holder + pick) % seats", "(holder - pick) % seats"),
    Mutant("BC-016", "scoring.py", "VICTIM_VP * total(herd)", "VICTIM_VP * total(herd) + (g.quarter == seat)"),
    Mutant("BC-017", "steps/turns.py", "        for slot in SLOTS\n", "        for slot in reversed(SLOTS)\n"),
    Mutant("BC-029", "screen/layout.py", "x=470, y=332", "x=470, y=32"),
    Mutant("BC-048", "steps/feed.py", "        g.reveal()  # BC-048", "        pass  # BC-048"),
    Mutant(
        "BC-056",
        "steps/feed.py",
        "    left = minus(hand, feed.coins)",
        "    left = g.hand[seat] = minus(hand, feed.coins)",
    ),
    Mutant("BC-153", "choices/repopulate.py", "if not scare[action.coin]:", "if seat == 0 or not scare[action.coin]:"),
    Mutant("BC-161", "steps/round.py", "if pool(g) == 0:", "if pool(g) <= 1:"),
    Mutant("BC-200", "__init__.py", "options=OPTIONS", "options=OPTIONS[1:]"),
    Mutant(
        "BC-202",
        "__init__.py",
        "options=OPTIONS",
        'options=[each for each in OPTIONS if each.name != "race_timer"]',
    ),
    Mutant(
        "BC-203",
        "steps/feed.py",
        "        first: tuple[Seat, ...] = ()\n        if",
        '        yield from lot("jitter", [1, 1])\n        first: tuple[Seat, ...] = ()\n        if',
    ),
)
