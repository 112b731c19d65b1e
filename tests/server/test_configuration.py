"""Settings: flags before environment before file; every mistake is one sentence; the reference page is the code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lychgate.server.configuration import FIELDS, BadSetting, described, gather, reference, variable_of
from lychgate.server.settings import Rate, Settings
from tools.settings import PAGE


def test_the_page_of_settings_is_what_the_server_reads() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "write it again: python -m tools.settings"
    for name in FIELDS:
        assert described(name).endswith("."), name
        assert f"`{variable_of(name)}`" in reference()


def test_a_flag_comes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "lychgate.toml"
    file.write_text('port = 1\nhost = "file"\ntalk = "2/20"\norigins = ["https://a.example"]\nmetrics = true\n')
    environment = {"LYCHGATE_CONFIG": str(file), "LYCHGATE_HOST": "environment", "LYCHGATE_PORT": "2"}
    found = gather({"port": "3"}, environment)
    assert found == Settings(port=3, host="environment", talk=Rate(2, 20), origins=("https://a.example",), metrics=True)
    assert gather({}, {}) == Settings()


def test_texts_become_what_a_setting_is() -> None:
    given = {
        "origins": "https://a.example, https://b.example",
        "durable": "no",
        "bot_workers": "none",
        "keep_talk": "1.5",
        "static": "/srv/client",
        "open_tables": "invited",
    }
    found = gather(given, {})
    assert found.origins == ("https://a.example", "https://b.example")
    assert (found.durable, found.bot_workers, found.keep_talk) == (False, None, 1.5)
    assert (found.static, found.open_tables) == (Path("/srv/client"), "invited")


@pytest.mark.parametrize(
    "flags, environment, file, words",
    [
        ({"talk": "fast"}, {}, "", ["--talk", "fast", "30/90"]),
        ({"talk": "-1/3"}, {}, "", ["--talk", "30/90"]),
        ({}, {"LYCHGATE_WORKERS": "0"}, "", ["LYCHGATE_WORKERS", ">= 1"]),
        ({}, {"LYCHGATE_OPEN_TABLES": "friends"}, "", ["LYCHGATE_OPEN_TABLES", "friends"]),
        ({}, {"LYCHGATE_METRICS": "perhaps"}, "", ["LYCHGATE_METRICS", "perhaps"]),
        ({}, {"LYCHGATE_HOST": "x" * 5000}, "", ["LYCHGATE_HOST", "4000"]),
        ({}, {}, "prot = 3\n", ["prot", "docs/settings.md"]),
        ({}, {}, "port = [\n", ["TOML"]),
        ({}, {}, "port = 'many'\n", ["port", "many"]),
        ({"config": "/nowhere/at/all"}, {}, "", ["/nowhere/at/all", "No such file"]),
    ],
)
def test_a_mistake_is_one_sentence(
    flags: dict[str, Any], environment: dict[str, str], file: str, words: list[str], tmp_path: Path
) -> None:
    if file:
        (tmp_path / "f.toml").write_text(file)
        flags = {"config": str(tmp_path / "f.toml"), **flags}
    with pytest.raises(BadSetting) as found:
        gather(flags, environment)
    assert "\n" not in str(found.value)
    for word in words:
        assert word in str(found.value)


def test_the_settings_in_deploy_are_settings() -> None:
    """The example of a host's file can be used as it is, and the unit reads it."""
    deploy = Path(__file__).parents[2] / "deploy"
    chosen = gather({"config": str(deploy / "lychgate.toml")}, {})
    assert chosen.origins == ("https://play.example",)
    assert chosen.backups.startswith("/var/lib/lychgate/")
    unit = (deploy / "lychgate.service").read_text()
    assert "Environment=LYCHGATE_CONFIG=/etc/lychgate.toml" in unit
    for proxy in ("Caddyfile", "nginx.conf"):
        assert f":{chosen.port}" in (deploy / proxy).read_text()
