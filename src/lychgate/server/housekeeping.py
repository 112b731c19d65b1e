"""Housekeeping: what is too old is deleted every hour, and a backup is made every night."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import time

from lychgate.core.errors import LychgateError
from lychgate.server.backup import BackupFailed, forget_old
from lychgate.server.configuration import PREFIX
from lychgate.server.logs import HOUSE
from lychgate.server.office import Office
from lychgate.server.retention import sweep
from lychgate.server.settings import Settings, default_database

log = logging.getLogger(HOUSE)

LOOK = 60.0
"""Seconds between two looks at the clock."""
HOUR = 3600.0
"""Seconds between two sweeps; also until something that has failed is tried again."""
GENTLE = 10
"""By how much the process of a backup steps back behind those that serve."""


class Housekeeper:
    """Looks after one database. Several processes may do it at once: each deed is done by whoever comes first."""

    def __init__(self, office: Office, settings: Settings) -> None:
        self.office = office
        self.settings = settings
        self._swept = 0.0
        self._failed = 0.0

    async def run(self) -> None:
        """Keep house until cancelled."""
        while True:
            try:
                await self.tend(time())
            except LychgateError as error:
                log.warning("%s", error)
            await asyncio.sleep(LOOK)

    async def tend(self, now: float) -> None:
        """Do what is due now."""
        if now - self._swept >= HOUR:
            self._swept = now
            await sweep(self.office, self.settings, now)
        today = datetime.fromtimestamp(now)
        if self.settings.backups and today.hour >= self.settings.backup_hour and now - self._failed >= HOUR:
            file = Path(self.settings.backups, f"lychgate-{today:%Y-%m-%d}.db")
            if not file.exists() and not _is_being_made(file, now):
                try:
                    await self.back_up(file)
                except BackupFailed:
                    self._failed = now
                    raise

    async def back_up(self, file: Path) -> None:
        """Make a backup in a process of its own, so that no move waits for it, and forget the oldest."""
        file.parent.mkdir(parents=True, exist_ok=True)
        # The address may hold a password, and everybody can read a command line.
        environment = os.environ | {f"{PREFIX}DATABASE": self.settings.database or default_database()}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "lychgate", "backup", str(file),
            env=environment, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        with suppress(ProcessLookupError):
            os.setpriority(os.PRIO_PROCESS, process.pid, GENTLE)
        try:
            _, said = await process.communicate()
        except asyncio.CancelledError:
            with suppress(ProcessLookupError):
                process.terminate()
            raise
        lines = said.decode(errors="replace").strip().splitlines()
        if not file.exists():
            raise BackupFailed(lines[-1] if lines else "The backup could not be made.")
        for line in lines:
            log.warning("%s", line)
        log.info("the backup %s was made", file.name)
        forget_old(file.parent, self.settings.backups_kept)


def _is_being_made(file: Path, now: float) -> bool:
    """Tell whether another process is at it; what was left by one that died is cleared away."""
    part = file.with_name(f"{file.name}.part")
    try:
        began = part.stat().st_mtime
    except OSError:
        return False
    if now - began < HOUR:
        return True
    part.unlink(missing_ok=True)
    return False
