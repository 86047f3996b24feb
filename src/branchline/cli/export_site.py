"""`branchline export-site`: the whole house as plain files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import branchline
from branchline.cli.grammar import add_command
from branchline.cli.words import BadCommand, say


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "export-site")
    parser.add_argument("folder", metavar=say("help-folder"), help=say("help-export-site-folder"))


def built() -> Path:
    """Where the browser client and the manual were built."""
    return Path(branchline.__file__).parent


def run(args: Namespace) -> int:
    from branchline.offline.site import export_site, is_complete, may_be_replaced

    client, manual, folder = built() / "web", built() / "manual", Path(args.folder)
    if not is_complete(client):
        raise BadCommand("site-not-built")
    if not may_be_replaced(folder):
        raise BadCommand("site-folder", folder=str(folder))
    try:
        size = export_site(client, manual, folder)
    except OSError as fault:
        raise BadCommand("site-not-written", folder=str(folder), fault=str(fault.strerror or fault)) from None
    print(say("export-site-done", folder=str(folder), size=f"{size / 1e6:.0f}"))
    return 0
