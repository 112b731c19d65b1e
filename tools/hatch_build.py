"""The wheel's build hook: a wheel ships the built browser client, so it is built first."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client into the package before a wheel is made; an editable install leaves that to ./play."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless the installation is editable."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        from client import build  # type: ignore[import-not-found]

        build()
