"""What an agent asks of a table server, over HTTP and the live connection."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode, urlsplit

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from branchline.kernel.errors import BranchlineError
from branchline.kernel.words import LANGUAGES, Words

WORDS = Words(Path(__file__).parent / "words")

TIMEOUT = 60.0
"""Seconds for an answer: a hint or a bot's turn may take some."""
LARGEST_MESSAGE = 16 * 2**20
CONNECTIONS_GONE = (ConnectionClosed, OSError, TimeoutError)


class ServerRefused(BranchlineError):
    """The table server said no, in a sentence for whoever asked."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["code"])
        self.message: str = error["message"]
        self.clause: str | None = error.get("clause")

    def say(self, language: str = "en") -> str:
        return f"{self.message} ({self.clause})" if self.clause else self.message


class AgentError(BranchlineError):
    """Something an agent cannot have; its sentence stands in `words/`."""

    def say(self, language: str = "en") -> str:
        return WORDS.say(f"error-{self.key}", language, **self.details)


class TableServer:
    """A table server, as one guest."""

    def __init__(self, address: str, name: str, *, token: str | None = None, language: str = LANGUAGES[0]) -> None:
        self.address, self.name, self.language = address.rstrip("/"), name, language
        self._token = token
        self._http = httpx2.AsyncClient(base_url=self.address, timeout=TIMEOUT)
        self._arriving = asyncio.Lock()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def get(self, path: str, **query: Any) -> dict[str, Any]:
        return await self._ask("GET", path, query={key: value for key, value in query.items() if value is not None})

    async def post(self, path: str, **form: Any) -> dict[str, Any]:
        return await self._ask("POST", path, form=form)

    def page_of(self, table: str) -> str:
        """Where people find a table in their browser."""
        return f"{self.address}/table/{table}"

    async def wait_for_turn(self, table: str, seconds: float) -> dict[str, Any]:
        """How the match stands once this guest must decide or it is over, or after so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                return await self._follow(table)
        except TimeoutError:
            return await self.get(f"/api/tables/{table}")

    async def _follow(self, table: str) -> dict[str, Any]:
        """Read the live connection until it is this guest's turn; a connection that breaks is made again."""
        while True:
            try:
                async with await self._live(table) as live:
                    async for text in live:
                        message = json.loads(text)
                        if message["type"] == "error":
                            raise ServerRefused(message["error"])
                        if message["type"] in ("hello", "entry") and is_called(message):
                            return await self.get(f"/api/tables/{table}")
            except CONNECTIONS_GONE:
                await asyncio.sleep(1)

    async def _live(self, table: str) -> ClientConnection:
        address = urlsplit(self.address)
        scheme = "wss" if address.scheme == "https" else "ws"
        query = urlencode({"lang": self.language})
        live = f"{scheme}://{address.netloc}{address.path}/api/tables/{table}/live?{query}"
        return await connect(live, additional_headers=await self._headers(), max_size=LARGEST_MESSAGE, proxy=None)

    async def _ask(
        self, method: str, path: str, query: dict[str, Any] | None = None, form: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        asked = {"lang": self.language, **(query or {})}
        try:
            answer = await self._http.request(method, path, params=asked, json=form, headers=await self._headers())
        except httpx2.TransportError:
            raise AgentError("no-server", address=self.address) from None
        return self._read(answer)

    async def _headers(self) -> dict[str, str]:
        async with self._arriving:
            if self._token is None:
                self._token = await self._become_guest()
        return {"Authorization": f"Bearer {self._token}"}

    async def _become_guest(self) -> str:
        try:
            answer = await self._http.post(
                "/api/guests", json={"name": self.name, "agent": True}, params={"lang": self.language}
            )
        except httpx2.TransportError:
            raise AgentError("no-server", address=self.address) from None
        token: str = self._read(answer)["token"]
        return token

    def _read(self, answer: httpx2.Response) -> dict[str, Any]:
        try:
            body = answer.json()
        except ValueError:
            body = None
        if not isinstance(body, dict) or not (answer.is_success or "error" in body):
            raise AgentError("no-table-server", address=self.address, status=answer.status_code)
        if not answer.is_success:
            raise ServerRefused(body["error"])
        return body


def is_called(present: dict[str, Any]) -> bool:
    """Whether whoever is told this must decide or answer, or has nothing more to wait for."""
    if "status" not in present:
        return False
    asked = any(request["yours"] for request in present["requests"])
    return present["status"] in ("finished", "abandoned") or present["legal"] is not None or asked
