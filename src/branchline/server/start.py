"""How a match begins: dealt from a seed or set up as a position, on a game's own board or another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import branchline

if TYPE_CHECKING:
    from branchline.kernel.match import Match


@dataclass(frozen=True)
class Start:
    game: str
    names: list[str]
    options: dict[str, Any]
    seed: str | None = None
    position: dict[str, Any] | None = None
    board: dict[str, Any] | None = None

    def match(self) -> Match:
        """The match before its first action."""
        game = branchline.load(self.game)
        if self.position is not None:
            return game.from_position(self.position, self.names, self.board)
        return game.new(len(self.names), int(self.seed or 0), self.options, self.names, self.board)
