"""SR-EX The worked examples."""

from __future__ import annotations

import pytest

from branchline.kernel import Match
from reading import code, happened, played, texts
from rocket.positions import cash, company_view, rocket, shares


@pytest.mark.rule("SR-EX-1")
@pytest.mark.parametrize("active", ["A", "B"])
@pytest.mark.parametrize(
    ("hexes", "expected"),
    [
        ("13,6 14,4 14,3 12,3 11,6 16,4", None),
        ("13,5", "hex_is_town"),
        ("12,4", "hex_has_track"),
        ("11,5 12,6 13,4", "next_to_locomotive"),
        ("14,5 14,6 15,4 15,6 16,5", "next_to_station"),
        ("15,5", "hex_has_station"),
    ],
)
def test_stations(active: str, hexes: str, expected: str | None) -> None:
    match = rocket(lines="GWR: Bristol > 12,4 > 12,5", stations="A 15,5", active=active)
    assert {hex: code(match, f"station {hex}") for hex in hexes.split()} == dict.fromkeys(hexes.split(), expected)
    assert all((f"station {hex}" in texts(match)) == (expected is None) for hex in hexes.split())


@pytest.mark.rule("SR-EX-1")
def test_a_hex_next_to_a_station_and_to_a_locomotive() -> None:
    match = rocket(lines="GWR: Bristol > 12,4 > 12,5", stations="A 15,5")
    assert code(match, "station 16,6") in {"next_to_station", "next_to_locomotive"}


@pytest.mark.rule("SR-EX-2")
def test_moves_of_the_blue_locomotive() -> None:
    match = rocket(lines="LY: Liverpool > 4,3 > 4,4")
    codes = {hex: code(match, f"advance LY {hex}") for hex in ("4,5", "5,4", "3,4", "3,3", "4,3", "5,3")}
    sharp = dict.fromkeys(["3,3", "4,3", "5,3"], "turn_too_sharp")
    assert codes == {"4,5": None, "5,4": None, "3,4": "hex_is_town"} | sharp


@pytest.fixture
def vetoed() -> Match:
    match = rocket(lines="GWR: Bristol > 14,4", shares="GWR: A 1, B 3, C 1", active="C")
    assert {text.split()[2] for text in texts(match, "advance") if "GWR" in text} == {"e", "se", "sw"}
    match.play("advance GWR 15,4")
    assert shares(match, "GWR") == {"A": 1, "B": 3, "C": 2, "bank": 10}
    return played(match, "bid 1 14,5", "bid 2 14,5")


@pytest.mark.rule("SR-EX-3")
def test_veto_c_gives_way(vetoed: Match) -> None:
    vetoed.play("yield")
    assert shares(vetoed, "GWR") == {"A": 1, "B": 1, "C": 2, "bank": 12}
    line = company_view(vetoed, "GWR")
    assert (line["locomotive"], set(line["line"]), vetoed.view()["tiles_left"]) == ("14,5", {"14,4", "14,5"}, 59)
    assert happened(vetoed, "town_joined") == [{"company": "GWR", "town": "swindon"}]
    assert cash(vetoed) == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("SR-EX-3")
def test_veto_c_matches(vetoed: Match) -> None:
    assert code(vetoed, "bid 2 15,3") == "only_original_hex"
    vetoed.play("match")
    assert shares(vetoed, "GWR") == {"A": 1, "B": 3, "C": 0, "bank": 12}
    line = company_view(vetoed, "GWR")
    assert (line["locomotive"], set(line["line"]), vetoed.view()["tiles_left"]) == ("15,4", {"14,4", "15,4"}, 59)


@pytest.mark.rule("SR-EX-4")
def test_city() -> None:
    match = played(rocket(tokens="A gloucester leather", active="B"), "advance GWR 12,4")
    assert happened(match, "paid_city") == [{"seat": 0, "money": 2000, "town": "gloucester"}]
    assert cash(match) == {"A": 2, "B": 0, "C": 0}
    assert match.view()["tiles_left"] == 60
    assert shares(match, "GWR") == {"A": 0, "B": 1, "C": 0, "bank": 15}


@pytest.mark.rule("SR-EX-5")
def test_railway_town() -> None:
    match = played(rocket(lines="LSWR: Southampton > 15,7 > 14,7", stations="B 14,7"), "advance LSWR 14,6")
    assert happened(match, "paid_railway") == [{"seat": 1, "money": 3000, "town": "swindon", "company": "LSWR"}]
    assert set(company_view(match, "LSWR")["towns"]) == {"southampton", "reading", "swindon"}
    assert cash(match) == {"A": 0, "B": 3, "C": 0}


@pytest.mark.rule("SR-EX-6")
def test_merger() -> None:
    lines = "LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4"
    match = rocket(lines=lines, shares="LSWR: A 3, B 2", active="C")
    assert match.view()["tiles_left"] == 58
    match.play("advance LSWR 14,5")
    assert shares(match, "LSWR")["C"] == 1
    played(match, "pass", "pass")
    assert not happened(match, "town_joined")
    assert happened(match, "line_absorbed") == [{"company": "LSWR", "into": "GWR"}]
    assert cash(match) == {"A": 3, "B": 1, "C": 0}
    assert match.view()["tiles_left"] == 56
    assert shares(match, "GWR") == {"A": 1, "B": 1, "C": 0, "bank": 14}
    line = company_view(match, "GWR")
    assert set(line["line"]) == {"14,4", "14,5", "14,6", "14,7", "15,7"}
    assert set(line["towns"]) == {"bristol", "southampton", "reading", "swindon"}


@pytest.mark.rule("SR-EX-7")
def test_autonomous_line() -> None:
    match = rocket(2, lines="LY: Liverpool > 2,3 > 2,4 > 1,4", shares="LY: A 2, B 1")
    match.play("advance LY 0,4")
    assert shares(match, "LY") == {"A": 3, "B": 1, "bank": 12}
    match.play("pass")
    assert happened(match, "line_autonomous") == [{"company": "LY"}]
    line = company_view(match, "LY")
    assert (line["status"], line["facing"], set(line["towns"])) == ("autonomous", "nw", {"liverpool", "manchester"})
    assert shares(match, "LY") == {"A": 3, "B": 1, "bank": 0}
    played(match, "token hull steel", "advance LY 0,3", "pass", "token hull steel", "advance LY 1,2", "pass")
    assert shares(match, "LY") == {"A": 3, "B": 1, "bank": 0}
    played(match, "token hull leather")
    assert not [text for text in texts(match, "advance") if "LY" in text]


@pytest.mark.rule("SR-EX-8")
def test_two_tied_second_for_three() -> None:
    """LNWR joins seven towns when it is absorbed by LSWR: seven for A, three to share for B and C."""
    lines = "LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,6 > 13,6 > 14,7; GWR: Bristol > 14,4 > 15,4 > 15,5"
    match = rocket(lines=lines, shares="LNWR: A 4, B 2, C 2")
    assert cash(played(match, "advance LNWR 15,7", "pass", "pass")) == {"A": 7, "B": 1, "C": 1}


@pytest.mark.rule("SR-EX-8")
def test_two_tied_first_for_two_and_one() -> None:
    match = rocket(tokens="A gloucester leather; B gloucester textiles")
    assert cash(played(match, "advance GWR 12,4")) == {"A": 1, "B": 1, "C": 0}


@pytest.mark.rule("SR-EX-8")
def test_two_tied_first_for_six_and_three() -> None:
    match = rocket(lines="GWR: Bristol > 12,4", tokens="A gloucester leather; B gloucester leather", tiles_left=1)
    match.play("advance GWR 12,5")
    paid = [(pay["seat"], pay["good"], pay["money"]) for pay in happened(match, "paid_goods") if pay["money"]]
    assert paid == [(0, "leather", 4000), (1, "leather", 4000)]


@pytest.mark.rule("SR-EX-9")
def test_final_scoring() -> None:
    match = rocket(
        lines="GWR: Bristol > 12,4 > 12,5", shares="GWR: A 2, B 2", stations="A 12,4; C 12,6", tiles_left=1,
        tokens="A gloucester leather; B gloucester textiles; C london brewing", passengers="A 1; C 3",
    )  # fmt: skip
    match.play("advance GWR 12,6")
    assert (match.view()["seats"][0]["passengers"], match.to_move) == (1, 1)
    match.play("pass")
    line = company_view(match, "GWR")
    assert set(line["towns"]) == {"bristol", "gloucester", "swindon", "oxford"}
    assert [(paid["seat"], paid["money"]) for paid in happened(match, "paid_railway")] == [(0, 3000), (2, 3000)]
    assert happened(match, "tokens_discarded") == [{"seat": 2, "tokens": 1}]
    assert {paid["good"]: (paid["seat"], paid["money"]) for paid in happened(match, "paid_goods")} == {
        "textiles": (1, 6000),
        "leather": (0, 6000),
    }
    assert {paid["seat"]: paid["money"] for paid in happened(match, "paid_passengers")} == {0: 3000, 2: 6000}
    assert {paid["seat"]: paid["money"] for paid in happened(match, "paid_stations")} == {0: 3000, 2: 3000}
    assert {paid["seat"]: paid["money"] for paid in happened(match, "paid_shares")} == {0: 4000, 1: 2000}
    assert (cash(match), match.is_over) == ({"A": 19, "B": 8, "C": 12}, True)
