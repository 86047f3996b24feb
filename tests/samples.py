"""Of what a test goes through, `make test` has a sample and `make test-all` everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def sample(values: Sequence[Any], *places: int) -> list[Any]:
    """What to parametrize by: all of these, of which those at other places are marked as exhaustive."""
    kept = {place % len(values) for place in places}
    return [
        pytest.param(
            *(each if isinstance(each, tuple) else (each,)), marks=() if at in kept else pytest.mark.exhaustive
        )
        for at, each in enumerate(values)
    ]
