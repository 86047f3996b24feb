"""Every address of the server, and how to ask each of them something: shared by the tests that walk them all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.routing import BaseRoute

from branchline.server.http.app import create_app
from branchline.server.settings import Settings

LIVE = "LIVE /api/tables/{table_id}/live"


def all_routes(folder: Path) -> set[str]:
    """Every route of a server without a built client, as `METHOD path`."""
    app: FastAPI = create_app(Settings(data=folder, client=folder / "no-client"))
    return set(_named(app.routes))


def _named(routes: list[BaseRoute]) -> Iterator[str]:
    for route in routes:
        if not hasattr(route, "methods"):
            yield f"LIVE {route.path}"  # type: ignore[attr-defined]
        else:
            yield from (f"{method} {route.path}" for method in route.methods - {"HEAD"})  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Ask:
    """A request: the route, and what goes into it. `{…}` in the path is filled from the table asked about."""

    route: str
    body: dict[str, Any] | None = None
    query: dict[str, Any] = field(default_factory=dict)

    @property
    def moves(self) -> bool:
        """Whether the table may not be the same afterwards."""
        return self.method == "POST" and self.what in MOVING

    @property
    def is_about_table(self) -> bool:
        """Whether it names a table, or the code of its invitation."""
        return "{table_id}" in str(self) or "{code}" in str(self)

    @property
    def what(self) -> str:
        """What is asked for: the end of the address, or what others are to consent to."""
        end = self.path.rpartition("/")[2]
        return self.body["about"] if self.body and end == "consent" else end

    @property
    def method(self) -> str:
        return self.route.partition(" ")[0]

    @property
    def path(self) -> str:
        return self.route.partition(" ")[2]

    def __str__(self) -> str:
        given = "".join(f" {part}" for part in (self.body, self.query) if part)
        return f"{self.route}{given}"


MOVING = (
    "invite",
    "actions",
    "answer",
    "join",
    "start",
    "undo",
    "hand",
    "take",
    "takeover",
    "end",
    "rematch",
    "resign",
    "leave",
)
TABLE = "/api/tables/{table_id}"
NEW_TABLE = {"game": "rocket", "seats": [{"kind": "me"}, {"kind": "open"}]}
NO_FILE = {"game": "rocket"}
READING = [
    Ask("GET /"),
    Ask("GET /docs"),
    Ask("GET /api/openapi.json"),
    Ask("GET /api/health"),
    Ask("GET /api/ready"),
    Ask("GET /api/games"),
    Ask("GET /api/games/{game}/board"),
    Ask("GET /api/me"),
    Ask("GET /api/accounts"),
    Ask("GET /api/account"),
    Ask("GET /api/account/export"),
    Ask("GET /api/sign-in/openid/return"),
    Ask("GET /api/contacts"),
    Ask("GET /api/ties"),
    Ask("GET /api/moderation"),
    Ask("GET /api/moderation/tables/{table_id}"),
    Ask("GET /api/rooms/{code}"),
    Ask("GET /terms"),
    Ask("GET /privacy"),
    Ask("GET /notices/{code}"),
    Ask("GET /api/ratings/{game}"),
    Ask("GET /api/players", query={"name": "Acorn"}),
    Ask("GET /api/players/{person_id}"),
    Ask("GET /api/archive"),
    Ask("GET /api/archive/openings", query={"game": "rocket", "players": 2}),
    Ask("GET /api/archive/actions", query={"game": "rocket", "players": 2}),
    Ask("GET /api/studies"),
    Ask("GET /api/studies/{study_id}"),
    Ask("GET /api/tournaments"),
    Ask("GET /api/tournaments", query={"list": "mine"}),
    Ask("GET /api/tournaments/{tournament_id}"),
    Ask("GET /pictures/{table_id}.png"),
    Ask("GET /pictures/{table_id}/{moment}.png"),
    Ask("GET /api/tables", query={"list": "mine"}),
    Ask("GET /api/tables", query={"list": "past"}),
    Ask("GET /api/tables", query={"list": "friends"}),
    Ask("GET /api/tables", query={"list": "watch"}),
    Ask("GET /api/tables", query={"list": "open"}),
    Ask("GET /api/tables", query={"list": "finished"}),
    Ask("GET /api/invites/{code}"),
    Ask(f"GET {TABLE}"),
    Ask(f"GET {TABLE}", query={"seat": 0}),
    Ask(f"GET {TABLE}", query={"seat": 1}),
    Ask(f"GET {TABLE}/log", query={"limit": 1000}),
    Ask(f"GET {TABLE}/since"),
    Ask(f"GET {TABLE}/at/{{moment}}"),
    Ask(f"GET {TABLE}/at/{{moment}}", query={"seat": 0}),
    Ask(f"GET {TABLE}/at/{{moment}}/words"),
    Ask(f"GET {TABLE}/at/{{moment}}/words", query={"seat": 0}),
    Ask(f"GET {TABLE}/course"),
    Ask(f"GET {TABLE}/analysis"),
    Ask(f"GET {TABLE}/file"),
    Ask(f"GET {TABLE}/seed"),
    Ask(f"GET {TABLE}/undo"),
    Ask(f"GET {TABLE}/note"),
    Ask(f"GET {TABLE}/choices"),
]
"""What changes nothing."""
WRITING = [
    Ask("POST /api/guests", {"name": "Newcomer"}),
    Ask("POST /api/account", {"name": "Newcomer", "password": "short"}),
    Ask("POST /api/sign-in/password", {"name": "Nobody", "password": "wrong"}),
    Ask("POST /api/sign-in/passkey/options", {}),
    Ask("POST /api/sign-in/passkey", {"passkey": {}}),
    Ask("POST /api/sign-in/code", {"code": "none"}),
    Ask("POST /api/sign-in/letter", {"address": "nobody@example.org"}),
    Ask("POST /api/sign-in/link/look", {"link": "none"}),
    Ask("POST /api/sign-in/link", {"link": "none"}),
    Ask("POST /api/sign-in/openid", {}),
    Ask("POST /api/account/confirm", {"password": "wrong"}),
    Ask("POST /api/account/name", {"name": "Acorn"}),
    Ask("POST /api/account/password", {"password": "short"}),
    Ask("POST /api/account/passkeys/options", {}),
    Ask("POST /api/account/passkeys", {"passkey": {}, "name": "Phone"}),
    Ask("POST /api/account/passkeys/name", {"id": "none", "name": "Phone"}),
    Ask("POST /api/account/passkeys/remove", {"id": "none"}),
    Ask("POST /api/account/sign-ins/end", {"id": "none"}),
    Ask("POST /api/account/code", {}),
    Ask("POST /api/account/recovery", {"address": "nobody@example.org"}),
    Ask("POST /api/account/recovery/remove", {}),
    Ask("POST /api/account/delete", {}),
    Ask("POST /api/sign-out", {}),
    Ask("POST /api/tables", NEW_TABLE),
    Ask("POST /api/matches", NO_FILE),
    Ask("POST /api/contacts", {"kind": "webhook", "address": "https://example.org/"}),
    Ask("POST /api/contacts/remove", {"id": "none"}),
    Ask("POST /api/studies", {"table": "{table_id}", "title": "Look"}),
    Ask("POST /api/studies/{study_id}/title", {"revision": 0, "title": "Look"}),
    Ask("POST /api/studies/{study_id}/note", {"revision": 9, "moment": 0, "text": "Here."}),
    Ask("POST /api/studies/{study_id}/remove", {}),
    Ask("POST /api/tournaments", {"name": "Cup"}),
    Ask("POST /api/tournaments/{tournament_id}/join", {}),
    Ask("POST /api/tournaments/{tournament_id}/leave", {}),
    Ask("POST /api/tournaments/{tournament_id}/remove", {"number": 1}),
    Ask("POST /api/tournaments/{tournament_id}/start", {}),
    Ask("POST /api/tournaments/{tournament_id}/close", {}),
    Ask("POST /notices/{code}/confirm", {}),
    Ask("POST /notices/{code}/stop", {}),
    Ask("POST /api/ties", {"kind": "block", "name": "Nobody Here"}),
    Ask("POST /api/ties/remove", {"kind": "follow", "id": "none"}),
    Ask("POST /api/moderation/hide", {"table": "{table_id}", "seq": 1, "reason": "Rude"}),
    Ask("POST /api/moderation/close", {"table": "none", "reason": "Idle"}),
    Ask("POST /api/moderation/ban", {"name": "Nobody Here", "reason": "Rude"}),
    Ask("POST /api/moderation/lift", {"person": "none", "reason": "Sorry"}),
    Ask("POST /api/moderation/settle", {"id": "none"}),
    Ask("POST /api/moderation/passes", {"uses": 1}),
    Ask("POST /api/moderation/passes/withdraw", {"id": "none"}),
    Ask(f"POST {TABLE}/note", {"text": "for me"}),
    Ask(f"POST {TABLE}/room", {}),
    Ask(f"POST {TABLE}/why", {"action": "{action}"}),
    Ask(f"POST {TABLE}/preview", {"action": "{action}"}),
    Ask(f"POST {TABLE}/hint", {}),
    Ask(f"POST {TABLE}/actions", {"seq": "{seq}", "action": "{action}"}),
    Ask(f"POST {TABLE}/chat", {"text": "hello"}),
    Ask(f"POST {TABLE}/analysis", {}),
    Ask(f"POST {TABLE}/sandbox", {}),
    Ask(f"POST {TABLE}/sandbox", {"seat": 0}),
    Ask(f"POST {TABLE}/invite", {"name": "Invitee"}),
    Ask(f"POST {TABLE}/join", {}),
    Ask(f"POST {TABLE}/join", {"invite": "{code}"}),
    Ask(f"POST {TABLE}/start", {"fill": "random"}),
    Ask(f"POST {TABLE}/undo", {"seq": "{seq}", "to": 0}),
    Ask(f"POST {TABLE}/consent/answer", {"about": "undo", "agree": False}),
    Ask(f"POST {TABLE}/answers", {"forced": False}),
    Ask(f"POST {TABLE}/hand", {"bot": "random"}),
    Ask(f"POST {TABLE}/take", {}),
    Ask(f"POST {TABLE}/consent", {"about": "takeover", "seat": 1}),
    Ask(f"POST {TABLE}/consent/answer", {"about": "takeover", "agree": False}),
    Ask(f"POST {TABLE}/consent", {"about": "pause"}),
    Ask(f"POST {TABLE}/consent/answer", {"about": "pause", "agree": False}),
    Ask(f"POST {TABLE}/resume", {}),
    Ask(f"POST {TABLE}/consent", {"about": "end"}),
    Ask(f"POST {TABLE}/consent/answer", {"about": "end", "agree": False}),
    Ask(f"POST {TABLE}/rematch", {}),
    Ask(f"POST {TABLE}/resign", {}),
    Ask(f"POST {TABLE}/leave", {}),
    Ask(f"POST {TABLE}/report", {"text": "Rude"}),
]
"""What may change something, the gentlest first."""
ASKS = [*READING, *WRITING]


NOTHING = dict.fromkeys(("person_id", "study_id", "tournament_id"), "nothing")
"""Whatever of them a test knows nothing about is not there."""


def filled(value: Any, facts: dict[str, Any]) -> Any:
    """A path or body with what is known about the table put in."""
    if isinstance(value, dict):
        return {name: filled(part, facts) for name, part in value.items()}
    if isinstance(value, str) and value.startswith("{") and value.endswith("}") and value.count("{") == 1:
        return facts[value[1:-1]]
    return value.format(**NOTHING | facts) if isinstance(value, str) else value
