"""The tool that measures a game's whole ladder: what was played is kept, and not played again."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from branchline.bots.play import ladder

TOOL = Path(__file__).parents[2] / "tools" / "measure_ladder.py"


def measure(keep: Path, *more: str) -> str:
    command = [sys.executable, str(TOOL), "rocket", "--bots", "novice", "--players", "2,3", "--workers", "1"]
    done = subprocess.run([*command, "--keep", str(keep), *more], capture_output=True, text=True, check=True)
    return done.stdout


def test_games_are_kept_one_by_one_and_not_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "games.jsonl"
    measure(keep, "--games", "2")
    first = keep.read_text().splitlines()
    assert sorted(len(json.loads(line)["bots"]) for line in first) == [2, 2, 3, 3, 3]
    keep.write_text("\n".join(first[:-1]) + '\n{"key": "cut')
    told = measure(keep, "--games", "4")
    kept = keep.read_text().splitlines()
    assert kept[:4] == first[:4]
    assert len({json.loads(line)["key"] for line in kept if line.endswith("}")}) == 4 + 6
    lines = told.splitlines()
    assert [line.split(" ", 3)[:3] for line in lines] == [["rocket", "2", "novice"], ["rocket", "3", "novice"]]
    assert ["'games': 4" in lines[0], "'games': 6" in lines[1]] == [True, True]


def test_a_cell_whose_games_go_otherwise_now_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "STRENGTHS", tmp_path / "strengths.json")
    ladder.STRENGTHS.write_text("{}")
    monkeypatch.syspath_prepend(str(TOOL.parent))
    tool, page = import_module("measure_ladder"), import_module("bot_page")

    def run(*arguments: str) -> tuple[bool, str]:
        monkeypatch.setattr(sys, "argv", ["", "rocket", "--bots", "novice", "--players", "2", *arguments])
        tool.main()
        return "outdated" in ladder.strengths()["rocket"]["novice"]["2"], "\n".join(page.ladder())

    noted = run("--games", "2", "--workers", "1", "--keep", str(tmp_path / "games.jsonl"), "--note")
    assert noted[0] is False
    assert run("--check") == noted
    first_game = ladder.strengths()["rocket"]["novice"]["2"]["first_game"]
    ladder.STRENGTHS.write_text(ladder.STRENGTHS.read_text().replace(first_game, "of other bots"))
    outdated, table = run("--check")
    assert outdated
    assert table.count("†") == 1
    assert "†" not in noted[1]
