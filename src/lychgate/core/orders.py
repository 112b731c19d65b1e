"""Standing orders: what a seat has decided beforehand, so that it is not asked again and again.

An order is a short text, which is all that travels and all that a server writes down:

- `pass`: pass in every reaction until something else is asked. It never passes on one's own deeds.
- `pass round`, `pass hit`: pass in reactions to what others do to others, in this round, or until it happens to *me*:
  something is announced against this seat, or somebody else's answer makes one of its numbers on the table fall.
- `pass KIND round`, `pass KIND match`: pass in reactions of one kind (`Ask.kind`), in this round or to the end.
- `next ID`: answer the next question outside a reaction with the only option that touches the element `ID`.
- `go CODE CODE`: give these answers one after the other, as long as each is offered outside a reaction: a walk, chosen
  by where it leads (`Hint.way`). It ends where anything else is asked, and does not begin anew when it is taken back.

An order gives the idle answer of a question, or the answer it names; where there is none it gives nothing. It answers
no question that it was not given for. Orders are private: they are no part of the position, of a view of another seat
or of a record, and what they answer is an answer like any other.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from lychgate.core import door
from lychgate.core.ask import Ask, Option
from lychgate.core.errors import BadOption
from lychgate.core.say import Say

LONGEST = 100
"""How long the text of an order may be."""

_FORM = re.compile(
    r"(?P<verb>pass)(?: (?P<until>round|hit))?"
    r"|pass (?P<kind>[a-z][a-z0-9.-]*) (?P<how_long>round|match)"
    r"|(?P<next>next) (?P<id>\S+)"
    r"|(?P<go>go)(?P<codes>(?: \S+)+)"
)
FORMS = "'pass', 'pass round', 'pass hit', 'pass KIND round', 'pass KIND match', 'next ID' and 'go CODE CODE'"


class Order(msgspec.Struct, frozen=True):
    """A standing order of a seat."""

    text: str
    kind: str = ""
    """The kind of question it is for; empty: every reaction."""
    until: str = ""
    """When it ends: with the `round`, when its seat is `hit`, with the `match`; empty: at the next other question."""
    id: str = ""
    """For `next`: the element that the answer touches."""
    codes: tuple[str, ...] = ()
    """For `go`: the answers that are still to be given."""
    round: int = 0
    """The round in which it was given."""
    numbers: Mapping[str, int] = {}
    """For `hit`: the seat's numbers on the table after the last answer."""

    def answer(self, ask: Ask) -> Option[object] | None:
        """Return what it answers to a question; None where it was not given for that question."""
        if self.codes:
            step = None if ask.window else ask.menu.by_code.get(self.codes[0])
            return None if step is None or step.final else step
        if self.id:
            touching = [] if ask.window else [each for each in ask.options if self.id in each.marks]
            return touching[0] if len(touching) == 1 and not touching[0].final else None
        if not ask.window:
            return None
        if self.kind:
            meant = ask.kind == self.kind
        elif self.until:
            meant = not ask.concern
        else:
            meant = ask.concern != "own"
        return ask.idle if meant else None


class OrderSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An order as it travels to its own seat: given, or offered."""

    text: str
    until: str = ""
    kind: Say | None = None
    """What the reactions are about that it is for; none: whatever it is."""


def read(text: object) -> Order:
    """Read the text of an order; BadOption says in one sentence what there is."""
    form = _FORM.fullmatch(text) if isinstance(text, str) and len(text) <= LONGEST else None
    if form is None or not isinstance(text, str):
        raise BadOption(f"There is no standing order {door.shown(text)}; there is {FORMS}.")
    codes = tuple((form["codes"] or "").split())
    return Order(str(text), form["kind"] or "", form["until"] or form["how_long"] or "", form["id"] or "", codes)


def rest(order: Order) -> Order | None:
    """Return what is left of a walk after its next answer; None: it has arrived."""
    codes = order.codes[1:]
    return Order(text=" ".join(("go", *codes)), codes=codes) if codes else None


def seen(order: Order) -> OrderSeen:
    """Return an order as its seat is shown it."""
    return OrderSeen(
        order.text, "next" if order.id or order.codes else order.until, _kind_word(order.kind) if order.kind else None
    )


def offered(ask: Ask) -> tuple[OrderSeen, ...]:
    """Return the orders that a question offers: none about one's own deeds, and none to wait for what happens now."""
    if not ask.window or ask.idle is None or ask.concern == "own":
        return ()
    texts = [f"pass {ask.kind} round", f"pass {ask.kind} match"]
    if not ask.concern:
        texts.append("pass hit")
    return tuple(seen(read(text)) for text in texts)


def _kind_word(kind: str) -> Say:
    return Say("window-" + kind.replace(".", "-"))
