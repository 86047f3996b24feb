"""What guides the strongest bot of a game beside the hints: its net, or its outlook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.net import packed_net
from branchline.bots.net_file import Account, UnfitNet
from branchline.bots.outlook_file import packed_outlook

if TYPE_CHECKING:
    from branchline.kernel import Game


def guide_of(game: Game) -> Account | None:
    """How it was made; None where there is neither."""
    for packed in (packed_net, packed_outlook):
        try:
            return packed(game).account
        except UnfitNet:
            continue
    return None
