"""Where you want to be told that it is your turn, and the pages that such messages lead to."""

from __future__ import annotations

from html import escape
from typing import Annotated

from fastapi import Path
from starlette.responses import HTMLResponse

from branchline.server.http.dependencies import AnyVisitor, Language, PersonHere, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routes.pages import page
from branchline.server.http.routing import DescribedRouter
from branchline.server.notifications.contacts import CONFIRMED, NEW, PUSH, RECOVERY, Contact, contact_json
from branchline.server.notifications.messenger import house_written_to
from branchline.server.services import Services
from branchline.server.wire.answers import ContactsResponse
from branchline.server.wire.requests import ContactChosen, ContactWanted
from branchline.server.words import WORDS

routes = DescribedRouter(tags=["people"])
Code = Annotated[str, Path(max_length=40, pattern="^[A-Za-z0-9_-]+$")]


async def _contacts(services: Services, person: str, status: int = 200) -> JsonResponse[ContactsResponse]:
    contacts = [contact_json(contact) for contact in await services.contacts.of(person)]
    messenger = services.messenger
    return JsonResponse({"kinds": messenger.kinds, "push_key": messenger.push_key, "contacts": contacts}, status)


@routes.get("/api/contacts", summary="Where you are told", responses=refusals(401))
async def contacts(person: PersonHere, services: ServicesHere) -> JsonResponse[ContactsResponse]:
    """Where you are told that it is your turn when you are not there, and what this server can write to."""
    return await _contacts(services, person.id)


@routes.post("/api/contacts", summary="Be told there too", status_code=201,
             responses=refusals(*WRITING, 409))  # fmt: skip
async def add(
    form: ContactWanted, person: PersonHere, visitor: AnyVisitor, services: ServicesHere, language: Language
) -> JsonResponse[ContactsResponse]:
    """An e-mail address, an address that takes a POST of JSON, or the endpoint of a browser that has subscribed to
    messages of this server. It gets one message, which asks whether more are wanted; until that is confirmed there,
    nothing else."""
    keys = form.keys.model_dump() if form.keys is not None else None
    services.messenger.check(form.kind, form.address, keys)
    await services.quotas.contacts.take(visitor.owner)
    if form.kind != PUSH:
        await services.quotas.letter(house_written_to(form.kind, form.address))
    contact = await services.contacts.add(person, form.kind, form.address, language, keys)
    services.messenger.ask(contact, person.name)
    return await _contacts(services, person.id, 201)


@routes.post("/api/contacts/remove", summary="Be told there no more",
             responses=refusals(*WRITING, 404))  # fmt: skip
async def remove(form: ContactChosen, person: PersonHere, services: ServicesHere) -> JsonResponse[ContactsResponse]:
    """Nothing more is sent there."""
    await services.contacts.remove(person, form.id)
    return await _contacts(services, person.id)


@routes.get("/notices/{code}", include_in_schema=False)
async def notice(code: Code, services: ServicesHere, language: Language) -> HTMLResponse:
    """What can be said about a message. Nothing happens by opening this page, because programs open what they find in
    messages."""
    return _page(await services.contacts.by_code(code), language)


@routes.post("/notices/{code}/confirm", include_in_schema=False)
async def confirm(code: Code, services: ServicesHere, language: Language) -> HTMLResponse:
    return _page(await services.contacts.confirm(code), language)


@routes.post("/notices/{code}/stop", include_in_schema=False)
async def stop(code: Code, services: ServicesHere, language: Language) -> HTMLResponse:
    return _page(await services.contacts.stop(code), language)


def _page(contact: Contact, language: str) -> HTMLResponse:
    def say(what: str) -> str:
        return WORDS.say(f"{about}-{what}", language, address=contact.address)

    about = "notice-recovery" if contact.kind == RECOVERY else "notice"
    buttons = {NEW: ("confirm", "stop"), CONFIRMED: ("stop",)}.get(contact.state, ())
    forms = [
        f'<form method="post" action="/notices/{contact.code}/{what}"><button>{escape(say(what))}</button></form>'
        for what in buttons
    ]
    return page(say("title"), language, f"<p>{escape(say(contact.state))}</p>", *forms)
