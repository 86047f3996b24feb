"""Games on plain Numba, without the compiler of the house: the same positions, the same actions, the same scores.

A small game of the tests by default; with BRANCHLINE_PLAIN_NUMBA_GAMES, such as "rocket dales", the conformance suite
of those games, for which Numba compiles for many minutes each."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import branchline
from branchline.kernel.rules import interpreted, on_plain_numba
from conformance import interpreted as replays

TESTS = Path(__file__).parent.parent
GAMES = os.environ.get("BRANCHLINE_PLAIN_NUMBA_GAMES", "").split()
compiling = pytest.mark.skipif(interpreted() or on_plain_numba(), reason="nothing is compiled in this process")


def environment() -> dict[str, str]:
    return os.environ | {
        "BRANCHLINE_PLAIN_NUMBA": "1",
        "BRANCHLINE_GAMES": "toys",
        "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]),
    }


@compiling
def test_a_game_is_the_same_on_plain_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_GAMES", "toys")
    match, rng = branchline.load("whispers").new(players=4, seed=3), random.Random(3)
    while not match.is_over:
        match.play(rng.choice(match.legal_numbers()))
    task, command = json.dumps([match.to_json()]), [sys.executable, replays.__file__]
    run = subprocess.run(command, check=False, input=task, capture_output=True, text=True, env=environment())
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == [replays.account(match)]


@compiling
@pytest.mark.parametrize("game", GAMES)
def test_conformance_holds_on_plain_numba(game: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-k", game, str(TESTS / "conformance" / "test_conformance.py")]
    run = subprocess.run(command, check=False, capture_output=True, text=True, env=environment())
    assert run.returncode == 0, run.stdout[-4000:]
