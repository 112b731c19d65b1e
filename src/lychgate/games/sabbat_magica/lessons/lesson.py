"""The guided first match: one whole hour and the start of the second, with two rivals.

First success: a fight won in Turgapel. First danger: too little terror for two hungry ghosts. Done to the learner: a
ghost is pushed down and thrown out. With this seed rat tails and gemstones lie side by side, and Turgapel, which is
worth most, asks for just these two.
"""

from __future__ import annotations

from lychgate.core.learning.lesson import Deed, Lesson, Otherwise, Rival, Stop

VESNA = (
    *("people:zugriga", "invoke:1"),
    *("place:m24", "tile", "step:m13", "tile", "move:bridge>turgapel", "step:m14", "mirror:n4"),
    "invoke:3",
)
RADU = (
    *("people:sanagal", "invoke:3"),
    *("place:m44", "mirror:e4", "no", "step:m34", "mirror:e3", "no"),
    *("move:bridge>canteen", "fight", "move:bridge>canteen", "fight", "stop", "step:m33", "tile", "no"),
    "invoke:4",
)

LESSON = Lesson(
    seed=301,
    rivals=(Rival(name="Vesna", answers=VESNA), Rival(name="Radu", answers=RADU)),
    stops=(
        Stop(
            id="people",
            points_at=("peoples:succubus", "peoples"),
            deeds=(Deed(wants=("people:argosola",), ask="people"),),
            otherwise=(Otherwise(answers=("people:*",)),),
            after=True,
        ),
        Stop(
            id="call",
            points_at=("invoke:0:2", "invoke:0", "grave:0:ghost-0", "terror:0"),
            deeds=(Deed(wants=("invoke:2",), ask="invoke"),),
            otherwise=(Otherwise(answers=("invoke:*",)),),
            after=True,
        ),
        Stop(
            id="enter",
            points_at=("m11", "home:0:succubus", "actions"),
            deeds=(Deed(wants=("place:m11",), ask="action"),),
            otherwise=(Otherwise(answers=("*",)),),
        ),
        Stop(
            id="rat-tails",
            points_at=("m11", "n1", "w1", "two:0"),
            deeds=(Deed(wants=("tile",), ask="arrive.manor"),),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="step",
            points_at=("m21", "m11:succubus", "turgapel", "gate:turgapel"),
            deeds=(Deed(wants=("step:m21",), ask="action"),),
            otherwise=(Otherwise(answers=("*",)),),
        ),
        Stop(
            id="gemstones",
            points_at=("m21", "w2", "two:0"),
            deeds=(Deed(wants=("tile",), ask="arrive.manor"),),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="gate",
            points_at=("turgapel", "bridge:ghost-0", "gate:turgapel", "two:0"),
            deeds=(Deed(wants=("move:bridge>turgapel",), ask="action"),),
            otherwise=(Otherwise(answers=("*",)),),
        ),
        Stop(
            id="fight",
            points_at=("turgapel:1:ghost-1", "turgapel:1", "terror:0", "line:1"),
            deeds=(Deed(wants=("fight",), ask="arrive"),),
            otherwise=(Otherwise(answers=("settle",)),),
            after=True,
        ),
        Stop(
            id="frenzy",
            points_at=("power:0:frenzy", "terror:0"),
            deeds=(Deed(wants=("frenzy",), ask="haunt"),),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="garden",
            points_at=("canteen", "bridge:ghost-0", "canteen:1"),
            deeds=(Deed(wants=("move:bridge>canteen",), ask="haunt"),),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="thrown-out",
            points_at=("m31", "canteen", "grave:0:ghost-0", "w3"),
            deeds=(Deed(wants=("step:m31",), ask="action"),),
            otherwise=(Otherwise(answers=("*",)),),
        ),
        Stop(
            id="mirror",
            points_at=("w3", "terror:0"),
            deeds=(Deed(wants=("mirror:w3",), ask="arrive.manor"),),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="ageing",
            points_at=("one:0", "skull:0", "invoke:0", "grave:0:ghost-0"),
            deeds=(Deed(wants=("invoke:2", "invoke:1"), ask="invoke"),),
            otherwise=(Otherwise(answers=("invoke:*",)),),
            after=True,
        ),
        Stop(
            id="gift",
            points_at=("slot:1", "time:half_moon", "gate:neshata", "one:0"),
            deeds=(Deed(wants=("bonus:any1", "bonus:*"), ask="bonus"),),
        ),
    ),
    end_points_at=("regions", "approval:0", "terror:0"),
)
