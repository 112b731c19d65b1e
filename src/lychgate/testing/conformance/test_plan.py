"""Every game's folder has the rooms of the floor plan, and no room imports what it must not."""

from __future__ import annotations

from lychgate.core.game import Game
from lychgate.testing.cases import every_game
from lychgate.testing.plan import complaints


@every_game
def test_everything_is_where_the_floor_plan_has_it(game: Game) -> None:
    assert complaints(game.folder, game.package) == []
