"""The tools by which an agent plays, and the MCP server that offers them.

Each does what one request to the table server does, and answers with what that says in words. What the server refuses
is an error of the tool with the server's own sentence and the clause of the rules.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, Any, Literal

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field
from typing_extensions import TypedDict

import branchline
from branchline.agents.table_server import AgentError, TableServer
from branchline.agents.texts import Happened, TableRead, happened, table_read
from branchline.kernel.errors import BranchlineError
from branchline.kernel.rules_page import load_page

INSTRUCTIONS = """Railway board games at a table, with people, bots and other agents.
Begin with `games`, read `rules`, then `open_table` (bots play at once) or `join_table`. While a match goes on: `look`
tells the position and the question, `legal_actions` what you may answer, `why_not` and `preview` what an action would
be, `play` carries it out, and `wait_for_turn` returns when it is your turn again. Actions are texts such as
"advance GWR ne". A clause such as SR-3.2 can be read with `rules`."""
READS, CHANGES = ToolAnnotations(read_only_hint=True), ToolAnnotations(read_only_hint=False, destructive_hint=False)
LONGEST_WAIT = 300
NOT_BEGUN: dict[str, list[str]] = {"standing": [], "board": []}
Tool = Callable[..., Awaitable[Any]]

Game = Annotated[str, Field(description="The id of a game, as `games` tells it, such as “rocket”.")]
Table = Annotated[str, Field(description="The id of a table.", pattern="^[A-Za-z0-9_-]{1,40}$")]
ActionText = Annotated[str, Field(description="An action as `legal_actions` writes it.", max_length=200)]


class GameRead(TypedDict):
    id: str
    name: str
    summary: str
    players: list[int]
    options: dict[str, list[bool | int | str]]


class Opened(TypedDict):
    table: TableRead
    invite: str | None
    """A code with which others sit down."""


class ActionRead(TypedDict):
    action: str
    sentence: str


class Choices(TypedDict):
    actions: list[ActionRead]
    more: int
    """How many others begin so."""


class WhyRead(TypedDict):
    allowed: bool
    reason: str | None
    clause: str | None


class PreviewRead(TypedDict):
    happens: list[str]
    remark: str | None


class Played(TypedDict):
    happened: Happened
    table: TableRead


class Looked(TypedDict):
    table: TableRead
    standing: list[str]
    """How far the match has come and what everyone has, as far as you may know it."""
    board: list[str]
    """What lies on the board."""
    since: list[Happened]
    """What happened since your last action."""


def make_tools(server: TableServer) -> MCPServer:
    """The MCP server whose tools play at this table server."""
    offered = MCPServer("branchline", title="Branchline", version=branchline.__version__, instructions=INSTRUCTIONS,
                        log_level="WARNING")  # fmt: skip
    tools = Tools(server)
    reading: list[Tool] = [tools.games, tools.rules, tools.tables, tools.look, tools.legal_actions, tools.why_not,
                           tools.preview, tools.wait_for_turn, tools.log]  # fmt: skip
    changing: list[Tool] = [tools.open_table, tools.join_table, tools.play, tools.undo, tools.answer, tools.say,
                            tools.resign]  # fmt: skip
    for tool in reading + changing:
        offered.add_tool(_spoken(tool, server.language), annotations=READS if tool in reading else CHANGES)
    return offered


class Tools:
    """What an agent can do. The docstrings are what it is told of each."""

    def __init__(self, server: TableServer) -> None:
        self._server = server

    async def games(self) -> list[GameRead]:
        """The games, with how many can play and what a table may choose."""
        language = self._server.language
        told = (await self._server.get("/api/games"))["games"]
        return [
            {"id": game["id"], "name": game["names"][language], "summary": game["summaries"][language],
             "players": game["players"], "options": {option["name"]: option["values"] for option in game["options"]}}
            for game in told
        ]  # fmt: skip

    async def rules(
        self,
        game: Game,
        clause: Annotated[str, Field(description="A clause or chapter, such as SR-3.2 or SR-3; empty: all.")] = "",
    ) -> str:
        """The rules of a game, one chapter of them, or one clause."""
        found = branchline.load(game)
        page = load_page(found.words_folders, self._server.language)
        if not clause:
            return page.markdown()
        part = page.find(clause)
        if part is None:
            known = ", ".join(chapter.id for chapter in page.chapters)
            raise AgentError("no-clause", clause=clause, game=found.name(self._server.language), known=known)
        return part.markdown()

    async def tables(self, which: Literal["mine", "past", "open", "watch"] = "open") -> list[TableRead]:
        """Tables: yours, yours that are over, public ones that wait for players, public ones that are running."""
        told = (await self._server.get("/api/tables", list=which))["tables"]
        blank: dict[str, Any] = {"prompt": None, "legal": None, "requests": []}
        return [
            table_read({"table": table, "status": table["status"], "scores": table["scores"]} | blank,
                       self._server.page_of(table["id"]))
            for table in told
        ]  # fmt: skip

    async def open_table(
        self,
        game: Game,
        bots: Annotated[list[str], Field(description="The levels of bots that sit down, such as greedy.")] = [],  # noqa: B006
        others: Annotated[int, Field(description="How many seats to keep free for people and agents.", ge=0, le=7)] = 0,
        options: Annotated[dict[str, bool | int | str], Field(description="What the table chooses.")] = {},  # noqa: B006
        public: Annotated[bool, Field(description="Whether anyone may sit down; otherwise by invitation.")] = False,
    ) -> Opened:
        """Open a table and sit down. The match begins as soon as all seats are taken."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(others)), *({"kind": "bot", "bot": b} for b in bots)]
        present = await self._server.post("/api/tables", game=game, seats=seats, options=options, public=public)
        return {"table": self._read(present), "invite": present["table"]["invite"]}

    async def join_table(
        self,
        table: Annotated[str, Field(description="The id of a public table.")] = "",
        invite: Annotated[str, Field(description="The code of an invitation.")] = "",
    ) -> TableRead:
        """Sit down at an open table, or where an invitation leads."""
        if invite:
            table = (await self._server.get(f"/api/invites/{invite}"))["table"]["id"]
        code = {"invite": invite} if invite else {}
        return self._read(await self._server.post(f"/api/tables/{table}/join", **code))

    async def look(self, table: Table) -> Looked:
        """The table: the question, the position as far as you may know it, and what happened since your last action."""
        present = await self._server.get(f"/api/tables/{table}")
        mine, begun = present["table"]["mine"], present["view"] is not None
        since = (await self._server.get(f"/api/tables/{table}/since"))["entries"] if mine else []
        words = await self._server.get(f"/api/tables/{table}/at/{present['moment']}/words") if begun else NOT_BEGUN
        return {"table": self._read(present), "standing": words["standing"], "board": words["board"],
                "since": happened(since)}  # fmt: skip

    async def legal_actions(
        self,
        table: Table,
        beginning: Annotated[str, Field(description="Only actions whose text begins so.", max_length=200)] = "",
        limit: Annotated[int, Field(ge=1, le=1000)] = 200,
    ) -> Choices:
        """What you may do now, each action with its text and in words."""
        told = await self._server.get(f"/api/tables/{table}/choices", beginning=beginning, limit=limit)
        actions: list[ActionRead] = [{"action": one["text"], "sentence": one["sentence"]} for one in told["choices"]]
        return {"actions": actions, "more": told["more"]}

    async def why_not(self, table: Table, action: ActionText) -> WhyRead:
        """Whether an action is allowed to you now and, if not, why, with the clause of the rules."""
        told = await self._server.post(f"/api/tables/{table}/why", action=action)
        reason = told["reason"] or {}
        return {"allowed": told["allowed"], "reason": reason.get("message"), "clause": reason.get("clause")}

    async def preview(self, table: Table, action: ActionText) -> PreviewRead:
        """What an action of yours would cause if nobody objects, without doing it."""
        told = await self._server.post(f"/api/tables/{table}/preview", action=action)
        return {"happens": [event["sentence"] for event in told["events"]], "remark": told["remark"]}

    async def play(self, table: Table, action: ActionText) -> Played:
        """Carry out an action."""
        seq = (await self._server.get(f"/api/tables/{table}"))["seq"]
        told = await self._server.post(f"/api/tables/{table}/actions", seq=seq, action=action)
        present = await self._server.get(f"/api/tables/{table}")
        return {"happened": happened([told["entry"]])[0], "table": self._read(present)}

    async def wait_for_turn(
        self, table: Table, seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT)] = 60.0
    ) -> TableRead:
        """Wait until you must decide or answer, or the match is over; after so many seconds tell how it stands."""
        return self._read(await self._server.wait_for_turn(table, seconds))

    async def log(self, table: Table, after: Annotated[int, Field(ge=0)] = 0) -> list[Happened]:
        """What happened at a table, line by line, after so many lines."""
        return happened((await self._server.get(f"/api/tables/{table}/log", after=after))["entries"])

    async def undo(self, table: Table) -> TableRead:
        """Take back your last action: freely while nothing else has come of it, otherwise others are asked."""
        seq = (await self._server.get(f"/api/tables/{table}"))["seq"]
        await self._server.post(f"/api/tables/{table}/undo", seq=seq)
        return self._read(await self._server.get(f"/api/tables/{table}"))

    async def answer(self, table: Table, about: Literal["undo", "end", "pause", "takeover"], agree: bool) -> TableRead:
        """Answer what others ask of you."""
        return self._read(await self._server.post(f"/api/tables/{table}/consent/answer", about=about, agree=agree))

    async def say(self, table: Table, text: Annotated[str, Field(max_length=500)]) -> TableRead:
        """Say something to the others at the table."""
        return self._read(await self._server.post(f"/api/tables/{table}/chat", text=text))

    async def resign(self, table: Table) -> TableRead:
        """Give your seat up for good; a bot plays on."""
        return self._read(await self._server.post(f"/api/tables/{table}/resign"))

    def _read(self, present: dict[str, Any]) -> TableRead:
        return table_read(present, self._server.page_of(present["table"]["id"]))


def _spoken(tool: Tool, language: str) -> Tool:
    """The same tool, whose refusals are sentences in this language."""

    @wraps(tool)
    async def spoken(*given: Any, **named: Any) -> Any:
        try:
            return await tool(*given, **named)
        except BranchlineError as fault:
            raise ToolError(fault.say(language)) from None

    return spoken
