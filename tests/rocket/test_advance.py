"""SR-6 Advance a locomotive."""

from __future__ import annotations

import pytest

from reading import code, happened, played, texts
from rocket.positions import cash, company_view, rocket, shares

DIRECTIONS = ["e", "ne", "nw", "w", "sw", "se"]
COMPANIES = ["GWR", "LSWR", "SER", "GER", "NER", "LY", "LNWR"]
LOOP = "GER: Norwich > 8,13 > 8,12 > 8,11 > 7,10 > 6,11 > 6,12"
CORNERED = "LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,6 > 13,6 > 14,7; GWR: Bristol > 14,4 > 15,4 > 15,5"
TO_7_11 = {
    "e": "NER: York > 2,8 > 3,8 > 4,8 > 5,8 > 6,9 > 7,9 > 7,10 > 7,11",
    "ne": "LNWR: Shrewsbury > 8,4 > 9,4 > 9,5 > 9,6 > 9,7 > 9,8 > 9,9 > 9,10 > 8,11 > 7,11",
    "nw": "GER: Norwich > 8,13 > 8,12 > 7,11",
    "w": "GER: Norwich > 7,13 > 7,12 > 7,11",
    "sw": "GER: Norwich > 7,13 > 6,13 > 6,12 > 7,11",
    "se": "NER: York > 2,8 > 3,8 > 4,8 > 5,8 > 6,9 > 6,10 > 6,11 > 7,11",
}


@pytest.mark.rule("SR-6.1")
def test_every_live_company_may_be_advanced_without_a_share_of_it() -> None:
    match = rocket(shares="GWR: B 5; LY: C 16", absorbed="SER")
    assert {text.split()[1] for text in texts(match, "advance")} == {*COMPANIES} - {"SER"}
    assert code(match, "advance SER w") == "company_absorbed"


@pytest.mark.rule("SR-6.1")
@pytest.mark.parametrize("hex", ["12,5", "14,5", "15,4", "0,3"])
def test_a_locomotive_goes_one_hex_at_a_time(hex: str) -> None:
    assert code(rocket(), f"advance GWR {hex}") == "not_adjacent"


@pytest.mark.rule("SR-6.1")
def test_a_company_already_advanced_is_not_offered() -> None:
    match = played(rocket(), "advance LY e")
    assert not [text for text in texts(match, "advance") if "LY" in text]


@pytest.mark.rule("SR-6.2")
@pytest.mark.parametrize(
    ("company", "exits"),
    [
        ("LSWR", DIRECTIONS),
        ("NER", DIRECTIONS),
        ("GER", DIRECTIONS),
        ("LNWR", DIRECTIONS),
        ("GWR", ["e", "ne", "nw", "sw", "se"]),
        ("LY", ["e", "ne", "sw", "se"]),
        ("SER", ["nw", "w", "sw"]),
    ],
)
def test_a_locomotive_leaves_its_town_in_any_direction(company: str, exits: list[str]) -> None:
    """Unless there is sea or Wales."""
    match = rocket()
    legal = {direction for direction in DIRECTIONS if code(match, f"advance {company} {direction}") is None}
    assert legal == set(exits)


@pytest.mark.rule("SR-6.3")
@pytest.mark.parametrize("facing", DIRECTIONS)
def test_a_departed_locomotive_has_three_ways_ahead(facing: str) -> None:
    match, company = rocket(lines=TO_7_11[facing]), TO_7_11[facing].split(":")[0]
    at = DIRECTIONS.index(facing)
    ahead = {DIRECTIONS[(at + turn) % 6] for turn in (-1, 0, 1)}
    codes = {direction: code(match, f"advance {company} {direction}") for direction in DIRECTIONS}
    assert codes == {direction: None if direction in ahead else "turn_too_sharp" for direction in DIRECTIONS}


@pytest.mark.rule("SR-6.4")
@pytest.mark.parametrize(
    ("lines", "action", "expected"),
    [
        ("LY: Liverpool > 4,3 > 4,4", "advance LY 4,5", None),
        ("LY: Liverpool > 4,3 > 4,4", "advance LY 3,4", "hex_is_town"),  # a city
        ("LSWR: Southampton > 15,7 > 14,7 > 14,6", "advance LSWR 13,5", "hex_is_town"),  # a railway town
        ("LY: Liverpool > 2,3 > 1,2", "advance LY nw", "hex_off_map"),
        (f"{LOOP} > 7,12", "advance GER 8,12", "hex_has_track"),  # its own
        (f"{LOOP} > 7,12", "advance GER 7,13", None),
        ("", "advance GWR w", "hex_off_map"),
    ],
)
def test_the_destination_is_a_free_hex(lines: str, action: str, expected: str | None) -> None:
    assert code(rocket(lines=lines), action) == expected


@pytest.mark.rule("SR-6.4")
def test_an_empty_start_town_stays_closed() -> None:
    lines = "GWR: Bristol > 14,3 > 15,3 > 16,4; LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,5 > 12,4"
    assert code(rocket(lines=lines), "advance LNWR 13,3") == "hex_is_town"


@pytest.mark.rule("SR-6.4")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_station_on_the_destination_does_not_matter(owner: str) -> None:
    match = rocket(lines="GWR: Bristol > 14,4", stations=f"{owner} 14,5")
    assert company_view(played(match, "advance GWR 14,5"), "GWR")["locomotive"] == "14,5"


@pytest.mark.rule("SR-6.5")
@pytest.mark.parametrize(
    ("lines", "action", "expected"),
    [
        # two departed lines
        (
            "LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,3 > 15,3 > 15,4;"
            "LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,5 > 13,4",
            "advance LSWR 14,5", "touches_two_lines",
        ),
        # one departed line, and one that waits in its town
        (CORNERED, "advance LNWR 15,6", "touches_two_lines"),
        # one that waits in its town
        (CORNERED, "advance LNWR 15,7", None),
        # two hexes of one line
        ("LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4 > 15,4", "advance LSWR 14,5", None),
    ],
)  # fmt: skip
def test_the_destination_may_not_touch_two_other_lines(lines: str, action: str, expected: str | None) -> None:
    match = rocket(lines=lines)
    assert code(match, action) == expected
    company = action.split()[1]
    if expected is None:
        assert len(happened(played(match, action), "line_absorbed")) == 1
    else:
        assert len([text for text in texts(match, "advance") if company in text.split()]) == 1


@pytest.mark.rule("SR-6.6")
def test_touching_its_own_line_has_no_effect() -> None:
    match = played(rocket(lines=LOOP, shares="GER: A 3"), "advance GER 7,12")
    assert not happened(match, "line_absorbed")
    assert company_view(match, "GER")["status"] == "live"
    assert cash(match) == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("SR-6.6", "SR-6.5")
def test_its_own_line_is_not_one_of_the_two() -> None:
    """15,6 touches GWR and what LSWR has just absorbed."""
    match = played(rocket(lines=CORNERED), "advance LNWR 15,7", "advance LSWR 15,6")
    assert happened(match, "line_absorbed") == [{"company": "LSWR", "into": "GWR"}]


@pytest.mark.rule("SR-6.7")
def test_the_active_player_takes_a_share_before_the_veto() -> None:
    match = played(rocket(lines="GWR: Bristol > 14,4", shares="GWR: B 2"), "advance GWR 15,4")
    assert match.to_move == 1
    assert shares(match, "GWR") == {"A": 1, "B": 2, "C": 0, "bank": 13}
    match.play("pass")
    assert shares(match, "GWR") == {"A": 1, "B": 2, "C": 0, "bank": 13}


@pytest.mark.rule("SR-6.7")
def test_an_empty_bank_gives_no_share_also_not_later() -> None:
    match = rocket(lines="GWR: Bristol > 14,4", shares="GWR: B 16")
    remark = match.remark("advance GWR 15,4")
    assert remark is not None
    assert remark.code == "no_share_left"
    match.play("advance GWR 15,4")
    assert happened(match, "no_share_taken") == [{"seat": 0, "company": "GWR"}]
    assert not happened(match, "share_taken")
    match.play("bid 1 15,4")
    assert shares(match, "GWR") == {"A": 0, "B": 15, "C": 0, "bank": 1}
    match.play("token hull steel")
    assert shares(match, "GWR") == {"A": 0, "B": 15, "C": 0, "bank": 1}


@pytest.mark.rule("SR-6.7")
def test_an_autonomous_company_gives_no_share() -> None:
    match = rocket(lines="LY: Liverpool > 2,3 > 2,4 > 1,4 > 0,4", shares="LY: A 2", autonomous="LY")
    remark = match.remark("advance LY 0,3")
    assert remark is not None
    assert remark.code == "line_autonomous"
    match.play("advance LY 0,3")
    assert shares(match, "LY") == {"A": 2, "B": 0, "C": 0, "bank": 0}
    assert company_view(match, "LY")["locomotive"] == "0,3"


@pytest.mark.rule("SR-6.8")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_locomotive_faces_the_way_it_went(direction: str) -> None:
    match = played(rocket(), f"advance LSWR {direction}")
    assert company_view(match, "LSWR")["facing"] == direction


@pytest.mark.rule("SR-6.8")
@pytest.mark.parametrize(
    ("step", "facing", "ahead"),
    [("14,5", "e", "e se"), ("15,4", "se", "e sw se"), ("15,3", "sw", "w se")],  # Swindon and Yeovil are in the way
)
def test_its_rear_is_to_the_hex_it_left(step: str, facing: str, ahead: str) -> None:
    match = played(rocket(2, lines="GWR: Bristol > 14,4"), f"advance GWR {step}", "token hull steel")
    assert company_view(match, "GWR")["facing"] == facing
    assert {text.split()[2] for text in texts(match, "advance") if "GWR" in text} == set(ahead.split())
    assert code(match, "advance GWR 14,4") == "turn_too_sharp"
