"""Many matches between bots: plan them, play them in as many processes as you like, and read the report."""

from lychgate.sim.observers import Observer
from lychgate.sim.plan import MatchFailed, Outcome, Plan, match_seed, play_match
from lychgate.sim.report import Report, share_interval, summarise
from lychgate.sim.runner import Run, simulate

__all__ = [
    "MatchFailed",
    "Observer",
    "Outcome",
    "Plan",
    "Report",
    "Run",
    "match_seed",
    "play_match",
    "share_interval",
    "simulate",
    "summarise",
]
