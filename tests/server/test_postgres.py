"""The same server on PostgreSQL."""

from __future__ import annotations

import random
from collections.abc import Callable

from server.engines import Postgres
from server.harness import SHORT, Server


def test_a_game_is_played_and_kept(own_server: Callable[..., Server], postgres: Postgres) -> None:
    server = own_server(database=postgres.new_database())
    ada = server.guest("Ada")
    table = ada.open("me", "random", options=SHORT)
    assert [found["id"] for found in ada.get("/api/tables", list="mine")["tables"]] == [table.id]
    scores = table.play_out(random.Random(1))["scores"]
    assert [found["id"] for found in ada.get("/api/tables", list="past")["tables"]] == [table.id]
    server.kill()
    server.start()
    assert table.look()["scores"] == scores
