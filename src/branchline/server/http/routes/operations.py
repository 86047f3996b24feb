"""For whoever runs the server: whether it can be sent visitors. Not part of the interface that players use."""

from __future__ import annotations

from starlette.responses import Response

from branchline.server.errors import Refusal
from branchline.server.http.dependencies import ServicesHere
from branchline.server.http.json_response import JsonResponse
from branchline.server.http.routing import DescribedRouter
from branchline.server.tables.store import StoreFailed

routes = DescribedRouter(include_in_schema=False)


@routes.get("/api/ready")
async def ready(services: ServicesHere) -> Response:
    """Unlike `/api/health`, which answers as long as the process does, this says no where the database is away and
    while the server drains. Redis is only told of: without it every server still serves, each for itself."""
    if services.draining:
        raise Refusal(503, "draining")
    try:
        await services.store.check()
    except StoreFailed:
        raise Refusal(503, "database-away") from None
    return JsonResponse({"status": "ready", "redis": services.others is None or await services.others.answers()})
