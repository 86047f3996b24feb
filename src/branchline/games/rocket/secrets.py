"""§15 What a seat may know."""

from typing import Any


def own_cash(state: Any, seat: int, holder: int) -> bool:
    """SR-15.1, SR-15.2 Everything is open but, by option, the money of others."""
    return state.open_cash != 0 or holder == seat
