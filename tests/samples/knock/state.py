"""The position."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.state import State, state
from lychgate.core.zones import Shown


@state
class Knock(State):
    """The position: how often each player was let in."""

    welcomes: Annotated[list[int], Shown()]
