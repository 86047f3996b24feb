"""History: the log, past moments, the file and the seed."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import Path, Query

from branchline.server.errors import Refusal
from branchline.server.http.dependencies import AnyVisitor, PersonHere, SeatAsked, ServicesHere, SessionHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routing import DescribedRouter
from branchline.server.tables.history import (
    LONGEST_PAGE,
    course_json,
    log_page_json,
    seed_json,
    since_json,
)
from branchline.server.wire.answers import Analysed, Course, Log, MomentInWords, MomentResponse, SeedResponse, Since
from branchline.server.wire.requests import LARGEST, Leaving

routes = DescribedRouter(tags=["history"])


@routes.get("/api/tables/{table_id}/log", summary="The log", responses=refusals(404))
async def log(
    session: SessionHere,
    visitor: AnyVisitor,
    services: ServicesHere,
    after: Annotated[int, Query(ge=0, le=LARGEST, description="Lines after this one.")] = 0,
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE)] = 200,
) -> JsonResponse[Log]:
    """Everything that happened at the table, line by line, with events and sentences."""
    perspective = visitor.perspective(session.snapshot, None)
    async with services.long_answers.turn(visitor.owner, min(limit, session.seq)):
        return JsonResponse(await log_page_json(session, after, limit, perspective, visitor.language))


@routes.get("/api/tables/{table_id}/since", summary="Since your last action",
            responses=refusals(401, 404))  # fmt: skip
async def since(
    session: SessionHere, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[Since]:
    """What happened after you last acted."""
    perspective = visitor.perspective(session.snapshot, None)
    async with services.long_answers.turn(visitor.owner, min(session.seq, LONGEST_PAGE)):
        return JsonResponse(await since_json(session, person, perspective, visitor.language))


@routes.get("/api/tables/{table_id}/at/{moment}", summary="A past moment",
            responses=refusals(403, 404, 409))  # fmt: skip
async def at(
    session: SessionHere,
    visitor: AnyVisitor,
    services: ServicesHere,
    moment: Annotated[int, Path(ge=0, le=LARGEST, description="After so many actions; 0 is the start.")],
    seat: SeatAsked = None,
    since: Annotated[int | None, Query(ge=0, le=LARGEST, description="Tell what changed since this moment.")] = None,
) -> JsonResponse[MomentResponse]:
    """The match as it stood after so many actions, what the last of them caused, and what changed since another."""
    perspective = visitor.perspective(session.snapshot, seat)
    encoded = await services.moments.json(session.snapshot, moment, since, perspective, visitor.language, visitor.owner)
    return JsonResponse(encoded)


@routes.get("/api/tables/{table_id}/at/{moment}/words", summary="A moment in words",
            responses=refusals(403, 404, 409))  # fmt: skip
async def in_words(
    session: SessionHere,
    visitor: AnyVisitor,
    services: ServicesHere,
    moment: Annotated[int, Path(ge=0, le=LARGEST, description="After so many actions; 0 is the start.")],
    seat: SeatAsked = None,
) -> JsonResponse[MomentInWords]:
    """The match as it stood after so many actions, line by line, for whoever listens or only reads."""
    perspective = visitor.perspective(session.snapshot, seat)
    encoded = await services.moments.in_words(session.snapshot, moment, perspective, visitor.language, visitor.owner)
    return JsonResponse(encoded)


@routes.get("/api/tables/{table_id}/course", summary="How the scores went",
            responses=refusals(404, 409))  # fmt: skip
async def course(session: SessionHere, visitor: AnyVisitor, services: ServicesHere) -> JsonResponse[Course]:
    """What everyone would have scored if the match had ended at each of its moments; only once it is over."""
    async with services.long_answers.turn(visitor.owner, len(session.snapshot.played)):
        return JsonResponse(await course_json(session.snapshot))


@routes.get("/api/tables/{table_id}/analysis", summary="What looking back has found",
            responses=refusals(404, 409))  # fmt: skip
async def analysis(session: SessionHere, visitor: AnyVisitor, services: ServicesHere) -> JsonResponse[Analysed]:
    """How likely everyone was to win at each moment, and the decisions that cost most; only once the match is over, and
    somebody has asked for it."""
    if services.analyses.is_at(session):
        return JsonResponse(await services.analyses.json(session))
    async with services.long_answers.turn(visitor.owner, len(session.snapshot.played)):
        return JsonResponse(await services.analyses.json(session))


@routes.post("/api/tables/{table_id}/analysis", summary="Look back",
             responses=refusals(*WRITING, 403, 404, 409))  # fmt: skip
async def analyse(
    form: Leaving, session: SessionHere, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[Analysed]:
    """Have a finished match looked back at. That takes a minute or two; ask with GET until it is done. What was found
    is kept with the match."""
    await services.hints.check_origin(session.snapshot)
    return JsonResponse(await services.analyses.begin(session, visitor.owner))


@routes.get("/api/tables/{table_id}/file", summary="The match file",
            responses=refusals(404, 409))  # fmt: skip
async def file(session: SessionHere, visitor: AnyVisitor, services: ServicesHere) -> JsonResponse[dict[str, Any]]:
    """The whole match as a file that the library, the command line and this server read back. Only once it is over,
    because it holds the seed."""
    match = session.snapshot.known_match()
    if not session.snapshot.over:
        raise Refusal(409, "file-secret")
    name = f"{session.snapshot.table.game}-{session.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    async with services.long_answers.turn(visitor.owner, len(match)):
        return JsonResponse(await asyncio.to_thread(match.to_json), headers=headers)


@routes.get("/api/tables/{table_id}/seed", summary="The seed", responses=refusals(404))
async def seed(session: SessionHere) -> JsonResponse[SeedResponse]:
    """The commitment from the start and, once the match is over, the seed it was made from, so that anyone can check
    that nothing was bent: the SHA-256 of `text` must be the commitment."""
    return JsonResponse(seed_json(session))
