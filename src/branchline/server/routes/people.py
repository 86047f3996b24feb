"""Who you are."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from branchline.server.answers import PersonTold, Welcome
from branchline.server.forms import Guest
from branchline.server.models import PersonRow
from branchline.server.people import A_YEAR, COOKIE
from branchline.server.reply import Reply
from branchline.server.routes import WRITING, refusals
from branchline.server.visitor import HouseHere, Person

routes = APIRouter(tags=["people"])


def told_person(person: PersonRow) -> dict[str, str]:
    return {"id": person.id, "name": person.name, "kind": person.kind}


@routes.post("/api/guests", response_model=Welcome, summary="Become a guest", status_code=201,
             responses=refusals(*WRITING))  # fmt: skip
async def welcome(form: Guest, request: Request, house: HouseHere) -> Response:
    """Give a name and play: nothing else is needed. The answer sets a cookie and holds the same token for scripts."""
    person = await house.people.welcome(form.name)
    token = house.tokens.sign(person.id)
    reply = Reply({"person": told_person(person), "token": token}, 201)
    reply.set_cookie(COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return reply


@routes.get("/api/me", response_model=PersonTold, summary="Who you are", responses=refusals(401))
async def me(person: Person) -> Response:
    """The person your cookie or token names."""
    return Reply(told_person(person))
