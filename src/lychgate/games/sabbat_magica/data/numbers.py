"""The numbers of the rules: how many, how much, what it costs and what it earns."""

from __future__ import annotations

PLAYERS = (2, 4)
"""SM-001: the least and the greatest number of players."""

ROUNDS = 6
"""SM-050: one for each hour of the night."""

GHOSTS = 7
"""SM-004: the ghosts of each player."""

START_TERROR = 3
"""SM-013: what every terror line shows at the beginning."""

MOST_TERROR = 10
"""SM-030: the end of a terror line."""

MOST_OWN = 2
"""SM-036: the most ghosts of one player in a region or a garden."""

CURSE_VP = 5
"""SM-053: what a cursed token costs when it rots away."""

CHIMERA_VP = 5
"""SM-231: what a chimera is worth at the end."""

UNFED_VP = 1
"""SM-205: what an unfed ghost costs."""

BEATEN_VP = 2
"""SM-145: what a fight earns for each opposing ghost."""

REPELLED_VP = 2
"""SM-150: what each other player present gains when a ghost is repelled."""

CONSOLATION = 1
"""SM-147, SM-150: the terror point for a ghost that lands in the graveyard."""

EARLIER_COST, LATER_COST = 2, 1
"""SM-142: the terror a fight costs for each ghost of a player earlier, or later, in the playing order."""

MAJOR, MINOR = 2, 1
"""SM-160: a garden's first place has the major bonus, its second place the minor one."""

HOMECOMING, ZEN_HOMECOMING = 1, 2
"""SM-124, SM-166: the terror a ghost brings back to the drawbridge, plainly and with the Zen garden."""

TRAINING_VP = 1
"""SM-164: what the training ground adds to a fight."""

GLASS_TERROR = 1
"""SM-163: what the glass factory adds to work on a mirror."""

CRYSTAL_VP = 1
"""SM-212: what the crystal ball adds to a region."""

FRENZY_TERROR = 3
"""SM-191: what Frenzy gives."""

SPELL_TERROR = 1
"""SM-190: what Spell takes from each adjacent opponent."""

LUXURIANCE_TOKENS = 2
"""SM-180: the resources that Luxuriance gives."""
