"""The application: its services, its middleware, its routes, and how errors are answered."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from fastapi import FastAPI

import branchline
from branchline.server.http.error_handlers import add_error_handlers
from branchline.server.http.middleware import GuardMiddleware
from branchline.server.http.openapi import DescribedApp
from branchline.server.http.routes import (
    client,
    contacts,
    games,
    history,
    live,
    operations,
    pages,
    people,
    play,
    tables,
)
from branchline.server.http.routes.account import leaving, making, openid, own, signing_in
from branchline.server.http.routes.club import archive, previews, profiles, studies, tournaments
from branchline.server.http.routes.community import company, moderation, rooms
from branchline.server.limits.players import Players
from branchline.server.limits.rate_limit import LimiterMaker, of_this_process
from branchline.server.operations.logs import PLAIN
from branchline.server.operations.observer import Answered, ObserverMiddleware, log_request
from branchline.server.operations.watchdog import watched
from branchline.server.people.tokens import Tokens
from branchline.server.services import Services
from branchline.server.settings import OFF, Settings
from branchline.server.store.secret_key import secret_of

if TYPE_CHECKING:
    from branchline.server.operations.metrics import Metrics

NEEDED_BY_ACCOUNTS = ("argon2", "authlib", "httpx2", "segno", "webauthn")

OFTEN_ASKED_FIRST = (
    play, tables, live, history, games, people, making, signing_in, openid, own, leaving, company, rooms, contacts,
    profiles, archive, studies, tournaments, moderation, previews,
)  # fmt: skip
"""Routes are tried one after the other."""

log = logging.getLogger(__name__)

DESCRIPTION = """Play railway board games over HTTP, and nothing is ever lost.

Become a guest (`POST /api/guests`), open a table or join one, then send actions. Watch live over a WebSocket at
`/api/tables/{id}/live`. Every refusal has the same shape: `{"error": {"code", "message", "clause", "field"}}`, with the
message in English or French."""


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = _with_what_is_installed(settings or Settings())
    tokens, limiters = Tokens(secret_of(settings)), _limiters(settings)

    players = Players()
    metrics = _metrics(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services(settings, tokens, limiters, players)
        await services.open()
        try:
            async with watched():
                with metrics.served(services) if metrics is not None else nullcontext():
                    yield
        finally:
            await services.close()

    app = DescribedApp(
        title="Branchline", version=branchline.__version__, description=DESCRIPTION, lifespan=lifespan,
        docs_url=None, redoc_url=None, openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.state.players = players
    # As they stand: `include_router` would build every route a second time, and have each request pass through pages.
    app.routes.extend(route for page in OFTEN_ASKED_FIRST for route in page.routes.routes)
    if client.is_built(settings.client):
        app.routes.extend(previews.pages.routes)
    client.mount_client(app, settings.client)
    client.mount_manual(app, settings.manual)
    app.routes.extend((*pages.routes.routes, *operations.routes.routes))
    app.add_middleware(GuardMiddleware, settings=settings, tokens=tokens, limiters=limiters, players=players)
    observers: list[Answered] = [log_request] if settings.logs != PLAIN else []
    if metrics is not None:
        observers.append(metrics.answered)
    if observers:
        app.add_middleware(ObserverMiddleware, observers=observers)
    add_error_handlers(app)
    return app


def _with_what_is_installed(settings: Settings) -> Settings:
    if settings.accounts == OFF or all(find_spec(name) for name in NEEDED_BY_ACCOUNTS):
        return settings
    log.warning('there are no accounts: they need `pip install "branchline[accounts]"`')
    return replace(settings, accounts=OFF)


def _metrics(settings: Settings) -> Metrics | None:
    if not settings.metrics:
        return None
    from branchline.server.operations.metrics import Metrics

    return Metrics(settings.metrics)


def _limiters(settings: Settings) -> LimiterMaker:
    if not settings.shared:
        return of_this_process
    from branchline.server.cluster.limiters import SharedLimiters

    return SharedLimiters(settings.redis)
