"""What guides the strongest bot of a game beside the hints: its net, or its outlook."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from branchline.bots import net, outlook_file
from branchline.bots.fitting import Learned
from branchline.bots.net_file import Account, UnfitNet

if TYPE_CHECKING:
    from branchline.kernel import Game


def guide_of(game: Game) -> Account | None:
    """How it was made; None where there is neither."""
    return account_in(game, net.packed_path(game), net.read_net) or account_in(
        game, outlook_file.packed_path(game), outlook_file.read_outlook
    )


@cache
def account_in(game: Game, path: Path, read: Callable[[Game, Path], Learned]) -> Account | None:
    """That of a file which fits. Its weights are not kept: who only asks what there is needs no memory for them."""
    try:
        return read(game, path).account
    except UnfitNet:
        return None
