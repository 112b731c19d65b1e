"""Writes the golden records of a game: `python -m tools.golden GAME [NAME ...]`, from the project's root.

A golden record must replay for ever. Write one anew only when its rules have changed and the changelog says so; see
CONTRIBUTING.md, "Records and rules versions". What each game wants is in `tests/games/<game>/wanted.py`.
"""

from __future__ import annotations

import sys
from importlib import import_module

import lychgate
from tests.golden import folder


def main(game_id: str, *names: str) -> None:
    """Write the named records of a game; without names all of them, and no others remain."""
    game = lychgate.game(game_id)
    place = folder(game)
    place.mkdir(exist_ok=True)
    wanted = import_module(f"tests.games.{place.parent.name}.wanted")
    written = set()
    for name, match in wanted.records(names):
        (place / f"{name}.jsonl").write_text(match.save(), encoding="utf-8")
        print(f"{name}: {len(match.history)} answers, {match.result}", flush=True)
        written.add(name)
    for old in () if names else place.glob("*.jsonl"):
        if old.stem not in written:
            old.unlink()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit((__doc__ or "").partition("\n")[0])
    main(*sys.argv[1:])
