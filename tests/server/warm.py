"""What every server does first, done once: in the process from which those of tests are forked."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from pathlib import Path
from unittest.mock import AsyncMock, patch

from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

import branchline
from branchline.bots.compile import is_compiled
from branchline.server.http.app import create_app
from branchline.server.settings import Settings
from branchline.server.workers import compilation


async def _play(app: FastAPI) -> None:
    async with app.router.lifespan_context(app), AsyncClient(transport=ASGITransport(app), base_url="http://x") as ada:
        token = (await ada.post("/api/guests", json={"name": "Ada"})).json()["token"]
        ada.headers["Authorization"] = f"Bearer {token}"
        now = (await ada.post("/api/tables", json={"game": "rocket", "seats": [{"kind": "me"}] * 2})).json()
        form = {"seq": now["seq"], "action": now["legal"][0]["number"]}
        (await ada.post(f"/api/tables/{now['table']['id']}/actions", json=form)).raise_for_status()


for game in branchline.catalogue().values():
    is_compiled(game, searching=True)
nothing_is_asked = patch.object(compilation, "_compiled", AsyncMock(return_value=[]))
with tempfile.TemporaryDirectory() as folder, nothing_is_asked:
    asyncio.run(_play(create_app(Settings(data=Path(folder), compile=False))))
assert threading.active_count() == 1, "what is forked has no other threads"
