"""SR-12 Autonomous lines."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from reading import code, happened, texts
from rocket.positions import (
    BOARD,
    CROSSROADS,
    LAND,
    NER_ALONE,
    STANDSTILL,
    TOWN_AT,
    around,
    cash,
    company_view,
    random_game,
    rocket,
    shares,
    towns_near,
    unopposed,
)
from samples import sample

NORTH_WEST = "LY: Liverpool > 2,3 > 2,4 > 1,4"
"""On 0,4 the locomotive has only 0,3 and 1,2 left, and nothing new there."""
SOUTH_WEST = "GWR: Bristol > 14,3 > 15,2 > 16,2"
"""On 17,1 it has joined Exeter and has only the coast left."""
EVERY_TOWN = "1,6 3,3 3,9 5,6 7,4 9,10 9,14 10,13 11,7 12,4 14,5 14,11 14,14 15,3 15,7 17,1 17,9"
"""Hexes that touch all 28 towns between them."""


def statuses(match: Match) -> dict[str, str]:
    return {line["id"]: line["status"] for line in match.view()["companies"]}


# --- SR-12.1 what autonomy is -----------------------------------------------------------------------------


@pytest.mark.rule("SR-12.1")
def test_a_line_with_nothing_left_to_join_is_autonomous() -> None:
    match = unopposed(rocket(lines=NORTH_WEST), "advance LY 0,4")
    assert happened(match, "line_autonomous") == [{"company": "LY"}]
    assert [name for name, status in statuses(match).items() if status == "autonomous"] == ["LY"]


@pytest.mark.rule("SR-12.1")
def test_being_able_to_absorb_others_does_not_prevent_it() -> None:
    match = rocket(lines=f"{NORTH_WEST}; NER: York > 0,7 > 0,6")
    unopposed(match, "advance LY 0,4")
    assert statuses(match)["LY"] == "autonomous"
    unopposed(match, "advance NER 0,5")
    assert happened(match, "line_absorbed") == [{"company": "NER", "into": "LY"}]


# --- SR-12.2, SR-12.3 the exact test ----------------------------------------------------------------------


@pytest.mark.rule("SR-12.2")
def test_at_the_start_no_line_is_autonomous() -> None:
    match = unopposed(rocket(), "advance SER 16,14")
    assert set(statuses(match).values()) == {"live"}


@pytest.mark.rule("SR-12.2")
def test_a_reachable_town_not_yet_joined_prevents_autonomy() -> None:
    match = unopposed(rocket(lines=SOUTH_WEST), "advance NER 0,7")
    assert statuses(match)["GWR"] == "live", "17,1 touches Exeter"
    match = unopposed(rocket(lines=SOUTH_WEST), "advance GWR 17,1")
    assert statuses(match)["GWR"] == "autonomous", "Exeter is joined now"


@pytest.mark.rule("SR-12.2")
@pytest.mark.parametrize(("other", "expected"), [("SER", "live"), ("", "autonomous")])
def test_another_live_line_within_reach_prevents_autonomy(other: str, expected: str) -> None:
    """GWR has joined every town; only the line of SER is left to reach. That SER is autonomous does not matter."""
    gone = "LSWR GER NER LY LNWR" if other else "LSWR SER GER NER LY LNWR"
    lines = "GWR: Bristol > 14,4" + ("; SER: Dover > 16,14 > 16,13 > 16,12" if other else "")
    match = rocket(lines=lines, track=f"GWR: {EVERY_TOWN}", absorbed=gone, autonomous=other, shares="GWR: B 3")
    assert company_view(match, "GWR")["worth"] == 28
    unopposed(match, "advance GWR 15,4")
    assert statuses(match)["GWR"] == expected


@pytest.mark.rule("SR-12.2")
def test_a_single_town_within_reach_prevents_autonomy() -> None:
    """GWR is the only line and has joined every town but Exeter."""
    track = EVERY_TOWN.replace(" 17,1 ", " ")
    match = rocket(lines="GWR: Bristol > 14,4", track=f"GWR: {track}", absorbed="LSWR SER GER NER LY LNWR")
    assert company_view(match, "GWR")["worth"] == 27
    unopposed(match, "advance GWR 15,4")
    assert statuses(match)["GWR"] == "live"


@pytest.mark.rule("SR-12.2")
def test_hexes_that_touch_several_lines_prevent_autonomy_too() -> None:
    """Ahead of LNWR are 7,5, 7,6, 8,7 and 9,7: each touches two or three other lines and no new town."""
    ner = "NER: York > 2,8 > 2,9 > 3,9 > 4,10 > 5,10 > 6,10 > 7,10 > 8,11 > 9,10 > 9,9 > 9,8 > 8,8 > 7,7"
    match = unopposed(rocket(lines=f"{CROSSROADS}; {ner}", track="LNWR: 5,7 11,8"), "advance SER 16,14")
    line = company_view(match, "LNWR")
    assert naive_reach(match.view(), line) == {"7,5", "7,6", "8,7", "9,7"}
    assert {"nottingham", "northampton"} <= set(line["towns"])
    assert line["status"] == "live"


@pytest.mark.rule("SR-12.2")
def test_a_locomotive_with_no_hex_ahead_is_autonomous() -> None:
    match = rocket(lines=f"{SOUTH_WEST} > 17,1")
    assert "advance GWR se" in texts(match, "advance")
    unopposed(match, "advance GWR 18,2")
    assert statuses(match)["GWR"] == "autonomous"


@pytest.mark.rule("SR-12.2")
def test_only_the_three_hexes_ahead_can_be_reached() -> None:
    """From 0,4 facing NW the open land east of it (0,5, towards Leeds) is out of reach, facing E it is not."""
    assert statuses(unopposed(rocket(lines=f"{NORTH_WEST} > 0,4"), "advance SER 16,14"))["LY"] == "autonomous"
    east = "LY: Liverpool > 2,3 > 1,2 > 0,3 > 0,4"
    assert statuses(unopposed(rocket(lines=east), "advance SER 16,14"))["LY"] == "live"


@pytest.mark.rule("SR-12.2")
def test_the_search_ignores_that_a_hex_touches_two_lines() -> None:
    match = unopposed(rocket(lines=CROSSROADS), "advance SER 16,14")
    assert code(match, "advance LNWR 7,5") == "touches_two_lines"
    assert statuses(match)["LNWR"] == "live"


@pytest.mark.rule("SR-12.2")
def test_the_search_ignores_stations() -> None:
    match = unopposed(rocket(lines="LNWR: Shrewsbury > 7,4", stations="B 7,5"), "advance SER 16,14")
    assert statuses(match)["LNWR"] == "live"


@pytest.mark.rule("SR-12.2")
@pytest.mark.parametrize(("way_out", "expected"), [("", "live"), ("14,10", "autonomous")])
def test_the_search_may_cross_its_own_path(way_out: str, expected: str) -> None:
    """LSWR is walled in but for 14,10 behind it, which it could reach only over 14,11 twice, after a turn."""
    walls = f"LSWR: 15,11 16,11 14,13 12,10 11,10 10,12 10,13 {way_out}"
    match = rocket(lines="LSWR: Southampton > 16,8 > 15,8 > 15,9 > 15,10", track=walls)
    unopposed(match, "advance NER 0,7")
    assert statuses(match)["LSWR"] == expected


def naive_reach(view: dict[str, Any], company: dict[str, Any]) -> set[str]:
    """SR-12.2 step 1."""
    free = LAND - set(TOWN_AT) - {hex for line in view["companies"] for hex in line["line"]}
    names = [name.lower() for name in BOARD["directions"]]
    facing = company["facing"] and names.index(company["facing"].lower())
    reached: set[tuple[str, int]] = set()
    states = [(company["locomotive"], facing)]
    while states:
        hex, facing = states.pop()
        for way in range(6) if facing is None else ((facing + turn) % 6 for turn in (-1, 0, 1)):
            state = (around(hex)[way], way)
            if state[0] in free and state not in reached:
                reached.add(state)
                states.append(state)
    return {hex for hex, _ in reached}


def naive_autonomous(view: dict[str, Any], company: dict[str, Any]) -> bool:
    """SR-12.2 steps 2 to 4."""
    reach = naive_reach(view, company)
    foreign = {hex for line in view["companies"] if line["id"] != company["id"] for hex in line["line"]}
    touched = {near for hex in reach for near in around(hex)}
    return towns_near(reach) <= towns_near(company["line"]) and not touched & foreign


def naive_destinations(view: dict[str, Any], company: dict[str, Any]) -> set[str]:
    """SR-6.2 to SR-6.5."""
    owner = {hex: line["id"] for line in view["companies"] for hex in line["line"]}
    names = [name.lower() for name in BOARD["directions"]]
    facing = company["facing"] and names.index(company["facing"].lower())
    ways = range(6) if facing is None else [(facing + turn) % 6 for turn in (-1, 0, 1)]
    ahead = {around(company["locomotive"])[way] for way in ways} & LAND - set(TOWN_AT) - set(owner)
    return {hex for hex in ahead if len({owner.get(near) for near in around(hex)} - {None, company["id"]}) < 2}


@pytest.mark.rule("SR-12.2", "SR-12.3", "SR-12.4", "SR-12.8")
@pytest.mark.parametrize("prefer", ["", "advance"])
@pytest.mark.parametrize("players", sample([2, 3, 4], 1))
def test_the_status_of_every_line_agrees_with_a_naive_test(players: int, prefer: str) -> None:
    """Nothing but an advance may change it, and autonomy is permanent."""
    for seed in range(8):
        autonomous: set[str] = set()
        for match in random_game(players, seed, prefer):
            view = match.view()
            live = [line for line in view["companies"] if line["status"] != "absorbed"]
            if happened(match, "locomotive_moved"):
                autonomous |= {line["id"] for line in live if naive_autonomous(view, line)}
                if not any(naive_destinations(view, line) for line in live):
                    autonomous |= {line["id"] for line in live}
            expected = {line["id"] for line in live if line["id"] in autonomous}
            assert {line["id"] for line in live if line["status"] == "autonomous"} == expected, (seed, len(match))


@pytest.mark.rule("SR-12.1", "SR-12.3")
@pytest.mark.parametrize("players", sample([2, 3, 4], 1))
def test_an_autonomous_line_never_joins_a_town_by_its_locomotive_nor_is_absorbed(players: int) -> None:
    declared = 0
    for seed in range(20, 40):
        autonomous: set[str] = set()
        for match in random_game(players, seed, "advance"):
            assert not any(event["company"] in autonomous for event in happened(match, "town_joined"))
            assert not any(event["company"] in autonomous for event in happened(match, "line_absorbed"))
            autonomous |= {event["company"] for event in happened(match, "line_autonomous")}
        declared += len(autonomous)
    assert declared > 20, "these games have shown something"


# --- SR-12.4 when it is made ------------------------------------------------------------------------------


@pytest.mark.rule("SR-12.4")
def test_every_live_line_is_tested_after_every_advance() -> None:
    """Neither GWR nor L&Y moves; both are found at once."""
    match = rocket(lines=f"{SOUTH_WEST} > 17,1; {NORTH_WEST} > 0,4")
    unopposed(match, "advance SER 16,14")
    assert {event["company"] for event in happened(match, "line_autonomous")} == {"GWR", "LY"}


@pytest.mark.rule("SR-12.4")
def test_a_line_may_become_autonomous_by_absorbing_its_last_hope() -> None:
    match = rocket(
        lines="GWR: Bristol > 14,4; SER: Dover > 16,14 > 16,13 > 16,12",
        track=f"GWR: {EVERY_TOWN}",
        absorbed="LSWR GER NER LY LNWR",
    )
    unopposed(match, "advance SER 15,11")  # next to GWR's 14,11
    assert happened(match, "line_absorbed") == [{"company": "SER", "into": "GWR"}]
    assert happened(match, "line_autonomous") == [{"company": "GWR"}]


@pytest.mark.rule("SR-12.4")
def test_autonomy_is_permanent() -> None:
    """GWR could reach half of England; declared once, it stays autonomous."""
    match = rocket(autonomous="GWR")
    unopposed(match, "advance GWR 12,4")
    unopposed(match, "advance SER 16,14")
    assert statuses(match)["GWR"] == "autonomous"
    assert shares(match, "GWR")["bank"] == 0


# --- SR-12.5 to SR-12.7 life as an autonomous line --------------------------------------------------------


@pytest.mark.rule("SR-12.5")
def test_the_banks_shares_leave_the_game_and_players_keep_theirs() -> None:
    match = rocket(lines=NORTH_WEST, shares="LY: A 2, B 1+1; SER: C 2")
    unopposed(match, "advance LY 0,4")
    assert shares(match, "LY") == {"A": 3, "B": 2, "C": 0, "bank": 0}
    assert shares(match, "SER") == {"A": 0, "B": 0, "C": 2, "bank": 14}


@pytest.mark.rule("SR-12.6")
def test_an_autonomous_locomotive_is_advanced_without_a_share() -> None:
    match = rocket(lines=f"{NORTH_WEST} > 0,4", autonomous="LY", shares="LY: A 3")
    remark = match.remark("advance LY 0,3")
    assert remark is not None
    assert remark.code == "line_autonomous"
    unopposed(match, "advance LY 0,3")
    assert shares(match, "LY") == {"A": 3, "B": 0, "C": 0, "bank": 0}
    assert not happened(match, "share_taken")
    assert company_view(match, "LY")["locomotive"] == "0,3"


@pytest.mark.rule("SR-12.6")
def test_veto_tile_passenger_and_station_are_as_usual_on_an_autonomous_line() -> None:
    match = rocket(lines=f"{SOUTH_WEST} > 17,1", autonomous="GWR", shares="GWR: B 2", stations="C 18,2")
    tiles = match.view()["tiles_left"]
    match.play("advance GWR 18,2")
    assert (match.view()["phase"], match.to_move) == ("veto", 1)
    assert code(match, "bid 1 17,0") is None
    match.play("pass")
    assert match.view()["tiles_left"] == tiles - 1
    assert match.view()["seats"][0]["passengers"] == 1
    assert company_view(match, "GWR")["stations"] == [0, 0, 1]


@pytest.mark.rule("SR-12.7")
def test_an_autonomous_line_absorbs_others_and_its_towns_grow() -> None:
    match = rocket(lines=f"{NORTH_WEST} > 0,4; NER: York > 1,6 > 0,6", autonomous="LY", shares="LY: B 1; NER: C 4")
    assert company_view(match, "LY")["worth"] == 2
    unopposed(match, "advance NER 0,5")
    assert statuses(match)["NER"] == "absorbed"
    assert statuses(match)["LY"] == "autonomous"
    assert set(company_view(match, "LY")["towns"]) == {"liverpool", "manchester", "york", "leeds"}
    assert shares(match, "LY") == {"A": 0, "B": 1, "C": 2, "bank": 0}


@pytest.mark.rule("SR-12.7")
def test_an_autonomous_line_scores_at_the_end() -> None:
    match = rocket(lines=f"{NORTH_WEST} > 0,4", autonomous="LY SER GER NER LNWR LSWR", shares="LY: B 1")
    match.play("token hull steel")
    assert match.is_over
    assert cash(match) == {"A": 0, "B": 2, "C": 0}


# --- SR-12.8 standstill -----------------------------------------------------------------------------------


@pytest.mark.rule("SR-12.8")
def test_when_no_locomotive_can_move_every_line_becomes_autonomous() -> None:
    """None of them is by SR-12.2: what is ahead of each touches other lines."""
    match = rocket(lines=STANDSTILL, absorbed="LSWR SER GER", shares="LY: B 2")
    unopposed(match, "advance NER 7,7")
    assert {event["company"] for event in happened(match, "line_autonomous")} == {"GWR", "NER", "LY", "LNWR"}
    assert [shares(match, name)["bank"] for name in ("GWR", "NER", "LY", "LNWR")] == [0, 0, 0, 0]
    assert shares(match, "LY")["B"] == 2
    assert match.is_over


@pytest.mark.rule("SR-12.8")
def test_one_locomotive_that_can_move_is_enough_to_go_on() -> None:
    match = rocket(lines=STANDSTILL, absorbed="LSWR GER")  # SER in Dover
    unopposed(match, "advance NER 7,7")
    assert {name for name, status in statuses(match).items() if status == "autonomous"} == set()
    assert {action.split()[1] for action in texts(match, "advance")} == {"SER"}
    assert not match.is_over


@pytest.mark.rule("SR-12.8")
def test_the_standstill_ignores_who_has_advanced_what_this_turn() -> None:
    """Only NER can move on; that its mover may not move it again in this turn is no standstill."""
    match = rocket(lines=NER_ALONE, absorbed="LSWR SER GER")
    unopposed(match, "advance NER 10,9")
    assert not texts(match, "advance")
    assert set(statuses(match).values()) == {"live", "absorbed"}
    match.play("token hull steel")
    assert {action.split()[1] for action in texts(match, "advance")} == {"NER"}
