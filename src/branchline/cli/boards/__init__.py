"""The boards in a terminal: a folder for each game or family of games, with a page for each thing it shows.

- `map.draw(match, seat, width)` is the board as a picture,
- `tables.tables(match, seat)` what everyone has, in tables.

Those who listen are told the position in the game's own words instead (`Match.describe`). A folder stands where the
game's own folder stands in `games`, or its family's. Where there is none, or where it lacks a page, `generic` makes one
from the game's view.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from branchline.kernel.game import Game

GAMES, GENERIC = "branchline.games.", "generic"


def page_of(game: Game, page: str) -> Any:
    """The page of this name that shows this game."""
    return import_module(next(name for name in _pages(game, page) if _is_there(name)))


def _pages(game: Game, page: str) -> Iterator[str]:
    """Its own, its family's, anybody's."""
    for package in (game.package, game.family, GENERIC):
        if package:
            yield f"{__name__}.{package.removeprefix(GAMES)}.{page}"


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False
