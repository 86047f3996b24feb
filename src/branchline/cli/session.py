"""A game at this terminal: bots answer at once, people are asked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from branchline.cli.choices import Choices, next_words
from branchline.cli.hidden_screen import HiddenScreen
from branchline.cli.hints import Hints, hint_lines
from branchline.cli.history import Moment, moments_of, sentences
from branchline.cli.keyboard import Keyboard
from branchline.cli.naming import seat_name
from branchline.cli.previews import preview
from branchline.cli.rules import part_of
from branchline.cli.screen import Screen
from branchline.cli.words import WORDS, BadCommand, say, speaking
from branchline.kernel.errors import BadAction, BranchlineError, NothingToUndo
from branchline.kernel.kinds import SEAT_LETTERS
from branchline.kernel.rules_page import load_page
from branchline.kernel.words import LANGUAGES

if TYPE_CHECKING:
    from branchline.bots import Bot
    from branchline.kernel.action import Action
    from branchline.kernel.match import Match
    from branchline.kernel.reasons import Reason

COMMANDS = ("list", "why", "what", "hint", "undo", "map", "table", "log", "rules", "save", "help", "quit")
FEW = 12
"""So many choices are listed without being asked for."""
EXPLAINED = 24
"""So many choices are listed with a sentence each; more stand side by side."""


class Session:
    """A match, the bots in its seats, and a person at the keyboard for the others."""

    def __init__(self, match: Match, bots: list[Bot | None], screen: Screen, keyboard: Keyboard,
                 hints: Hints | None = None) -> None:  # fmt: skip
        self.match, self.screen, self._hints = match, screen, hints or Hints()
        self.moments = moments_of(match)
        self._bots, self._keyboard = bots, keyboard
        self._people = [seat for seat, bot in enumerate(bots) if bot is None]
        self._hidden = HiddenScreen(len(self._people), screen)
        self._asked = -1
        self._notice = ""
        """Told once the position is on the screen, as drawing it clears that."""
        self._interrupted = False
        self._going = True

    def play(self) -> None:
        """Until the end, or until the person leaves."""
        while self._going and not self.match.is_over:
            bot = self._bots[self._seat]
            if bot is not None:
                self._carry_out(bot.choose(self.match))
            else:
                self._ask()

    @property
    def _seat(self) -> int:
        seat = self.match.to_move
        assert seat is not None
        return seat

    def _carry_out(self, action: Action | str | int) -> None:
        seat = self._seat
        events = self.match.play(action)
        self.moments.append(Moment(len(self.moments), seat, str(self.match.last), events))

    def show_end(self) -> None:
        """What a person has not yet read, and the final position."""
        unread = min((self._last_decision(seat) for seat in self._people), default=len(self.moments) - 1)
        self.screen.items(sentences(self.match, self.moments[unread:], None, self.reader))
        self.screen.position(self.match, None)

    # --- asking -------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        if self._asked != len(self.match):
            self._asked = len(self.match)
            self._choices = Choices(self.match)
            self._hidden.put_back(self._seat)
            self._present()
        try:
            if self._covered:
                self._ask_covered()
            else:
                self._hear(self._keyboard.read(f"{SEAT_LETTERS[self._seat]}> ", self._suggest))
        except KeyboardInterrupt:
            self._ask_whether_to_leave()
        else:
            self._interrupted = False

    def _ask_whether_to_leave(self) -> None:
        """The first Ctrl-C asks, a second one leaves."""
        if self._interrupted:
            raise KeyboardInterrupt
        self._interrupted = True
        self.screen.tell("\n" + say("interrupted"))

    def _ask_covered(self) -> None:
        """Whoever types something knows what is theirs, or asks for it."""
        line = self._keyboard.read(say("uncover", seat=seat_name(self.match, self._seat)), lambda _: [])
        self._hidden.lift(self.match, self._seat)
        if line == "":
            self._present()
        else:
            self._hear(line)

    def _hear(self, line: str | None) -> None:
        if line is None:
            self._going = False
            return
        try:
            self._answer(line)
        except BranchlineError as fault:
            self.screen.tell(fault.say(speaking()), style="red")

    @property
    def _covered(self) -> bool:
        return self._hidden.hides(self.match, self._seat)

    @property
    def reader(self) -> int | None:
        """Whom sentences call “you”: whoever is alone at the keyboard. Where several share it, everyone has a name."""
        return self._people[0] if len(self._people) == 1 else None

    @property
    def _viewer(self) -> int | None:
        return None if self._covered else self._seat

    def _present(self) -> None:
        """The position, what happened since this seat last decided, and the question."""
        self.screen.decision(self.match, self._viewer, self._news())
        if self._notice:
            self.screen.tell(self._notice)
            self._notice = ""
        self.screen.rule(self.match.seats[self._seat])
        if not self._covered:
            self.screen.tell(self.match.prompt(speaking(), self.reader), style="bold")
            self._show_choices()

    def _news(self) -> list[str]:
        """What happened since this seat last decided."""
        unread = self.moments[self._last_decision(self._seat) :]
        news = sentences(self.match, unread, self._viewer, self.reader)
        return [say("since"), *news] if news else []

    def _last_decision(self, seat: int) -> int:
        """The moment in which this seat last decided; the first, if it never did."""
        return max((index for index, moment in enumerate(self.moments) if moment.seat == seat), default=0)

    def _show_choices(self) -> None:
        if len(self._choices) <= FEW:
            self._list(self._choices.numbered())
        else:
            self.screen.columns([self._tell_verb(*counted) for counted in self._choices.by_verb().items()])
        self.screen.tell(say("hint-plain" if self.screen.plain else "hint"), style="dim")

    def _tell_verb(self, verb: str, count: int) -> str:
        return f"{verb}: {self.match.game.words.name(f'verb-{verb}', verb, speaking())} ({count})"

    def _suggest(self, typed: str) -> list[str]:
        """Commands and legal moves; after “why”, any verb with any first word."""
        legal = [str(action) for action in self._choices.actions]
        command, space, rest = typed.partition(" ")
        name = _command(command) if space else None
        if name == "why":
            return next_words(rest, self._choices.beginnings())
        if name in ("what", "list"):
            return next_words(rest, legal)
        return next_words(typed, [*legal, *(say(f"command-{each}") for each in COMMANDS)])

    # --- answers ------------------------------------------------------------------------------------------

    def _answer(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        name = _command(command)
        if not line:
            self._show_choices()
        elif name is not None and command.casefold() not in self._choices.by_verb():
            carry_out: Callable[[str], None] = getattr(self, f"on_{name}")
            carry_out(rest.strip())
        else:
            self._move(line)

    def _move(self, line: str) -> None:
        """Play the move of this line; if it is only the beginning of one, list what may follow."""
        try:
            self._decide(self._meant(line))
        except BadAction:
            found = self._choices.beginning(line.split())
            if not found:
                raise
            self._list(found)

    def _meant(self, text: str) -> Action | str:
        """The move of this number, or this text as it stands."""
        if not text.isdecimal():
            return text
        action = self._choices.at(int(text))
        if action is None:
            raise BadCommand("choice", number=text, last=len(self._choices))
        return action

    def _decide(self, move: Action | str) -> None:
        reason = self.match.why_not(move, self._seat)
        if reason is not None:
            self.screen.tell(_because(reason), style="red")
            return
        self._carry_out(move)

    def _list(self, found: list[tuple[int, Action]]) -> None:
        if len(found) > EXPLAINED:
            self.screen.columns([f"{number:>3} {action}" for number, action in found])
            return
        described = [(number, action, self.match.tell_action(action, speaking())) for number, action in found]
        for number, action, sentence in described:
            self.screen.tell(f"{number:>3}  {action!s:<22} {sentence}")

    # --- commands -----------------------------------------------------------------------------------------

    def on_list(self, words: str) -> None:
        found = self._choices.beginning(words.split())
        if not found:
            raise BadCommand("no-choice", text=words, verbs=", ".join(self._choices.by_verb()))
        self._list(found)

    def on_why(self, move: str) -> None:
        reason = self.match.why_not(self._meant(self._given(move)), self._seat)
        self.screen.tell(say("allowed") if reason is None else _because(reason))

    def on_what(self, move: str) -> None:
        meant = self._meant(self._given(move))
        reason = self.match.why_not(meant, self._seat)
        if reason is None:
            self.screen.items(list(preview(self.match, meant, self._seat, self.reader)))
            reason = self.match.remark(meant)
        if reason is not None:
            self.screen.tell(_because(reason))

    def on_hint(self, _: str) -> None:
        if len(self._people) > 1 and not self._hints.allowed:
            raise BadCommand("hint-unfair")
        self.screen.items(list(hint_lines(self.match, self._seat, self._hints.of(self.match))))

    def on_undo(self, _: str) -> None:
        """Back to before the last decision a person made."""
        own = [index for index, moment in enumerate(self.moments) if self._bots[moment.seat] is None]
        if not own:
            raise NothingToUndo("nothing-to-undo")
        self.match = self.match.at(own[-1])
        del self.moments[own[-1] :]
        self._notice = say("undone")

    def on_save(self, file: str) -> None:
        if not file:
            raise BadCommand("save-form")
        self.screen.tell(say("saved", file=str(write(self.match, Path(file)))))

    def on_map(self, _: str) -> None:
        self.screen.board(self.match, self._seat)

    def on_table(self, _: str) -> None:
        self.screen.accounts(self.match, self._seat)

    def on_log(self, _: str) -> None:
        lines = sentences(self.match, self.moments, self._viewer, self.reader)
        self.screen.items(lines or [say("log-empty")])

    def on_rules(self, clause: str) -> None:
        page = load_page(self.match.game.words_folders, speaking())
        self.screen.rules(part_of(page, clause).markdown() if clause else page.introduction)
        if not clause:
            self.screen.items([f"{chapter.id} {chapter.title}" for chapter in page.chapters])

    def on_help(self, _: str) -> None:
        self.screen.tell(say("play-intro"))
        for command in COMMANDS:
            self.screen.tell(f"  {say(f'play-{command}')}")

    def on_quit(self, _: str) -> None:
        self._going = False

    def _given(self, move: str) -> str:
        if not move:
            raise BadCommand("move-missing")
        return move


def write(match: Match, path: Path) -> Path:
    """Save a match, or say why that cannot be done."""
    try:
        return match.save(path)
    except OSError as fault:
        raise BadCommand("unwritable", file=str(path), fault=fault.strerror or str(fault)) from fault


def _because(reason: Reason) -> str:
    return f"{reason.say(speaking())} ({reason.clause})"


def _command(word: str) -> str | None:
    """The command a word means: its name in any language."""
    for command in COMMANDS:
        known = {WORDS.say_to(form, f"command-{command}", language) for language in LANGUAGES for form in ("", "also")}
        if word.casefold() in {command, *known}:
            return command
    return None
