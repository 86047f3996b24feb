"""The corner cases of the rules page, SR-CC-1 to SR-CC-47, in order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from branchline.kernel import Match
from reading import code, happened, texts
from rocket.positions import (
    BOARD,
    NER_ALONE,
    STANDSTILL,
    cash,
    company_view,
    random_game,
    rocket,
    shares,
    towns_near,
    unopposed,
)
from samples import sample

LNWR = "LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,6 > 13,6 > 14,7"
GWR = "GWR: Bristol > 14,4 > 15,4 > 15,5"
LSWR = "LSWR: Southampton > 15,7 > 14,7"
MERGER = "LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4"
"""SR-EX-6: LSWR on 14,5 is absorbed by GWR."""
DEVON = "GWR: Bristol > 14,3 > 15,2 > 16,2"
CITIES = [town for town in BOARD["towns"] if town["kind"] == "city"]
ALL_TOKENS = "; ".join(f"B {town['id']} {good} {n}" for town in CITIES for good, n in town["tokens"].items())
OTHERS = "LSWR SER GER NER LY LNWR"
"""All companies but GWR."""


def passengers(match: Match) -> list[int]:
    return [seat["passengers"] for seat in match.view()["seats"]]


def ways(match: Match, company: str) -> int:
    return sum(action.startswith(f"advance {company} ") for action in texts(match, "advance"))


def finish(match: Match) -> Match:
    """Ends a game in which GWR alone has shares in the bank, with a token that does not count."""
    match.play("token hull steel")
    assert match.is_over
    return match


@pytest.mark.rule("SR-CC-1", "SR-6.2", "SR-12.2")
def test_cc_01_exits_of_the_start_towns() -> None:
    match = rocket()
    exits = {line["id"]: ways(match, line["id"]) for line in match.view()["companies"]}
    assert exits == {"LY": 4, "SER": 3, "GWR": 5, "LSWR": 6, "NER": 6, "GER": 6, "LNWR": 6}
    assert {line["status"] for line in match.view()["companies"]} == {"live"}


@pytest.mark.rule("SR-CC-2", "SR-6.3", "SR-6.4")
def test_cc_02_between_two_towns_there_is_one_way() -> None:
    match = rocket(lines="LNWR: Shrewsbury > 7,4")
    assert [code(match, f"advance LNWR {hex}") for hex in ("7,5", "6,5", "8,5")] == [None, "hex_is_town", "hex_is_town"]
    assert ways(match, "LNWR") == 1


@pytest.mark.rule("SR-CC-3", "SR-8.1", "SR-9.7")
def test_cc_03_a_departure_joins_two_cities_and_lays_no_tile() -> None:
    match = unopposed(rocket(tokens="A birmingham steel; B stoke textiles"), "advance LNWR 7,4")
    assert {event["town"] for event in happened(match, "town_joined")} >= {"stoke", "birmingham"}
    assert cash(match) == {"A": 2, "B": 2, "C": 0}
    assert match.view()["tiles_left"] == 60


@pytest.mark.rule("SR-CC-4", "SR-6.6")
def test_cc_04_touching_ones_own_track_is_no_merger() -> None:
    match = rocket(lines="LY: Liverpool > 2,3 > 2,4 > 1,4 > 0,4 > 0,3", autonomous="LY")
    unopposed(match, "advance LY 1,2")
    assert not happened(match, "line_absorbed")
    assert company_view(match, "LY")["locomotive"] == "1,2"


@pytest.mark.rule("SR-CC-5", "SR-6.5")
def test_cc_05_a_hex_next_to_two_lines_is_closed() -> None:
    match = rocket(lines=f"{LNWR}; {GWR}")
    assert code(match, "advance LNWR 15,6") == "touches_two_lines"
    assert code(match, "advance LNWR 15,7") is None
    assert ways(match, "LNWR") == 1


@pytest.mark.rule("SR-CC-6", "SR-10.2", "SR-10.7", "SR-10.8")
def test_cc_06_absorbed_by_a_company_still_in_its_town() -> None:
    match = unopposed(rocket(lines=f"{LNWR}; {GWR}", shares="LNWR: A 4, B 3"), "advance LNWR 15,7")
    assert cash(match) == {"A": 7, "B": 3, "C": 0}
    assert company_view(match, "LNWR")["status"] == "absorbed"
    assert shares(match, "LSWR") == {"A": 2, "B": 1, "C": 0, "bank": 13}
    assert company_view(match, "LSWR")["locomotive"] == "16,7"


@pytest.mark.rule("SR-CC-7", "SR-2.2", "SR-2.3", "SR-6.5", "SR-6.6")
def test_cc_07_and_leaving_it_afterwards() -> None:
    match = unopposed(rocket(lines=f"{LNWR}; {GWR}", shares="LNWR: A 4, B 3"), "advance LNWR 15,7")
    exits = {hex: code(match, f"advance LSWR {hex}") for hex in ("16,8", "15,7", "15,6", "16,6", "17,6", "17,7")}
    assert exits == {"16,8": None, "15,7": "hex_has_track", "15,6": None, "16,6": None, "17,6": None, "17,7": None}
    tiles, money, line = match.view()["tiles_left"], cash(match), set(company_view(match, "LSWR")["line"])
    merging = match.fork()
    unopposed(match, "advance LSWR 16,8")
    assert (match.view()["tiles_left"], cash(match)) == (tiles, money)
    assert company_view(match, "LSWR")["worth"] == 7
    assert set(company_view(match, "LSWR")["line"]) == line - {"16,7"} | {"16,8"}
    unopposed(merging, "advance LSWR 15,6")
    assert happened(merging, "line_absorbed") == [{"company": "LSWR", "into": "GWR"}]


@pytest.mark.rule("SR-CC-8", "SR-8.1", "SR-10.4", "SR-10.8", "SR-11.5")
def test_cc_08_a_first_advance_that_merges() -> None:
    match = rocket(lines=GWR)
    tiles = match.view()["tiles_left"]
    unopposed(match, "advance LSWR 16,6")
    assert cash(match) == {"A": 1, "B": 0, "C": 0}
    assert match.view()["tiles_left"] == tiles - 1
    assert "16,6" in company_view(match, "GWR")["line"]
    assert shares(match, "GWR")["A"] == 0


@pytest.mark.rule("SR-CC-9", "SR-6.5", "SR-10.1")
def test_cc_09_two_hexes_of_one_line_are_one_line() -> None:
    match = rocket(lines="LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4 > 15,4")
    tiles = match.view()["tiles_left"]
    unopposed(match, "advance LSWR 14,5")
    assert happened(match, "line_absorbed") == [{"company": "LSWR", "into": "GWR"}]
    assert match.view()["tiles_left"] == tiles - 2, "one behind the locomotive, one for it"


@pytest.mark.rule("SR-CC-10", "SR-9.3", "SR-9.7", "SR-8.4")
def test_cc_10_two_railway_towns_at_once() -> None:
    match = unopposed(rocket(lines=LSWR, stations="B 13,6"), "advance LSWR 13,6")
    assert [(paid["town"], paid["seat"], paid["money"]) for paid in happened(match, "paid_railway")] == [
        ("oxford", 1, 4000),
        ("swindon", 1, 4000),
    ]
    assert passengers(match) == [1, 0, 0]


@pytest.mark.rule("SR-CC-11", "SR-9.3")
def test_cc_11_the_station_just_reached_counts() -> None:
    match = unopposed(rocket(lines=LSWR, stations="A 14,6", active="B"), "advance LSWR 14,6")
    assert cash(match) == {"A": 3, "B": 0, "C": 0}
    assert passengers(match) == [0, 1, 0]


@pytest.mark.rule("SR-CC-12", "SR-9.5")
def test_cc_12_a_missed_railway_town_never_pays() -> None:
    match = unopposed(rocket(lines=LSWR, stations="C 14,5"), "advance LSWR 14,6")
    assert cash(match) == {"A": 0, "B": 0, "C": 0}
    match.play("token hull steel")
    unopposed(match, "advance LSWR 14,5")
    assert company_view(match, "LSWR")["stations"] == [0, 0, 1]
    assert cash(match) == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("SR-CC-13", "SR-9.2", "SR-11.3")
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("A gloucester leather 2; B gloucester textiles", {"A": 2, "B": 1, "C": 0}),
        ("A gloucester leather; B gloucester textiles", {"A": 1, "B": 1, "C": 0}),
        ("A gloucester leather; B gloucester textiles; C gloucester leather", {"A": 1, "B": 1, "C": 1}),
        ("A gloucester leather 2; A gloucester textiles", {"A": 2, "B": 0, "C": 0}),
        ("", {"A": 0, "B": 0, "C": 0}),
    ],
)
def test_cc_13_city_payouts(tokens: str, expected: dict[str, int]) -> None:
    assert cash(unopposed(rocket(tokens=tokens), "advance GWR 12,4")) == expected


@pytest.mark.rule("SR-CC-14", "SR-9.2")
def test_cc_14_steel_of_manchester_is_not_steel_of_sheffield() -> None:
    match = rocket(lines="NER: York > 2,8", tokens="A manchester steel; B sheffield textiles")
    unopposed(match, "advance NER 3,7")
    assert "sheffield" in company_view(match, "NER")["towns"]
    assert cash(match) == {"A": 0, "B": 2, "C": 0}


@pytest.mark.rule("SR-CC-15", "SR-11.3", "SR-11.4")
@pytest.mark.parametrize(
    ("stations", "expected"),
    [
        ("A 2,8; A 4,8; B 6,8; C 8,9", {"A": 5, "B": 1, "C": 1}),
        ("A 2,8; B 4,8; C 6,8", {"A": 2, "B": 2, "C": 2}),
    ],
)
def test_cc_15_railway_payout_of_five_towns(stations: str, expected: dict[str, int]) -> None:
    match = rocket(lines="NER: York > 2,8 > 3,8 > 4,8 > 5,7 > 6,8 > 7,8", stations=stations)
    unopposed(match, "advance NER 8,9")
    assert company_view(match, "NER")["worth"] == 5
    assert cash(match) == expected


@pytest.mark.rule("SR-CC-16", "SR-11.6")
@pytest.mark.parametrize(("held", "expected"), [("A 1, B 1", {"A": 1, "B": 0}), ("B 1", {"A": 0, "B": 0})])
def test_cc_16_merger_prize_of_one_town(held: str, expected: dict[str, int]) -> None:
    """A takes one more share with the advance."""
    match = rocket(2, lines=GWR, shares=f"LSWR: {held}")
    assert cash(unopposed(match, "advance LSWR 16,6")) == expected


@pytest.mark.rule("SR-CC-17", "SR-6.7")
def test_cc_17_an_empty_bank_gives_no_share_also_not_later() -> None:
    match = rocket(lines="GER: Norwich > 8,13 > 8,12", shares="GER: B 8, C 8", stations="C 8,12")
    remark = match.remark("advance GER 8,11")
    assert remark is not None
    assert remark.code == "no_share_left"
    tiles = match.view()["tiles_left"]
    unopposed(match, "advance GER 8,11")
    assert shares(match, "GER") == {"A": 0, "B": 8, "C": 8, "bank": 0}
    assert (match.view()["tiles_left"], cash(match)) == (tiles - 1, {"A": 0, "B": 0, "C": 2})
    for action in ("token hull steel", "advance GER 7,10", "bid 1 7,10", "yield"):
        match.play(action)
    assert shares(match, "GER") == {"A": 0, "B": 8, "C": 7, "bank": 1}


@pytest.mark.rule("SR-CC-18", "SR-7.3")
def test_cc_18_a_veto_is_asked_of_other_holders_only() -> None:
    match = rocket(shares="SER: A 3")
    match.play("advance SER 16,14")
    assert (match.view()["phase"], match.to_move) == ("act", 0)
    match = rocket(shares="SER: A 3", active="B")
    match.play("advance SER 16,14")
    assert (match.view()["phase"], match.to_move) == ("veto", 0)


@pytest.mark.rule("SR-CC-19", "SR-7.6")
def test_cc_19_who_cannot_outbid_is_passed_over() -> None:
    match = rocket(shares="GWR: A 2, B 2, C 1", active="C")
    match.play("advance GWR 12,4")
    match.play("bid 2 14,4")
    assert (match.view()["phase"], match.to_move) == ("answer", 2)


@pytest.mark.rule("SR-CC-20", "SR-7.11", "SR-7.15")
def test_cc_20_the_share_just_taken_may_match() -> None:
    match = rocket(shares="GWR: B 2")
    before = shares(match, "GWR")
    for action in ("advance GWR 12,4", "bid 1 14,4", "match"):
        match.play(action)
    assert shares(match, "GWR") == before
    assert company_view(match, "GWR")["locomotive"] == "12,4"


@pytest.mark.rule("SR-CC-21", "SR-7.12", "SR-8.5")
@pytest.mark.parametrize(
    ("answer", "held", "tokens"),
    [("yield", {"A": 1, "B": 0, "C": 0}, [0, 0, 0]), ("match", {"A": 0, "B": 1, "C": 0}, [1, 0, 0])],
)
def test_cc_21_a_bid_for_the_same_hex_costs_the_passenger(answer: str, held: dict[str, int], tokens: list[int]) -> None:
    match = rocket(lines="GWR: Bristol > 14,4", shares="GWR: B 1", stations="C 14,5")
    for action in ("advance GWR 14,5", "bid 1 14,5", answer):
        match.play(action)
    assert company_view(match, "GWR")["locomotive"] == "14,5"
    assert shares(match, "GWR") == held | {"bank": 15}
    assert passengers(match) == tokens


@pytest.mark.rule("SR-CC-22", "SR-8.5")
def test_cc_22_a_winning_bidder_takes_no_passenger() -> None:
    match = rocket(lines="GWR: Bristol > 14,4", shares="GWR: B 1", stations="C 14,5")
    for action in ("advance GWR 15,4", "bid 1 14,5", "yield"):
        match.play(action)
    assert company_view(match, "GWR")["stations"] == [0, 0, 1]
    assert passengers(match) == [0, 0, 0]


@pytest.mark.rule("SR-CC-23", "SR-7.9", "SR-8.5")
def test_cc_23_without_a_bid_the_passenger_is_taken() -> None:
    match = rocket(lines="GWR: Bristol > 14,4", shares="GWR: B 1, C 1", stations="C 14,5")
    for action in ("advance GWR 14,5", "pass", "pass"):
        match.play(action)
    assert passengers(match) == [1, 0, 0]
    assert (match.view()["phase"], match.to_move) == ("act", 0)


@pytest.mark.rule("SR-CC-24", "SR-7.14", "SR-10.3")
def test_cc_24_the_veto_is_paid_before_the_merger_prize() -> None:
    match = rocket(lines=MERGER, shares="LSWR: A 3, B 4", active="C")
    for action in ("advance LSWR 15,5", "pass", "bid 2 14,5"):
        match.play(action)
    assert cash(match) == {"A": 3, "B": 1, "C": 0}
    assert shares(match, "GWR") == {"A": 1, "B": 1, "C": 0, "bank": 14}


@pytest.mark.rule("SR-CC-25", "SR-7.17")
def test_cc_25_ordinary_shares_are_paid_first() -> None:
    match = rocket(shares="GWR: B 1+2")
    match.play("advance GWR 12,4")
    assert shares(match, "GWR")["bank"] == 14
    match.play("bid 2 14,4")
    line = company_view(match, "GWR")
    assert (line["shares"][1], line["supplementary"][1], line["bank"]) == (0, 1, 15)


@pytest.mark.rule("SR-CC-26", "SR-7.3", "SR-7.7", "SR-13.2")
@pytest.mark.parametrize("bid", [True, False])
def test_cc_26_a_bid_on_the_only_hex_refills_the_bank(bid: bool) -> None:
    """Only LNWR and GWR can have shares left: without the bid the game ends."""
    match = rocket(lines="LNWR: Shrewsbury > 7,4", shares="LNWR: A 13, B 3", autonomous="LSWR SER GER NER LY")
    match.play("advance LNWR 7,5")
    for action in ("bid 1 7,5", "yield") if bid else ("pass",):
        match.play(action)
    assert shares(match, "LNWR")["bank"] == bid
    assert match.is_over is not bid


@pytest.mark.rule("SR-CC-27", "SR-8.6")
def test_cc_27_no_tenth_passenger() -> None:
    match = rocket(lines="GWR: Bristol > 14,4", stations="B 14,5", passengers="A 2; B 3; C 4")
    unopposed(match, "advance GWR 14,5")
    assert passengers(match) == [2, 3, 4]
    assert company_view(match, "GWR")["stations"] == [0, 1, 0]


@pytest.mark.rule("SR-CC-28", "SR-8.4")
def test_cc_28_no_passenger_from_ones_own_station() -> None:
    match = unopposed(rocket(lines="GWR: Bristol > 14,4", stations="A 14,5"), "advance GWR 14,5")
    assert passengers(match) == [0, 0, 0]
    assert company_view(match, "GWR")["stations"] == [1, 0, 0]


@pytest.mark.rule("SR-CC-29", "SR-5.5")
def test_cc_29_a_station_may_move_next_door_but_not_stay() -> None:
    match = rocket(stations="A 14,5")
    match.play("lift 14,5")
    assert code(match, "station 14,5") == "same_hex"
    match.play("station 14,6")
    assert match.view()["stations"] == {"14,6": 0}


@pytest.mark.rule("SR-CC-30", "SR-5.4")
def test_cc_30_with_an_empty_supply_stations_only_move() -> None:
    match = rocket(stations="A 3,6; A 3,8; A 5,3; A 5,9; A 9,6; A 9,9; A 12,9")
    assert not texts(match, "station")
    assert code(match, "station 14,5") == "no_station_left"
    assert len(texts(match, "lift")) == 7
    match.play("lift 3,6")
    assert code(match, "station 14,5") is None


@pytest.mark.rule("SR-CC-31", "SR-5.6")
def test_cc_31_moving_a_station_off_a_line() -> None:
    match = rocket(lines=LSWR, stations="A 15,7", options={"move_connected_stations": False})
    assert code(match, "lift 15,7") == "station_connected"
    match = rocket(lines=LSWR, stations="A 15,7")
    match.play("lift 15,7")
    match.play("station 9,6")
    assert company_view(match, "LSWR")["stations"] == [0, 0, 0]
    unopposed(match, "advance LSWR 14,6")  # Swindon finds no station on the line
    assert cash(match) == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("SR-CC-32", "SR-4.1")
def test_cc_32_tokens_run_out_good_by_good() -> None:
    match = rocket(tokens="A birmingham steel 2")
    assert code(match, "token birmingham steel") == "good_gone"
    assert {action for action in texts(match, "token") if "birmingham" in action} == {"token birmingham brewing"}
    match.play("token birmingham brewing")
    assert code(match, "token birmingham steel") == code(match, "token birmingham brewing") == "city_empty"


@pytest.mark.rule("SR-CC-33", "SR-3.2", "SR-3.4")
def test_cc_33_a_redirected_advance_is_still_ones_own() -> None:
    match = rocket(shares="GWR: B 2")
    match.play("advance GWR 12,4")
    match.play("bid 2 14,4")
    assert company_view(match, "GWR")["locomotive"] == "14,4"
    assert ways(match, "GWR") == 0
    assert {code(match, f"advance GWR {hex}") for hex in ("14,5", "15,4", "15,3")} == {"line_already_extended"}


@pytest.mark.rule("SR-CC-34", "SR-12.2", "SR-12.5", "SR-12.6")
def test_cc_34_gwr_in_devon_becomes_autonomous() -> None:
    match = rocket(lines=DEVON, shares="GWR: C 2", tokens="B exeter steel")
    unopposed(match, "advance GWR 17,1")
    assert cash(match) == {"A": 0, "B": 2, "C": 0}
    assert company_view(match, "GWR")["status"] == "autonomous"
    assert shares(match, "GWR") == {"A": 1, "B": 0, "C": 2, "bank": 0}
    match.play("token hull steel")
    assert {hex for hex in ("17,0", "18,2", "18,0", "17,2") if code(match, f"advance GWR {hex}") is None} == {
        "17,0",
        "18,2",
    }


@pytest.mark.rule("SR-CC-35", "SR-12.2")
def test_cc_35_but_not_before_exeter_is_joined() -> None:
    match = unopposed(rocket(lines=DEVON), "advance NER 0,7")
    assert company_view(match, "GWR")["status"] == "live"
    assert "exeter" not in company_view(match, "GWR")["towns"]


@pytest.mark.rule("SR-CC-36", "SR-10.11", "SR-12.7")
def test_cc_36_an_autonomous_survivor_pays_in_supplementary_shares() -> None:
    match = rocket(lines=MERGER, shares="LSWR: A 3, B 2; GWR: B 1", autonomous="GWR")
    assert company_view(match, "GWR")["worth"] == 1
    unopposed(match, "advance LSWR 14,5")
    line = company_view(match, "GWR")
    assert (line["shares"], line["supplementary"], line["bank"]) == ([0, 1, 0], [2, 1, 0], 0)
    assert line["worth"] == 4


@pytest.mark.rule("SR-CC-37", "SR-7.16")
def test_cc_37_shares_paid_on_an_autonomous_line_leave_the_game() -> None:
    match = rocket(lines=f"{DEVON} > 17,1", shares="GWR: B 2+1, C 1", autonomous="GWR")
    match.play("advance GWR 17,0")
    match.play("bid 2 18,2")
    assert shares(match, "GWR") == {"A": 0, "B": 1, "C": 1, "bank": 0}
    assert company_view(match, "GWR")["locomotive"] == "18,2"


@pytest.mark.rule("SR-CC-38", "SR-10.5", "SR-13.3")
def test_cc_38_the_last_tile_goes_behind_the_locomotive_and_the_merger_does_without() -> None:
    match = unopposed(rocket(lines=MERGER, shares="LSWR: B 4", tiles_left=1), "advance LSWR 14,5")
    assert match.view()["tiles_left"] == 0
    assert {"14,6", "14,5"} <= set(company_view(match, "GWR")["line"])
    assert shares(match, "GWR")["B"] == 2
    assert (match.is_over, match.end_reason) == (True, "last_tile")


@pytest.mark.rule("SR-CC-39", "SR-8.1", "SR-13.3")
@pytest.mark.parametrize(("hex", "tiles", "over"), [("16,6", 0, True), ("16,8", 1, False)])
def test_cc_39_leaving_the_start_town_with_one_tile_left(hex: str, tiles: int, over: bool) -> None:
    """16,6 touches GWR, 16,8 does not."""
    match = unopposed(rocket(lines=GWR, tiles_left=1), f"advance LSWR {hex}")
    assert (match.view()["tiles_left"], match.is_over) == (tiles, over)
    assert (hex in company_view(match, "GWR")["line"]) is over


@pytest.mark.rule("SR-CC-40", "SR-13.1", "SR-13.4")
def test_cc_40_the_last_share_ends_the_game_at_once() -> None:
    match = rocket(shares="LNWR: A 15", autonomous="LSWR SER GER NER LY")
    match.play("advance LNWR 7,4")
    assert (match.is_over, match.end_reason, match.to_move) == (True, "last_share", None)
    assert code(match, "token hull steel", 0) == "game_over"


@pytest.mark.rule("SR-CC-41", "SR-12.8")
def test_cc_41_when_nothing_can_move_the_game_ends() -> None:
    match = rocket(lines=STANDSTILL, absorbed="LSWR SER GER", shares="LY: B 16")
    assert sum(line["bank"] > 0 for line in match.view()["companies"]) == 3
    unopposed(match, "advance NER 7,7")
    assert {line["status"] for line in match.view()["companies"]} == {"autonomous", "absorbed"}
    assert (match.is_over, match.end_reason) == (True, "last_share")


@pytest.mark.rule("SR-CC-42", "SR-13.6")
@pytest.mark.parametrize("last", ["move", "token"])
def test_cc_42_eighteen_station_moves_end_the_game(last: str) -> None:
    match = rocket(stations="A 3,6; B 6,9; C 9,6")
    there = {"3,6": "3,7", "6,9": "6,10", "9,6": "9,7"}
    there |= {new: old for old, new in there.items()}
    for _ in range(17):
        hex = next(hex for hex, owner in match.view()["stations"].items() if owner == match.to_move)
        match.play(f"lift {hex}")
        match.play(f"station {there[hex]}")
    assert not match.is_over
    for action in ("lift 9,7", "station 9,6") if last == "move" else ("token hull steel",):
        match.play(action)
    assert match.is_over is (last == "move")


@pytest.mark.rule("SR-CC-43", "SR-3.6")
def test_cc_43_a_second_action_nobody_could_take_is_passed() -> None:
    """No token is left, A's stations are all on lines, and of the locomotives only NER can move."""
    match = rocket(
        lines=NER_ALONE,
        absorbed="LSWR SER GER",
        tokens=ALL_TOKENS,
        stations="A 2,8; A 4,8; A 6,8; A 4,3; A 4,5; A 12,4; A 12,6",
        options={"move_connected_stations": False},
    )
    assert {action.split()[1] for action in texts(match)} == {"NER"}
    unopposed(match, "advance NER 10,9")
    assert happened(match, "turn_passed") == [{"seat": 0}]
    assert (match.is_over, match.to_move, match.view()["actions_done"]) == (False, 1, 0)


@pytest.mark.rule("SR-CC-44", "SR-14.1")
def test_cc_44_tokens_of_unjoined_cities_do_not_count() -> None:
    match = rocket(
        lines="SER: Dover > 15,13 > 15,12 > 15,11 > 14,11",
        tokens="A exeter brewing 2; A ipswich brewing; B london brewing",
        autonomous=OTHERS,
    )
    assert cash(finish(match)) == {"A": 0, "B": 6, "C": 0}


@pytest.mark.rule("SR-CC-45", "SR-11.1", "SR-14.2")
@pytest.mark.parametrize(
    ("owned", "expected"),
    [("", [0, 0, 0, 0]), ("C 2", [0, 0, 6, 0]), ("A 1; B 1; C 1; D 1", [2, 2, 2, 2])],
)
def test_cc_45_final_prizes_of_a_category(owned: str, expected: list[int]) -> None:
    assert list(cash(finish(rocket(4, passengers=owned, autonomous=OTHERS))).values()) == expected


@pytest.mark.rule("SR-CC-46", "SR-14.3")
def test_cc_46_final_prizes_of_a_line() -> None:
    match = rocket(
        lines="NER: York > 2,8 > 3,8 > 4,8 > 5,7 > 6,8 > 7,8 > 8,9",
        stations="A 4,8",
        shares="NER: B 3, C 3",
        autonomous=OTHERS,
    )
    assert company_view(match, "NER")["worth"] == 5
    assert cash(finish(match)) == {"A": 5, "B": 3, "C": 3}


def check_invariants(view: dict[str, Any]) -> None:
    """Nothing is lost, nothing is in two places."""
    for line in view["companies"]:
        if line["status"] == "live":
            assert line["bank"] + sum(line["shares"]) == BOARD["shares_per_company"]
        assert set(line["towns"]) == towns_near(line["line"])
        assert line["worth"] == len(line["towns"])
        owners = [view["stations"].get(hex) for hex in line["line"]]
        assert line["stations"] == [owners.count(seat) for seat in range(view["players"])]
    hexes = Counter(hex for line in view["companies"] for hex in line["line"])
    assert set(hexes.values()) == {1}
    places = [*view["cities"].values(), *(goods for seat in view["seats"] for goods in seat["tokens"].values())]
    tokens = sum((Counter(goods) for goods in places), Counter[str]())
    assert tokens == {good["id"]: 9 for good in BOARD["goods"]}
    assert view["passengers_left"] + sum(seat["passengers"] for seat in view["seats"]) == BOARD["passenger_tokens"]
    placed = Counter(view["stations"].values())
    for seat, own in enumerate(view["seats"]):
        assert placed[seat] + own["stations_left"] == BOARD["stations_per_player"]


@pytest.mark.rule("SR-CC-47", "SR-2.5", "SR-10.10")
@pytest.mark.parametrize("players", sample([2, 3, 4], 1))
def test_cc_47_invariants_hold_after_every_action(players: int) -> None:
    for seed in range(10):
        before = [0] * players
        for match in random_game(players, seed):
            check_invariants(match.view())
            assert all(new >= old for new, old in zip(match.scores(), before, strict=True)), "money never falls"
            before = match.scores()
