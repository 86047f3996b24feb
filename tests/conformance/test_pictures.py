"""The positions that the rules pages of the browser client show are views as the games declare them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import branchline
from conformance.declared_view import departures

CLIENTS = Path(__file__).parents[2] / "web" / "src" / "games"
PICTURES = sorted(CLIENTS.glob("**/pictures/*.json"))


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: str(path.relative_to(CLIENTS)))
def test_a_picture_is_a_view(picture: Path) -> None:
    folder = str(picture.relative_to(CLIENTS).parents[2]).replace("/", ".")
    (game,) = (game for game in branchline.catalogue().values() if game.package.endswith(f"games.{folder}"))
    assert departures(game.contract.view, json.loads(picture.read_text("utf-8"))["view"]) == []
