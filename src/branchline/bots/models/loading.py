"""Loading models: whether one is compatible with a game, and suits a match of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from branchline.bots.models.files import IncompatibleModel, Metadata, read_metadata
from branchline.bots.models.observe import observer_of

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class Model(Protocol):
    metadata: Metadata

    def check_shapes(self, inputs: int) -> None:
        """Fail where the arrays do not fit each other, or so many inputs."""


Found = TypeVar("Found", bound=Model)
Read = TypeVar("Read")


@dataclass
class ModelFiles(Generic[Found]):
    """Models of one kind, each in a file."""

    read: Callable[[Path], Found]
    folder: Path
    """Of those that come with the package."""

    def path(self, game: Game) -> Path:
        """The file that comes with the package."""
        return self.folder / f"{game.id}.npz"

    def load(self, game: Game, path: Path) -> Found:
        """The model in a file; `IncompatibleModel` says why it cannot be used."""
        return load_model(game, path, self.read)

    def packaged(self, game: Game) -> Found:
        """The model that comes with the package; `IncompatibleModel` says why it cannot be used."""
        return self.load(game, self.path(game))

    def suitable(self, match: Match, on_trial: Found | None = None) -> Found | None:
        """The model on trial, if it fits the board; otherwise the one that comes with the package, if it does and is
        not weak with so many players."""
        try:
            model = on_trial or self.packaged(match.game)
        except IncompatibleModel:
            return None
        weak = on_trial is None and model.metadata.is_weak(match.players)
        return None if weak or match.board.digest != model.metadata.board else model


@cache
def load_model(game: Game, path: Path, read: Callable[[Path], Found]) -> Found:
    model = _read(game, path, read)
    check_compatible(game, model.metadata)
    try:
        model.check_shapes(observer_of(game).layout.size)
    except (ValueError, IndexError, KeyError, TypeError) as fault:
        raise IncompatibleModel("net-unreadable", game=game.id) from fault
    return model


@cache
def load_metadata(game: Game, path: Path) -> Metadata:
    """Read how the model in a file was made, without its weights."""
    metadata = _read(game, path, read_metadata)
    check_compatible(game, metadata)
    return metadata


def _read(game: Game, path: Path, read: Callable[[Path], Read]) -> Read:
    if not path.exists():
        raise IncompatibleModel("net-missing", game=game.id)
    try:
        return read(path)
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise IncompatibleModel("net-unreadable", game=game.id) from fault


def check_compatible(game: Game, metadata: Metadata) -> None:
    """Refuse a model of another game, another board, or another encoding of observations or actions."""
    if metadata.game != game.id or metadata.board != game.load_board().digest:
        raise IncompatibleModel("net-board", game=game.id)
    if metadata.encoding != observer_of(game).layout.fingerprint or metadata.actions != game.contract.verbs.size:
        raise IncompatibleModel("net-encoding", game=game.id)


def metadata_for(game: Game, *, seed: int, decisions: int, games: int, settings: dict[str, Any]) -> Metadata:
    """The metadata of a model that was just trained."""
    layout = observer_of(game).layout
    return Metadata(game.id, game.rules, game.load_board().digest, layout.fingerprint, game.contract.verbs.size,
                    layout.seats, seed, decisions, games, settings)  # fmt: skip
