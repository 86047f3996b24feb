"""The boards in a terminal: a folder for each game or family of games, with a page for each thing it shows.

- `map.draw(match, seat, width)` is the board as a picture,
- `tables.tables(match, seat)` what everyone has, in tables,
- `lines.describe(match)` and `lines.accounts(match, seat)` the same for those who listen, `lines.money(amount)` how an
  amount is written.

A folder is found by its name: that of the game's own folder in `games`, or that of its family's. Where there is none,
or where it lacks a page, `generic` makes one from the game's view. Pages that draw need Rich, the others do not.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.kernel.game import Game

GENERIC = "generic"


def page_of(game: Game, page: str) -> Any:
    """The page of this name that shows this game."""
    return import_module(next(name for name in _pages(game, page) if find_spec(name)))


def _pages(game: Game, page: str) -> Iterator[str]:
    """Its own, its family's, anybody's."""
    for package in (game.package, game.family, GENERIC):
        folder = f"{__name__}.{package.rpartition('.')[2]}"
        if package and find_spec(folder):
            yield f"{folder}.{page}"
