"""SR-7 Veto on the direction.

Mostly at this fork: GWR on 14,4 may go east to 14,5 (where Swindon is), south-east to 15,4 or south-west to 15,3.
"""

from __future__ import annotations

import pytest

from reading import code, happened, played, texts
from rocket.positions import cash, company_view, rocket, shares

FORK = "GWR: Bristol > 14,4"
MEETING = "LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4"
CORNERED = "LNWR: Shrewsbury > 8,4 > 9,4 > 10,5 > 11,5 > 12,6 > 13,6 > 14,7; GWR: Bristol > 14,4 > 15,4 > 15,5"


@pytest.mark.rule("SR-7.1", "SR-6.8")
def test_a_veto_changes_the_destination_only() -> None:
    match = played(rocket(lines=FORK, shares="GWR: B 2"), "advance GWR 15,4", "bid 2 14,5")
    line = company_view(match, "GWR")
    assert (line["locomotive"], line["facing"]) == ("14,5", "e")
    assert shares(match, "GWR")["A"] == 1
    assert (match.to_move, match.view()["actions_done"]) == (0, 1)


@pytest.mark.rule("SR-7.1")
def test_no_bid_leaves_the_locomotive_where_it_was() -> None:
    match = played(rocket(lines=FORK, shares="GWR: B 2"), "advance GWR 15,4")
    assert code(match, "bid 2 14,4") == "hex_not_allowed"
    for answer in ("pass", "bid 2 e", "bid 2 se", "bid 2 sw"):
        assert len(company_view(played(match.fork(), answer), "GWR")["line"]) == 2


@pytest.mark.rule("SR-7.2", "SR-7.7")
@pytest.mark.parametrize("aim", ["e", "se", "sw"])
def test_a_bid_may_name_every_legal_destination_and_no_other(aim: str) -> None:
    match = played(rocket(lines=FORK, shares="GWR: B 1"), f"advance GWR {aim}")
    assert texts(match, "bid") == {"bid 1 e", "bid 1 se", "bid 1 sw"}
    assert {code(match, f"bid 1 {direction}") for direction in ("ne", "nw", "w")} == {"hex_not_allowed"}


@pytest.mark.rule("SR-7.2")
def test_no_bid_leads_next_to_two_other_lines_or_into_a_town() -> None:
    match = played(rocket(lines=CORNERED, shares="LNWR: B 3"), "advance LNWR 15,7")
    assert code(match, "bid 1 15,6") == "hex_not_allowed"
    assert code(match, "bid 1 14,8") == "hex_not_allowed"
    assert code(match, "bid 1 15,7") is None


@pytest.mark.rule("SR-7.2")
def test_the_destinations_stay_the_same_for_all_bids() -> None:
    """Seen from 14,4, not from where A or the first bidder put the locomotive."""
    match = rocket(4, lines=FORK, shares="GWR: B 1, C 2, D 3")
    match.play("advance GWR 15,4")
    for bid in ("bid 1 14,5", "bid 2 15,3", "bid 3 14,5"):
        assert {text.split()[2] for text in texts(match, "bid")} == {"e", "se", "sw"}
        match.play(bid)
    assert company_view(match, "GWR")["locomotive"] == "14,5"


@pytest.mark.rule("SR-7.3")
def test_without_another_shareholder_nobody_is_asked() -> None:
    match = played(rocket(lines=FORK, shares="GWR: A 3"), "advance GWR 15,4")
    assert company_view(match, "GWR")["locomotive"] == "15,4"
    assert (match.to_move, match.view()["veto"]) == (0, None)


@pytest.mark.rule("SR-7.3")
@pytest.mark.parametrize("held", ["B 1", "B 0+1"])
def test_another_shareholder_is_asked_without_calling_for_it(held: str) -> None:
    match = played(rocket(lines=FORK, shares=f"GWR: {held}"), "advance GWR 15,4")
    assert match.to_move == 1
    assert texts(match) == {"pass", "bid 1 e", "bid 1 se", "bid 1 sw"}


@pytest.mark.rule("SR-7.3")
def test_he_is_asked_also_when_there_is_but_one_destination() -> None:
    match = played(rocket(lines=CORNERED, shares="LNWR: B 3"), "advance LNWR 15,7")
    assert match.to_move == 1
    assert texts(match) == {"pass", "bid 1 se", "bid 2 se", "bid 3 se"}


@pytest.mark.rule("SR-7.3")
def test_there_is_no_veto_without_an_advance() -> None:
    match = rocket(lines=FORK, shares="GWR: B 3", active="B")
    assert {code(match, action) for action in ("bid 1 e", "match", "yield")} == {"no_veto"}
    assert not texts(played(match, "token hull steel"), "bid")


@pytest.mark.rule("SR-7.4")
def test_the_question_goes_clockwise_once_round() -> None:
    match = rocket(4, lines=FORK, shares="GWR: A 3, B 3, C 2, D 3", active="C")
    match.play("advance GWR 15,4")
    order = []
    for answer in ("bid 1 14,5", "pass", "bid 2 15,3", "match"):
        order.append(match.to_move)
        match.play(answer)
    assert order == [3, 0, 1, 2]
    assert match.view()["veto"] is None


@pytest.mark.rule("SR-7.4")
def test_each_player_has_one_opportunity() -> None:
    match = rocket(lines=FORK, shares="GWR: B 5, C 5")
    match.play("advance GWR 15,4")
    assert code(match, "bid 1 e", 2) == "not_your_turn"
    played(match, "bid 1 14,5")
    assert code(match, "bid 3 e", 1) == "already_bid"
    played(match, "bid 2 15,3")
    assert company_view(match, "GWR")["locomotive"] == "15,3"  # A cannot match, and B is not asked again


@pytest.mark.rule("SR-7.5")
@pytest.mark.parametrize(
    ("bid", "expected"), [(1, "bid_too_low"), (2, "bid_too_low"), (3, None), (5, None), (6, "bid_exceeds_holding")]
)
def test_a_bid_exceeds_the_last_and_not_the_holding(bid: int, expected: str | None) -> None:
    match = rocket(lines=FORK, shares="GWR: B 5, C 3+2")
    played(match, "advance GWR 15,4", "bid 2 14,5")
    assert code(match, f"bid {bid} e") == expected
    assert {int(text.split()[1]) for text in texts(match, "bid")} == {3, 4, 5}


@pytest.mark.rule("SR-7.5")
def test_a_player_may_pass() -> None:
    match = played(rocket(lines=FORK, shares="GWR: B 5, C 5"), "advance GWR 15,4", "pass")
    assert match.to_move == 2
    assert match.view()["veto"]["high"] == 0


@pytest.mark.rule("SR-7.5")
def test_only_shareholders_of_this_company_bid() -> None:
    match = played(rocket(lines=FORK, shares="GWR: B 5; LY: C 5"), "advance GWR 15,4")
    assert code(match, "bid 1 e", 2) in {"no_shares_to_bid", "not_your_turn"}
    assert (played(match, "pass").to_move, match.view()["veto"]) == (0, None)


@pytest.mark.rule("SR-7.5")
def test_who_holds_nothing_is_not_told_that_he_has_bid() -> None:
    match = played(rocket(lines=FORK, shares="GWR: C 5"), "advance GWR 15,4")
    assert match.to_move == 2
    assert code(match, "bid 1 e", 1) in {"no_shares_to_bid", "not_your_turn"}


@pytest.mark.rule("SR-7.6")
def test_who_cannot_outbid_is_passed_over() -> None:
    match = rocket(4, lines=FORK, shares="GWR: B 2, C 2, D 3")
    played(match, "advance GWR 15,4", "bid 2 14,5")
    assert match.to_move == 3
    assert code(match, "bid 3 e", 2) == "passed_over"
    assert texts(match, "bid") == {"bid 3 e", "bid 3 se", "bid 3 sw"}


@pytest.mark.rule("SR-7.6")
def test_who_holds_nothing_is_passed_over() -> None:
    match = played(rocket(4, lines=FORK, shares="GWR: C 1"), "advance GWR 15,4")
    assert match.to_move == 2
    match.play("pass")
    assert (match.to_move, match.view()["veto"]) == (0, None)


@pytest.mark.rule("SR-7.7")
@pytest.mark.parametrize(("hex", "direction"), [("14,5", "e"), ("15,4", "se"), ("15,3", "sw")])
def test_the_bidder_names_any_hex_also_the_present_one_or_the_first(hex: str, direction: str) -> None:
    match = rocket(lines=FORK, shares="GWR: A 4, B 1, C 2")
    played(match, "advance GWR 15,4", "bid 1 14,5", f"bid 2 {hex}")
    veto = match.view()["veto"]
    assert (veto["high"], veto["bidder"], veto["direction"], veto["aim"]) == (2, 2, direction, "se")
    match.play("yield")
    assert company_view(match, "GWR")["locomotive"] == hex


@pytest.mark.rule("SR-7.8")
def test_bids_are_only_promised() -> None:
    match = rocket(lines=FORK, shares="GWR: A 4, B 3, C 4")
    for action in ("advance GWR 15,4", "bid 3 14,5", "bid 4 15,3"):
        match.play(action)
        assert shares(match, "GWR") == {"A": 5, "B": 3, "C": 4, "bank": 4}


@pytest.mark.rule("SR-7.8")
def test_who_passes_has_no_further_part() -> None:
    match = rocket(lines=FORK, shares="GWR: B 5, C 1")
    played(match, "advance GWR 15,4", "pass")
    assert code(match, "bid 2 e", 1) == "already_bid"
    match.play("bid 1 14,5")
    assert match.to_move == 0
    match.play("yield")
    assert shares(match, "GWR") == {"A": 1, "B": 5, "C": 0, "bank": 10}


@pytest.mark.rule("SR-7.9")
def test_if_nobody_bids_the_first_choice_stands_and_nobody_pays() -> None:
    match = rocket(lines=FORK, shares="GWR: A 1, B 2, C 2")
    played(match, "advance GWR 15,4", "pass", "pass")
    assert company_view(match, "GWR")["locomotive"] == "15,4"
    assert shares(match, "GWR") == {"A": 2, "B": 2, "C": 2, "bank": 10}
    assert (match.to_move, match.view()["veto"]) == (0, None)


@pytest.mark.rule("SR-7.10")
def test_the_active_player_matches_or_gives_way() -> None:
    match = rocket(lines=FORK, shares="GWR: A 4, B 2")
    played(match, "advance GWR 15,4", "bid 2 14,5")
    assert match.to_move == 0
    assert texts(match) == {"match", "yield"}
    assert code(match, "bid 3 15,4") == "match_only"
    assert code(match, "bid 2 15,3") == "only_original_hex"
    assert code(match, "bid 2 14,5") == "only_original_hex"


@pytest.mark.rule("SR-7.10", "SR-7.13")
def test_matching_costs_exactly_the_highest_bid_and_returns_to_the_first_choice() -> None:
    match = rocket(lines=FORK, shares="GWR: A 4, B 2")
    played(match, "advance GWR 15,4", "bid 2 14,5", "match")
    assert company_view(match, "GWR")["locomotive"] == "15,4"
    assert shares(match, "GWR") == {"A": 3, "B": 2, "C": 0, "bank": 11}


@pytest.mark.rule("SR-7.11")
@pytest.mark.parametrize(("held", "bid"), [(0, 1), (1, 1), (1, 2), (3, 4)])
def test_he_may_match_with_the_share_just_taken(held: int, bid: int) -> None:
    match = rocket(lines=FORK, shares=f"GWR: A {held}, B 4")
    played(match, "advance GWR 15,4", f"bid {bid} 14,5")
    assert (match.to_move, texts(match)) == (0, {"match", "yield"})
    assert shares(played(match, "match"), "GWR")["A"] == held + 1 - bid


@pytest.mark.rule("SR-7.11")
@pytest.mark.parametrize(("held", "bid"), [(0, 2), (1, 3), (2, 4)])
def test_who_cannot_match_gives_way_without_being_asked(held: int, bid: int) -> None:
    match = rocket(lines=FORK, shares=f"GWR: A {held}, B 4")
    played(match, "advance GWR 15,4", f"bid {bid} 14,5")
    assert match.view()["veto"] is None
    assert company_view(match, "GWR")["locomotive"] == "14,5"
    assert shares(match, "GWR")["B"] == 4 - bid


@pytest.mark.rule("SR-7.11")
def test_supplementary_shares_help_to_match() -> None:
    match = rocket(lines=FORK, shares="GWR: A 0+1, B 2")
    played(match, "advance GWR 15,4", "bid 2 14,5")
    assert texts(match) == {"match", "yield"}


@pytest.mark.rule("SR-7.12")
@pytest.mark.parametrize(("answer", "left"), [("match", {"A": 0, "B": 1}), ("yield", {"A": 1, "B": 0})])
def test_he_may_match_though_the_locomotive_stands_where_he_wants_it(answer: str, left: dict[str, int]) -> None:
    match = rocket(lines=FORK, shares="GWR: B 1")
    played(match, "advance GWR 15,4", "bid 1 15,4")
    assert texts(match) == {"match", "yield"}
    match.play(answer)
    assert company_view(match, "GWR")["locomotive"] == "15,4"
    assert shares(match, "GWR") == left | {"C": 0, "bank": 15}


@pytest.mark.rule("SR-7.13")
@pytest.mark.parametrize(
    ("answer", "hex", "left"),
    [("match", "15,4", {"A": 1, "B": 3, "C": 3}), ("yield", "15,3", {"A": 3, "B": 3, "C": 1})],
)
def test_the_winner_is_who_matched_else_the_highest_bidder(answer: str, hex: str, left: dict[str, int]) -> None:
    match = rocket(lines=FORK, shares="GWR: A 2, B 3, C 3")
    played(match, "advance GWR 15,4", "bid 1 14,5", "bid 2 15,3", answer)
    assert company_view(match, "GWR")["locomotive"] == hex
    assert {seat: count for seat, count in shares(match, "GWR").items() if seat != "bank"} == left


@pytest.mark.rule("SR-7.14")
def test_the_winner_pays_before_the_merger_is_scored() -> None:
    """LSWR: A 3, B 4, and C 1 by advancing. B pays two to turn it towards GWR, and is second only."""
    match = rocket(lines=MEETING, shares="LSWR: A 3, B 4", active="C")
    played(match, "advance LSWR 15,5", "pass", "bid 2 14,5")
    assert cash(match) == {"A": 3, "B": 1, "C": 0}
    assert shares(match, "GWR") == {"A": 1, "B": 1, "C": 0, "bank": 14}


@pytest.mark.rule("SR-7.14")
def test_the_payment_comes_first() -> None:
    match = rocket(2, lines="LSWR: Southampton > 15,7 > 14,7", shares="LSWR: A 1, B 1", stations="B 14,6")
    played(match, "advance LSWR 14,6", "bid 1 14,6", "match")
    names = [event.name for event in match.events]
    later = {"locomotive_moved", "station_reached", "passenger_taken", "town_joined", "paid_railway"}
    assert later < set(names)
    assert all(names.index("shares_paid") < names.index(name) for name in later)


@pytest.mark.rule("SR-7.14")
def test_the_losers_keep_everything() -> None:
    match = rocket(4, lines=FORK, shares="GWR: A 3, B 1, C 2, D 3")
    played(match, "advance GWR 15,4", "bid 1 14,5", "bid 2 14,5", "bid 3 14,5", "yield")
    assert shares(match, "GWR") == {"A": 4, "B": 1, "C": 2, "D": 0, "bank": 9}
    paid = {"seat": 3, "shares": 3, "company": "GWR", "ordinary": 3, "supplementary": 0}
    assert happened(match, "shares_paid") == [paid]


@pytest.mark.rule("SR-7.15")
def test_shares_paid_can_be_taken_by_later_advances_only() -> None:
    match = rocket(2, lines=FORK, shares="GWR: B 16")
    played(match, "advance GWR 15,4", "bid 2 15,4")
    assert shares(match, "GWR") == {"A": 0, "B": 14, "bank": 2}
    played(match, "token hull steel", "advance GWR 15,5")
    assert shares(match, "GWR") == {"A": 0, "B": 15, "bank": 1}


@pytest.mark.rule("SR-7.16")
def test_shares_paid_for_an_autonomous_line_leave_the_game() -> None:
    match = rocket(lines="LY: Liverpool > 2,3 > 2,4 > 1,4 > 0,4", shares="LY: A 2, B 3", autonomous="LY")
    played(match, "advance LY 0,3", "bid 2 0,3")
    assert shares(played(match.fork(), "yield"), "LY") == {"A": 2, "B": 1, "C": 0, "bank": 0}
    assert shares(played(match.fork(), "match"), "LY") == {"A": 0, "B": 3, "C": 0, "bank": 0}


@pytest.mark.rule("SR-7.17")
@pytest.mark.parametrize(
    ("held", "bid", "ordinary", "supplementary"),
    [("1+2", 2, 0, 1), ("3+1", 2, 1, 1), ("2+2", 2, 0, 2), ("2+2", 4, 0, 0), ("0+2", 1, 0, 1)],
)
def test_ordinary_shares_are_paid_first(held: str, bid: int, ordinary: int, supplementary: int) -> None:
    match = rocket(lines=FORK, shares=f"GWR: B {held}")
    played(match, "advance GWR 15,4", f"bid {bid} 15,3")
    if match.view()["veto"]:
        match.play("yield")
    line = company_view(match, "GWR")
    assert (line["shares"][1], line["supplementary"][1]) == (ordinary, supplementary)
    assert line["bank"] == 16 - 1 - ordinary  # supplementary shares do not go to the bank


@pytest.mark.rule("SR-7.17")
def test_the_active_player_pays_ordinary_shares_first_too() -> None:
    match = rocket(lines=FORK, shares="GWR: A 0+2, B 2")
    played(match, "advance GWR 15,4", "bid 2 15,3", "match")
    line = company_view(match, "GWR")
    assert (line["shares"], line["supplementary"], line["bank"]) == ([0, 2, 0], [1, 0, 0], 14)


@pytest.mark.rule("SR-7.18")
@pytest.mark.parametrize(("answer", "paid"), [("yield", 2), ("match", 0)])
def test_the_consequences_are_those_of_the_final_destination(answer: str, paid: int) -> None:
    """Only on 14,5 does the line reach Swindon, with C's station on 14,4."""
    match = rocket(lines=FORK, shares="GWR: B 1", stations="C 14,4")
    played(match, "advance GWR 15,4", "bid 1 14,5", answer)
    assert cash(match)["C"] == paid


@pytest.mark.rule("SR-7.18")
def test_the_active_player_remains_the_one_who_advanced() -> None:
    match = rocket(lines=FORK, shares="GWR: B 3")
    played(match, "advance GWR 15,4", "bid 3 14,5")
    assert (match.to_move, match.view()["active"]) == (0, 0)
    assert code(match, "advance GWR 14,6") == "line_already_extended"
