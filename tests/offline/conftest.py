"""What a page takes along of a game is made once for all tests that ask it something."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The folder of a game."""

    @cache
    def packed(game: str) -> Path:
        folder = tmp_path_factory.mktemp(game) / "offline"
        subprocess.run([sys.executable, "tools/make_offline.py", game, "--out", str(folder)], cwd=HOUSE, check=True)
        return folder

    return packed
