"""What is refused at the door, each with a status, a code and a sentence."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

import branchline
from server.harness import Server, heard_so_far, next_message
from server.routes import WRITING, filled

JSON = {"Content-Type": "application/json"}


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["message"]


def test_a_guest_gets_a_signed_cookie_that_scripts_of_pages_cannot_read(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        answer = browser.post("/api/guests", json={"name": "  Ada "})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert browser.get("/api/me").json()["name"] == "Ada"


def test_forged_cookies_and_tokens_are_refused(server: Server) -> None:
    token = server.guest("Ada").token
    with httpx.Client(base_url=server.address) as http:
        other = "A" if token[-9] != "A" else "B"
        cookie: dict[bytes, bytes] = {}
        for forged in (f"{token[:-9]}{other}{token[-8:]}", "x.y", "é", f"{token}x"):
            bearer = {b"Authorization": f"Bearer {forged}".encode()}
            refused(http.get("/api/me", headers=bearer), 401, "token-forged")
            cookie = {b"Cookie": f"branchline={forged}".encode()}
            refused(http.get("/api/tables", headers=cookie), 401, "token-forged")
        refused(http.get("/api/me"), 401, "who")
        assert http.post("/api/guests", json={"name": "Bo"}, headers=cookie).status_code == 201


def test_pages_of_other_sites_cannot_act_in_a_visitors_name(server: Server) -> None:
    ada = server.guest("Ada")
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        refused(ada.http.post("/api/tables", json={}, headers=headers), 403, "cross-site")
    here = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    assert ada.http.post("/api/guests", json={"name": "Ada"}, headers=here).status_code == 201


def test_forms_are_not_taken_for_json(server: Server) -> None:
    ada = server.guest("Ada")
    refused(ada.http.post("/api/guests", data={"name": "Eve"}), 415, "not-json")
    refused(ada.http.post("/api/guests", content=b'{"name": "Eve"}'), 415, "not-json")
    refused(ada.http.post("/api/guests", content=b"{", headers=JSON), 422, "not-json-body")
    refused(ada.http.post("/api/guests", content=b"[" * 60_000, headers=JSON), 400, "not-json-body")


def test_oversized_bodies_are_refused_without_being_read(server: Server) -> None:
    ada = server.guest("Ada")
    refused(ada.http.post("/api/guests", content=b" " * 70_000, headers=JSON), 413, "too-large")
    refused(ada.http.post("/api/matches", content=b" " * 5_000_000, headers=JSON), 413, "too-large")
    refused(ada.http.post("/api/guests", content=(b" " * 10_000 for _ in range(20)), headers=JSON), 413, "too-large")
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 5) as raw:
        head = f"POST /api/guests HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Content-Length: 999999999999\r\n\r\n".encode())
        assert b" 413 " in raw.recv(4096)


def test_wrong_fields_are_named_in_both_languages(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "random")
    for path, body, field in (
        ("/api/guests", {}, "name"),
        ("/api/guests", {"name": 3}, "name"),
        ("/api/guests", {"name": ""}, "name"),
        ("/api/guests", {"name": "x" * 41}, "name"),
        ("/api/guests", {"name": "a\u0007b"}, "name"),
        ("/api/guests", {"name": "Eve", "admin": True}, "admin"),
        ("/api/tables", {"game": "rocket", "seats": [{"kind": "king"}]}, "seats.0.kind"),
        (f"{table.path}/actions", {"seq": "2", "action": "pass"}, "seq"),
        (f"{table.path}/actions", {"seq": 2**70, "action": "pass"}, "seq"),
        (f"{table.path}/chat", {"text": "x" * 501}, "text"),
    ):
        english = ada.post(path, body, 422)["error"]
        french = ada.post(path, body, 422, lang="fr")["error"]
        assert (english["code"], english["field"]) == (french["code"], french["field"]) == ("invalid", field)
        assert english["message"] != french["message"]


def test_half_a_surrogate_is_no_reason_to_stumble(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "random", options={"first_player": 0})
    for path, body in (
        ("/api/guests", b'{"name": "\\ud800"}'),
        (f"{table.path}/actions", b'{"seq": 2, "action": "fly \\ud800"}'),
        ("/api/tables", b'{"game": "rocket", "seats": [{"kind":"me"},{"kind":"me"}], "options": {"\\ud800": 1}}'),
        ("/api/tables", b'{"game": "\\ud800", "seats": [{"kind":"me"},{"kind":"me"}]}'),
    ):
        assert ada.http.post(path, content=body, headers=JSON).status_code == 422


def test_floods_are_told_to_wait(own_server: Callable[..., Server]) -> None:
    server = own_server(requests_per_second=0.5)
    ada = server.guest("Ada")
    answers = [ada.http.get("/api/me") for _ in range(16)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    refused(late[0], 429, "too-many")
    assert int(late[0].headers["retry-after"]) >= 1
    assert server.guest("Ben").http.get("/api/me").status_code == 200


def test_unknown_addresses_and_methods(server: Server) -> None:
    http = server.stranger().http
    refused(http.get("/api/nothing"), 404, "not-found")
    refused(http.request("DELETE", "/api/me", headers=JSON), 405, "not-allowed")
    refused(http.get("/api/tables/unknown"), 404, "no-table")
    refused(http.get("/api/invites/unknown"), 404, "no-invite")
    refused(http.get("/api/tables?list=open&after=nonsense"), 422, "cursor")


def test_every_answer_carries_the_headers_of_a_careful_server(server: Server) -> None:
    http = server.stranger().http
    for path in ("/", "/docs", "/api/games", "/api/nothing"):
        headers = http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "server" not in headers


def sent(server: Server, data: bytes) -> bytes:
    """What is answered to bytes that are no request."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(data)
        return b"".join(iter(lambda: line.recv(65536), b""))


@pytest.mark.parametrize(
    "data",
    [
        b"NONSENSE\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
        b"GET /api/tables/t/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ],
)
def test_the_parsers_own_refusals_carry_them_too(server: Server, data: bytes) -> None:
    answer = sent(server, data).lower()
    assert answer.startswith(b"http/1.1 4"), answer
    assert b"content-security-policy: default-src 'self'" in answer
    assert b"x-content-type-options: nosniff" in answer


def test_bad_text_on_a_live_connection_is_no_fault_of_the_server(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    """In one frame, or with the bad byte in a frame that goes on."""
    log = tmp_path / "log"
    server = own_server(log_file=str(log))
    table = server.guest("Ada").open("me", "open")
    for frames in ([b"\xff"], [b"fine \xe2\x82", b"\x28"]):
        with server.stranger().watch(table.id) as socket:
            next_message(socket)
            socket.send(iter(frames), text=True)
            with pytest.raises(ConnectionClosedError):
                next_message(socket)
            assert socket.close_code == 1007
    with server.stranger().watch(table.id) as socket:
        next_message(socket)
        socket.send(iter([b"sn\xc3", b"\xb6w"]), text=True)
        assert heard_so_far(socket) == []
    assert "Traceback" not in log.read_text()


def test_codes_that_open_doors_are_not_logged(own_server: Callable[..., Server], tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = own_server(log_file=str(log), logs="json")
    ada = server.guest("Ada")
    table = ada.open("me", "open")
    code = table.now["table"]["invite"]
    for path in (f"/api/invites/{code}", f"/notices/{code}", f"/join/{code}", f"/api/invites//{code}"):
        ada.http.get(path)
        ada.http.post(f"{path}/stop", json={})
    room = ada.post(f"/api/tables/{table.id}/room")["code"]
    for path in (f"/api/rooms/{room}", f"/room/{room}"):
        ada.http.get(path)
    expected = {f'"path": "{path}/…"' for path in ("/api/invites", "/api/rooms", "/room")}
    deadline = time.monotonic() + 30
    # A line is written once the answer is on its way.
    while not expected <= set(re.findall(r'"path": "[^"]*"', written := log.read_text())):
        assert time.monotonic() < deadline, written
        time.sleep(0.02)
    assert code not in written
    assert room not in written


ODD: list[Any] = [[], {}, None, 10**40, "\u0000", [[{}]], {"a": []}, True, -1]


def odd_bodies(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name in body:
        yield from (body | {name: odd} for odd in ODD)


def test_no_odd_value_makes_any_route_stumble(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open("me", "random", options={"first_player": 0})
    match = branchline.load("rocket").new(players=2, seed=1)
    match.play(match.legal_numbers()[0])
    whole_file = match.to_json()
    facts = {"table_id": table.id, "game": "rocket", "code": "none", "moment": 0, "seq": 3, "action": "pass"}
    asks = [(filled(ask.path, facts), filled(ask.body or {}, facts)) for ask in WRITING]
    asks.append(("/api/matches", whole_file))
    settings = {"undo": "free", "clock": {"turn": 60}, "absent": 60, "several_seats": False}
    asks.append(("/api/tables", {"game": "rocket", "options": {}, "seats": [], "public": True, "settings": settings}))
    for path, body in asks:
        for odd in odd_bodies(body):
            answer = ada.http.post(path, json=odd)
            assert answer.status_code < 500, (path, odd, answer.text)


def test_without_a_client_there_is_a_first_page_in_both_languages(tmp_path: Path) -> None:
    server = Server(tmp_path, client=str(tmp_path))
    http = server.stranger().http
    assert "table server" in http.get("/").text
    assert "serveur de tables" in http.get("/", headers={"Accept-Language": "fr"}).text
    server.stop()


def test_the_manual_is_served_beside_the_client_and_only_from_its_own_folder(tmp_path: Path) -> None:
    for name in ("client", "manual/games"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("client/index.html", "manual/index.html", "manual/games/index.html", "manual/games/rocket.html"):
        (tmp_path / name).write_text(name)
    server = Server(tmp_path, client=str(tmp_path / "client"))
    try:
        asker = server.stranger().http
        assert asker.get("/manual").headers["location"].endswith("/manual/")
        for path, name in (("", "index"), ("games/", "games/index"), ("games/rocket.html", "games/rocket")):
            answer = asker.get(f"/manual/{path}")
            assert (answer.status_code, answer.text) == (200, f"manual/{name}.html")
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")
        for path in ("games", "nothing.html", "../client/index.html", "%2e%2e/client/index.html"):
            assert asker.get(f"/manual/{path}").status_code == 404, path
    finally:
        server.stop()


def test_the_client_is_sent_small_and_only_from_its_own_folder(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    for name, content in {"index.html": "<p>home", "assets/a.js": "let a", "assets/a.js.br": "small"}.items():
        (client / name).write_text(content)
    server = Server(tmp_path, client=str(client))
    http = server.stranger().http
    for path in ("/", "/table/x", "/learn/rocket/SR-1.1", "/about"):
        assert http.get(path).text == "<p>home"
    plain = http.get("/assets/a.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, "immutable" in plain.headers["cache-control"]) == ("let a", True)
    with http.stream("GET", "/assets/a.js", headers={"Accept-Encoding": "br"}) as answer:
        assert (answer.headers["content-encoding"], b"".join(answer.iter_raw())) == ("br", b"small")
    for path in ("/assets/b.js", "/assets/..%2Fsecret.key", "/secret.key"):
        refused(http.get(path), 404, "not-found")
    lost = http.get("/nowhere", headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (lost.status_code, lost.text) == (404, "<p>home")
    refused(http.get("/nowhere"), 404, "not-found")
    refused(http.get("/api/nowhere", headers={"Accept": "text/html"}), 404, "not-found")
    server.stop()


def test_the_description_needs_no_script(server: Server) -> None:
    page = server.stranger().http.get("/docs").text
    assert "/api/tables/{table_id}/actions" in page
    assert "<script" not in page
