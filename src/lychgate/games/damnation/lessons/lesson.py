"""The guided first match: three rounds with two rivals, from the choice of a Villain to the first rival who is Slain.

First danger: six steps in Darkness, with traps on three of seven ways. First success: the learner's strings lead a
rival into a Saw Trap. Done to the learner: a blow, which Velvet Drapes stop. All luck is that of the seed.
"""

from __future__ import annotations

from lychgate.core.learning.lesson import Deed, Lesson, Otherwise, Rival, Stop

BELA = (
    *("collector", "start:ancestral_sword", "keep:commanding_presence"),
    *("pass", "pass", "move:c0808"),
    *("pass", "pass", "pass"),
    *("pass", "slot:5"),
)
CARL = (
    *("aristocrat", "start:pocket_watch", "keep:candelabrum"),
    *("pass", "pass", "move:kitchen", "draw", "pass", "pass"),
    *("pass", "pass", "move:c1008", "stay", "attack:candelabrum>lost", "done"),
)


def _given(ask: str, code: str, do: str) -> Deed:
    """Return a deed that the lesson does for the learner, because it teaches nothing new."""
    return Deed(wants=(code,), ask=ask, do=do, given=True)


ROLLED = (_given("pre", "pass", "do-rolled"), _given("roll", "pass", "do-kept"))

LESSON = Lesson(
    seed=548,
    minutes=6,
    rivals=(Rival(name="Bela", answers=BELA), Rival(name="Carl", answers=CARL)),
    stops=(
        Stop(
            id="villain",
            points_at=("seat:0",),
            deeds=(Deed(wants=("lost",), ask="villain"),),
            otherwise=(Otherwise(answers=("*",)),),
            after=True,
        ),
        Stop(
            id="heirloom",
            points_at=("hand:0:whalebone_corset", "master_bedroom"),
            deeds=(Deed(wants=("start:whalebone_corset",), ask="start"),),
            otherwise=(
                Otherwise(answers=("start:storm_lantern",), text="otherwise-dungeon"),
                Otherwise(answers=("start:planchette",), text="otherwise-cemetery"),
            ),
            after=True,
        ),
        Stop(
            id="first-card",
            points_at=("drawn:0:velvet_drapes",),
            deeds=(Deed(wants=("keep:velvet_drapes",), ask="keep"),),
            otherwise=(Otherwise(answers=("keep:looking_glass",)),),
            after=True,
        ),
        Stop(
            id="roll",
            points_at=("dice", "phases"),
            deeds=(Deed(wants=("pass",), ask="pre"),),
            otherwise=(
                Otherwise(answers=("planchette",), text="otherwise-planchette"),
                Otherwise(answers=("velvet_drapes*",), text="otherwise-drapes"),
                Otherwise(answers=("ransack",), text="otherwise-ransack"),
                Otherwise(answers=("desperation",), text="otherwise-desperation"),
            ),
            after=True,
        ),
        Stop(
            id="keep-the-roll",
            points_at=("d1", "black", "talent:0:fate"),
            deeds=(Deed(wants=("pass",), ask="roll"),),
            otherwise=(
                Otherwise(answers=("fate:*",), text="otherwise-fate"),
                Otherwise(answers=("storm_lantern",), text="otherwise-lantern"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="walk",
            points_at=("great_hall", "c1511:trap"),
            deeds=(Deed(wants=("move:great_hall",), ask="move"),),
            otherwise=(
                Otherwise(answers=("move:vault",), text="otherwise-vault"),
                Otherwise(answers=("move:dungeon",), text="otherwise-dungeon"),
                Otherwise(answers=("move:c1113",), text="otherwise-empty"),
                Otherwise(answers=("move:c*",), text="otherwise-trap"),
            ),
            after=True,
        ),
        Stop(
            id="room",
            points_at=("decks:0", "great_hall:lost"),
            deeds=(
                Deed(wants=("draw",), ask="room"),
                _given("post", "pass", "do-ended"),
            ),
            otherwise=(
                Otherwise(answers=("bare_hands>*",), text="otherwise-strike"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="step-out",
            points_at=("c0908", "c0808:collector"),
            deeds=(*ROLLED, Deed(wants=("move:c0908",), ask="move")),
            otherwise=(Otherwise(answers=("move:*",)),),
            after=True,
        ),
        Stop(
            id="strings",
            points_at=("c0808:collector", "c0908:lost"),
            deeds=(
                Deed(wants=("claim>collector",), ask="resolve"),
                _given("resolve", "done", "do-ended"),
            ),
            otherwise=(
                Otherwise(answers=("bare_hands>collector",), text="otherwise-strike"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="puppet",
            points_at=("c0712:trap", "c0808:collector"),
            deeds=(
                _given("roll", "pass", "do-kept"),
                Deed(wants=("move:c0712",), ask="steer.move"),
            ),
            otherwise=(
                Otherwise(answers=("move:great_hall",), text="otherwise-hall"),
                Otherwise(answers=("move:ss02",), text="otherwise-staircase"),
                Otherwise(answers=("move:c*",), text="otherwise-trap"),
            ),
            after=True,
        ),
        Stop(
            id="protection",
            points_at=("hand:0:velvet_drapes", "c1008:aristocrat"),
            deeds=(
                Deed(wants=("velvet_drapes", "whalebone_corset"), ask="damage"),
                _given("damage", "pass", "do-held"),
            ),
            otherwise=(Otherwise(answers=("pass",)),),
            after=True,
        ),
        Stop(
            id="side-by-side",
            points_at=("c0711", "c0712:collector", "health:1:4"),
            deeds=(*ROLLED, Deed(wants=("move:c0711",), ask="move")),
            otherwise=(
                Otherwise(answers=("move:great_hall",), text="otherwise-hall"),
                Otherwise(answers=("move:c*",), text="otherwise-trap"),
            ),
            after=True,
        ),
        Stop(
            id="strike",
            points_at=("c0712:collector", "talent:0:active"),
            deeds=(
                Deed(wants=("bare_hands>collector",), ask="resolve"),
                _given("resolve", "done", "do-ended"),
            ),
            otherwise=(
                Otherwise(answers=("claim>collector",), text="otherwise-strings"),
                Otherwise(answers=("*",)),
            ),
            after=True,
        ),
        Stop(
            id="too-many-cards",
            points_at=("hand:0", "purse:0", "knell:5:carnage"),
            deeds=(
                Deed(wants=("discard:*",), ask="limit"),
                Deed(wants=("discard:*",), ask="limit", do="do-another"),
            ),
            after=True,
        ),
    ),
    end_points_at=("c1008:aristocrat", "haunt:1:0"),
)
