"""`branchline play`: a game in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import branchline
from branchline.cli.arguments import HUMAN, bots_of, number_of, options_of, seats_of
from branchline.cli.grammar import add_command
from branchline.cli.keyboard import Keyboard, new_keyboard
from branchline.cli.screen import Screen, new_screen
from branchline.cli.words import WORDS, BadCommand, say, speaking
from branchline.kernel.seeds import new_seed

if TYPE_CHECKING:
    from branchline.cli.session import Session
    from branchline.kernel.game import Game
    from branchline.kernel.match import Match

USUAL_BOT = "greedy"
USUAL_PLAYERS = 3


def add_parser(commands: Any) -> None:
    parser = add_command(commands, "play")
    parser.add_argument("game", metavar=say("help-game"), help=say("help-game-id"))
    parser.add_argument("--seats", metavar="human,greedy,…", help=say("help-seats"))
    parser.add_argument("--names", metavar="Ada,Ben,…", help=say("help-names"))
    parser.add_argument("--seed", metavar="N", help=say("help-seed"))
    parser.add_argument("--option", metavar="name=value", action="append", default=[], help=say("help-option"))
    parser.add_argument("--hints", action="store_true", help=say("help-hints"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.add_argument("--save", metavar=say("help-file"), help=say("help-save"))
    parser.add_argument("--load", metavar=say("help-file"), help=say("help-load"))


def run(args: Namespace) -> int:
    game, screen, keyboard = branchline.load(args.game), new_screen(args.plain), new_keyboard()
    wait = args.seed is not None
    with nullcontext() if wait else _compiled_meanwhile(game, screen, args):
        return _play(game, screen, keyboard, args, wait)


@contextmanager
def _compiled_meanwhile(game: Game, screen: Screen, args: Namespace) -> Iterator[None]:
    """Begin at once, and let another process compile the game if need be. With a seed one waits for it instead, since
    then the bots must always choose the same."""
    from branchline.bots import SEARCHING
    from branchline.bots.compile import compile_in_background, is_compiled

    game.load_rules(compiled=False)
    searching = any(seat.partition(":")[0] in SEARCHING for seat in seats_of(args.seats or ""))
    if is_compiled(game, searching=searching):
        yield
        return
    screen.tell(say("compiling"))
    with compile_in_background(game, searching=searching) as process:
        try:
            yield
        finally:
            process.kill()


def _play(game: Game, screen: Screen, keyboard: Keyboard, args: Namespace, wait: bool) -> int:
    from branchline.cli.hints import Hints
    from branchline.cli.session import Session

    match = _begin(game, args) if args.load is None else _resume(game, args)
    seats = seats_of(args.seats) if args.seats else _usual_seats(match.players)
    if len(seats) != match.players:
        raise BadCommand("seats", seats=len(seats), players=match.players)
    seed = _seed(args) if args.seed else new_seed()
    session = Session(match, bots_of(seats, game, seed, wait=wait), screen, keyboard, Hints(args.hints, seed, wait))
    screen.tell(_table(match, seats))
    try:
        session.play()
    finally:
        if args.save:
            _save(session, Path(args.save))
    _close(session, seats)
    return 0


def _begin(game: Game, args: Namespace) -> Match:
    seats = seats_of(args.seats) if args.seats else _usual_seats(min(USUAL_PLAYERS, game.players[-1]))
    names = seats_of(args.names) if args.names else None
    seed = _seed(args) if args.seed else None
    return game.new(len(seats), seed, options_of(args.option), names, language=speaking())


def _seed(args: Namespace) -> int:
    return number_of(args.seed, "--seed")


def _resume(game: Game, args: Namespace) -> Match:
    match = branchline.replay(args.load, speaking())
    if match.game is not game:
        raise BadCommand("other-game", file=args.load, game=match.game.id)
    return match


def _usual_seats(players: int) -> list[str]:
    return [HUMAN, *[USUAL_BOT] * (players - 1)]


def _save(session: Session, path: Path) -> None:
    from branchline.cli.session import write

    session.screen.tell(say("saved", file=str(write(session.match, path))))
    sys.stdout.flush()


def _close(session: Session, seats: list[str]) -> None:
    from branchline.cli.result import show_result

    if session.match.is_over:
        session.show_end()
        players = [_called(seat) for seat in seats]
        show_result(session.screen, session.match, session.moments, players, session.reader)
    else:
        session.screen.tell(say("left"))


def _table(match: Match, seats: list[str]) -> str:
    """Who sits where."""
    named = [f"{name} ({_called(seat)})" for name, seat in zip(match.seats, seats, strict=True)]
    return say("table", game=match.game.name(speaking()), seats=", ".join(named))


def _called(player: str) -> str:
    """What a player is called here as everywhere: a bot by the name of its level."""
    from branchline.bots.play.ladder import WORDS as LEVEL_NAMES

    return LEVEL_NAMES.name(f"level-{player}", WORDS.name(f"player-{player}", player, speaking()), speaking())
