"""Studies: comments at moments of a match."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from branchline.server.archive import studies
from branchline.server.archive.records import Study
from branchline.server.http.dependencies import AnyVisitor, PersonHere, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routing import DescribedRouter
from branchline.server.people.visitor import Visitor
from branchline.server.services import Services
from branchline.server.wire.answers import Done
from branchline.server.wire.archive import StudiesResponse, StudyResponse
from branchline.server.wire.requests import NewStudy, Nothing, StudyNote, StudyTitle

routes = DescribedRouter(tags=["studies"])
StudyId = Annotated[
    str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="The id of a study.")
]
CHANGING = refusals(*WRITING, 403, 404, 409)


async def _answer(services: Services, study: Study, visitor: Visitor, status: int = 200) -> JsonResponse[StudyResponse]:
    """Each comment is charged like a line of a log."""
    async with services.long_answers.turn(visitor.owner, len(study.notes)):
        session = await services.sessions.get(study.table_id, visitor.owner)
        return JsonResponse(await studies.study_json(services, study, session, visitor.id), status)


@routes.get("/api/studies", summary="Your studies", responses=refusals(401))
async def mine(person: PersonHere, services: ServicesHere) -> JsonResponse[StudiesResponse]:
    """All that you have begun, the latest first."""
    return JsonResponse(await studies.studies_json(services, person))


@routes.post("/api/studies", summary="Begin a study", status_code=201, responses=CHANGING)
async def begin(
    form: NewStudy, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[StudyResponse]:
    """Of a match that is over. Whoever has the link reads it; nobody else finds it."""
    await services.quotas.chat.take(visitor.owner)
    session = await services.sessions.get(form.table, visitor.owner)
    return await _answer(services, await studies.begin(services, session, person, form.title), visitor, 201)


@routes.get("/api/studies/{study_id}", summary="A study", responses=refusals(404))
async def study(study_id: StudyId, visitor: AnyVisitor, services: ServicesHere) -> JsonResponse[StudyResponse]:
    """The comments by moment. They are text: whoever shows them must not read anything else into them."""
    return await _answer(services, await studies.found(services, study_id), visitor)


@routes.post("/api/studies/{study_id}/title", summary="Rename a study", responses=CHANGING)
async def rename(
    study_id: StudyId, form: StudyTitle, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[StudyResponse]:
    """Your own."""
    await services.quotas.chat.take(visitor.owner)
    known = await studies.own(services, study_id, person)
    return await _answer(services, await studies.rename(services, known, form.title, form.revision), visitor)


@routes.post("/api/studies/{study_id}/note", summary="Comment on a moment", responses=CHANGING)
async def note(
    study_id: StudyId, form: StudyNote, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[StudyResponse]:
    """In your own study. What was changed on another device meanwhile is not written over."""
    await services.quotas.chat.take(visitor.owner)
    known = await studies.own(services, study_id, person)
    session = await services.sessions.get(known.table_id, visitor.owner)
    last = len(session.snapshot.known_match())
    changed = await studies.note(services, known, last, form.moment, form.text, form.revision)
    return await _answer(services, changed, visitor)


@routes.post("/api/studies/{study_id}/remove", summary="Remove a study", responses=CHANGING)
async def remove(study_id: StudyId, form: Nothing, person: PersonHere, services: ServicesHere) -> JsonResponse[Done]:
    """Your own; its link leads nowhere then."""
    known = await studies.own(services, study_id, person)
    await services.archive.drop_study(known.id, person.id)
    return JsonResponse({"done": True})
