"""WD-1 Options and set-up, NB-1 Players and sides, NB-2 Set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import branchline
from branchline import BranchlineError
from branchline.kernel import Match
from dales.positions import COLOURS, GAMES, SEATS, TABLES, areas, board, each, order, pile, seat, to_move
from raw import position_in_numbers
from reading import phase

every_table = pytest.mark.parametrize(("game", "players", "side"), TABLES)
every_game = pytest.mark.parametrize("game", GAMES)
GOODS = {"wensleydale": {"stone", "cheese"}, "nuremberg": {"beer", "mail"}}


def new(game: str, players: int, side: str | None = None, dice: int = 1, **options: Any) -> Match:
    return branchline.load(game).new(players, seed=dice, options=options | ({"side": side} if side else {}))


def lying(match: Match, piece: str) -> int:
    """How many pieces of a kind are on the board."""
    return sum(area["pieces"].get(piece, 0) for area in match.view()["areas"].values())


@pytest.mark.rule("WD-1.1", "NB-1.1")
def test_the_board_is_the_choice_of_the_game() -> None:
    assert "hawes" in new("wensleydale", 3).view()["areas"]
    assert "zirndorf" in new("nuremberg", 3).view()["areas"]
    for game in GAMES:
        with pytest.raises(BranchlineError):
            new(game, 3, board=game)


@pytest.mark.rule("WD-1.2", "NB-1.1", "NB-1.2")
@every_table
def test_both_boards_are_played_with_either_side(game: str, players: int, side: str) -> None:
    view = new(game, players, side).view()
    spaces, trains = {"3-4": (8, 18), "2-3": (6, 12)}[side]
    assert (view["side"], len(view["auction"]), len(view["trains"])) == (side, spaces, trains)


@pytest.mark.rule("WD-1.2", "NB-1.2")
@every_game
def test_two_use_the_small_side_all_others_the_large_one(game: str) -> None:
    assert {players: new(game, players).view()["side"] for players in (2, 3, 4)} == {2: "2-3", 3: "3-4", 4: "3-4"}


@pytest.mark.rule("WD-1.2", "NB-1.2")
@every_game
@pytest.mark.parametrize(("players", "side"), [(2, "3-4"), (4, "2-3"), (3, "1-2")])
def test_other_sides_are_refused(game: str, players: int, side: str) -> None:
    with pytest.raises(BranchlineError):
        new(game, players, side)


@pytest.mark.rule("WD-1.2", "NB-1.2")
@every_game
@pytest.mark.parametrize(("players", "side"), [(2, 0), (4, 1)])
def test_a_position_with_another_side_is_refused(game: str, players: int, side: int) -> None:
    with pytest.raises(BranchlineError) as refusal:
        branchline.load(game).from_position(position_in_numbers(new(game, players)) | {"side": side})
    assert "side" in str(refusal.value)


@pytest.mark.rule("WD-1.2")
@every_game
@pytest.mark.parametrize("players", [1, 5])
def test_there_are_two_to_four_players(game: str, players: int) -> None:
    with pytest.raises(BranchlineError):
        new(game, players)


@pytest.mark.rule("WD-1.3", "NB-8.1", "NB-8.4")
def test_the_south_extension_is_off_and_only_in_the_dales() -> None:
    assert new("wensleydale", 3).options["south_extension"] is False
    assert new("wensleydale", 3, south_extension=True).options["south_extension"] is True
    for value in (True, False):
        with pytest.raises(BranchlineError, match="another board of this family"):
            new("nuremberg", 3, south_extension=value)
    with pytest.raises(BranchlineError):
        branchline.load("nuremberg").from_position(position_in_numbers(new("nuremberg", 3)) | {"south_extension": 1})


@pytest.mark.rule("WD-1.4")
@every_game
def test_the_auction_stops_for_the_first_who_is_stuck_unless_told_otherwise(game: str) -> None:
    assert new(game, 3).options["auction_stop"] == "first_stuck"
    assert new(game, 3, auction_stop="all_settled").options["auction_stop"] == "all_settled"
    with pytest.raises(BranchlineError):
        new(game, 3, auction_stop="never")


@pytest.mark.rule("WD-1.5")
@every_table
def test_one_seat_is_drawn_and_the_others_follow_clockwise(game: str, players: int, side: str) -> None:
    orders = {order(new(game, players, side, dice), "player") for dice in range(40)}
    circle = SEATS[:players]
    assert orders == {circle[first:] + circle[:first] for first in range(players)}


@pytest.mark.rule("WD-1.5", "WD-5.1")
@every_game
def test_the_first_player_bids_first(game: str) -> None:
    for dice in range(5):
        match = new(game, 3, dice=dice)
        assert (phase(match), to_move(match)) == ("bid", order(match, "player")[0])


@pytest.mark.rule("WD-1.6", "WD-3.1")
@every_table
def test_everybody_has_fifteen_cubes_fifteen_tracks_and_no_train(game: str, players: int, side: str) -> None:
    """All cubes are in stock at first; phase 1 has put twelve of them in hand when the first bid is asked for."""
    for who in SEATS[:players]:
        own = seat(new(game, players, side), who)
        assert (own["hand"], own["stock"], own["bids"]) == (12, 3, 0)
        assert (own["laid"], own["supply"], own["trains"]) == (0, 15, [])


@pytest.mark.rule("WD-1.7", "NB-2.3")
@every_table
def test_influence_profit_and_points_at_the_start(game: str, players: int, side: str) -> None:
    match = new(game, players, side)
    for who in SEATS[:players]:
        own = seat(match, who)
        assert own["influence"] == {"white": 1, "brown": 2, "red": 1, "green": 1}
        assert (own["balance"], own["points"], own["sets"]) == (0, 0, 0)
        assert set(own["collection"].values()) == {0}


@pytest.mark.rule("WD-1.8", "NB-1.4")
@every_table
@pytest.mark.parametrize("dice", range(4))
def test_the_first_player_lies_on_top_of_every_pile(game: str, players: int, side: str, dice: int) -> None:
    match = new(game, players, side, dice)
    bottom_to_top = order(match, "player")[::-1]
    piles = [pile(match, colour, 2 if colour == "brown" else 1) for colour in COLOURS] + [pile(match, "balance", 0)]
    assert piles == [bottom_to_top] * 5


@pytest.mark.rule("WD-1.9", "WD-1.10", "NB-2.1")
@every_table
def test_only_the_right_cubes_stay_two_at_most(game: str, players: int, side: str) -> None:
    kept: Counter[int] = Counter()
    for dice in range(12):
        lie = new(game, players, side, dice).view()["areas"]
        for name, area in areas(game).items():
            goods = {good: n for good, n in lie.get(name, {"pieces": {}})["pieces"].items() if good in GOODS[game]}
            assert set(goods) <= {area["goods"]}
            if area["goods"]:
                kept[goods.get(area["goods"], 0)] += 1
    assert set(kept) == {0, 1, 2}
    assert 0.19 < kept[0] / kept.total() < 0.31
    assert 0.19 < kept[2] / kept.total() < 0.31


@pytest.mark.rule("WD-1.9")
def test_cubes_are_drawn_from_one_bag_in_the_dales() -> None:
    """Hills draw 52 of the 120 cubes, plains 58. Of stone and of cheese there are 60."""
    for dice in range(40):
        match = new("wensleydale", 3, dice=dice)
        stone, cheese = lying(match, "stone"), lying(match, "cheese")
        assert stone + (58 - cheese) <= 60
        assert (52 - stone) + cheese <= 60


@pytest.mark.rule("NB-2.1")
def test_cubes_are_drawn_from_one_bag_at_nuernberg() -> None:
    for dice in range(40):
        match = new("nuremberg", 3, dice=dice)
        beer, mail = lying(match, "beer"), lying(match, "mail")
        assert beer + (50 - mail) <= 60
        assert (38 - beer) + mail <= 60


@pytest.mark.rule("WD-1.11", "NB-2.2")
@every_table
def test_three_people_in_major_two_in_minor_neutral_towns(game: str, players: int, side: str) -> None:
    lie = new(game, players, side).view()["areas"]
    for name, area in areas(game).items():
        held = lie.get(name, {"pieces": {}})["pieces"]
        people = sum(held.get(person, 0) for person in ("red", "green", "objector"))
        assert people == {"major": 3, "minor": 2, "company": 0, None: 0}[area["town"]]


@pytest.mark.rule("WD-1.11", "NB-2.2")
@pytest.mark.parametrize(("game", "placed"), [("wensleydale", 63), ("nuremberg", 55)])
def test_people_are_drawn_from_one_bag_of_seventy_five(game: str, placed: int) -> None:
    totals: Counter[str] = Counter()
    for dice in range(30):
        match = new(game, 3, dice=dice)
        here = {person: lying(match, person) for person in ("red", "green", "objector")}
        assert sum(here.values()) == placed
        assert all(25 - (75 - placed) <= count <= 25 for count in here.values())
        totals.update(here)
    assert all(0.3 < count / totals.total() < 0.37 for count in totals.values())


@pytest.mark.rule("WD-1.11", "WD-2.3")
@every_game
def test_company_towns_have_their_owner_and_all_others_none(game: str) -> None:
    match = new(game, 3)
    for name, area in areas(game).items():
        owned = match.view()["areas"].get(name, {"owners": []})["owners"]
        assert owned == ([area["owner"]] if area["owner"] else [])


@pytest.mark.rule("WD-1.9", "WD-1.11")
@every_game
def test_another_seed_another_set_up(game: str) -> None:
    setups = [new(game, 3, dice=dice).view()["areas"] for dice in range(4)]
    assert all(a != b for i, a in enumerate(setups) for b in setups[:i])


@pytest.mark.rule("WD-1.12", "NB-1.3")
@every_table
def test_the_number_of_turns_depends_on_side_and_players(game: str, players: int, side: str) -> None:
    view = new(game, players, side).view()
    turns = {(4, "3-4"): 4, (3, "3-4"): 5, (3, "2-3"): 4, (2, "2-3"): 5}
    assert (view["turn"], view["turns"]) == (1, turns[players, side])


@pytest.mark.rule("NB-1.4")
@every_game
def test_two_players_have_two_markers_in_every_pile(game: str) -> None:
    match = new(game, 2)
    assert sorted(pile(match, "white", 1)) == sorted(pile(match, "balance", 0)) == ["A", "B"]
    assert each(match, "hand") == {"A": 12, "B": 12}


@pytest.mark.rule("WD-1.6")
@every_game
def test_no_track_lies_on_the_board(game: str) -> None:
    view = new(game, 3).view()
    assert view["tracks"] == {}
    assert view["companies"] == {company: {"laid": 0, "left": 60} for company in board(game)["companies"]}
