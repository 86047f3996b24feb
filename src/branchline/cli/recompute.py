"""`branchline recompute`: the archive, its statistics and all ratings again, from the journals."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from branchline.cli.arguments import number_of
from branchline.cli.extras import need
from branchline.cli.grammar import add_command
from branchline.cli.words import say


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "recompute")
    parser.add_argument("--data", metavar=say("help-folder"), help=say("help-serve-data"))
    parser.add_argument("--database", metavar="URL", default="", help=say("help-serve-database"))
    parser.add_argument("--ratings", action="store_true", help=say("help-recompute-ratings"))
    processes = str(os.cpu_count() or 1)
    parser.add_argument("--processes", metavar="N", default=processes, help=say("help-recompute-processes"))


def run(args: Namespace) -> int:
    need("server")
    need("accounts")
    if args.database.startswith("postgresql"):
        need("postgres")
    from branchline.server.settings import Settings, data_folder
    from branchline.server.store.database_check import check_database

    settings = Settings(data=Path(args.data) if args.data else data_folder(), database=args.database)
    check_database(settings.database_url)
    done = asyncio.run(_recompute(settings.database_url, number_of(args.processes, "processes"), args.ratings))
    print(say("recompute-done", count=done))
    return 0


async def _recompute(address: str, processes: int, ratings_only: bool) -> int:
    from branchline.server.archive.recomputing import recompute
    from branchline.server.store.sql_store import SqlStore

    store = SqlStore(address)
    await store.open()
    try:
        return await recompute(
            store.archive, store, processes, ratings_only=ratings_only,
            hear=lambda done: print(say("recompute-so-far", count=done), end="\r", flush=True),
        )  # fmt: skip
    finally:
        await store.close()
