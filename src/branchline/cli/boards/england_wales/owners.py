"""Who owns a link: a seat, or in the share game a company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.cli.naming import seat_name, thing_name
from branchline.kernel.kinds import SEAT_LETTERS

if TYPE_CHECKING:
    from branchline.kernel.match import Match

COLOURS = {
    "red": "#b3392f", "yellow": "#e3c04a", "green": "#2f7d4a", "blue": "#2f62a8", "purple": "#7a4a94",
    "black": "#3b3b3b",
}  # fmt: skip
GREY = "#9a968c"
MARK = 3
"""Letters of a company's name that stand on its track."""


def owner_name(match: Match, owner: int) -> str:
    company = _company(match, owner)
    return thing_name(match, "company", company) if company else seat_name(match, owner)


def owner_mark(match: Match, owner: int) -> str:
    return owner_name(match, owner)[:MARK].upper() if _company(match, owner) else SEAT_LETTERS[owner]


def owner_colour(match: Match, owner: int) -> str:
    return COLOURS[_company(match, owner) or match.board.data["player_colours"][owner]]


def _company(match: Match, owner: int) -> str:
    return match.board.labels["company"][owner] if "company" in match.board.labels else ""
