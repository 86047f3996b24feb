"""Tournaments: begun, entered, left, started, closed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from branchline.server.errors import Refusal
from branchline.server.lobby.names import own_name
from branchline.server.lobby.rated import check_player
from branchline.server.people.tokens import new_id
from branchline.server.people.visitor import Visitor
from branchline.server.settings import OFF
from branchline.server.tables.clocks.passing_time import now
from branchline.server.tables.play.bot_moves import check_bot
from branchline.server.tables.records import Person
from branchline.server.tables.store import Conflict
from branchline.server.tournaments.director import FEWEST
from branchline.server.tournaments.records import (
    CLOSED,
    KNOCKOUT,
    MOST_IN_ROUND_ROBIN,
    OPEN,
    ROUND_ROBIN,
    RUNNING,
    Entrant,
    Tournament,
)
from branchline.server.tournaments.store import Kept
from branchline.server.wire.tournaments import NewTournament

if TYPE_CHECKING:
    from branchline.server.services import Services

MOST_GOING_ON = 5
"""Tournaments that one person may run at the same time."""
LATEST = 90 * 24 * 3600 * 1000
"""How far ahead one may be announced, in milliseconds."""


async def begin(services: Services, person: Person, visitor: Visitor, form: NewTournament) -> Kept:
    game = await services.games.load(form.game)
    settings = form.settings.model_dump()
    options = game.new(form.seats, options=form.options).options
    check_bot(form.fill)
    if form.settings.clock is None and form.settings.absent is None:
        raise Refusal(422, "tournament-standstill", field="settings")
    if form.settings.several_seats or (form.settings.rated and form.settings.hints):
        raise Refusal(422, "rated-hints" if form.settings.hints else "rated-seats", field="settings")
    if form.settings.rated and services.settings.accounts == OFF:
        raise Refusal(409, "rated-off", field="settings")
    most = MOST_IN_ROUND_ROBIN if form.format == ROUND_ROBIN else form.most
    if form.most > most:
        raise Refusal(422, "tournament-most", field="most", most=most)
    at = now()
    if form.starts is not None and not at < form.starts < at + LATEST:
        raise Refusal(422, "tournament-starts", field="starts")
    await services.quotas.tournaments.take(visitor.owner)
    tournament = Tournament(
        new_id(), form.name, person.id, game.id, options, settings, form.format, form.seats, form.rounds, form.fill,
        form.most, form.public, OPEN, 0, form.starts, at, at,
    )  # fmt: skip
    if not await services.tournaments.add(tournament, MOST_GOING_ON):
        raise Refusal(409, "quota-tournaments", most=MOST_GOING_ON)
    return Kept(tournament, (), ())


async def found(services: Services, id: str) -> Kept:
    kept = await services.tournaments.load(id)
    if kept is None:
        raise Refusal(404, "no-tournament")
    return kept


def takes_entrants(tournament: Tournament) -> bool:
    """Also later ones, where that is fair, and something is left to play."""
    if tournament.state == OPEN:
        return True
    late = tournament.format != KNOCKOUT and tournament.round < tournament.rounds
    return tournament.state == RUNNING and late


async def join(services: Services, kept: Kept, person: Person, name: str | None) -> None:
    tournament = kept.tournament
    mine = entrant_of(kept, person.id)
    if mine is not None and mine.until is None:
        return
    if not takes_entrants(tournament):
        raise Refusal(409, "tournament-late")
    playing = [each for each in kept.entrants if each.until is None]
    if len(playing) >= tournament.most or len(kept.entrants) >= 2 * tournament.most:
        raise Refusal(409, "tournament-full", most=tournament.most)
    if tournament.settings.get("rated"):
        await _check_rated(services, tournament, playing, person)
    number = mine.number if mine is not None else 1 + max((each.number for each in kept.entrants), default=0)
    others = [each.name for each in kept.entrants if each is not mine]
    called = own_name(name or person.name, others)
    # A round may be paired between reading and writing: whoever comes then plays from the one after it.
    since = tournament.round + 1
    if mine is not None and mine.until is not None:
        since = max(since, mine.until + 1)
    await services.tournaments.enter(Entrant(tournament.id, number, person.id, called, since, None))


async def _check_rated(services: Services, tournament: Tournament, playing: list[Entrant], person: Person) -> None:
    await check_player(services, person)
    if tournament.settings.get("one_house"):
        return
    here = services.people.owner(person.id).address
    if any(services.people.owner(other.person).address == here for other in playing):
        raise Refusal(409, "rated-house")


def entrant_of(kept: Kept, person: str | None) -> Entrant | None:
    return next((each for each in kept.entrants if each.person == person), None)


async def leave(services: Services, kept: Kept, entrant: Entrant | None) -> None:
    """Paired no more; a match that has begun is theirs to finish."""
    if entrant is None:
        raise Refusal(409, "tournament-out")
    if kept.tournament.state not in (OPEN, RUNNING):
        raise Refusal(409, "tournament-over")
    if entrant.until is None:
        await services.tournaments.enter(replace(entrant, until=kept.tournament.round))


async def start(services: Services, kept: Kept) -> None:
    if kept.tournament.state != OPEN:
        raise Refusal(409, "tournament-begun")
    if sum(entrant.plays(1) for entrant in kept.entrants) < FEWEST:
        raise Refusal(409, "tournament-few", fewest=FEWEST)
    if not await services.director.next_round(kept):
        raise Conflict


async def close(services: Services, kept: Kept) -> None:
    """Called off; matches that have begun go on as any others."""
    was = kept.tournament
    if was.state not in (OPEN, RUNNING):
        raise Refusal(409, "tournament-over")
    if not await services.tournaments.change(replace(was, state=CLOSED, updated=max(now(), was.updated + 1)), was):
        raise Conflict


def check_host(kept: Kept, person: Person) -> None:
    if kept.tournament.host != person.id:
        raise Refusal(403, "tournament-host")
