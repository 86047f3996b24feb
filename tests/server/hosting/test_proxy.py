"""The proxy that comes with the project, as nginx runs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from server.engines import free_port
from server.harness import Client, Server, next_message
from server.hosting.house import House

CONFIGURATION = Path(__file__).parents[3] / "deploy" / "nginx.conf"
PROGRAM = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
AROUND = """daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {page}
}}
"""


@contextmanager
def proxy(folder: Path, servers: list[Server]) -> Iterator[str]:
    """Its address. Of the page nothing is changed but where the servers are and where it listens itself."""
    assert PROGRAM is not None, "nginx is not installed"
    port, page = free_port(), CONFIGURATION.read_text()
    upstream = next(line for line in page.splitlines() if line.strip().startswith("server server:8222"))
    here = "\n".join(upstream.replace("server:8222", f"127.0.0.1:{server.port}") for server in servers)
    page = page.replace(upstream, here).replace("listen 80;", f"listen 127.0.0.1:{port};")
    user = "user root;" if os.geteuid() == 0 else ""
    path = folder / "nginx.conf"
    path.write_text(AROUND.format(folder=folder, page=page, user=user))
    process = subprocess.Popen([PROGRAM, "-e", str(folder / "error.log"), "-c", str(path), "-p", str(folder)])
    try:
        _wait_for(process, f"http://127.0.0.1:{port}/api/health")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(60)


def _wait_for(process: subprocess.Popen[bytes], address: str) -> None:
    deadline = time.monotonic() + 60
    while True:
        with suppress(httpx.TransportError):
            if httpx.get(address).status_code == 200:
                return
        assert process.poll() is None, "nginx has ended"
        assert time.monotonic() < deadline, "nginx does not answer"
        time.sleep(0.05)


def guest(address: str, name: str) -> Client:
    client = Client(address)
    client.token = client.post("/api/guests", {"name": name}, 201)["token"]
    client.http.headers["Authorization"] = f"Bearer {client.token}"
    client.http.cookies.clear()
    return client


def test_games_are_played_and_watched_through_the_proxy(house: House, tmp_path: Path) -> None:
    servers = [house.server(trusted_proxies=("127.0.0.1",)) for _ in range(2)]
    with proxy(tmp_path, servers) as address:
        ada = guest(address, "Ada")
        table = ada.open("me", "me")
        with ada.watch(table.id) as socket:
            assert next_message(socket, 60)["type"] == "hello"
            acted = table.act()
            assert next_message(socket, 60)["entry"] == acted["entry"]
        servers[0].kill()
        for _ in range(4):
            table.look()
            table.act()
        ada.http.close()


def test_the_proxy_tells_who_asks_and_believes_nobody_else_about_it(house: House, tmp_path: Path) -> None:
    server = house.server(trusted_proxies=("127.0.0.1",), limits={"guests_of_address": [2, 0.001]})
    with proxy(tmp_path, [server]) as address, httpx.Client(base_url=address, timeout=60) as http:
        answers = [
            http.post("/api/guests", json={"name": "Ada"}, headers={"X-Forwarded-For": f"192.0.2.{number}"})
            for number in range(3)
        ]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
