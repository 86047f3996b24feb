"""`branchline replay`: a saved match, step by step."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.grammar import add_command
from branchline.cli.keyboard import new_keyboard
from branchline.cli.screen import new_screen
from branchline.cli.words import BadCommand, say, speaking

if TYPE_CHECKING:
    from branchline.cli.keyboard import Keyboard
    from branchline.cli.screen import Screen
    from branchline.kernel.match import Match

STEPS = ("next", "previous", "first", "last", "quit")
LOOKS = ("map", "table")


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "replay")
    parser.add_argument("file", metavar=say("help-file"), help=say("help-replay-file"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))


def run(args: Namespace) -> int:
    screen, keyboard = new_screen(args.plain), new_keyboard()
    viewing = Viewing(branchline.replay(args.file, speaking()), screen)
    if sys.stdin.isatty() and sys.stdout.isatty():
        viewing.step_through(keyboard)
    else:
        viewing.print_all()
    return 0


class Viewing:
    """Someone looking at a match that has been played."""

    def __init__(self, match: Match, screen: Screen) -> None:
        from branchline.cli.history import moments_of

        self.match, self.screen = match, screen
        self.moments = moments_of(match)
        self.now = 0

    def print_all(self) -> None:
        """The whole log and the result."""
        for number, moment in enumerate(self.moments, 1):
            self.screen.tell(self._heading(number), style="bold")
            self.screen.items([self.match.tell(event, speaking()) for event in moment.events])
        self.screen.accounts(self.match, None)
        self._show_result()

    def step_through(self, keyboard: Keyboard) -> None:
        self._show()
        while (line := keyboard.read(f"{self.now}/{len(self.moments)}> ", _suggest)) is not None:
            if self._look(line):
                continue
            try:
                goal = self._goal(line)
            except BadCommand as fault:
                self.screen.tell(fault.say(speaking()), style="red")
                continue
            if goal is None:
                return
            self.now = goal
            self._show()

    def _look(self, line: str) -> bool:
        """Show the board or the tables, if that is what a line asks for."""
        for name, show in zip(LOOKS, (self.screen.board, self.screen.accounts), strict=True):
            if line.casefold() in (name, say(f"command-{name}")):
                show(self.match.at(self.now), None)
                return True
        return False

    def _goal(self, line: str) -> int | None:
        """The moment a line asks for; None to leave. An empty line goes on."""
        last = len(self.moments)
        steps = {
            "next": min(self.now + 1, last),
            "previous": max(self.now - 1, 0),
            "first": 0,
            "last": last,
            "quit": None,
        }
        if line.isdecimal() and int(line) <= last:
            return int(line)
        for step in STEPS:
            if line.casefold() in (step, step[0], say(f"step-{step}")) or (not line and step == "next"):
                return steps[step]
        raise BadCommand("step", step=line, last=last)

    def _show(self) -> None:
        then = self.match.at(self.now)
        self.screen.position(then, None)
        if self.now:
            self.screen.tell(self._heading(self.now), style="bold")
            self.screen.items([then.tell(event, speaking()) for event in self.moments[self.now - 1].events])
        if self.now == len(self.moments):
            self._show_result()
        self.screen.tell(say("replay-hint"), style="dim")

    def _heading(self, number: int) -> str:
        moment = self.moments[number - 1]
        return f"{number}. {self.match.seats[moment.seat]}: {moment.action}"

    def _show_result(self) -> None:
        from branchline.cli.result import show_result

        if self.match.is_over:
            show_result(self.screen, self.match, self.moments)
        else:
            self.screen.tell(self.match.prompt(speaking()), style="bold")


def _suggest(typed: str) -> list[str]:
    from branchline.cli.choices import next_words

    return next_words(typed, [*STEPS, *LOOKS])
