"""The grammar of the command line: argparse, in the language of this run and with errors as sentences."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

import branchline
from branchline.cli.words import BadCommand, say
from branchline.kernel.words import LANGUAGES

FAULTS = {
    "argument": r"argument (?P<argument>.+?): (?P<fault>.+)",
    "one-value": r"expected one argument",
    "some-values": r"expected at least one argument",
    "required": r"the following arguments are required: (?P<names>.+)",
    "unrecognized": r"unrecognized arguments: (?P<words>.+)",
    "choice": r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
    "no-value": r"ignored explicit argument (?P<value>.+)",
}
"""How argparse says what is wrong, by the keys of our own sentences for it."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, say("argparse-usage") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the language of this run, and raises what it does not understand instead of exiting."""

    def __init__(self, **more: Any) -> None:
        super().__init__(formatter_class=Formatter, allow_abbrev=False, add_help=False, **more)
        self._positionals.title, self._optionals.title = say("argparse-positionals"), say("argparse-options")
        self.add_argument("-h", "--help", action="help", help=say("argparse-help"))

    def error(self, message: str) -> NoReturn:
        fault = in_our_words(message)
        raise BadCommand("usage", fault=fault[:1].upper() + fault[1:], command=self.prog)


def in_our_words(message: str) -> str:
    """What argparse complains about, told by us; whatever is not foreseen stays as it is.

    >>> in_our_words("argument --seats: expected one argument")
    '--seats: a value is missing'
    >>> in_our_words("the moon is full")
    'the moon is full'
    """
    for key, pattern in FAULTS.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            details = found.groupdict()
            if "fault" in details:
                details["fault"] = in_our_words(details["fault"])
            return say(f"argparse-{key}", **details)
    return message


def command_line() -> Parser:
    """The parser for what is common to all commands."""
    parser = Parser(prog="branchline", description=say("help-branchline"), epilog=say("help-examples"))
    version = f"branchline {branchline.__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("help-version"))
    return parser


def add_command(commands: Any, name: str) -> Parser:
    """A parser for a command of this name, with its words."""
    parser: Parser = commands.add_parser(
        name, help=say(f"help-{name}"), description=say(f"help-{name}"), epilog=say(f"help-{name}-examples")
    )
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("help-lang"))
