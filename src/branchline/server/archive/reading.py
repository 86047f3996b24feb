"""What a finished match comes to, read from its journal: the result, its opening, and what its actions brought."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from branchline.kernel.errors import BranchlineError
from branchline.server.archive.records import (
    BOTS,
    DEPTH,
    LINE_BREAK,
    MIXED,
    MOST_SEATS,
    PARTS,
    PEOPLE,
    Found,
    Opened,
    OpeningKey,
    Part,
    Play,
    PlayKey,
    Result,
    ResultSeat,
    Who,
)
from branchline.server.beside import considerately
from branchline.server.tables.journal import LATE, MIGRATED, TAKEN_OVER
from branchline.server.tables.records import BOT, FINISHED, Entry, Seat, Table
from branchline.server.tables.snapshot import surviving, unplayed
from branchline.server.tables.store import StoredTable

if TYPE_CHECKING:
    from branchline.kernel.match import Match

LONGEST_ACTION = 190

log = logging.getLogger(__name__)


def read_result(stored: StoredTable) -> Found:
    """What the journal says without being replayed. Ratings need no more."""
    table, played = stored.table, surviving(stored.entries)
    result = Result(
        table.id, table.game, len(stored.seats), _who(stored.seats), _is_rated(stored), table.public, _ended(stored),
        len(played), table.status == FINISHED, "", table.options, [str(line.text) for line in played[:DEPTH]],
    )  # fmt: skip
    late = Counter(_late_seats(stored.entries))
    people = {seat.person for seat in stored.seats if seat.person is not None}
    seats = tuple(_seat(table, result, seat, late[seat.seat], people) for seat in stored.seats)
    return Found(result, seats)


def read_match(stored: StoredTable) -> Found:
    """Everything, from a replay. Takes as long as the match is."""
    found = read_result(stored)
    if not _is_comparable(stored):
        return found
    try:
        match = unplayed(stored).start().match()
        plays = _plays(match, found.result, surviving(stored.entries))
        ending = match.end_reason
    except (BranchlineError, LookupError, TypeError, ValueError) as fault:
        log.warning("table %s cannot be replayed for the archive: %s", stored.table.id, fault)
        return found
    if not found.result.complete:
        return replace(found, plays=plays)
    seats = tuple(_as_replayed(seat, match) for seat in found.seats)
    found = replace(found, result=replace(found.result, ending=ending), seats=seats, plays=plays)
    return replace(found, openings=dict(_openings(found)))


def _as_replayed(seat: ResultSeat, match: Match) -> ResultSeat:
    """What the match says counts, whatever the table's row does."""
    return replace(seat, place=match.places()[seat.seat], score=match.scores()[seat.seat])


def _is_comparable(stored: StoredTable) -> bool:
    """Whether it began as its game does, and its journal holds all of it."""
    table = stored.table
    own = table.board_digest is not None or table.start is not None or table.origin is not None or table.untrusted
    return not own and all(entry.kind != MIGRATED for entry in stored.entries)


def _is_rated(stored: StoredTable) -> bool:
    return bool(stored.table.settings.get("rated")) and stored.table.board_digest is None and not stored.table.untrusted


def _who(seats: tuple[Seat, ...]) -> Who:
    people = sum(seat.person is not None for seat in seats)
    return BOTS if not people else PEOPLE if people == len(seats) else MIXED


def _ended(stored: StoredTable) -> int:
    return max(seat.ended for seat in stored.seats) or stored.table.updated


def _late_seats(entries: list[Entry]) -> Iterator[int]:
    for entry in entries:
        if entry.kind in (LATE, TAKEN_OVER) and entry.seat is not None:
            yield entry.seat


def _seat(table: Table, result: Result, seat: Seat, late: int, people: set[str]) -> ResultSeat:
    assert table.places is not None and table.scores is not None
    return ResultSeat(
        table.id, seat.seat, table.game, result.players, result.ended, result.rated, table.public,
        company=bool(people - {seat.person}), person=seat.person, bot=_level(seat.bot) if seat.person is None else None,
        name=seat.name, place=table.places[seat.seat], score=table.scores[seat.seat], late=late,
        quit=seat.person is not None and (seat.resigned or seat.kind == BOT),
    )  # fmt: skip


def _level(bot: str | None) -> str | None:
    """Without its character, which changes nothing about how strong it is."""
    return bot.partition(":")[0] if bot is not None else None


def _openings(found: Found) -> Iterator[tuple[OpeningKey, Opened]]:
    result = found.result
    wins = tuple(
        int(any(seat.seat == number and seat.place == 1 for seat in found.seats)) for number in range(MOST_SEATS)
    )
    for depth, action in enumerate(result.opening):
        if len(action) > LONGEST_ACTION:
            return
        before = LINE_BREAK.join(result.opening[:depth])
        yield OpeningKey(result.game, result.players, result.who, before, action), Opened(1, wins)


def _plays(match: Match, result: Result, played: list[Entry]) -> dict[PlayKey, Play]:
    """Each action counts with what its whole turn brought: a turn is what one seat does in one go."""
    found: dict[PlayKey, Play] = {}
    turn: set[PlayKey] = set()
    seat, before, verbs = match.to_move, match.projection(), match.game.contract.verbs

    def close() -> None:
        nonlocal before
        after = match.projection()
        if seat is not None:
            gain = after[seat] - before[seat]
            for key in turn:
                found[key] = found.get(key, Play()) + Play(1, int(gain > 0), gain)
        turn.clear()
        before = after

    for number, entry in enumerate(considerately(played)):
        if match.to_move != seat:
            close()
            seat = match.to_move
        phase = match.phase
        verb = verbs.of(match.play_on(str(entry.text))).name
        turn.add(PlayKey(result.game, result.players, result.who, phase, verb, _part(number, len(played))))
    close()
    return found


def _part(number: int, of: int) -> Part:
    return PARTS[min(number * len(PARTS) // max(of, 1), len(PARTS) - 1)]
