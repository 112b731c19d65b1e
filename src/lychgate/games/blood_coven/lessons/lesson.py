"""The guided first match: three nights and the feeding of the fourth, with one rival.

The only luck is the lot for the quarter on the first night; with this seed it goes to the learner.
First success: the catch on night 1, and the second vampire on night 3. First danger: the rival's two hungry vampires,
one of which starves. Done to the learner: the rival snatches a dime away, and Blood Rage answers it.
"""

from __future__ import annotations

from lychgate.core.learning.lesson import Deed, Lesson, Otherwise, Rival, Stop

LESSON = Lesson(
    seed=7,
    rivals=(
        Rival(
            name="Mircalla",
            answers=(
                *("start:D", "scare:-", "pop:P", "pop:P", "make:P@4"),
                *("feed:3<N", "pop:D", "take:D"),
                *("feed:3<D", "pop:D", "take:D"),
            ),
        ),
    ),
    stops=(
        Stop(
            id="first-vampire",
            points_at=("hand:0:D", "hand:0:P", "hand:0:N"),
            deeds=(Deed(wants=("start:D",), ask="start"),),
            otherwise=(Otherwise(answers=("start:P", "start:N")),),
            after=True,
        ),
        Stop(
            id="no-trick",
            points_at=("scare:0", "hand:0"),
            deeds=(Deed(wants=("scare:-",), ask="scare"),),
            otherwise=(Otherwise(answers=("scare:*",)),),
            after=True,
        ),
        Stop(
            id="bring-prey",
            points_at=("supply:D", "quarter:0:Q", "slots:0:3", "city"),
            deeds=(Deed(wants=("pop:D",), ask="pop"),),
            otherwise=(
                Otherwise(answers=("pop:N",), text="otherwise-nickel"),
                Otherwise(answers=("pop:P",), text="otherwise-penny"),
            ),
            after=True,
        ),
        Stop(
            id="bring-no-gift",
            points_at=("supply:N", "slots:1:3", "city"),
            deeds=(Deed(wants=("pop:N",), ask="pop"),),
            otherwise=(
                Otherwise(answers=("pop:D",), text="otherwise-dime"),
                Otherwise(answers=("pop:P",), text="otherwise-penny"),
            ),
            after=True,
        ),
        Stop(
            id="first-catch",
            points_at=("city:D", "slots:0:3", "quarter:0:Q"),
            deeds=(Deed(wants=("take:D",), ask="action"),),
            otherwise=(
                Otherwise(answers=("pass",), text="otherwise-rest"),
                Otherwise(answers=("make:*",), text="otherwise-turn"),
            ),
            after=True,
        ),
        Stop(
            id="feed",
            points_at=("slots:0:3", "hand:0:N", "food:0", "food:1"),
            deeds=(Deed(wants=("feed:3<N",), ask="feed"),),
            otherwise=(
                Otherwise(answers=("feed:-",), text="otherwise-none"),
                Otherwise(answers=("feed:3<P",), text="otherwise-penny"),
                Otherwise(answers=("feed:3<D",), text="otherwise-dime"),
            ),
            after=True,
        ),
        Stop(
            id="scare",
            points_at=("hand:0:P", "scare:0", "city"),
            deeds=(Deed(wants=("scare:P",), ask="scare"),),
            otherwise=(
                Otherwise(answers=("scare:-",), text="otherwise-none"),
                Otherwise(answers=("scare:D",), text="otherwise-dime"),
                Otherwise(answers=("scare:PD",), text="otherwise-both"),
            ),
            after=True,
        ),
        Stop(id="starved", points_at=("slots:1:4", "supply:P"), event="starved", of=1),
        Stop(
            id="blood-rage",
            points_at=("city:P", "scare:0:P", "slots:0:3"),
            deeds=(Deed(wants=("take:P+P",), ask="action"),),
            otherwise=(
                Otherwise(answers=("take:N+P",), text="otherwise-nickel"),
                Otherwise(answers=("make:*",), text="otherwise-turn"),
                Otherwise(answers=("pass",), text="otherwise-rest"),
                Otherwise(answers=("repop:P",), text="otherwise-city"),
            ),
            after=True,
        ),
        Stop(
            id="count-your-hand",
            points_at=("food:0", "fatigue:0", "hand:0:P", "slots:0:3"),
            deeds=(Deed(wants=("feed:3<P",), ask="feed"),),
            otherwise=(
                Otherwise(answers=("feed:-",), text="otherwise-none"),
                Otherwise(answers=("feed:3<D",), text="otherwise-dime"),
            ),
        ),
        Stop(
            id="tie",
            points_at=("quarter:1:Q", "scare:0"),
            deeds=(Deed(wants=("scare:-",), ask="scare"),),
            otherwise=(Otherwise(answers=("scare:D",)),),
            after=True,
        ),
        Stop(
            id="bring-nobody-easy",
            points_at=("supply:P", "supply:N", "slots:1:3"),
            deeds=(Deed(wants=("pop:P", "pop:N"), ask="pop"),),
            otherwise=(Otherwise(answers=("pop:D",)),),
            after=True,
        ),
        Stop(
            id="turn",
            points_at=("hand:0:P", "slots:0:4", "food:0", "slots:0:3"),
            deeds=(Deed(wants=("make:P@4",), ask="action"),),
            otherwise=(
                Otherwise(answers=("make:P@5",), text="otherwise-slow"),
                Otherwise(answers=("make:N@*",), text="otherwise-nickel"),
                Otherwise(answers=("make:D@5",), text="otherwise-dime"),
                Otherwise(answers=("take:D",), text="otherwise-catch"),
                Otherwise(answers=("pass",), text="otherwise-rest"),
            ),
            after=True,
        ),
        Stop(
            id="everybody-eats",
            points_at=("slots:0:4", "slots:0:3", "food:0"),
            deeds=(Deed(wants=("feed:3,4<ND",), ask="feed"),),
            otherwise=(Otherwise(answers=("*",)),),
        ),
    ),
    end_points_at=("left", "dawn:0", "food:0"),
)
