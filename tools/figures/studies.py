"""What is counted in which game."""

from __future__ import annotations

from tools.figures import carpathes, damnation, sabbat_magica, sanguis_venenatus
from tools.figures.notes import Study

STUDIES = {
    "carpathes": carpathes.STUDY,
    "damnation": damnation.STUDY,
    "sabbat-magica": sabbat_magica.STUDY,
    "sanguis-venenatus": sanguis_venenatus.STUDY,
}


def study_of(game: str) -> Study:
    """Return what is counted in a game; where nothing special is, only what all games have."""
    return STUDIES.get(game) or Study()
