# The habits of the house; `uv run just` lists them.

set shell := ["bash", "-euo", "pipefail", "-c"]

games := "1000"

export NO_MKDOCS_2_WARNING := "1"

_list:
    @just --list --unsorted

# Every test; three at a time, for on two cores one of them waits for a browser or a database
test *ARGS:
    uv run pytest -n 3 --dist worksteal -m "not slow" {{ARGS}}

# The tests without browsers, databases and compilers
fast *ARGS:
    uv run pytest -n 2 --dist worksteal -m "not slow and not browser and not postgres and not compiler" {{ARGS}}

# Style, types and layers; changes nothing
lint:
    uv run ruff check
    uv run ruff format --check
    uv run mypy
    uv run lint-imports
    uv run python scripts/npm.py run check

# All that must hold before a change is taken; branches are counted without the many games and the browser
check: lint
    uv run mkdocs build --strict --quiet --site-dir "$(mktemp -d)"
    uv run pytest -n 2 --dist worksteal -m "not slow and not browser and not walks" --cov --cov-report=term
    uv run pytest -n 2 --dist worksteal -m "not slow and (browser or walks)"
    uv run python scripts/check_wheel.py

# Tests that take minutes, and mutation of the rules' steps
slow:
    uv run pytest -m slow
    uv run --group slow mutmut run
    uv run --group slow mutmut results

# Compiled and plain rules play the same games
compiled:
    uv run python scripts/check_wheel.py --games {{games}} --require-compiled

# Speed, beside a peer in the same run
bench *ARGS:
    uv run --group bench python -m bench {{ARGS}}

# A server under load, on SQLite and PostgreSQL, in one process and two
load *ARGS:
    uv run python -m bench.load {{ARGS}}

# A picture of every main screen, into shots/
shots *ARGS:
    uv run python scripts/shots.py {{ARGS}}

# The documentation, into site/
docs:
    uv run mkdocs build --strict

# Newest versions of everything, written down exactly
lock:
    uv run --no-sync python scripts/lock.py

# The folder of a new game, with its first failing tests
new-game NAME:
    uv run python -m harena.testing.new_game {{NAME}}
