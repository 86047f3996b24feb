"""SR-9 Income after an advance, and SR-11 how a pair of prizes is distributed."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from reading import happened
from rocket.positions import cash, company_view, rocket, unopposed

LSWR = "LSWR: Southampton > 15,7 > 14,7"
NER = "NER: York > 2,8 > 3,8 > 4,8 > 5,7 > 6,8 > 7,8"
"""Joined to four towns; Peterborough, a railway town, is new on 8,9."""
LY_TO_2_5 = "LY: Liverpool > 4,3 > 4,4 > 4,5 > 3,5; NER: York > 0,7 > 0,6 > 0,5 > 1,4"
"""NER on 2,5 joins Manchester and Leeds and touches L&Y."""
LNWR_INTO_GWR = "LNWR: Shrewsbury > 8,4 > 9,4 > 9,5 > 10,6; GWR: Bristol > 12,4 > 12,5"
"""LNWR on 11,5 joins Gloucester, which GWR has already, and touches GWR."""


def paid(match: Match) -> list[str]:
    """What the last action paid, in order: "A 2 gloucester", or the company's name for a merger prize."""
    payments: list[dict[str, Any]] = [event.arguments for event in match.events if event.name.startswith("paid_")]
    return [f"{'ABCD'[one['seat']]} {one['money'] // 1000} {one.get('town') or one['company']}" for one in payments]


# --- SR-9.1 new towns -------------------------------------------------------------------------------------


@pytest.mark.rule("SR-9.1")
def test_only_towns_that_become_joined_by_the_advance_pay() -> None:
    match = rocket(lines="GWR: Bristol > 12,4", tokens="A gloucester leather; A manchester steel; A stoke leather")
    unopposed(match, "advance GWR 12,5")
    assert "gloucester" in company_view(match, "GWR")["towns"]
    assert cash(match) == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("SR-9.1")
def test_a_town_of_the_line_about_to_be_joined_is_still_new_to_the_moving_line() -> None:
    match = rocket(lines=LNWR_INTO_GWR, tokens="B gloucester leather", stations="C 9,4")
    unopposed(match, "advance LNWR 11,5")
    assert happened(match, "paid_city") == [{"seat": 1, "money": 2000, "town": "gloucester"}]
    assert happened(match, "town_joined") == [{"company": "LNWR", "town": "gloucester"}]


@pytest.mark.rule("SR-9.1", "SR-10.3")
def test_the_other_lines_towns_are_not_new_to_the_moving_line() -> None:
    """Swindon and Bristol are GWR's alone: Swindon pays nothing, neither counts for the merger prize."""
    match = rocket(lines=LNWR_INTO_GWR, stations="C 9,4")
    unopposed(match, "advance LNWR 11,5")
    assert paid(match) == ["A 3 LNWR"]


# --- SR-9.2 cities ----------------------------------------------------------------------------------------


@pytest.mark.rule("SR-9.2")
@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("A gloucester leather; A gloucester textiles; B gloucester leather", {"A": 2, "B": 1, "C": 0}),
        ("A gloucester textiles; B gloucester leather 2", {"A": 1, "B": 2, "C": 0}),
        ("B gloucester textiles; C brighton leather 2; C hull leather", {"A": 0, "B": 2, "C": 0}),
        ("C gloucester leather", {"A": 0, "B": 0, "C": 2}),
    ],
)
def test_a_city_pays_by_its_own_tokens_whatever_their_good(tokens: str, expected: dict[str, int]) -> None:
    match = rocket(tokens=tokens)
    unopposed(match, "advance GWR 12,4")
    assert cash(match) == expected


@pytest.mark.rule("SR-9.2")
def test_stations_and_shares_do_not_count_for_a_city() -> None:
    match = rocket(lines="LNWR: Shrewsbury > 8,4 > 9,4", stations="B 8,4", shares="LNWR: B 5")
    unopposed(match, "advance LNWR 10,4")
    assert cash(match) == {"A": 0, "B": 0, "C": 0}


# --- SR-9.3 railway towns ---------------------------------------------------------------------------------


@pytest.mark.rule("SR-9.3")
@pytest.mark.parametrize(
    ("stations", "expected"),
    [
        ("B 14,7", {"A": 0, "B": 3, "C": 0}),
        ("B 14,6", {"A": 0, "B": 3, "C": 0}),  # on the hex just entered
        ("B 15,7; C 14,6", {"A": 0, "B": 2, "C": 2}),
        ("B 15,5", {"A": 0, "B": 0, "C": 0}),  # next to the line is not on it
    ],
)
def test_a_railway_town_pays_for_stations_on_the_line(stations: str, expected: dict[str, int]) -> None:
    match = rocket(lines=LSWR, stations=stations, tokens="C london brewing")
    unopposed(match, "advance LSWR 14,6")
    assert cash(match) == expected


@pytest.mark.rule("SR-9.3")
def test_stations_on_another_line_do_not_count() -> None:
    match = rocket(lines=LSWR + "; GER: Norwich > 8,13 > 8,12", stations="B 15,7; C 8,13; C 6,4")
    unopposed(match, "advance LSWR 14,6")
    assert cash(match) == {"A": 0, "B": 3, "C": 0}


@pytest.mark.rule("SR-9.3")
def test_shares_do_not_count_for_a_railway_town() -> None:
    match = rocket(lines=LSWR, stations="B 15,7", shares="LSWR: C 5")
    unopposed(match, "advance LSWR 14,6")
    assert cash(match) == {"A": 0, "B": 3, "C": 0}


@pytest.mark.rule("SR-9.3")
def test_the_prize_counts_every_town_joined_the_new_ones_too() -> None:
    """York, Lincoln, Sheffield, Nottingham and the new Peterborough: 5k and floor(5/2) = 2k."""
    match = rocket(lines=NER, stations="A 2,8; A 4,8; B 6,8")
    unopposed(match, "advance NER 8,9")
    assert paid(match) == ["A 5 peterborough", "B 2 peterborough"]


# --- SR-9.4 start towns -----------------------------------------------------------------------------------


@pytest.mark.rule("SR-9.4")
def test_a_start_town_pays_nothing_but_counts() -> None:
    match = rocket(lines="GWR: Bristol > 14,4 > 15,4 > 15,5; LSWR: Southampton > 16,8 > 16,9", stations="B 15,5")
    assert company_view(match, "GWR")["worth"] == 1
    unopposed(match, "advance GWR 15,6")
    assert company_view(match, "GWR")["worth"] == 2
    assert cash(match) == {"A": 0, "B": 0, "C": 0}
    unopposed(match, "token hull steel")
    unopposed(match, "advance GWR 14,7")  # Reading: Bristol and Southampton make it 3k
    assert cash(match) == {"A": 0, "B": 3, "C": 0}


# --- SR-9.5 no payment, and the occasion is gone ----------------------------------------------------------


@pytest.mark.rule("SR-9.5")
def test_a_city_without_token_owners_pays_nothing_and_never_will() -> None:
    match = rocket()
    unopposed(match, "advance GWR 12,4")
    assert cash(match) == {"A": 0, "B": 0, "C": 0}
    match.play("token gloucester leather")
    unopposed(match, "advance GWR 12,5")  # next to Gloucester again
    assert cash(match) == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("SR-9.5")
def test_a_railway_town_without_stations_pays_nothing_and_never_will() -> None:
    match = rocket(lines=LSWR, stations="C 14,5")
    unopposed(match, "advance LSWR 14,6")
    assert cash(match) == {"A": 0, "B": 0, "C": 0}
    match.play("token hull steel")
    unopposed(match, "advance LSWR 14,5")  # next to Swindon again, now with a station
    assert company_view(match, "LSWR")["stations"] == [0, 0, 1]
    assert cash(match) == {"A": 0, "B": 0, "C": 0}


# --- SR-9.6 and SR-9.7 the order --------------------------------------------------------------------------


@pytest.mark.rule("SR-9.6")
def test_cities_are_paid_before_railway_towns_and_these_before_the_merger() -> None:
    match = rocket(lines=LY_TO_2_5, tokens="B manchester steel", stations="C 0,6")
    unopposed(match, "advance NER 2,5")
    assert paid(match) == ["B 2 manchester", "C 3 leeds", "A 3 NER"]


@pytest.mark.rule("SR-9.7")
def test_two_new_cities_pay_separately_in_the_order_of_their_ids() -> None:
    match = rocket(tokens="A stoke leather; A birmingham steel; B stoke textiles 2")
    unopposed(match, "advance LNWR 7,4")
    assert [payment.split()[2] for payment in paid(match)] == ["birmingham", "stoke", "stoke"]
    assert cash(match) == {"A": 3, "B": 2, "C": 0}


@pytest.mark.rule("SR-9.7")
def test_two_new_railway_towns_pay_separately_with_the_same_number_of_towns() -> None:
    """Southampton, Reading, Oxford and Swindon: 4k twice, not 3k and 4k."""
    match = rocket(lines=LSWR, stations="B 15,7")
    unopposed(match, "advance LSWR 13,6")
    assert paid(match) == ["B 4 oxford", "B 4 swindon"]


# --- SR-9.8 once per line ---------------------------------------------------------------------------------


@pytest.mark.rule("SR-9.8")
def test_a_town_pays_once_for_each_line() -> None:
    match = rocket(lines="LNWR: Shrewsbury > 8,3 > 9,3", tokens="C gloucester leather")
    unopposed(match, "advance GWR 12,4")
    assert cash(match)["C"] == 2
    unopposed(match, "token hull steel")
    unopposed(match, "advance GWR 12,5")
    assert cash(match)["C"] == 2, "the same line again"
    unopposed(match, "advance LNWR 10,4")
    assert cash(match)["C"] == 4, "another line"


@pytest.mark.rule("SR-9.8")
def test_a_railway_town_pays_once_for_each_line() -> None:
    match = rocket(lines=LSWR + "; GWR: Bristol > 12,4", stations="B 15,7; C 12,4")
    unopposed(match, "advance LSWR 14,6")
    unopposed(match, "advance GWR 12,5")  # Bristol, Gloucester, Swindon
    assert cash(match) == {"A": 0, "B": 3, "C": 3}
    unopposed(match, "advance GWR 12,6")  # Oxford is new, Swindon is not: 4k once
    assert cash(match) == {"A": 0, "B": 3, "C": 7}


# --- SR-9.9 towns got by a merger -------------------------------------------------------------------------


@pytest.mark.rule("SR-9.9")
def test_a_town_got_by_a_merger_is_never_paid_to_the_survivor() -> None:
    match = rocket(lines="LNWR: Shrewsbury > 8,3 > 9,3 > 10,4 > 11,3", tokens="C gloucester leather")
    unopposed(match, "advance LNWR 12,3")  # next to Bristol: GWR absorbs LNWR
    assert "gloucester" in company_view(match, "GWR")["towns"]
    assert cash(match)["C"] == 0, "not paid at the merger"
    unopposed(match, "advance GWR 12,4")  # its own track reaches Gloucester
    assert cash(match)["C"] == 0, "nor later"


@pytest.mark.rule("SR-9.9")
def test_a_railway_town_got_by_a_merger_is_never_paid_to_the_survivor() -> None:
    match = rocket(lines=LSWR + " > 14,6 > 14,5", stations="C 15,7")
    unopposed(match, "advance LSWR 14,4")  # next to Bristol: GWR absorbs LSWR with Swindon and Reading
    assert cash(match)["C"] == 0
    unopposed(match, "advance GWR 13,4")  # next to Swindon
    assert "swindon" in company_view(match, "GWR")["towns"]
    assert cash(match)["C"] == 0


# --- SR-11 a pair of prizes -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stations", "expected"),
    [
        pytest.param("", (0, 0, 0, 0), marks=pytest.mark.rule("SR-11.1"), id="nobody takes part"),
        pytest.param("C 2,8", (0, 0, 5, 0), marks=pytest.mark.rule("SR-11.1", "SR-11.5"), id="zero is not second"),
        pytest.param("A 2,8; A 4,8", (5, 0, 0, 0), marks=pytest.mark.rule("SR-11.5"), id="no second prize"),
        pytest.param("A 2,8; A 4,8; D 6,8", (5, 0, 0, 2), marks=pytest.mark.rule("SR-11.2"), id="first and second"),
        pytest.param("B 2,8; C 4,8", (0, 3, 3, 0), marks=pytest.mark.rule("SR-11.3", "SR-11.6"), id="two first: 7/2"),
        pytest.param("B 2,8; C 4,8; D 6,8", (0, 2, 2, 2), marks=pytest.mark.rule("SR-11.3"), id="three first: 7/3"),
        pytest.param("A 2,8; B 4,8; C 6,8; D 8,9", (1, 1, 1, 1), marks=pytest.mark.rule("SR-11.3"), id="four: 7/4"),
        pytest.param("A 2,8; A 4,8; B 6,8; B 8,9", (3, 3, 0, 0), marks=pytest.mark.rule("SR-11.3"), id="level at two"),
        pytest.param("A 2,8; A 4,8; C 6,8; D 8,9", (5, 0, 1, 1), marks=pytest.mark.rule("SR-11.4"), id="two second"),
    ],
)
def test_prizes_of_5_and_2_for_stations(stations: str, expected: tuple[int, ...]) -> None:
    match = rocket(4, lines=NER, stations=stations)
    unopposed(match, "advance NER 8,9")
    assert tuple(cash(match).values()) == expected


MERGERS = {
    1: ("GWR: Bristol > 14,4 > 15,4 > 15,5", "LSWR", "16,6"),
    3: ("LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4", "LSWR", "14,5"),
    7: ("LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,6 > 13,6 > 14,7", "LNWR", "15,7"),
}
"""By number of towns: lines, the company to advance, and where to, so that it is absorbed."""


@pytest.mark.parametrize(
    ("towns", "holdings", "expected"),
    [
        pytest.param(7, (1, 0, 0, 0), (7, 0, 0, 0), marks=pytest.mark.rule("SR-11.2", "SR-11.5"), id="alone"),
        pytest.param(7, (1, 2, 3, 4), (0, 0, 3, 7), marks=pytest.mark.rule("SR-11.2", "SR-11.4"), id="two paid"),
        pytest.param(7, (3, 3, 2, 1), (5, 5, 0, 0), marks=pytest.mark.rule("SR-11.3"), id="no second after a tie"),
        pytest.param(7, (3, 3, 3, 1), (3, 3, 3, 0), marks=pytest.mark.rule("SR-11.3"), id="three first: 10/3"),
        pytest.param(7, (2, 2, 2, 2), (2, 2, 2, 2), marks=pytest.mark.rule("SR-11.3", "SR-11.6"), id="four: 10/4"),
        pytest.param(7, (4, 2, 2, 2), (7, 1, 1, 1), marks=pytest.mark.rule("SR-11.4"), id="three second: 3/3"),
        pytest.param(7, (4, 2, 2, 1), (7, 1, 1, 0), marks=pytest.mark.rule("SR-11.4", "SR-11.6"), id="two second: 3/2"),
        pytest.param(3, (1, 3, 2, 0), (0, 3, 1, 0), marks=pytest.mark.rule("SR-11.6"), id="second of 3: 1.5"),
        pytest.param(3, (3, 1, 1, 0), (3, 0, 0, 0), marks=pytest.mark.rule("SR-11.6"), id="1/2 of the second: 0"),
        pytest.param(1, (2, 1, 0, 0), (1, 0, 0, 0), marks=pytest.mark.rule("SR-11.6"), id="second of 1: 0.5"),
        pytest.param(1, (1, 1, 0, 0), (0, 0, 0, 0), marks=pytest.mark.rule("SR-11.6"), id="1/2 of the first: 0"),
    ],
)
def test_merger_prizes(towns: int, holdings: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """Holdings when the prize is paid; A takes the last of his with the advance."""
    lines, company, hex = MERGERS[towns]
    before = (holdings[0] - 1, *holdings[1:])
    held = ", ".join(f"{seat} {number}" for seat, number in zip("ABCD", before, strict=True))
    match = unopposed(rocket(4, lines=lines, shares=f"{company}: {held}"), f"advance {company} {hex}")
    assert tuple(cash(match).values()) == expected


@pytest.mark.rule("SR-11.7")
def test_the_bank_never_runs_out_of_money() -> None:
    match = rocket(cash="A 300; B 200; C 44", tokens="B gloucester leather")
    unopposed(match, "advance GWR 12,4")
    assert cash(match) == {"A": 300, "B": 202, "C": 44}
