"""What servants and vampires in the city are for: see `core/purpose.py`."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Subject, Use
from lychgate.core.say import Say
from lychgate.core.vocabulary import words_of
from lychgate.games.sanguis_venenatus.choices.actions import DayKind, NightKind
from lychgate.games.sanguis_venenatus.choices.field_purposes import FIELD, in_phase
from lychgate.games.sanguis_venenatus.data.board import NOWHERE
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS, VAMPIRE
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import defence, starting_ap, unit
from lychgate.games.sanguis_venenatus.words.names import servant, vampire_word

WORK = words_of(DayKind)
HAUNT = words_of(NightKind)
"""The first words of all codes of a servant's and of a vampire's activation."""
POSES = tuple(str(pose + 1) for pose in range(SERVANTS))


def servant_name(g: City, seat: int, pose: int) -> Say:
    """Say a servant; before the draft is over, only that it is one."""
    crew = g.crew[seat]
    return servant(crew[pose]) if pose < len(crew) else Say("name-servant")


def _of(subject: Subject) -> tuple[int, int]:
    return int(subject["seat"]), int(subject["pose"]) - 1


def _servant_args(g: City, subject: Subject) -> Args:
    return {"servant": servant_name(g, *_of(subject))}


def _servant_figures(g: City, subject: Subject) -> Iterator[Say]:
    """SV-103, SV-137: points at the start, total defence, infection."""
    seat, pose = _of(subject)
    each = unit(seat, pose)
    if pose < len(g.crew[seat]) and g.at[each] != NOWHERE:
        yield Say("figure-points", {"ap": starting_ap(g, each)})
        yield Say("figure-defence", {"n": defence(g, each)})
        if g.infected[each]:
            yield Say("name-infected")


def acting_servant(g: City) -> int | None:
    """Return the servant that is in the middle of its activation."""
    return None if g.turn is None or g.turn.pose == VAMPIRE else unit(g.turn.seat, g.turn.pose)


def acts_later(g: City, each: int) -> Iterator[Obstacle]:
    """SV-101: why a servant is not activated while another one acts."""
    name = servant_name(g, *divmod(each, SERVANTS))
    acting = acting_servant(g)
    if g.at[each] == NOWHERE:
        yield obstacle("SV-101", "dead", servant=name)
    elif g.done[each]:
        yield obstacle("SV-101", "done", servant=name)
    elif acting is not None:
        yield obstacle("SV-101", "acts-later", servant=servant_name(g, *divmod(acting, SERVANTS)))


def _is_working(g: City, subject: Subject) -> bool:
    return acting_servant(g) == unit(*_of(subject))


def _waits(g: City, subject: Subject) -> bool:
    return not _is_working(g, subject)


def _figure_later(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    return acts_later(g, unit(*_of(subject)))


def _is_haunting(g: City, subject: Subject) -> bool:
    return g.turn is not None and (g.turn.seat, g.turn.pose) == (subject.seat, VAMPIRE)


def is_at_rest(g: City, subject: Subject) -> bool:
    """Tell whether a vampire is not in the middle of its activation."""
    return not _is_haunting(g, subject)


def _has_woken(g: City, subject: Subject) -> bool:
    return g.phase == "night" and g.woken[int(subject["seat"])] and is_at_rest(g, subject)


def _sleeps(g: City, subject: Subject) -> bool:
    return is_at_rest(g, subject) and not _has_woken(g, subject)


NIGHT_USES = (
    Use("haunts-now", "SV-119", own=True, applies=_is_haunting),
    Use("has-woken", "SV-118", own=True, applies=_has_woken),
    Use("wake", "SV-118", own=True, applies=_sleeps),
)
"""Whether a vampire acts, has acted or will act."""


def _own_vampire(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SV-142: one's own vampire is no opponent's."""
    if seat == subject.seat:
        yield obstacle("SV-142", "own-vampire")


SERVANT = Kind(
    "servant", ("{field}:servant-{seat}-{pose}",), "SV-062",
    (
        Use("acts-now", "SV-102", own=True, through={"work": WORK}, applies=_is_working),
        Use("activate", "SV-101", asks=("servant",), own=True, applies=_waits),
        Use("activate", "SV-101", asks=("work",), verbs=("servant",), own=True, bars=_figure_later, applies=_waits),
        Use("infect", "SV-097", asks=("infect",), own=True, applies=in_phase("event")),
        Use("attack", "SV-135", asks=("haunt",), verbs=("attack",)),
    ),
    within={**FIELD, "pose": POSES}, args=_servant_args, figures=_servant_figures,
)  # fmt: skip


def sheet_name(g: City, seat: int) -> Say:
    """Say a player's vampire; before it is chosen, only that it is one."""
    sheet = g.sheet[seat]
    return vampire_word(SHEETS[sheet].id) if sheet >= 0 else Say("name-vampire")


def vampire_args(g: City, subject: Subject) -> Args:
    return {"vampire": sheet_name(g, int(subject["seat"]))}


def vampire_figures(g: City, subject: Subject) -> Iterator[Say]:
    seat = int(subject["seat"])
    yield Say("amount", {"res": "blood", "n": g.blood[seat]})
    yield Say("amount", {"res": "popularity", "n": g.popularity[seat]})


FIGURE = Kind(
    "vampire", ("{field}:vampire-{seat}",), "SV-119",
    (
        Use("haunts-now", "SV-119", own=True, through={"haunt": HAUNT}, applies=_is_haunting),
        Use("duel", "SV-142", asks=("haunt",), verbs=("duel",), bars=_own_vampire, applies=is_at_rest),
        *NIGHT_USES[1:],
    ),
    within=FIELD, args=vampire_args, figures=vampire_figures,
)  # fmt: skip

CHARACTERS = (SERVANT, FIGURE)
