"""The points of a position."""

from __future__ import annotations

from lychgate.core.account import Accounting, Source
from lychgate.core.say import Say
from lychgate.games.blood_coven.data import CARD, COINS, VICTIM_VP, Bonus, Coins
from lychgate.games.blood_coven.state.position import Coven, coin_on, victims
from lychgate.games.blood_coven.state.purse import NONE, ONE, plus, total, worth

VAMPIRE_VP = tuple(coin.vampire_vp for coin in COINS)

Points = tuple[int, int, int]
"""From vampires, from victims, from the ability card."""


def points(g: Coven, seat: int) -> Points:
    """BC-176..178: points from surviving vampires, from victims, and from the ability card."""
    herd = victims(g, seat)
    vampires = coven(g, seat)
    return worth(vampires, VAMPIRE_VP), VICTIM_VP * total(herd), bonus(g, seat, vampires, herd)


def coven(g: Coven, seat: int) -> Coins:
    """BC-176: a seat's vampires by denomination, well fed and hungry."""
    vampires = NONE
    for lies in g.slots[seat]:
        if lies:
            vampires = plus(vampires, ONE[coin_on(lies)])
    return vampires


def bonus(g: Coven, seat: int, vampires: Coins, herd: Coins) -> int:
    """BC-312..315, 320, 322: what a scoring card adds."""
    does = CARD[g.cards[seat][0]].does if g.cards else None
    return does.vp * does.units(vampires, herd, g.scare[seat]) if isinstance(does, Bonus) else 0


def by_source(g: Coven, seat: int) -> dict[str, int]:
    """BC-176..178: what a seat would have if dawn came now; with two cards to choose from none counts yet."""
    vampires, victims_, card = points(g, seat)
    return {"vampires": vampires, "victims": victims_, "card": card if g.round else 0}


def figures(g: Coven, seat: int) -> tuple[Say, ...]:
    """What a seat has in the end: vampires and victims."""
    return (
        Say("end-vampires", {"n": total(coven(g, seat))}),
        Say("end-victims", {"n": total(victims(g, seat))}),
    )


ACCOUNT = Accounting(
    sources=(Source("vampires", "vampire-dracula"), Source("victims", "cowled"), Source("card", "card-pick")),
    worth=by_source,
    figures=figures,
)
"""BC-176..178: points lie open on the table all night long, so each has the moment at which its coin came there."""
