"""Set-up: SV-014 to SV-024, SV-179."""

from __future__ import annotations

from collections import Counter

import pytest

from lychgate.core.zones import contents, zones_of
from lychgate.games.sanguis_venenatus.data.board import GATES, ID
from lychgate.games.sanguis_venenatus.data.intrigue_cards import DECK, INTRIGUE
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.events.plague import TokenLaid
from lychgate.games.sanguis_venenatus.events.start import CrewRevealed, FirstPlayerDrawn
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.steps.start import FirstPlague
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import GAME, Position, position


def opening(seats: int = 2, first: int = 0, **options: str) -> Position:
    """A match at its very beginning, with a scripted first player."""
    return Position(GAME.start(seats, 7, options, chance=[str(first)]))


def choose_vampires(table: Position) -> Position:
    """Everybody takes the first vampire there is."""
    while table.match.asks[0].key in ("vampire", "side"):
        table.play(table.codes[0])
    return table


def drafted(table: Position) -> Position:
    """Play on to the choice of gates, everybody keeping the first card."""
    while table.match.asks[0].key in ("vampire", "side", "draft"):
        for ask in table.match.asks:
            table.match.answer(ask.seat, ask.options[0].code)
    return table


def started(table: Position) -> Position:
    """Play on to the first question of round 1."""
    drafted(table)
    while table.ask.key == "gate":
        table.play(table.codes[0])
    return table


@clause("SV-015")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_and_seats_are_counted_from_there(first: int) -> None:
    table = opening(3, first)
    assert table.g.first == first
    assert [(event.seat, event.last) for event in table.told(FirstPlayerDrawn)] == [(first, (first + 2) % 3)]
    order = []
    while table.ask.key == "vampire":
        order.append(table.ask.seat)
        table.play(table.codes[0])
        if len(order) == 3:
            break
    assert order == [(first + step) % 3 for step in range(3)]


@clause("SV-016")
def test_vampires_are_taken_in_turn_and_nobody_gets_one_that_is_taken() -> None:
    table = opening(3)
    assert table.codes == [f"vampire:{sheet.id}" for sheet in SHEETS]
    table.play("vampire:siegfried")
    assert table.codes == ["vampire:kublai", "vampire:persephone", "vampire:cassandra"]
    assert table.reasons("vampire:siegfried") == ["SV-016"]
    table.play("vampire:cassandra", "vampire:kublai")
    assert [SHEETS[sheet].id for sheet in table.g.sheet] == ["siegfried", "cassandra", "kublai"]
    assert table.g.sheets_left == (1,)


@clause("SV-016")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_the_pieces_of_one_colour(seats: int) -> None:
    g = opening(seats).g
    assert g.noble_supply == [8] * seats
    assert g.barrack_supply == [(3, 2, 1)] * seats
    assert len(g.at) == 3 * seats
    assert [len(numbers) for numbers in g.influence] == [seats] * 4


@clause("SV-017", "SV-018")
@pytest.mark.parametrize("mode, popularity", [("asymmetric", [7, 7, 7, 6]), ("nighthunter", [7, 7, 7, 7])])
def test_all_use_one_side_and_its_popularity(mode: str, popularity: list[int]) -> None:
    table = choose_vampires(opening(4, sheets=mode))
    assert table.g.asymmetric == [mode == "asymmetric"] * 4
    assert table.g.popularity == popularity


@clause("SV-017")
def test_with_mixed_sheets_each_player_chooses_the_side_right_after_the_vampire() -> None:
    table = opening(2, sheets="mixed").play("vampire:kublai")
    assert (table.asked, table.codes) == (["s0 side"], ["side:asymmetric", "side:nighthunter"])
    table.play("side:nighthunter", "vampire:cassandra", "side:asymmetric")
    assert table.g.asymmetric == [False, True]
    assert table.g.popularity == [7, 6]


@clause("SV-018")
def test_what_everybody_starts_with() -> None:
    g = started(opening(4)).g
    assert [g.vp[seat] for seat in g.order()] == [0, 0, 0, 1], "whoever plays last is given a point for it"
    assert g.influence == [(0, 0, 0, 0)] * 4
    fresh = opening(4).g
    assert (fresh.blood, fresh.stock) == ([11] * 4, [[3, 2, 1, 1]] * 4)


@clause("SV-019")
def test_decks_pile_and_supplies() -> None:
    g = opening(2).g
    assert Counter(DECK) == {card.id: card.copies for card in INTRIGUE}
    assert (len(g.intrigue_deck), len(g.event_deck), g.pile, g.soul_supply) == (30, 16, 16, 5)
    assert g.event_supply == (2, 2, 2, 2)
    assert g.intrigue_deck != sorted(g.intrigue_deck)
    assert g.event_deck != sorted(g.event_deck)


@clause("SV-019")
def test_the_combat_symbols_of_the_thirty_cards() -> None:
    symbols = {card.id: card.symbol for card in INTRIGUE}
    counts = Counter(symbols[kind] for kind in DECK)
    assert counts == {"sword1": 9, "sword2": 3, "shield1": 9, "shield2": 3, "fang": 6}


@clause("SV-020")
def test_the_draft_is_sealed_and_hands_pass_to_the_left() -> None:
    table = choose_vampires(opening(3))
    assert table.asked == ["s0 draft", "s1 draft", "s2 draft"]
    before = [list(hand) for hand in table.g.draft]
    assert [len(hand) for hand in before] == [5, 5, 5]
    kept = []
    for seat in range(3):
        ask = table.match.ask(seat)
        assert ask is not None
        kept.append(ask.options[0].value)
        table.match.answer(seat, ask.options[0].code)
    left = [[card for card in hand if card != pick] for hand, pick in zip(before, kept, strict=True)]
    assert table.g.draft == [left[2], left[0], left[1]]
    assert table.g.kept == [[card] for card in kept]


@clause("SV-020", "SV-021")
def test_ex9_draft() -> None:
    table = drafted(opening(3))
    assert [len(crew) for crew in table.g.crew] == [3, 3, 3]
    assert len(table.g.servant_box) == 11
    assert sorted(card for crew in [*table.g.crew, table.g.servant_box] for card in crew) == list(range(20))
    assert table.g.draft == [[], [], []]


@clause("SV-021")
def test_kept_cards_are_revealed_in_the_order_they_were_kept() -> None:
    table = choose_vampires(opening(2))
    kept: list[list[int]] = [[], []]
    while table.match.asks[0].key == "draft":
        for ask in table.match.asks:
            kept[ask.seat].append(ask.options[-1].value)
            table.match.answer(ask.seat, ask.options[-1].code)
    assert table.g.crew == kept
    ids = [tuple(SERVANT_CARDS[card].id for card in cards) for cards in kept]
    assert sorted((event.seat, event.servants) for event in table.told(CrewRevealed)) == list(enumerate(ids))


@clause("SV-022")
def test_gates_are_chosen_in_reverse_order_and_only_once() -> None:
    table = drafted(opening(3, first=1))
    assert table.ask.seat == 0
    assert table.codes == [f"gate:{ID[at]}" for at in GATES]
    table.play("gate:S14")
    assert (table.ask.seat, table.kinds("gate")) == (2, ["N14", "E14", "W14"])
    assert table.reasons("gate:S14") == ["SV-022"]
    table.play("gate:E14")
    assert table.ask.seat == 1
    table.play("gate:N14")
    assert [table.where(f"s{seat}") for seat in range(3)] == ["S14", "N14", "E14"]
    assert [table.where(f"s{seat}.{pose}") for seat in range(3) for pose in (1, 2, 3)] == [
        *["S14"] * 3, *["N14"] * 3, *["E14"] * 3,
    ]  # fmt: skip


@clause("SV-023", "SV-024")
def test_everybody_draws_a_card_and_the_plague_is_on_the_four_first_fields() -> None:
    """The reward step of round 1 brings a second card before anything is asked (SV-083, SV-174)."""
    table = drafted(opening(2, sheets="nighthunter"))
    table.play(table.codes[0])
    table.play(table.codes[0])
    assert [len(hand) for hand in table.g.hand] == [2, 2]
    assert {"N13", "E13", "S13", "W13"} <= set(table.plagues())


@clause("SV-024")
def test_twelve_tokens_remain_after_set_up() -> None:
    table = position(FirstPlague(), fate="miasma", round=0)
    laid = table.told(TokenLaid)
    assert [event.field for event in laid[:4]] == ["N13", "E13", "S13", "W13"]
    assert table.g.pile == 16 - len(laid)
    assert table.g.round == 1


@clause("SV-179")
def test_a_random_draft_deals_three_servants_to_each() -> None:
    table = choose_vampires(opening(4, draft="random"))
    assert table.ask.key == "gate"
    assert [len(crew) for crew in table.g.crew] == [3] * 4
    assert len(table.g.servant_box) == 8


def test_nothing_is_missing_at_the_start() -> None:
    state = opening(4).g
    counts: Counter[str] = Counter()
    for field, zone in zones_of(City):
        for _, _, content in contents(state, field, zone):
            counts.update(name.partition(".")[0] for name in zone.pieces(content))
    assert (counts["destruction"], counts["noble"], counts["soul"]) == (16, 32, 5)
    assert (counts["barrack1"], counts["barrack2"], counts["barrack3"]) == (12, 8, 4)
    assert sum(counts[card.id] for card in SERVANT_CARDS) == 20
    assert sum(counts[sheet.id] for sheet in SHEETS) == 4
