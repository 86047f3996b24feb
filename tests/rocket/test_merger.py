"""SR-10 Merger."""

from __future__ import annotations

import pytest

from branchline.kernel import Match
from branchline.kernel.outcome import describe, foresee
from reading import code, happened, texts
from rocket.positions import BOARD, cash, company_view, rocket, shares, unopposed

LSWR = "LSWR: Southampton > 15,7 > 14,7 > 14,6"
GWR = "GWR: Bristol > 14,4"
LNWR = "LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,6 > 13,6 > 14,7"


def holding(match: Match, company: str, seat: str) -> str:
    """Ordinary + supplementary shares, in the notation of the rules page."""
    line, index = company_view(match, company), "ABCD".index(seat)
    return f"{line['shares'][index]}+{line['supplementary'][index]}"


# --- SR-10.1, SR-10.2 what merges -------------------------------------------------------------------------


@pytest.mark.rule("SR-10.1")
@pytest.mark.parametrize(
    ("gwr", "hex"),
    [
        ("GWR: Bristol > 14,4 > 15,3", "14,5"),  # track on 14,4
        ("GWR: Bristol > 14,4", "14,5"),  # locomotive on 14,4
        ("GWR: Bristol > 14,4 > 15,4", "14,5"),  # both
    ],
)
def test_a_locomotive_next_to_another_line_is_absorbed_by_it(gwr: str, hex: str) -> None:
    match = unopposed(rocket(lines=f"{LSWR}; {gwr}"), f"advance LSWR {hex}")
    assert happened(match, "line_absorbed") == [{"company": "LSWR", "into": "GWR"}]
    assert company_view(match, "LSWR")["status"] == "absorbed"
    assert company_view(match, "GWR")["status"] == "live"


@pytest.mark.rule("SR-10.1")
def test_nothing_merges_while_no_other_line_is_touched() -> None:
    match = unopposed(rocket(lines=f"{LSWR}; GWR: Bristol > 12,4"), "advance LSWR 14,5")
    assert [line["status"] for line in match.view()["companies"]] == ["live"] * 7


@pytest.mark.rule("SR-10.1", "SR-10.2")
def test_the_town_of_a_company_not_departed_absorbs_too() -> None:
    match = unopposed(rocket(lines=LNWR), "advance LNWR 15,7")
    assert happened(match, "line_absorbed") == [{"company": "LNWR", "into": "LSWR"}]


@pytest.mark.rule("SR-10.1")
@pytest.mark.parametrize(
    ("lines", "action", "words"),
    [
        (f"{LSWR}; {GWR}", "advance LSWR 14,5", "LSWR is absorbed by GWR"),
        (LNWR, "advance LNWR 15,7", "LNWR is absorbed by LSWR"),
        ("GWR: Bristol > 14,4 > 14,5 > 14,6 > 14,7", "advance LSWR 15,7", "LSWR is absorbed by GWR"),
    ],
)
def test_who_absorbs_whom_is_told_beforehand(lines: str, action: str, words: str) -> None:
    match = rocket(lines=lines)
    outcome = foresee(match, action, match.to_move or 0, [1])
    described = describe(match, outcome.changes, match.to_move, "en")
    assert words in [f"{line.name} {' '.join(line.changes)}" for line in described]


@pytest.mark.rule("SR-10.1")
def test_a_merger_asks_nobody() -> None:
    """It is compulsory: after the advance the same turn goes on, without LSWR."""
    match = rocket(lines=f"{LSWR}; {GWR}")
    match.play("advance LSWR 14,5")
    assert (match.view()["phase"], match.to_move, company_view(match, "LSWR")["status"]) == ("act", 0, "absorbed")


@pytest.mark.rule("SR-10.2", "SR-9.4")
def test_the_town_touched_counts_in_the_merger_prize() -> None:
    """Shrewsbury, Birmingham, Gloucester, Oxford, Swindon, Reading, and Southampton: 7k."""
    match = unopposed(rocket(lines=LNWR), "advance LNWR 15,7")
    assert {"company": "LNWR", "town": "southampton"} in happened(match, "town_joined")
    assert happened(match, "paid_merger") == [{"seat": 0, "money": 7000, "company": "LNWR"}]


@pytest.mark.rule("SR-10.2")
def test_the_town_of_a_departed_company_merges_nothing() -> None:
    match = unopposed(rocket(lines=f"{LNWR}; LSWR: Southampton > 17,6 > 17,5"), "advance LNWR 15,7")
    assert not happened(match, "line_absorbed")
    assert "southampton" in company_view(match, "LNWR")["towns"]


# --- SR-10.3 the prize ------------------------------------------------------------------------------------


@pytest.mark.rule("SR-10.3")
def test_shareholders_of_the_absorbed_company_are_paid_for_its_towns_only() -> None:
    """LSWR has three towns, new ones included; GWR's Bristol and Gloucester and its shareholders do not matter."""
    lines = "LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 12,4 > 13,4"
    match = rocket(lines=lines, shares="LSWR: A 2, B 2; GWR: C 5", stations="C 14,7")
    unopposed(match, "advance LSWR 14,5")
    assert cash(match) == {"A": 3, "B": 1, "C": 0}


@pytest.mark.rule("SR-10.3")
def test_the_new_towns_of_this_advance_count() -> None:
    """York and the new Leeds and Manchester: 3k; before the advance it was one."""
    lines = "LY: Liverpool > 4,3 > 4,4 > 4,5 > 3,5; NER: York > 0,7 > 0,6 > 0,5 > 1,4"
    match = unopposed(rocket(lines=lines, shares="NER: B 4"), "advance NER 2,5")
    assert cash(match) == {"A": 1, "B": 3, "C": 0}


@pytest.mark.rule("SR-10.3")
def test_supplementary_shares_count_for_the_prize() -> None:
    match = unopposed(rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: B 1+3, C 3"), "advance LSWR 14,5")
    assert cash(match) == {"A": 0, "B": 3, "C": 1}


@pytest.mark.rule("SR-10.3")
def test_shares_paid_in_the_veto_no_longer_count() -> None:
    match = rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: B 3, C 2")
    match.play("advance LSWR 15,5")
    match.play("bid 2 14,5")  # B is left with 1; C cannot bid more, A cannot match
    assert cash(match) == {"A": 0, "B": 0, "C": 3}


# --- SR-10.4, SR-10.5 the tile ----------------------------------------------------------------------------


@pytest.mark.rule("SR-10.4")
def test_the_locomotive_goes_and_a_tile_takes_its_place() -> None:
    match = rocket(lines=f"{LSWR}; {GWR}")
    assert match.view()["tiles_left"] == 58
    unopposed(match, "advance LSWR 14,5")
    assert match.view()["tiles_left"] == 56, "one on 14,6 and one on 14,5"
    assert company_view(match, "LSWR")["locomotive"] is None
    match.play("token hull steel")
    assert code(match, "station 14,5") == "hex_has_track"
    assert code(match, "station 15,5") is None, "no locomotive is next to it any more"


@pytest.mark.rule("SR-10.4")
def test_from_the_start_town_only_the_merger_lays_a_tile() -> None:
    match = rocket(lines="GWR: Bristol > 14,4 > 15,4 > 15,5")
    unopposed(match, "advance LSWR 16,6")
    assert match.view()["tiles_left"] == 57


@pytest.mark.rule("SR-10.5")
def test_without_a_tile_the_merger_still_takes_place() -> None:
    match = rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: B 4", tiles_left=1)
    unopposed(match, "advance LSWR 14,5")
    assert match.view()["tiles_left"] == 0
    assert {payment["seat"]: payment["money"] for payment in happened(match, "paid_merger")} == {0: 1000, 1: 3000}
    assert shares(match, "GWR")["B"] == 2
    assert "14,5" in company_view(match, "GWR")["line"]
    assert company_view(match, "GWR")["worth"] == 4, "Bristol, Southampton, Reading, Swindon"


# --- SR-10.6, SR-10.7 the survivor ------------------------------------------------------------------------


@pytest.mark.rule("SR-10.6")
def test_hexes_stations_and_towns_pass_to_the_survivor() -> None:
    match = rocket(lines=f"{LSWR}; {GWR} > 15,3", stations="B 15,7; B 14,4; C 14,6")
    unopposed(match, "advance LSWR 14,5")
    line = company_view(match, "GWR")
    assert set(line["line"]) == {"14,4", "15,3", "15,7", "14,7", "14,6", "14,5"}
    assert set(line["towns"]) == {"bristol", "yeovil", "southampton", "reading", "swindon"}
    assert line["stations"] == [0, 2, 1]
    assert company_view(match, "LSWR")["line"] == company_view(match, "LSWR")["towns"] == []


@pytest.mark.rule("SR-10.6")
def test_the_survivors_locomotive_stays_with_its_facing() -> None:
    match = rocket(lines=f"{LSWR}; {GWR} > 15,3")
    before = company_view(match, "GWR")["facing"]
    unopposed(match, "advance LSWR 14,5")
    assert (company_view(match, "GWR")["locomotive"], company_view(match, "GWR")["facing"]) == ("15,3", before)
    assert code(match, "advance GWR 15,2") is None
    assert code(match, "advance GWR 15,4") == "turn_too_sharp"


@pytest.mark.rule("SR-10.7")
def test_a_survivor_in_its_start_town_may_still_leave_in_any_direction() -> None:
    match = unopposed(rocket(lines=LNWR), "advance LNWR 15,7")
    assert company_view(match, "LSWR")["facing"] is None
    assert [code(match, f"advance LSWR {hex}") for hex in ("16,8", "15,6", "16,6", "17,6", "17,7")] == [None] * 5


@pytest.mark.rule("SR-10.7")
def test_a_survivor_leaving_its_start_town_lays_no_tile_there() -> None:
    match = unopposed(rocket(lines=LNWR), "advance LNWR 15,7")
    tiles = match.view()["tiles_left"]
    unopposed(match, "advance LSWR 16,8")
    assert match.view()["tiles_left"] == tiles
    assert "16,7" not in company_view(match, "LSWR")["line"]


# --- SR-10.8 to SR-10.11 the exchange ---------------------------------------------------------------------


@pytest.mark.rule("SR-10.8")
def test_two_old_shares_become_one_and_an_odd_share_is_lost() -> None:
    match = rocket(4, lines=f"{LSWR}; {GWR}", shares="LSWR: A 4, B 4, C 1+2, D 1; GWR: B 1+1")
    unopposed(match, "advance LSWR 14,5")  # A has 5 then
    assert shares(match, "GWR") == {"A": 2, "B": 4, "C": 1, "D": 0, "bank": 10}


@pytest.mark.rule("SR-10.8")
@pytest.mark.parametrize(
    ("bank", "expected"),
    [
        (0, {"B": "0+2", "C": "0+2", "A": "0+1"}),
        (1, {"B": "1+1", "C": "0+2", "A": "0+1"}),
        (3, {"B": "2+0", "C": "1+1", "A": "0+1"}),
        (4, {"B": "2+0", "C": "2+0", "A": "0+1"}),
        (5, {"B": "2+0", "C": "2+0", "A": "1+0"}),
    ],
)
def test_the_bank_serves_the_active_player_first_then_clockwise(bank: int, expected: dict[str, str]) -> None:
    """D holds the rest of GWR; B is active and has 4 LSWR with the share just taken, C 4, A 2."""
    match = rocket(4, lines=f"{LSWR}; {GWR}", shares=f"LSWR: A 2, B 3, C 4; GWR: D {16 - bank}", active="B")
    unopposed(match, "advance LSWR 14,5")
    assert {seat: holding(match, "GWR", seat) for seat in "BCA"} == expected
    assert shares(match, "GWR")["bank"] == max(bank - 5, 0)


@pytest.mark.rule("SR-10.9")
def test_supplementary_shares_never_run_out() -> None:
    """All 16 of the box are out already."""
    match = rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: B 8; GWR: A 0+8, C 16+8")
    unopposed(match, "advance LSWR 14,5")
    assert holding(match, "GWR", "B") == "0+4"


@pytest.mark.rule("SR-10.9")
def test_supplementary_shares_are_kept_apart_under_their_company() -> None:
    match = rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: B 8; GWR: B 2, C 13; SER: B 0+1")
    unopposed(match, "advance LSWR 14,5")
    assert holding(match, "GWR", "B") == "3+3"
    assert holding(match, "SER", "B") == "0+1"


@pytest.mark.rule("SR-10.10")
def test_all_shares_of_the_absorbed_company_leave_the_game() -> None:
    match = rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: B 3+2, C 1")
    unopposed(match, "advance LSWR 14,5")
    line = company_view(match, "LSWR")
    assert (line["bank"], line["shares"], line["supplementary"]) == (0, [0, 0, 0], [0, 0, 0])


@pytest.mark.rule("SR-10.11")
def test_an_autonomous_survivor_gives_supplementary_shares_only() -> None:
    match = rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: B 4, C 3; GWR: B 2", autonomous="GWR")
    unopposed(match, "advance LSWR 14,5")
    assert [holding(match, "GWR", seat) for seat in "ABC"] == ["0+0", "2+2", "0+1"]
    assert shares(match, "GWR")["bank"] == 0


# --- SR-10.12 afterwards ----------------------------------------------------------------------------------


@pytest.mark.rule("SR-10.12")
def test_an_absorbed_company_cannot_be_advanced() -> None:
    match = unopposed(rocket(lines=f"{LSWR}; {GWR}"), "advance LSWR 14,5")
    ways = [f"advance LSWR {direction.lower()}" for direction in BOARD["directions"]]
    assert {code(match, way) for way in ways} == {"company_absorbed"}
    assert not any(action.startswith("advance LSWR") for action in texts(match, "advance"))
    match.play("token hull steel")
    assert match.to_move == 1
    assert {code(match, way) for way in ways} == {"company_absorbed"}, "nor by anyone later"


@pytest.mark.rule("SR-10.12")
def test_an_absorbed_company_scores_nothing_at_the_end() -> None:
    match = rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: B 4", stations="C 15,7", tiles_left=2)
    unopposed(match, "advance LSWR 14,5")
    assert match.is_over
    scored = happened(match, "paid_stations") + happened(match, "paid_shares")
    assert {payment["company"] for payment in scored} == {"GWR"}


@pytest.mark.rule("SR-10.12", "SR-10.8")
def test_a_single_share_is_lost_without_compensation() -> None:
    match = rocket(lines=f"{LSWR}; {GWR}", shares="LSWR: A 2, B 2, C 1")
    unopposed(match, "advance LSWR 14,5")
    assert cash(match)["C"] == 0
    assert shares(match, "GWR") == {"A": 1, "B": 1, "C": 0, "bank": 14}
