"""What is this, and why not: the answer to whatever somebody points at or types, at any moment.

It comes from three places, in this order of trust: the menu of the pending question, whose predicate made the options;
the game's purposes (`core/purpose.py`), which know what things and codes are for; and whose turn it is. Reasons are at
most three, the nearest first, and none of them is untrue in the position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from lychgate.core.ask import Ask, Obstacle
from lychgate.core.errors import BadArgument
from lychgate.core.purpose import About, Args, Kind, Notation, Subject, Use, verb_of
from lychgate.core.say import Say, who
from lychgate.core.touch import Candidate, sight_of

if TYPE_CHECKING:
    from lychgate.core.game import Game
    from lychgate.core.state import State

MOST = 3
"""How many reasons are given."""

SINGLE_WORD = re.compile(r"[a-z_]{3,}")
"""What may be the beginning of an answer, or a word of one."""

_WORDS = re.compile(r"\W+")


@dataclass(frozen=True, eq=False)
class Asker:
    """Somebody who points at things at one moment: a seat, the clock or, with None, a spectator."""

    game: Game
    g: State
    asks: tuple[Ask, ...]
    """The pending questions of all seats."""
    seat: int | None
    sealing: str | None
    """Of a sealed question that is pending: the clause by which it is sealed, or an empty text."""
    ask: Ask | None
    """The question to this seat."""

    @cached_property
    def asked(self) -> set[str]:
        """Return the keys of the questions that are asked, as everybody may know: not how far anybody has got."""
        return set() if self.midway else {each.key for each in self.asks}

    @cached_property
    def midway(self) -> bool:
        """Tell whether a question is sealed or comes after another of the same step: nobody else knows which it is."""
        return self.sealing is not None or bool(self.g.answers)

    @cached_property
    def turn(self) -> Obstacle:
        """Say why this seat is not asked: the match is over, it watches, its choice is sealed, others decide."""
        return _turn(self)


def why_not(asker: Asker, text: str, words: Sequence[str]) -> list[Obstacle]:
    """Say why something is not possible: a code, the id of an element, or several marks together. None: it is."""
    ask = asker.ask
    if ask is not None and text in ask.menu.by_code:
        return []
    found = asker.game.purposes.find(text, asker.g.seats)
    if found is not None:
        answer = _about(asker, *found)
        return [] if answer.codes else list(answer.reasons)
    reasons = None if ask is None else _considered(ask, text)
    if reasons is None and ask is not None and len(words) > 1:
        reasons = _together(asker, ask, words)
    return _first(_written(asker, text) if reasons is None else reasons)


def about(asker: Asker, id: str) -> About:
    """Say what an element is, what can be done with it now, and why not the rest."""
    found = asker.game.purposes.find(id, asker.g.seats)
    if found is None:
        raise BadArgument("There is nothing of that name on this table.")
    return _about(asker, *found)


# --- elements


def _about(asker: Asker, kind: Kind, subject: Subject) -> About:
    g, ask = asker.g, asker.ask
    touching = [] if ask is None else sight_of(ask).offered.touching(subject.id)
    uses = [use for use in kind.uses if _has(asker, use, subject)]
    reasons, ways = _judged(asker, uses, subject) if ask is not None else (_unasked(asker, uses, subject), [])
    if not touching and not reasons:
        changes = Say(f"changes-{kind.about or kind.name}", _args(g, kind, subject))
        reasons = [Obstacle(kind.clause, Say("why-no-use") if kind.uses else changes)]
    return About(
        id=subject.id,
        kind=kind.name,
        say=Say(f"about-{kind.about or kind.name}", _args(g, kind, subject)),
        clause=kind.clause,
        figures=() if kind.figures is None else tuple(kind.figures(g, subject)),
        codes=tuple(each.option.code for each in touching),
        reasons=tuple(_first(reasons)),
        ways=tuple(ways),
    )


def _has(asker: Asker, use: Use, subject: Subject) -> bool:
    """Tell whether a thing has a use to speak of now."""
    if use.quiet and not any(key in asker.asked or (asker.ask and key == asker.ask.key) for key in use.asks):
        return False
    return use.applies is None or use.applies(asker.g, subject)


def _args(g: State, kind: Kind, subject: Subject) -> Args:
    own: Args = {} if subject.seat is None else {"seat": who(subject.seat)}
    return own if kind.args is None else {**own, **kind.args(g, subject)}


def _judged(asker: Asker, uses: Iterable[Use], subject: Subject) -> tuple[list[Obstacle], list[str]]:
    """Judge the uses of a thing for a seat that is asked something: what is in the way, and which answers lead on."""
    ask = asker.ask
    assert ask is not None
    near: list[Obstacle] = []
    far: list[Obstacle] = []
    owners: list[Obstacle] = []
    ways: list[str] = []
    for use in uses:
        if is_anothers(asker, use, subject):
            far.append(Obstacle(use.clause, Say("why-not-yours", {"seat": who(subject.seat or 0)})))
            if ask.key not in use.asks and ask.key not in use.through:
                owners.append(_when(use))
        elif ask.key in use.asks:
            near += obstacles_now(asker, use, subject)
        elif ask.key in use.through:
            sight, verbs = sight_of(ask), use.through[ask.key]
            open_ways = [each.option.code for each in sight.offered.doing(verbs)]
            ways += open_ways
            near += (None if open_ways else _closed(asker, use, subject, verbs)) or [_when(use)]
        else:
            far.append(_when(use))
    # Of somebody else's thing, what everybody may do with it comes before what its owner may.
    return near + _one_owner(far) + owners, ways


def is_anothers(asker: Asker, use: Use, subject: Subject) -> bool:
    """Tell whether a use is for the owner of a thing only, and that is somebody else."""
    return use.own and subject.seat not in (None, asker.seat)


def _one_owner(reasons: list[Obstacle]) -> list[Obstacle]:
    """Say only once that a thing is somebody else's, and first."""
    others = [reason for reason in reasons if reason.say.key == "why-not-yours"]
    return [*others[:1], *(reason for reason in reasons if reason.say.key != "why-not-yours")]


def obstacles_now(asker: Asker, use: Use, subject: Subject) -> list[Obstacle]:
    """Return what bars a use whose question the seat is asked right now; nothing: some answer does it."""
    ask, g = asker.ask, asker.g
    assert ask is not None
    if sight_of(ask).offered.touching(subject.id, use.verbs):
        return []
    considered = sight_of(ask).considered.touching(subject.id, use.verbs)
    if considered:
        return _nearest(considered) or []
    return [] if use.bars is None else list(use.bars(g, ask.seat, subject))


def _closed(asker: Asker, use: Use, subject: Subject, verbs: tuple[str, ...]) -> list[Obstacle] | None:
    """Return what bars the answers that lead to a use, when none of them is open; None: the question has none."""
    ask = asker.ask
    assert ask is not None
    if use.bars is not None:
        return list(use.bars(asker.g, ask.seat, subject))
    return _nearest(sight_of(ask).considered.doing(verbs))


def _unasked(asker: Asker, uses: Sequence[Use], subject: Subject) -> list[Obstacle]:
    """Say why somebody who is asked nothing cannot choose a thing."""
    if not uses:
        return []
    later = [_when(use) for use in uses]
    turn = asker.turn
    if asker.g.result is not None:
        return [turn]
    if not any(use.asks or use.through for use in uses):
        return later  # it happens by itself, whoever's turn it is
    if asker.seat is None or asker.seat in asker.g.sealed or any(asker.asked & set(use.asks) for use in uses):
        return [turn, *later]
    return [*later[: MOST - 1], turn]


def _when(use: Use | Notation, form: str = "") -> Obstacle:
    return _said_when(use.clause, use.name, form)


@lru_cache(maxsize=1024)
def _said_when(clause: str, name: str, form: str) -> Obstacle:
    return Obstacle(clause, Say(f"when-{name}"), form)


def _turn(asker: Asker) -> Obstacle:
    game, g = asker.game, asker.g
    purposes, clause = game.purposes, game.turn_clause
    if g.result is not None:
        return Obstacle(purposes.ends or clause, Say("why-over"))
    if asker.seat is None:
        return Obstacle(clause, Say("why-watching"))
    if asker.seat in g.sealed:
        in_race = any(each.race for each in asker.asks)
        return Obstacle(asker.sealing or clause, Say("why-finished" if in_race else "why-sealed"))
    people = [each for each in asker.asks if each.seat >= 0]
    if not people:
        return Obstacle(clause, Say("why-clock"))
    if any(each.window for each in people):
        return Obstacle(people[0].clause or clause, Say("why-reaction"))
    if asker.sealing is not None:
        clause = asker.sealing or clause
    elif not asker.midway:
        clause = purposes.turns.get(people[0].key, clause)
    seats = [who(each.seat) for each in people]
    return Obstacle(clause, Say("why-others-decide", {"seats": seats, "n": len(seats)}))


# --- what was typed


def _written(asker: Asker, text: str) -> list[Obstacle]:
    """Say why a code is not possible that the pending question did not consider."""
    purposes, ask = asker.game.purposes, asker.ask
    declining = verb_of(text) in purposes.declines
    rows = purposes.rows(text)
    if ask is None:
        later = [] if declining else [_when(row) for row in rows if not asker.asked & set(row.asks)]
        return [asker.turn] if asker.g.result is not None else [asker.turn, *later]
    clause = ask.clause or asker.game.turn_clause
    meant = [row for row in rows if ask.key in row.asks]
    if meant:
        return [reason for row in meant for reason in _misspelt(asker, ask, row, text)]
    if declining or (text.endswith(":-") and not rows):
        if ask.idle is not None:
            return [Obstacle(clause, Say("why-decline-like-that"), ask.idle.code)]
        return [Obstacle(purposes.compulsory.get(ask.key, clause), Say("why-compulsory"), ask.options[0].code)]
    later = [_when(row, row.form) for row in rows or purposes.begun(text)]
    return _half(ask, text, clause) or later or [Obstacle(clause, Say("why-no-such-answer"), ask.options[0].code)]


def _misspelt(asker: Asker, ask: Ask, row: Notation, text: str) -> Iterator[Obstacle]:
    verb = verb_of(text)
    same = [option for option in ask.options if verb_of(option.code) == verb]
    form = next((option.code for option in (*(each for each in same if not each.idle), *same)), row.form)
    found = list(row.bars(asker.g, ask.seat, text)) if row.bars is not None else []
    if text == verb:  # nothing else was typed: more is to follow or, where no such answer is open, something bars all
        found = [] if same else _nearest(sight_of(ask).considered.doing((verb,))) or found
    differs = "why-goes-on" if text == verb and form != verb else "why-not-like-that"
    if verb in asker.game.purposes.declines and ask.idle is not None:
        differs, form = "why-decline-like-that", ask.idle.code
    for reason in found or [Obstacle(row.clause, Say(differs))]:
        yield Obstacle(reason.clause, reason.say, reason.form or form)


def _half(ask: Ask, text: str, clause: str) -> list[Obstacle] | None:
    """Say how an answer goes on that was begun, or how one is written of which a single word was typed; None: neither.

    A word that only a barred answer has, the name of a card that is not in hand, is told what bars it.
    """
    if not SINGLE_WORD.fullmatch(text):
        return None
    for key, fits in (("why-goes-on", str.startswith), ("why-not-like-that", _has_word)):
        whole = next((option.code for option in ask.options if fits(option.code, text)), None)
        if whole is not None:
            return [Obstacle(clause, Say(key), whole)]
    return _nearest(each for each in sight_of(ask).considered.all if _has_word(each.option.code, text))


def _has_word(code: str, word: str) -> bool:
    return word in _WORDS.split(code)


# --- what the menu knows


def _is_element(asker: Asker, ask: Ask, word: str) -> bool:
    """Tell whether a word is the id of an element, as far as purposes and answers know."""
    return bool(sight_of(ask).offered.marked(word)) or asker.game.purposes.find(word, asker.g.seats) is not None


def _together(asker: Asker, ask: Ask, words: Sequence[str]) -> list[Obstacle] | None:
    """Say why things cannot be chosen together; None: these words are no things."""
    marks = set(words)
    if any(marks <= set(option.marks) for option in ask.options):
        return []
    found = _nearest(each for each in sight_of(ask).considered.all if marks <= set(each.option.marks))
    if found is not None:
        return found
    if not all(_is_element(asker, ask, word) for word in words):
        return None
    last = asker.game.purposes.find(words[-1], asker.g.seats)
    answer = _about(asker, *last) if last is not None else None
    if answer is not None and not answer.codes:
        return list(answer.reasons)
    return [Obstacle(ask.clause or asker.game.turn_clause, Say("why-not-together"))]


def _considered(ask: Ask, text: str) -> list[Obstacle] | None:
    """Return what bars a code or a mark that the question considered; None: it considered no such thing."""
    if sight_of(ask).offered.marked(text):
        return []
    considered = sight_of(ask).considered
    exact = _nearest(each for each in considered.all if each.option.code == text)
    return exact if exact is not None else _nearest(considered.marked(text))


def _nearest(candidates: Iterable[Candidate]) -> list[Obstacle] | None:
    """Return the obstacles of the candidate that is nearest to being possible; None: there is no candidate."""
    best: list[Obstacle] | None = None
    for option, _, bars in candidates:
        obstacles = [] if bars is None else list(bars(option.value))
        if best is None or len(obstacles) < len(best):
            best = obstacles
            if len(best) <= 1:
                break
    return best


def _first(reasons: Iterable[Obstacle]) -> list[Obstacle]:
    """Return the first reasons, each sentence once, whichever clauses say it."""
    kept: list[Obstacle] = []
    for reason in reasons:
        if all(reason.say != each.say for each in kept):
            kept.append(reason)
    return kept[:MOST]
