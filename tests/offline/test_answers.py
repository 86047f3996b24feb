"""What a game answers in a browser's Python, beside what it answers here: every answer the same."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import branchline
from offline.answers import run

HERE = Path(__file__).parent
HOUSE = HERE.parent.parent
GAMES = list(branchline.catalogue())
SAMPLE = "rocket"


def questions(game: str, matches: int, steps: int, choices: int) -> list[dict[str, Any]]:
    """Views, words, reasons, positions and outcomes; how matches end; what bots of every level choose."""
    players = branchline.load(game).players
    ends = (players[0], players[-1])
    return [
        *({"ask": "answers", "game_id": game, "players": count, "seed": 1, "most": steps} for count in ends),
        *({"ask": "finals", "game_id": game, "players": count, "seeds": [1, 1 + matches]} for count in ends),
        *({"ask": "choices", "game_id": game, "bot": bot, "count": choices} for bot in ("novice", "casual", "greedy")),
        {"ask": "strengths", "game_id": game},
        {"ask": "choices", "game_id": game, "bot": "master", "count": choices, "simulations": 40},
    ]


def in_the_page(folder: Path, game: str, asked: list[dict[str, Any]]) -> list[Any]:
    command = ["node", "tests/offlineAnswers.js", str(HERE / "answers.py"), game]
    found = subprocess.run(
        command, cwd=HOUSE / "web", input=json.dumps(asked), text=True, stdout=subprocess.PIPE, check=True,
        env=os.environ | {"BRANCHLINE_OFFLINE": str(folder)},
    )  # fmt: skip
    answers: list[Any] = json.loads(found.stdout)
    return answers


FEW, MANY = {"matches": 3, "steps": 40, "choices": 3}, {"matches": 50, "steps": 1000, "choices": 20}


@pytest.mark.parametrize(("game", "counts"), [
    pytest.param(SAMPLE, FEW, id=f"{SAMPLE}-few"),
    *(pytest.param(game, MANY, id=game, marks=pytest.mark.exhaustive) for game in GAMES),
])  # fmt: skip
def test_the_page_answers_as_the_server_does(game: str, counts: dict[str, int], packed: Callable[[str], Path]) -> None:
    asked = questions(game, **counts)
    assert in_the_page(packed(game), game, asked) == run(asked)
