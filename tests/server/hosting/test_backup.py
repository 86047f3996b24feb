"""Backup and restore, while people play."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from branchline.cli import main
from server.engines import Postgres
from server.harness import Client, Server, Table


@contextmanager
def restored(table: Table, folder: Path, **settings: Any) -> Iterator[Table]:
    """The same table, as the same person finds it on another server."""
    server = Server(folder, **settings)
    try:
        client = Client(server.address)
        client.token = table.client.token
        client.http.headers["Authorization"] = f"Bearer {client.token}"
        with client.http:
            yield client.at(table)
    finally:
        server.stop()


def check(table: Table, again: Table, seq: int) -> None:
    """All that had been acknowledged is there, and the game goes on."""
    assert again.now["seq"] == seq
    before = table.get("log", limit=1000)["entries"]
    assert again.get("log", limit=1000)["entries"] == before[:seq]
    assert again.act()["seq"] == seq + 1


def test_a_copy_of_a_data_folder_is_whole_and_can_be_served(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    table = server.guest("Ada").open("me", "me")
    for _ in range(5):
        table.act()
    seq = table.now["seq"]
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(server.data)]) == 0
    table.act()
    with restored(table, copy) as again:
        check(table, again, seq)
    assert main(["backup", str(copy), "--data", str(server.data)]) == 2
    assert main(["backup", str(tmp_path / "other"), "--data", str(tmp_path / "nowhere")]) == 2


def test_a_copy_of_a_postgres_is_whole_and_can_be_served(
    own_server: Callable[..., Server], tmp_path: Path, postgres: Postgres
) -> None:
    source, target = postgres.new_database(), postgres.new_database()
    server = own_server(database=source)
    table = server.guest("Ada").open("me", "me")
    for _ in range(5):
        table.act()
    seq, dump = table.now["seq"], tmp_path / "tables.dump"
    subprocess.run([postgres.program("pg_dump"), "-Fc", "-f", dump, "-d", _plain(source)], check=True)
    table.act()
    subprocess.run([postgres.program("pg_restore"), "-d", _plain(target), dump], check=True)
    server.process.terminate()
    server.process.join(60)
    with restored(table, server.data, database=target) as again:
        assert again.now["seq"] == seq
        assert again.act()["seq"] == seq + 1


def _plain(address: str) -> str:
    """As PostgreSQL's own programs want it."""
    return address.replace("+asyncpg", "")
