"""Numbers of things in the Dales family, told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from branchline.cli.boards.dales import say
from branchline.cli.naming import game_word, listed

if TYPE_CHECKING:
    from branchline.kernel.match import Match


def influence(match: Match, points: dict[str, int]) -> str:
    """Points of each colour, or cubes."""
    names = {source: game_word(match, f"source-{source}") for source in points}
    return ", ".join(say("points", source=names[source], points=n) for source, n in points.items())


def worth_of(match: Match, space: dict[str, Any]) -> str:
    points = dict(space["printed"])
    if space["drawn"]:
        points[space["drawn"]] = points.get(space["drawn"], 0) + 1
    text = influence(match, points)
    return ", ".join([text, *[say("red-or-green")] * space["choice"]])


def tell_pieces(match: Match, pieces: dict[str, int]) -> str:
    return listed([_counted(match, piece, count) for piece, count in pieces.items()])


def _counted(match: Match, piece: str, count: int) -> str:
    if piece == "objector":
        return say("objectors", count=count)
    return game_word(match, "counted-items", item=item_name(match, piece), items=count)


def item_name(match: Match, item: str) -> str:
    return game_word(match, f"item-{item}")


def signed(amount: int) -> str:
    return f"{amount:+}" if amount else "0"
