"""Whether what was learned, a net or an outlook, fits a game, and suits a match of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from branchline.bots.models.files import Account, UnfitNet, read_account
from branchline.bots.models.observe import observer_of

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class Learned(Protocol):
    account: Account

    def try_out(self, inputs: int) -> None:
        """Answer once; arrays that do not fit each other, or so many inputs, make this fail."""


Found = TypeVar("Found", bound=Learned)
Read = TypeVar("Read")


def fitting(game: Game, path: Path, read: Callable[[Path], Found]) -> Found:
    """What a file holds; `UnfitNet` says why it cannot be used."""
    learned = _read(game, path, read)
    check(game, learned.account)
    try:
        learned.try_out(observer_of(game).layout.size)
    except (ValueError, IndexError, KeyError, TypeError) as fault:
        raise UnfitNet("net-unreadable", game=game.id) from fault
    return learned


@cache
def account_in(game: Game, path: Path) -> Account:
    """How what a file holds was made; its weights are neither read nor tried out."""
    account = _read(game, path, read_account)
    check(game, account)
    return account


def _read(game: Game, path: Path, read: Callable[[Path], Read]) -> Read:
    if not path.exists():
        raise UnfitNet("net-missing", game=game.id)
    try:
        return read(path)
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise UnfitNet("net-unreadable", game=game.id) from fault


def check(game: Game, account: Account) -> None:
    """Refuse what was made for another game, another board, or another way to write them down."""
    if account.game != game.id or account.board != game.sheet().digest:
        raise UnfitNet("net-board", game=game.id)
    if account.encoding != observer_of(game).layout.fingerprint or account.actions != game.rulebook.verbs.size:
        raise UnfitNet("net-encoding", game=game.id)


def suiting(match: Match, packed: Callable[[Game], Found]) -> Found | None:
    """What comes with the package, if it fits the board and was not found to be weak with so many players."""
    try:
        learned = packed(match.game)
    except UnfitNet:
        return None
    account = learned.account
    return learned if match.sheet.digest == account.board and not account.is_weak(match.players) else None
