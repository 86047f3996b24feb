"""The `branchline` command: one module for each of its commands.

A command's module has `add_parser(commands)`, which says how it is typed, and `run(args)`, which does it and returns
the exit status. Whatever takes long to import is imported by the command that needs it.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

from branchline.cli.grammar import Parser, add_language, command_line
from branchline.cli.progress import compiling
from branchline.cli.words import language_of, say, speak, speaking
from branchline.kernel.compiler.units import show_progress
from branchline.kernel.errors import BranchlineError

COMMANDS = (
    "games",
    "play",
    "replay",
    "analyse",
    "sim",
    "rules",
    "fields",
    "bench",
    "arena",
    "bots",
    "train",
    "serve",
    "mcp",
    "work",
    "backup",
    "recompute",
    "export-site",
)
REFUSED, INTERRUPTED = 2, 130


def main(argv: list[str] | None = None) -> int:
    """Carry out a command line; returns the exit status."""
    try:
        return _carry_out(sys.argv[1:] if argv is None else argv)
    except BranchlineError as fault:
        print(fault.say(speaking()), file=sys.stderr)
        return REFUSED
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return INTERRUPTED


def _carry_out(argv: list[str]) -> int:
    speak(language_of(argv))
    parser = _parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    show_progress(compiling)
    status: int = _module_of(args.command).run(args)
    sys.stdout.flush()
    return status


def _module_of(command: str) -> Any:
    return import_module(f"branchline.cli.{command.replace('-', '_')}")


def _parser() -> Parser:
    parser = command_line()
    commands = parser.add_subparsers(dest="command", title=say("help-commands"), metavar=say("help-command"))
    for command in COMMANDS:
        _module_of(command).add_parser(commands)
    for each in (parser, *commands.choices.values()):
        add_language(each)
    return parser


def _let_go_of_output() -> None:
    """Nobody reads any more: keep Python from complaining about it on the way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
