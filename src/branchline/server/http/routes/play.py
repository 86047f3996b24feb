"""Playing: act, try, ask why not, take back."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Annotated

from fastapi import Query, Request

from branchline.server.http.dependencies import AnyVisitor, Language, PersonHere, SeatAsked, ServicesHere, SessionHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routing import DescribedRouter, RetriedRoute
from branchline.server.people.visitor import Visitor
from branchline.server.services import Services
from branchline.server.tables.consent import undo as taking_back
from branchline.server.tables.history import LONGEST_PAGE
from branchline.server.tables.play.actions import act as play
from branchline.server.tables.play.actions import is_current
from branchline.server.tables.play.trial import preview_json, why_json
from branchline.server.tables.session import Session
from branchline.server.visibility.present_json import choices_json
from branchline.server.wire.answers import Acted, Choices, HintResponse, Preview, UndoResponse, Why
from branchline.server.wire.requests import Acting, Previewing, SeatChosen, Trying, Undoing

routes = DescribedRouter(tags=["play"], route_class=RetriedRoute)
CHANGING = refusals(*WRITING, 403, 404, 409)
REPEATED = 100
"""What it costs, in lines of a log that are told, to find out what came of an earlier position: two past moments."""


@routes.post("/api/tables/{table_id}/actions", summary="Act", responses=CHANGING)
async def act(
    form: Acting,
    session: SessionHere,
    person: PersonHere,
    visitor: AnyVisitor,
    services: ServicesHere,
    language: Language,
    request: Request,
) -> JsonResponse[Acted]:
    """Carry out an action, exactly once. `seq` is the last line you saw: if the position has changed since, nothing is
    done and the answer is 409 with the present view; if it has changed by this very request, sent before, the answer is
    the same as then. An action against the rules gets 422 with the reason, its clause and a sentence. When the answer
    is here, the action is on the disk."""
    async with _charged(services, session, visitor, form.seq):
        return JsonResponse(await play(session, person, form, language, request))


@routes.get("/api/tables/{table_id}/choices", summary="Your choices in words", responses=refusals(403, 404))
async def choices(
    session: SessionHere,
    visitor: AnyVisitor,
    services: ServicesHere,
    beginning: Annotated[str, Query(max_length=200, description="Only actions whose text begins so.")] = "",
    limit: Annotated[int, Query(ge=1, le=LONGEST_PAGE)] = 200,
    seat: SeatAsked = None,
) -> JsonResponse[Choices]:
    """What you may do now, each action with its text and as a sentence."""
    async with services.long_answers.turn(visitor.owner, limit):
        perspective = visitor.perspective(session.snapshot, seat)
        return JsonResponse(await choices_json(session.snapshot, perspective, visitor.language, beginning, limit))


@routes.post("/api/tables/{table_id}/preview", summary="Try an action", responses=CHANGING)
async def preview(
    form: Previewing, session: SessionHere, person: PersonHere, language: Language, request: Request
) -> JsonResponse[Preview]:
    """What a legal action of yours would cause if nobody objects, with those that are to follow it. Where chance
    is involved, one way it may go."""
    return JsonResponse(await preview_json(session, person, form, language, request))


@routes.post("/api/tables/{table_id}/why", summary="Why not", responses=CHANGING)
async def why(form: Trying, session: SessionHere, person: PersonHere, language: Language) -> JsonResponse[Why]:
    """Whether an action is allowed to you now and, if not, the reason with its clause."""
    return JsonResponse(why_json(session.snapshot, person, form, language))


@routes.post("/api/tables/{table_id}/hint", summary="A hint", responses=CHANGING)
async def hint(
    form: SeatChosen,
    session: SessionHere,
    person: PersonHere,
    visitor: AnyVisitor,
    services: ServicesHere,
    request: Request,
) -> JsonResponse[HintResponse]:
    """The best moves of your seat when it must decide, as a bot sees them that knows no more than you may: how likely
    you are to win with each, what it brings, and what it has over the next best. Not where other people play, unless
    the table's settings allow hints."""
    return JsonResponse(await services.hints.of(session, person, form.seat, visitor.owner, visitor.language, request))


@routes.get("/api/tables/{table_id}/undo", summary="How far you may go back",
            responses=refusals(401, 404))  # fmt: skip
async def undo_scope(session: SessionHere, person: PersonHere) -> JsonResponse[UndoResponse]:
    """How far back is free, and whose consent is needed beyond."""
    return JsonResponse(taking_back.undo_json(session.snapshot, person.id))


@routes.post("/api/tables/{table_id}/undo", summary="Take back", responses=CHANGING)
async def undo(
    form: Undoing,
    session: SessionHere,
    person: PersonHere,
    visitor: AnyVisitor,
    services: ServicesHere,
    language: Language,
) -> JsonResponse[Acted]:
    """Free back to the start of your own run of actions, until chance, something hidden or another player's action came
    in between. Beyond that those who acted since are asked, and bots agree at once. Everything is noted in the log."""
    async with _charged(services, session, visitor, form.seq):
        return JsonResponse(await taking_back.undo(session, person, form, language))


def _charged(services: Services, session: Session, visitor: Visitor, seq: int) -> AbstractAsyncContextManager[None]:
    """What speaks of an earlier position is charged for looking what came of it."""
    if is_current(session.snapshot, seq):
        return nullcontext()
    return services.long_answers.turn(visitor.owner, REPEATED)
