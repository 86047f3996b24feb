"""A bot in a Python file: in the arena, at a table in the terminal, and by the page that tells of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline
from branchline.bots.play.arena import Contest, report, results
from branchline.bots.play.external import BotFailed
from cli.conftest import Run, run  # noqa: F401

ROOT = Path(__file__).parents[2]
BOT = f"python:{ROOT / 'examples' / 'python_bot.py'}"
FAULTY = {
    "nothing = 1": "choose",
    "def choose(match: return": "cannot be run",
    "def choose(match): return 'advance nowhere'": "is not allowed",
    "def choose(match): return 1 << 40": "is not allowed",
}


def test_it_plays_in_the_arena() -> None:
    contest = Contest("rocket", (BOT, "random"), games=1, seed=3)
    told = report(contest, results(contest, workers=1))
    assert told["faults"] == []
    assert {bot["bot"] for bot in told["bots"]} == {BOT, "random"}


def test_it_plays_at_a_table(run: Run) -> None:  # noqa: F811
    told = run("play", "rocket", "--seats", f"{BOT},random", "--seed", "3", "--plain")
    assert told.status == 0
    assert "cannot" not in told.err


def test_it_sees_nothing_that_its_seat_may_not_know(tmp_path: Path) -> None:
    file = tmp_path / "curious.py"
    file.write_text(
        "def choose(match):\n    assert match.seed is None and len(match) == 0\n    return match.legal()[0]\n"
    )
    match = branchline.load("rock-island").new(players=2, seed=1)
    match.play(match.legal()[0])
    bot = branchline.make_bot(f"python:{file}", match.game)
    assert bot.choose(match) == match.legal_numbers()[0]


@pytest.mark.parametrize("text", FAULTY)
def test_one_that_cannot_be_used_says_why(text: str, tmp_path: Path) -> None:
    file, game = tmp_path / "bot.py", branchline.load("rocket")
    file.write_text(text + "\n")
    with pytest.raises(BotFailed, match=FAULTY[text]):
        branchline.make_bot(f"python:{file}", game).choose(game.new(players=2, seed=1))


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "a-bot-in-python.md").read_text(encoding="utf-8")
    assert f"```python\n{(ROOT / 'examples' / 'python_bot.py').read_text(encoding='utf-8')}```" in page
