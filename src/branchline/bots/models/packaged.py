"""What guides the strongest bot of a game beside the hints: its net, or its outlook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.models import policy_value, value_network_file
from branchline.bots.models.compatibility import account_in
from branchline.bots.models.files import Account, UnfitNet

if TYPE_CHECKING:
    from branchline.kernel import Game


def guide_of(game: Game) -> Account | None:
    """How it was made; None where there is neither. Weights are not read: who only asks what there is need not wait."""
    for path in (policy_value.packed_path(game), value_network_file.packed_path(game)):
        try:
            return account_in(game, path)
        except UnfitNet:
            continue
    return None
