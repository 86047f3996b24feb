"""What every server does first, done once: in the process from which those of tests are forked."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
from pathlib import Path
from unittest.mock import patch

from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

import branchline
from branchline.bots.compile import is_compiled
from branchline.server.http.app import create_app
from branchline.server.settings import Settings


async def _play(app: FastAPI) -> None:
    async with app.router.lifespan_context(app), AsyncClient(transport=ASGITransport(app), base_url="http://x") as ada:
        token = (await ada.post("/api/guests", json={"name": "Ada"})).json()["token"]
        ada.headers["Authorization"] = f"Bearer {token}"
        now = (await ada.post("/api/tables", json={"game": "rocket", "seats": [{"kind": "me"}] * 2})).json()
        form = {"seq": now["seq"], "action": now["legal"][0]["number"]}
        (await ada.post(f"/api/tables/{now['table']['id']}/actions", json=form)).raise_for_status()


with tempfile.TemporaryDirectory() as folder:
    for game in branchline.catalogue().values():
        is_compiled(game, searching=True)
    with patch.dict(
        os.environ, BRANCHLINE_CACHE=folder
    ):  # whether a server's own cache has the rules is for it to find out
        asyncio.run(_play(create_app(Settings(data=Path(folder), compile=False))))
assert threading.active_count() == 1, "what is forked has no other threads"
