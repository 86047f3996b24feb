"""A position as bare numbers, for tests that change a few of them."""

from __future__ import annotations

from typing import Any

from branchline.kernel import Match


def position_in_numbers(match: Match) -> dict[str, Any]:
    state = match.state
    return {name: state[name].tolist() for name in match.game.contract.State.kept_fields()}
