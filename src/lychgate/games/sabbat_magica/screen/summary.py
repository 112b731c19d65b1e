"""The match in two lines: the hour, and everybody's points."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.summary import Summary
from lychgate.core.view import View
from lychgate.games.sabbat_magica.data.numbers import CHIMERA_VP


def summary(view: View) -> Summary:
    """SM-231: the points on the track, and those that chimeras will bring."""
    both = zip(view.values["vp"], view.values["chimeras"], strict=True)
    points = tuple(vp + CHIMERA_VP * chimeras for vp, chimeras in both)
    return Summary(when=Say("round-now", {"n": max(1, view.round)}), points=points)
