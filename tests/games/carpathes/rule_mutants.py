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
        "        card = draw_card(",
        "        if len(g.humans[self.seat]) > 9:\n            return\n        card = draw_card(",
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
        'anybody = power.aimed == "any-other"',
        'anybody = power.aimed == "any-other" or power.type == "special"',
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
    Mutant("CA-162", "data.py", 'effects=(Effect("lose", 20),)),', 'effects=(Effect("lose", 15),)),'),
    Mutant(
        "CA-163",
        "data.py",
        'aimed="everyone", effects=(Effect("lose", 15),)',
        'aimed="everyone", effects=(Effect("lose", 10),)',
    ),
    Mutant("CA-164", "data.py", 'effects=(Effect("draw-humans", 1),),', 'effects=(Effect("draw-humans", 2),),'),
    Mutant("CA-165", "data.py", 'effects=(Effect("recover", 10),),', 'effects=(Effect("recover", 15),),'),
    Mutant("CA-166", "data.py", 'effects=(Effect("recover", 30),)', 'effects=(Effect("recover", 20),)'),
    Mutant(
        "CA-167",
        "data.py",
        'effects=(Effect("lose", 20),), counterable=False',
        'effects=(Effect("lose", 15),), counterable=False',
    ),
    Mutant(
        "CA-168",
        "data.py",
        'effects=(Effect("lose", 10), Effect("recover", 10)),',
        'effects=(Effect("lose", 10), Effect("recover", 5)),',
    ),
    Mutant("CA-169", "data.py", 'effects=(Effect("steal", 10),)', 'effects=(Effect("steal", 5),)'),
    Mutant("CA-220", "data.py", "lasts=True, cheaper=10", "lasts=True, cheaper=5"),
    Mutant("CA-221", "data.py", "lasts=False, lose=15", "lasts=False, lose=10"),
    Mutant("CA-222", "data.py", "lasts=False, humans=2", "lasts=False, humans=1"),
    Mutant("CA-223", "data.py", "lasts=False, powers=2", "lasts=False, powers=1"),
    Mutant("CA-224", "data.py", "lasts=True, any_moon=True", "lasts=True, any_moon=False"),
    Mutant("CA-225", "data.py", "lasts=False, slave_grace=1", "lasts=False, slave_grace=2"),
    Mutant("CA-226", "data.py", "lasts=True, recover_most=10", "lasts=True, recover_most=15"),
    Mutant("CA-152", "data.py", 'effects=(Effect("lose", 5),),', 'effects=(Effect("lose", 10),),'),
)
