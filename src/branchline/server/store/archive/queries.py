"""Queries of the archive. Each reads a stretch of an index, or the rows of one person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import and_, case, exists, func, select, text, tuple_
from sqlalchemy.orm import aliased

from branchline.server.archive.records import LINE_BREAK, Found, Mark, Wanted
from branchline.server.lobby.names import look_of
from branchline.server.store.archive.rows import ResultSeatRow, ResultTagRow
from branchline.server.store.models import HAS_ENDED, SeatRow, TableRow

ALL = "all"
LONGEST_TAG = 390


def tags_of(found: Found) -> set[str]:
    """By what a match is found: in its game, and, as far as games have it in common, in all of them."""
    result = found.result
    common = {ALL, f"players={result.players}", f"who={result.who}"}
    for seat in found.seats:
        if seat.person is not None:
            common |= {f"person={seat.person}", f"name={look_of(seat.name)}"}
        elif seat.bot is not None:
            common.add(f"bot={seat.bot}")
    own = {f"option={name}={value}" for name, value in result.options.items()}
    own |= {f"ending={result.ending}"} if result.ending else set()
    own |= {f"opening={LINE_BREAK.join(result.opening[:depth])}" for depth in range(1, len(result.opening) + 1)}
    return {tag[:LONGEST_TAG] for tag in common | {f"{result.game}:{tag}" for tag in common | own}}


def tags_wanted(wanted: Wanted) -> list[str]:
    facts = {
        "players": wanted.players, "who": wanted.who, "person": wanted.person, "name": wanted.name, "bot": wanted.bot,
        "ending": wanted.ending, "option": wanted.option, "opening": wanted.opening,
    }  # fmt: skip
    prefix = f"{wanted.game}:" if wanted.game is not None else ""
    tags = [f"{name}={value}" for name, value in facts.items() if value is not None]
    return [f"{prefix}{tag}"[:LONGEST_TAG] for tag in tags or [ALL]]


def rarity(tag: str, most: int) -> Any:
    """How many matches have a tag, as far as that is worth knowing."""
    some = select(ResultTagRow.table_id).where(ResultTagRow.tag == tag).limit(most).subquery()
    return select(func.count()).select_from(some)


def found_by(tags: Sequence[str], wanted: Wanted, after: Mark | None, limit: int) -> Any:
    """The latest matches with all these tags, the rarest of which is the first."""
    first = aliased(ResultTagRow)
    query = select(first.ended, first.table_id).where(first.tag == tags[0])
    if wanted.least > 0 or wanted.most < 2**31 - 1:
        query = query.where(first.length.between(wanted.least, wanted.most))
    if after is not None:
        query = query.where(tuple_(first.ended, first.table_id) < tuple_(*after))
    for tag in tags[1:]:
        other = aliased(ResultTagRow)
        same = and_(other.tag == tag, other.ended == first.ended, other.table_id == first.table_id)
        query = query.where(exists().where(same))
    return query.order_by(first.ended.desc(), first.table_id.desc()).limit(limit)


def ended(after: Mark) -> Any:
    """Matches that have ended after another, in the order in which they did."""
    query = select(SeatRow.ended, SeatRow.table_id).join(TableRow, TableRow.id == SeatRow.table_id)
    query = query.where(text(HAS_ENDED), tuple_(SeatRow.ended, SeatRow.table_id) > tuple_(*after))
    return query.where(TableRow.places.is_not(None)).order_by(SeatRow.ended, SeatRow.table_id)


def places_of(person: str) -> Any:
    """How often someone took each place, by game and number of players."""
    row = ResultSeatRow
    return (
        select(row.game, row.players, row.place, func.count())
        .where(row.person == person, row.public | row.rated)
        .group_by(row.game, row.players, row.place)
    )


def pace_of(person: str) -> Any:
    """How many matches with others someone has finished, in how many they kept to the end and to their time, and how
    often they were late."""
    row = ResultSeatRow
    kept = case((row.quit | (row.late > 0), 0), else_=1)
    return select(func.count(), func.sum(kept), func.sum(row.late), func.sum(case((row.quit, 1), else_=0))).where(
        row.person == person, row.company
    )


def conduct_of(person: str, most: int) -> Any:
    """The latest matches with others, latest first."""
    row = ResultSeatRow
    query = select(row.rated, row.late, row.quit).where(row.person == person, row.company)
    return query.order_by(row.ended.desc(), row.table_id.desc()).limit(most)


def against_bots(person: str) -> Any:
    return _against(person, lambda other: other.bot, lambda mine, other: other.bot.is_not(None))


def against_people(person: str, most: int) -> Any:
    query = _against(person, lambda other: other.person, lambda mine, other: other.person != mine.person)
    return query.order_by(func.count().desc(), "against").limit(most)


def _against(person: str, whom: Any, which: Any) -> Any:
    """How often someone came in before, behind and level with others, by game."""
    mine, other = aliased(ResultSeatRow), aliased(ResultSeatRow)
    against, game = whom(other).label("against"), mine.game
    return (
        select(
            against, game, func.count(), func.sum(case((mine.place < other.place, 1), else_=0)),
            func.sum(case((mine.place > other.place, 1), else_=0)),
        )
        .join(other, other.table_id == mine.table_id)
        .where(mine.person == person, mine.public | mine.rated, which(mine, other))
        .group_by(against, game)
    )  # fmt: skip


def chunks(items: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    return (items[first : first + size] for first in range(0, len(items), size))
