"""Tournaments in an SQL database. A server that keeps nothing has one in memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, exists, func, insert, select, true, update

from branchline.server.store.archive.sql_archive import Rows
from branchline.server.store.database import Database
from branchline.server.store.models import Stored
from branchline.server.store.tournaments.rows import TOURNAMENTS, EntrantRow, PairingRow, TournamentRow
from branchline.server.tables.store import Conflict
from branchline.server.tournaments.records import CLOSED, OPEN, RUNNING, Entrant, Pairing, Tournament
from branchline.server.tournaments.store import Kept, List


class SqlTournaments:
    def __init__(self, database: Database) -> None:
        self._rows = Rows(database)

    async def create(self) -> None:
        """In a database that begins empty."""
        async with self._rows.begun() as connection:
            await connection.run_sync(
                lambda here: Stored.metadata.create_all(here, [row.__table__ for row in TOURNAMENTS])  # type: ignore[misc]
            )

    async def load(self, id: str) -> Kept | None:
        async with self._rows.begun() as connection:
            row = (await connection.execute(select(TournamentRow.__table__).where(TournamentRow.id == id))).first()
            if row is None:
                return None
            entrants = select(EntrantRow.__table__).where(EntrantRow.tournament == id).order_by(EntrantRow.number)
            pairings = select(PairingRow.__table__).where(PairingRow.tournament == id)
            ordered = pairings.order_by(PairingRow.round, PairingRow.board, PairingRow.seat)
            return Kept(
                Tournament(**row._mapping),
                tuple(Entrant(**each._mapping) for each in await connection.execute(entrants)),
                tuple(Pairing(**each._mapping) for each in await connection.execute(ordered)),
            )

    async def listed(self, name: List, person: str | None, most: int) -> list[tuple[Tournament, int, bool]]:
        row = TournamentRow
        mine = exists().where(EntrantRow.tournament == row.id, EntrantRow.person == person, EntrantRow.until.is_(None))
        count = select(func.count()).select_from(EntrantRow).where(
            EntrantRow.tournament == row.id, EntrantRow.until.is_(None)
        )  # fmt: skip
        query = select(row.__table__, count.scalar_subquery().label("entered"), mine.label("mine"))
        if name == "mine":
            query = query.where(mine | (row.host == person), row.state != CLOSED)
        else:
            query = query.where(row.state == name, row.public == true())
        rows = await self._rows.all(query.order_by(row.updated.desc(), row.id).limit(most))
        found = []
        for each in rows:
            facts = dict(each._mapping)
            entered, is_mine = facts.pop("entered"), facts.pop("mine")
            found.append((Tournament(**facts), int(entered), bool(is_mine)))
        return found

    async def add(self, tournament: Tournament, most: int) -> bool:
        going_on = select(func.count()).select_from(TournamentRow).where(
            TournamentRow.host == tournament.host, TournamentRow.state.in_((OPEN, RUNNING))
        )  # fmt: skip
        async with self._rows.begun() as connection:
            if int(await connection.scalar(going_on) or 0) >= most:
                return False
            await connection.execute(insert(TournamentRow).values(**asdict(tournament)))
        return True

    async def enter(self, entrant: Entrant) -> None:
        """Whoever comes back keeps their number, and with it their points."""
        there = (EntrantRow.tournament == entrant.tournament) & (EntrantRow.number == entrant.number)
        async with self._rows.begun() as connection:
            await connection.execute(delete(EntrantRow).where(there, EntrantRow.person == entrant.person))
            await connection.execute(insert(EntrantRow).values(**asdict(entrant)))

    async def change(self, tournament: Tournament, was: Tournament) -> bool:
        return await self._rows.changed(_changed(tournament, was)) == 1

    async def pair(self, tournament: Tournament, was: Tournament, pairings: Sequence[Pairing]) -> bool:
        """Nobody is paired twice in a round, whatever happens: the database refuses it."""
        try:
            async with self._rows.begun() as connection:
                if (await connection.execute(_changed(tournament, was))).rowcount != 1:
                    return False
                await connection.execute(insert(PairingRow), [asdict(each) for each in pairings])
        except Conflict:
            return False
        return True

    async def note(self, pairings: Sequence[Pairing]) -> None:
        row = PairingRow
        async with self._rows.begun() as connection:
            for each in pairings:
                where = (row.tournament == each.tournament, row.round == each.round, row.board == each.board)
                await connection.execute(
                    update(row)
                    .where(*where, row.seat == each.seat, row.points.is_(None))
                    .values(place=each.place, points=each.points, share=each.share)
                )

    async def due(self, at: int) -> list[str]:
        row = TournamentRow
        begins = (row.state == OPEN) & (row.starts <= at)
        return [each.id for each in await self._rows.all(select(row.id).where((row.state == RUNNING) | begins))]

    async def waiting(self) -> dict[str, list[str]]:
        row, of = PairingRow, TournamentRow
        query = select(row.tournament, row.table_id).distinct().join(of, of.id == row.tournament)
        found: dict[str, list[str]] = {}
        for tournament, table in await self._rows.all(
            query.where(of.state == RUNNING, row.round == of.round, row.points.is_(None))
        ):
            found.setdefault(tournament, []).append(table)
        return found

    async def hosted(self, tables: Sequence[str]) -> dict[str, str]:
        query = select(PairingRow.table_id, PairingRow.tournament).where(PairingRow.table_id.in_(tables)).distinct()
        return {row[0]: row[1] for row in await self._rows.all(query)}


def _changed(tournament: Tournament, was: Tournament) -> Any:
    row = TournamentRow
    known = (row.id == was.id) & (row.round == was.round) & (row.state == was.state) & (row.updated == was.updated)
    return update(row).where(known).values(**asdict(tournament))
