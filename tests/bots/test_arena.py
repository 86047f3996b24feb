"""The arena: every bot in every seat on the same seeds, and what that tells."""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline
from branchline.bots import UnknownBot, make_bot
from branchline.bots.arena import Contest, Result, report, results
from branchline.bots.net import NetBot
from branchline.bots.rating import Rating, rated


def test_ratings_are_those_of_openskill() -> None:
    """Its model BradleyTerryFull, version 6.1, with a draw for the last place."""
    after = rated([Rating(30, 5), Rating(), Rating(20, 2)], [2, 1, 2])
    assert [player.strength for player in after] == pytest.approx([27.791756, 31.267998, 19.992207])
    assert [player.doubt for player in after] == pytest.approx([4.841188, 7.381934, 1.997319])


def test_seats_rotate_and_seeds_are_paired() -> None:
    contest = Contest("rocket", ("a", "b", "c"), games=6, seed=10)
    assert [contest.seats(k)[0] for k in range(6)] == ["a", "b", "c"] * 2
    assert [contest.seed_of(k) for k in range(6)] == [10, 10, 10, 11, 11, 11]


def test_a_report_adds_up() -> None:
    contest = Contest("rocket", ("a", "b"), games=2)
    played = [
        Result(0, ("a", "b"), [1, 2], [30, 10], [0.1, 0.2], [10, 10]),
        Result(1, ("b", "a"), [1, 1], [20, 20], [0.2, 0.1], [10, 10]),
    ]
    first, second = report(contest, played)["bots"]
    assert (first["bot"], first["win_share"], first["margin"], first["ms_a_move"]) == ("a", 0.75, 10.0, 10.0)
    assert (second["bot"], second["win_share"], second["mean_rank"]) == ("b", 0.25, 1.5)
    assert first["rating"] > second["rating"]
    assert first["interval"][0] < 0.75 <= first["interval"][1]


def test_the_same_games_in_one_process_and_in_two() -> None:
    contest = Contest("rock-island", ("random", "random"), games=2, seed=3)
    alone, together = (results(contest, workers) for workers in (1, 2))
    assert [result.scores for result in alone] == [result.scores for result in together]


def test_without_a_net_the_bot_below_stands_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("branchline.bots.net.NETS", tmp_path)
    game = branchline.load("rocket")
    bot = NetBot(game, wait=False)
    assert bot.refusal is not None
    assert "There is no net" in str(bot.refusal)
    match = game.new(seed=1)
    assert bot.choose(match) in match.legal_numbers()


def test_only_a_net_is_played_from_a_file() -> None:
    with pytest.raises(UnknownBot):
        make_bot("greedy:somewhere", branchline.load("rocket"))
