"""Dated rules changes: new matches have all of them, a record those of its header."""

WHO_COULD = "2026-11-who-could"
"""DA-500: with a poker face nobody is asked who by what everybody knows can have nothing to answer with."""
DONE_ENDS = "2026-11-done-ends"
"""DA-102: whoever is done where the movement ended has declined all that phase 4 offers, and is not asked again."""
FLAGS = (WHO_COULD, DONE_ENDS)
"""Oldest first."""
