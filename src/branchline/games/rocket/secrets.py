"""§15 What a seat may know."""

from typing import Any

import numpy as np

from branchline.games.rocket.components import SEATS


def own_cash(state: Any, seat: int) -> Any:
    """SR-15.1, SR-15.2 Everything is open but, by option, the money of others."""
    return True if state.open_cash else np.arange(SEATS) == seat
