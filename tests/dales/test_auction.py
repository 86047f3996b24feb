"""WD-5 The auction, NB-7 the auction of the small side."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from dales.positions import GAMES, SEATS, TABLES, dales, each, influence, order, pile, random_game, seat, to_move
from reading import choices, code, happened, names, phase, played, texts
from samples import sample

ALL_BUT_ONE = "1: A 3; 2: B 3; 3: C 3; 5: B 2; 6: C 2"
"""Three players; A lacks one bid."""
SETTLED: dict[str, Any] = {"options": {"auction_stop": "all_settled"}}


def auction(bids: str = "", *, active: str = "A", players: int = 3, counters: str = "WBRBRGBG", **more: Any) -> Match:
    return dales(players, phase="bid", active=active, bids=bids, counters=counters, **more)


def small(bids: str = "", *, active: str = "A", players: int = 2, counters: str = "WGRWRW", **more: Any) -> Match:
    """On side 2-3."""
    more.setdefault("options", {"side": "2-3"})
    return auction(bids, active=active, players=players, counters=counters, **more)


def standing(match: Match) -> dict[int, str]:
    """The bids that stand, as they are written: {1: "A 3"}."""
    spaces = match.view()["auction"]
    return {s["space"]: f"{SEATS[s['bid']['seat']]} {s['bid']['cubes']}" for s in spaces if s["bid"]}


@pytest.mark.rule("WD-5.1")
def test_players_bid_in_player_order_round_after_round() -> None:
    match, asked = auction(active="B", order="BCA"), []
    for bid in ("bid 1 3", "bid 2 3", "bid 3 3", "bid 5 2", "bid 6 2"):
        asked.append(to_move(match))
        match.play(bid)
    assert "".join(asked) + to_move(match) == "BCABCA"


@pytest.mark.rule("WD-5.1")
def test_who_has_two_bids_is_skipped() -> None:
    match = auction("1: A 3; 2: B 3; 3: C 3; 5: B 2", active="A")
    assert to_move(played(match, "bid 6 2")) == "C"
    assert code(match, "bid 8 2", "A") == code(match, "bid 8 2", "B") == "two_bids_standing"
    assert code(match, "bid 8 2", "C") is None


@pytest.mark.rule("WD-5.1", "WD-2.10")
def test_who_waits_for_his_turn_may_not_bid() -> None:
    assert code(auction(), "bid 1 3", "B") == "not_your_turn"


@pytest.mark.rule("WD-5.2")
@pytest.mark.parametrize("bids", ["", "1: A 3", "1: A 3; 2: B 3"])
def test_there_is_no_passing(bids: str) -> None:
    match = auction(bids)
    assert code(match, "pass") == "must_bid"
    assert {action.verb for action in match.legal()} == {"bid"}


@pytest.mark.rule("WD-5.2")
def test_a_single_possible_bid_is_made_by_the_program() -> None:
    """B has two cubes left, and space 8 alone can be had for two."""
    bids = "1: A 3; 2: B 10; 3: C 3; 4: D 3; 5: C 2; 6: D 2"
    match = played(auction(bids, players=4), "bid 7 2")
    assert standing(match.at(0)) | {7: "A 2"} == {1: "A 3", 2: "B 10", 3: "C 3", 4: "D 3", 5: "C 2", 6: "D 2", 7: "A 2"}
    assert [(event["seat"], event["space"], event["cubes"]) for event in happened(match, "bid_placed")] == [
        (0, 7, 2),
        (1, 8, 2),
    ]
    assert phase(match) == "build"


@pytest.mark.rule("WD-5.3")
@pytest.mark.parametrize(("space", "least"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 2), (6, 2), (7, 2), (8, 2)])
def test_the_least_bid_on_an_empty_space(space: int, least: int) -> None:
    match = auction()
    assert code(match, f"bid {space} {least - 1}") == "below_minimum_bid"
    assert code(match, f"bid {space} {least}") is None


@pytest.mark.rule("WD-5.3", "WD-5.6")
def test_every_number_of_cubes_from_the_minimum_to_the_hand_is_offered() -> None:
    match = auction("5: B 4; 7: C 12", hand="A 6")
    assert choices(match, "bid") == {
        *(f"{space} {cubes}" for space in (1, 2, 3, 4) for cubes in (3, 4, 5, 6)),
        *(f"{space} {cubes}" for space in (6, 8) for cubes in (2, 3, 4, 5, 6)),
        "5 5",
        "5 6",
    }


@pytest.mark.rule("WD-5.4")
def test_a_rival_is_beaten_only_by_more_and_takes_his_cubes_back_at_once() -> None:
    match = auction("5: B 4")
    assert (code(match, "bid 5 4"), code(match, "bid 5 3")) == ("must_beat_bid", "must_beat_bid")
    assert each(match, "hand") == {"A": 12, "B": 8, "C": 12}
    match.play("bid 5 5")
    assert happened(match, "bid_displaced") == [{"seat": 1, "space": 5, "cubes": 4}]
    assert each(match, "hand") == {"A": 7, "B": 12, "C": 12}
    assert standing(match) == {5: "A 5"}


@pytest.mark.rule("WD-5.5")
@pytest.mark.parametrize("cubes", [3, 4, 9])
def test_nobody_bids_on_a_space_of_his_own(cubes: int) -> None:
    assert code(auction("1: A 3"), f"bid 1 {cubes}") == "own_bid_there"


@pytest.mark.rule("WD-5.6")
def test_cubes_of_the_other_bid_are_tied_up() -> None:
    match = auction("1: A 7")
    assert code(match, "bid 2 5") is None
    assert code(match, "bid 2 6") == "not_enough_cubes_in_hand"


@pytest.mark.rule("WD-5.6")
def test_cubes_kept_from_earlier_turns_count() -> None:
    match = auction(hand="A 15")
    assert code(match, "bid 1 15") is None


@pytest.mark.rule("WD-5.7")
def test_who_was_pushed_out_may_bid_anywhere_even_there() -> None:
    match = played(auction("1: A 3; 2: B 3", active="C"), "bid 1 4")
    assert to_move(match) == "A"
    assert code(match, "bid 1 5") is None
    assert code(match, "bid 8 2") is None
    assert standing(played(match, "bid 1 5")) == {1: "A 5", 2: "B 3"}


@pytest.mark.rule("WD-5.8")
def test_the_auction_ends_when_all_have_two_bids() -> None:
    match = auction(ALL_BUT_ONE)
    assert phase(match) == "bid"
    played(match, "bid 7 2")
    assert phase(match) == "build"
    assert standing(match) == {}


@pytest.mark.rule("WD-5.8")
def test_who_displaces_does_not_end_the_auction() -> None:
    """A has two bids, B one again."""
    match = played(auction(ALL_BUT_ONE), "bid 5 3")
    assert (phase(match), to_move(match)) == ("bid", "B")


@pytest.mark.rule("WD-5.9")
def test_stuck_is_who_cannot_bid_with_what_is_in_hand() -> None:
    """A has one cube and one bid. With two cubes there would be a space to bid on."""
    bids = "1: A 11; 2: B 3"
    stuck = played(auction(bids, active="C"), "bid 3 3")
    assert happened(stuck, "bidder_stuck") == [{"seat": 0}]
    able = played(auction("1: A 10; 2: B 3", active="C"), "bid 3 3")
    assert not happened(able, "bidder_stuck")
    assert to_move(able) == "A"


@pytest.mark.rule("WD-5.9")
def test_cheap_spaces_that_are_taken_can_make_one_stuck() -> None:
    """All four spaces of the bottom row hold more than the two cubes A has left, the top row needs three."""
    match = auction("1: A 10; 5: B 3; 6: C 2; 7: C 2; 8: D 2", players=4, active="D")
    played(match, "bid 2 3")
    assert happened(match, "bidder_stuck") == [{"seat": 0}]


@pytest.mark.rule("WD-5.9")
@pytest.mark.parametrize(("game", "players", "side"), sample(TABLES, 0, -1))
@pytest.mark.parametrize("stop", ["first_stuck", "all_settled"])
def test_only_a_player_with_one_bid_is_ever_stuck(game: str, players: int, side: str, stop: str) -> None:
    bidders: dict[int, int] = {}
    for match in random_game(players, 5, game=game, options={"side": side, "auction_stop": stop}):
        for event in match.events:
            if event.name == "bid_placed":
                bidders[int(event.arguments["space"])] = int(event.arguments["seat"])
            elif event.name == "bidder_stuck":
                assert list(bidders.values()).count(int(event.arguments["seat"])) == 1
        bidders = {space: SEATS.index(bid[0]) for space, bid in standing(match).items()}
        assert phase(match) != "bid" or match.legal()


@pytest.mark.rule("WD-5.10")
def test_the_first_stuck_player_ends_the_auction_for_all() -> None:
    match = played(auction("1: A 11; 2: B 3", active="C"), "bid 3 3")
    assert [(event["seat"], event["space"], event["cubes"]) for event in happened(match, "space_won")] == [
        (0, 1, 11),
        (1, 2, 3),
        (2, 3, 3),
    ]
    assert phase(match) == "build"


@pytest.mark.rule("WD-5.10")
def test_or_he_is_skipped_and_the_others_go_on() -> None:
    match = played(auction("1: A 11; 2: B 3", active="C", **SETTLED), "bid 3 3")
    assert (phase(match), to_move(match)) == ("bid", "B")
    played(match, "bid 5 2")
    assert to_move(match) == "C"
    played(match, "bid 6 2")
    assert phase(match) == "build"
    assert [event["seat"] for event in happened(match, "space_won")] == [0, 1, 2, 1, 2]


@pytest.mark.rule("WD-5.10")
def test_a_stuck_player_bids_again_when_pushed_out() -> None:
    match = auction("1: A 11; 2: B 3; 3: C 3; 5: B 2", active="C", hand="C 12", **SETTLED)
    played(match, "bid 1 12")
    assert (to_move(match), seat(match, "A")["hand"]) == ("A", 12)
    played(match, "bid 6 2")
    assert (phase(match), to_move(match)) == ("bid", "A")


@pytest.mark.rule("WD-5.11", "WD-2.8")
def test_winning_cubes_go_to_stock() -> None:
    match = played(auction(ALL_BUT_ONE), "bid 7 4")
    assert each(match, "hand") == {"A": 5, "B": 7, "C": 7}
    assert each(match, "stock") == {"A": 10, "B": 8, "C": 8}
    assert each(match, "bids") == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("WD-5.11")
def test_spaces_without_a_bid_give_nothing() -> None:
    """Spaces 4 and 8 were left: in all 4 + 4 + 4 + 3 + 3 + 3 points have been given."""
    match = played(auction(ALL_BUT_ONE), "bid 7 2")
    held = sum(sum(own["influence"].values()) for own in match.view()["seats"])
    assert held == 3 * 5 + 21
    assert sum(event["points"] for event in happened(match, "influence_gained")) == 21


@pytest.mark.rule("WD-5.12")
def test_each_colour_moves_once_by_printed_and_drawn_points_together() -> None:
    """Space 3 prints two white and a brown; a white counter was drawn."""
    match = played(auction("3: A 3; 2: B 3; 1: C 3; 5: B 2; 6: C 2", counters="BBWBRGBG"), "bid 7 2")
    gained = [(e["colour"], e["points"], e["level"]) for e in happened(match, "influence_gained") if e["seat"] == 0]
    assert sorted(gained[:2]) == [("brown", 1, 3), ("white", 3, 4)]


@pytest.mark.rule("WD-5.12")
def test_spaces_are_settled_in_the_order_of_their_numbers() -> None:
    match = played(auction("8: A 2; 2: B 3; 1: C 3; 4: B 3; 5: C 2"), "bid 3 3")
    assert [event["space"] for event in happened(match, "space_won")] == [1, 2, 3, 4, 5, 8]
    assert names(match).index("orders_set") > max(
        i for i, name in enumerate(names(match)) if name == "influence_gained"
    )


@pytest.mark.rule("WD-5.13")
def test_no_colour_moves_twice_for_one_space() -> None:
    """So their order cannot matter."""
    match = played(auction(ALL_BUT_ONE, counters="GRWBWGRB"), "bid 7 2")
    colours: list[list[str]] = []
    for event in match.events:
        if event.name == "space_won":
            colours.append([])
        elif event.name == "influence_gained":
            colours[-1].append(str(event.arguments["colour"]))
    assert len(colours) == 6
    assert all(len(set(one)) == len(one) for one in colours)


@pytest.mark.rule("WD-5.14", "NB-7.3")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("colour", "after"), [("red", "3/3/3/2"), ("green", "3/3/2/3")])
def test_the_winner_of_space_two_takes_red_or_green(game: str, colour: str, after: str) -> None:
    """Space 2 brings B a brown, a green that was drawn, and one of choice; space 6 then two white and a red."""
    match = small("1: A 3; 2: B 2; 3: A 3", active="B", game=game)
    played(match, "bid 6 2")
    assert (phase(match), to_move(match)) == ("choose_colour", "B")
    assert texts(match) == {"choose_colour red", "choose_colour green"}
    assert code(match, "choose_colour white") == code(match, "choose_colour brown") == "only_red_or_green"
    match.play(f"choose_colour {colour}")
    assert happened(match, "colour_chosen") == [{"seat": 1, "colour": colour}]
    gained = [e for e in happened(match, "influence_gained") if e["seat"] == 1]
    assert influence(match, "B") == after
    assert sum(event["points"] for event in gained) == 3 + 3


@pytest.mark.rule("NB-7.3", "WD-5.12")
def test_the_choice_is_made_after_space_one_and_before_space_three() -> None:
    match = played(small("1: A 3; 2: B 2; 3: A 3", active="B"), "bid 6 2")
    assert match.view()["settling"] == 2
    assert influence(match, "A") == "3/3/2/1"
    assert [event["space"] for event in happened(match, "space_won")] == [1, 2]
    match.play("choose_colour red")
    assert influence(match, "A") == "5/3/3/2"
    assert match.view()["settling"] is None


@pytest.mark.rule("WD-5.14", "NB-7.3")
def test_nobody_is_asked_when_space_two_was_left() -> None:
    match = played(small("1: A 3; 4: B 2; 3: A 3", active="B"), "bid 6 2")
    assert phase(match) == "build"


@pytest.mark.rule("NB-7.4", "NB-7.5", "WD-5.15")
def test_the_choice_is_free_even_at_the_top() -> None:
    bids: dict[str, Any] = {"bids": "1: A 3; 2: B 2; 3: A 3", "active": "B", "counters": "WBRWRW"}
    levels: dict[str, Any] = {"influence": "A 1/2/1/10; B 1/2/4/10", "piles": "green: BA"}
    match = played(small(**bids, **levels), "bid 6 2")
    assert pile(match, "green", 10) == "BA"
    green = played(match.fork(), "choose_colour green")
    assert happened(green, "influence_gained")[1]["level"] == 10
    assert seat(green, "B")["influence"]["green"] == 10
    assert green.events[1].name == "influence_gained"
    red = played(match.fork(), "choose_colour red")
    assert seat(red, "B")["influence"]["red"] == 4 + 1 + 1


@pytest.mark.rule("WD-5.15", "NB-7.5", "WD-2.7")
def test_a_gain_at_ten_goes_on_top_of_the_pile() -> None:
    bids = "3: A 3; 5: B 2; 1: C 3; 2: C 3; 7: A 2"
    match = played(auction(bids, active="B", influence="A 9/2/1/1; B 10/2/1/1"), "bid 8 2")
    assert pile(match, "white", 10) == "AB"
    assert order(match, "build") == "BAC"


@pytest.mark.rule("WD-2.7", "WD-5.15")
def test_a_marker_on_ten_that_gains_nothing_stays_below() -> None:
    bids = "3: A 3; 7: B 2; 1: C 3; 6: C 2; 8: A 2"
    match = played(auction(bids, active="B", influence="A 9/2/1/1; B 10/2/1/1", counters="BBRBRGBG"), "bid 2 3")
    assert pile(match, "white", 10) == "BA"
    assert order(match, "build") == "ABC"


@pytest.mark.rule("WD-5.16")
def test_all_counters_go_back_when_the_auction_is_settled() -> None:
    match = auction(ALL_BUT_ONE)
    assert [space["drawn"] for space in match.view()["auction"]].count(None) == 0
    played(match, "bid 7 2")
    assert {space["drawn"] for space in match.view()["auction"]} == {None}


@pytest.mark.rule("NB-7.1", "WD-5.3")
@pytest.mark.parametrize(("space", "least"), [(1, 3), (2, 2), (3, 3), (4, 2), (5, 3), (6, 2)])
def test_the_least_bid_on_the_small_side(space: int, least: int) -> None:
    match = small()
    assert code(match, f"bid {space} {least - 1}") == "below_minimum_bid"
    assert code(match, f"bid {space} {least}") is None
    assert choices(match, "bid") >= {f"{space} {cubes}" for cubes in range(least, 13)}


@pytest.mark.rule("NB-7.1", "WD-4.1")
@pytest.mark.parametrize("space", [7, 8])
def test_the_small_side_has_six_spaces(space: int) -> None:
    assert code(small(), f"bid {space} 5") == "no_such_space"


@pytest.mark.rule("NB-7.6")
@pytest.mark.parametrize("game", GAMES)
def test_with_two_players_two_spaces_go_to_nobody(game: str) -> None:
    match = played(small("1: A 3; 4: B 2; 3: A 3", active="B", game=game), "bid 6 2")
    assert [event["space"] for event in happened(match, "space_won")] == [1, 3, 4, 6]
    assert sum(event["points"] for event in happened(match, "influence_gained")) == 4 + 4 + 3 + 3


@pytest.mark.rule("WD-5.1", "NB-1.4")
def test_two_players_bid_in_turn() -> None:
    match, asked = small(), []
    for bid in ("bid 1 3", "bid 2 2", "bid 3 3"):
        asked.append(to_move(match))
        match.play(bid)
    assert [*asked, to_move(match)] == ["A", "B", "A", "B"]
