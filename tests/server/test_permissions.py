"""Who may do what, and when: every route and live message for everyone, in each state of a table.

Each row says for one request what nobody, a guest, a spectator, an opponent, whoever's turn it is, and the host (who
has no seat here) are answered. A new route without a row fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import SHORT, Server, Table, heard_so_far, next_message
from server.permissions import HEARS, NAMELESS, ROLES, ROWS, STATES
from server.routes import ASKS, LIVE, Ask, all_routes, filled
from server.test_accounts import account, by_password

MODERATORS = tuple(f"Moss of {tree}" for tree in ("Ash", "Birch", "Elm", "Fir", "Hazel", "Larch", "Oak", "Pine", "Yew"))
WITH_ACCOUNT = {"account": "Acorn", "blocked": "Beech", "moderator": MODERATORS[0]}


class Company:
    """Everyone there is around one table."""

    def __init__(self, server: Server) -> None:
        self.server, self._filling = server, ""
        names = {"guest": "Gus", "spectator": "Sue", "opponent": "Ben", "seat": "Ada", "host": "Hugo"}
        self.people = {"nobody": server.stranger()} | {role: server.guest(name) for role, name in names.items()}
        for role, name in WITH_ACCOUNT.items():
            self.people[role] = account(server, name) if role != "moderator" else by_password(server, name)
        account(server, "Invitee")
        self.people["opponent"].post("/api/ties", {"kind": "block", "name": WITH_ACCOUNT["blocked"]})
        self.moderators = iter(MODERATORS[1:])
        self.acorn = self.people["account"].get("/api/me")["id"]
        study = {"table": self.table("finished").id, "title": "Theirs"}
        self.study = server.guest("Author").post("/api/studies", study, 201)["id"]
        cup = {"name": "Cup", "game": "rocket", "settings": {"absent": 60}, "format": "swiss", "seats": 2}
        self.cup = self.people["host"].post("/api/tournaments", cup, 201)["id"]
        self.people["host"].post(f"/api/tournaments/{self.cup}/close")

    def sign_in(self, role: str) -> None:
        """Again, where they have signed out."""
        self.people[role] = by_password(self.server, WITH_ACCOUNT[role])

    def begin_anew(self, role: str) -> None:
        """With an account like the one that is gone. Whoever looks after a server is known when it starts."""
        if role == "moderator":
            WITH_ACCOUNT[role] = next(self.moderators)
            self.sign_in(role)
            return
        self.people[role] = account(self.server, WITH_ACCOUNT[role])
        if role == "account":
            self.acorn = self.people[role].get("/api/me")["id"]
        if role == "blocked":
            self.people["opponent"].post("/api/ties", {"kind": "block", "name": WITH_ACCOUNT[role]})

    def table(self, state: str) -> Table:
        """A table in a state: `seat` sits in seat 0 and `opponent` in seat 1, the host watches."""
        host = self.people["host"]
        seats = ["open", "open", "open"] if state in ("public", "private") else ["open", "open"]
        settings = {"undo": "consent"} if state == "asked" else {}
        options = {"first_player": 0} | SHORT
        table = host.open(*seats, public=state != "private", options=options, settings=settings)
        invite = {"invite": table.now["table"]["invite"]}
        for role in ("seat", "opponent"):
            self.people[role].post(f"{table.path}/join", invite)
        if state == "ended":
            self.people["seat"].post(f"{table.path}/consent", {"about": "end"})
            self.people["opponent"].post(f"{table.path}/consent/answer", {"about": "end", "agree": True})
        if state == "asked":
            mine = self.people["seat"].at(table)
            mine.act("advance GWR ne")
            mine.post("undo", {"seq": mine.now["seq"]})
            mine.post("consent", {"about": "end"})
        if state == "handed":
            self.people["opponent"].post(f"{table.path}/hand", {"bot": "random"})
        if state == "finished":
            self._finish([self.people[role].at(table) for role in ("seat", "opponent")])
        return host.at(table)

    def _finish(self, players: list[Table]) -> None:
        """Nobody builds anything: stations go to and fro until that is enough."""
        while players[0].look()["status"] == "running":
            mover = players[players[0].now["to_move"]]
            mover.look()
            choices = {action["verb"]: action["text"] for action in mover.now["legal"]}
            mover.act(choices.get("lift") or choices["station"])

    def seq(self, table: Table) -> int:
        return int(self.people["host"].get(table.path)["seq"])

    def facts(self, table: Table) -> dict[str, Any]:
        """What asks about a table are filled with."""
        if self._filling != table.id:
            self._filling, now = table.id, table.now
            legal = self.people["seat"].get(table.path)["legal"]
            self._facts = {
                "table_id": table.id, "game": "rocket", "code": now["table"]["invite"], "moment": 0, "seq": now["seq"],
                "action": legal[0]["text"] if legal else "pass", "person_id": self.acorn,
                "study_id": self.study, "tournament_id": self.cup,
            }  # fmt: skip
        return self._facts


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    many = [1e6, 1e6]
    limits = {
        "sign_ins_to_account": many,
        "exports_of_person": many,
        "reports_of_person": many,
        "reports_of_address": many,
        "sign_ins_of_address": many,
        "challenges_of_address": many,
        "strange_sign_ins": many,
        "tables_of_person": many,
        "open_tables": 10_000,
        "running_tables": 10_000,
        "chat_of_person": many,
    }
    folder = tmp_path_factory.mktemp("permissions")
    server = Server(folder, requests_per_second=1e5, limits=limits, client=str(folder / "no-client"))
    for name in MODERATORS:
        account(server, name)
    server.stop()
    server.settings["moderators"] = MODERATORS
    server.start()
    yield Company(server)
    server.stop()


def test_every_route_has_a_row(tmp_path: Path) -> None:
    asked = {ask.route for ask in ASKS} | {LIVE}
    assert asked == all_routes(tmp_path)
    assert set(ROWS) == {str(ask) for ask in ASKS}


def test_what_is_not_about_a_table_is_the_same_in_all_its_states() -> None:
    rows = [list(ROWS[str(ask)].values()) for ask in ASKS if not ask.is_about_table]
    assert all(each == row[0] for row in rows for each in row)


def answered(company: Company, role: str, ask: Ask, table: Table) -> int:
    client, facts = company.people[role], company.facts(table)
    path = filled(ask.path, facts)
    if ask.method == "GET":
        return client.http.get(path, params=ask.query).status_code
    answer = client.http.post(path, json=filled(ask.body, facts))
    client.http.cookies.clear()
    if role in WITH_ACCOUNT and ask.what == "sign-out":
        company.sign_in(role)
    if role in WITH_ACCOUNT and ask.what == "delete":
        company.begin_anew(role)
    return answer.status_code


@pytest.mark.parametrize("state", STATES)
def test_who_may_ask_what(company: Company, state: str) -> None:
    """What is not about a table is asked beside one that is going on."""
    table, wrong = company.table(state), []
    before = company.seq(table)
    for ask in (ask for ask in ASKS if ask.is_about_table or state == "running"):
        for role, expected in zip(ROLES, ROWS[str(ask)][state], strict=True):
            found = answered(company, role, ask, table)
            if found != expected:
                wrong.append(f"{ask} in {state} by {role}: {found} instead of {expected}")
            if ask.moves and found < 400 and company.seq(table) != before:
                table = company.table(state)
                before = company.seq(table)
    assert not wrong, "\n".join(wrong)


def test_a_token_that_is_signed_out_opens_nothing(company: Company) -> None:
    """Whoever has stolen it is refused wherever it is asked who they are, and so are their live connections."""
    table, wrong = company.table("running"), []
    stolen = company.people["stolen"] = account(company.server, "Owner")
    by_password(company.server, "Owner").post("/api/account/sign-ins/end", {})
    for ask in ASKS:
        found = answered(company, "stolen", ask, table)
        if (found == 401) == (ask.route in NAMELESS) and not ask.route.startswith("POST /api/sign-in/"):
            wrong.append(f"{ask}: {found}")
    assert not wrong, "\n".join(wrong)
    assert heard(company, "stolen", table) == {"refused"}
    assert stolen.get("/api/me", 401)["error"]["code"] == "signed-out"


@pytest.mark.parametrize("state", STATES)
def test_who_hears_what_live(company: Company, state: str) -> None:
    """What everyone is told besides what anyone may know: what the players say, and one's own choices. Through a seat
    that is not theirs nobody hears more, and whoever only watches hears nothing of it."""
    table = company.table(state)
    company.people["seat"].post(f"{table.path}/chat", {"text": "among us"})
    over, open_yet = state in ("finished", "ended"), state in ("public", "private")
    for role in ROLES:
        expected = HEARS.get(role, set()) - ({"choices"} if over or open_yet else set())
        assert heard(company, role, table) == expected, (state, role)
        assert heard(company, role, table, watch="true") == set(), (state, role)
        through = heard(company, role, table, seat=0)
        assert through == (expected if over or role == "seat" else {"refused"}), (state, role)


def heard(company: Company, role: str, table: Table, **query: Any) -> set[str]:
    """What someone hears who missed everything, while somebody says something more: whoever came later has heard it by
    then."""
    with company.people[role].watch(table.id, after=0, **query) as socket:
        hello = next_message(socket)
        if hello["type"] == "error":
            return {"refused"}
        found = {"talk" for entry in hello["missed"] if entry["kind"] == "chat"}
        found |= {"choices"} if hello["legal"] else set()
        with company.people["seat"].watch(table.id) as witness:
            next_message(witness)
            company.people["seat"].post(f"{table.path}/chat", {"text": "and more"})
            assert next_message(witness)["entry"]["kind"] == "chat"
        found |= {"talk" for text in heard_so_far(socket) if "and more" in text}
    return found
