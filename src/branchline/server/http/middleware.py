"""What is refused before any route sees it, and the headers every answer carries."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from branchline.server.errors import Refusal
from branchline.server.http.answer_headers import HEADERS
from branchline.server.http.audience_protocol import owned
from branchline.server.http.client_address import address_of
from branchline.server.http.json_response import JsonResponse
from branchline.server.limits.door import Door
from branchline.server.limits.fair_queue import Owner
from branchline.server.limits.players import Players
from branchline.server.limits.rate_limit import LimiterMaker
from branchline.server.people.people import People
from branchline.server.people.tokens import COOKIE, Tokens
from branchline.server.settings import Settings
from branchline.server.words import negotiate_language

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FILES = "/api/matches"
FRAMED = "frame-ancestors *"
"""What says that a page may stand in pages of other sites."""
NOTICES = "/notices/"
"""What messages lead to: mail programs send no JSON there, and come from wherever they are. The path is a secret."""


class GuardMiddleware:
    def __init__(
        self, app: ASGIApp, settings: Settings, tokens: Tokens, limiters: LimiterMaker, players: Players
    ) -> None:
        self._app, self._settings, self._tokens, self._players = app, settings, tokens, players
        self._door = Door(settings.requests_per_second, limiters)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        owner = await self._owner(scope, headers)
        try:
            await self._check(scope, headers, owner)
            if scope["type"] == "http" and scope["method"] not in SAFE:
                receive = await self._whole_body(scope, headers, receive, owner)
            async with self._door.turn(owner):
                await self._app(scope, receive, _with_headers(send) if scope["type"] == "http" else send)
        except Refusal as refusal:
            await self._refuse(refusal, scope, headers, receive, send)

    async def _owner(self, scope: Scope, headers: Headers) -> Owner:
        """Whoever holds a token that was signed out asks in nobody's name."""
        token, address = token_of(headers), address_of(scope)
        named = self._tokens.read(token) if token else None
        people: People = scope["app"].state.services.people
        person = named.person if named is not None and await people.is_signed_in(named) else ""
        owner = Owner(address, person, self._players.is_playing(person))
        if scope["type"] == "websocket":
            owned(scope, owner)
        return owner

    async def _check(self, scope: Scope, headers: Headers, owner: Owner) -> None:
        """What another site's page sends in a visitor's name is not charged to them."""
        fault = self._fault(scope, headers)
        if fault is not None:
            await self._door.charge(Owner(owner.address, "", plays=False))
            raise fault
        await self._door.charge(owner)

    def _fault(self, scope: Scope, headers: Headers) -> Refusal | None:
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        unsafe = unsafe and not scope["path"].startswith(NOTICES)
        if unsafe and not self._same_site(headers):
            return Refusal(403, "cross-site")
        if scope["type"] == "http" and unsafe and not _is_json(headers):
            return Refusal(415, "not-json")
        return None

    def _same_site(self, headers: Headers) -> bool:
        """Pages of other sites may not act in a visitor's name; programs send neither header."""
        origin = headers.get("origin")
        if origin in self._settings.origins:
            return True
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        return origin is None or urlsplit(origin).netloc == headers.get("host")

    async def _whole_body(self, scope: Scope, headers: Headers, receive: Receive, owner: Owner) -> Receive:
        """The body, read only as far as it may go, and if it comes in time. A file is charged before anything in it is
        looked at."""
        limits, is_file = self._settings.limits, scope["path"] == FILES
        if is_file and not owner.person:
            raise Refusal(401, "token-forged" if token_of(headers) else "who")
        limit = limits.largest_file if is_file else limits.largest_body
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:20]) > limit:
            raise _too_large(limit)
        try:
            async with asyncio.timeout(limits.body_seconds):
                body = await _read(receive, limit)
        except TimeoutError:
            raise Refusal(408, "too-slow", headers={"Connection": "close"}) from None
        if is_file and isinstance(body, bytes):
            await scope["app"].state.services.quotas.file(owner, len(body))
        return _again(body, receive)

    async def _refuse(self, refusal: Refusal, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _turn_away(refusal, receive, send)
            return
        language = negotiate_language(QueryParams(scope["query_string"]).get("lang"), headers.get("accept-language"))
        response = JsonResponse(refusal.to_json(language), refusal.status, refusal.headers)
        await response(scope, receive, _with_headers(send))


async def _read(receive: Receive, limit: int) -> bytes | Message:
    """A whole body, or the message that there will be none."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return message
        body += message.get("body", b"")
        if len(body) > limit:
            raise _too_large(limit)
        if not message.get("more_body"):
            return bytes(body)


def token_of(headers: Headers) -> str | None:
    """From the header that scripts send, or from the cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def _is_json(headers: Headers) -> bool:
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def _too_large(limit: int) -> Refusal:
    return Refusal(413, "too-large", headers={"Connection": "close"}, kilobytes=limit // 1024)


def _again(body: bytes | Message, receive: Receive) -> Receive:
    """A channel that gives a body already read, then whatever comes after it."""
    first: list[Message] = [
        body if isinstance(body, dict) else {"type": "http.request", "body": body, "more_body": False}
    ]

    async def read() -> Message:
        return first.pop() if first else await receive()

    return read


async def _turn_away(refusal: Refusal, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})


def _with_headers(send: Send) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if FRAMED in headers["content-security-policy"]:
                del headers["x-frame-options"]
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return dressed
