"""Records: exact there and back, and refused in one sentence when anything at all was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import lychgate
from lychgate.core.errors import BadRecord
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.record import FORMAT, read_header
from lychgate.core.registry import register
from tests.core.toys import Choose, Finish, is_one_sentence, toy_game
from tests.samples.noughts import GAME as NOUGHTS
from tests.samples.raid import GAME as RAID

FLAGS = ("2024-05-01 first fix", "2024-06-01 second fix")
FLAGGED: Game = toy_game(Choose(0), Choose(1), Finish(), flags=FLAGS)
FLAGGED.id = "flagged"
register(FLAGGED)
OLDER: Game = toy_game(Choose(0), Choose(1), Finish(), flags=FLAGS, earlier=("0",))
OLDER.id = "older"
register(OLDER)


def played(game: Game, answers: int = 10_000, **start: Any) -> Match:
    """A match played at random, to its end or for at most this many answers."""
    match = game.start(seed=41, **start)
    rng = Random(41)
    while not match.over and answers:
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options).code)
        answers -= 1
    return match


@cache
def record() -> str:
    """A finished match with chance, sealed bids, names and contributions."""
    options = {"nights": 1, "window": "restart"}
    return played(RAID, seats=2, options=options, players=("Ann", "Bén"), contributions=("x", "y")).save()


def refusal(text: str | bytes, read: Callable[[str | bytes], Match] = lychgate.load) -> str:
    with pytest.raises(BadRecord) as error:
        read(text)
    assert is_one_sentence(error.value), str(error.value)
    return str(error.value)


def with_header(**changes: Any) -> str:
    """The record with another header; a value of None takes the field away."""
    first, _, rest = record().partition("\n")
    header = {name: value for name, value in (json.loads(first) | changes).items() if value is not None}
    return json.dumps(header) + "\n" + rest


# --- there and back


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 5, 8, 13, 10_000])
@pytest.mark.parametrize("game", [NOUGHTS, RAID, FLAGGED], ids=lambda game: game.id)
def test_there_and_back(game: Game, answers: int) -> None:
    match = played(game, answers)
    text = match.save()
    for given in (text, text.encode()):
        for read in (lychgate.load, lychgate.verify):
            again = read(given)
            assert again == match
            assert again.history == match.history
            assert again.save() == text


def test_everything_a_match_was_started_with_comes_back() -> None:
    match = lychgate.load(record())
    assert (match.players, match.opening.contributions, match.seed) == (("Ann", "Bén"), ("x", "y"), 41)
    assert match.options == {"nights": 1, "window": "restart", "auction": True}
    scripted = RAID.start(2, 1, chance=["1,0," + ",".join(map(str, range(2, 20)))], poker_face=True)
    again = lychgate.verify(scripted.save())
    assert (again.opening.chance_script, again.opening.poker_face) == (scripted.opening.chance_script, True)
    assert again == scripted


def test_a_record_may_have_been_played_before_a_rules_fix() -> None:
    old = FLAGGED.start(2, 1, flags=FLAGS[:1])
    assert lychgate.verify(old.save()).opening.flags == FLAGS[:1]
    assert FLAGGED.start(2, 1).opening.flags == FLAGS


def test_a_record_of_an_earlier_rules_version_stays_of_it() -> None:
    """What was begun by earlier rules is loaded, played on, written and shown as a match of theirs."""
    old = OLDER.start(2, 1, flags=(), rules="0")
    old.answer(0, old.asks[0].options[0].code)
    again = lychgate.verify(old.save())
    assert (again.opening.rules, again.view(None).rules, again.views([0])[0].rules) == ("0", "0", "0")
    assert again.earlier(0).opening.rules == "0"
    assert json.loads(old.save().splitlines()[0])["rules"] == "0"
    assert OLDER.start(2, 1).opening.rules == "1"
    unknown = old.save().replace('"rules":"0"', '"rules":"00"')
    assert refusal(unknown) == "The record was played by rules version 00 of Toy; this version has 1 and 0."


@pytest.mark.parametrize("seed", [0, -5, 2**128, 2**256 - 1])
def test_any_seed_comes_back(seed: int) -> None:
    assert lychgate.verify(NOUGHTS.start(seed=seed).save()).seed == seed


def test_a_record_is_lines_of_json() -> None:
    header, *answers, closing = map(json.loads, record().splitlines())
    assert record().endswith("}\n")
    assert (header["lychgate"], header["game"], header["rules"], header["seats"]) == (FORMAT, "raid", "1", 2)
    assert {line["seat"] for line in answers} == {0, 1, "chance"}
    assert closing["answers"] == len(answers)
    assert closing["over"] is True


# --- damage


def test_any_changed_byte_is_noticed() -> None:
    """Every bit of the record: whatever it then reads like, it is refused in one sentence."""
    data = record().encode()
    for place in range(len(data)):
        for bit in range(8):
            changed = bytearray(data)
            changed[place] ^= 1 << bit
            refusal(bytes(changed), lychgate.verify)


def test_any_missing_or_doubled_byte_is_noticed() -> None:
    data = record().encode()
    for place in range(0, len(data), 3):
        refusal(data[:place] + data[place + 1 :], lychgate.verify)
        refusal(data[:place] + data[place : place + 1] + data[place:], lychgate.verify)


def test_a_record_cut_off_anywhere_is_refused() -> None:
    data = record().encode()
    for end in range(0, len(data), 7):
        refusal(data[:end])
    lines = record().splitlines(keepends=True)
    for end in range(1, len(lines)):
        assert "cut off" in refusal("".join(lines[:end]))


def test_lines_that_were_taken_out_put_in_or_swapped_are_noticed() -> None:
    lines = record().splitlines(keepends=True)
    for number in range(1, len(lines) - 1):
        refusal("".join(lines[:number] + lines[number + 1 :]))
        refusal("".join([*lines[:number], lines[number], *lines[number:]]))
        if lines[number] != lines[number + 1]:
            refusal("".join([*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]))


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", "The record is empty or cut off."),
        ("\n", "The record is empty or cut off."),
        ("hello\nworld\n", "This is no Lychgate record: its first line is not JSON."),
        ("\ufeff{}\n{}\n", "This is no Lychgate record: its first line is not JSON."),
        ("[" * 100_000 + "\n{}\n", "This is no Lychgate record: its first line is not JSON."),
        ("\udc80\n\n", "This is no Lychgate record: it holds characters that no text file can."),
        (b"\xff\xfe\n\n", "This is no Lychgate record: its first line is not JSON."),
        ("[1]\n{}\n", "This is no Lychgate record: its first line is no header."),
        ("{}\n{}\n", "This is no Lychgate record: its first line is no header."),
        ("\n\n\n", "This is no Lychgate record: its first line is not JSON."),
    ],
)
def test_what_is_no_record(text: str | bytes, sentence: str) -> None:
    assert refusal(text) == sentence


@pytest.mark.parametrize(
    "changes, sentence",
    [
        ({"lychgate": 2}, "The record has format 2; this version reads format 1."),
        ({"lychgate": "1"}, "The record has format '1'; this version reads format 1."),
        ({"game": "chess"}, "The record cannot be read: There is no game 'chess'; installed are"),
        ({"game": 5}, "The record's header is damaged: Expected `str`, got `int`"),
        ({"rules": "0"}, "The record was played by rules version 0 of Raid; this version has 1."),
        ({"flags": ["2030"]}, "The record was played with a rules change this version does not know: 2030."),
        ({"seats": 9}, "The record cannot be played: Raid is for 2 to 4 players, not 9."),
        ({"seats": 3}, "The record cannot be played: There are 3 seats and 2 names; give one name for each seat, or"),
        ({"seats": 3, "players": []}, "Line 7 of the record is not a legal answer: Seat 0 has nothing to answer now"),
        ({"seats": None}, "The record's header is damaged: Object missing required field `seats`."),
        (
            {"options": {"nights": 99}},
            "The record cannot be played: The option nights of Raid is one of 3, 1, 5, not 99.",
        ),
        (
            {"options": {"moon": 1}},
            "The record cannot be played: Raid has no option 'moon'; it has nights, window, auction.",
        ),
        ({"seed": "x"}, "The record's seed is no number."),
        ({"seed": "042"}, "The record's seed is no number."),
        ({"seed": "9" * 5000}, "The record's seed is no number."),
        ({"seed": "9" * 100}, "The record cannot be played: A seed is a whole number of at most 256 bits."),
        ({"seed": "42"}, "Line 2 of the record does not fit the seed or the answers before it."),
        ({"contributions": ["x", "z"]}, "Line 2 of the record does not fit the seed or the answers before it."),
        ({"script": ["9"]}, "The record cannot be played: The scripted answer '9' does not fit the lot 'deck'."),
        (
            {"players": ["Ann", "Ben"]},
            "The record's lines are not those it was closed with; it was changed or damaged.",
        ),
        ({"commitment": "00"}, "The record's lines are not those it was closed with; it was changed or damaged."),
        ({"poker_face": True}, "The record does not lead to the position it claims; it was changed or damaged."),
        ({"extra": 1}, "The record's header is damaged: Object contains unknown field `extra`."),
    ],
    ids=str,
)
def test_a_changed_header(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(with_header(**changes))


def test_the_same_header_written_otherwise_is_not_the_same_record() -> None:
    assert "not those it was closed with" in refusal(with_header())


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("hello", "Line 3 of the record is damaged."),
        ("[" * 100_000, "Line 3 of the record is damaged."),
        ('{"seat":0}', "Line 3 of the record is damaged."),
        ('{"seat":"nobody","code":"1"}', "Line 3 of the record is damaged."),
        ('{"seat":0,"code":"1","at":5}', "Line 3 of the record is damaged."),
        ('{"seat":0,"code":"99"}', "Line 3 of the record is not a legal answer: '99' is not possible for seat 0 now"),
        ('{"seat":7,"code":"1"}', "Line 3 of the record is not a legal answer: There is no seat 7 at this table"),
        (
            '{"seat":"clock","code":"1"}',
            "Line 3 of the record is not a legal answer: Seat -2 has nothing to answer now",
        ),
        ('{"seat":"chance","code":"1"}', "Line 3 of the record holds a lot where none was drawn."),
    ],
)
def test_a_changed_answer(line: str, sentence: str) -> None:
    lines = record().splitlines()
    lines[2] = line
    assert sentence in refusal("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    "changes, sentence",
    [
        ({"answers": 1}, "The record should hold 1 answers but holds"),
        ({"fingerprint": "00"}, "The record does not lead to the position it claims; it was changed or damaged."),
        ({"over": False}, "The record does not lead to the position it claims; it was changed or damaged."),
        ({"digest": "00"}, "The record's lines are not those it was closed with; it was changed or damaged."),
        ({"answers": "all"}, "The record is cut off: its closing line is missing."),
    ],
    ids=str,
)
def test_a_changed_closing_line(changes: dict[str, Any], sentence: str) -> None:
    *lines, closing = record().splitlines()
    text = "\n".join([*lines, json.dumps(json.loads(closing) | changes)]) + "\n"
    assert sentence in refusal(text)


def test_a_closing_line_written_otherwise_is_noticed_by_verify() -> None:
    *lines, closing = record().splitlines()
    text = "\n".join([*lines, json.dumps(json.loads(closing))]) + "\n"
    assert lychgate.load(text).save() == record()
    assert refusal(text, lychgate.verify) == "The record differs from the one this match writes; it was changed."


def test_answers_after_the_end_are_refused() -> None:
    *lines, closing = record().splitlines()
    more = json.loads(closing) | {"answers": len(lines)}
    text = "\n".join([*lines, '{"seat":0,"code":"pass"}', json.dumps(more)]) + "\n"
    assert "is not a legal answer: The match is over" in refusal(text)


def test_a_record_that_stops_before_chance_has_spoken_is_refused() -> None:
    lines = record().splitlines()
    text = "\n".join([lines[0], json.dumps(json.loads(lines[-1]) | {"answers": 0})]) + "\n"
    assert "does not lead to the position it claims" in refusal(text)


def test_the_seed_must_be_the_one_committed_to() -> None:
    """A record whose every other part was made to fit a false commitment."""
    from lychgate.core import record as module

    match = NOUGHTS.start(seed=5)
    first = match.save().partition("\n")[0]
    false = first.replace(read_header(first.encode()).commitment, "ab" * 32)
    closing = json.loads(match.save().splitlines()[-1]) | {"digest": module.digest(false.encode() + b"\n")}
    text = false + "\n" + json.dumps(closing, separators=(",", ":")) + "\n"
    assert lychgate.load(text) == match
    assert refusal(text, lychgate.verify) == "The seed is not the one that was committed to before the match."
