"""The archive: finished matches, openings with their results, and what actions bring."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query

from branchline.server.archive.records import DEPTH, Wanted
from branchline.server.archive.search import actions_json, openings_json, page_json
from branchline.server.http.dependencies import AnyVisitor, Language, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import refusals
from branchline.server.http.routing import DescribedRouter
from branchline.server.lobby.names import look_of
from branchline.server.wire.archive import ArchivePage, OpeningsResponse, PlayedActions
from branchline.server.wire.requests import LARGEST

routes = DescribedRouter(tags=["archive"])
SEARCH_COST, STATISTICS_COST = 50, 20
"""In lines of a log that are told."""
Who = Literal["people", "bots", "mixed"]
Players = Annotated[int, Query(ge=1, le=8)]
WhoAsked = Annotated[Who, Query(description="Matches of people alone, of bots alone, or of both together.")]
Game = Annotated[str, Query(max_length=40)]
Word = Annotated[str | None, Query(max_length=60)]


@routes.get("/api/archive", summary="Finished matches", responses=refusals(422))
async def search(
    visitor: AnyVisitor,
    services: ServicesHere,
    language: Language,
    game: Word = None,
    players: Annotated[int | None, Query(ge=1, le=8)] = None,
    who: Annotated[Who | None, Query(description="Played by people, by bots, or by both.")] = None,
    person: Annotated[str | None, Query(max_length=40, description="The id of a player with an account.")] = None,
    name: Annotated[str | None, Query(max_length=40, description="Somebody's name at the table.")] = None,
    bot: Annotated[str | None, Query(max_length=40, description="A level of bots that played.")] = None,
    ending: Annotated[str | None, Query(max_length=60, description="Why it ended, as a key.")] = None,
    option: Annotated[str | None, Query(max_length=125, description="An option, as `name=value`.")] = None,
    opening: Annotated[
        list[Annotated[str, Query(max_length=200)]] | None,
        Query(max_length=DEPTH, description="The first actions, one after the other."),
    ] = None,
    least: Annotated[int, Query(ge=0, le=LARGEST, description="Of actions.")] = 0,
    most: Annotated[int, Query(ge=0, le=LARGEST)] = LARGEST,
    after: Annotated[str | None, Query(max_length=200, description="The `next` of the page before.")] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> JsonResponse[ArchivePage]:
    """Public matches that were played to their end, or ended by agreement: the latest first, and all that is asked for
    at the same time."""
    wanted = Wanted(
        game, players, who, person, look_of(name) if name else None, bot, ending, option,
        " / ".join(opening) if opening else None, least, most,
    )  # fmt: skip
    async with services.long_answers.turn(visitor.owner, SEARCH_COST):
        return JsonResponse(await page_json(services, wanted, after, limit, language))


@routes.get("/api/archive/openings", summary="Openings and their results", responses=refusals(404))
async def openings(
    visitor: AnyVisitor,
    services: ServicesHere,
    game: Game,
    players: Players,
    who: WhoAsked = "people",
    line: Annotated[
        list[Annotated[str, Query(max_length=200)]] | None,
        Query(max_length=DEPTH, description="What was played so far."),
    ] = None,
) -> JsonResponse[OpeningsResponse]:
    """What was played next, how often, and who won then."""
    async with services.long_answers.turn(visitor.owner, STATISTICS_COST):
        return JsonResponse(await openings_json(services, game, players, who, line or []))


@routes.get("/api/archive/actions", summary="What actions bring", responses=refusals(404))
async def actions(
    visitor: AnyVisitor, services: ServicesHere, game: Game, players: Players, who: WhoAsked = "people"
) -> JsonResponse[PlayedActions]:
    """For each question that is asked in a game, and each part of it, how often each kind of action was chosen, and how
    often it paid: how often whoever chose it had a higher score at the end of their turn."""
    async with services.long_answers.turn(visitor.owner, STATISTICS_COST):
        return JsonResponse(await actions_json(services, game, players, who))
