"""The contract with the client: generated types are up to date, and cover what travels."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from lychgate.server import incoming, protocol
from tools import typescript

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.Writer().page(), "run python -m tools.typescript"


def test_every_record_is_written_once() -> None:
    page = typescript.Writer().page()
    names = [line.split()[2] for line in page.splitlines() if line.startswith(("export interface", "export type"))]
    assert len(names) == len(set(names))
    for cls in (*get_args(incoming.FromClient), *get_args(protocol.FromServer)):
        assert cls.__name__ in names


def test_optional_and_nullable_are_told_apart() -> None:
    class Sample(msgspec.Struct, omit_defaults=True, tag="sample"):
        """A sample
        of two lines.
        """

        must: int
        may: str | None = None
        many: tuple[list[bool], ...] = ()

    writer = typescript.Writer()
    writer.record(Sample)
    assert writer.records["Sample"] == (
        "/** A sample of two lines. */\n"
        'export interface Sample {\n  type: "sample";\n  must: number;\n'
        "  may?: string | null;\n  many?: (boolean[])[];\n}\n"
    )


def test_a_type_without_translation_is_refused() -> None:
    class Odd(msgspec.Struct):
        when: bytes

    with pytest.raises(TypeError, match="teach"):
        typescript.Writer().record(Odd)


def test_a_stale_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typescript, "TARGET", tmp_path / "folder" / "protocol.ts")
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0


@pytest.mark.parametrize("union", [incoming.FromClient, protocol.FromServer])
def test_every_message_is_documented(union: object) -> None:
    text = DOCS.read_text(encoding="utf-8")
    for cls in get_args(union):
        tag = cls.__struct_config__.tag
        assert f"`{tag}`" in text or f"`{tag} " in text, f"docs/protocol.md does not mention {tag}"
        for field in msgspec.structs.fields(cls):
            if field.name != "ref":
                assert f"`{field.encode_name}`" in text, f"docs/protocol.md does not mention {tag}.{field.encode_name}"
