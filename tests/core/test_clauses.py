"""The ledger: reading a page of rules, and finding clauses in it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lychgate.core.clauses import (
    BadLedger,
    Chapter,
    Clause,
    Ledger,
    UnknownClause,
    citations,
    load_ledger,
    parse,
    provenance,
)
from lychgate.core.errors import LychgateError

PAGE = """\
# Grave Robbers

A game for the tests.

## At a glance

Two players dig.

| item | value |
|---|---|
| players | 2 |

### Components

Six spades.

## The clauses

Read them in order.

### Digging

The night begins.

| id | rule | source | status |
|---|---|---|---|
| GR-001 | A digger takes one Spade from the shed. | [R Digging] | enforced |
| GR-002 | A spade breaks on stone (GR-010). | [R Digging, Stones; S] | interpreted |
| GR-003 | Two diggers never share a hole, see GR-001…003. | [P P2] | shown |

### Stones

| id | rule | source | status |
|---|---|---|---|
| GR-010 | A stone is `hard \\| heavy`. | [R Stones] and its end [S] | enforced |

## Rulings

1. Stone means gravestone. (GR-002, 010)

```text
# not a heading
| GR-099 | not a row | [S] | enforced |
```

## Sources

- **P2** a catalogue.
"""


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return parse(PAGE)


def page(*rows: str) -> str:
    """A page of one chapter with these rows."""
    head = ["# Grave Robbers", "", "## Digging", "", "| id | rule | source | status |", "|---|---|---|---|"]
    return "\n".join([*head, *rows, ""])


def ids(found: list[Clause]) -> list[str]:
    return [clause.id for clause in found]


# --- Reading the page ---


def test_clauses_come_in_the_order_of_the_page(ledger: Ledger) -> None:
    assert ids(list(ledger)) == ["GR-001", "GR-002", "GR-003", "GR-010"]
    assert len(ledger) == 4
    assert ledger.title == "Grave Robbers"
    assert ledger.prefix == "GR"


def test_a_clause_is_what_its_row_says(ledger: Ledger) -> None:
    assert ledger["GR-002"] == Clause(
        id="GR-002",
        text="A spade breaks on stone (GR-010).",
        source="[R Digging, Stones; S]",
        status="interpreted",
        chapter="Digging",
    )


def test_an_escaped_bar_belongs_to_the_cell(ledger: Ledger) -> None:
    assert ledger["GR-010"].text == "A stone is `hard | heavy`."


def test_membership_is_by_id(ledger: Ledger) -> None:
    assert "GR-001" in ledger
    assert "GR-004" not in ledger
    assert ledger["GR-001"] not in ledger


def test_an_unknown_clause_is_one_clear_sentence(ledger: Ledger) -> None:
    with pytest.raises(UnknownClause, match=r"^Grave Robbers has no clause GR-404\.$"):
        ledger["GR-404"]
    assert issubclass(UnknownClause, LychgateError)


def test_chapters_keep_their_section_intro_and_clauses(ledger: Ledger) -> None:
    digging, stones = ledger.chapters
    assert (digging.title, digging.section, digging.intro) == ("Digging", "The clauses", "The night begins.")
    assert ids(list(digging.clauses)) == ["GR-001", "GR-002", "GR-003"]
    assert stones == Chapter("Stones", "The clauses", "", (ledger["GR-010"],))


def test_prose_is_kept_by_section_in_order_without_clause_tables(ledger: Ledger) -> None:
    assert list(ledger.prose) == ["Grave Robbers", "At a glance", "The clauses", "Rulings", "Sources"]
    assert ledger.prose["Grave Robbers"] == "A game for the tests."
    assert ledger.prose["At a glance"] == (
        "Two players dig.\n\n| item | value |\n|---|---|\n| players | 2 |\n\n### Components\n\nSix spades."
    )
    assert ledger.prose["The clauses"] == "Read them in order."


def test_a_code_block_holds_neither_headings_nor_clauses(ledger: Ledger) -> None:
    assert "# not a heading\n| GR-099 |" in ledger.prose["Rulings"]
    assert "GR-099" not in ledger


def test_a_section_can_be_a_chapter_itself() -> None:
    ledger = parse(page("| GR-001 | Dig. | [S] | enforced |"))
    assert [(chapter.title, chapter.section) for chapter in ledger.chapters] == [("Digging", "Digging")]
    assert ledger.prose["Digging"] == ""


def test_the_header_may_be_spelt_with_capitals() -> None:
    assert "GR-001" in parse(page("| GR-001 | Dig. | [S] | enforced |").replace("| id | rule |", "| Id | Rule |"))


def test_clauses_are_plain_data(ledger: Ledger) -> None:
    every = list(ledger)
    assert msgspec.json.decode(msgspec.json.encode(every), type=list[Clause]) == every


words = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs")), min_size=1, max_size=40).map(
    lambda text: " ".join(text.replace("\\", "/").split())
)


@given(texts=st.lists(words.filter(bool), min_size=1, max_size=5))
def test_any_words_come_back_from_the_page(texts: list[str]) -> None:
    rows = (f"| GR-{n:03} | {text.replace('|', chr(92) + '|')} | [S] | enforced |" for n, text in enumerate(texts))
    assert [found.text for found in parse(page(*rows))] == texts


# --- Pages that cannot be read ---

GOOD = "| GR-001 | Dig. | [S] | enforced |"


@pytest.mark.parametrize(
    "rows, sentence",
    [
        (["| GR-001 | Dig. | enforced |"], "line 7: a clause row has 4 cells (id, rule, source, status), this one 3."),
        (
            ["| GR-001 | Dig | up. | [S] | enforced |"],
            "line 7: a clause row has 4 cells (id, rule, source, status), this one 5.",
        ),
        (["| GR-1 | Dig. | [S] | enforced |"], "line 7: 'GR-1' is not a clause id such as BC-040."),
        (["| | Dig. | [S] | enforced |"], "line 7: '' is not a clause id such as BC-040."),
        ([GOOD, GOOD], "line 8: GR-001 was already given on line 7."),
        ([GOOD, GOOD.replace("GR-", "GS-")], "line 8: GS-001 and GR-001 have different prefixes; a ledger has one."),
        (["| GR-001 | | [S] | enforced |"], "line 7: GR-001 has no text."),
        (
            ["| GR-001 | Dig. | [S] | maybe |"],
            "line 7: the status of GR-001 is 'maybe'; it must be one of enforced, interpreted, shown.",
        ),
        (["| GR-001 | Dig. | ours | shown |"], "line 7: GR-001 has no source tag such as [R Feed], [P P1] or [S]."),
        (
            ["| GR-001 | Dig. | [R Feed; T] | shown |"],
            "line 7: GR-001 has the source tag 'T'; a tag reads 'R heading', 'P P1' or 'S'.",
        ),
        (
            ["| GR-001 | Dig. | [R] | shown |"],
            "line 7: GR-001 has the source tag 'R'; a tag reads 'R heading', 'P P1' or 'S'.",
        ),
        (
            ["| GR-001 | Dig. | [P shop] | shown |"],
            "line 7: GR-001 has the source tag 'P shop'; a tag reads 'R heading', 'P P1' or 'S'.",
        ),
        (
            [GOOD, "", GOOD.replace("001", "002")],
            "line 9: GR-002 stands outside a clause table; "
            "the table's header must be '| id | rule | source | status |'.",
        ),
        ([GOOD, "", "## Digging"], "line 9: the section 'Digging' was already opened above."),
        ([GOOD, "", "```text", "for ever"], "line 10: the page ends inside a code block."),
        ([], "holds no clause: no table has the header '| id | rule | source | status |'."),
    ],
)
def test_a_bad_page_is_one_clear_sentence(rows: list[str], sentence: str) -> None:
    with pytest.raises(BadLedger) as caught:
        parse(page(*rows), "rules.md")
    assert str(caught.value) == f"rules.md {sentence}"
    assert isinstance(caught.value, LychgateError)


def test_a_page_needs_a_title() -> None:
    with pytest.raises(BadLedger, match=r"^rules\.md has no title: "):
        parse(page(GOOD).replace("# Grave Robbers", "", 1))


def test_a_clause_needs_a_heading() -> None:
    with pytest.raises(BadLedger, match=r"line 3: GR-001 stands before the first heading\.$"):
        parse(f"| id | rule | source | status |\n|---|---|---|---|\n{GOOD}\n")


def test_load_ledger_reads_a_file_and_names_it_in_errors(tmp_path: Path) -> None:
    path = tmp_path / "graves.md"
    path.write_text(page(GOOD.replace("Dig.", "Dig – deep.")), encoding="utf-8")
    assert load_ledger(path)["GR-001"].text == "Dig – deep."
    path.write_text(page(GOOD, GOOD), encoding="utf-8")
    with pytest.raises(BadLedger, match=r"^graves\.md line 8: "):
        load_ledger(path)


def test_a_missing_or_garbled_file_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadLedger, match=r"^The rules in .*gone\.md cannot be read: "):
        load_ledger(tmp_path / "gone.md")
    (tmp_path / "garbled.md").write_bytes(b"# \xff\xfe")
    with pytest.raises(BadLedger, match=r"^The rules in .*garbled\.md cannot be read: "):
        load_ledger(tmp_path / "garbled.md")


# --- Finding clauses ---


@pytest.mark.parametrize(
    "query, found",
    [
        ("spade", ["GR-001", "GR-002"]),
        ("SPADE shed", ["GR-001"]),
        ("spade gravedigger", []),
        ("gr-010", ["GR-010", "GR-002"]),  # the clause itself before the clause that mentions it
        ("001", ["GR-001", "GR-003"]),
        ("stone gr-00", ["GR-002"]),  # one word in the text, one in the id
        ("", ["GR-001", "GR-002", "GR-003", "GR-010"]),
    ],
)
def test_search(ledger: Ledger, query: str, found: list[str]) -> None:
    assert ids(ledger.search(query)) == found


def test_a_search_minds_neither_case_nor_accents() -> None:
    ledger = parse(page("| GR-001 | La Grâce. | [S] | shown |", "| GR-002 | Die Größe. | [S] | shown |"))
    assert ids(ledger.search("grace")) == ids(ledger.search("GRÂCE")) == ["GR-001"]
    assert ids(ledger.search("grosse")) == ["GR-002"]


def test_an_exact_id_comes_before_a_part_of_an_id() -> None:
    ledger = parse(page("| GR-001 | As GR-010. | [S] | shown |", "| GR-010 | Dig. | [S] | shown |"))
    assert ids(ledger.search("gr-010 gr")) == ["GR-010", "GR-001"]
    assert ids(ledger.search("gr-0")) == ["GR-001", "GR-010"]


@pytest.mark.parametrize(
    "source, who",
    [
        ("[R Feed]", {"rulebook"}),
        ("[P P1]", {"public source"}),
        ("[S]", {"ours"}),
        ("[R Feed, Phase 1; S for the limit]", {"rulebook", "ours"}),
        ("[R scare; P P1; S]", {"rulebook", "public source", "ours"}),
        ("[R Populate City]; exact moment [S]", {"rulebook", "ours"}),
        ('[P P1, after the feeding] (its "S" pack)', {"public source"}),
    ],
)
def test_provenance(source: str, who: set[str]) -> None:
    assert provenance(parse(page(f"| GR-001 | Dig. | {source} | shown |"))["GR-001"]) == who


@pytest.mark.parametrize(
    "text, found",
    [
        ("see GR-002", ["GR-002"]),
        ("GR-002, 003", ["GR-002", "GR-003"]),
        ("GR-002,003/010", ["GR-002", "GR-003", "GR-010"]),
        ("GR-001 and GR-003 or 010", ["GR-001", "GR-003", "GR-010"]),
        ("GR-001, 002, and 003", ["GR-001", "GR-002", "GR-003"]),
        ("GR-001…003", ["GR-001", "GR-002", "GR-003"]),
        ("GR-001..003", ["GR-001", "GR-002", "GR-003"]),
        ("GR-001...GR-003", ["GR-001", "GR-002", "GR-003"]),
        ("GR-001 to 003", ["GR-001", "GR-002", "GR-003"]),
        ("GR-001 à GR-003 et 010", ["GR-001", "GR-002", "GR-003", "GR-010"]),
        ("GR-001 bis 003, oder 010", ["GR-001", "GR-002", "GR-003", "GR-010"]),
        ("GR-001 ou 003 und 010", ["GR-001", "GR-003", "GR-010"]),
        ("GR-002…010", ["GR-002", "GR-003", "GR-010"]),  # numbers that are no clauses are left out
        ("GR-001…002, 010", ["GR-001", "GR-002", "GR-010"]),
        ("GR-010 before GR-001 before GR-010", ["GR-010", "GR-001"]),  # once each, in reading order
        ("GR-010..001", ["GR-010", "GR-001"]),
        ("GR-404", []),
        ("GR-001, 12 spades", ["GR-001"]),
        ("GR-001, 0030 and 002nd", ["GR-001"]),
        ("GR-0010 XGR-002 GR-003a BC-001", []),
        ("nothing", []),
    ],
)
def test_references(ledger: Ledger, text: str, found: list[str]) -> None:
    assert ledger.references(text) == found


def test_citations_say_where_and_keep_unknown_ids_that_are_written() -> None:
    assert list(citations("as GR-001..004, 009", "GR", {"GR-002"})) == [
        ("GR-001", 3),
        ("GR-002", 3),
        ("GR-004", 11),
        ("GR-009", 16),
    ]
    assert [clause_id for clause_id, _ in citations("GR-001..003", "GR")] == ["GR-001", "GR-002", "GR-003"]
