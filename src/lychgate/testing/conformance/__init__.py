"""The conformance suite: what every game promises. `pytest --lychgate GAME` runs it; see docs/outside-package.md."""
