"""How a match begins: dealt from a seed or set up as a position, on a game's own board or another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import branchline

if TYPE_CHECKING:
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match


@dataclass(frozen=True)
class Start:
    game: str
    rules: int
    """The version of the rules it began under."""
    names: list[str]
    options: dict[str, Any]
    seed: str | None = None
    position: dict[str, Any] | None = None
    board: dict[str, Any] | None = None

    def match(self) -> Match:
        """The match before its first action."""
        game = branchline.load(self.game)
        if self.position is not None:
            return game.from_position(self._position(game), self.names, self.board)
        earlier = self.rules if self.rules != game.rules else None
        return game.new(len(self.names), int(self.seed or 0), self.options, self.names, self.board, rules=earlier,
                        stored=True)  # fmt: skip

    def _position(self, game: Game) -> dict[str, Any]:
        from branchline.kernel.files import earlier_position

        assert self.position is not None
        return self.position if self.rules == game.rules else earlier_position(self.position, game, self.rules)


def replays(game: Game, rules: int) -> bool:
    """Whether a log of this version of the rules can be replayed."""
    return rules == game.rules or rules in game.replays
