"""SR-13 End of the game, and SR-14 final scoring."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from branchline.kernel import Match
from reading import code, happened
from rocket.positions import BOARD, NER_ALONE, cash, random_game, rocket, shares, towns_near, unopposed
from samples import sample

LSWR_AND_GWR = "LSWR: Southampton > 15,7 > 14,7 > 14,6; GWR: Bristol > 14,4"
"""LSWR on 14,5 is absorbed by GWR."""
ALL_BUT_GWR = "LSWR SER GER NER LY LNWR"
CITIES = [town for town in BOARD["towns"] if town["kind"] == "city"]


# --- SR-13.1, SR-13.2 the last kind of share --------------------------------------------------------------


@pytest.mark.rule("SR-13.1")
def test_the_game_ends_when_one_company_alone_has_shares_in_the_bank() -> None:
    match = rocket(autonomous="LSWR SER GER NER LY", shares="LNWR: B 15")
    unopposed(match, "advance LNWR 7,4")
    assert (match.is_over, match.end_reason) == (True, "last_share")


@pytest.mark.rule("SR-13.1")
def test_the_game_goes_on_while_two_companies_have_shares_in_the_bank() -> None:
    match = rocket(autonomous="LSWR SER GER NER LY", shares="LNWR: B 14")
    unopposed(match, "advance LNWR 7,4")
    assert not match.is_over


@pytest.mark.rule("SR-13.1")
def test_it_also_ends_when_no_company_has_shares_left() -> None:
    """LSWR is absorbed and GWR's last two shares go in the exchange."""
    match = rocket(lines=LSWR_AND_GWR, autonomous="SER GER NER LY LNWR", shares="LSWR: A 3; GWR: B 14")
    unopposed(match, "advance LSWR 14,5")
    assert shares(match, "GWR")["bank"] == 0
    assert (match.is_over, match.end_reason) == (True, "last_share")


@pytest.mark.rule("SR-13.1")
def test_the_end_comes_after_income_and_exchange() -> None:
    match = rocket(lines=LSWR_AND_GWR, autonomous="SER GER NER LY LNWR", shares="LSWR: A 3; GWR: B 4")
    unopposed(match, "advance LSWR 14,5")
    names = [event.name for event in match.events]
    assert names.index("paid_merger") < names.index("shares_exchanged") < names.index("game_ended")
    assert shares(match, "GWR") == {"A": 2, "B": 4, "C": 0, "bank": 10}


@pytest.mark.rule("SR-13.2")
@pytest.mark.parametrize(
    ("position", "advance"),
    [
        ({"autonomous": "LSWR SER GER NER LY", "shares": "LNWR: B 15"}, "LNWR 7,4"),  # sold out
        ({"absorbed": "LSWR SER GER NER LY", "shares": "LNWR: B 15"}, "LNWR 7,4"),
        ({"shares": "LSWR: B 16; SER: B 16; GER: C 16; NER: C 16; LY: C 16; LNWR: B 15"}, "LNWR 7,4"),
        ({"lines": "LY: Liverpool > 2,3 > 2,4 > 1,4", "absorbed": "SER GER NER LNWR LSWR"}, "LY 0,4"),  # autonomous
        ({"lines": LSWR_AND_GWR, "autonomous": "SER GER NER LY LNWR"}, "LSWR 14,5"),  # absorbed
    ],
)
def test_sold_out_autonomous_and_absorbed_companies_have_no_shares(position: dict[str, Any], advance: str) -> None:
    match = rocket(**position)
    unopposed(match, f"advance {advance}")
    assert (match.is_over, match.end_reason) == (True, "last_share")


@pytest.mark.rule("SR-13.2")
def test_supplementary_shares_do_not_count() -> None:
    match = rocket(autonomous="LSWR SER GER NER LY", shares="LNWR: B 15+3; SER: C 0+4")
    unopposed(match, "advance LNWR 7,4")
    assert match.is_over


@pytest.mark.rule("SR-13.2")
def test_supplementary_shares_paid_in_a_veto_do_not_refill_the_bank() -> None:
    match = rocket(autonomous="LSWR SER GER NER LY", shares="LNWR: A 1, B 0+3, C 15")
    match.play("advance LNWR 7,4")
    match.play("bid 3 8,4")
    match.play("pass")
    assert shares(match, "LNWR") == {"A": 1, "B": 0, "C": 15, "bank": 0}
    assert match.is_over


@pytest.mark.rule("SR-13.2")
def test_a_bank_refilled_by_a_veto_in_the_same_action_counts() -> None:
    match = rocket(autonomous="LSWR SER GER NER LY", shares="LNWR: B 15")
    match.play("advance LNWR 7,4")  # A takes the last share
    match.play("bid 2 8,4")
    assert shares(match, "LNWR") == {"A": 1, "B": 13, "C": 0, "bank": 2}
    assert not match.is_over


# --- SR-13.3 the last tile --------------------------------------------------------------------------------


@pytest.mark.rule("SR-13.3")
@pytest.mark.parametrize(
    ("tiles_left", "advance", "over"),
    [
        (1, "GWR 15,4", True),  # on the hex left behind
        (2, "GWR 15,4", False),
        (2, "LSWR 14,5", True),  # the second by the merger
        (1, "LSWR 14,5", True),
        (3, "LSWR 14,5", False),
        (1, "SER 16,14", False),  # none is laid in a start town
    ],
)
def test_the_game_ends_with_the_last_tile(tiles_left: int, advance: str, over: bool) -> None:
    match = unopposed(rocket(lines=LSWR_AND_GWR, tiles_left=tiles_left), f"advance {advance}")
    assert (match.is_over, match.end_reason) == (over, "last_tile" if over else "")


@pytest.mark.rule("SR-13.3")
def test_the_action_with_the_last_tile_is_resolved_completely() -> None:
    match = rocket(lines="LSWR: Southampton > 15,7 > 14,7", stations="B 14,6", tiles_left=1)
    unopposed(match, "advance LSWR 14,6")
    names = [event.name for event in match.events]
    assert names.index("passenger_taken") < names.index("paid_railway") < names.index("game_ended")
    assert happened(match, "paid_railway") == [{"seat": 1, "money": 3000, "town": "swindon", "company": "LSWR"}]


# --- SR-13.4, SR-13.5 the end is immediate, and one -------------------------------------------------------


@pytest.mark.rule("SR-13.4")
def test_nobody_gets_further_actions() -> None:
    match = rocket(4, lines=LSWR_AND_GWR, tiles_left=1)
    unopposed(match, "advance GWR 15,4")  # A's first action in the first turn of the game
    assert match.to_move is None
    assert match.legal() == []
    assert {code(match, action) for action in ("token hull steel", "advance SER 16,14", "station 6,10", "pass")} == {
        "game_over"
    }


@pytest.mark.rule("SR-13.5")
def test_both_conditions_together_are_one_end() -> None:
    match = rocket(lines=LSWR_AND_GWR, autonomous="SER GER NER LY LNWR", passengers="B 2", tiles_left=1)
    unopposed(match, "advance LSWR 14,5")
    assert len(happened(match, "game_ended")) == 1
    assert happened(match, "paid_passengers") == [{"seat": 1, "money": 6000}]
    assert match.end_reason == "last_share_and_tile"


# --- SR-13.6 stalling -------------------------------------------------------------------------------------


STATIONS = "A 3,6; B 6,9; C 9,6"
TO_AND_FRO = {"3,6": "3,7", "3,7": "3,6", "6,9": "6,10", "6,10": "6,9", "9,6": "9,7", "9,7": "9,6"}


def shuffle_stations(match: Match, moves: int) -> None:
    """So many actions in which each player only moves his station to and fro."""
    for _ in range(moves):
        hex = next(hex for hex, owner in match.view()["stations"].items() if owner == match.to_move)
        match.play(f"lift {hex}")
        match.play(f"station {TO_AND_FRO[hex]}")


@pytest.mark.rule("SR-13.6")
@pytest.mark.parametrize(("players", "limit", "needed"), [(3, None, 18), (2, None, 12), (2, 1, 2), (3, 3, 9)])
def test_only_station_moves_for_so_long_end_the_game(players: int, limit: int | None, needed: int) -> None:
    options = {} if limit is None else {"stall_limit_per_player": limit}
    match = rocket(players, stations="; ".join(STATIONS.split("; ")[:players]), options=options)
    shuffle_stations(match, needed - 1)
    assert not match.is_over
    shuffle_stations(match, 1)
    assert (match.is_over, match.end_reason) == (True, "standstill")


@pytest.mark.rule("SR-13.6")
def test_the_limit_can_be_off() -> None:
    match = rocket(stations=STATIONS, options={"stall_limit_per_player": 0})
    shuffle_stations(match, 60)
    assert not match.is_over


@pytest.mark.rule("SR-13.6")
@pytest.mark.parametrize("action", ["token hull steel", "station 12,11", "advance SER 16,14"])
def test_any_other_action_starts_the_count_again(action: str) -> None:
    match = rocket(stations=STATIONS)
    shuffle_stations(match, 17)
    unopposed(match, action)
    assert not match.is_over
    assert match.view()["stall"] == 0


@pytest.mark.rule("SR-13.6", "SR-3.6")
def test_automatic_passes_count_like_station_moves() -> None:
    """A advances NER and then can do nothing; with B's station move that makes two."""
    match = rocket(
        2,
        lines=NER_ALONE,
        absorbed="LSWR SER GER",
        tokens="; ".join(f"B {town['id']} {good} {n}" for town in CITIES for good, n in town["tokens"].items()),
        stations="A 2,8; A 4,8; A 6,8; A 4,3; A 4,5; A 12,4; A 12,6; B 16,10",
        options={"move_connected_stations": False, "stall_limit_per_player": 1},
    )
    unopposed(match, "advance NER 10,9")
    assert happened(match, "turn_passed") == [{"seat": 0}]
    match.play("lift 16,10")
    assert not match.is_over
    match.play("station 16,9")
    assert (match.is_over, match.end_reason) == (True, "standstill")


# --- SR-14.1 tokens of towns nobody reached ---------------------------------------------------------------


def finish(match: Match) -> Match:
    """Ends a game in which GWR alone has shares in the bank, with a token of far-off Hull that will not count."""
    match.play("token hull steel")
    assert match.is_over
    return match


@pytest.mark.rule("SR-14.1")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("", {"A": 0, "B": 6, "C": 0}),  # no line has reached Stoke, where A's are from
        ("LNWR: Shrewsbury > 6,4", {"A": 6, "B": 3, "C": 0}),  # Stoke joined by an autonomous line
    ],
)
def test_tokens_of_cities_joined_to_no_live_line_are_discarded(lines: str, expected: dict[str, int]) -> None:
    tokens = "A stoke textiles 2; B gloucester textiles; C hull leather"
    match = rocket(lines="; ".join(["GWR: Bristol > 12,4", lines]), tokens=tokens, autonomous=ALL_BUT_GWR)
    finish(match)
    assert cash(match) == expected
    assert {"seat": 2, "tokens": 1} in happened(match, "tokens_discarded")


@pytest.mark.rule("SR-14.1")
def test_a_city_joined_by_the_last_live_line_is_enough() -> None:
    match = rocket(lines="GWR: Bristol > 12,4", tokens="B gloucester leather", autonomous=ALL_BUT_GWR)
    assert cash(finish(match)) == {"A": 0, "B": 6, "C": 0}


# --- SR-14.2 categories -----------------------------------------------------------------------------------


@pytest.mark.rule("SR-14.2")
def test_each_good_pays_6_and_3_by_tokens_of_all_joined_cities() -> None:
    """Gloucester and Birmingham are joined. Leather: B 2, C nothing; textiles: C 1; steel: C 2; brewing: A 1."""
    match = rocket(
        lines="GWR: Bristol > 12,4; LNWR: Shrewsbury > 8,4",
        tokens="B gloucester leather 2; C gloucester textiles; C birmingham steel 2; A birmingham brewing",
        autonomous=ALL_BUT_GWR,
    )
    finish(match)
    assert [(paid["good"], paid["seat"], paid["money"]) for paid in happened(match, "paid_goods")] == [
        ("steel", 2, 6000),
        ("textiles", 2, 6000),
        ("brewing", 0, 6000),
        ("leather", 1, 6000),
    ]


@pytest.mark.rule("SR-14.2")
def test_a_good_is_counted_over_several_cities() -> None:
    match = rocket(
        lines="GWR: Bristol > 12,4; NER: York > 2,8 > 3,7",
        tokens="A gloucester textiles; A sheffield textiles; B sheffield steel 2; C gloucester leather 2",
        autonomous=ALL_BUT_GWR,
    )
    assert cash(finish(match)) == {"A": 6, "B": 6, "C": 6}


@pytest.mark.rule("SR-14.2")
def test_second_place_in_a_good_pays_3() -> None:
    tokens = "A gloucester leather; B gloucester leather; B northampton leather; C northampton leather"
    lines = "GWR: Bristol > 12,4; LSWR: Southampton > 15,7 > 14,7 > 13,7 > 12,8 > 11,8"
    match = finish(rocket(4, lines=lines, tokens=tokens, autonomous=ALL_BUT_GWR))
    assert cash(match) == {"A": 1, "B": 6, "C": 1, "D": 0}  # two seconds share 3k


@pytest.mark.rule("SR-14.2")
@pytest.mark.parametrize(
    ("passengers", "expected"),
    [
        ("", (0, 0, 0, 0)),
        ("B 1", (0, 6, 0, 0)),
        ("A 2; B 1", (6, 3, 0, 0)),
        ("A 2; B 1; C 1", (6, 1, 1, 0)),
        ("A 2; C 2; D 1", (4, 0, 4, 0)),
        ("A 1; B 1; C 1", (3, 3, 3, 0)),
        ("A 1; B 1; C 1; D 1", (2, 2, 2, 2)),
    ],
)
def test_passengers_pay_like_a_good(passengers: str, expected: tuple[int, ...]) -> None:
    match = finish(rocket(4, passengers=passengers, autonomous=ALL_BUT_GWR))
    assert tuple(cash(match).values()) == expected


# --- SR-14.3, SR-14.4 lines -------------------------------------------------------------------------------


@pytest.mark.rule("SR-14.3")
def test_each_live_line_pays_for_stations_then_for_shares_in_list_order() -> None:
    """GWR: Bristol, Gloucester; LSWR: Southampton, Reading; SER is absorbed."""
    match = rocket(
        lines="GWR: Bristol > 12,4; LSWR: Southampton > 15,7 > 14,7",
        stations="A 14,7; B 12,4",
        shares="GWR: A 1, B 1+1; LSWR: C 4",
        autonomous="LSWR GER NER LY LNWR",
        absorbed="SER",
    )
    finish(match)
    paid = [event for event in match.events if event.name in ("paid_stations", "paid_shares")]
    assert sorted((event.arguments["company"], event.name, event.arguments["seat"], event.arguments["money"])
                  for event in paid) == [
        ("GWR", "paid_shares", 0, 1000),
        ("GWR", "paid_shares", 1, 2000),
        ("GWR", "paid_stations", 1, 2000),
        ("LSWR", "paid_shares", 2, 2000),
        ("LSWR", "paid_stations", 0, 2000),
    ]  # fmt: skip
    assert [(event.arguments["company"], event.name) for event in paid] == [
        ("GWR", "paid_stations"),
        ("GWR", "paid_shares"),
        ("GWR", "paid_shares"),
        ("LSWR", "paid_stations"),
        ("LSWR", "paid_shares"),
    ]


@pytest.mark.rule("SR-14.3")
def test_a_station_beside_a_line_scores_nothing() -> None:
    match = rocket(lines="GWR: Bristol > 12,4 > 12,5", stations="B 12,3; C 12,5", autonomous=ALL_BUT_GWR)
    assert cash(finish(match)) == {"A": 0, "B": 0, "C": 3}


@pytest.mark.rule("SR-14.4")
def test_a_company_that_never_departed_scores_its_own_town() -> None:
    """Shares of such a company come from a merger; second is floor(1/2) = 0."""
    match = rocket(shares="SER: B 0+2, C 0+1; GWR: A 1", autonomous=ALL_BUT_GWR)
    assert cash(finish(match)) == {"A": 1, "B": 1, "C": 0}


@pytest.mark.rule("SR-14.4")
def test_a_company_that_never_departed_scores_the_towns_of_lines_it_absorbed() -> None:
    match = rocket(shares="LSWR: B 1", stations="C 15,7", track="LSWR: 15,7 14,7", absorbed="LNWR",
                   autonomous="LSWR SER GER NER LY")  # fmt: skip
    assert cash(finish(match)) == {"A": 0, "B": 2, "C": 2}


# --- SR-14.5, SR-14.6 the winner --------------------------------------------------------------------------


@pytest.mark.rule("SR-14.5")
def test_most_money_wins() -> None:
    """A leads, but the passengers make B the richest."""
    match = rocket(cash="A 7; B 5; C 2", passengers="B 2; A 1", autonomous=ALL_BUT_GWR)
    assert match.winners() == []
    assert cash(finish(match)) == {"A": 10, "B": 11, "C": 2}
    assert match.winners() == [1]


@pytest.mark.rule("SR-14.6")
def test_equal_money_shares_the_victory() -> None:
    """Neither shares nor tokens nor stations break the tie."""
    match = rocket(cash="A 4; B 10; C 2", passengers="A 1", tokens="B hull steel", autonomous=ALL_BUT_GWR, active="C")
    assert cash(finish(match)) == {"A": 10, "B": 10, "C": 2}
    assert match.winners() == [0, 1]


# --- SR-14 again, naively ---------------------------------------------------------------------------------


def naive_prizes(counts: list[int], first: int, second: int) -> list[int]:
    """SR-11."""
    ranks = sorted({count for count in counts if count > 0}, reverse=True)
    leaders = counts.count(ranks[0]) if ranks else 0
    prizes = [0] * len(counts)
    for seat, count in enumerate(counts):
        if ranks and count == ranks[0]:
            prizes[seat] = first if leaders == 1 else (first + second) // leaders
        elif leaders == 1 and len(ranks) > 1 and count == ranks[1]:
            prizes[seat] = second // counts.count(ranks[1])
    return prizes


def naive_final_prizes(match: Match, tokens: list[Counter[tuple[str, str]]]) -> list[int]:
    """SR-14.1 to SR-14.4 in thousands, from the lines, stations and shares in view and the tokens each seat took."""
    view = match.view()
    lines: list[dict[str, Any]] = [line for line in view["companies"] if line["status"] != "absorbed"]
    reached = {town for line in lines for town in towns_near(line["line"])}
    tables = [
        ([sum(n for (town, kind), n in own.items() if town in reached and kind == good["id"]) for own in tokens], 6, 3)
        for good in BOARD["goods"]
    ]
    tables.append(([seat["passengers"] for seat in view["seats"]], 6, 3))
    for line in lines:
        worth = len(towns_near(line["line"]))
        owners = [view["stations"].get(hex) for hex in line["line"]]
        tables.append(([owners.count(seat) for seat in range(match.players)], worth, worth // 2))
        holdings = [a + b for a, b in zip(line["shares"], line["supplementary"], strict=True)]
        tables.append((holdings, worth, worth // 2))
    return [sum(prizes) for prizes in zip(*(naive_prizes(*table) for table in tables), strict=True)]


@pytest.mark.rule("SR-14.1", "SR-14.2", "SR-14.3", "SR-14.4")
@pytest.mark.parametrize("players", sample([2, 3, 4], 1))
def test_final_scores_agree_with_a_naive_scoring(players: int) -> None:
    for seed in range(20):
        income, tokens = [0] * players, [Counter[tuple[str, str]]() for _ in range(players)]
        for match in random_game(players, seed, "" if seed % 2 else "advance"):
            for taken in happened(match, "token_taken"):
                tokens[taken["seat"]][taken["town"], taken["good"]] += 1
            for event in match.events:
                if event.name in ("paid_city", "paid_railway", "paid_merger"):
                    income[int(event.arguments["seat"])] += int(event.arguments["money"])
        final = naive_final_prizes(match, tokens)
        assert match.scores() == [a + 1000 * b for a, b in zip(income, final, strict=True)], seed


@pytest.mark.rule("SR-13.1", "SR-13.3", "SR-13.4")
@pytest.mark.parametrize("players", sample([2, 3, 4], 1))
def test_random_games_end_exactly_when_they_should(players: int) -> None:
    for seed in range(40, 52):
        for match in random_game(players, seed):
            view = match.view()
            if view["phase"] in ("veto", "answer"):
                continue
            banks = sum(line["bank"] > 0 for line in view["companies"])
            assert match.is_over == (banks <= 1 or view["tiles_left"] == 0), (seed, len(match))
