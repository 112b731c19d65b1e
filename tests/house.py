"""The games of this house, whatever else is installed beside them."""

from __future__ import annotations

import lychgate

OURS = [game for game in lychgate.games() if game.package.startswith("lychgate.games.")]
