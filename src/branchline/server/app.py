"""The application: its services, its middleware, its routes, and how errors are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import branchline
from branchline.server.error_handlers import add_error_handlers
from branchline.server.middleware import GuardMiddleware
from branchline.server.routes import client, games, history, live, pages, people, play, tables
from branchline.server.secret_key import secret_in
from branchline.server.services import Services
from branchline.server.settings import Settings
from branchline.server.tokens import Tokens
from branchline.server.watchdog import watched

DESCRIPTION = """Play railway board games over HTTP, and nothing is ever lost.

Become a guest (`POST /api/guests`), open a table or join one, then send actions. Watch live over a WebSocket at
`/api/tables/{id}/live`. Every refusal has the same shape: `{"error": {"code", "message", "clause", "field"}}`, with the
message in English or French."""


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    tokens = Tokens(secret_in(settings.data))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services(settings, tokens)
        await services.open()
        try:
            async with watched():
                yield
        finally:
            await services.close()

    app = FastAPI(
        title="Branchline", version=branchline.__version__, description=DESCRIPTION, lifespan=lifespan,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
    )  # fmt: skip
    client.mount_client(app, settings.client)
    for page in (games, people, tables, play, history, live, pages):
        app.include_router(page.routes)
    app.add_middleware(GuardMiddleware, settings=settings, tokens=tokens)
    add_error_handlers(app)
    return app
