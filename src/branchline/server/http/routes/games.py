"""What there is to play, and whether the server is well."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import Path

import branchline
from branchline.bots import LEVELS
from branchline.bots.play.ladder import ladder
from branchline.kernel.errors import UnknownGame
from branchline.kernel.game import Game
from branchline.kernel.options import Option
from branchline.kernel.words import LANGUAGES
from branchline.server.errors import Refusal
from branchline.server.http.dependencies import ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import refusals
from branchline.server.http.routing import DescribedRouter
from branchline.server.wire.answers import BoardResponse, GameOption, GameResponse, Games, Health, LevelResponse

routes = DescribedRouter(tags=["games"])


@routes.get("/api/health", summary="Whether the server is well", responses=refusals())
async def health() -> JsonResponse[Health]:
    """Answers as long as the server does."""
    return JsonResponse({"status": "ok", "version": branchline.__version__})


@routes.get("/api/games", summary="The games", responses=refusals())
async def games(services: ServicesHere) -> JsonResponse[Games]:
    """Every game with its names, numbers of players and options, how far it is compiled, and how strong the levels of
    bots are in it; and their ids, from weakest to strongest."""
    games = [_game_json(game, services.compilation.progress(game)) for game in branchline.catalogue().values()]
    return JsonResponse({"games": games, "bots": list(LEVELS)})


def _game_json(game: Game, compiled: float) -> GameResponse:
    return {
        "id": game.id,
        "names": {language: game.name(language) for language in LANGUAGES},
        "summaries": {language: game.summary(language) for language in LANGUAGES},
        "players": list(game.players),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "designers": list(game.designers),
        "year": game.year,
        "rules": game.rules,
        "options": [_option_json(option) for option in game.options],
        "compiled": compiled,
        "levels": cast("list[LevelResponse]", ladder(game)),
    }


def _option_json(option: Option) -> GameOption:
    values = list(option.values)
    players = [list(option.players[value]) if value in option.players else None for value in values]
    return {
        "name": option.name, "default": option.default, "values": values, "players": players, "clause": option.clause,
    }  # fmt: skip


@routes.get("/api/games/{game}/board", summary="A game's map", responses=refusals(404))
async def board(game: Annotated[str, Path(max_length=40)], services: ServicesHere) -> JsonResponse[BoardResponse]:
    """The map as data: where the hexes and towns are, for whoever draws it."""
    try:
        found = await services.games.load(game)
    except UnknownGame:
        raise Refusal(404, "not-found") from None
    return JsonResponse({"board": found.load_board().data})
