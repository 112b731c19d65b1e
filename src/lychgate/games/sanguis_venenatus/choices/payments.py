"""What is lost for the dead and the defeated, and what is paid to events, or suffered instead."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.say import Say
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.choices import changes
from lychgate.games.sanguis_venenatus.choices.reasons import deed, unpaid
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS
from lychgate.games.sanguis_venenatus.data.effects import Demand, EachMayPay, PayOrInfluence, PayOrWound
from lychgate.games.sanguis_venenatus.data.numbers import NEXT_HEALTH
from lychgate.games.sanguis_venenatus.state.arithmetic import popularity_after
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import amount_of, ranked
from lychgate.games.sanguis_venenatus.words.names import Fact, amount, costs, quarter


def point_menu(g: City, seat: int, clause: str) -> Menu[int | None]:
    """D18, D20, SV-067, SV-076: a victory point (None), or influence in a quarter where there is some."""

    def bars(district: int | None) -> Iterator[Obstacle]:
        if district is None:
            if not g.vp[seat]:
                yield obstacle(clause, "no-vp")
        elif not g.influence[district][seat]:
            yield obstacle(clause, "no-influence", district=quarter(district))

    facts: dict[str, Fact] = {"was": g.vp[seat], "now": g.vp[seat] - 1}
    points: Option[int | None] = Option("lose:vp", None, (f"seat:{seat}",), Say("option-lose-vp", facts))
    quarters: Iterator[Option[int | None]] = (
        Option(f"lose:{letter}", district, (f"influence:{letter}",), _lose_influence(g, seat, district))
        for district, letter in enumerate(DISTRICTS)
    )
    return Menu([points, *quarters], bars)


def _lose_influence(g: City, seat: int, district: int) -> Say:
    """SV-028, SV-166: tell what is left there, and whether somebody else leads then."""
    shares, pile = g.influence[district], g.piles[district]
    had = shares[seat]
    left = max(0, had - 1)
    fewer = (*shares[:seat], left, *shares[seat + 1 :])
    led, leads = (
        order[:1] == [seat]
        for order in (ranked(shares, pile), ranked(fewer, (*(each for each in pile if each != seat), seat)))
    )
    facts: dict[str, Fact] = {"district": quarter(district), "was": had, "now": left}
    return Say("option-lose-influence", {**facts, "lead": "lost" if led and not leads else "same"})


class Payment(msgspec.Struct, frozen=True):
    """Whether a player pays and, where influence is lost otherwise, in which quarter."""

    pays: bool
    district: int = -1


PAYS, REFUSES = Payment(True), Payment(False)
DEMAND_CLAUSES: dict[type, str] = {EachMayPay: "SV-091", PayOrWound: "SV-095", PayOrInfluence: "SV-096"}
check_complete("DEMAND_CLAUSES", DEMAND_CLAUSES, words_of(Demand))


def pay_menu(g: City, seat: int, demand: Demand) -> Menu[Payment]:
    """D8, D11, SV-091, SV-095, SV-096: pay the whole price, or one of the ways not to pay."""
    clause = DEMAND_CLAUSES[type(demand)]

    def bars(payment: Payment) -> Iterator[Obstacle]:
        if payment.pays:
            yield from unpaid(g, seat, demand.pay, clause, deed("pay"))
        elif payment.district >= 0 and not g.influence[payment.district][seat]:
            yield obstacle(clause, "no-influence", district=quarter(payment.district))

    gains = [amount(demand.gain.res, demand.gain.n)] if isinstance(demand, EachMayPay) else []
    had = [(res, amount_of(g, seat, res), n) for res, n in demand.pay]
    changed = [each for res, was, n in had for each in changes.change(res, was, was - n)]
    if isinstance(demand, EachMayPay):
        changed += changes.popular(g.popularity[seat], demand.gain.n)
    label = Say("option-pay", {"cost": costs(demand.pay), "gains": gains, "gain": len(gains), "changes": changed})
    brings = {f"stock:{seat}:{res}": -n for res, _, n in had}
    if isinstance(demand, EachMayPay):
        brings[f"popularity:{seat}"] = popularity_after(g.popularity[seat], demand.gain.n)[0] - g.popularity[seat]
    paying = Option("pay", PAYS, (f"stock:{seat}:{demand.pay[0][0]}",), label, brings=brings)
    return Menu([paying, *_refusals(g, seat, demand)], bars)


def _refusals(g: City, seat: int, demand: Demand) -> Iterator[Option[Payment]]:
    match demand:
        case PayOrInfluence():
            for district, letter in enumerate(DISTRICTS):
                payment = Payment(False, district)
                yield Option(f"lose:{letter}", payment, (f"influence:{letter}",), _lose_influence(g, seat, district))
        case PayOrWound():
            blood, left = g.blood[seat], NEXT_HEALTH[g.blood[seat]]
            label = Say("option-wound", {"was": blood, "now": left})
            brings = {f"blood:{seat}": left - blood} if left else {}  # a defeat sets it anew
            yield Option("wound", REFUSES, (f"blood:{seat}",), label, brings=brings)
        case EachMayPay():
            yield Option("refuse", REFUSES, (), Say("option-refuse"), idle=True)
