"""The files of the built client, each as the build has compressed it, so that serving one costs no processor time."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path

import msgspec

ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""Encodings by preference, and how the names of files end that were compressed so at build time."""
KEPT = 128
"""Number of files that are kept in memory."""


class Served(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    content: bytes
    media_type: str
    encoding: str | None
    named_by_content: bool
    """Whether its name changes with its content, so that browsers may keep it for ever."""


def find(root: Path, path: str, accepted: str) -> Served | None:
    """Return a file below `root` in the best encoding that the client accepts; None if there is no such file."""
    if not path.isprintable() or ".." in path.split("/"):
        return None
    try:
        inside = root.resolve()
        wanted = (inside / path.lstrip("/")).resolve()
        if not wanted.is_relative_to(inside) or not wanted.is_file() or wanted.suffix in (".br", ".gz"):
            return None
        named_by_content = "assets" in wanted.relative_to(inside).parts  # Vite puts a hash into these names
        for encoding, end in ENCODINGS:
            packed = wanted.with_name(wanted.name + end)
            if _accepts(accepted, encoding) and packed.is_file():
                return Served(_read(packed), _type(wanted), encoding, named_by_content)
        return Served(_read(wanted), _type(wanted), None, named_by_content)
    except (OSError, ValueError):  # a name that no file system has
        return None


def _accepts(accepted: str, encoding: str) -> bool:
    for each in accepted.split(","):
        name, _, rest = each.strip().partition(";")
        if name.strip().lower() == encoding:
            return rest.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _type(path: Path) -> str:
    return mimetypes.guess_type(path.name)[0] or "application/octet-stream"


def _read(path: Path) -> bytes:
    return _content(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=KEPT)
def _content(path: Path, _changed: int) -> bytes:
    return path.read_bytes()
