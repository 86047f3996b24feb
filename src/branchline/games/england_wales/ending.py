"""EW-16, ES-11 When the game ends."""

from branchline.games.england_wales.components import EMPTY_CITIES, NO_END, TURN_LIMIT
from branchline.kernel import rule


@rule
def ending_after(turn: int, last_turn: int, turn_limit: int) -> int:
    """EW-16.2, EW-16.4, ES-11.2, ES-11.3 Why the game ends after this turn, or NO_END."""
    if last_turn > 0:
        return EMPTY_CITIES if turn >= last_turn else NO_END
    return TURN_LIMIT if turn >= turn_limit else NO_END
