"""When something may be played: the timing words of cards and Talents, and the windows that ask for them (DA-103)."""

from __future__ import annotations

from enum import IntFlag


class When(IntFlag):
    """A moment of the game; a card may name several."""

    PRE = 1
    """In one's own turn, before the Movement Die is rolled (DA-103)."""
    ROLL = 2
    """After one's own movement roll."""
    RES = 4
    """When the movement is over: resolution."""
    POST = 8
    """At the end of one's own turn."""
    TURN = 131072
    """After any other roll for one's own Villain in one's own turn: in The Moat, at a locked door, for a card."""
    OWN = PRE | ROLL | RES | POST | TURN
    """At any time in one's own turn (DA-103): at each of these five."""
    R_ROLL = 16
    """After a roll, one's own or somebody else's (DA-504)."""
    R_ATTACK = 32
    """When one is attacked (DA-506)."""
    R_ATTACK_OWN = 64
    """When one has declared an attack, before the target reacts (DA-506)."""
    R_DAMAGE = 128
    """When one is about to suffer Damage (DA-511)."""
    R_TRAP = 256
    """When a trap is turned up under one (DA-508)."""
    R_CONTROL = 512
    """When somebody claims control over one's movement (DA-510)."""
    R_CARD = 1024
    """When another player has played an Action (DA-507)."""
    R_DRAW = 2048
    """When one has drawn an Event or a Curse (DA-509)."""
    R_BITE = 4096
    """When The Vampire is about to Bite (DA-512)."""
    R_SLAIN = 8192
    """When one is about to be Slain (DA-513)."""
    ATTACK = 16384
    """As the turn's attack."""
    VAMP = 32768
    """In The Vampire's turn."""
    DICE = 65536
    """After any dice one has rolled oneself (Fate)."""


AT_ONCE = When(0)
"""DA-371: Events, Curses and Castle cards are not played: they work when they are drawn."""

# The same as plain numbers: windows compare them at every question, and `&` on an IntFlag takes thirty times as long.
PRE, ROLL, RES, POST, TURN, OWN = map(int, (When.PRE, When.ROLL, When.RES, When.POST, When.TURN, When.OWN))
R_ROLL, R_ATTACK, R_ATTACK_OWN, R_DAMAGE = map(int, (When.R_ROLL, When.R_ATTACK, When.R_ATTACK_OWN, When.R_DAMAGE))
R_TRAP, R_CONTROL, R_CARD = map(int, (When.R_TRAP, When.R_CONTROL, When.R_CARD))
R_DRAW, R_BITE, R_SLAIN = map(int, (When.R_DRAW, When.R_BITE, When.R_SLAIN))
ATTACK, VAMP, DICE = map(int, (When.ATTACK, When.VAMP, When.DICE))
ALL_TIMES = sum(map(int, When))
