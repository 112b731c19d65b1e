"""The guided first match: one whole round against one rival, then the learner plays on.

First success: the plague burnt at the gate. First danger: more plague next door, and a vampire who attacks at night.
The luck of the seed shows in the plague at the northern gate, in the cards of the learner and in the dice of the duel.
"""

from __future__ import annotations

from lychgate.core.learning.lesson import Deed, Lesson, Otherwise, Rival, Stop

LESSON = Lesson(
    seed=53103,
    options={"sheets": "asymmetric", "draft": "random"},
    minutes=8,
    rivals=(
        Rival(
            name="Ottilie",
            answers=(
                *("vampire:persephone", "gate:W14"),
                *("servant:1", "burn:W13", "end"),
                *("servant:2", "move:W15", "build", "end"),
                *("move:W10", "produce:me", "end"),
                *("exert", "move:W10", "move:W11", "move:N08", "move:N12", "duel:s0", "card:blackmail", "end"),
                *("servant:1", "burn:W13", "end"),
            ),
        ),
    ),
    stops=(
        Stop(
            id="who-you-are",
            points_at=("sheets:siegfried",),
            deeds=(Deed(wants=("vampire:siegfried",), ask="vampire"),),
            otherwise=(Otherwise(answers=("vampire:*",)),),
            after=True,
        ),
        Stop(
            id="where-you-arrive",
            points_at=("N14", "quarter:N"),
            deeds=(Deed(wants=("gate:N14",), ask="gate"),),
            otherwise=(Otherwise(answers=("gate:*",)),),
            after=True,
        ),
        Stop(
            id="first-dawn",
            points_at=("N14:servant-0-2", "blood:0", "fate:the_masked_ball"),
            deeds=(Deed(wants=("servant:2",), ask="servant"),),
            otherwise=(Otherwise(answers=("servant:*",)),),
            after=True,
        ),
        Stop(
            id="fire",
            points_at=("N13:plague", "N14:servant-0-2", "points:0"),
            deeds=(Deed(wants=("burn:N13",), ask="work"),),
            otherwise=(
                Otherwise(answers=("move:N13",), text="otherwise-into-plague"),
                Otherwise(answers=("move:*", "rations", "end")),
            ),
            after=True,
        ),
        Stop(
            id="danger-next-door",
            points_at=("N13", "N09:plague"),
            deeds=(
                Deed(wants=("move:N13",), ask="work"),
                Deed(
                    wants=("rations",),
                    ask="work",
                    do="do-eat",
                    points_at=("stock:0:bread", "N09:plague", "points:0"),
                ),
                Deed(wants=("burn:N09",), ask="work", do="do-burn", points_at=("N09:plague", "N13:servant-0-2")),
            ),
            otherwise=(
                Otherwise(answers=("move:N09",), text="otherwise-into-plague"),
                Otherwise(answers=("move:*", "rations", "end")),
            ),
            after=True,
        ),
        Stop(
            id="goods",
            points_at=("N14:servant-0-3", "N10"),
            deeds=(
                Deed(wants=("servant:3",), ask="servant"),
                Deed(wants=("move:N10",), ask="work", do="do-walk", points_at=("N10",)),
                Deed(wants=("produce:ee",), ask="work", do="do-produce", points_at=("N10", "stock:0:equipment")),
                Deed(wants=("end",), ask="work", do="do-end", points_at=("stock:0:equipment",)),
            ),
            otherwise=(
                Otherwise(answers=("produce:mm", "produce:me"), text="otherwise-militia"),
                Otherwise(answers=("servant:*", "move:*", "rations", "end")),
            ),
            after=True,
        ),
        Stop(
            id="walls",
            points_at=("N15", "N14:servant-0-1"),
            deeds=(
                Deed(wants=("move:N15",), ask="work"),
                Deed(wants=("build",), ask="work", do="do-build", points_at=("N15", "stock:0:equipment")),
                Deed(wants=("end",), ask="work", do="do-end", points_at=("N15:barrack-N15", "influence:N")),
            ),
            otherwise=(
                Otherwise(answers=("move:N14",), text="otherwise-leave"),
                Otherwise(answers=("move:*", "rations", "end")),
            ),
            after=True,
        ),
        Stop(
            id="thirst",
            points_at=("N13", "N14:vampire-0", "points:0"),
            deeds=(
                Deed(wants=("move:N13",), ask="haunt"),
                Deed(wants=("drink",), ask="haunt", do="do-drink", points_at=("N13", "blood:0", "popularity:0")),
            ),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="noble-friend",
            points_at=("N12", "N13:blood"),
            deeds=(
                Deed(wants=("move:N12",), ask="haunt"),
                Deed(
                    wants=("corrupt",),
                    ask="haunt",
                    do="do-corrupt",
                    points_at=("nobles:N", "stock:0:gold", "N12:vampire-0"),
                ),
            ),
            otherwise=(
                Otherwise(answers=("use",), text="otherwise-cemetery"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="blood-is-strength",
            points_at=("blood:0", "points:0"),
            deeds=(
                Deed(wants=("exert",), ask="haunt"),
                Deed(
                    wants=("plot:bribed_guards",),
                    ask="haunt",
                    do="do-plot",
                    points_at=("hand:0:bribed_guards", "popularity:0"),
                ),
            ),
            otherwise=(
                Otherwise(answers=("plot:mask_of_mercy", "plot:old_debts*"), text="otherwise-shield"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="when-to-stop",
            points_at=("blood:0",),
            deeds=(Deed(wants=("end",), ask="haunt"),),
            otherwise=(Otherwise(answers=("exert",)),),
            after=True,
        ),
        Stop(
            id="attacked",
            points_at=("fight", "hand:0:old_debts", "hand:0:mask_of_mercy", "N12:vampire-1", "N12:vampire-0"),
            deeds=(Deed(wants=("card:old_debts", "card:mask_of_mercy"), ask="combat"),),
            otherwise=(Otherwise(answers=("card:none",)),),
            after=True,
            tells="fought",
        ),
        Stop(
            id="twilight",
            points_at=("influence:N", "influence:W", "seat:0"),
            event="control-scored",
            of=0,
        ),
        Stop(
            id="what-to-aim-for",
            points_at=("influence:E", "influence:S", "N15:barrack-N15", "popularity:0"),
            deeds=(Deed(wants=("servant:*",), ask="servant"),),
        ),
    ),
    end_points_at=("seat:0", "influence:N"),
)
