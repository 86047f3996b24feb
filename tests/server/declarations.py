"""What the server declares to answer, and whether an answer is as declared: nothing is missing, and nothing is more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fastapi.routing import APIRoute
from pydantic import ConfigDict, TypeAdapter

from branchline.server.http.routes import (
    contacts,
    games,
    history,
    people,
    play,
    tables,
)
from branchline.server.http.routes.account import leaving, making, openid, own, signing_in
from branchline.server.http.routes.club import archive, profiles, studies, tournaments
from branchline.server.http.routes.community import company, moderation, rooms
from branchline.server.http.routing import answer_of
from branchline.server.wire.answers import Stale
from branchline.server.wire.live import LiveMessage

PAGES = (
    archive, company, contacts, games, history, moderation, people, play, profiles, rooms, studies, tables,
    tournaments, making, signing_in, openid, own, leaving,
)  # fmt: skip
Route = tuple[str, str]
"""A method and the path of a route."""
met: set[Route] = set()
"""Routes of which an answer was compared."""


def described_routes() -> Iterator[APIRoute]:
    for page in PAGES:
        yield from (each for each in page.routes.routes if isinstance(each, APIRoute) and answer_of(each.endpoint))


@cache
def _adapter(declared: Any) -> TypeAdapter[Any]:
    """A list, because a configuration cannot be given to a typed dictionary itself."""
    adapter: TypeAdapter[Any] = TypeAdapter(list[declared], config=ConfigDict(extra="forbid"))
    return adapter


def check(declared: Any, text: bytes | str) -> None:
    """Fail unless this is what was declared, to the letter."""
    body = text if isinstance(text, bytes) else text.encode()
    _adapter(declared).validate_json(b"[" + body + b"]", strict=True)


def check_answer(method: str, path: str, status: int, text: bytes) -> None:
    """Pages and what is meant for hosts alone are not declared."""
    route = _route(method, path)
    if route is None:
        return
    if status >= 400:
        check(Stale, text)
    else:
        check(answer_of(route.endpoint), text)
        met.add((method, route.path))


def check_message(text: str) -> None:
    check(LiveMessage, text)


def _route(method: str, path: str) -> APIRoute | None:
    return next(
        (each for each in described_routes() if method in (each.methods or ()) and each.path_regex.match(path)), None
    )
