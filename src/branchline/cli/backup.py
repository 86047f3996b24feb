"""`branchline backup`: a copy of all tables, also while a server runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from branchline.cli.extras import need
from branchline.cli.grammar import add_command
from branchline.cli.words import say


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "backup")
    parser.add_argument("folder", metavar=say("help-folder"), help=say("help-backup-folder"))
    parser.add_argument("--data", metavar=say("help-folder"), help=say("help-serve-data"))


def run(args: Namespace) -> int:
    need("server")
    from branchline.server.operations.backup import back_up
    from branchline.server.settings import data_folder

    back_up(Path(args.data) if args.data else data_folder(), Path(args.folder))
    print(say("backup-done", folder=args.folder))
    return 0
