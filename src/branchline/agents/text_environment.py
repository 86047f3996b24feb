"""One agent's match as an environment of texts, in the shape that TextArena made known; a client of the tools.

The agent plays one seat, bots the others. An observation is a text: what happened, the position, the question and what
may be answered. An answer that is not allowed changes nothing; the next observation says why, with the clause.

    with TextEnvironment("rocket", bots=["greedy", "novice"]) as environment:
        environment.reset()
        done = False
        while not done:
            player, observation = environment.get_observation()
            done, step = environment.step(agent(observation))
        rewards, info = environment.close()
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any, Self

from anyio.from_thread import start_blocking_portal
from mcp import Client, StdioServerParameters
from mcp.server.mcpserver import MCPServer

from branchline.agents.table_server import AgentError

SHOWN = 60
"""How many choices an observation lists; of more it says how many there are."""


class TextEnvironment:
    """Plays a match through the tools of `branchline mcp`."""

    def __init__(
        self,
        game: str,
        *,
        bots: list[str],
        options: Mapping[str, bool | int | str] | None = None,
        server: MCPServer | StdioServerParameters | str,
        patience: float = 300.0,
    ) -> None:
        self._asked = {"game": game, "bots": bots, "options": dict(options or {})}
        self._server, self._patience = server, patience
        self._open = ExitStack()
        self._table: dict[str, Any] | None = None
        self._refusal = ""

    def __enter__(self) -> Self:
        self._portal = self._open.enter_context(start_blocking_portal())
        self._client = self._open.enter_context(self._portal.wrap_async_context_manager(Client(self._server)))
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def reset(self) -> None:
        """Begin a new match."""
        self._table, self._refusal = self.call("open_table", **self._asked)["table"], ""
        self._wait()

    def get_observation(self) -> tuple[int, str]:
        """The seat that is asked, and what it reads."""
        look = self.call("look", table=self._now["table"])
        choices = self.call("legal_actions", table=self._now["table"], limit=SHOWN)
        since = [line["sentence"] for line in look["since"]]
        actions = [f"{choice['action']}: {choice['sentence']}" for choice in choices["actions"]]
        more = [f"(+{choices['more']})"] if choices["more"] else []
        parts = [
            [self._refusal],
            since,
            look["standing"],
            look["board"],
            [look["table"]["question"] or ""],
            actions + more,
        ]
        return self._seat, "\n\n".join("\n".join(part) for part in parts if any(part))

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Answer with an action; whether the match is over, and what happened."""
        if self._over:
            raise AgentError("match-over")
        told = self._portal.call(
            self._client.call_tool, "play", {"table": self._now["table"], "action": action.strip()}
        )
        if told.is_error:
            self._refusal = text_of(told)
            return False, {"refused": self._refusal}
        self._refusal, self._table = "", told.structured_content["table"]
        self._wait()
        return self._over, {"happened": told.structured_content["happened"]}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Each seat's reward, 1 for a win that is shared by all who won it, and how the match ended."""
        names, winners = [seat["name"] for seat in self._now["seats"]], self._now["winners"]
        rewards = {seat: 1.0 / len(winners) if name in winners else 0.0 for seat, name in enumerate(names)}
        return rewards, {"scores": self._now["scores"], "winners": winners}

    def call(self, tool: str, **given: Any) -> Any:
        """What a tool answers; its refusals are errors."""
        told = self._portal.call(self._client.call_tool, tool, given)
        if told.is_error:
            raise ToolRefused(text_of(told))
        content = told.structured_content
        return content["result"] if set(content) == {"result"} else content

    @property
    def _now(self) -> dict[str, Any]:
        if self._table is None:
            raise AgentError("reset-first")
        return self._table

    @property
    def _seat(self) -> int:
        return next(int(seat["seat"]) for seat in self._now["seats"] if seat["yours"])

    @property
    def _over(self) -> bool:
        return self._now["status"] in ("finished", "abandoned")

    def _wait(self) -> None:
        while not (self._now["your_turn"] or self._over):
            self._table = self.call("wait_for_turn", table=self._now["table"], seconds=self._patience)


class ToolRefused(ValueError):
    """A tool refused, in the table server's own sentence."""


def text_of(told: Any) -> str:
    return " ".join(block.text for block in told.content if block.type == "text")
