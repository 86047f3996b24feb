"""All that is kept of somebody, as a file; and its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

from fastapi import Request
from starlette.responses import StreamingResponse

from branchline.server.accounts.export import exported
from branchline.server.company.leaving import MOST_STUDIES, end_account
from branchline.server.http.dependencies import AnyVisitor, PersonHere, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import refusals
from branchline.server.http.routes.account.own import passkey_json, sign_in_json
from branchline.server.http.routes.account.who import CHANGING, FreshHere
from branchline.server.http.routes.people import forget_token, person_json
from branchline.server.http.routing import DescribedRouter, described_as
from branchline.server.notifications.contacts import contact_json
from branchline.server.services import Services
from branchline.server.tables.records import Person
from branchline.server.wire.answers import Done
from branchline.server.wire.requests import Nothing

routes = DescribedRouter(tags=["accounts"])


@routes.get("/api/account/export", summary="All that is kept of you",
            responses=refusals(401) | {200: described_as(dict)}, response_class=StreamingResponse)  # fmt: skip
async def export(person: PersonHere, visitor: AnyVisitor, services: ServicesHere) -> StreamingResponse:
    """A file of JSON: your name, your ways in, your devices and addresses, your tables, and what you said and did at
    each of them."""
    await services.quotas.exports.take(visitor.owner)
    parts = exported(await _kept(services, person), person, services.store)

    async def written() -> AsyncIterator[bytes]:
        async with services.long_answers.turn(visitor.owner, 0):
            async for part in parts:
                yield part.encode()

    headers = {"Content-Disposition": 'attachment; filename="branchline-account.json"'}
    return StreamingResponse(written(), media_type="application/json", headers=headers)


async def _kept(services: Services, person: Person) -> dict[str, Any]:
    contacts = await services.store.contacts.contacts_of(person.id)
    account = await services.store.accounts.account(person.id)
    return {
        "person": person_json(person) | {"created": person.created},
        "account": {"created": account.created, "password": account.password is not None} if account else None,
        "passkeys": [passkey_json(each) for each in await services.store.accounts.passkeys_of(person.id)],
        "identities": [
            {"issuer": each.issuer, "subject": each.subject, "created": each.created}
            for each in await services.store.accounts.identities_of(person.id)
        ],
        "sign_ins": [sign_in_json(each, here=False) for each in await services.sign_ins.of(person.id)],
        "contacts": [contact_json(contact) | {"created": contact.created} for contact in contacts],
        "ties": [asdict(tie) for tie in await services.ties.of(person.id)],
        "studies": [asdict(study) for study in await services.archive.studies_of(person.id, MOST_STUDIES)],
        "ratings": [asdict(rating) for rating in await services.archive.ratings_of(person.id)],
        "notes": [asdict(note) for note in await services.store.company.notes_of(person.id)],
    }


@routes.post("/api/account/delete", summary="Have no account any more", responses=CHANGING)
async def delete(
    form: Nothing, request: Request, sign_in: FreshHere, person: PersonHere, services: ServicesHere
) -> JsonResponse[Done]:
    """You resign where a match is going on, and a bot plays on; tables of yours that wait are closed. Your name, your
    addresses and what you said are forgotten; what was played stays with those who played it."""
    await end_account(services, person)
    response: JsonResponse[Done] = JsonResponse({"done": True})
    forget_token(request, response)
    return response
