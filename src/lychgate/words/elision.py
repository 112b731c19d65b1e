"""French where a sentence was put together: "de" and "que" lose their vowel before another, "d'Ada", "qu'Ilona".

Only there. Fluent marks what it fills into a text, so what a translator wrote as a whole stays as it was written, and
so does a name that looks like words of a sentence, "Le Anne". The browser has the same in `elision.ts`.
"""

from __future__ import annotations

import re
import unicodedata

LANGUAGE = "fr"

_MARK = re.compile("[\u2068\u2069]")
"""What Fluent puts before and after a text that it fills in."""

_JOINT = re.compile(
    r"(?<![\w-])(?P<kept>[djlmnst]|(?:jus|lors|puis|quoi)?qu)(?P<lost>e|(?<=l)a)"
    r"(?P<before>[\u2068\u2069]*) (?P<after>[*\u2068\u2069]*)(?P<next>\w+)",
    re.IGNORECASE,
)
"""A word that may lose its vowel, and the word behind it; between them marks, and the asterisks of bold type."""

_VOWEL = re.compile(
    r"(?!(?:onze|oui)\b)[aeiouœæ]|y(?![aeiouœæ])[^\W\d_]|h(?:abi|erb|eur|ist|iv|omm|onn|orl|um|y)",
    re.IGNORECASE,
)
"""How words begin that are heard with a vowel first, common nouns with an h that is not heard among them."""


def begins_with_a_vowel(word: str) -> bool:
    """Tell how a word begins for the ear: French says "d'Ada" and "d'Yves", "de Yann"."""
    return _VOWEL.match(unicodedata.normalize("NFD", word)) is not None


def elided(text: str) -> str:
    """Elide at the joints of a text, and take the marks away."""
    return _MARK.sub("", _JOINT.sub(_join, text))


def _join(joint: re.Match[str]) -> str:
    between = joint["before"] + joint["after"]
    if not _MARK.search(between) or not begins_with_a_vowel(joint["next"]):
        return joint[0]
    return f"{joint['kept']}'{between}{joint['next']}"
