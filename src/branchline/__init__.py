"""Branchline: railway board games, for people in the browser and for programs by the million.

>>> import branchline
>>> game = branchline.load("rocket")
>>> match = game.new(players=3, seed=7, options={"first_player": 0})
>>> match.to_move
0
>>> str(match.legal()[0])
'token birmingham steel'
>>> [event.name for event in match.play("advance GWR ne")]
['advance_chosen', 'share_taken', 'locomotive_moved', 'town_joined']
>>> match.why_not("advance GWR e").sentence
'You have already advanced this locomotive in this turn.'
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from branchline.kernel.errors import BranchlineError, IllegalAction, UnknownGame
from branchline.kernel.game import Game, find_games

if TYPE_CHECKING:
    from branchline.bots import make_bot
    from branchline.kernel.action import Action
    from branchline.kernel.events import Event
    from branchline.kernel.match import Match

    simulate: Callable[..., Any]

__version__ = "0.1.0"
__all__ = [
    "Action",
    "BranchlineError",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "UnknownGame",
    "catalogue",
    "load",
    "make_bot",
    "replay",
    "simulate",
]
_LATER = {
    "Action": "branchline.kernel.action",
    "Event": "branchline.kernel.events",
    "Match": "branchline.kernel.match",
    "make_bot": "branchline.bots",
    "simulate": "branchline.envs.simulation",
}
"""Names that are imported when they are first asked for, so that listing the games is quick."""


def __getattr__(name: str) -> object:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def catalogue() -> dict[str, Game]:
    """Every game, by id: those that come with Branchline, and those of the packages named in BRANCHLINE_GAMES."""
    further = os.environ.get("BRANCHLINE_GAMES", "").split()
    return {id: game for package in ("branchline.games", *further) for id, game in find_games(package).items()}


def load(game: str) -> Game:
    """The game of this id.

    >>> load("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    branchline.kernel.errors.UnknownGame: There is no game “chess”; the games are: ...rocket...
    """
    found = catalogue().get(game)
    if found is None:
        raise UnknownGame("game-unknown", game=game, known=", ".join(catalogue()))
    return found


def replay(path: str | Path, language: str = "en") -> Match:
    """The match saved in this file, played again action by action."""
    from branchline.kernel.files import read_file

    return read_file(path, catalogue(), language)
