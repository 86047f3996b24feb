"""Where money or points came from, in words."""

from __future__ import annotations

import pytest

import branchline
from branchline.cli.history import sources
from branchline.kernel import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", branchline.catalogue())
def test_every_kind_of_payment_has_a_name(game_id: str, language: str) -> None:
    game = branchline.load(game_id)
    for source in sources(game.new(game.players[0], seed=1)):
        assert game.words.name(f"source-{source}", source, language) != source
