"""What a Villain may do where its movement has ended: attack, claim, play, draw (DA-200, 204, 280, 505)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.choices.attacks import attack_bars, attack_option, attacks, may_fight_here, sees, unaimed
from lychgate.games.damnation.choices.could import could_play
from lychgate.games.damnation.choices.menus import figure_mark
from lychgate.games.damnation.choices.moments import Deed, Moment
from lychgate.games.damnation.choices.outlook import Outlook, crowding
from lychgate.games.damnation.choices.plays import considered, listed
from lychgate.games.damnation.choices.reasons import bars
from lychgate.games.damnation.choices.targets import is_adjacent, is_rival
from lychgate.games.damnation.data.cards import CARD_BITS, DECK_BITS, DECK_OF
from lychgate.games.damnation.data.geometry import CORRIDOR, OFF
from lychgate.games.damnation.data.timing import ATTACK, RES
from lychgate.games.damnation.data.villains import IS_UNFLAPPABLE, LOST, NONE, STRANGER, VILLAINS
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import villain_word

DONE = Option("done", Deed("pass"), label=Say("option-done-here"), idle=True)
_RES = Moment(RES)


@kept
def _end_option(more: Outlook) -> Option[Deed]:
    return Option("done", Deed("pass"), label=Say("option-done-turn", {"brings": more.said()}), idle=True)


def end_here(g: Castle, v: int) -> Option[Deed]:
    """DA-102, 801: return the answer that ends the turn where the movement ended, and how many cards must go then."""
    return _end_option(crowding(g, g.owner(v), 0))


@kept
def _draw_option(deck: int, more: Outlook) -> Option[Deed]:
    return Option("draw", Deed("draw"), (f"decks:{deck}",), Say("option-draw", {"brings": more.said()}))


def draw_option(g: Castle, v: int, deck: int) -> Option[Deed]:
    """DA-333, 337, 801: return the answer that draws the room's top card, and what is amiss with that."""
    return _draw_option(deck, crowding(g, g.owner(v), 1) if g.decks[deck] else Outlook("nothing-to-draw"))


# --- claims


def claim_bars(g: Castle, v: int, play: Deed) -> Iterator[Obstacle]:
    """DA-200, 204: yield everything that forbids a claim by adjacency; without a target, that it finds nobody."""
    if g.claimed:
        yield obstacle("DA-200", "claimed")
    if g.attacked:
        yield obstacle("DA-204", "attacked")
    if play.target == NONE:
        yield obstacle("DA-200", "nobody-adjacent")
    elif not is_adjacent(g, v, play.target):
        yield obstacle("DA-200", "not-adjacent", target=villain_word(g.kind[play.target]))


@kept
def _claim_option(play: Deed, kind: int, mark: str) -> Option[Deed]:
    """DA-510: whoever may shake a claim off by a roll is one with whom it is not certain."""
    facts = {"target": villain_word(kind), "sure": "no" if IS_UNFLAPPABLE[kind] else "yes"}
    return Option(f"claim>{VILLAINS[kind].id}", play, (mark,), Say("option-claim", facts))


_CLAIM_NOBODY = Option("claim", Deed("claim"))
"""Never offered: so that whoever asks why there is no claim is told of nobody in particular."""


def _option(g: Castle, v: int, play: Deed) -> Option[Deed]:
    if play.act == "claim":
        if play.target == NONE:
            return _CLAIM_NOBODY
        return _claim_option(play, g.kind[play.target], figure_mark(g, play.target))
    return attack_option(g, v, play)


def _actions(g: Castle, v: int, rivals: list[int]) -> Iterator[Deed]:
    """DA-505: attacks, then claims."""
    yield from attacks(g, v, rivals)
    if 0 <= g.place[v] < CORRIDOR:
        for other in rivals:
            yield Deed("claim", target=other)


def _rivals(g: Castle, v: int) -> list[int]:
    return [other for other in range(len(g.kind)) if is_rival(g, v, other)]


def _action_bars(g: Castle, v: int, play: Deed) -> Iterator[Obstacle]:
    return claim_bars(g, v, play) if play.act == "claim" else attack_bars(g, v, play)


def _bars(g: Castle, v: int, play: Deed) -> Iterator[Obstacle]:
    if play.act in ("pass", "draw"):
        return iter(())
    if play.act in ("attack", "claim") or (play.act == "talent" and play.number == LOST):
        return _action_bars(g, v, play)
    return bars(g, v, _RES, play)


def action_menu(g: Castle, v: int, first: Option[Deed]) -> Menu[Deed]:
    """Return what may be done in the window RES: one's own plays and, where allowed, an attack or a claim."""
    # Whoever is out of sight can neither be attacked nor claimed: most often that is everybody.
    near = [other for other in _rivals(g, v) if sees(g, v, other)]
    actions = [_option(g, v, play) for play in _actions(g, v, near) if next(_action_bars(g, v, play), None) is None]
    return Menu.built([first, *actions, *listed(g, v, _RES)], partial(_considered, g, v, first), partial(_bars, g, v))


def _considered(g: Castle, v: int, first: Option[Deed]) -> list[Option[Deed]]:
    rivals = _rivals(g, v)
    alone = 0 <= g.place[v] < CORRIDOR and not any(is_adjacent(g, v, other) for other in rivals)
    nobody = (Deed("claim"),) if alone else ()
    plays = (*unaimed(g, v, rivals), *nobody, *_actions(g, v, rivals))
    return [first, *(_option(g, v, play) for play in plays), *considered(g, v, _RES)]


def could_act(g: Castle, v: int) -> bool:
    """Tell from public facts whether the window RES could offer anything."""
    if could_play(g, v, _RES):
        return True
    if g.attacked or g.claimed:
        return False
    seat = g.owner(v)
    armed = any(DECK_BITS[DECK_OF[card]] & ATTACK for card in g.hand[seat]) or any(
        CARD_BITS[card] & ATTACK for card in g.face_up[seat]
    )
    able = may_fight_here(g, v) or (g.kind[v] == STRANGER and g.entered != OFF)
    beside = any(is_rival(g, v, other) and is_adjacent(g, v, other) for other in range(len(g.kind)))
    return beside or (able and (armed or g.kind[v] == LOST))
