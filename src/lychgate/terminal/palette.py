"""Colours and signs. Every meaning is shown in two ways, so that nothing depends on colour alone.

Gold is only for what you may do, blood red for danger and whose turn it is, moonlight blue for rules and information.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rich.style import Style

from lychgate.core.table import Colour, PieceShape, Tone

NIGHT_0 = "#0f0c0d"
NIGHT_1 = "#181314"
NIGHT_2 = "#221b1b"
EDGE = "#5a4a40"
BONE = "#efe6d2"
BONE_DIM = "#b9ad97"
ASH = "#8a7f6f"
GOLD = "#c9a35b"
GOLD_LIT = "#f3d48b"
BLOOD = "#9e1b22"
BLOOD_LIT = "#e0454a"
LOSS = "#ff9d92"
GAIN = "#8fd0b9"
MOON = "#9bb2dd"
INK = "#1a1009"

GLOW = ("#0f0c0d", "#130e0e", "#17110f", "#1b1411", "#201713", "#251a14", "#2a1d15")
"""The table's ground, from the dark at its edges to the candle in the middle."""


class Sigil(NamedTuple):
    """How a seat is told from the others: a letter, the thing it stands for, and a colour."""

    letter: str
    name: str
    colour: str


SIGILS = (
    Sigil("B", "bat", "#e05a76"),
    Sigil("R", "raven", "#3194da"),
    Sigil("W", "wolf", "#f9a73f"),
    Sigil("M", "moon", "#e8e9e3"),
    Sigil("K", "key", "#ad7dba"),
    Sigil("L", "lily", "#92c19d"),
    Sigil("C", "chalice", "#c6a8bd"),
    Sigil("S", "skull", "#969599"),
)
"""The seats' colours in a browser; crimson, plum and pewter lighter, so that they read as letters on a dark ground."""

COLOURS: dict[Colour, str] = {
    "amber": "#d98a2b",
    "azure": "#7fb0f0",
    "blood": "#e0454a",
    "bone": BONE,
    "bright-silver": "#e3ecf7",
    "clay": "#cf7f4c",
    "copper": "#e0935f",
    "gold": GOLD,
    "green": "#6db58a",
    "grey-silver": "#b3aea6",
    "iron": "#9aa0a8",
    "moon": MOON,
    "moss": "#8fae5b",
    "night": "#7f9ad0",
    "plague": "#a9b54a",
    "slate": "#8aa0b8",
    "verdigris": "#62a58f",
    "violet": "#b08ae6",
    "wine": "#d0708a",
}

BRACKETS: dict[PieceShape, tuple[str, str]] = {
    "arch": ("∩", "∩"),
    "cape": ("/", "\\"),
    "card": ("[", "]"),
    "coin": ("(", ")"),
    "crown": ("^", "^"),
    "cube": ("▐", "▌"),
    "disc": ("(", ")"),
    "drop": ("‹", "›"),
    "fiend": ("<", ">"),
    "ghost": ("~", "~"),
    "keep": ("#", "#"),
    "mirror": ("|", "|"),
    "moon": (")", "("),
    "pawn": ("/", "\\"),
    "robe": ("/", "\\"),
    "standee": ("/", "\\"),
    "tile": ("{", "}"),
    "token": ("{", "}"),
}
"""The body of a piece, in two characters round its letter."""

TONE_MARKS: dict[Tone, str] = {"plain": "*", "gain": "+", "loss": "-", "danger": "!", "known": "?", "dim": "."}
_TONES: dict[Tone, str] = {
    "plain": BONE,
    "gain": GAIN,
    "loss": LOSS,
    "danger": BLOOD_LIT,
    "known": MOON,
    "dim": BONE_DIM,
}


@cache
def ink(
    colour: str = BONE,
    on: str | None = None,
    *,
    bold: bool = False,
    dim: bool = False,
    underline: bool = False,
    reverse: bool = False,
    italic: bool = False,
) -> Style:
    """Return a style; equal styles are one object."""
    return Style(
        color=colour,
        bgcolor=on,
        bold=bold or None,
        dim=dim or None,
        underline=underline or None,
        reverse=reverse or None,
        italic=italic or None,
    )


PLAIN = ink()
QUIET = ink(BONE_DIM)
FAINT = ink(ASH)
RULES = ink(MOON)
TITLE = ink(BONE, bold=True)
DANGER = ink(BLOOD_LIT, bold=True)


def seat_sigil(seat: int) -> Sigil:
    """Return the sign of a seat."""
    return SIGILS[seat % len(SIGILS)]


def seat_ink(seat: int, *, bold: bool = False) -> Style:
    """Return a seat's colour."""
    return ink(seat_sigil(seat).colour, bold=bold)


def badge_ink(seat: int) -> Style:
    """Return the style of a seat's letter: dark on its colour, and bold."""
    return ink(seat_sigil(seat).colour, bold=True, reverse=True)


def colour_ink(colour: Colour | None, seat: int | None, *, bold: bool = False, dim: bool = False) -> Style:
    """Return the style of a colour word; `seat` is the one a piece or place belongs to."""
    if colour == "seat":
        return seat_ink(seat, bold=bold) if seat is not None else ink(BONE, bold=bold)
    return ink(COLOURS[colour] if colour else BONE, bold=bold, dim=dim)


def tone_ink(tone: Tone, *, bold: bool = False) -> Style:
    """Return the style of a tone."""
    return ink(_TONES[tone], bold=bold)
