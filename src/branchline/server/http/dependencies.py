"""What routes ask for: who is asking, in which language, about which table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Path, Query
from starlette.requests import HTTPConnection, Request

from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.middleware import SAFE, token_of
from branchline.server.limits.fair_queue import Owner
from branchline.server.lobby.host import Host
from branchline.server.people.visitor import Visitor
from branchline.server.services import Services
from branchline.server.settings import REQUIRED
from branchline.server.tables.records import Person
from branchline.server.tables.session import Session
from branchline.server.words import negotiate_language

TableId = Annotated[
    str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="The id of a table.")
]
Lang = Annotated[
    str | None,
    Query(max_length=20, description="The language of sentences: `en` or `fr`. Without it, Accept-Language decides."),
]
SeatAsked = Annotated[
    int | None, Query(ge=0, le=7, description="Look through this seat of yours; without it, through all you hold.")
]
RequestKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key", min_length=1, max_length=80, pattern="^[!-~]+$",
        description="Chosen by you: the same request with the same key, sent twice, makes one table.",
    ),
]  # fmt: skip

# What FastAPI is to call is a coroutine even where it need not be: plain functions are sent to a thread each time.


async def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


ServicesHere = Annotated[Services, Depends(services_of)]


async def language_asked(connection: HTTPConnection, lang: Lang = None) -> str:
    return language_of(connection, lang)


def language_of(connection: HTTPConnection, lang: str | None) -> str:
    return negotiate_language(lang, connection.headers.get("accept-language"))


Language = Annotated[str, Depends(language_asked)]


async def visitor_of(connection: HTTPConnection, services: ServicesHere, language: Language) -> Visitor:
    token, address = token_of(connection.headers), address_of(connection.scope)
    if not token:
        return Visitor(None, language, Owner(address, "", plays=False))
    named = services.tokens.read(token)
    if named is None:
        raise Refusal(401, "token-forged")
    person, sign_in = await services.people.who(named)
    if connection.scope.get("method", "GET") not in SAFE:
        await services.bans.check(person, connection.scope["path"])
    muted = await services.ties.muted(person.id)
    return Visitor(person, language, services.people.see(person.id, address), sign_in, muted)


AnyVisitor = Annotated[Visitor, Depends(visitor_of)]


async def person_of(visitor: AnyVisitor) -> Person:
    if visitor.person is None:
        raise Refusal(401, "who")
    return visitor.person


PersonHere = Annotated[Person, Depends(person_of)]


async def moderator_of(services: ServicesHere, person: PersonHere) -> Person:
    services.moderators.check(person)
    return person


ModeratorHere = Annotated[Person, Depends(moderator_of)]


async def newcomer_of(services: ServicesHere, person: PersonHere) -> Person:
    """Somebody who takes a seat or opens a table: where the host wants accounts, a guest of earlier days plays only
    what they have begun."""
    if services.settings.accounts == REQUIRED and not person.has_account:
        raise Refusal(403, "accounts-required")
    return person


NewcomerHere = Annotated[Person, Depends(newcomer_of)]


async def host_of(request: Request, visitor: AnyVisitor, person: NewcomerHere, key: RequestKey = None) -> Host:
    return Host(person, visitor.owner, request, key)


HostHere = Annotated[Host, Depends(host_of)]


async def session_of(services: ServicesHere, table_id: TableId, visitor: AnyVisitor) -> Session:
    """The session of a table; bots there that gave up are asked again when someone comes by."""
    session = await services.sessions.get(table_id, visitor.owner)
    services.bots.wake(session)
    services.answers.wake(session)
    return session


SessionHere = Annotated[Session, Depends(session_of)]
