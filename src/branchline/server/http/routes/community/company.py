"""People whom one follows or blocks, invitations by name, and private notes."""

from __future__ import annotations

from branchline.server.company.invitations import invite
from branchline.server.company.records import BLOCK, FOLLOW, Note
from branchline.server.errors import Refusal
from branchline.server.http.dependencies import AnyVisitor, PersonHere, ServicesHere, SessionHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routes.tables import table_response
from branchline.server.http.routing import DescribedRouter, RetriedRoute
from branchline.server.limits.fair_queue import Owner
from branchline.server.services import Services
from branchline.server.tables.clocks.passing_time import now
from branchline.server.wire.answers import NoteResponse, TablePresent, TieResponse, TiesResponse
from branchline.server.wire.requests import Inviting, NoteWritten, TieDropped, TieWanted

routes = DescribedRouter(tags=["people"], route_class=RetriedRoute)
CHANGING = refusals(*WRITING, 403, 404, 409)
MOST_NOTES = 2000


async def _ties(services: Services, person: str) -> JsonResponse[TiesResponse]:
    ties = await services.ties.of(person)
    names = {each.id: each.name for each in await services.store.company.people([tie.other for tie in ties])}

    def of_kind(kind: str) -> list[TieResponse]:
        return [
            {"id": tie.other, "name": names.get(tie.other, "?"), "created": tie.created}
            for tie in ties
            if tie.kind == kind
        ]

    return JsonResponse({"follow": of_kind(FOLLOW), "block": of_kind(BLOCK)})


@routes.get("/api/ties", summary="Whom you follow and block", responses=refusals(401))
async def ties(person: PersonHere, services: ServicesHere) -> JsonResponse[TiesResponse]:
    """Nobody else is told."""
    return await _ties(services, person.id)


@routes.post("/api/ties", summary="Follow or block somebody", responses=CHANGING)
async def add_tie(
    form: TieWanted, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TiesResponse]:
    """By the name of their account, or by their seat at a table. Whom you block cannot sit down with you, nor you with
    them, and you do not read what they say."""
    await services.ties.add(person, form.kind, await _meant(services, form, visitor.owner))
    return await _ties(services, person.id)


async def _meant(services: Services, form: TieWanted, owner: Owner) -> str:
    if form.name is not None:
        return await services.ties.called(form.name)
    if form.table is None or form.seat is None:
        raise Refusal(422, "tie-whom", field="name")
    seats = (await services.sessions.get(form.table, owner)).snapshot.seats
    found = seats[form.seat].person if form.seat < len(seats) else None
    if found is None:
        raise Refusal(404, "nobody-there", field="seat")
    return found


@routes.post("/api/ties/remove", summary="Follow or block somebody no more", responses=CHANGING)
async def drop_tie(form: TieDropped, person: PersonHere, services: ServicesHere) -> JsonResponse[TiesResponse]:
    """By the id that the list has."""
    await services.ties.drop(person, form.kind, form.id)
    return await _ties(services, person.id)


@routes.post("/api/tables/{table_id}/invite", summary="Keep a seat for somebody", responses=CHANGING)
async def invite_by_name(
    form: Inviting, session: SessionHere, person: PersonHere, visitor: AnyVisitor, services: ServicesHere
) -> JsonResponse[TablePresent]:
    """For the host: whoever has this account finds the table among theirs, and sits down there or says no. They are
    told of it where they are told that it is their turn."""
    invited = await services.people.get(await services.ties.called(form.name))
    snapshot, first = await invite(services.ties, session, person, invited)
    if first:
        await services.invitation_messages.notify(person, invited, snapshot.table, visitor.owner)
    return table_response(snapshot, visitor)


@routes.get("/api/tables/{table_id}/note", summary="Your note", responses=refusals(401, 404))
async def note(session: SessionHere, person: PersonHere, services: ServicesHere) -> JsonResponse[NoteResponse]:
    """What you have noted at this table. Nobody else reads it."""
    return _note(await services.store.company.note(person.id, session.id))


@routes.post("/api/tables/{table_id}/note", summary="Note something", responses=CHANGING)
async def write_note(
    form: NoteWritten, session: SessionHere, person: PersonHere, services: ServicesHere
) -> JsonResponse[NoteResponse]:
    """In place of what you had noted."""
    if not form.text:
        await services.store.company.drop_note(person.id, session.id)
        return _note(None)
    known = await services.store.company.note(person.id, session.id)
    if known is None and len(await services.store.company.notes_of(person.id)) >= MOST_NOTES:
        raise Refusal(409, "notes-many", most=MOST_NOTES)
    written = Note(person.id, session.id, form.text, now())
    await services.store.company.put_note(written)
    return _note(written)


def _note(note: Note | None) -> JsonResponse[NoteResponse]:
    return JsonResponse({"text": note.text if note else "", "updated": note.updated if note else None})
