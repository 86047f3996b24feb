"""Tournaments: rounds of tables, paired by points."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query

from branchline.server.errors import Refusal
from branchline.server.http.dependencies import AnyVisitor, NewcomerHere, PersonHere, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routing import DescribedRouter, RetriedRoute
from branchline.server.people.visitor import Visitor
from branchline.server.services import Services
from branchline.server.tournaments import tournaments
from branchline.server.tournaments.pages import list_json, tournament_json
from branchline.server.wire.requests import Nothing
from branchline.server.wire.tournaments import (
    Entering,
    EntrantChosen,
    NewTournament,
    TournamentResponse,
    TournamentsResponse,
)

routes = DescribedRouter(tags=["tournaments"], route_class=RetriedRoute)
TournamentId = Annotated[
    str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="The id of a tournament.")
]
CHANGING = refusals(*WRITING, 403, 404, 409)
COST, OF_SEAT = 100, 0.5
"""What a tournament's page costs, in lines of a log that are told: and for each seat that was paired so far."""


async def _answer(services: Services, id: str, visitor: Visitor, status: int = 200) -> JsonResponse[TournamentResponse]:
    kept = await tournaments.found(services, id)
    async with services.long_answers.turn(visitor.owner, COST + int(OF_SEAT * len(kept.pairings))):
        return JsonResponse(await tournament_json(services, kept, visitor.id), status)


@routes.get("/api/tournaments", summary="Tournaments", responses=refusals(401))
async def list_tournaments(
    visitor: AnyVisitor,
    services: ServicesHere,
    list: Annotated[Literal["open", "running", "finished", "mine"], Query()] = "open",
) -> JsonResponse[TournamentsResponse]:
    """The latest fifty of a list: those that take entrants, those that are played, those that are over, or yours."""
    if list == "mine" and visitor.id is None:
        raise Refusal(401, "who")
    return JsonResponse(await list_json(services, list, visitor.id))


@routes.post("/api/tournaments", summary="Set up a tournament", status_code=201, responses=CHANGING)
async def begin(
    form: NewTournament, person: NewcomerHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TournamentResponse]:
    """Swiss: each round brings together people with as many points who have not met. Round robin: everyone meets
    everyone. Knock-out: of each table the best go on. You enter it yourself like everyone else."""
    kept = await tournaments.begin(services, person, visitor, form)
    return await _answer(services, kept.tournament.id, visitor, 201)


@routes.get("/api/tournaments/{tournament_id}", summary="A tournament", responses=refusals(404))
async def tournament(
    tournament_id: TournamentId, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TournamentResponse]:
    """Its standings and its tables. Whoever knows its id may look."""
    return await _answer(services, tournament_id, visitor)


@routes.post("/api/tournaments/{tournament_id}/join", summary="Enter", responses=CHANGING)
async def join(
    tournament_id: TournamentId, form: Entering, person: NewcomerHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TournamentResponse]:
    """Before it begins, and in a Swiss or a round robin also later: from the next round on. Whoever comes back keeps
    their points."""
    await tournaments.join(services, await tournaments.found(services, tournament_id), person, form.name)
    return await _answer(services, tournament_id, visitor)


@routes.post("/api/tournaments/{tournament_id}/leave", summary="Withdraw", responses=CHANGING)
async def leave(
    tournament_id: TournamentId, form: Nothing, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TournamentResponse]:
    """You are paired no more. A match that has begun is yours to finish."""
    kept = await tournaments.found(services, tournament_id)
    await tournaments.leave(services, kept, tournaments.entrant_of(kept, person.id))
    return await _answer(services, tournament_id, visitor)


@routes.post("/api/tournaments/{tournament_id}/remove", summary="Take somebody out", responses=CHANGING)
async def remove(
    tournament_id: TournamentId, form: EntrantChosen, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TournamentResponse]:
    """For the host: they are paired no more."""
    kept = await tournaments.found(services, tournament_id)
    tournaments.check_host(kept, person)
    chosen = next((each for each in kept.entrants if each.number == form.number), None)
    await tournaments.leave(services, kept, chosen)
    return await _answer(services, tournament_id, visitor)


@routes.post("/api/tournaments/{tournament_id}/start", summary="Begin a tournament", responses=CHANGING)
async def start(
    tournament_id: TournamentId, form: Nothing, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TournamentResponse]:
    """For the host: the first round is paired and its tables are opened."""
    kept = await tournaments.found(services, tournament_id)
    tournaments.check_host(kept, person)
    await tournaments.start(services, kept)
    return await _answer(services, tournament_id, visitor)


@routes.post("/api/tournaments/{tournament_id}/close", summary="Call a tournament off", responses=CHANGING)
async def close(
    tournament_id: TournamentId, form: Nothing, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TournamentResponse]:
    """For the host. Matches that have begun can still be played."""
    kept = await tournaments.found(services, tournament_id)
    tournaments.check_host(kept, person)
    await tournaments.close(services, kept)
    return await _answer(services, tournament_id, visitor)
