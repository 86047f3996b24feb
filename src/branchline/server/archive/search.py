"""Matches, openings and actions of the archive, as they are answered."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import TYPE_CHECKING

import branchline
from branchline.kernel.errors import BranchlineError
from branchline.server.archive.records import DEPTH, LINE_BREAK, Mark, Result, ResultSeat, Wanted, Who
from branchline.server.errors import Refusal
from branchline.server.ratings.pages import check_game, player_names
from branchline.server.wire.archive import (
    ArchivedMatch,
    ArchivePage,
    OpeningsResponse,
    PlayedActions,
    PlayerName,
)

if TYPE_CHECKING:
    from branchline.server.services import Services

MOST_MOVES = 30


async def page_json(services: Services, wanted: Wanted, after: str | None, limit: int, language: str) -> ArchivePage:
    if wanted.game is None and (wanted.ending or wanted.option or wanted.opening):
        raise Refusal(422, "archive-game", field="game")
    mark = _read_mark(after) if after else None
    found = await services.archive.search(wanted, mark, limit + 1)
    listed = found[:limit]
    names = await player_names(services, [seat.person for _, seats in listed for seat in seats])
    following = _written(listed[-1][0]) if len(found) > limit else None
    return {"matches": [_match_json(result, seats, names, language) for result, seats in listed], "next": following}


def _match_json(
    result: Result, seats: Sequence[ResultSeat], names: dict[str | None, PlayerName], language: str
) -> ArchivedMatch:
    return {
        "table": result.table_id,
        "game": result.game,
        "players": result.players,
        "who": result.who,
        "rated": result.rated,
        "ended": result.ended,
        "length": result.length,
        "complete": result.complete,
        "ending": result.ending,
        "ending_text": ending_text(result.game, result.ending, language),
        "options": result.options,
        "opening": result.opening,
        "seats": [
            {
                "seat": seat.seat, "player": _called(seat, names), "bot": seat.bot, "place": seat.place,
                "score": seat.score,
            }
            for seat in seats
        ],
    }  # fmt: skip


def _called(seat: ResultSeat, names: dict[str | None, PlayerName]) -> PlayerName:
    """Guests by the name they had at the table, everyone else as they are called today."""
    known = names.get(seat.person)
    return known if known is not None and known["id"] is not None else {"id": None, "name": seat.name}


def ending_text(game: str, ending: str, language: str) -> str:
    if not ending:
        return ""
    try:
        return branchline.load(game).words.say(f"ending-{ending}", language)
    except (BranchlineError, LookupError):
        return ending


async def openings_json(services: Services, game: str, players: int, who: Who, line: Sequence[str]) -> OpeningsResponse:
    check_game(game)
    if len(line) >= DEPTH:
        return {"line": list(line), "moves": []}
    moves = await services.archive.openings(game, players, who, LINE_BREAK.join(line), MOST_MOVES)
    return {
        "line": list(line),
        "moves": [
            {"action": action, "matches": opened.matches, "wins": list(opened.wins[:players])}
            for action, opened in moves
        ],
    }


async def actions_json(services: Services, game: str, players: int, who: Who) -> PlayedActions:
    check_game(game)
    return {
        "actions": [
            {
                "phase": phase,
                "verb": verb,
                "part": part,
                "times": play.times,
                "paid": play.paid,
                "gain": play.gain / play.times,
            }
            for phase, verb, part, play in await services.archive.plays(game, players, who)
        ]
    }


def _written(result: Result) -> str:
    return base64.urlsafe_b64encode(f"{result.ended}.{result.table_id}".encode()).decode().rstrip("=")


def _read_mark(text: str) -> Mark:
    try:
        ended, table = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode("ascii").split(".")
        mark = Mark(int(ended), table)
    except (binascii.Error, UnicodeError, ValueError):
        raise Refusal(422, "cursor", field="after") from None
    if not 0 <= mark.ended < 1 << 62:
        raise Refusal(422, "cursor", field="after")
    return mark
