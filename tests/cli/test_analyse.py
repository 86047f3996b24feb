"""`branchline analyse`."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import branchline
from branchline.kernel import Match
from cli.conftest import Run


def saved(folder: Path, actions: int = 10**6) -> tuple[Match, str]:
    options = {"first_player": 0, "stall_limit_per_player": 1}
    match, dice = branchline.load("rocket").new(players=2, seed=5, options=options), random.Random(2)
    while not match.is_over and len(match) < actions:
        match.play(dice.choice(match.legal_numbers()))
    return match, str(match.save(folder / "match.json"))


@pytest.mark.parametrize(("language", "better"), [("en", "Better: "), ("fr", "Mieux\N{NO-BREAK SPACE}: ")])
def test_chances_and_the_moves_that_cost_most(run: Run, tmp_path: Path, language: str, better: str) -> None:
    match, file = saved(tmp_path)
    told = run("analyse", file, "--lang", language)
    assert (told.status, told.err) == (0, "")
    assert better in told.out
    assert f"\n  {len(match)} " in told.out


def test_as_json(run: Run, tmp_path: Path) -> None:
    match, file = saved(tmp_path)
    told = json.loads(run("analyse", file, "--json").out)
    assert len(told["chances"]) == len(match) + 1
    assert all(match.at(mistake["moment"]).to_move == mistake["seat"] for mistake in told["mistakes"])


def test_not_before_the_end(run: Run, tmp_path: Path) -> None:
    _, file = saved(tmp_path, actions=3)
    refused = run("analyse", file)
    assert refused.status == 2
    assert "not over yet" in refused.err
