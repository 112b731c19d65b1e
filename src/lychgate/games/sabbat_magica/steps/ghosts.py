"""B.2: one ghost's move from start to end, fights, and being repelled."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.games.sabbat_magica.choices.arrivals import Arrival, arrival, arrival_menu
from lychgate.games.sabbat_magica.choices.moves import Move
from lychgate.games.sabbat_magica.choices.payments import Fee, fee_menu
from lychgate.games.sabbat_magica.data.boards import BRIDGE, REGIONS, WHERE
from lychgate.games.sabbat_magica.data.cards import PowerName
from lychgate.games.sabbat_magica.data.numbers import CONSOLATION, FRENZY_TERROR, REPELLED_VP
from lychgate.games.sabbat_magica.events.ghosts import Amused, Entered, FeePaid, Fought, Repelled, Returned
from lychgate.games.sabbat_magica.events.powers import Boosted, Frenzied
from lychgate.games.sabbat_magica.state.ghosts import MOVED, owner_of
from lychgate.games.sabbat_magica.state.position import Sabbat, homecoming
from lychgate.games.sabbat_magica.state.purse import FEES, minus, plus
from lychgate.games.sabbat_magica.steps.effects import bury, come_home, gain_terror, gain_vp, leave, show_power
from lychgate.games.sabbat_magica.steps.gift import throw_out
from lychgate.games.sabbat_magica.words.names import in_word, place_word, spot_word


class Outing(Step, frozen=True):
    """SM-122, 137 A ghost is on its way: fee, departure, arrival, one after the other and all of it at once."""

    seat: Seat
    move: Move
    public = ("seat", "move")

    def play(self, g: Sabbat) -> Play | None:
        """Come home without a question, or ask."""
        if self.move.target == BRIDGE:
            return_home(g, self.seat, self.move)
            return None
        return self.arrive(g)

    def arrive(self, g: Sabbat) -> Play:
        """SM-126, 131, 192: ask how the fee is paid (D15) and what is done on arrival (D16); then do all in order."""
        seat, move = self.seat, self.move
        where = place_word(WHERE[move.target])
        fee = Fee()
        pays = move.origin[0] == BRIDGE and move.target in REGIONS and move.how == "move"
        if pays:
            menu = fee_menu(seat, FEES[g.gates[move.target]], g.one[seat], g.two[seat])
            fee = yield from pick(seat, "fee", menu, args={"where": where}, clause="SM-126")
        met = arrival(g, seat, move)
        facts = {"inside": in_word(WHERE[move.target]), "full": "yes" if met.full else "no"}
        how = yield from pick(seat, "arrive", arrival_menu(met), args=facts, clause="SM-131")
        if pays:
            pay(g, seat, move.target, fee)
        if move.how == "teleport":
            show_power(g, seat, PowerName.TELEPORTATION)
        ghost = leave(g, seat, *move.origin) | MOVED
        match how:
            case "settle":
                settle(g, seat, move, ghost)
            case "fight":
                fight(g, seat, move, met, ghost)
            case "repelled":
                be_repelled(g, seat, move)

    def said(self) -> Say:
        """Say from where the ghost comes, and where it goes."""
        facts = {"seat": who(self.seat), "spot": spot_word(self.move.origin)}
        return Say("step-outing", {**facts, "where": place_word(WHERE[self.move.target])})


def settle(g: Sabbat, seat: Seat, move: Move, ghost: int) -> None:
    """SM-039, 131: the ghost takes the topmost free place."""
    g.ghosts[move.target] += (ghost,)
    place = len(g.ghosts[move.target])
    origin, left = move.origin
    g.tell(Entered(seat, WHERE[origin], left, WHERE[move.target], place, move.how))


def pay(g: Sabbat, seat: Seat, region: int, fee: Fee) -> None:
    """SM-125..127, 129, 130: the fee goes from the stores to the payer's approval zone."""
    g.one[seat] = minus(g.one[seat], fee.one)
    g.two[seat] = minus(g.two[seat], fee.two)
    g.approval[seat] = plus(g.approval[seat], plus(fee.one, fee.two))
    g.tell(FeePaid(seat, WHERE[region], fee.one, fee.two))


def return_home(g: Sabbat, seat: Seat, move: Move) -> None:
    """SM-123, 124, 137, 166: the ghost leaves, the gap closes, and it brings terror to the drawbridge."""
    leave(g, seat, *move.origin)
    come_home(g, seat)
    origin, left = move.origin
    terror = gain_terror(g, seat, homecoming(g, seat, origin))
    g.tell(Returned(seat, WHERE[origin], left, terror, g.terror[seat]))


def fight(g: Sabbat, seat: Seat, move: Move, met: Arrival, ghost: int) -> None:
    """SM-141..149, 154, 155: the cost is paid, the points are gained, everybody goes down one place."""
    g.terror[seat] -= met.cost
    gain_vp(g, seat, met.vp)
    origin, left = move.origin
    rivals = tuple(owner_of(one) for one in met.ghosts if owner_of(one) != seat)
    told = (rivals, len(rivals), met.cost, g.terror[seat], met.vp, g.vp[seat])
    g.tell(Fought(seat, WHERE[origin], left, WHERE[move.target], move.how, *told))
    pushed = (ghost, *met.ghosts)
    g.ghosts[move.target] = pushed[: met.room]
    if len(pushed) > met.room:
        g.limbo.append(pushed[-1])
        g.do(throw_out(g, Seat(owner_of(pushed[-1])), move.target))


def be_repelled(g: Sabbat, seat: Seat, move: Move) -> None:
    """SM-150..153: the ghost goes to the graveyard; each other player there gains 2 VP, the owner 1 terror."""
    bury(g, seat)
    origin, left = move.origin
    where = WHERE[move.target]
    terror = gain_terror(g, seat, CONSOLATION)
    g.tell(Repelled(seat, WHERE[origin], left, where, move.how, terror, g.terror[seat]))
    present = {owner_of(ghost) for ghost in g.ghosts[move.target]} - {seat}
    for rival in g.in_order():
        if rival in present:
            gain_vp(g, rival, REPELLED_VP)
            g.tell(Amused(rival, where, REPELLED_VP, g.vp[rival]))


# --- powers of B.2


def boost(g: Sabbat, seat: Seat) -> None:
    """SM-171, 189: said before the first ghost moves."""
    show_power(g, seat, PowerName.BOOSTER)
    g.tell(Boosted(seat))


def frenzy(g: Sabbat, seat: Seat) -> None:
    """SM-171, 191: 3 terror, once in the action."""
    show_power(g, seat, PowerName.FRENZY)
    terror = gain_terror(g, seat, FRENZY_TERROR)
    g.tell(Frenzied(seat, terror, g.terror[seat]))
