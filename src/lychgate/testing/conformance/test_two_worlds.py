"""Two worlds: a seat learns nothing from the table that it may not know.

For every seat and for spectators, at every decision, the match is compared with matches in which everything they cannot
know was dealt anew. Whatever leaves the table for them must be the same, byte for byte.
"""

from __future__ import annotations

from random import Random

import msgspec

from lychgate.core.agenda import Agenda
from lychgate.core.errors import LychgateError
from lychgate.core.events import tell
from lychgate.core.match import Match
from lychgate.core.redeal import redeal
from lychgate.core.zones import named
from lychgate.testing.cases import (
    DEPTH,
    Case,
    Policy,
    all_names,
    at_random,
    dealt_names,
    every_case,
    every_play,
    everybody,
    hidden_places,
    play,
    seldom,
    several,
    told,
)
from lychgate.testing.positions import each_kind

TEXTS = ("", "nonsense", "pass", "draw")


def refusal(match: Match, seat: int, code: str, version: int | None = None) -> str:
    """The error that a wrong answer gets."""
    try:
        match.answer(seat, code, version)
    except LychgateError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def leaves(match: Match, seat: int | None, codes: list[str]) -> list[bytes]:
    """All that leaves the table for a seat: its view with question and waiting list, refusals, and reasons."""
    if seat is None:
        return [match.view(None).to_bytes(), msgspec.json.encode(match.waiting)]
    wrong = [code for code in (*TEXTS, *codes) if (ask := match.ask(seat)) is None or code not in ask.menu.by_code]
    refusals = [refusal(match, seat, code) for code in wrong]
    refusals.append(refusal(match, seat, TEXTS[0], version=-1))
    reasons = [match.why_not(seat, code) for code in (*TEXTS, *codes)]
    return [
        match.view(seat).to_bytes(),
        msgspec.json.encode(match.waiting),
        msgspec.json.encode(refusals),
        msgspec.json.encode(reasons, order="deterministic"),
    ]


@every_play
def test_whatever_leaves_the_table_is_the_same_in_two_worlds(case: Case, policy: Policy) -> None:
    rng = Random(37)

    def check(match: Match) -> None:
        codes = sorted({code for ask in match.asks for code, _ in zip(ask.menu.by_code, range(3), strict=False)})
        for seat in everybody(match):
            world = match.imagine(seat, rng)
            assert leaves(world, seat, codes) == leaves(match, seat, codes)

    each_kind(case, policy, check, poker_face=True)


@every_play
def test_who_is_asked_depends_on_what_all_may_know(case: Case, policy: Policy) -> None:
    """With a poker face, being asked tells nothing: at the start of a step any re-deal leads to the same question."""
    rng = Random(61)

    def check(match: Match) -> None:
        if match.over or match.state.answers or match.state.sealed:
            return
        asked = [(ask.seat, ask.key, ask.window) for ask in match.asks]
        for seat in everybody(match):
            world = Agenda.of(redeal(match.state, seat, rng), case.game.duty)
            assert [(ask.seat, ask.key, ask.window) for ask in world.asks] == asked

    several(case, 26, policy, check, visits=60, poker_face=True)


@every_play
def test_what_is_imagined_does_not_depend_on_the_truth(case: Case, policy: Policy) -> None:
    """With the same generator, worlds that a seat cannot tell apart give the very same imagined world."""
    rng = Random(41)

    def check(match: Match) -> None:
        for seat in everybody(match):
            world = match.imagine(seat, rng)
            luck = rng.random()
            assert world.imagine(seat, Random(luck)).fingerprint() == match.imagine(seat, Random(luck)).fingerprint()

    each_kind(case, policy, check)


@every_play
def test_imagined_worlds_differ(case: Case, policy: Policy) -> None:
    """Where a zone hides pieces from a seat, worlds differ: dealt pieces lie elsewhere, dice show other faces."""
    rng = Random(67)
    may: set[str] = set()
    did: set[str] = set()

    def check(match: Match) -> None:
        for seat in everybody(match):
            places = hidden_places(match.state, seat)
            may.update(place for place, hides in places.items() if hides.can_differ)
            world = hidden_places(match.imagine(seat, rng).state, seat)
            did.update(place for place, hides in places.items() if hides.differs_from(world[place]))

    several(case, 27, policy, check, visits=40)
    assert may - did == set()


@every_case
def test_what_is_hidden_comes_from_a_stock_or_by_lot(case: Case) -> None:
    """Pieces that are dealt are the same pieces in every match; those that are not, such as dice, are `drawn`."""
    stocks: dict[str, set[tuple[str, ...]]] = {}

    def check(match: Match) -> None:
        names = sorted(all_names(match.state))
        for kind in {named(name)[0] for name in dealt_names(match.state)}:
            stocks.setdefault(kind, set()).add(tuple(name for name in names if named(name)[0] == kind))

    for seed in range(3):
        play(case.start(seed), Random(seed), visit=seldom(check))
    differing = {kind: found for kind, found in stocks.items() if len(found) > 1}
    assert differing == {}, "These pieces come by lot, not from a stock: say Zone(..., drawn=weights), see views.md."


@every_play
def test_an_imagined_match_can_be_played_to_its_end(case: Case, policy: Policy) -> None:
    rng = Random(43)

    def check(match: Match) -> None:
        if not match.over and rng.random() < 0.01 * DEPTH:
            seat = rng.choice([None, *(ask.seat for ask in match.asks if ask.seat >= 0)])
            play(match.imagine(seat, rng), rng, policy)

    play(case.start(19), Random(19), policy, check)


@every_play
def test_no_seat_is_told_what_the_table_does_not_show_it(case: Case, policy: Policy) -> None:
    """One answer in two worlds: where the table then looks the same to a seat, it was also told the same."""
    rng = Random(47)
    compared = 0

    def check(match: Match) -> None:
        nonlocal compared
        if match.over:
            return
        ask = rng.choice(match.asks)
        code = policy(match, ask, rng)
        for seat in range(match.seats):
            if set(match.state.sealed) - {seat}:
                continue  # sealed answers of others are guessed, and told when they are opened
            truth, world = match.copy(), match.imagine(seat, rng)
            other = world.ask(ask.seat)
            if other is None or code not in other.menu.by_code:
                continue
            if world.state.answers != truth.state.answers:
                continue  # answers of others to the present step are guessed too, and told when the step acts
            world.state.events = []
            world.state.chance = truth.state.chance.copy()
            before = len(truth.events(seat))
            truth.answer(ask.seat, code)
            world.answer(ask.seat, code)
            if shown(truth, seat) == shown(world, seat):
                compared += 1
                assert told(world, seat) == told(truth, seat, before)

    several(case, 20, policy, check, visits=100, poker_face=True)
    assert compared


@every_play
def test_spectators_are_told_no_more_than_every_seat(case: Case, policy: Policy) -> None:
    match = play(case.start(23), Random(23), policy)
    events = match.state.events
    assert events
    for at, event in enumerate(events):
        public = tell(event, None)
        if public is None:
            continue
        for seat in range(match.seats):
            private = tell(event, seat)
            if private is None:
                assert seat in [getattr(event, name) for name in event.spares]
                private = tell(events[at + 1], seat)
                assert private is not None, "who is spared an event is told more by the next one"
            assert public.args == {name: private.args.get(name) for name in public.args}


def shown(match: Match, seat: int | None) -> bytes:
    return match.view(seat).to_bytes()


@every_case
def test_a_sealed_answer_does_not_show(case: Case) -> None:
    """Whatever a seat has sealed, it looks the same to everybody else, half-way and when it is ready."""
    rng = Random(53)

    def check(match: Match) -> None:
        for ask in match.asks:
            looks: dict[bytes, list[bytes]] = {}
            for option in rng.sample(ask.options, min(4, len(ask.options))):
                copy = match.copy()
                copy.answer(ask.seat, option.code)
                while ask.seat in copy.state.sealed:
                    look = [shown(copy, seat) + told(copy, seat) for seat in everybody(copy) if seat != ask.seat]
                    assert looks.setdefault(msgspec.json.encode(copy.waiting), look) == look
                    following = copy.ask(ask.seat)
                    if following is None:
                        break
                    copy.answer(ask.seat, at_random(copy, following, rng))

    several(case, 21, at_random, check, poker_face=True)


@every_case
def test_the_waiting_list_names_nobody_inside_a_window(case: Case) -> None:
    def check(match: Match) -> None:
        if any(ask.window for ask in match.asks):
            assert match.waiting.reaction
            assert match.waiting.seats == ()
        else:
            assert match.waiting.seats == tuple(ask.seat for ask in match.asks if ask.seat >= 0)

    play(case.start(22, poker_face=True), Random(22), visit=check)
