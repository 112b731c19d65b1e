"""Metrics: what a Prometheus reads at `/metrics` and the host's desk shows.

Several processes on one machine share a folder (`PROMETHEUS_MULTIPROC_DIR`, made by `server/several.py`), so whichever
of them is asked tells the sums of all.
"""

from __future__ import annotations

import os
from time import perf_counter

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 8.0)

moves = Counter("lychgate_moves", "Answers that were written to the log", ["by"])
moved = {each: moves.labels(each) for each in ("person", "bot", "open", "clock")}
"""The count of moves, by who made them: to look it up by its label takes longer than to count."""
refusals = Counter("lychgate_refusals", "Messages and requests that were refused", ["kind"])
requests = Counter("lychgate_requests", "HTTP requests that were answered", ["status"])
tables = Counter("lychgate_tables_opened", "Tables that were opened", ["game"])
pushes = Counter("lychgate_pushes", "Messages that were sent to people who are away", ["way", "outcome"])
answer_seconds = Histogram(
    "lychgate_answer_seconds", "From an answer's arrival until everybody was told", buckets=QUICK
)
commit_seconds = Histogram("lychgate_commit_seconds", "Seconds of one commit", buckets=QUICK)
thought_seconds = Histogram("lychgate_thought_seconds", "Seconds that a bot waited for its turn and thought")
rooms = Gauge("lychgate_rooms", "Tables in memory", multiprocess_mode="livesum")
sockets = Gauge("lychgate_sockets", "Open sockets", ["of"], multiprocess_mode="livesum")
bots_waiting = Gauge("lychgate_bot_queue", "Bots that wait for a process", multiprocess_mode="livesum")
bots_thinking = Gauge("lychgate_bots_thinking", "Bots that think", multiprocess_mode="livesum")
bot_places = Gauge("lychgate_bot_places", "Bots that can think at once", multiprocess_mode="livesum")


class timed:
    """Measure how long something takes, if it succeeds."""

    __slots__ = ("_began", "_histogram")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            self._histogram.observe(perf_counter() - self._began)


def page() -> bytes:
    """Return all metrics, of all processes of this machine, as Prometheus reads them."""
    return generate_latest(_registry())


class Sums:
    """The sums of all processes at one moment."""

    def __init__(self) -> None:
        self._values: dict[str, float] = {}
        self._buckets: dict[str, dict[float, float]] = {}
        for family in _registry().collect():
            for sample in family.samples:
                if sample.name.endswith("_bucket"):
                    counts = self._buckets.setdefault(family.name, {})
                    edge = float(sample.labels["le"])
                    counts[edge] = counts.get(edge, 0.0) + sample.value
                else:
                    self._values[sample.name] = self._values.get(sample.name, 0.0) + sample.value
                    for value in sample.labels.values():
                        named = f"{sample.name} {value}"
                        self._values[named] = self._values.get(named, 0.0) + sample.value

    def value(self, name: str) -> float:
        """Return a sum, as `lychgate_moves_total`, or of one label: `lychgate_sockets seats`."""
        return self._values.get(name, 0.0)

    def within(self, name: str, share: float, before: Sums | None = None) -> float | None:
        """Return the seconds within which this share was done since another moment; None if nothing was."""
        now = self._buckets.get(name, {})
        earlier = before._buckets.get(name, {}) if before is not None else {}
        counts = [(edge, count - earlier.get(edge, 0.0)) for edge, count in sorted(now.items())]
        total = counts[-1][1] if counts else 0.0
        if total <= 0:
            return None
        at = 0
        while counts[at][1] < share * total:
            at += 1
        (edge, count), (low, under) = counts[at], counts[at - 1] if at else (0.0, 0.0)
        if edge == float("inf"):
            return low
        return low + (edge - low) * (share * total - under) / max(count - under, 1.0)


def _registry() -> CollectorRegistry:
    if FOLDER not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry
