"""The list of a game, and the page of a player, as they are answered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import branchline
from branchline.server.archive.store import Against, Placed
from branchline.server.errors import Refusal
from branchline.server.ratings.bots import bot_ratings
from branchline.server.ratings.conduct import LOOKED_AT, Conduct, conduct
from branchline.server.ratings.model import is_provisional
from branchline.server.ratings.records import Rating
from branchline.server.tables.records import Person
from branchline.server.wire.archive import (
    AgainstPlayer,
    BotRatingResponse,
    PlacesResponse,
    PlayerName,
    PlayerResponse,
    Ranking,
    RatingResponse,
)

if TYPE_CHECKING:
    from branchline.server.services import Services

MOST_STEPS, MOST_MET, MOST_IN_LIST = 100, 20, 10_000


def check_game(game: str) -> None:
    if game not in branchline.catalogue():
        raise Refusal(404, "no-game", field="game", game=game)


async def ranking_json(services: Services, game: str, after: int, limit: int) -> Ranking:
    check_game(game)
    found = await services.archive.best(game, after, limit + 1)
    names = await player_names(services, [rating.person for rating in found])
    listed = found[:limit]
    return {
        "game": game,
        "players": [
            {"rank": rank, "player": names[rating.person], "rating": _rating_json(rating, rank)}
            for rank, rating in enumerate(listed, after + 1)
        ],
        "bots": _bots_json(game) if after == 0 else [],
        "next": after + limit if len(found) > limit and after + limit < MOST_IN_LIST else None,
    }


def _bots_json(game: str) -> list[BotRatingResponse]:
    return [
        {"level": bot.level, "strength": bot.mu, "uncertainty": bot.sigma, "games": bot.games}
        for bot in bot_ratings(game)
    ]


def _rating_json(rating: Rating, rank: int | None) -> RatingResponse:
    return {
        "game": rating.game,
        "strength": rating.mu,
        "uncertainty": rating.sigma,
        "shown": rating.shown,
        "matches": rating.matches,
        "wins": rating.wins,
        "opponents": rating.opponents,
        "provisional": is_provisional(rating),
        "rank": rank,
    }


async def player_names(services: Services, people: Iterable[str | None]) -> dict[str | None, PlayerName]:
    """What people are called today, and who of them has a page."""
    wanted = {person for person in people if person is not None}
    known = await services.store.people_among(wanted)
    names: dict[str | None, PlayerName] = {
        id: {"id": id if person.has_account else None, "name": person.name} for id, person in known.items()
    }
    return {id: names.get(id, {"id": None, "name": "?"}) for id in wanted}


async def conduct_of(services: Services, person: str) -> Conduct:
    return conduct(await services.archive.conduct_of(person, LOOKED_AT))


async def player_json(services: Services, person: Person) -> PlayerResponse:
    archive = services.archive
    ratings = await archive.ratings_of(person.id)
    ranked = [(rating, None if is_provisional(rating) else await archive.rank(rating)) for rating in ratings]
    pace, stands = await archive.pace_of(person.id), await conduct_of(services, person.id)
    steps = {rating.game: await archive.steps(person.id, rating.game, MOST_STEPS) for rating in ratings}
    return {
        "player": {"id": person.id if person.has_account else None, "name": person.name},
        "since": person.created,
        "account": person.has_account,
        "ratings": [_rating_json(rating, rank) for rating, rank in ranked],
        "places": _places_json(await archive.places_of(person.id)),
        "pace": {
            "finished": pace.finished, "kept": pace.kept, "late": pace.late, "quit": pace.quit,
            "banned": stands.banned, "owed": stands.owed,
        },
        "bots": [
            {"bot": each.whom, "game": each.game, "matches": each.matches, "before": each.before, "behind": each.behind}
            for each in await archive.against_bots(person.id)
        ],
        "people": await _people_json(services, await archive.against_people(person.id, MOST_MET)),
        "steps": {
            game: [
                {
                    "table": step.table_id, "ended": step.ended, "place": step.place, "of": step.of,
                    "before": step.before, "after": step.after,
                }
                for step in each
            ]
            for game, each in steps.items()
        },
    }  # fmt: skip


def _places_json(placed: list[Placed]) -> list[PlacesResponse]:
    found: dict[tuple[str, int], list[int]] = {}
    for each in placed:
        places = found.setdefault((each.game, each.players), [0] * each.players)
        places[each.place - 1] += each.times
    return [{"game": game, "players": players, "places": places} for (game, players), places in sorted(found.items())]


async def _people_json(services: Services, met: list[Against]) -> list[AgainstPlayer]:
    names = await player_names(services, [each.whom for each in met])
    return [
        {
            "player": names[each.whom], "game": each.game, "matches": each.matches, "before": each.before,
            "behind": each.behind,
        }
        for each in met
    ]  # fmt: skip


async def player_of(services: Services, id: str, visitor: str | None) -> Person:
    """Somebody with an account, or whoever asks."""
    known = await services.store.people_among({id})
    person = known.get(id)
    if person is None or not (person.has_account or id == visitor):
        raise Refusal(404, "no-player")
    return person
