"""All that a host runs on one PostgreSQL and one Redis."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.engines import Postgres, RedisServer
from server.harness import Client, Server


class House:
    def __init__(self, folder: Path, postgres: Postgres, redis: RedisServer) -> None:
        self._folder = folder
        self._given = {"database": postgres.new_database(), "redis": redis.address}
        self.servers: list[Server] = []
        self.workers: list[Server] = []

    @property
    def database(self) -> str:
        return self._given["database"]

    def server(self, **settings: Any) -> Server:
        self.servers.append(Server(self._folder, **self._given | settings))
        return self.servers[-1]

    def worker(self, **settings: Any) -> Server:
        self.workers.append(Server(self._folder, works=True, **self._given | settings))
        return self.workers[-1]

    def close(self) -> None:
        for one in (*self.servers, *self.workers):
            one.stop()


def same_person(client: Client, server: Server) -> Client:
    """Someone known at one server, as they come to another."""
    there = server.stranger()
    there.token = client.token
    there.http.headers["Authorization"] = f"Bearer {client.token}"
    return there
