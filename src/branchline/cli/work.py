"""`branchline work`: a worker that moves for bots, on this machine or another than the servers'."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from branchline.cli.arguments import number_of
from branchline.cli.grammar import add_command
from branchline.cli.serve import add_shared, need_shared, shared_settings
from branchline.cli.words import BadCommand, say

AT_ONCE = "1"


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "work")
    add_shared(parser)
    parser.add_argument("--bots", metavar="N", default=AT_ONCE, help=say("help-work-bots", bots=AT_ONCE))


def run(args: Namespace) -> int:
    if not (args.database and args.redis):
        raise BadCommand("work-alone")
    need_shared(args)
    from branchline.server.operations.serving import work
    from branchline.server.settings import Settings

    settings = Settings(**shared_settings(args), bot_workers=number_of(args.bots, "bots", least=1))
    work(settings, lambda: print(say("work-ready"), flush=True))
    return 0
