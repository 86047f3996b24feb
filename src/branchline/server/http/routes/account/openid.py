"""The way in by the host's own provider."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import Query, Request
from starlette.responses import RedirectResponse

from branchline.server.accounts.accounts import check_fresh
from branchline.server.accounts.one_times import OPENID_STATE, SECONDS
from branchline.server.accounts.openid import Known
from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.dependencies import AnyVisitor, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.middleware import token_of
from branchline.server.http.routes.account.who import ON, SIGNING_IN, DeviceHere, GuestHere, by_address
from branchline.server.http.routes.people import set_token
from branchline.server.http.routing import DescribedRouter
from branchline.server.limits.fair_queue import Owner
from branchline.server.services import Services
from branchline.server.tables.records import Person
from branchline.server.wire.answers import OpenIdResponse
from branchline.server.wire.requests import OpenIdWanted

routes = DescribedRouter(tags=["accounts"])
BACK, STATE = "/api/sign-in/openid/return", "branchline-openid"


@routes.post("/api/sign-in/openid", summary="Sign in with the host's provider", responses=SIGNING_IN, dependencies=ON)
async def to_openid(
    form: OpenIdWanted, request: Request, services: ServicesHere, visitor: AnyVisitor
) -> JsonResponse[OpenIdResponse]:
    """Where to send the browser, which comes back signed in. Whoever is signed in already can come in that way from
    then on."""
    await services.quotas.unnamed_sign_ins.take(by_address(request))
    if visitor.sign_in is not None:
        check_fresh(visitor.sign_in)
    address, state = await services.openid.begin(_back(services, request), visitor.id, form.keep_tables)
    response: JsonResponse[OpenIdResponse] = JsonResponse({"address": address})
    response.set_cookie(
        STATE, state, max_age=SECONDS[OPENID_STATE], path=BACK, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


@routes.get(BACK, include_in_schema=False)
async def from_openid(
    request: Request, services: ServicesHere, guest: GuestHere, device: DeviceHere,
    state: Annotated[str, Query(max_length=200)] = "", code: Annotated[str, Query(max_length=4000)] = "",
) -> RedirectResponse:  # fmt: skip
    """Where the provider sends a browser back to. What another browser began, or another site, is good for nothing."""
    try:
        if not state or not secrets.compare_digest(state.encode(), request.cookies.get(STATE, "").encode()):
            raise Refusal(401, "openid-late")
        await services.quotas.unnamed_sign_ins.take(by_address(request))
        response = await _from_openid(request, services, guest, await services.openid.finish(state, code), device)
    except Refusal as refusal:
        response = RedirectResponse(f"/sign-in#refused={refusal.code}", 303)
    response.delete_cookie(STATE, path=BACK)
    return response


async def _from_openid(
    request: Request, services: Services, guest: Person | None, known: Known, device: str
) -> RedirectResponse:
    """Whoever asked must be the one who has come back, or nobody."""
    named = services.tokens.read(token_of(request.headers) or "")
    there = guest
    if named is not None and named.sign_in is not None and named.person == known.person:
        there, sign_in = await services.people.who(named)
        check_fresh(sign_in) if sign_in is not None else None
    if there is not None and there.id != known.person:
        there = None
    owner = Owner(address_of(request.scope), there.id if there is not None else "")
    has_account = there is not None and there.has_account
    if not has_account and not await services.accounts.is_known(services.openid.issuer, known):
        if there is None and services.passes.needed:
            raise Refusal(403, "pass-needed")
        await services.quotas.accounts.take(Owner(owner.address, ""))
    sign_in = await services.accounts.by_identity(there, services.openid.issuer, known, device, owner)
    response = RedirectResponse("/account", 303)
    if sign_in is not None:
        guest = there if known.keep_tables else None
        services.sessions.changed_outside(await services.accounts.bring(guest, sign_in.person))
        set_token(request, response, services.tokens.sign(sign_in.person, sign_in.id))
    return response


def _back(services: Services, request: Request) -> str:
    return f"{(services.settings.public_address or str(request.base_url)).rstrip('/')}{BACK}"
