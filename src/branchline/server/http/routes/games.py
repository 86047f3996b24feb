"""What there is to play, and whether the server is well."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

import branchline
from branchline.bots import LEVELS
from branchline.bots.play.ladder import ladder
from branchline.kernel.errors import UnknownGame
from branchline.server.errors import Refusal
from branchline.server.http.dependencies import ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.response_models import BoardResponse, Games, Health
from branchline.server.http.routes import refusals

routes = APIRouter(tags=["games"])


@routes.get("/api/health", response_model=Health, summary="Whether the server is well", responses=refusals())
async def health() -> Response:
    """Answers as long as the server does."""
    return JsonResponse({"status": "ok", "version": branchline.__version__})


@routes.get("/api/games", response_model=Games, summary="The games", responses=refusals())
async def games(services: ServicesHere) -> Response:
    """Every game with its names, numbers of players and options, how far it is compiled, and how strong the levels of
    bots are in it; and their ids, from weakest to strongest."""
    games = [
        game.to_json() | {"compiled": services.compilation.progress(game), "levels": ladder(game)}
        for game in branchline.catalogue().values()
    ]
    return JsonResponse({"games": games, "bots": list(LEVELS)})


@routes.get("/api/games/{game}/board", response_model=BoardResponse, summary="A game's map", responses=refusals(404))
async def board(game: Annotated[str, Path(max_length=40)], services: ServicesHere) -> Response:
    """The map as data: where the hexes and towns are, for whoever draws it."""
    try:
        found = await services.games.load(game)
    except UnknownGame:
        raise Refusal(404, "not-found") from None
    return JsonResponse({"board": found.load_board().data})
