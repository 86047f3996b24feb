"""Players: how strong they are, whom they have met, and how they keep to what they begin."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from branchline.server.errors import Refusal
from branchline.server.http.dependencies import AnyVisitor, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import refusals
from branchline.server.http.routing import DescribedRouter
from branchline.server.lobby.names import look_of
from branchline.server.ratings.pages import player_json, player_of, ranking_json
from branchline.server.wire.archive import PlayerName, PlayerResponse, Ranking

routes = DescribedRouter(tags=["players"])
GameId = Annotated[str, Path(max_length=40, description="A game.")]
PersonId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
COST = 50
"""What a player's page costs, in lines of a log that are told."""


@routes.get("/api/ratings/{game}", summary="The strongest players", responses=refusals(404))
async def ratings(
    game: GameId,
    visitor: AnyVisitor,
    services: ServicesHere,
    after: Annotated[int, Query(ge=0, le=10_000, description="The `next` of the page before.")] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> JsonResponse[Ranking]:
    """Everyone with enough rated matches, best first, and how strong the bots were measured to be."""
    return JsonResponse(await ranking_json(services, game, after, limit))


@routes.get("/api/players", summary="A player by name", responses=refusals(404))
async def player_called(
    services: ServicesHere, name: Annotated[str, Query(min_length=1, max_length=40)]
) -> JsonResponse[PlayerName]:
    """Whoever has an account of this name, or of one that looks the same."""
    account = await services.store.accounts.account_called(look_of(name))
    person = await services.people.get(account.person) if account is not None else None
    if person is None or not person.has_account:
        raise Refusal(404, "no-player")
    return JsonResponse({"id": person.id, "name": person.name})


@routes.get("/api/players/{person_id}", summary="A player's page", responses=refusals(404))
async def player(person_id: PersonId, visitor: AnyVisitor, services: ServicesHere) -> JsonResponse[PlayerResponse]:
    """Somebody with an account, as anyone may see them; and you, as you alone may, if you are a guest."""
    found = await player_of(services, person_id, visitor.id)
    async with services.long_answers.turn(visitor.owner, COST):
        return JsonResponse(await player_json(services, found))
