"""SR-5 Place or move a station."""

from __future__ import annotations

import pytest

from reading import code, happened, played, texts
from rocket.positions import cash, company_view, rocket

START = {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}
EXITS = {
    "GWR": "13,4 12,4 12,3 14,3 14,4",
    "LSWR": "16,8 15,7 15,6 16,6 17,6 17,7",
    "SER": "14,14 15,13 16,14",
    "GER": "8,15 7,14 7,13 8,13 9,13 9,14",
    "NER": "1,8 0,8 0,7 1,6 2,7 2,8",
    "LY": "3,3 2,3 4,2 4,3",
    "LNWR": "7,4 6,4 6,3 7,2 8,3 8,4",
}
SEVEN = "A 4,4; A 6,9; A 9,6; A 9,9; A 11,6; A 14,10; A 16,11"
ON_THE_LINE = {"lines": "GWR: Bristol > 14,4 > 15,4 > 15,5", "stations": "A 14,4; A 12,6; A 15,5"}


@pytest.mark.rule("SR-5.1")
@pytest.mark.parametrize(
    ("hex", "expected"),
    [
        ("11,6", None),
        ("13,5", "hex_is_town"),  # railway town
        ("11,4", "hex_is_town"),  # city
        ("13,3", "hex_is_town"),  # start town, left
        ("16,7", "hex_is_town"),  # start town with a locomotive
        ("12,4", "hex_has_track"),
        ("12,5", "hex_has_track"),  # the locomotive
        ("15,5", "hex_has_station"),
        ("14,10", "hex_has_station"),  # one's own
        ("13,2", "hex_off_map"),  # sea
    ],
)
def test_a_station_needs_an_empty_hex(hex: str, expected: str | None) -> None:
    match = rocket(lines="GWR: Bristol > 12,4 > 12,5", stations="A 14,10; B 15,5")
    assert code(match, f"station {hex}") == expected


@pytest.mark.rule("SR-5.1")
def test_a_station_stands_where_it_was_put() -> None:
    match = played(rocket(), "station 11,6")
    assert match.view()["stations"] == {"11,6": 0}
    assert happened(match, "station_placed") == [{"seat": 0, "hex": "11,6"}]


@pytest.mark.rule("SR-5.2")
@pytest.mark.parametrize("hex", ["12,10", "11,9", "11,8", "12,8", "13,8", "13,9"])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_station_keeps_away_from_stations_of_anybody(owner: str, hex: str) -> None:
    assert code(rocket(), f"station {hex}") is None
    assert code(rocket(stations=f"{owner} 12,9"), f"station {hex}") == "next_to_station"


@pytest.mark.rule("SR-5.2")
def test_stations_may_be_two_hexes_apart() -> None:
    match = rocket(stations="B 12,9")
    assert [code(match, f"station {hex}") for hex in ("12,11", "11,10", "10,9", "11,7", "14,9")] == [None] * 5


@pytest.mark.rule("SR-5.2")
@pytest.mark.parametrize("hex", ["7,12", "6,12", "6,11", "7,10", "8,11", "8,12"])
def test_a_station_keeps_away_from_a_departed_locomotive(hex: str) -> None:
    match = rocket(lines="GER: Norwich > 7,13 > 7,12 > 7,11")
    assert code(match, f"station {hex}") == ("hex_has_track" if hex == "7,12" else "next_to_locomotive")


@pytest.mark.rule("SR-5.2", "SR-5.7")
@pytest.mark.parametrize("company", START)
def test_no_station_stands_where_a_locomotive_may_leave_its_town(company: str) -> None:
    match = rocket()
    codes = {hex: code(match, f"station {hex}") for hex in EXITS[company].split()}
    assert codes == dict.fromkeys(EXITS[company].split(), "next_to_locomotive")
    assert len([text for text in texts(match, "advance") if text.split()[1] == company]) == len(codes)


@pytest.mark.rule("SR-5.2")
def test_an_absorbed_locomotive_keeps_no_station_away() -> None:
    match = rocket(lines="LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4")
    assert code(match, "station 13,6") == "next_to_locomotive"
    assert code(played(match, "advance LSWR 14,5"), "station 13,6") is None


@pytest.mark.rule("SR-5.2")
def test_stations_keep_away_from_where_a_locomotive_is_and_not_from_where_it_was() -> None:
    match = rocket(lines="GWR: Bristol > 14,4")
    codes = {hex: code(match, f"station {hex}") for hex in ("13,4", "15,5", "16,5")}
    assert codes == {"13,4": "next_to_locomotive", "15,5": None, "16,5": None}
    match.play("advance GWR 15,4")
    codes = {hex: code(match, f"station {hex}") for hex in codes}
    assert codes == {"13,4": None, "15,5": "next_to_locomotive", "16,5": "next_to_locomotive"}


@pytest.mark.rule("SR-5.3")
@pytest.mark.parametrize("hex", ["12,3", "14,6", "11,5", "14,10"])
def test_a_station_may_stand_next_to_towns_and_track(hex: str) -> None:
    """12,3: track and Bristol; 14,6: Swindon; 11,5: track and Gloucester; 14,10: London."""
    assert code(rocket(lines="GWR: Bristol > 12,4 > 12,5 > 13,6 > 13,7"), f"station {hex}") is None


@pytest.mark.rule("SR-5.4")
def test_a_station_comes_from_the_supply_or_from_the_board() -> None:
    match = played(rocket(stations="A 9,9"), "station 11,6")
    assert match.view()["seats"][0]["stations_left"] == 5
    played(match, "lift 9,9", "station 9,6")
    assert match.view()["seats"][0]["stations_left"] == 5
    assert match.view()["stations"] == {"11,6": 0, "9,6": 0}
    assert happened(match, "station_moved") == [{"seat": 0, "origin": "9,9", "hex": "9,6"}]


@pytest.mark.rule("SR-5.4")
def test_with_an_empty_supply_he_can_only_move() -> None:
    match = rocket(stations=SEVEN)
    assert code(match, "station 0,4") == "no_station_left"
    assert not texts(match, "station")
    assert len(texts(match, "lift")) == 7
    played(match, "lift 4,4", "station 0,4")
    assert match.view()["stations"] == dict.fromkeys(["0,4", "6,9", "9,6", "9,9", "11,6", "14,10", "16,11"], 0)


@pytest.mark.rule("SR-5.4")
@pytest.mark.parametrize(
    ("hex", "expected"), [("9,9", None), ("11,6", "not_your_station"), ("0,4", "not_your_station")]
)
def test_only_his_own_stations_move(hex: str, expected: str | None) -> None:
    match = rocket(stations="A 9,9; B 11,6")
    assert code(match, f"lift {hex}") == expected
    assert texts(match, "lift") == {"lift 9,9"}


@pytest.mark.rule("SR-5.4")
def test_the_first_station_cannot_be_moved_before_it_is_placed() -> None:
    assert not texts(rocket(stations="B 9,9"), "lift")


@pytest.mark.rule("SR-5.4", "SR-3.1")
def test_moving_a_station_is_one_action() -> None:
    match = played(rocket(stations="A 9,9"), "lift 9,9")
    assert {action.verb for action in match.legal()} == {"station"}
    assert code(match, "token hull steel") == "must_put_down"
    assert match.view()["actions_done"] == 0
    match.play("station 9,6")
    assert (match.to_move, match.view()["actions_done"]) == (0, 1)


@pytest.mark.rule("SR-5.5")
def test_a_lifted_station_does_not_stand_in_its_own_way() -> None:
    match = rocket(stations="A 14,5; B 11,6")
    assert code(match, "station 14,6") == "next_to_station"
    match.play("lift 14,5")
    assert code(match, "station 14,6") is None
    assert code(match, "station 11,7") == "next_to_station"


@pytest.mark.rule("SR-5.5")
def test_a_moved_station_must_change_place() -> None:
    match = played(rocket(stations="A 14,5"), "lift 14,5")
    assert code(match, "station 14,5") == "same_hex"
    assert "station 14,5" not in texts(match, "station")


@pytest.mark.rule("SR-5.5")
@pytest.mark.parametrize(
    ("hex", "expected"),
    [("16,6", "next_to_locomotive"), ("14,4", "hex_has_track"), ("13,5", "hex_is_town"), ("11,6", "hex_has_station")],
)
def test_a_moved_station_obeys_the_rules_of_a_placed_one(hex: str, expected: str) -> None:
    match = played(rocket(lines="GWR: Bristol > 14,4 > 14,5", stations="A 9,9; B 11,6"), "lift 9,9")
    assert code(match, f"station {hex}") == expected


@pytest.mark.rule("SR-5.6")
@pytest.mark.parametrize("hex", ["14,4", "15,5"])
def test_a_connected_station_may_be_moved_and_the_line_loses_it_at_once(hex: str) -> None:
    match = rocket(**ON_THE_LINE)  # type: ignore[arg-type]
    assert company_view(match, "GWR")["stations"] == [2, 0, 0]
    played(match, f"lift {hex}", "station 9,9")
    assert company_view(match, "GWR")["stations"] == [1, 0, 0]


@pytest.mark.rule("SR-5.6")
def test_a_station_taken_off_the_line_is_not_paid() -> None:
    match = rocket(lines="LSWR: Southampton > 15,7 > 14,7", stations="A 15,7; B 14,6")
    assert cash(played(match.fork(), "advance LSWR 14,6")) == {"A": 2, "B": 2, "C": 0}
    assert cash(played(match, "lift 15,7", "station 9,9", "advance LSWR 14,6")) == {"A": 0, "B": 3, "C": 0}


@pytest.mark.rule("SR-5.6")
def test_connected_stations_stay_when_the_option_says_so() -> None:
    match = rocket(**ON_THE_LINE, options={"move_connected_stations": False})  # type: ignore[arg-type]
    assert [code(match, f"lift {hex}") for hex in ("14,4", "15,5", "12,6")] == [*["station_connected"] * 2, None]
    assert texts(match, "lift") == {"lift 12,6"}


@pytest.mark.rule("SR-5.7")
def test_a_station_cannot_be_reached_in_the_turn_it_is_placed() -> None:
    match = rocket(lines="GWR: Bristol > 12,4 > 12,5; LSWR: Southampton > 15,7 > 14,7; NER: York > 2,8 > 3,8")
    places = texts(match, "station")
    assert len(places) > 100
    for place in places:
        after = played(match.fork(), place)
        hex = place.split()[1]
        assert {code(after, f"advance {company} {hex}") for company in START} == {"not_adjacent"}
