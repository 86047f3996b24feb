"""The arena: every bot in every seat on the same seeds, and what that tells."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import branchline
from branchline.bots import UnknownBot, make_bot
from branchline.bots.models.files import IncompatibleModel
from branchline.bots.models.policy_value import POLICY_VALUE_NETS
from branchline.bots.play.arena import Contest, Result, report, results
from branchline.bots.play.external import BotFailed, ExternalBot
from branchline.bots.play.ratings import Rating, rated
from branchline.bots.search.policy import PolicyBot


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


def test_without_a_net_the_fallback_bot_stands_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(POLICY_VALUE_NETS, "folder", tmp_path)
    game = branchline.load("rocket")
    bot = PolicyBot(game, wait=False)
    with pytest.raises(IncompatibleModel, match="There is no net"):
        POLICY_VALUE_NETS.packaged(game)
    match = game.new(seed=1)
    assert bot.choose(match) in match.legal_numbers()


@pytest.mark.parametrize("name", ["greedy:somewhere", "exec", "value", "deep"])
def test_only_nets_and_programs_come_from_outside(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, branchline.load("rocket"))


LINE_BOT = Path(__file__).parents[2] / "examples" / "line_bot.py"
SILENT = "import time\ntime.sleep(600)\n"
"""Programs that do not answer as they should, and what is said about them."""
FAULTY = {
    "print('hello', flush=True)\ninput()\n": "is not an answer",
    "input()\nraise SystemExit(3)\n": "ended with status 3",
    "input()\nprint('{\"action\": 100000}', flush=True)\ninput()\n": "is not allowed",
}


def program(folder: Path, text: str) -> str:
    file = folder / "bot.py"
    file.write_text(text)
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def test_a_program_plays_by_lines_of_text(tmp_path: Path) -> None:
    contest = Contest("rock-island", (program(tmp_path, LINE_BOT.read_text()), "random"), games=1, seed=2)
    (result,) = results(contest, workers=1)
    assert not result.fault
    assert min(result.moves) > 5


@pytest.mark.parametrize("text", FAULTY)
def test_a_program_that_fails_has_lost_and_it_is_said_why(text: str, tmp_path: Path) -> None:
    contest = Contest("rock-island", (program(tmp_path, text), "random", "random"), games=1)
    played = results(contest, workers=1)
    assert played[0].places == [3, 1, 1]
    (fault,) = report(contest, played)["faults"]
    assert fault["bot"] == contest.lineup[0]
    assert FAULTY[text] in fault["reason"]


def test_a_program_must_answer_in_time(tmp_path: Path) -> None:
    game = branchline.load("rock-island")
    bot = ExternalBot(game, command=program(tmp_path, SILENT).removeprefix("exec:"), seconds=0.2)
    with pytest.raises(BotFailed, match="did not answer"):
        bot.choose(game.new(players=2, seed=1))
    bot.close()
    with pytest.raises(BotFailed, match="cannot be run"):
        make_bot("exec:no-such-program", game)


def test_a_budget_reaches_those_that_search(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, Any]] = []
    monkeypatch.setattr(
        "branchline.bots.search.master.MasterBot.__init__", lambda bot, *_, wait, **more: given.append(more)
    )
    contest = Contest("rocket", ("master", "value:some.npz", "random"), games=1, simulations=12)
    for name in contest.lineup:
        contest.make_bot(name)
    budget = {"simulations": 12, "seconds": None}
    assert given == [budget, {"file": "some.npz"} | budget]
