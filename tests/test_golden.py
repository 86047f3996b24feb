"""Recorded matches, at least one for every way a game can end; together they use every verb.

They lie in a folder for each version of the rules. A file that no longer replays shows that the rules have changed:
raise the game's `rules` number and record a new set with `python tests/golden/record.py`. Old sets stay and still
replay.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import branchline
from branchline.kernel import Match
from golden.record import endings, folder_of

FILES = sorted(Path(__file__).parent.glob("golden/version-*/*/*.json"))
NEVER_ALLOWED = {"bond"}
"""Verbs that are there to be refused with a reason: EW-12.1."""
every_game = pytest.mark.parametrize("game", branchline.catalogue())


def matches(game: str) -> list[Match]:
    """Those that were recorded under the present rules."""
    return [branchline.replay(path) for path in sorted(folder_of(branchline.load(game)).glob("*.json"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join([*path.parts[-3:-1], path.stem]))
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    match = branchline.replay(path)
    assert match.end_reason == path.stem.partition(".")[0]
    assert match.is_over


@every_game
def test_every_ending_was_reached(game: str) -> None:
    assert {match.end_reason for match in matches(game)} == endings(branchline.load(game))


@every_game
def test_every_verb_was_played(game: str) -> None:
    played = {action.verb for match in matches(game) for action in match.actions}
    assert played == {verb.name for verb in branchline.load(game).contract.verbs} - NEVER_ALLOWED
