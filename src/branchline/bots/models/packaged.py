"""Which model comes with the package for a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.bots.models.files import IncompatibleModel, Metadata
from branchline.bots.models.loading import load_metadata
from branchline.bots.models.policy_value import POLICY_VALUE_NETS
from branchline.bots.models.value_network import VALUE_NETS

if TYPE_CHECKING:
    from branchline.kernel import Game


def packaged_model(game: Game) -> Metadata | None:
    """Read how the policy-value or value network of a game was made, without its weights, if there is one."""
    for path in (POLICY_VALUE_NETS.path(game), VALUE_NETS.path(game)):
        try:
            return load_metadata(game, path)
        except IncompatibleModel:
            continue
    return None
