"""What is wrong with a ledger in another language: it must be the English one, clause by clause, in other words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from lychgate.core.clauses import Clause, Ledger

_NUMBER = re.compile(r"\d+")
_CODE = re.compile(r"`[^`]*`")
_TAG = re.compile(r"\[[RPS]\b[^\]]*\]")
_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s", re.MULTILINE)
_ENGLISH = re.compile(r"\b(?:the|of|with|which|from|player|players)\b")
"""Words that no sentence in another of our languages has, and hardly a sentence in English is without."""

_SENTENCE = 5
"""As many words make a sentence."""


def differences(english: Ledger, other: Ledger) -> Iterator[str]:
    """Name every clause, chapter and section that is not what it is in English, or is still in English."""
    ids, others = [each.id for each in english], [each.id for each in other]
    if ids != others:
        odd = sorted(set(ids) ^ set(others)) or [next(a for a, b in zip(ids, others, strict=True) if a != b)]
        yield f"the clauses are not the same, or in another order: {', '.join(odd)}."
        return
    if _shape(english) != _shape(other):
        yield "its chapters do not hold the same clauses, or do not stand in the same sections."
        return
    for clause in english:
        yield from _clause(clause, other[clause.id])
    for one, two in zip(english.chapters, other.chapters, strict=True):
        yield from _prose(f"the words before {one.clauses[0].id}", one.intro, two.intro)
    for (title, prose), translated in zip(english.prose.items(), other.prose.values(), strict=True):
        yield from _prose(f"the section {title!r}", prose, translated)


def _shape(ledger: Ledger) -> list[object]:
    """How many sections there are; then by chapter the number of its section, and its clauses."""
    sections = list(ledger.prose)
    chapters = [(sections.index(each.section), [clause.id for clause in each.clauses]) for each in ledger.chapters]
    return [len(sections), *chapters]


def _clause(english: Clause, other: Clause) -> Iterator[str]:
    for what in ("source", "status"):
        if getattr(english, what) != getattr(other, what):
            yield f"{english.id} has the {what} {getattr(other, what)!r}, in English {getattr(english, what)!r}."
    yield from _text(english.id, english.text, other.text)


def _prose(name: str, english: str, other: str) -> Iterator[str]:
    if not english and not other:
        return
    yield from _text(name, english, other)
    for what, found in (
        ("rows and cells of tables", [_cells(text) for text in (english, other)]),
        ("items of lists", [len(_ITEM.findall(text)) for text in (english, other)]),
        ("headings", [text.count("### ") for text in (english, other)]),
        ("source tags", [Counter(_TAG.findall(text)) for text in (english, other)]),
    ):
        if found[0] != found[1]:
            yield f"{name} has not the same {what} as in English: {found[1]}, not {found[0]}."


def _cells(text: str) -> list[int]:
    """Return how many cells each row of a table has, row by row."""
    return [line.count("|") - line.count("\\|") for line in text.splitlines() if line.startswith("|")]


def _text(name: str, english: str, other: str) -> Iterator[str]:
    """Numbers and what stands in code are the same in every language; sentences are not."""
    for what, pattern in (("numbers", _NUMBER), ("codes", _CODE)):
        one, two = Counter(pattern.findall(english)), Counter(pattern.findall(other))
        if one != two:
            lacks, more = (", ".join(each.elements()) or "none" for each in (one - two, two - one))
            yield f"{name} has not the same {what} as in English: it lacks {lacks}, and has besides {more}."
    if english == other:
        yield f"{name} is word for word as in English."
        return
    for part in re.split(r"[|\n]", _TAG.sub("", _CODE.sub("", other))):
        # A name of a card may be told in English; so long a part of a text is a sentence.
        if len(part.split()) >= _SENTENCE and (left := _ENGLISH.search(part)):
            yield f"{name} is partly in English: {left[0]!r}."
