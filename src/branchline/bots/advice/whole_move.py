"""The whole move that begins with an action: all that its seat does until another decides, or chance speaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.bots import Bot
    from branchline.kernel import Match, Position
    from branchline.kernel.events import Event

MOST_ACTIONS = 24


@dataclass(frozen=True)
class WholeMove:
    actions: tuple[int, ...]
    events: tuple[Event, ...]
    """What they cause."""
    end: Position
    """The position after them."""
    then_chance: bool
    """The last of them reveals something, so that its events are unknown, and the end is the position before it."""


def whole_move(match: Match, first: int, player: Bot) -> WholeMove:
    """Go on from an action as a player would; objections by others are waived."""
    walk, seat, actions = match.fork(), match.to_move, [first]
    events: list[Event] = []
    while True:
        before = walk.state
        caused = _played(walk, actions[-1])
        if walk.revealed != match.revealed:
            return WholeMove(tuple(actions), tuple(events), before, True)
        events += caused
        if walk.to_move != seat or len(actions) == MOST_ACTIONS:
            return WholeMove(tuple(actions), tuple(events), walk.state, False)
        actions.append(player.choose(walk))


def _played(match: Match, action: int) -> list[Event]:
    """The events of an action to which nobody objects."""
    events = match.play(action)
    while (answer := match.let_pass()) is not None:
        events += match.play(answer)
    return events
