"""Who you are."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from branchline.server.errors import Refusal
from branchline.server.http.client_address import address_of
from branchline.server.http.dependencies import PersonHere, ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes import WRITING, refusals
from branchline.server.http.routing import DescribedRouter
from branchline.server.limits.fair_queue import Owner
from branchline.server.people.tokens import A_YEAR, COOKIE
from branchline.server.settings import REQUIRED
from branchline.server.tables.records import Person
from branchline.server.wire.answers import PersonResponse, Welcome
from branchline.server.wire.requests import Guest

routes = DescribedRouter(tags=["people"])


def person_json(person: Person) -> PersonResponse:
    return {"id": person.id, "name": person.name, "kind": person.kind}


def welcome(request: Request, person: Person, token: str, status: int) -> JsonResponse[Welcome]:
    """An answer that makes a browser somebody."""
    response: JsonResponse[Welcome] = JsonResponse({"person": person_json(person), "token": token}, status)
    set_token(request, response, token)
    return response


def set_token(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def forget_token(request: Request, response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")


@routes.post("/api/guests", summary="Become a guest", status_code=201,
             responses=refusals(*WRITING, 403))  # fmt: skip
async def become_guest(form: Guest, request: Request, services: ServicesHere) -> JsonResponse[Welcome]:
    """Give a name and play: nothing else is needed, unless this server wants accounts. The answer sets a cookie and
    holds the same token for scripts."""
    if services.settings.accounts == REQUIRED:
        raise Refusal(403, "accounts-required")
    await services.quotas.guests.take(Owner(address_of(request.scope), ""))
    await services.passes.use(form.invitation)
    person = await services.people.add_guest(form.name, agent=form.agent)
    return welcome(request, person, services.tokens.sign(person.id), 201)


@routes.get("/api/me", summary="Who you are", responses=refusals(401))
async def me(person: PersonHere) -> JsonResponse[PersonResponse]:
    """The person your cookie or token names."""
    return JsonResponse(person_json(person))
