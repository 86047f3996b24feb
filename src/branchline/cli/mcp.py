"""`branchline mcp`: tables for agents, by the Model Context Protocol."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from contextlib import AsyncExitStack
from typing import Any

from branchline.cli.arguments import number_of
from branchline.cli.extras import need
from branchline.cli.grammar import add_command
from branchline.cli.words import say, speaking

HOST, PATH = "127.0.0.1", "/mcp"
NAME = "Agent"


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "mcp")
    parser.add_argument("--server", metavar="URL", default="", help=say("help-mcp-server"))
    parser.add_argument("--name", metavar=say("help-mcp-name-name"), default=NAME, help=say("help-mcp-name", name=NAME))
    parser.add_argument("--token", metavar=say("help-mcp-token-name"), help=say("help-mcp-token"))
    parser.add_argument("--http", metavar="N", help=say("help-mcp-http", host=HOST, path=PATH))
    parser.add_argument("--data", metavar=say("help-folder"), help=say("help-serve-data"))


def run(args: Namespace) -> int:
    need("agents")
    if not args.server:
        need("server")
    asyncio.run(_offer(args, number_of(args.http, "--http") if args.http else None))
    return 0


async def _offer(args: Namespace, port: int | None) -> None:
    from branchline.agents.own_server import own_server
    from branchline.agents.table_server import TableServer
    from branchline.agents.tools import make_tools

    async with AsyncExitStack() as open_:
        address = args.server or await open_.enter_async_context(own_server(args.data))
        server = TableServer(address, args.name, token=args.token, language=speaking())
        tools = make_tools(await open_.enter_async_context(server))
        if port is None:
            await tools.run_stdio_async()
        else:
            await tools.run_streamable_http_async(host=HOST, port=port, streamable_http_path=PATH)
