"""What no French sentence may contain: "de Ada", "que Ilona", "le homme"."""

from __future__ import annotations

import re

NAMES = ("Ada", "Ilona", "Émile", "Yves", "Oscar", "Ursule", "Igor", "Elsa")
"""Players before whose names everything elides."""

HIATUS = re.compile(
    r"(?<![\w'’-])(?:de|la|le|que|je|me|ne|se|te|jusque|lorsque|puisque|quoique|si(?= ils?\b)) "
    r"(?!onze\b|oui\b|y\b)[*]*(?=[aàâæeéèêëiîïoôœuùûü]|Y[^aeiou]|h(?:abi|erb|eur|ist|iv|omm|onn|orl|um|yp))",
    re.IGNORECASE,
)
"""A word that keeps the vowel it should lose."""


def hiatus(text: str) -> str:
    """Return where a sentence keeps a vowel that should have been lost; nothing: nowhere."""
    found = HIATUS.search(text)
    return "" if found is None else text[found.start() :]
