"""What a view works out for people, so that no page has to: it is what the rules then do."""

from __future__ import annotations

import pytest

from dales.positions import GAMES, dales, influence, random_game, train
from reading import code, played


@pytest.mark.rule("WD-5.3", "WD-5.4")
@pytest.mark.parametrize("game", GAMES)
def test_the_lowest_bid_is_the_first_that_counts(game: str) -> None:
    spaces = 0
    for match in random_game(3, 5, game=game):
        view = match.view()
        for space in view["auction"] if view["phase"] == "bid" else []:
            low, own = space["lowest_bid"], space["bid"] and space["bid"]["seat"] == match.to_move
            refused = code(match, f"bid {space['space']} {low - 1}") if low > 1 else "below_minimum_bid"
            assert own or refused in ("below_minimum_bid", "must_beat_bid")
            assert (
                own or low > view["seats"][match.to_move]["hand"] or code(match, f"bid {space['space']} {low}") is None
            )
            spaces += 1
    assert spaces > 0


@pytest.mark.rule("WD-8.6", "WD-8.7")
def test_a_train_costs_brown_points_first_and_three_others_for_each_that_is_missing() -> None:
    match = dales(phase="train", influence="A 9/1/9/9; B 1/9/1/1; C 1/1/1/1")
    assert train(match, "t3a")["price"] == {"brown": 1, "other": 6}
    assert influence(match, "A") == "9/1/9/9"
    played(match, "buy t3a")
    assert match.view()["purchase"]["due"] == 6
    assert train(match, "t3b")["price"] is None


@pytest.mark.rule("WD-7.11", "WD-7.12", "WD-7.13")
@pytest.mark.parametrize("game", GAMES)
def test_what_a_start_asks_for_is_what_its_line_then_costs(game: str) -> None:
    starts = 0
    for match in random_game(3, 6, game=game):
        view = match.view()
        for action in match.legal() if view["phase"] == "build" else []:
            if action.verb == "start":
                line = played(match.fork(), str(action)).view()["line"]
                if len(line["areas"]) > 1:  # The only way on was taken at once.
                    continue
                due = {colour: line[colour] for colour in ("red", "green", "white")}
                assert view["starts"].get(str(action).split()[1], dict.fromkeys(due, 0)) == due
                starts += any(due.values())
    assert starts > 0


@pytest.mark.rule("WD-14.1")
@pytest.mark.parametrize("game", GAMES)
def test_what_is_counted_makes_the_total_and_the_present_order_holds_who_is_to_move(game: str) -> None:
    for match in random_game(3, 7, game=game):
        view = match.view()
        assert all(sum(seat["counted"].values()) == seat["projected"] for seat in view["seats"])
        assert sorted(view["orders"]["present"]) == [0, 1, 2]
