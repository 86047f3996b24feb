"""What the server answers and sends is what it declares, in played matches of all games."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest
from fastapi.routing import APIRoute
from pydantic import ValidationError

import branchline
from branchline.server.http.routes.account import leaving, making, openid, own, signing_in
from branchline.server.http.routes.club import archive, profiles, studies, tournaments
from branchline.server.http.routes.community import company, moderation, rooms
from branchline.server.wire.live import Presence
from server import declarations
from server.harness import SHORT, Client, Server, Table, next_message

ACTIONS = 25
SAMPLE = ("rocket", "england-wales-shares")
GAMES = [pytest.param(game, marks=[] if game in SAMPLE else pytest.mark.exhaustive) for game in branchline.catalogue()]
IN_MATCHES = (
    "actions",
    "why",
    "preview",
    "undo",
    "chat",
    "answers",
    "log",
    "since",
    "at/{moment}",
    "at/{moment}/words",
    "seed",
    "choices",
)
ELSEWHERE = {"/api/contacts/remove"} | {f"/api/tables/{{table_id}}/{path}" for path in (*IN_MATCHES, "course", "hint")}
ELSEWHERE |= {
    each.path
    for page in (
        making,
        signing_in,
        openid,
        own,
        leaving,
        archive,
        company,
        moderation,
        profiles,
        rooms,
        studies,
        tournaments,
    )
    for each in page.routes.routes
    if isinstance(each, APIRoute)
}
"""Compared in the matches above, which may be played by another process, and where there are hints, messages,
accounts, an archive, tournaments and those who look after the server."""


def _mover(tables: list[Table]) -> Table:
    tables[0].look()
    mover = tables[tables[0].now["to_move"]]
    mover.look()
    return mover


def _play(tables: list[Table], dice: random.Random, actions: int) -> None:
    for number in range(actions):
        mover = _mover(tables)
        if mover.now["status"] != "running":
            return
        action = dice.choice(mover.now["legal"])["text"]
        if number % 5 == 0:
            mover.get("choices")
            mover.post("why", {"action": action})
            mover.post("preview", {"action": action})
        mover.act(action)


def _look_back(table: Table) -> None:
    for path in ("log", "since", "at/0", "at/3", "undo", "seed"):
        table.get(path)
    table.get("course", 409)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_and_message_of_a_match_is_as_declared(server: Server, game: str) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    seats = ["me", "open", *["open"] * (min(branchline.catalogue()[game].players) - 2)]
    first = ada.open(*seats, game=game, public=True, settings={"undo": "free"})
    tables = [first, *(_joined(client, first) for client in [ben, *(server.guest() for _ in seats[2:])])]
    with ExitStack() as stack:
        viewers = [stack.enter_context(client.watch(first.id)) for client in (ada, ben, server.stranger())]
        _play(tables, random.Random(game), ACTIONS)
        _look_back(tables[1])
        tables[1].post("chat", {"text": "Good luck"})
        mover = _mover(tables)
        mover.post("undo", {"seq": mover.now["seq"], "to": 0})
        tables[0].post("answers", {"forced": True})
        tables[0].post("consent", {"about": "end"})
        for table in tables[1:]:
            table.post("consent/answer", {"about": "end", "agree": True})
        for viewer in viewers[:2]:
            while next_message(viewer, presence=True).get("table", {}).get("status") != "abandoned":
                pass
    tables[0].get("course")
    tables[0].get("file")


def _joined(client: Client, table: Table) -> Table:
    client.post(f"{table.path}/join", {})
    return client.at(table)


def test_every_route_was_compared(server: Server) -> None:
    """What no match above needs, so that of every route an answer is compared."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    for path in ("/api/health", "/api/games", "/api/games/rocket/board", "/api/me", "/api/tables", "/api/contacts"):
        ada.get(path)
    table = ada.open("me", "me", options=SHORT)
    table.play_out(random.Random(1))
    ada.post("/api/matches", table.get("file"), 201)
    table.get("analysis")
    table.post("sandbox", {"moment": 1}, 201)
    table.post("rematch")
    waiting = ada.open("me", "open", settings={"clock": {"turn": 3600}})
    ben.get(f"/api/invites/{waiting.now['table']['invite']}")
    ben.post(f"{waiting.path}/join", {"invite": waiting.now["table"]["invite"]})
    ben.post(f"{waiting.path}/hand", {"bot": "greedy"})
    ben.post(f"{waiting.path}/take")
    ada.post(f"{waiting.path}/consent", {"about": "pause"})
    ben.post(f"{waiting.path}/consent/answer", {"about": "pause", "agree": True})
    ben.post(f"{waiting.path}/resume")
    ben.post(f"{waiting.path}/resign")
    ada.open("me", "open").post("start", {"fill": "random"})
    ada.open("me", "open").post("leave")
    table.post("hint", {"seat": 0}, 409)
    compared = {path for _, path in declarations.met}
    missing = {route.path for route in declarations.described_routes()} - compared
    assert missing <= ELSEWHERE


def test_what_is_more_or_less_than_declared_is_noticed() -> None:
    there = b'{"here": [true, false], "watching": 2}'
    declarations.check(Presence, there)
    for wrong in (b'{"here": [true, false]}', there.replace(b"{", b'{"more": 1, ', 1), there.replace(b"2", b'"2"')):
        with pytest.raises(ValidationError):
            declarations.check(Presence, wrong)
