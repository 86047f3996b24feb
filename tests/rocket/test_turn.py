"""SR-3 The turn."""

from __future__ import annotations

import pytest

from branchline.kernel import Match
from reading import code, happened, played, texts
from rocket.positions import rocket

MEETING = "LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4"
SOLD_OUT = "LSWR: B 16; SER: B 16; GER: B 16; NER: C 16; LNWR: C 16"

FIRST = {
    "token": ["token london leather"],
    "place": ["station 14,10"],
    "move": ["lift 9,9", "station 9,6"],
    "advance": ["advance GWR ne"],
}
SECOND = {
    "token": ["token hull steel"],
    "place": ["station 16,11"],
    "move": ["lift 11,6", "station 11,9"],
    "advance": ["advance LSWR e"],
}


@pytest.mark.rule("SR-3.1")
@pytest.mark.parametrize("second", SECOND)
@pytest.mark.parametrize("first", FIRST)
def test_a_turn_is_any_two_actions_also_of_the_same_kind(first: str, second: str) -> None:
    match = played(rocket(stations="A 9,9; A 11,6"), *FIRST[first])
    assert (match.to_move, match.view()["actions_done"]) == (0, 1)
    played(match, *SECOND[second])
    assert (match.to_move, match.view()["actions_done"]) == (1, 0)


@pytest.mark.rule("SR-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_round_the_table(players: int) -> None:
    match, order = rocket(players, active="B"), []
    for _ in range(2 * players + 2):
        order.append(match.to_move)
        match.play(min(texts(match, "token")))
    assert order == [(1 + turn // 2) % players for turn in range(2 * players + 2)]


@pytest.mark.rule("SR-3.1")
@pytest.mark.parametrize("action", ["token london leather", "station 14,10", "advance GWR ne"])
def test_only_the_active_player_acts(action: str) -> None:
    match = rocket()
    assert [code(match, action, seat) for seat in (0, 1, 2)] == [None, "not_your_turn", "not_your_turn"]


@pytest.mark.rule("SR-3.2")
def test_nobody_advances_the_same_locomotive_twice_in_a_turn() -> None:
    match = played(rocket(), "advance GWR 14,4")
    assert code(match, "advance GWR 15,4") == "line_already_extended"
    assert {text.split()[1] for text in texts(match, "advance")} == {"LSWR", "SER", "GER", "NER", "LY", "LNWR"}


@pytest.mark.rule("SR-3.2")
def test_the_next_player_may_advance_it_again_and_so_may_he_a_turn_later() -> None:
    match = played(rocket(2), "advance GWR 14,4", "token hull steel")
    assert code(match, "advance GWR 15,4") is None
    played(match, "token hull steel", "token hull leather")
    assert code(match, "advance GWR 15,4") is None


@pytest.mark.rule("SR-3.3")
def test_after_advancing_a_line_into_another_he_may_advance_the_other() -> None:
    match = played(rocket(lines=MEETING), "advance LSWR 14,5")
    assert happened(match, "line_absorbed") == [{"company": "LSWR", "into": "GWR"}]
    assert code(match, "advance GWR 15,4") is None


@pytest.mark.rule("SR-3.3")
def test_after_advancing_a_line_he_may_merge_another_into_it_but_not_advance_it_again() -> None:
    match = played(rocket(lines=MEETING), "advance GWR 15,3")
    assert code(match, "advance GWR 16,4") == "line_already_extended"
    match.play("advance LSWR 14,5")
    assert happened(match, "line_absorbed") == [{"company": "LSWR", "into": "GWR"}]


@pytest.mark.rule("SR-3.4")
def test_a_redirected_advance_counts_for_the_active_player_only() -> None:
    match = rocket(2, lines="GWR: Bristol > 14,4", shares="GWR: B 2")
    played(match, "advance GWR 15,4", "bid 2 14,5")
    assert code(match, "advance GWR 14,6") == "line_already_extended"
    match.play("token hull steel")
    assert match.to_move == 1
    assert code(match, "advance GWR 14,6") is None


@pytest.mark.rule("SR-3.5")
def test_both_actions_are_compulsory() -> None:
    match = rocket()
    for action in ("token hull steel", "token hull leather"):
        assert match.to_move == 0
        assert code(match, "pass") == "must_act"
        assert "pass" not in texts(match)
        match.play(action)


def nearly_stuck(tokens_left: int = 0) -> Match:
    """A can advance only SER: LSWR has run aground, 14,11 before GER touches two lines, A's stations must stay.

    All tokens but so many are taken.
    """
    cities = rocket().view()["cities"]
    taken = [f"B {city} {good}" for city, goods in cities.items() for good in goods for _ in range(goods[good])]
    match = rocket(
        2,
        lines="LSWR: Southampton > 15,7 > 14,7 > 13,7 > 13,8 > 13,9 > 14,10 > 15,9 > 16,9 > 17,9;"
        "SER: Dover > 15,13 > 15,12 > 15,11; GER: Norwich > 9,13 > 10,13 > 11,12 > 12,12 > 13,11",
        absorbed="GWR NER LY LNWR",
        autonomous="LSWR",
        stations="A 15,7; A 13,7; A 13,9; A 15,9; A 17,9; A 9,13; A 11,12",
        tokens=";".join(taken[tokens_left:]),
        options={"move_connected_stations": False},
    )
    assert code(match, "advance GER 14,11") == "touches_two_lines"
    return match


@pytest.mark.rule("SR-3.6")
def test_when_nothing_is_legal_the_action_is_passed_by_itself() -> None:
    match = nearly_stuck()
    assert {text.split()[1] for text in texts(match)} == {"SER"}
    match.play("advance SER 16,11")
    assert happened(match, "turn_passed") == [{"seat": 0}]
    assert match.to_move == 1
    assert not match.is_over


@pytest.mark.rule("SR-3.5", "SR-3.6")
def test_while_one_action_is_legal_nothing_is_passed() -> None:
    match = played(nearly_stuck(tokens_left=1), "advance SER 16,11")
    assert match.to_move == 0
    assert [action.verb for action in match.legal()] == ["token"]


@pytest.mark.rule("SR-3.7")
def test_the_end_test_follows_the_first_action_and_the_second_is_lost() -> None:
    match = played(rocket(shares=f"{SOLD_OUT}; LY: B 15"), "advance LY e", "pass")
    assert match.is_over
    assert match.to_move is None
    assert code(match, "token hull steel") == "game_over"


@pytest.mark.rule("SR-3.7")
def test_the_autonomy_test_comes_before_the_end_test() -> None:
    """L&Y has shares left until it runs into the corner; then only GWR has."""
    match = rocket(lines="LY: Liverpool > 2,3 > 2,4 > 1,4", shares=f"{SOLD_OUT}; LY: A 2")
    match.play("advance LY 0,4")
    assert happened(match, "line_autonomous") == [{"company": "LY"}]
    assert match.is_over


@pytest.mark.rule("SR-3.7")
def test_while_two_companies_have_shares_the_second_action_follows() -> None:
    match = played(rocket(shares=SOLD_OUT), "advance LY e")
    assert not match.is_over
    assert match.to_move == 0
