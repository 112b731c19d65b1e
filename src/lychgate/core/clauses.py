"""Clauses: the numbered rules of a game, read from its `rules.md`; `clause_coverage.py` says what covers them.

A ledger is a Markdown page for players. Its clauses stand in tables with the header `| id | rule | source | status |`;
the heading above such a table is a chapter. Everything else on the page is prose, kept by section (`##`).

A ledger in another language, `rules.fr.md`, has the same clauses in the same order and chapters; ids, source tags and
statuses stay as they are in English.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterator, Mapping
from pathlib import Path
from typing import Literal, TypeGuard, get_args

import msgspec

from lychgate.core.errors import LychgateError

Status = Literal["enforced", "interpreted", "shown"]
"""`enforced`: the code sees to it. `interpreted`: so too, as we read an unclear rule. `shown`: only shown or told."""

Provenance = Literal["rulebook", "public source", "ours"]
"""Where a rule comes from."""

ENGLISH = "en"
"""The language of `rules.md`, which every game has."""

_HEADER = ("id", "rule", "source", "status")
_HEADER_LINE = "| id | rule | source | status |"
_ID = re.compile(r"[A-Z]{2,}-\d{3}")
_LIKE_AN_ID = re.compile(r"[A-Za-z]+-\d+")
_HEADING = re.compile(r"(#{1,3})\s+(.*\S)")
_RULE_LINE = re.compile(r"\|(\s*:?-+:?\s*\|)+")
_CELL_END = re.compile(r"(?<!\\)\|")
_JOINING = r"(?:and|or|et|ou|und|oder)"
_TAG = re.compile(r"\[([^\]]*)\]")
_LETTERS: Mapping[str, Provenance] = {"R": "rulebook", "P": "public source", "S": "ours"}


class BadLedger(LychgateError):
    """A ledger that cannot be read; the sentence names the line."""


class UnknownClause(LychgateError):
    """No clause of that id is in the ledger."""


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule: its words, where they come from (`source`, as tags), its status, its chapter's title."""

    id: str
    text: str
    source: str
    status: Status
    chapter: str


class Chapter(msgspec.Struct, frozen=True):
    """The clauses under one heading, the words before them, and the section (`##`) the chapter belongs to."""

    title: str
    section: str
    intro: str
    clauses: tuple[Clause, ...]


class Ledger:
    """A game's rules in one language: clauses by id and in order, chapters, prose by section title in the page's order.

    To show the whole page: for every section of `prose`, its text, then the chapters of that section.
    """

    __slots__ = ("_by_id", "chapters", "language", "prose", "title")

    def __init__(
        self, title: str, chapters: tuple[Chapter, ...], prose: Mapping[str, str], language: str = ENGLISH
    ) -> None:
        self.title = title
        self.language = language
        self.chapters = chapters
        self.prose = prose
        self._by_id = {clause.id: clause for chapter in chapters for clause in chapter.clauses}

    def __getitem__(self, clause_id: str) -> Clause:
        try:
            return self._by_id[clause_id]
        except KeyError:
            raise UnknownClause(f"{self.title} has no clause {clause_id}.") from None

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    @property
    def prefix(self) -> str:
        """The letters before the dash, the same in every id."""
        return next(iter(self._by_id)).partition("-")[0]

    def search(self, words: str) -> list[Clause]:
        """Find the clauses that have all the words in their id or text; those whose id was meant come first.

        Case and accents do not matter: "grace" finds "Grâce".
        """
        wanted = _folded(words).split()

        def rank(clause: Clause) -> int:
            name = _folded(clause.id)
            return 0 if name in wanted else 1 if any(word in name for word in wanted) else 2

        found = [
            clause
            for clause in self
            if all(word in _folded(clause.id) or word in _folded(clause.text) for word in wanted)
        ]
        return sorted(found, key=rank)

    def references(self, text: str) -> list[str]:
        """List the clauses a text points to, once each; `BC-110…155` and `BC-040, 041` are written out."""
        cited = (clause_id for clause_id, _ in citations(text, self.prefix, self))
        return [clause_id for clause_id in dict.fromkeys(cited) if clause_id in self]


def _folded(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def load_ledger(path: Path) -> Ledger:
    """Read a ledger from a file; `rules.fr.md` is in French, `rules.md` in English."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadLedger(f"The rules in {path} cannot be read: {error}.") from error
    return parse(text, path.name, path.with_suffix("").suffix.removeprefix(".") or ENGLISH)


def parse(text: str, name: str = "rules.md", language: str = ENGLISH) -> Ledger:
    """Read a ledger from its Markdown; `name` is what error sentences call it."""
    blocks = _Page(name).read(text)
    title = next((block.title for block in blocks if block.level == 1), "")
    if not title:
        raise BadLedger(f"{name} has no title: its first heading must be '# ' and the name of the game.")
    prose: dict[str, str] = {}
    chapters: list[Chapter] = []
    for block in blocks:
        words = "\n".join(block.lines).strip()
        if block.clauses:
            chapters.append(Chapter(block.title, block.section, words, tuple(block.clauses)))
            prose.setdefault(block.section, "")
        else:
            part = f"### {block.title}\n\n{words}" if block.level == 3 else words
            prose[block.section] = f"{prose.get(block.section, '')}\n\n{part}".strip()
    if not chapters:
        raise BadLedger(f"{name} holds no clause: no table has the header '{_HEADER_LINE}'.")
    return Ledger(title, tuple(chapters), prose, language)


def provenance(clause: Clause) -> frozenset[Provenance]:
    """Say where a clause comes from: the rulebook, ourselves, or both where only its exact limit is ours."""
    return frozenset(_LETTERS[part[0]] for part in _source_parts(clause.source))


def _source_parts(source: str) -> list[str]:
    """Split `[R Feed; S]; [P P1]` into `R Feed`, `S` and `P P1`."""
    return [part.strip() for tag in _TAG.findall(source) for part in tag.split(";")]


class _Block:
    """The lines and clauses between two headings."""

    def __init__(self, level: int, title: str, section: str) -> None:
        self.level = level
        self.title = title
        self.section = section
        self.lines: list[str] = []
        self.clauses: list[Clause] = []


class _Page:
    """Reads one page line by line; every complaint names the line."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.number = 0
        self.blocks: list[_Block] = []
        self.ids: dict[str, int] = {}
        self.sections: set[str] = set()
        self.in_ledger = False
        self.in_fence = False

    def read(self, text: str) -> list[_Block]:
        for self.number, line in enumerate(text.splitlines(), start=1):
            if line.lstrip().startswith("```"):
                self.in_fence = not self.in_fence
            heading = None if self.in_fence else _HEADING.fullmatch(line.rstrip())
            if heading:
                self.open(len(heading[1]), heading[2])
            elif line.strip():
                self.take(line)
            else:
                self.in_ledger = False
                self.keep(line)
        if self.in_fence:
            raise self.wrong("the page ends inside a code block")
        return self.blocks

    def open(self, level: int, title: str) -> None:
        self.in_ledger = False
        if level < 3:
            if title in self.sections:
                raise self.wrong(f"the section '{title}' was already opened above")
            self.sections.add(title)
            section = title
        else:
            section = self.blocks[-1].section if self.blocks else title
        self.blocks.append(_Block(level, title, section))

    def take(self, line: str) -> None:
        cells = None if self.in_fence else _cells(line)
        if cells is None:
            self.in_ledger = False
            self.keep(line)
        elif tuple(cell.lower() for cell in cells) == _HEADER:
            self.in_ledger = True
        elif self.in_ledger:
            if not _RULE_LINE.fullmatch(line.strip()):
                self.add(cells)
        elif _LIKE_AN_ID.fullmatch(cells[0]):
            raise self.wrong(f"{cells[0]} stands outside a clause table; the table's header must be '{_HEADER_LINE}'")
        else:
            self.keep(line)

    def keep(self, line: str) -> None:
        if self.blocks:
            self.blocks[-1].lines.append(line)

    def add(self, cells: list[str]) -> None:
        """Turn a row into a clause of the present chapter."""
        if len(cells) != len(_HEADER):
            raise self.wrong(f"a clause row has {len(_HEADER)} cells (id, rule, source, status), this one {len(cells)}")
        clause_id, text, source, status = cells
        if not _ID.fullmatch(clause_id):
            raise self.wrong(f"'{clause_id}' is not a clause id such as BC-040")
        if clause_id in self.ids:
            raise self.wrong(f"{clause_id} was already given on line {self.ids[clause_id]}")
        first = next(iter(self.ids), clause_id)
        if first.partition("-")[0] != clause_id.partition("-")[0]:
            raise self.wrong(f"{clause_id} and {first} have different prefixes; a ledger has one")
        if not text:
            raise self.wrong(f"{clause_id} has no text")
        if not _is_status(status):
            raise self.wrong(
                f"the status of {clause_id} is '{status}'; it must be one of {', '.join(get_args(Status))}"
            )
        self.check_source(clause_id, source)
        if not self.blocks:
            raise self.wrong(f"{clause_id} stands before the first heading")
        self.ids[clause_id] = self.number
        block = self.blocks[-1]
        block.clauses.append(Clause(clause_id, text, source, status, block.title))

    def check_source(self, clause_id: str, source: str) -> None:
        """Every tag must say what it is: a heading of the rulebook, a numbered public source, or ours."""
        parts = _source_parts(source)
        if not parts:
            raise self.wrong(f"{clause_id} has no source tag such as [R Feed], [P P1] or [S]")
        for part in parts:
            if not re.fullmatch(r"R .+|P P\d+\b.*|S( .*)?", part):
                raise self.wrong(f"{clause_id} has the source tag '{part}'; a tag reads 'R heading', 'P P1' or 'S'")

    def wrong(self, what: str) -> BadLedger:
        return BadLedger(f"{self.name} line {self.number}: {what}.")


def _is_status(word: str) -> TypeGuard[Status]:
    return word in get_args(Status)


def _cells(line: str) -> list[str] | None:
    r"""The cells of a table row, or None for any other line; `\|` is a bar inside a cell."""
    row = line.strip()
    if not row.startswith("|"):
        return None
    inner = row[1:-1] if row.endswith("|") and not row.endswith("\\|") else row[1:]
    return [cell.strip().replace("\\|", "|") for cell in _CELL_END.split(inner)]


def citations(text: str, prefix: str, known: Container[str] | None = None) -> Iterator[tuple[str, int]]:
    """Yield every cited id with its place in the text; with `known`, a range skips numbers that are no clauses.

    `BC-040..044` (also with `…` or `to`) and `BC-040, 041` (also with `/`, `and`, `or`) are written out, in French and
    German, too: `à` and `bis`, `et` and `und`, `ou` and `oder`.
    """
    head = re.compile(rf"(?<![\w-]){re.escape(prefix)}-(\d{{3}})(?!\w)")
    tail = re.compile(
        rf"\s*(?:(?P<range>\.\.\.?|…|(?:to|à|bis)\b)|,\s*(?:{_JOINING}\b)?|/|{_JOINING}\b)[\s#]*"
        rf"(?:{re.escape(prefix)}-)?(?P<number>\d{{3}})(?!\w)"
    )
    position = 0
    while first := head.search(text, position):
        number, position = int(first[1]), first.end()
        yield f"{prefix}-{number:03}", first.start()
        while more := tail.match(text, position):
            last = int(more["number"])
            if more["range"]:
                for between in range(number + 1, last):
                    implied = f"{prefix}-{between:03}"
                    if known is None or implied in known:
                        yield implied, first.start()
            yield f"{prefix}-{last:03}", more.start("number")
            number, position = last, more.end()
