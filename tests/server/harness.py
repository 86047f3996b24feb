"""A real server in a process of its own, and clients that talk to it."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import subprocess
import tempfile
import time
from contextlib import suppress
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext, SpawnContext
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from websockets.sync.client import ClientConnection, connect

import branchline
from server.declarations import check_answer, check_message
from server.launch import carry_out, launch

SOURCES = str(Path(branchline.__file__).parent.parent)
FORKS, SPAWNS = multiprocessing.get_context("forkserver"), multiprocessing.get_context("spawn")
CACHE = os.environ.get("BRANCHLINE_CACHE")
"""Where the process that servers are forked from has found compiled rules."""
FORKS.set_forkserver_preload(
    ["branchline.server.operations.serving", "alembic.command", "argon2", "branchline.cli.serve", "server.warm"]
)
"""What almost every server comes to import and to do: each has it from the start."""
Data = dict[str, Any]
PRESENCE = '{"type":"presence"'
SHORT = {"stall_limit_per_player": 1}
"""Options of Rocket with which a match soon ends."""


class Server:
    """A server over a data folder; it can be killed and started again at the same port. It ends when its tests do, even
    if they are killed."""

    def __init__(self, data: Path, environment: dict[str, str] | None = None, **settings: Any) -> None:
        self.data, self.settings, self.port, self.environment = data, settings, 0, environment or {}
        self._clients: list[Client] = []
        self.start()

    def start(self) -> None:
        given = {"data": str(self.data), "port": self.port, "compile": False, "limits": {}} | self.settings
        _prepare_forks()
        surroundings = os.environ | self.environment
        paths = [SOURCES, *filter(None, [surroundings.get("PYTHONPATH")])]
        starts: ForkServerContext | SpawnContext = FORKS if surroundings.get("BRANCHLINE_CACHE") == CACHE else SPAWNS
        self._talk, talk = starts.Pipe()
        self.process = starts.Process(
            target=launch, args=(given, surroundings | {"PYTHONPATH": os.pathsep.join(paths)}, talk), daemon=True
        )
        self.process.start()
        talk.close()
        self.address = self._talk.recv().rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Without any warning."""
        self.process.kill()
        self.process.join()
        self._talk.close()

    def stop(self) -> None:
        for client in self._clients:
            client.http.close()
        self.process.terminate()
        self.process.join(15)
        self.kill()

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    @property
    def workers(self) -> list[int]:
        found = subprocess.run(["pgrep", "-P", str(self.pid)], capture_output=True, text=True, check=False)
        return [int(child) for child in found.stdout.split()]

    def guest(self, name: str = "Ada") -> Client:
        return self.stranger().enter(name)

    def stranger(self) -> Client:
        self._clients.append(Client(self.address))
        return self._clients[-1]


def carried_out(words: list[str], environment: dict[str, str]) -> tuple[int | None, str]:
    """With which status a command of `branchline` ends, and what it says."""
    _prepare_forks()
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as said:
        process = FORKS.Process(target=carry_out, args=(words, environment, said.name), daemon=True)
        process.start()
        process.join(120)
        return process.exitcode, said.read()


@cache
def _prepare_forks() -> None:
    """The process that servers are forked from finds pages of the tests by the environment alone."""
    with patch.dict(os.environ, PYTHONPATH=os.pathsep.join([SOURCES, str(Path(__file__).parents[1])])):
        forkserver.ensure_running()


class Client:
    def __init__(self, address: str) -> None:
        self.address, self.token = address, ""
        self.http = httpx.Client(base_url=address, timeout=60, verify=False)  # there is nothing to verify

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *fault: object) -> None:
        self.http.close()

    def enter(self, name: str) -> Client:
        """As a guest of this name."""
        self.token = self.post("/api/guests", {"name": name}, 201)["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        self.http.cookies.clear()
        return self

    def get(self, path: str, status: int = 200, **query: Any) -> Data:
        return _read(self.http.get(path, params=query), status)

    def post(self, path: str, body: Data | None = None, status: int = 200, **query: Any) -> Data:
        return _read(self.http.post(path, json=body or {}, params=query), status)

    def open(self, *seats: str | Data, **more: Any) -> Table:
        """A table with these seats: `me`, `open`, or the level of a bot."""
        form = {"game": "rocket", "seats": [_seat(seat) for seat in seats]} | more
        return Table(self, self.post("/api/tables", form, 201))

    def at(self, table: Table | str) -> Table:
        """The same table, as this client sees it."""
        id = table if isinstance(table, str) else table.id
        return Table(self, self.get(f"/api/tables/{id}"))

    def watch(self, table_id: str, **query: Any) -> ClientConnection:
        address = httpx.URL(self.address).copy_with(scheme="ws", path=f"/api/tables/{table_id}/live", params=query)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return connect(str(address), additional_headers=headers, max_size=None, proxy=None)


def _read(answer: httpx.Response, status: int) -> Data:
    """The answer, which must have this status and be as it is declared."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    check_answer(answer.request.method, answer.request.url.path, answer.status_code, answer.content)
    data: Data = answer.json()
    return data


def _seat(seat: str | Data) -> Data:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


class Table:
    """A table as one client sees it; `now` is what it was last told."""

    def __init__(self, client: Client, first: Data) -> None:
        self.client, self.now, self.id = client, first, first["table"]["id"]
        self.path = f"/api/tables/{self.id}"

    def get(self, path: str, status: int = 200, **query: Any) -> Data:
        return self.client.get(f"{self.path}/{path}", status, **query)

    def post(self, path: str, body: Data | None = None, status: int = 200, **query: Any) -> Data:
        return self.client.post(f"{self.path}/{path}", body, status, **query)

    def look(self) -> Data:
        """How the table stands; what is a seat's own is asked for by the one whose turn it is."""
        self.now = self.client.get(self.path)
        if self.now["concealed"]:
            self.now = self.client.get(self.path, seat=self.now["to_move"])
        return self.now

    def act(self, action: str | int | None = None, status: int = 200, **more: Any) -> Data:
        """Send an action; without one, the first that is legal."""
        if action is None:
            action = self.now["legal"][0]["text"]
        answer = self.post("actions", {"seq": self.now["seq"], "action": action} | more, status)
        if status == 200:
            self.now = answer
        return answer

    def until(self, done: Any, seconds: float = 60) -> Data:
        """Look again until something is so."""
        end = time.monotonic() + seconds
        while not done(self.look()):
            assert time.monotonic() < end, f"waited in vain: {self.now['status']}, {self.now['to_move']}"
            time.sleep(0.03)
        return self.now

    def play_out(self, dice: random.Random) -> Data:
        """Play every seat of mine at random until the end."""
        self.look()
        while self.now["status"] == "running":
            if self.now["concealed"]:
                self.look()
            if self.now["legal"]:
                self.act(dice.choice(self.now["legal"])["number"])
            else:
                self.until(lambda now: now["legal"] or now["status"] != "running")
        return self.now


def runs(pid: int) -> bool:
    """Whether there is such a process, other than one that has ended and only waits to be noticed."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def request_about(present: Data, about: str) -> Any:
    """What others are asked to consent to, where that is open."""
    return next((request for request in present["requests"] if request["about"] == about), None)


def next_message(socket: ClientConnection, seconds: float = 20, *, presence: bool = False) -> Data:
    """The next message, other than who comes and goes."""
    while True:
        text = str(socket.recv(seconds))
        check_message(text)
        message: Data = json.loads(text)
        if presence or message["type"] != "presence":
            return message


def heard_so_far(socket: ClientConnection) -> list[str]:
    """Every message that the server has sent to a viewer by now, other than who comes and goes: the answer to a ping
    comes after them."""
    assert socket.ping().wait(30)
    texts = []
    with suppress(TimeoutError):
        while True:
            texts.append(str(socket.recv(0)))
    return [text for text in texts if not text.startswith(PRESENCE)]
