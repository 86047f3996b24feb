"""What is known of whoever asks about an account, and how they are welcomed."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from branchline.server.accounts.accounts import check_fresh
from branchline.server.accounts.devices import device_of
from branchline.server.accounts.passkeys import Site
from branchline.server.accounts.records import SignIn
from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.dependencies import AnyVisitor, ServicesHere, visitor_of
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routes.people import welcome
from branchline.server.limits.fair_queue import Owner
from branchline.server.services import Services
from branchline.server.settings import OFF
from branchline.server.tables.records import Person
from branchline.server.wire.answers import Welcome

CHANGING = refusals(*WRITING, 403, 404, 409)
SIGNING_IN = refusals(*WRITING, 409)


async def site_of(request: Request) -> Site:
    """By the name that the browser went to: passkeys work where they were made."""
    host = request.headers.get("host", "")
    return Site(_without_port(host), (f"https://{host}", f"http://{host}"))


def _without_port(host: str) -> str:
    """
    >>> _without_port("play.example.org:8222"), _without_port("[::1]:8222"), _without_port("localhost")
    ('play.example.org', '::1', 'localhost')
    """
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


SiteHere = Annotated[Site, Depends(site_of)]


async def device_here(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


DeviceHere = Annotated[str, Depends(device_here)]


async def accounts_on(services: ServicesHere) -> None:
    if services.settings.accounts == OFF:
        raise Refusal(409, "accounts-off")


ON = [Depends(accounts_on)]


async def signed_in(visitor: AnyVisitor) -> SignIn:
    if visitor.person is None:
        raise Refusal(401, "who")
    if visitor.sign_in is None:
        raise Refusal(403, "no-account")
    return visitor.sign_in


SignInHere = Annotated[SignIn, Depends(signed_in)]


async def freshly_signed_in(sign_in: SignInHere) -> SignIn:
    check_fresh(sign_in)
    return sign_in


FreshHere = Annotated[SignIn, Depends(freshly_signed_in)]


async def guest_here(request: Request, services: ServicesHere) -> Person | None:
    """Who a browser was before it signs in. A token that opens nothing is nobody's."""
    try:
        person = (await visitor_of(request, services, "")).person
    except Refusal:
        return None
    return person if person is not None and not person.has_account else None


GuestHere = Annotated[Person | None, Depends(guest_here)]


def by_address(request: Request) -> Owner:
    """Where no name is given, what is tried is charged to the address alone."""
    return Owner(address_of(request.scope), "")


async def welcomed(
    services: Services, request: Request, sign_in: SignIn, status: int = 200, guest: Person | None = None
) -> JsonResponse[Welcome]:
    """With a token that nobody knew before, and with the tables of whoever they were as a guest."""
    person = await services.people.get(sign_in.person)
    services.sessions.changed_outside(await services.accounts.bring(guest, person.id))
    return welcome(request, person, services.tokens.sign(person.id, sign_in.id), status)
