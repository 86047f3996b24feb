"""How routes answer: described by what they return, and asked anew where another request came first."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any, get_args, get_type_hints

from fastapi import APIRouter, Request
from fastapi.routing import APIRoute
from starlette.responses import Response
from typing_extensions import is_typeddict

from branchline.server.tables.store import Conflict

ATTEMPTS = 5


class RetriedRoute(APIRoute):
    """Whoever comes second is answered anew, by how the table stands then; nothing of theirs was written."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_again(request: Request) -> Response:
            for _ in range(ATTEMPTS - 1):
                try:
                    return await handle(request)
                except Conflict:
                    continue
            return await handle(request)

        return handle_again


class DescribedRouter(APIRouter):
    """What a route answers is said once, by what it returns: `JsonResponse[Tables]`. Answers are built by what is typed
    so, and not gone through once more when they are sent."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **described: Any) -> None:
        answer, status = answer_of(endpoint), described.get("status_code") or HTTPStatus.OK
        if answer is not None:
            responses = {int(status): described_as(answer)} | (described.get("responses") or {})
            described = described | {"responses": responses}
        super().add_api_route(path, endpoint, **described | {"response_model": None})


def answer_of(endpoint: Callable[..., Any]) -> Any:
    """What an endpoint declares to answer; None for pages, and what is not declared."""
    return next(iter(get_args(get_type_hints(endpoint)["return"])), None)


def described_as(declared: Any, **more: Any) -> dict[str, Any]:
    """How a declared answer is described; what its name means stands among the schemas."""
    schema = {"$ref": f"#/components/schemas/{declared.__name__}"} if is_typeddict(declared) else {"type": "object"}
    return {"content": {"application/json": {"schema": schema, **more}}}
