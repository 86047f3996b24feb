"""No picture, but what there is to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from branchline.cli.words import speaking
from branchline.kernel.description import entries

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def draw(match: Match, seat: int | None, width: int) -> Text:
    return Text("\n").join(Text(line) for line in entries(match.telling(speaking()), match.view(seat)))
