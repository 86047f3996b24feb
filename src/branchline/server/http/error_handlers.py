"""How everything that goes wrong is answered: always in the same shape."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from branchline.kernel.errors import BranchlineError
from branchline.server.errors import Refusal, error_json
from branchline.server.http.answer_headers import HEADERS
from branchline.server.http.dependencies import language_of
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routes.client import lost_page
from branchline.server.limits.connected import Disconnected
from branchline.server.store.database_check import what_failed
from branchline.server.tables.store import Conflict, StoreFailed
from branchline.server.words import WORDS

CLIENT_GONE = 499
NOT_FOUND = 404
DATABASE_FAULTS = {"damaged": 500, "read-only": 503, "full": 507}

log = logging.getLogger(__name__)


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(BranchlineError, _against_the_rules)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _no_route)
    app.add_exception_handler(Conflict, _busy)
    app.add_exception_handler(StoreFailed, _busy)
    app.add_exception_handler(Disconnected, _gone)
    app.add_exception_handler(Exception, _failed)


def _respond(request: Request, refusal: Refusal) -> Response:
    return JsonResponse(refusal.to_json(_language(request)), refusal.status, refusal.headers)


def _language(request: Request) -> str:
    return language_of(request, request.query_params.get("lang"))


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return _respond(request, refusal)


async def _against_the_rules(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, BranchlineError)
    return JsonResponse(error_json(fault, _language(request)), 422)


FAULTS = {
    "missing": "missing", "extra_forbidden": "unknown", "string_type": "text", "int_type": "number",
    "int_parsing": "number", "int_parsing_size": "range", "bool_type": "truth", "bool_parsing": "truth",
    "literal_error": "choice", "string_too_long": "long", "too_long": "long", "string_too_short": "short",
    "too_short": "short", "greater_than_equal": "range", "less_than_equal": "range", "dict_type": "object",
    "model_attributes_type": "object", "list_type": "list", "value_error": "legible",
}  # fmt: skip


async def _invalid(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    first: dict[str, Any] = fault.errors()[0]
    if first["type"] == "json_invalid":
        return _respond(request, Refusal(422, "not-json-body"))
    field = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    what = WORDS.say(f"fault-{FAULTS.get(first['type'], 'wrong')}", _language(request))
    return _respond(request, Refusal(422, "invalid", field=field[:200], fault=what))


async def _no_route(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    page = lost_page(request) if fault.status_code == NOT_FOUND else None
    if page is not None:
        return page
    code = {404: "not-found", 405: "not-allowed"}.get(fault.status_code, "not-json-body")
    return _respond(request, Refusal(fault.status_code, code, headers=dict(fault.headers or {})))


async def _busy(request: Request, fault: Exception) -> Response:
    what = what_failed(fault)
    log.warning("the database failed: %s", what, exc_info=fault)
    if what != "failed":
        return _respond(request, Refusal(DATABASE_FAULTS[what], f"database-{what}"))
    return _respond(request, Refusal(503, "busy", headers={"Retry-After": "1"}))


async def _gone(request: Request, fault: Exception) -> Response:
    """Nobody reads this."""
    return Response(status_code=CLIENT_GONE)


async def _failed(request: Request, fault: Exception) -> Response:
    """Nothing about the inside leaves the server; the log has it all."""
    return _respond(request, Refusal(500, "inside", headers=dict(HEADERS)))
