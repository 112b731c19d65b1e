"""The match in two lines: the night, and the points everybody would have if dawn came now."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.summary import Summary
from lychgate.core.view import View
from lychgate.games.blood_coven.screen.fill import points_now


def summary(view: View) -> Summary:
    """BC-170..178: nobody has points before the end, but everybody can count them."""
    return Summary(when=Say("round-now", {"n": max(1, view.round)}), points=points_now(view))
