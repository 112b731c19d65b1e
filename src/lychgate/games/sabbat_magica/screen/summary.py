"""The match in two lines: the hour, and everybody's points."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.summary import Summary
from lychgate.core.view import View
from lychgate.games.sabbat_magica.data.numbers import CHIMERA_VP


def summary(view: View) -> Summary:
    """SM-231: the points on the track, and those that chimeras will bring; in the end they are on the track."""
    both = zip(view.values["vp"], view.values["chimeras"], strict=True)
    to_come = 0 if view.result is not None else CHIMERA_VP
    points = tuple(vp + to_come * chimeras for vp, chimeras in both)
    return Summary(when=Say("round-now", {"n": max(1, view.round)}), points=points)
