"""`lychgate replay` and `lychgate verify`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from lychgate.cli.output import bold, print_json, read
from lychgate.core.ask import CHANCE, Option
from lychgate.core.errors import BadRecord, BadSeats
from lychgate.core.events import Told, tell
from lychgate.core.match import Match
from lychgate.core.replay import load, verify
from lychgate.core.say import Say
from lychgate.words import Words

FAILED = 1


def add_commands(commands: Any) -> None:
    """Describe both commands."""
    teller = commands.add_parser("replay", help="tell a recorded match, decision by decision")
    teller.add_argument("record", type=Path, metavar="RECORD")
    teller.add_argument("--view", type=int, metavar="SEAT", help="only what this seat saw (0 is the first)")
    teller.add_argument("--json", action="store_true", help="print the events, one JSON object a line")
    teller.set_defaults(run=run_replay)
    checker = commands.add_parser("verify", help="check that a record is whole and its luck honest")
    checker.add_argument("record", type=Path, metavar="RECORD")
    checker.set_defaults(run=run_verify)


class Decision(msgspec.Struct, frozen=True):
    """One answer of a record and what came of it."""

    number: int
    """The number of the decision, from 1, chance not counted; 0 for events before the first decision."""
    round: int
    seat: int | None
    question: Say | None
    option: Option[Any] | None
    events: list[Told]


def decisions(match: Match, seat: int | None) -> Iterator[Decision]:
    """Play a record again, answer by answer; `seat` None sees everything: a record holds no secrets."""
    again = Match.begin(match.opening)
    told = 0

    def news() -> list[Told]:
        nonlocal told
        events = again.state.events or []
        fresh, told = events[told:], len(events)
        seen = [_told(each, again.seats, seat) for each in fresh]
        return [each for each in seen if each is not None]

    yield Decision(0, again.state.round, None, None, None, news())
    # The match draws chance again by itself, and events tell of it.
    answers = [(who, code) for who, code in match.history if who != CHANCE]
    for number, (who, code) in enumerate(answers, start=1):
        ask = again.ask(who)
        assert ask is not None  # the record was loaded, so it fits
        option = ask.menu.by_code[code]
        again.answer(who, code)
        if seat is None or who == seat:
            yield Decision(number, again.state.round, who, ask.prompt, option, news())
        else:
            yield Decision(number, again.state.round, None, None, None, news())


def _told(event: Any, seats: int, seat: int | None) -> Told | None:
    """Return an event as a seat knows it; for None, everything that any seat knows of it."""
    if seat is not None:
        return tell(event, seat)
    if any(getattr(event, field) is not None for field in event.spares):
        return None  # another event says the same and more
    views = [told for each in (None, *range(seats)) if (told := tell(event, each)) is not None]
    args = {name: value for told in views for name, value in told.args.items()}
    return msgspec.structs.replace(views[0], args=args, facts={})


def run_replay(given: argparse.Namespace) -> int:
    match = load(read(given.record))
    seat: int | None = given.view
    if seat is not None and seat not in range(match.seats):
        raise BadSeats(f"There is no seat {seat} in this record; seats are 0 to {match.seats - 1}.")
    if given.json:
        for each in decisions(match, seat):
            for event in each.events:
                print_json({"answer": each.number, "round": each.round, **msgspec.to_builtins(event)})
        return 0
    words = Words(match.game.id, names=_apart(match.players))
    print(bold(f"{match.game.title}, {match.seats} players"))
    for each in decisions(match, seat):
        if each.option is not None and each.seat is not None:
            name = words.who(each.seat) if each.seat >= 0 else "the clock"
            print(f"{each.number:>4}  {name}: {each.option.code}{_meant(each, words)}")
        for event in each.events:
            print(f"        {words.sentence(event.said())}")
    print(_ending(match, words))
    return 0


def _apart(names: Sequence[str]) -> list[str]:
    """Return names of which no two are the same: several bots of one kind are numbered."""
    return [f"{name} {names[: at + 1].count(name)}" if names.count(name) > 1 else name for at, name in enumerate(names)]


def _meant(decision: Decision, words: Words) -> str:
    """Return an answer in words; a bare yes, no or pass with its question."""
    option = decision.option
    if option is None or option.label is None:
        return ""
    label = words.say(option.label)
    if option.idle and decision.question is not None:
        return f"  ({words.say(decision.question)} {label})"
    return f"  ({label})"


def run_verify(given: argparse.Namespace) -> int:
    """Check a record down to the last byte."""
    data = read(given.record)
    try:
        match = verify(data)
    except BadRecord as error:
        print(error, file=sys.stderr)
        return FAILED
    words = Words(match.game.id, names=_apart(match.players))
    print(f"The record is whole: {len(match.history)} answers replay exactly, and the luck came from its seed.")
    print(_ending(match, words))
    return 0


def _ending(match: Match, words: Words) -> str:
    result = match.result
    if result is None:
        return f"The match is not over: it waits for an answer in round {match.state.round}."
    key = f"ending-{result.reason}"
    reason = words.say(Say(key)) if words.knows(key) else result.reason
    scores = ", ".join(f"{words.who(seat)} {score}" for seat, score in enumerate(result.scores))
    winners = " and ".join(words.who(seat) for seat in result.winners)
    return f"{reason}: {scores}. {winners[:1].upper()}{winners[1:]} won."
