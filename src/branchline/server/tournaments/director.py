"""The director: opens the tables of a round, notes their results, pairs the next.

Every step is written down before the next begins, and each can be done again: a round is paired together with the ids
of its tables, and a table that is there is not opened a second time. So a server that is killed goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from branchline.kernel.errors import BranchlineError
from branchline.server.errors import Refusal
from branchline.server.lobby.bot_seats import bot_seat
from branchline.server.lobby.names import own_name
from branchline.server.lobby.new_table import TablePlan, enter, new_seat, new_table, rows_of
from branchline.server.people.tokens import new_id
from branchline.server.repeated import Repeated
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.records import ABANDONED, PERSON, Seat, Table
from branchline.server.tables.records import FINISHED as OVER
from branchline.server.tables.store import Conflict, StoredTable, StoreFailed, Transaction
from branchline.server.tournaments.history import boards, contenders
from branchline.server.tournaments.pairing import Table as Paired
from branchline.server.tournaments.pairing import circle, knocked_out, paired
from branchline.server.tournaments.records import (
    FINISHED,
    KNOCKOUT,
    OPEN,
    ROUND_ROBIN,
    RUNNING,
    Entrant,
    Pairing,
    Tournament,
)
from branchline.server.tournaments.standings import points_of, standings, still_in
from branchline.server.tournaments.store import Kept

if TYPE_CHECKING:
    from branchline.server.services import Services

LOOK = 1.0
"""Seconds between looks."""
NO_LINES = 2**31 - 1
FEWEST = 2
AT_A_TIME = 500

log = logging.getLogger(__name__)


class Director(Repeated):
    def __init__(self, services: Services) -> None:
        self._services = services
        self._pairing = asyncio.Lock()
        """Pairing takes a thread for seconds where many play, and others need the threads, too."""
        super().__init__("the tournaments", LOOK)

    async def once(self) -> None:
        """However many rounds are played, only those where a match has ended are looked into."""
        waiting = await self._services.tournaments.waiting()
        over = await self._over([table for tables in waiting.values() for table in tables])
        still = {id for id, tables in waiting.items() if tables and over.isdisjoint(tables)}
        for id in [id for id in await self._services.tournaments.due(now()) if id not in still]:
            try:
                await self.look_after(id)
            except (Refusal, BranchlineError, Conflict, StoreFailed) as fault:
                log.warning("tournament %s is looked after later: %r", id, fault)

    async def look_after(self, id: str) -> None:
        kept = await self._services.tournaments.load(id)
        if kept is None:
            return
        if kept.tournament.state == OPEN:
            await self._begin(kept)
        elif kept.tournament.state == RUNNING:
            await self._continue(kept)

    async def _begin(self, kept: Kept) -> None:
        """One that begins at a time begins late, if it must wait for a second entrant."""
        if sum(entrant.plays(1) for entrant in kept.entrants) >= FEWEST:
            await self.next_round(kept)

    async def _continue(self, kept: Kept) -> None:
        """All of a round is played before the next is paired."""
        here = boards(each for each in kept.pairings if each.round == kept.tournament.round and each.points is None)
        over = await self._over([seats[0].table_id for seats in here.values()])
        waiting = False
        for seats in here.values():
            waiting |= seats[0].table_id not in over or not await self._look_at_table(kept, seats)
        if waiting:
            return
        known = await self._services.tournaments.load(kept.tournament.id)
        if known is not None and known.tournament.state == RUNNING:
            await self.next_round(known)

    async def _over(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables at which nothing more is played, and those that are not there yet."""
        found: set[str] = set()
        for some in (tables[first : first + AT_A_TIME] for first in range(0, len(tables), AT_A_TIME)):
            status = await self._services.store.statuses(some)
            found.update(table for table in some if status.get(table) in (None, OVER, ABANDONED))
        return found

    async def _look_at_table(self, kept: Kept, seats: Sequence[Pairing]) -> bool:
        """Whether its match is over, and noted."""
        stored = await self._services.store.load(seats[0].table_id, NO_LINES)
        if stored is None:
            await self._open_table(kept, seats)
            return False
        if stored.table.status not in (OVER, ABANDONED):
            return False
        await self._services.tournaments.note(results(seats, stored))
        return True

    async def next_round(self, kept: Kept) -> bool:
        """Pair it and open its tables, or end; False where somebody else did."""
        was = kept.tournament
        apart = await self._apart(kept)
        async with self._pairing:
            tables = await asyncio.to_thread(pair_next, kept, apart)
        at = max(now(), was.updated + 1)
        if not tables:
            return await self._services.tournaments.change(replace(was, state=FINISHED, updated=at), was)
        number = was.round + 1
        changed = replace(was, state=RUNNING, round=number, updated=at)
        pairings = [
            Pairing(was.id, number, board, seat, entrant, table_id)
            for board, (table_id, table) in enumerate(((new_id(), table) for table in tables), 1)
            for seat, entrant in enumerate(table)
        ]
        if not await self._services.tournaments.pair(changed, was, pairings):
            return False
        known = Kept(changed, kept.entrants, (*kept.pairings, *pairings))
        for (round, _), seats in boards(pairings).items():
            if round == number:
                await self._open_table(known, seats)
        return True

    async def _apart(self, kept: Kept) -> set[frozenset[int]]:
        """Pairs of entrants of whom one blocks the other."""
        numbers = {entrant.person: entrant.number for entrant in kept.entrants}
        blocks = await self._services.store.company.blocks_among(numbers)
        return {frozenset((numbers[one], numbers[other])) for one, other in blocks}

    async def _open_table(self, kept: Kept, pairings: Sequence[Pairing]) -> None:
        services, tournament = self._services, kept.tournament
        game = await services.games.load(tournament.game)
        table = new_table(
            id=pairings[0].table_id, game=game.id, rules=game.rules, options=tournament.options,
            settings=tournament.settings, seed=str(next(services.seeds)), host=tournament.host,
            public=tournament.public,
        )  # fmt: skip
        seats = _seats(table, tournament, kept.entrants, pairings)
        host = await services.people.get(tournament.host)
        rows = await asyncio.to_thread(rows_of, TablePlan(table, seats), host)
        try:
            await services.store.write(Transaction(new=rows))
        except Conflict:
            return
        await enter(services, table.id)


def _seats(
    table: Table, tournament: Tournament, entrants: Sequence[Entrant], pairings: Sequence[Pairing]
) -> list[Seat]:
    known = {entrant.number: entrant for entrant in entrants}
    seats: list[Seat] = []
    for pairing in pairings:
        others = [seat.name for seat in seats]
        if pairing.entrant is None:
            seats.append(bot_seat(table, pairing.seat, tournament.fill, "", others))
        else:
            entrant = known[pairing.entrant]
            seats.append(new_seat(table.id, pairing.seat, PERSON, own_name(entrant.name, others), entrant.person))
    return seats


def results(pairings: Sequence[Pairing], stored: StoredTable) -> list[Pairing]:
    """Whoever gave up, or let a bot play to the end who had resigned, comes after all who stayed."""
    places = stored.table.places or [1] * len(pairings)
    scores = stored.table.scores or [0] * len(pairings)
    ranks = [(seat.resigned, places[seat.seat]) for seat in stored.seats]
    final = [1 + sum(other < own for other in ranks) for own in ranks]
    points, all_scored = points_of(final), sum(max(score, 0) for score in scores)
    return [
        replace(
            pairing, place=final[pairing.seat], points=points[pairing.seat],
            share=max(scores[pairing.seat], 0) / all_scored if all_scored else 1 / len(pairings),
        )
        for pairing in pairings
    ]  # fmt: skip


def pair_next(kept: Kept, apart: Collection[frozenset[int]] = ()) -> list[Paired]:
    """The tables of the next round; none when it is over. `apart`: pairs of whom one blocks the other. They sit at one
    table only where there is no other way, as in a final, or where everyone is to meet everyone."""
    tournament, number = kept.tournament, kept.tournament.round + 1
    active = [entrant.number for entrant in kept.entrants if entrant.plays(number)]
    if tournament.format == KNOCKOUT:
        return _next_of_knockout(kept, active, apart)
    if number > tournament.rounds or len(active) < FEWEST:
        return []
    found = contenders(active, kept.pairings, apart)
    people = [found[each] for each in active]
    if tournament.format == ROUND_ROBIN:
        others = ((one, other) for one in people for other in active if other != one.number)
        if all(one.met[other] or (tournament.seats > 2 and other in one.apart) for one, other in others):
            return []
        played = {pairing.entrant for pairing in kept.pairings if pairing.entrant is not None}
        if tournament.seats == 2 and (not played or played == set(active)):
            return circle(active, number)
    return paired(people, tournament.seats, number, by_points=tournament.format != ROUND_ROBIN)


def _next_of_knockout(kept: Kept, active: list[int], apart: Collection[frozenset[int]]) -> list[Paired]:
    """The first round in the order in which people entered, later ones in that of their points."""
    tournament = kept.tournament
    if tournament.round == 0:
        left = active
    else:
        last = [each for each in kept.pairings if each.round == tournament.round]
        if len({pairing.board for pairing in last}) == 1:
            return []
        left = [each for each in still_in(tournament, kept.pairings, tournament.round) if each in active]
    if not left:
        return []
    found = contenders(left, kept.pairings, apart)
    place = {each.entrant.number: each.rank for each in standings(tournament, kept.entrants, kept.pairings)}
    order = left if tournament.round == 0 else sorted(left, key=lambda each: (place[each], each))
    return knocked_out([found[each] for each in order], tournament.seats)
