"""§15 What a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.games.rocket.state import State


def own_cash(state: State, seat: int, holder: int) -> bool:
    """SR-15.1, SR-15.2 Everything is open but, by option, the money of others."""
    return state.open_cash != 0 or holder == seat
