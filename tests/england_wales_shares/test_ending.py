"""§11 End and final value, §12 decisions."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from branchline.kernel import Match
from branchline.kernel.errors import BadBoard
from england_wales.geography import BOARD
from england_wales_shares.positions import GAME, company, network, play, seat, shares
from england_wales_shares.test_building import prices

EMPTIED = sorted(city for city in GAME.new(2, seed=0).view()["cities"] if city not in ("reading", "london"))


def last_cube(**facts: Any) -> Match:
    """Fifteen cities are empty, and the cube in Reading is the last there."""
    return shares(links=network("red london-reading"), cubes={"reading": "red"}, funds={"red": 30},
                  emptied=dict.fromkeys(EMPTIED[:15], True), **facts)  # fmt: skip


@pytest.mark.rule("ES-CC-37", "ES-11.1", "ES-11.2")
def test_the_turn_of_the_last_marker_is_played_out() -> None:
    match = last_cube()
    play(match, "deliver", "cube reading red", "via london")
    assert (match.view()["last_turn"], match.phase, match.view()["round"]) == (1, "act", 2)
    play(match, "pass", "pass", "dividend 0")
    assert match.phase == "propose"
    play(match, "withdraw", "withdraw", "withdraw")
    assert match.end_reason == "empty_cities"


@pytest.mark.rule("ES-11.2")
def test_or_one_whole_turn_more() -> None:
    match = last_cube(options={"share_end_timing": "one_more_turn"})
    play(match, "deliver", "cube reading red", "via london")
    assert match.view()["last_turn"] == 2
    while not match.is_over:
        assert match.view()["turn"] <= 2
        match.play(next(a for a in ("pass", "dividend 0", "withdraw") if match.why_not(a) is None))
    assert (match.end_reason, match.view()["turn"]) == ("empty_cities", 2)


@pytest.mark.rule("ES-11.2", "ES-11.3")
def test_a_turn_more_may_follow_the_thirtieth() -> None:
    match = last_cube(options={"share_end_timing": "one_more_turn"}, turn=30)
    play(match, "deliver", "cube reading red", "via london")
    assert match.view()["last_turn"] == 31
    while match.view()["turn"] == 30:
        match.play(next(a for a in ("pass", "dividend 0", "withdraw") if match.why_not(a) is None))
    assert not match.is_over


@pytest.mark.rule("ES-11.1")
@pytest.mark.parametrize(("players", "markers"), [(2, 9), (3, 11), (4, 13), (5, 15)])
def test_how_many_markers_end_the_game_can_go_by_the_players(players: int, markers: int) -> None:
    view = GAME.new(players, seed=1, options={"share_end_cities": "by_players"}).view()
    assert view["emptied_to_end"] == markers
    assert GAME.new(players, seed=1).view()["emptied_to_end"] == 16


@pytest.mark.rule("ES-11.1")
@pytest.mark.parametrize("markers", [1, 40])
def test_or_by_any_number_up_to_the_cities_of_the_map(markers: int) -> None:
    assert GAME.new(3, seed=1, options={"share_end_cities": markers}).view()["emptied_to_end"] == markers
    assert markers <= GAME.load_board().record.cities


@pytest.mark.rule("ES-11.1", "ES-11.2")
def test_the_first_empty_city_may_bring_the_end() -> None:
    match = shares(links=network("red london-reading"), cubes={"reading": "red"}, options={"share_end_cities": 1})
    play(match, "deliver", "cube reading red", "via london")
    assert match.view()["last_turn"] == match.view()["turn"]


@pytest.mark.rule("ES-11.3")
def test_the_game_ends_after_turn_thirty_at_the_latest() -> None:
    match = shares(phase="propose", decider=["C"], first="C", turn=30, withdrawn=["A", "B"], cash=[0, 0, 50])
    play(match, "withdraw")
    assert match.end_reason == "turn_limit"


@pytest.mark.rule("ES-EX-3", "ES-CC-36", "ES-11.4", "ES-11.5")
def test_the_final_value() -> None:
    purple = "purple york-leeds leeds-manchester manchester-sheffield"
    links = network(f"blue london-reading reading-oxford; yellow london-cambridge; {purple}")
    match = shares(held={"blue": "A 4", "yellow": "A 1", "purple": "B 1", "red": ""}, acting="blue", links=links,
                   bonds={"blue": 2, "purple": 3}, price=prices(blue=14, yellow=9, purple=2), cash=[12, 0, 0],
                   funds={"blue": 99})  # fmt: skip
    assert (seat(match, "A")["value"], seat(match, "A")["share_value"]) == (69, 57)
    assert (company(match, "purple")["final_price"], seat(match, "B")["value"]) == (0, 0)


@pytest.mark.rule("ES-11.6")
def test_ties_go_to_the_value_in_shares() -> None:
    match = shares(phase="propose", decider=["C"], first="C", turn=30, withdrawn=["A", "B"], cash=[10, 3, 0],
                   held={"red": "B 1"})  # fmt: skip
    play(match, "withdraw")
    assert (match.scores(), match.winners()) == ([10, 10, 0], [1])


@pytest.mark.rule("ES-12.4", "ES-12.1")
def test_taking_back_is_the_match_s_and_leads_to_where_it_was() -> None:
    match = shares(funds={"red": 30})
    before = match.fingerprint()
    play(match, "build", "start london", "side nw")
    for _ in range(3):
        match.undo()
    assert match.fingerprint() == before


@pytest.mark.rule("ES-11.4", "ES-8.5")
@pytest.mark.parametrize("constant", ["repay", "final_price_per_bond"])
def test_a_board_cannot_say_otherwise_what_a_bond_costs(constant: str) -> None:
    data = copy.deepcopy(BOARD)
    data["shares"]["bond"][constant] -= 1
    with pytest.raises(BadBoard):
        GAME.load_board(data)
