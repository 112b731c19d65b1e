"""Mutants of Carpathes made by hand, where neither dropping a reason nor a small change proves a clause."""

from __future__ import annotations

from tests.mutation.mutants import Mutant

MUTANTS = (
    Mutant("CA-036", "data.py", 'count=6, cost=15, aimed="one"', 'count=6, cost=14, aimed="one"'),
    Mutant(
        "CA-048",
        "steps/blood.py",
        "g.blood[seat] -= payment.blood",
        "g.blood[seat] = max(25, g.blood[seat] - payment.blood)",
    ),
    Mutant(
        "CA-052",
        "steps/blood.py",
        "        card = (g.human_deck",
        "        if len(g.humans[self.seat]) > 9:\n            return\n        card = (g.human_deck",
    ),
    Mutant(
        "CA-066",
        "steps/grace.py",
        "followers = slaves_of(g, other)",
        "followers = slaves_of(g, other); g.laid[other].clear()",
    ),
    Mutant(
        "CA-078",
        "choices/targets.py",
        "if not anybody and is_slave(g, seat)",
        "if power.type == 'attack' and not anybody and is_slave(g, seat)",
    ),
    Mutant(
        "CA-079",
        "steps/grace.py",
        "g.blood[seat] -= DOMINATE_COST",
        "g.blood[seat] -= DOMINATE_COST; advance(g, seat, 1, 'attack')",
    ),
    Mutant(
        "CA-090",
        "steps/blood.py",
        "        forgiven = max(0, self.n",
        "        g.blood[seat] -= max(0, self.n - payment.blood)\n        forgiven = max(0, self.n",
    ),
    Mutant(
        "CA-113",
        "steps/blood.py",
        "    g.blood[seat] += gained",
        "    g.blood[seat] += gained\n    g.master[seat] = -1",
    ),
    Mutant(
        "CA-114",
        "steps/grace.py",
        "followers = slaves_of(g, other)",
        "followers = slaves_of(g, other); g.humans[other].clear()",
    ),
    Mutant("CA-127", "steps/grace.py", "if seat == g.active:", "if seat != g.active:"),
    Mutant(
        "CA-143",
        "steps/blood.py",
        "    g.blood[seat] += gained",
        "    g.blood[seat] += gained\n    g.master[seat] = -1",
    ),
    Mutant(
        "CA-151",
        "data.py",
        'count=6, cost=15, aimed="one", effects=(Effect("lose", 30),)',
        'count=6, cost=15, aimed="one", effects=(Effect("lose", 25),)',
    ),
    Mutant("CA-152", "data.py", 'effects=(Effect("lose", 5),),', 'effects=(Effect("lose", 10),),'),
)
