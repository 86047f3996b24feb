"""What a seat cannot know: drawn anew before anything is tried out, copied or given to a bot."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from branchline.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from branchline.kernel.match import Match

TRIALS = 2


def redealt(match: Match, seat: int | None, seed: int) -> Match:
    """A match that starts here, with all redrawn that the seat cannot know; for a spectator, that no seat can."""
    from branchline.kernel.contract import redeal
    from branchline.kernel.match import Match

    state = match.state
    for knowing in range(match.players) if seat is None else [seat]:
        redeal(match.sheet.record, state, knowing, seed)
    return Match(match.game, match.sheet, state, options=match.options, seats=match.seats, seed=None)


def reveals(before: Match, after: Match, seat: int) -> bool:
    """Whether the action between two moments told its seat something new: chance was at work, something was turned up,
    or had what the seat cannot know been different, it would have seen something else."""
    if before.state["rng"] != after.state["rng"]:
        return True
    face_down = before.game.contract.face_down
    if face_down(before.state) != face_down(after.state):
        return True
    action = after.last
    assert action is not None
    for _ in range(TRIALS):
        other = redealt(before, seat, secrets.randbits(62))
        try:
            events = other.play(action)
        except IllegalAction:
            return True
        if events != after.events or other.view(seat) != after.view(seat):
            return True
    return False
