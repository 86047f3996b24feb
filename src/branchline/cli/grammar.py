"""The grammar of the command line: argparse, in the language of this run and with errors as sentences."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

import branchline
from branchline.cli.words import WORDS, BadCommand, say, speaking
from branchline.kernel.words import LANGUAGES

PHRASES = {
    "usage: ": "usage",
    "positional arguments": "positionals",
    "options": "options",
    "show this help message and exit": "help",
    "expected one argument": "one-argument",
    "expected at least one argument": "some-arguments",
    "argument %(argument_name)s: %(message)s": "argument",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "value",
    "ignored explicit argument %r": "explicit",
    "not allowed with argument %s": "not-with",
}
"""What argparse says, with the key of our own words for it."""


class Parser(argparse.ArgumentParser):
    """A parser that raises what it does not understand instead of exiting."""

    def __init__(self, *args: Any, **more: Any) -> None:
        more |= {"formatter_class": argparse.RawDescriptionHelpFormatter, "allow_abbrev": False}
        super().__init__(*args, **more)

    def error(self, message: str) -> NoReturn:
        raise BadCommand("usage", fault=message[:1].upper() + message[1:], command=self.prog)


def command_line() -> Parser:
    """The parser for what is common to all commands."""
    vars(argparse)["_"] = _phrase
    parser = Parser(prog="branchline", description=say("help-branchline"), epilog=say("help-examples"))
    parser.add_argument(
        "--version", action="version", version=f"branchline {branchline.__version__}", help=say("help-version")
    )
    return parser


def add_command(commands: Any, name: str) -> Parser:
    """A parser for a command of this name, with its words."""
    parser: Parser = commands.add_parser(
        name, help=say(f"help-{name}"), description=say(f"help-{name}"), epilog=say(f"help-{name}-examples")
    )
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("help-lang"))


def _phrase(text: str) -> str:
    """argparse asks for every phrase of its own here."""
    key = PHRASES.get(text)
    return WORDS.say(f"argparse-{key}", speaking()) if key else text
