"""Positions of the picture book that the guided match does not reach: the learner plays Luserna, second in order."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.game import Setup
from lychgate.games.sabbat_magica.data.boards import LOCATION
from lychgate.games.sabbat_magica.data.cards import PEOPLE, TIME
from lychgate.games.sabbat_magica.data.match import FLAGS, Phase
from lychgate.games.sabbat_magica.data.numbers import GHOSTS
from lychgate.games.sabbat_magica.setup import OPTIONS, setup
from lychgate.games.sabbat_magica.state.ghosts import ghost
from lychgate.games.sabbat_magica.state.position import Sabbat
from lychgate.games.sabbat_magica.state.purse import heap_of
from lychgate.games.sabbat_magica.steps.skulduggery import Act

_LUCK = "5c" * 32
"""The luck of these positions; nothing that is drawn by lot can be seen in them."""
_SEATS = 3
_ELF, _VAMPIRE, _SUCCUBUS = range(_SEATS)


def full_canteen() -> Sabbat:
    """The canteen is full, and the learner has terror enough to fight both ghosts in it."""
    return _hour({"canteen": (_VAMPIRE, _SUCCUBUS)}, terror=5)


def poor_visitor() -> Sabbat:
    """The canteen is full, and the learner has too little terror for a fight."""
    return _hour({"canteen": (_VAMPIRE, _SUCCUBUS)}, terror=1)


def chimera() -> Sabbat:
    """Four kinds were paid at gates and have become a chimera; another spider lies under Approval."""
    g = _hour({"turgapel": (_ELF,)}, terror=4)
    g.chimeras[_ELF], g.approval[_ELF] = 1, heap_of("S")
    return g


def cursed() -> Sabbat:
    """Old resources have rotted into a curse, and one rat tail is old."""
    g = _hour({}, terror=4)
    g.one[_ELF], g.skull[_ELF], g.vp[_ELF] = heap_of("R"), True, 4
    return g


def gardens() -> Sabbat:
    """Ghosts stand in five of the six gardens, three of them the learner's."""
    standing = {
        "turgapel": (_ELF, _SUCCUBUS),
        "zen_garden": (_ELF,),
        "canteen": (_VAMPIRE, _ELF),
        "crystal_ball": (_ELF,),
        "glass_factory": (_SUCCUBUS,),
        "training_ground": (_VAMPIRE, _SUCCUBUS),
    }
    return _hour(standing, terror=4)


def _hour(standing: dict[str, tuple[int, ...]], terror: int) -> Sabbat:
    """Return the third hour, with these ghosts in these places from the top, and one of the learner's on the bridge."""
    chosen = {option.name: option.values[0] for option in OPTIONS}
    g = setup(Setup(_SEATS, chosen, tuple(FLAGS), Chance(_LUCK), False))
    g.round, g.phase, g.order = 3, Phase.SKULDUGGERY, (_VAMPIRE, _ELF, _SUCCUBUS)
    g.peoples = [PEOPLE[name] for name in ("luserna", "zugriga", "argosola")]
    g.gates, g.spare = g.spare[:8], g.spare[8:]
    g.pile = [card for card in g.pile if card != TIME["harvest"]]
    g.box, g.pile, g.time = g.pile[:1], g.pile[1:], [TIME["harvest"]]
    for place, owners in standing.items():
        g.ghosts[LOCATION[place]] = tuple(ghost(owner) for owner in owners)
    g.bridge[_ELF] = (1, 0)
    out = [sum(owners.count(seat) for owners in standing.values()) + g.bridge[seat][0] for seat in range(_SEATS)]
    g.graves = [GHOSTS - count for count in out]
    g.terror[_ELF] = terror
    g.agenda = [Act(Seat(_SUCCUBUS), 1, 3), Act(Seat(_ELF), 1, 3)]
    return g
