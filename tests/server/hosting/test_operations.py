"""What whoever runs a server needs: readiness, draining, figures, logs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from server.engines import Postgres, RedisServer, free_port
from server.figures import figures
from server.harness import Server
from server.hosting.house import House


def ready(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.address}/api/ready", timeout=60)
    return answer.status_code, answer.json().get("status") or answer.json()["error"]["code"]


def until(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.05)


def test_a_server_without_its_database_is_not_ready_but_healthy(house: House, postgres: Postgres) -> None:
    server = house.server()
    assert ready(server) == (200, "ready")
    postgres.stop()
    assert ready(server) == (503, "database-away")
    assert server.stranger().get("/api/health")["status"] == "ok"
    postgres.start()
    until(lambda: ready(server) == (200, "ready"))


def test_a_server_without_redis_says_so_and_serves_on(house: House, redis: RedisServer) -> None:
    server = house.server()
    ask = server.stranger().get
    assert ask("/api/ready")["redis"]
    redis.close()
    assert ask("/api/ready") == {"status": "ready", "redis": False}
    assert server.guest("Ada").open("me", "me").act()["entry"]["kind"] == "action"
    redis.start()
    until(lambda: bool(ask("/api/ready")["redis"]))


def test_a_server_that_drains_finishes_what_it_has(own_server: Callable[..., Server]) -> None:
    server = own_server(drain=300.0)
    table = server.guest("Ada").open("me", "me")
    server.process.terminate()
    until(lambda: ready(server) == (503, "draining"))
    assert table.act()["entry"]["kind"] == "action"
    server.process.terminate()
    server.process.join(60)
    assert not server.alive


def test_figures_for_prometheus(own_server: Callable[..., Server]) -> None:
    address = f"127.0.0.1:{free_port()}"
    server = own_server(metrics=address)
    table = server.guest("Ada").open("me", "me")
    table.act()
    with server.stranger().watch(table.id) as viewer:
        viewer.recv(60)
        told = figures(address)
    assert told['branchline_journal_lines_total{by="person",kind="action"}'] == 1
    assert told['branchline_request_seconds_count{method="POST",status="201"}'] == 2
    assert told["branchline_viewers"] == told["branchline_rooms"] == 1
    assert told["process_resident_memory_bytes"] > 0
    assert server.stranger().http.get("/metrics").status_code == 404


def test_logs_for_programs(tmp_path: Path, own_server: Callable[..., Server]) -> None:
    file = tmp_path / "log"
    server = own_server(logs="json", log_file=str(file))
    ada = server.guest("Ada")
    ada.get("/api/me", lang="fr")
    server.stop()
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    asked = next(line for line in lines if line.get("path") == "/api/me")
    assert (asked["method"], asked["status"], asked["level"]) == ("GET", 200, "info")
    assert ada.token not in file.read_text()
