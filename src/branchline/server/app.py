"""The application: the house, its guard, its routes, and how refusals are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response

import branchline
from branchline.kernel.errors import BranchlineError
from branchline.server.errors import Refusal, told
from branchline.server.guard import HEADERS, Guard
from branchline.server.house import House
from branchline.server.ledger import Overtaken, Unwritten
from branchline.server.people import Tokens
from branchline.server.reply import Reply
from branchline.server.routes import client, games, history, live, pages, people, play, tables
from branchline.server.settings import Settings
from branchline.server.visitor import language_of
from branchline.server.words import WORDS

DESCRIPTION = """Play railway board games over HTTP, and nothing is ever lost.

Become a guest (`POST /api/guests`), open a table or join one, then send actions. Watch live over a WebSocket at
`/api/tables/{id}/live`. Every refusal has the same shape: `{"error": {"code", "message", "clause", "field"}}`, with the
message in English or French."""

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    tokens = Tokens(settings.secret())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(settings, tokens)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Branchline", version=branchline.__version__, description=DESCRIPTION, lifespan=lifespan,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
    )  # fmt: skip
    client.mount_client(app, settings.client)
    for page in (games, people, tables, play, history, live, pages):
        app.include_router(page.routes)
    app.add_middleware(Guard, settings=settings, tokens=tokens)
    _tell_refusals(app)
    return app


def _tell_refusals(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(BranchlineError, _against_the_rules)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _no_route)
    app.add_exception_handler(Overtaken, _busy)
    app.add_exception_handler(Unwritten, _busy)
    app.add_exception_handler(SQLAlchemyError, _busy)
    app.add_exception_handler(Exception, _failed)


def _reply(request: Request, refusal: Refusal) -> Response:
    return Reply(refusal.to_json(_language(request)), refusal.status, refusal.headers)


def _language(request: Request) -> str:
    return language_of(request, request.query_params.get("lang"))


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return _reply(request, refusal)


async def _against_the_rules(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, BranchlineError)
    return Reply(told(fault, _language(request)), 422)


FAULTS = {
    "missing": "missing", "extra_forbidden": "unknown", "string_type": "text", "int_type": "number",
    "int_parsing": "number", "int_parsing_size": "range", "bool_type": "truth", "bool_parsing": "truth",
    "literal_error": "choice", "string_too_long": "long", "too_long": "long", "string_too_short": "short",
    "too_short": "short", "greater_than_equal": "range", "less_than_equal": "range", "dict_type": "object",
    "model_attributes_type": "object", "list_type": "list",
}  # fmt: skip


async def _invalid(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    first: dict[str, Any] = fault.errors()[0]
    if first["type"] == "json_invalid":
        return _reply(request, Refusal(422, "not-json-body"))
    field = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    told = WORDS.say(f"fault-{FAULTS.get(first['type'], 'wrong')}", _language(request))
    return _reply(request, Refusal(422, "invalid", field=field[:200], fault=told))


async def _no_route(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    code = {404: "not-found", 405: "not-allowed"}.get(fault.status_code, "not-json-body")
    return _reply(request, Refusal(fault.status_code, code, headers=dict(fault.headers or {})))


async def _busy(request: Request, fault: Exception) -> Response:
    log.warning("the database failed", exc_info=fault)
    return _reply(request, Refusal(503, "busy", headers={"Retry-After": "1"}))


async def _failed(request: Request, fault: Exception) -> Response:
    """Nothing about the inside leaves the server; the log has it all."""
    return _reply(request, Refusal(500, "inside", headers=dict(HEADERS)))
