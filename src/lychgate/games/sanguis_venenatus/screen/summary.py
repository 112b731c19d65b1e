"""The match in two lines: the round, and everybody's victory points."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.summary import Summary
from lychgate.core.view import View


def summary(view: View) -> Summary:
    """SV-172: the points on the track."""
    return Summary(when=Say("round-now", {"n": max(1, view.round)}), points=tuple(view.values["vp"]))
