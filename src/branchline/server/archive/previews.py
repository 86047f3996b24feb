"""Pictures of positions, for links: made in a thread, charged, and kept for a while."""

from __future__ import annotations

import asyncio
import io
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from branchline.kernel.kinds import SEAT_LETTERS
from branchline.server.errors import Refusal
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.long_answers import LongAnswers
from branchline.server.tables.sessions import Sessions
from branchline.server.tables.snapshot import Snapshot
from branchline.server.visibility.perspective import perspective_of
from branchline.server.visibility.visible import visible_as

if TYPE_CHECKING:
    from branchline.envs.drawing.shapes import Drawing
    from branchline.kernel.match import Match

WIDTH, HEIGHT = 1200, 630
"""As sites that show links want it."""
PANEL, MARGIN, LINE = 400, 36, 54
LARGEST = 4_000_000
"""Points of a board that is drawn at all; others are told by name."""
COST = 500
"""In lines of a log that are told."""
MOST_KEPT = 200
PAPER, INK, SOFT = "#f7f3e8", "#1d1b16", "#5d574b"
LONGEST_NAME = 20
WIDE_FONT = "DejaVuSans.ttf"
NARROW_SPACE = "\u202f"


class Previews:
    def __init__(self, sessions: Sessions, long_answers: LongAnswers) -> None:
        self._sessions, self._long_answers = sessions, long_answers
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def png(self, table_id: str, moment: int | None, language: str, owner: Owner) -> bytes:
        """The position as whoever watches may see it."""
        if find_spec("PIL") is None:
            raise Refusal(404, "not-found")
        snapshot = (await self._sessions.get(table_id, owner)).snapshot
        match = snapshot.known_match()
        if moment is not None and moment > len(match):
            raise Refusal(404, "moment", field="moment", moment=moment, last=len(match))
        at = len(match) if moment is None else moment
        names = tuple(seat.name for seat in snapshot.seats)
        key = (table_id, snapshot.game_seq, snapshot.table.status, at, language, names)
        if key not in self._kept:
            async with self._long_answers.turn(owner, COST):
                self._kept[key] = await asyncio.to_thread(_png, snapshot, at, language)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _png(snapshot: Snapshot, moment: int, language: str) -> bytes:
    from PIL import Image, ImageDraw

    match = snapshot.known_match().at(moment)
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    board = _board(snapshot, match)
    if board is not None:
        room = WIDTH - PANEL - 2 * MARGIN, HEIGHT - 2 * MARGIN
        board.thumbnail(room, Image.Resampling.LANCZOS)
        picture.paste(board, (MARGIN + (room[0] - board.width) // 2, MARGIN + (room[1] - board.height) // 2))
    _tell(ImageDraw.Draw(picture), snapshot, match, language)
    written = io.BytesIO()
    picture.save(written, "PNG", optimize=False)
    return written.getvalue()


def _board(snapshot: Snapshot, match: Match) -> Any:
    """A map of a board that came from outside may be of any size, so it is not drawn."""
    from PIL import Image

    from branchline.envs.drawing import render, shapes

    if snapshot.table.untrusted:
        return None
    drawing: Drawing | None = render.board(match, visible_as(snapshot, perspective_of(snapshot, None, None)))
    if drawing is None or drawing.width * drawing.height > LARGEST:
        return None
    return Image.fromarray(shapes.pixels(drawing))


def _tell(brush: Any, snapshot: Snapshot, match: Match, language: str) -> None:
    """The game, and who plays it."""
    from branchline.envs.drawing.hexes import SEATS

    x, y = WIDTH - PANEL - MARGIN // 2, MARGIN + 12
    (large, written), (plain, _), (small, _) = map(_font, (40, 32, 26))
    for line in wrap(written(match.game.name(language)), 18):
        brush.text((x, y), line, fill=INK, font=large)
        y += LINE
    y += LINE // 2
    scores = match.scores() if match.is_over else None
    for seat in snapshot.seats:
        brush.ellipse((x, y + 6, x + 26, y + 32), fill=SEATS[seat.seat])
        name = written(seat.name) or SEAT_LETTERS[seat.seat]
        name = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
        brush.text((x + 40, y), name, fill=INK, font=plain)
        if scores is not None:
            brush.text((x + 40, y + 36), f"{scores[seat.seat]:,}", fill=SOFT, font=small)
        y += LINE + (24 if scores is not None else 0)
    brush.text((x, HEIGHT - MARGIN - 34), "Branchline", fill=SOFT, font=small)


@cache
def _font(size: int) -> tuple[Any, Callable[[str], str]]:
    """One that knows accents, where the system has it, and how a text is written in it."""
    from PIL import ImageFont

    try:
        return ImageFont.truetype(WIDE_FONT, size), lambda text: text.replace(NARROW_SPACE, " ")
    except OSError:
        return ImageFont.load_default(size), plainly


def plainly(text: str) -> str:
    """In letters that every font has.

    >>> plainly("Émile à Nürnberg"), plainly("Зоя")
    ('Emile a Nurnberg', '')
    """
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().strip()
