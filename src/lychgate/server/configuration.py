"""Configuration: what a host writes in flags, environment and file becomes `Settings`; the reference page of all of it.

A flag comes before the environment, the environment before the file, the file before the default. A setting `keep_talk`
is the flag `--keep-talk`, the variable `LYCHGATE_KEEP_TALK` and the line `keep_talk = 30` of a TOML file.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Meta

from lychgate.core.door import shown
from lychgate.core.errors import LychgateError
from lychgate.server.settings import Rate, Settings

PREFIX = "LYCHGATE_"
FILE = "LYCHGATE_CONFIG"
FILE_HELP = "a TOML file of settings; see docs/settings.md"
FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}
LONG = 4000
"""Characters of one setting at most."""


class BadSetting(LychgateError):
    """A setting that cannot be used, in one sentence that names where it stands."""


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Give a command a flag for every setting."""
    parser.add_argument("--config", default=None, metavar="FILE", help=FILE_HELP)
    for name in FIELDS:
        told = described(name).rstrip(".").replace("%", "%%").replace("`", "")
        parser.add_argument(
            flag_of(name), default=None, metavar=_metavar(name), help=f"{told} ({default_of(name)})", dest=name
        )


def gather(flags: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings that flags, environment and file make together; BadSetting in one sentence."""
    environment = os.environ if environment is None else environment
    path = flags.get("config") or environment.get(FILE, "")
    chosen: dict[str, Any] = _from_file(Path(path)) if path else {}
    for name in FIELDS:
        variable = variable_of(name)
        if environment.get(variable, "") != "":
            chosen[name] = _read(name, environment[variable], variable)
        if flags.get(name) is not None:
            chosen[name] = _read(name, flags[name], flag_of(name))
    return Settings(**chosen)


def _from_file(path: Path) -> dict[str, Any]:
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"The settings in {path} cannot be read: {error.strerror or error}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSetting(f"The settings in {path} are no TOML: {error}.") from None
    unknown = [name for name in plain if name not in FIELDS]
    if unknown:
        raise BadSetting(f"{path} has a setting {shown(unknown[0])}, which there is not; see docs/settings.md.")
    return {name: _read(name, value, f"{name} in {path}") for name, value in plain.items()}


def _read(name: str, value: Any, where: str) -> Any:
    """Return a value as its setting wants it; texts come from flags and environment, plain values from a file."""
    wanted = FIELDS[name].type
    if isinstance(value, str):
        value = value.strip()
        if len(value) > LONG:
            raise BadSetting(f"{where} is longer than {LONG} characters.")
        if _is_list(name):
            value = [part.strip() for part in value.split(",") if part.strip()]
        elif _is(name, bool):
            value = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}.get(
                value.lower(), value
            )
        elif value.lower() == "none" and _may_be_none(name):
            return None
    try:
        if _is(name, Rate):
            return _rate(value)
        return msgspec.convert(value, wanted, strict=False, dec_hook=lambda cls, each: cls(each))
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        why = str(error).split(" - at ")[0]
        raise BadSetting(f"{where} cannot be {shown(value)}: {why}.") from None


def _rate(value: Any) -> Rate:
    per_second, slash, burst = value.partition("/") if isinstance(value, str) else ("", "", "")
    if not slash:
        raise ValueError("a limit is written as 30/90, a second on average and at once")
    try:
        return msgspec.convert({"per_second": per_second, "burst": burst}, Rate, strict=False)
    except msgspec.ValidationError:
        raise ValueError("a limit is two numbers from 0 up, as 30/90") from None


# --- the reference page


def flag_of(name: str) -> str:
    """Return the flag of a setting."""
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()


def described(name: str) -> str:
    """Return what a setting means, in a sentence."""
    metas = [each for each in get_args(get_type_hints(Settings, include_extras=True)[name]) if isinstance(each, Meta)]
    return str(next(each.description for each in metas if each.description))


def default_of(name: str) -> str:
    """Return a setting's default, as it would be written."""
    value = FIELDS[name].default
    if name == "static":
        return "inside the package"
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else f"{value:g}" if isinstance(value, float) else str(value) or "empty"


def reference() -> str:
    """Return the page of all settings, as `docs/settings.md` has it."""
    lines = [
        "# Settings of a server",
        "",
        "This page is written by `python -m tools.settings`; a test compares the two.",
        "Every setting can be given as a flag of `lychgate serve`, in the environment, or in a TOML file",
        f"(`--config FILE` or `{FILE}`). A flag comes before the environment, the environment before the file.",
        "",
        "- A list has commas: `--origins https://a.example,https://b.example`; in the file it may be `[...]`, too.",
        '- A limit is written `30/90`: 30 a second on average, 90 at once. In the file it is a text: `talk = "1/12"`.',
        "- A switch is `yes` or `no`; in the file `true` or `false`.",
        "- Passwords belong into the file or the environment: everybody on the machine can read a command line.",
    ]
    for title, first, last in _CHAPTERS:
        names = list(FIELDS)
        lines += ["", f"## {title}", "", "| flag | environment | default | meaning |", "|---|---|---|---|"]
        lines += [
            f"| `{flag_of(name)}` | `{variable_of(name)}` | {default_of(name)} | {described(name)} |"
            for name in names[names.index(first) : names.index(last) + 1]
        ]
    return "\n".join(lines) + "\n"


_CHAPTERS = (
    ("Where", "host", "static"),
    ("Processes and connections", "workers", "durable"),
    ("Who may do what, and how often", "open_tables", "thinking"),
    ("Pace", "idle", "tick"),
    ("Word to people who are away", "notify_push", "notify_signups"),
    ("What is kept", "keep_finished", "backups_kept"),
    ("What is told", "log", "kept_mb"),
)


def _types(name: str) -> tuple[Any, ...]:
    hint = get_type_hints(Settings)[name]
    return (hint, *get_args(hint))


def _is(name: str, cls: type) -> bool:
    return cls in _types(name)


def _is_list(name: str) -> bool:
    return getattr(_types(name)[0], "__origin__", None) is tuple


def _may_be_none(name: str) -> bool:
    return type(None) in _types(name)


def _metavar(name: str) -> str:
    if _is(name, Rate):
        return "N/N"
    if _is(name, int) or _is(name, float):
        return "N"
    return "yes|no" if _is(name, bool) else "TEXT"
