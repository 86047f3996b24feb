"""Tournaments as they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from branchline.server.beside import considerately
from branchline.server.ratings.pages import player_names
from branchline.server.tables.records import Status
from branchline.server.tournaments.history import Contender, boards, contenders
from branchline.server.tournaments.records import Pairing, Tournament
from branchline.server.tournaments.standings import Standing, standings
from branchline.server.tournaments.store import Kept, List
from branchline.server.tournaments.tournaments import entrant_of, takes_entrants
from branchline.server.wire.archive import PlayerName
from branchline.server.wire.tournaments import (
    PairedTable,
    RoundResponse,
    StandingResponse,
    TournamentLine,
    TournamentResponse,
    TournamentsResponse,
)

if TYPE_CHECKING:
    from branchline.server.services import Services

MOST_LISTED = 50
Names = dict[str | None, PlayerName]


async def list_json(services: Services, name: List, person: str | None) -> TournamentsResponse:
    found = await services.tournaments.listed(name, person, MOST_LISTED)
    return {"tournaments": [_line_json(tournament, count, mine) for tournament, count, mine in found]}


def _line_json(tournament: Tournament, entrants: int, entered: bool) -> TournamentLine:
    return {
        "id": tournament.id,
        "name": tournament.name,
        "game": tournament.game,
        "format": tournament.format,
        "seats": tournament.seats,
        "rounds": tournament.rounds,
        "round": tournament.round,
        "state": tournament.state,
        "entrants": entrants,
        "most": tournament.most,
        "rated": bool(tournament.settings.get("rated")),
        "pace": str(tournament.settings.get("pace", "sitting")),
        "starts": tournament.starts,
        "entered": entered,
    }


async def tournament_json(services: Services, kept: Kept, person: str | None) -> TournamentResponse:
    tournament, mine = kept.tournament, entrant_of(kept, person)
    names = await player_names(services, [tournament.host, *(entrant.person for entrant in kept.entrants)])
    status = await services.store.statuses([pairing.table_id for pairing in kept.pairings])
    playing = [entrant for entrant in kept.entrants if entrant.until is None]
    here = [pairing for pairing in kept.pairings if pairing.round == tournament.round]
    table = next((each.table_id for each in here if mine is not None and each.entrant == mine.number), None)
    ranked, played = await asyncio.to_thread(
        lambda: (standings(tournament, kept.entrants, kept.pairings), _rounds_json(kept, status))
    )
    return {
        **_line_json(tournament, len(playing), mine is not None and mine.until is None),
        "host": names[tournament.host],
        "yours": tournament.host == person,
        "options": tournament.options,
        "settings": tournament.settings,
        "fill": tournament.fill,
        "public": tournament.public,
        "standings": [_standing_json(each, names, person) for each in ranked],
        "played": played,
        "may_enter": takes_entrants(tournament) and len(playing) < tournament.most,
        "your_table": table,
    }


def _standing_json(standing: Standing, names: Names, person: str | None) -> StandingResponse:
    entrant = standing.entrant
    known = names[entrant.person]
    return {
        "rank": standing.rank,
        "number": entrant.number,
        "player": {"id": known["id"], "name": entrant.name},
        "points": standing.points / 2,
        "wins": standing.wins,
        "opponents": standing.opponents / 2,
        "share": standing.share,
        "played": standing.played,
        "withdrawn": entrant.until is not None,
        "out": standing.out,
        "you": entrant.person == person,
    }


def _rounds_json(kept: Kept, status: dict[str, Status]) -> list[RoundResponse]:
    names = {entrant.number: entrant.name for entrant in kept.entrants}
    rounds: dict[int, list[PairedTable]] = {}
    before: dict[int, Contender] = {}
    for (round, board), seats in considerately(boards(kept.pairings).items()):
        if round not in rounds:
            before = contenders(names, [each for each in kept.pairings if each.round < round])
        rounds.setdefault(round, []).append(_table_json(board, seats, names, before, status))
    return [{"round": round, "boards": rounds[round]} for round in sorted(rounds, reverse=True)]


def _table_json(
    board: int, seats: Sequence[Pairing], names: dict[int, str], before: dict[int, Contender], status: dict[str, Status]
) -> PairedTable:
    people = [seat.entrant for seat in seats if seat.entrant is not None]
    return {
        "board": board,
        "table": seats[0].table_id,
        "status": status.get(seats[0].table_id),
        "seats": [
            {
                "entrant": seat.entrant,
                "name": names[seat.entrant] if seat.entrant is not None else "",
                "place": seat.place,
                "points": None if seat.points is None else seat.points / 2,
            }
            for seat in seats
        ],
        "again": sum(before[one].met[other] > 0 for one, other in combinations(people, 2)),
        "before": sorted((before[one].points / 2 for one in people), reverse=True),
    }
