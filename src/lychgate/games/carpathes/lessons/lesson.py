"""The guided first match: two rounds and the first action of the third, with two rivals.

First success: a Slave in round 2. First danger: a loss that would let a rival dominate at once. Done to the learner: an
attack that is sent back, and two that are suffered.
"""

from __future__ import annotations

from lychgate.core.learning.lesson import Deed, Lesson, Otherwise, Rival, Stop

ELISABETH = (
    "keep:MMW",
    *("play:wolf_call", "at:2", "pay:10", "draw:power", "draw:human"),
    "pay:5",
    *("play:crows", "at:0", "pay:15", "play:crows", "at:0", "pay:15", "draw:human"),
    "pay:20",
)
LAMIA = (
    *("keep:WWW", "pay:30", "pay:5", "pay:20"),
    *("draw:human", "draw:human", "play:crows", "at:0", "pay:15", "pay:W+10"),
    *("play:wolf_call", "pay:W", "play:coffin", "pay:5", "draw:human"),
)

LESSON = Lesson(
    seed=136677,
    options={"first_player": 0},
    rivals=(Rival(name="Elisabeth", answers=ELISABETH), Rival(name="Lamia", answers=LAMIA)),
    stops=(
        Stop(
            id="keep",
            points_at=("hand:0", "hand:0:man", "hand:0:woman"),
            deeds=(Deed(wants=("keep:MMW",), ask="keep"),),
            otherwise=(Otherwise(answers=("keep:*",)),),
            after=True,
        ),
        Stop(
            id="counter",
            points_at=("human_deck", "blood:0", "blood:0:20", "lord"),
            deeds=(Deed(wants=("draw:human",), ask="act"),),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="attack",
            points_at=("hand:0:devil_hand", "seat:2"),
            deeds=(
                Deed(wants=("play:devil_hand",), ask="act"),
                Deed(wants=("at:2",), ask="aim", do="do-aim", points_at=("seat:2",)),
            ),
            otherwise=(
                Otherwise(answers=("at:1",), text="otherwise-elisabeth"),
                Otherwise(answers=("*",)),
            ),
        ),
        Stop(
            id="price",
            points_at=("hand:0:woman", "blood:0"),
            deeds=(Deed(wants=("pay:W",), ask="pay"),),
            otherwise=(
                Otherwise(answers=("pay:M",), text="otherwise-man"),
                Otherwise(answers=("pay:15",), text="otherwise-counter"),
            ),
            after=True,
        ),
        Stop(
            id="blue-card",
            points_at=("hand:0:bloodletting", "blood:0"),
            deeds=(
                Deed(wants=("lay:bloodletting",), ask="act"),
                Deed(wants=("pay:15",), ask="pay", do="do-pay", points_at=("blood:0",)),
            ),
            otherwise=(
                Otherwise(answers=("pay:M", "pay:W"), text="otherwise-human"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="free-card",
            points_at=("laid:0:bloodletting", "moon", "seat:2"),
            deeds=(
                Deed(wants=("use:bloodletting",), ask="act"),
                Deed(wants=("at:2",), ask="aim", do="do-aim", points_at=("seat:2",)),
            ),
            otherwise=(
                Otherwise(answers=("end",), text="otherwise-end"),
                Otherwise(answers=("at:1",), text="otherwise-elisabeth"),
            ),
            after=True,
        ),
        Stop(
            id="reaction",
            points_at=("hand:0:attack_return", "played:crows", "seat:2"),
            deeds=(Deed(wants=("attack_return:10",), ask="react"),),
            otherwise=(
                Otherwise(answers=("pass",), text="otherwise-pass"),
                Otherwise(answers=("attack_return:M", "attack_return:W"), text="otherwise-human"),
            ),
            after=True,
        ),
        Stop(
            id="dominate",
            points_at=("seat:2", "blood:2:20", "blood:0:35"),
            deeds=(Deed(wants=("dominate:2",), ask="act"),),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="fill-your-hand",
            points_at=("laid:0:bloodletting", "seat:1", "slave:0:0"),
            deeds=(
                Deed(wants=("use:bloodletting",), ask="act"),
                Deed(wants=("at:1",), ask="aim", do="do-aim", points_at=("seat:1",)),
                Deed(wants=("draw:power",), ask="act", do="do-power", points_at=("power_deck",)),
                Deed(wants=("draw:human",), ask="act", do="do-human", points_at=("human_deck",)),
            ),
            otherwise=(
                Otherwise(answers=("at:2",), text="otherwise-slave"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="loss",
            points_at=("blood:0", "blood:0:40"),
            deeds=(Deed(wants=("pay:25",), ask="lose"),),
            otherwise=(Otherwise(answers=("pay:*",)),),
            after=True,
        ),
        Stop(
            id="danger",
            points_at=("hand:0:man", "blood:0:20", "seat:1"),
            deeds=(Deed(wants=("pay:M+5",), ask="lose"),),
            otherwise=(
                Otherwise(answers=("pay:25",), text="otherwise-chain"),
                Otherwise(answers=("pay:*",)),
            ),
            after=True,
        ),
        Stop(
            id="order",
            points_at=("seat:1", "grace:2", "seat:2"),
            deeds=(Deed(wants=("attack:1",), ask="demand"),),
            otherwise=(Otherwise(answers=("nothing",)),),
            after=True,
        ),
        Stop(
            id="drink",
            points_at=("hand:0:man", "blood:0", "grace:2:1"),
            deeds=(
                Deed(wants=("recover",), ask="act"),
                Deed(wants=("drink:M",), ask="drink", do="do-man", points_at=("hand:0:man", "blood:0")),
            ),
            otherwise=(
                Otherwise(answers=("drink:WW",), text="otherwise-women"),
                Otherwise(answers=("drink:W",), text="otherwise-woman"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="play-on",
            points_at=("seat:1", "blood:1:20", "hand:0:wolf_call", "laid:0:bloodletting", "lord"),
            deeds=(Deed(wants=("*",), ask="act"),),
        ),
    ),
    end_points_at=("lord", "seat:1"),
)
