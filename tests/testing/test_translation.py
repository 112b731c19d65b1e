"""The check of ledgers in other languages sees every way in which one can differ from the English ledger."""

from __future__ import annotations

import pytest

from lychgate.core.clauses import Ledger, parse
from lychgate.testing.translation import differences

ENGLISH = """# Graves

## At a glance

| item | value | source |
|---|---|---|
| players | 2 to 4 | [R Cover] |

## Rules

To dig is to open a grave.

### Digging

Spades first.

| id | rule | source | status |
|---|---|---|---|
| GR-001 | Dig 2 graves of your own. | [R Dig] | enforced |
| GR-002 | Pay `toll` from your purse. | [S] | interpreted |

## Rulings

1. **How deep?** As deep as one likes. (GR-002)
2. **How many?** All of them. (GR-001)
"""

FRENCH = """# Tombes

## En bref

| sujet | valeur | source |
|---|---|---|
| joueurs | 2 à 4 | [R Cover] |

## Règles

Creuser, c'est ouvrir une tombe.

### Creuser

D'abord les pelles.

| id | rule | source | status |
|---|---|---|---|
| GR-001 | Creusez 2 de vos tombes. | [R Dig] | enforced |
| GR-002 | Payez `toll` de votre bourse. | [S] | interpreted |

## Décisions

1. **À quelle profondeur ?** À votre guise. (GR-002)
2. **Combien ?** Toutes. (GR-001)
"""


def said(before: str, after: str) -> list[str]:
    """Change the French ledger, and say how it differs from the English one."""
    assert before in FRENCH
    changed = parse(FRENCH.replace(before, after, 1), language="fr")
    return list(differences(ledger(ENGLISH), changed))


def ledger(page: str) -> Ledger:
    return parse(page)


def test_a_faithful_ledger_has_no_differences() -> None:
    assert said("Tombes", "Tombes") == []


SWAPPED = "\n".join(reversed([line for line in FRENCH.splitlines() if line.startswith("| GR")]))


@pytest.mark.parametrize(
    "before, after, sentence",
    [
        ("GR-002 | Payez", "GR-003 | Payez", "the clauses are not the same, or in another order: GR-002, GR-003."),
        (
            "\n".join(line for line in FRENCH.splitlines() if line.startswith("| GR")),
            SWAPPED,
            "the clauses are not the same, or in another order: GR-001.",
        ),
        ("## Règles\n", "", "its chapters do not hold the same clauses, or do not stand in the same sections."),
        ("tombes. | [R Dig]", "tombes. | [S]", "GR-001 has the source '[S]', in English '[R Dig]'."),
        ("| interpreted", "| shown", "GR-002 has the status 'shown', in English 'interpreted'."),
        (
            "Creusez 2",
            "Creusez 3",
            "GR-001 has not the same numbers as in English: it lacks 2, and has besides 3.",
        ),
        (
            "`toll`",
            "le péage",
            "GR-002 has not the same codes as in English: it lacks `toll`, and has besides none.",
        ),
        ("Creusez 2 de vos tombes.", "Dig 2 graves of your own.", "GR-001 is word for word as in English."),
        ("Creusez 2 de vos tombes.", "Creusez 2 of vos tombes.", "GR-001 is partly in English: 'of'."),
        ("D'abord les pelles.", "Spades first.", "the words before GR-001 is word for word as in English."),
        (
            "| joueurs | 2 à 4 | [R Cover] |",
            "| joueurs | 2 à 4 [R Cover] |",
            "the section 'At a glance' has not the same rows and cells of tables as in English: "
            "[4, 4, 3], not [4, 4, 4].",
        ),
        (
            "2. **Combien ?**",
            "2 **Combien ?**",
            "the section 'Rulings' has not the same items of lists as in English: 1, not 2.",
        ),
        (
            "[R Cover]",
            "[R Livret]",
            "the section 'At a glance' has not the same source tags as in English: "
            "Counter({'[R Livret]': 1}), not Counter({'[R Cover]': 1}).",
        ),
        (
            "Creuser, c'est ouvrir une tombe.",
            "### Exemple\n\nCreuser, c'est ouvrir une tombe.",
            "the section 'Rules' has not the same headings as in English: 1, not 0.",
        ),
    ],
)
def test_every_difference_is_named(before: str, after: str, sentence: str) -> None:
    assert said(before, after) == [sentence]
