"""Who may do what, and when: every route and live message for everyone, in each state of a table.

Each row says for one request what nobody, a guest, a spectator, an opponent, whoever's turn it is, and the host (who
has no seat here) are answered. A new route without a row fails.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from server.harness import Client, Server, Table, next_message
from server.permissions import LIVE_ROWS, ROLES, ROWS, STATES
from server.routes import ASKS, LIVE, Ask, all_routes, filled


class Company:
    """Everyone there is around one table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        names = {"guest": "Gus", "spectator": "Sue", "opponent": "Ben", "seat": "Ada", "host": "Hugo"}
        self.people = {"nobody": server.stranger()} | {role: server.guest(name) for role, name in names.items()}

    def table(self, state: str) -> Table:
        """A table in a state: `seat` sits in seat 0 and `opponent` in seat 1, the host watches."""
        host = self.people["host"]
        seats = ["open", "open", "open"] if state in ("public", "private") else ["open", "open"]
        table = host.open(*seats, public=state != "private", options={"first_player": 0})
        invite = {"invite": table.now["table"]["invite"]}
        for role in ("seat", "opponent"):
            self.people[role].post(f"{table.path}/join", invite)
        if state == "ended":
            self.people["seat"].post(f"{table.path}/end")
            self.people["opponent"].post(f"{table.path}/end/answer", {"agree": True})
        if state == "finished":
            self._finish(table)
        return host.at(table)

    def _finish(self, table: Table) -> None:
        players, dice = [self.people[role].at(table) for role in ("seat", "opponent")], random.Random(3)
        while (now := players[0].look())["status"] == "running":
            mover = players[now["to_move"]]
            mover.look()
            mover.act(dice.choice(mover.now["legal"])["number"])


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    many = [1e6, 1e6]
    limits = {"tables_of_person": many, "open_tables": 10_000, "running_tables": 10_000, "chat_of_person": many}
    folder = tmp_path_factory.mktemp("permissions")
    server = Server(folder, requests_per_second=1e5, limits=limits, client=str(folder / "no-client"))
    yield Company(server)
    server.stop()


def test_every_route_has_a_row(tmp_path: Path) -> None:
    asked = {ask.route for ask in ASKS} | {LIVE}
    assert asked == all_routes(tmp_path)
    assert set(ROWS) == {str(ask) for ask in ASKS}


def answered(client: Client, ask: Ask, table: Table) -> int:
    now = table.client.get(table.path)
    facts = {
        "table_id": table.id, "game": "rocket", "code": now["table"]["invite"], "moment": 0, "seq": now["seq"],
        "action": "advance GWR ne",
    }  # fmt: skip
    path = filled(ask.path, facts)
    if ask.method == "GET":
        return client.http.get(path, params=ask.query).status_code
    answer = client.http.post(path, json=filled(ask.body, facts))
    client.http.cookies.clear()
    return answer.status_code


@pytest.mark.parametrize("state", STATES)
def test_who_may_ask_what(company: Company, state: str) -> None:
    table, wrong = company.table(state), []
    for ask in ASKS:
        for role, expected in zip(ROLES, ROWS[str(ask)][state], strict=True):
            found = answered(company.people[role], ask, table)
            if found != expected:
                wrong.append(f"{ask} in {state} by {role}: {found} instead of {expected}")
            if ask.moves and found < 300:
                table = company.table(state)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("state", STATES)
def test_who_hears_what_live(company: Company, state: str) -> None:
    """Which messages everyone gets: of those missed, and of those that come."""
    table = company.table(state)
    company.people["seat"].post(f"{table.path}/chat", {"text": "among us"})
    for role, expected in zip(ROLES, LIVE_ROWS[state], strict=True):
        for query in ({}, {"watch": "true"}, {"seat": 0}):
            heard = messages(company, role, table, query)
            asked = (
                expected if query == {} or (role == "seat" and "seat" in query) else spectators(heard, expected, query)
            )
            assert heard == asked, (state, role, query)


def spectators(heard: set[str], expected: set[str], query: dict[str, Any]) -> set[str]:
    """Whoever only watches, or looks through a seat that is not theirs, hears no talk of the players."""
    if "seat" in query:
        return expected if heard != {"refused"} else {"refused"}
    return expected - {"talk"}


def messages(company: Company, role: str, table: Table, query: dict[str, Any]) -> set[str]:
    """What someone hears who missed everything, while somebody says something more."""
    found = set()
    with company.people[role].watch(table.id, after=0, **query) as socket:
        hello = next_message(socket)
        if hello["type"] == "error":
            return {"refused"}
        found |= {"talk" for entry in hello["missed"] if entry["kind"] == "chat"}
        found |= {"choices"} if hello["legal"] else set()
        company.people["seat"].post(f"{table.path}/chat", {"text": "and more"})
        company.people["opponent"].http.post(f"{table.path}/undo/answer", json={"agree": False})
        with suppress(TimeoutError):
            found |= {"talk"} if next_message(socket, 1.0)["entry"]["kind"] == "chat" else set()
    return found
