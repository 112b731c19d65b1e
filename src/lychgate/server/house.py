"""The house: what all rooms share."""

from __future__ import annotations

import msgspec

from lychgate.server.company import Company
from lychgate.server.doors import Doors
from lychgate.server.limits import Limits
from lychgate.server.settings import Settings
from lychgate.server.store import Store
from lychgate.server.thinking import Thinker


class House(msgspec.Struct):
    store: Store
    settings: Settings
    thinker: Thinker
    limits: Limits
    company: Company
    doors: Doors
