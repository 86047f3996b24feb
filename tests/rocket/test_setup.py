"""SR-1 Set-up and SR-2 Terms."""

from __future__ import annotations

from typing import Any

import pytest

from branchline import BranchlineError
from reading import code, happened, played, texts
from rocket.positions import ROCKET, cash, company_view, rocket, shares

START = {"GWR": "13,3", "LSWR": "16,7", "SER": "15,14", "GER": "8,14", "NER": "1,7", "LY": "3,2", "LNWR": "7,3"}
CITIES = {
    "manchester": {"textiles": 2, "steel": 1},
    "gloucester": {"leather": 2, "textiles": 1},
    "sheffield": {"steel": 2, "textiles": 1},
    "birmingham": {"steel": 2, "brewing": 1},
    "hull": {"steel": 2, "leather": 1},
    "nottingham": {"textiles": 2, "brewing": 1},
    "stoke": {"textiles": 2, "leather": 1},
    "london": {"brewing": 2, "leather": 1},
    "ipswich": {"brewing": 2, "textiles": 1},
    "exeter": {"brewing": 2, "steel": 1},
    "northampton": {"leather": 2, "brewing": 1},
    "brighton": {"leather": 2, "steel": 1},
}
LSWR_TO_SWINDON = "LSWR: Southampton > 15,7 > 14,7"
MEETING = "LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4"
LNWR_TO_SOUTHAMPTON = (
    "LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,6 > 13,6 > 14,7; GWR: Bristol > 14,4 > 15,4 > 15,5"
)
LNWR_HEXES = {"8,4", "9,4", "10,5", "11,5", "12,6", "13,6", "14,7", "15,7"}


@pytest.mark.rule("SR-1.1")
@pytest.mark.parametrize(("company", "town"), START.items())
def test_each_locomotive_starts_in_its_town_without_facing(company: str, town: str) -> None:
    line = company_view(rocket(), company)
    assert (line["locomotive"], line["facing"], line["line"]) == (town, None, [town])


@pytest.mark.rule("SR-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bank_has_sixteen_shares_of_each_company_and_nobody_has_anything(players: int) -> None:
    match = rocket(players)
    nobody = dict.fromkeys("ABCD"[:players], 0)
    assert {company: shares(match, company) for company in START} == dict.fromkeys(START, nobody | {"bank": 16})
    assert cash(match) == nobody
    assert [(seat["tokens"], seat["passengers"]) for seat in match.view()["seats"]] == [({}, 0)] * players


@pytest.mark.rule("SR-1.3")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_three_tokens_lie_on_each_city_for_all_to_see(seat: int | None) -> None:
    assert rocket().view(seat)["cities"] == CITIES


@pytest.mark.rule("SR-1.4")
def test_the_supply_has_nine_passengers_and_sixty_tiles() -> None:
    view = rocket().view()
    assert (view["passengers_left"], view["tiles_left"]) == (9, 60)


@pytest.mark.rule("SR-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_seven_stations_and_none_is_on_the_board(players: int) -> None:
    view = rocket(players).view()
    assert [seat["stations_left"] for seat in view["seats"]] == [7] * players
    assert not view["stations"]


@pytest.mark.rule("SR-1.6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_can_be_chosen(first: int) -> None:
    assert {ROCKET.new(3, seed, {"first_player": first}).to_move for seed in range(5)} == {first}


@pytest.mark.rule("SR-1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_default(players: int) -> None:
    drawn = [ROCKET.new(players, seed).to_move for seed in range(50)]
    assert set(drawn) == set(range(players))
    assert drawn == [ROCKET.new(players, seed, {"first_player": "random"}).to_move for seed in range(50)]


@pytest.mark.rule("SR-1.6")
def test_the_first_player_sits_at_the_table() -> None:
    with pytest.raises(BranchlineError):
        ROCKET.new(2, 1, {"first_player": 2})


@pytest.mark.rule("SR-1.6", "SR-3.1")
def test_seats_go_clockwise_from_the_first_player() -> None:
    match = ROCKET.new(3, 1, {"first_player": 1})
    order = []
    for action in ("hull steel", "hull steel", "hull leather", "london leather", "stoke leather", "stoke textiles"):
        order.append(match.to_move)
        match.play(f"token {action}")
    assert order == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("SR-2.1")
def test_a_line_is_the_locomotive_hex_and_all_hexes_with_track() -> None:
    match = rocket(lines="GWR: Bristol > 12,4")
    assert company_view(match, "GWR")["line"] == ["12,4"]
    match.play("advance GWR 12,5")
    assert set(company_view(match, "GWR")["line"]) == {"12,4", "12,5"}


@pytest.mark.rule("SR-2.1")
def test_a_line_only_grows_until_it_is_absorbed() -> None:
    match, before = rocket(2, shares="GWR: A 1, B 1"), {"13,3"}
    for action in ("advance GWR 14,4", "pass", "token hull steel", "advance GWR 15,4", "pass"):
        match.play(action)
        if happened(match, "locomotive_moved"):
            after = set(company_view(match, "GWR")["line"])
            assert before - {"13,3"} < after
            before = after
    assert before == {"14,4", "15,4"}
    merged = played(rocket(lines=MEETING), "advance LSWR 14,5")
    assert company_view(merged, "LSWR")["line"] == []


@pytest.mark.rule("SR-2.2")
def test_the_town_leaves_the_line_with_the_locomotive() -> None:
    match = rocket()
    assert company_view(match, "GWR")["line"] == ["13,3"]
    assert company_view(played(match, "advance GWR ne"), "GWR")["line"] == ["12,4"]


@pytest.mark.rule("SR-2.2", "SR-2.3")
def test_a_waiting_company_keeps_what_it_absorbed_when_it_leaves() -> None:
    match = played(rocket(lines=LNWR_TO_SOUTHAMPTON), "advance LNWR 15,7")
    assert set(company_view(match, "LSWR")["line"]) == LNWR_HEXES | {"16,7"}
    match.play("advance LSWR 16,8")
    assert set(company_view(match, "LSWR")["line"]) == LNWR_HEXES | {"16,8"}


@pytest.mark.rule("SR-2.3")
def test_a_line_may_lie_on_both_sides_of_a_town() -> None:
    """17,6 is not next to 15,7, yet Oxford and the others stay joined, and B's station in the north counts."""
    match = rocket(lines=LNWR_TO_SOUTHAMPTON, stations="B 10,5; A 17,7")
    played(match, "advance LNWR 15,7", "advance LSWR 17,6")
    line = company_view(match, "LSWR")
    assert set(line["line"]) == LNWR_HEXES | {"17,6"}
    assert line["worth"] == 7
    assert line["stations"] == [0, 1, 0]


@pytest.mark.rule("SR-2.4")
def test_an_autonomous_company_is_live_and_an_absorbed_one_is_not() -> None:
    match = rocket(lines=MEETING, autonomous="GWR", absorbed="LY")
    assert code(match, "advance GWR 15,4") is None
    assert code(match, "advance LY e") == "company_absorbed"
    match.play("advance LSWR 14,5")
    assert happened(match, "line_absorbed") == [{"company": "LSWR", "into": "GWR"}]
    assert code(match, "advance LSWR w") == "company_absorbed"


@pytest.mark.rule("SR-2.5", "SR-2.6")
@pytest.mark.parametrize(
    ("lines", "company", "towns"),
    [
        ("", "GWR", "bristol"),
        ("GWR: Bristol > 12,4", "GWR", "bristol gloucester"),
        ("GWR: Bristol > 14,4 > 15,4", "GWR", "bristol"),
        ("GWR: Bristol > 12,4 > 12,5 > 12,6", "GWR", "bristol gloucester swindon oxford"),
        (LNWR_TO_SOUTHAMPTON, "LNWR", "shrewsbury birmingham gloucester oxford swindon reading"),
        # another company's empty start town
        (
            "GWR: Bristol > 14,4 > 15,4; LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,5 > 12,4",
            "LNWR",
            "shrewsbury birmingham gloucester swindon bristol",
        ),
    ],
)
def test_towns_in_the_line_and_next_to_it_are_joined(lines: str, company: str, towns: str) -> None:
    line = company_view(rocket(lines=lines), company)
    assert set(line["towns"]) == set(towns.split())
    assert line["worth"] == len(towns.split())


@pytest.mark.rule("SR-2.5")
def test_the_start_town_stays_joined_and_nothing_is_ever_lost() -> None:
    match, joined = rocket(2), {"bristol"}
    for turn in ("12,4", "12,5", "12,6", "13,6", "14,6"):
        match.play(f"advance GWR {turn}")
        while match.view()["veto"]:
            match.play("pass")
        towns = set(company_view(match, "GWR")["towns"])
        assert joined <= towns
        joined = towns
        match.play(min(texts(match, "token")))
    assert joined == {"bristol", "gloucester", "swindon", "oxford"}


@pytest.mark.rule("SR-2.6")
def test_all_kinds_of_towns_count_in_the_worth_of_a_line() -> None:
    """Joining Swindon pays for Shrewsbury, Birmingham, Gloucester and Swindon; a merger in Bristol for one more."""
    match = rocket(lines="LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5", stations="B 9,4")
    match.play("advance LNWR 12,5")
    assert cash(match)["B"] == 4
    match = rocket(lines="LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,5", shares="LNWR: A 3")
    match.play("advance LNWR 12,4")
    assert happened(match, "line_absorbed") == [{"company": "LNWR", "into": "GWR"}]
    assert cash(match)["A"] == 5


@pytest.mark.rule("SR-2.7")
def test_a_station_next_to_a_line_counts_for_nothing() -> None:
    match = rocket(lines=LSWR_TO_SWINDON, stations="B 15,7; C 13,7")
    assert company_view(match, "LSWR")["stations"] == [0, 1, 0]
    match.play("advance LSWR 14,6")
    assert cash(match) == {"A": 0, "B": 3, "C": 0}


@pytest.mark.rule("SR-2.8")
def test_supplementary_shares_count_like_ordinary_ones() -> None:
    """B leads the merger by 1+2 to 2, may bid three, and exchanges three for one."""
    match = rocket(lines=MEETING, shares="LSWR: B 1+2, C 2")
    match.play("advance LSWR 14,5")
    assert {text for text in texts(match, "bid") if "w" in text.split()} == {"bid 1 w", "bid 2 w", "bid 3 w"}
    played(match, "pass", "pass")
    assert cash(match) == {"A": 0, "B": 3, "C": 1}
    assert shares(match, "GWR") == {"A": 0, "B": 1, "C": 1, "bank": 14}


@pytest.mark.rule("SR-2.9")
@pytest.mark.parametrize(
    ("lines", "stations", "action", "expected"),
    [
        ("GWR: Bristol > 14,4", "", "advance GWR 14,5", None),
        ("GWR: Bristol > 14,4", "B 14,5", "advance GWR 14,5", None),
        ("LY: Liverpool > 4,3 > 4,4", "", "advance LY 3,4", "hex_is_town"),
        ("LY: Liverpool > 2,3 > 1,2", "", "advance LY nw", "hex_off_map"),
        (
            "GER: Norwich > 8,13 > 8,12 > 8,11 > 7,10 > 6,11 > 6,12 > 7,12", "B 7,13",
            "advance GER 8,13", "hex_has_track",
        ),
    ],
)  # fmt: skip
def test_a_free_hex_is_open_land_with_or_without_a_station(
    lines: str, stations: str, action: str, expected: str | None
) -> None:
    assert code(rocket(lines=lines, stations=stations), action) == expected


@pytest.mark.rule("SR-2.10")
@pytest.mark.parametrize(
    ("lines", "absorbed"),
    [
        (MEETING, [{"company": "LSWR", "into": "GWR"}]),  # next to the locomotive
        ("LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4 > 15,3", [{"company": "LSWR", "into": "GWR"}]),
        ("LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,3 > 15,3", []),  # two hexes away
        ("LSWR: Southampton > 15,7 > 14,7 > 14,6", []),
    ],
)
def test_a_line_touches_the_hexes_next_to_its_hexes(lines: str, absorbed: list[dict[str, Any]]) -> None:
    match = played(rocket(lines=lines), "advance LSWR 14,5")
    assert happened(match, "line_absorbed") == absorbed


def test_a_board_without_a_name_for_each_side_of_a_hex_is_refused() -> None:
    data = ROCKET.load_board().data
    with pytest.raises(BranchlineError, match="directions"):
        ROCKET.new(2, board=data | {"directions": data["directions"][:5]})


@pytest.mark.parametrize("hex", ["3,3", {}, None])
def test_a_town_that_names_another_hex_than_its_own_is_refused(hex: object) -> None:
    data = ROCKET.load_board().data
    first, *others = data["towns"]
    with pytest.raises(BranchlineError, match="liverpool"):
        ROCKET.new(2, board=data | {"towns": [first | {"hex": hex}, *others]})
