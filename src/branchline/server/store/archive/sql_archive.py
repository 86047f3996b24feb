"""The archive in an SQL database. A server that keeps nothing has one in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, TypeVar

from sqlalchemy import delete, exists, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from branchline.server.archive.records import (
    MOST_SEATS,
    Found,
    Mark,
    Opened,
    Part,
    Play,
    Result,
    ResultSeat,
    Study,
    Wanted,
    Who,
)
from branchline.server.archive.store import Against, Pace, Placed
from branchline.server.lobby.names import look_of
from branchline.server.ratings.fold import Fold, rated_anew, rated_seats
from branchline.server.ratings.model import PROVISIONAL_MATCHES, PROVISIONAL_OPPONENTS
from branchline.server.ratings.records import Rating, Step
from branchline.server.store.archive import queries
from branchline.server.store.archive.rows import (
    ARCHIVE,
    WORKED_OUT,
    OpeningRow,
    PlayRow,
    RatingRow,
    RatingStepRow,
    ResultRow,
    ResultSeatRow,
    ResultTagRow,
    StudyRow,
)
from branchline.server.store.database import Database, insert_into
from branchline.server.store.models import SeatRow, Stored

TURNSTILE = 8223
"""The number of the lock that lets one process after the other add to the archive."""
AT_ONCE = 500
MOST_COUNTED = 2000
Key = TypeVar("Key")


class Rows:
    """Transactions on rows that are not written through the one writer; in memory one after the other."""

    def __init__(self, database: Database) -> None:
        self.begun = database.transaction

    async def all(self, query: Any) -> list[Any]:
        async with self.begun() as connection:
            return list(await connection.execute(query))

    async def scalar(self, query: Any) -> Any:
        async with self.begun() as connection:
            return await connection.scalar(query)

    async def changed(self, statement: Any) -> int:
        async with self.begun() as connection:
            return int((await connection.execute(statement)).rowcount)


async def upsert(connection: AsyncConnection, row: type[Stored], values: Sequence[dict[str, Any]],
                 keys: Sequence[str], add: Sequence[str] = ()) -> None:  # fmt: skip
    """Rows that are there are written over, or added to where these fields are counts."""
    statement = insert_into(connection, row)
    columns = row.__table__.columns
    kept = {
        name: columns[name] + statement.excluded[name] if name in add else statement.excluded[name]
        for name in columns.keys()  # noqa: SIM118
        if name not in keys
    }
    for some in queries.chunks(list(values), AT_ONCE):
        await connection.execute(statement.on_conflict_do_update(index_elements=list(keys), set_=kept), list(some))


class SqlArchive:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._rows = Rows(database)

    async def create(self) -> None:
        """In a database that begins empty."""
        async with self._rows.begun() as connection:
            await connection.run_sync(
                lambda here: Stored.metadata.create_all(here, [row.__table__ for row in ARCHIVE])  # type: ignore[misc]
            )

    # --- matches --------------------------------------------------------------------------------------------------

    async def unrecorded(self, after: Mark, most: int) -> list[Mark]:
        there = exists().where(ResultRow.table_id == SeatRow.table_id)
        return [Mark(*row) for row in await self._rows.all(queries.ended(after).where(~there).limit(most))]

    async def ended(self, after: Mark, most: int) -> list[Mark]:
        return [Mark(*row) for row in await self._rows.all(queries.ended(after).limit(most))]

    async def add(self, found: Sequence[Found], *, rate: bool = True) -> None:
        late = set()
        async with self._rows.begun() as connection:
            await _take_turn(connection)
            new = await self._insert(connection, found)
            await _count_openings(connection, new)
            await _count_plays(connection, new)
            for each in new if rate else []:
                if await _rate(connection, each):
                    late.add(each.result.game)
        for game in sorted(late):
            await self.rate_anew(game)

    async def _insert(self, connection: AsyncConnection, found: Sequence[Found]) -> list[Found]:
        """Those that were not there yet."""
        statement = insert_into(connection, ResultRow).on_conflict_do_nothing().returning(ResultRow.table_id)
        added = set(await connection.scalars(statement, [asdict(each.result) for each in found])) if found else set()
        new = [each for each in found if each.result.table_id in added]
        await _insert_all(connection, ResultSeatRow, [asdict(seat) for each in new for seat in each.seats])
        tags = [
            {"tag": tag, "ended": each.result.ended, "table_id": each.result.table_id, "length": each.result.length}
            for each in new
            if each.result.public
            for tag in sorted(queries.tags_of(each))
        ]
        await _insert_all(connection, ResultTagRow, tags)
        return new

    async def rate_anew(self, game: str | None = None) -> None:
        async with self._rows.begun() as connection:
            await _take_turn(connection)
            found = await self._rated(connection, game)
            await _write_ratings(connection, await asyncio.to_thread(_folded, found), game)

    async def set_ratings(self, fold: Fold) -> None:
        async with self._rows.begun() as connection:
            await _take_turn(connection)
            await _write_ratings(connection, fold, None)

    async def _rated(self, connection: AsyncConnection, game: str | None) -> list[Found]:
        """All rated matches, in the order in which they ended."""
        results = select(ResultRow.__table__).where(ResultRow.rated, ResultRow.complete)
        seats = select(ResultSeatRow.__table__).where(ResultSeatRow.rated)
        if game is not None:
            results, seats = results.where(ResultRow.game == game), seats.where(ResultSeatRow.game == game)
        by_table: dict[str, list[ResultSeat]] = {}
        for row in (await connection.execute(seats.order_by(ResultSeatRow.table_id, ResultSeatRow.seat))).mappings():
            by_table.setdefault(row["table_id"], []).append(ResultSeat(**row))
        ordered = results.order_by(ResultRow.ended, ResultRow.table_id)
        return [
            Found(Result(**row), tuple(by_table[row["table_id"]]))
            for row in (await connection.execute(ordered)).mappings()
        ]

    async def clear(self) -> None:
        async with self._rows.begun() as connection:
            await _take_turn(connection)
            for row in WORKED_OUT:
                await connection.execute(delete(row))

    async def search(self, wanted: Wanted, after: Mark | None, limit: int) -> list[tuple[Result, Sequence[ResultSeat]]]:
        tags = queries.tags_wanted(wanted)
        async with self._rows.begun() as connection:
            if len(tags) > 1:
                often = {tag: await connection.scalar(queries.rarity(tag, MOST_COUNTED)) or 0 for tag in tags}
                tags.sort(key=lambda tag: often[tag])
                if not often[tags[0]]:
                    return []
            rows = await connection.execute(queries.found_by(tags, wanted, after, limit))
            ids = [row.table_id for row in rows]
            results = await connection.execute(select(ResultRow.__table__).where(ResultRow.table_id.in_(ids)))
            found = {row["table_id"]: Result(**row) for row in results.mappings()}
            seats: dict[str, list[ResultSeat]] = {id: [] for id in ids}
            query = select(ResultSeatRow.__table__).where(ResultSeatRow.table_id.in_(ids))
            for row in (await connection.execute(query.order_by(ResultSeatRow.seat))).mappings():
                seats[row["table_id"]].append(ResultSeat(**row))
        return [(found[id], seats[id]) for id in ids]

    def _recorded(self) -> Any:
        return select(ResultRow.table_id)

    # --- statistics -----------------------------------------------------------------------------------------------

    async def openings(self, game: str, players: int, who: Who, before: str, most: int) -> list[tuple[str, Opened]]:
        row = OpeningRow
        query = select(row.__table__).where(
            row.game == game, row.players == players, row.who == who, row.before == before
        )
        rows = await self._rows.all(query.order_by(row.matches.desc(), row.action).limit(most))
        return [(each.action, Opened(each.matches, tuple(each[-MOST_SEATS:]))) for each in rows]

    async def plays(self, game: str, players: int, who: Who) -> list[tuple[str, str, Part, Play]]:
        row = PlayRow
        query = select(row.phase, row.verb, row.part, row.times, row.paid, row.gain).where(
            row.game == game, row.players == players, row.who == who
        )
        rows = await self._rows.all(query.order_by(row.phase, row.verb, row.part))
        return [(phase, verb, part, Play(times, paid, gain)) for phase, verb, part, times, paid, gain in rows]

    # --- ratings --------------------------------------------------------------------------------------------------

    async def ratings_of(self, person: str) -> list[Rating]:
        async with self._rows.begun() as connection:
            return await _ratings(connection, RatingRow.person == person)

    async def rank(self, rating: Rating) -> int:
        better = select(func.count()).select_from(RatingRow).where(
            RatingRow.game == rating.game, RatingRow.shown > rating.shown, *_settled()
        )  # fmt: skip
        return 1 + int(await self._rows.scalar(better))

    async def best(self, game: str, after: int, limit: int) -> list[Rating]:
        query = select(*_rating_columns()).where(RatingRow.game == game, *_settled())
        query = query.order_by(RatingRow.shown.desc(), RatingRow.person).offset(after).limit(limit)
        return [Rating(*row) for row in await self._rows.all(query)]

    async def steps(self, person: str, game: str, most: int) -> list[Step]:
        row = RatingStepRow
        query = select(row.__table__).where(row.person == person, row.game == game)
        rows = await self._rows.all(query.order_by(row.ended.desc(), row.table_id.desc()).limit(most))
        return [Step(**each._mapping) for each in reversed(rows)]

    async def places_of(self, person: str) -> list[Placed]:
        return [Placed(*row) for row in await self._rows.all(queries.places_of(person))]

    async def pace_of(self, person: str) -> Pace:
        ((finished, kept, late, quit),) = await self._rows.all(queries.pace_of(person))
        return Pace(finished, int(kept or 0), int(late or 0), int(quit or 0))

    async def conduct_of(self, person: str, most: int) -> list[tuple[bool, bool]]:
        rows = await self._rows.all(queries.conduct_of(person, most))
        return [(bool(rated), not quit and late == 0) for rated, late, quit in reversed(rows)]

    async def against_bots(self, person: str) -> list[Against]:
        return [Against(*map(_plain, row)) for row in await self._rows.all(queries.against_bots(person))]

    async def against_people(self, person: str, most: int) -> list[Against]:
        return [Against(*map(_plain, row)) for row in await self._rows.all(queries.against_people(person, most))]

    async def forget_name(self, person: str, name: str) -> None:
        mine = ResultSeatRow.person == person
        async with self._rows.begun() as connection:
            old = await connection.execute(select(ResultSeatRow.game, ResultSeatRow.name).where(mine).distinct())
            looks = {f"name={look_of(row.name)}" for row in old}
            games = await connection.execute(select(ResultSeatRow.game).where(mine).distinct())
            tags = looks | {f"{row.game}:{look}" for row in games for look in looks}
            tables = select(ResultSeatRow.table_id).where(mine)
            await connection.execute(
                delete(ResultTagRow).where(ResultTagRow.table_id.in_(tables), ResultTagRow.tag.in_(tags))
            )
            await connection.execute(update(ResultSeatRow).where(mine).values(name=name))

    # --- studies --------------------------------------------------------------------------------------------------

    async def study(self, id: str) -> Study | None:
        rows = await self._rows.all(select(StudyRow.__table__).where(StudyRow.id == id))
        return Study(**rows[0]._mapping) if rows else None

    async def studies_of(self, author: str, most: int) -> list[Study]:
        query = select(StudyRow.__table__).where(StudyRow.author == author)
        rows = await self._rows.all(query.order_by(StudyRow.updated.desc(), StudyRow.id).limit(most))
        return [Study(**row._mapping) for row in rows]

    async def studies_about(self, tables: Sequence[str]) -> Mapping[str, int]:
        query = select(StudyRow.table_id, func.count()).where(StudyRow.table_id.in_(tables))
        return {row[0]: row[1] for row in await self._rows.all(query.group_by(StudyRow.table_id))}

    async def add_study(self, study: Study, most: int) -> bool:
        async with self._rows.begun() as connection:
            count = select(func.count()).select_from(StudyRow).where(StudyRow.author == study.author)
            if int(await connection.scalar(count) or 0) >= most:
                return False
            await connection.execute(insert(StudyRow).values(**asdict(study)))
        return True

    async def change_study(self, study: Study) -> bool:
        known = (StudyRow.id == study.id) & (StudyRow.revision == study.revision - 1)
        return await self._rows.changed(update(StudyRow).where(known).values(**asdict(study))) == 1

    async def drop_study(self, id: str, author: str) -> bool:
        mine = (StudyRow.id == id) & (StudyRow.author == author)
        return await self._rows.changed(delete(StudyRow).where(mine)) == 1


async def _take_turn(connection: AsyncConnection) -> None:
    """Ratings follow from each other: one process adds after the other."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({TURNSTILE})"))


async def _write_ratings(connection: AsyncConnection, fold: Fold, game: str | None) -> None:
    for row in (RatingStepRow, RatingRow):
        await connection.execute(delete(row).where(row.game == game) if game is not None else delete(row))
    await _insert_all(connection, RatingRow, [_rating_row(each) for each in fold.ratings.values()])
    await _insert_all(connection, RatingStepRow, [asdict(each) for each in fold.steps])


async def _insert_all(connection: AsyncConnection, row: type[Stored], values: Sequence[dict[str, Any]]) -> None:
    for some in queries.chunks(values, AT_ONCE):
        await connection.execute(insert(row), list(some))


async def _count_openings(connection: AsyncConnection, found: Sequence[Found]) -> None:
    counted = _summed([(key, value) for each in found if each.result.public for key, value in each.openings.items()])
    wins = [f"wins_{seat}" for seat in range(MOST_SEATS)]
    values = [
        key._asdict() | {"matches": opened.matches} | dict(zip(wins, opened.wins, strict=True))
        for key, opened in counted
    ]
    await upsert(connection, OpeningRow, values, ("game", "players", "who", "before", "action"), ("matches", *wins))


async def _count_plays(connection: AsyncConnection, found: Sequence[Found]) -> None:
    counted = _summed([(key, value) for each in found if each.result.public for key, value in each.plays.items()])
    values = [key._asdict() | asdict(play) for key, play in counted]
    keys = ("game", "players", "who", "phase", "verb", "part")
    await upsert(connection, PlayRow, values, keys, ("times", "paid", "gain"))


def _summed(items: Sequence[tuple[Key, Any]]) -> list[tuple[Key, Any]]:
    """In one order everywhere, so that no two processes wait for each other."""
    summed: dict[Key, Any] = {}
    for key, value in items:
        summed[key] = summed[key] + value if key in summed else value
    return sorted(summed.items())


async def _rate(connection: AsyncConnection, found: Found) -> bool:
    """Whether it ended before a match that is rated already, so that all must be rated again."""
    people = [str(seat.person) for seat in rated_seats(found)]
    if not people:
        return False
    game = found.result.game
    before = {
        rating.person: rating
        for rating in await _ratings(connection, (RatingRow.game == game) & RatingRow.person.in_(people))
    }
    if any(rating.ended > found.result.ended for rating in before.values()):
        return True
    met = {person: await _met(connection, person, game) | set(people) - {person} for person in people}
    ratings, steps = rated_anew(found, before, lambda person, _: len(met[person]))
    await upsert(connection, RatingRow, [_rating_row(each) for each in ratings], ("game", "person"))
    await _insert_all(connection, RatingStepRow, [asdict(step) for step in steps])
    return False


async def _met(connection: AsyncConnection, person: str, game: str) -> set[str]:
    """Whom someone has met in rated matches, as far as it matters."""
    tables = select(RatingStepRow.table_id).where(RatingStepRow.person == person, RatingStepRow.game == game)
    others = select(RatingStepRow.person).where(RatingStepRow.table_id.in_(tables), RatingStepRow.person != person)
    return set(await connection.scalars(others.distinct()))


async def _ratings(connection: AsyncConnection, where: Any) -> list[Rating]:
    rows = await connection.execute(select(*_rating_columns()).where(where).order_by(RatingRow.game))
    return [Rating(*row) for row in rows]


def _rating_columns() -> list[Any]:
    return [getattr(RatingRow, field.name) for field in fields(Rating)]


def _rating_row(rating: Rating) -> dict[str, Any]:
    return asdict(rating) | {"shown": rating.shown}


def _settled() -> tuple[Any, Any]:
    return RatingRow.matches >= PROVISIONAL_MATCHES, RatingRow.opponents >= PROVISIONAL_OPPONENTS


def _folded(found: Sequence[Found]) -> Fold:
    from branchline.server.beside import considerately

    fold = Fold()
    for each in considerately(found):
        fold.take(each)
    return fold


def _plain(value: Any) -> Any:
    """A count as a whole number: PostgreSQL sums to decimals."""
    return value if isinstance(value, str) else int(value or 0)
