"""A real PostgreSQL and a real Redis, each in a process of its own on a free port; they can be restarted.

`tools/install-packages` installs what is missing.
"""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

PROGRAMS = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None, key=lambda path: int(path.parent.name))
USER = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


PORTS = itertools.count(15_000 + os.getpid() % 10_000)
"""Below those that the system gives to connections: nobody takes one while whoever listens there is restarted."""


def free_port() -> int:
    for port in PORTS:
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError


class Postgres:
    """A cluster of its own. PostgreSQL refuses to run as root, so its folder belongs to its own user."""

    def __init__(self) -> None:
        assert PROGRAMS is not None, "the PostgreSQL server is not installed: run tools/install-packages"
        self._programs, self._names = PROGRAMS, itertools.count()
        self._folder = Path(tempfile.mkdtemp(prefix="branchline-postgres-"))
        if USER:
            shutil.chown(self._folder, "postgres")
        self._data = ["-D", str(self._folder / "data")]
        self.port = free_port()
        self._run("initdb", *self._data, "-A", "trust", "--no-sync")
        self.start()

    def start(self) -> None:
        self._control("-o", f"-p {self.port} -k {self._folder} -h 127.0.0.1", "start")

    def restart(self) -> None:
        """As after a power cut."""
        self._control("-m", "immediate", "restart")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables_{next(self._names)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), name)
        return f"postgresql+asyncpg://{self.user}@127.0.0.1:{self.port}/{name}"

    def program(self, name: str) -> str:
        return str(self._programs / name)

    @property
    def user(self) -> str:
        return "postgres" if USER else os.environ.get("USER", "")

    def _control(self, *command: str) -> None:
        self._run("pg_ctl", *self._data, "-w", "-t", "120", "-l", str(self._folder / "log"), *command)

    def _run(self, program: str, *command: str) -> None:
        whole = [*USER, self.program(program), *command]
        subprocess.run(whole, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)


class RedisServer:
    """Keeps nothing: whatever it knew is lost when it stops."""

    def __init__(self) -> None:
        self._program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert self._program, "the Redis server is not installed: run tools/install-packages"
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        assert self._program is not None
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [self._program, *options], stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir()
        )
        deadline = time.monotonic() + 60
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert time.monotonic() < deadline, "Redis does not start"
            time.sleep(0.02)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()

    def restart(self) -> None:
        self.close()
        self.start()
