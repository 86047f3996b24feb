"""Recorded matches, one for every way a game can end; together they use every verb.

A file that no longer replays shows that the rules have changed: raise the game's `rules` number and record anew with
`python tests/golden/record.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline
from branchline.kernel import Match

FILES = sorted(Path(__file__).parent.glob("golden/*/*.json"))


def matches(game: str) -> list[Match]:
    return [branchline.replay(path) for path in FILES if path.parent.name == game]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    match = branchline.replay(path)
    assert match.end_reason == path.stem
    assert match.is_over


@pytest.mark.parametrize("game", branchline.catalogue())
def test_every_verb_was_played(game: str) -> None:
    played = {action.verb for match in matches(game) for action in match.actions}
    assert played == {verb.name for verb in branchline.load(game).contract.verbs}
