"""The declaration of a heuristic: how the bots of a game judge positions, and how far they look.

Each module or package of `branchline.bots.heuristics` declares one as `HEURISTIC`. A setting that does not exist is an
error when the module is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from branchline.kernel.compiler.units import rules_of
from branchline.kernel.contract import bind, generic, score
from branchline.kernel.position import Position
from branchline.kernel.record import Array, Record
from branchline.kernel.rules import rule

if TYPE_CHECKING:
    from branchline.kernel import Game

Board = TypeVar("Board", bound=Record)
State = TypeVar("State", bound=Position)
Habit = Literal["hoards", "borrows", "builds"]
HEURISTICS = Path(__file__).parent / "heuristics"
WORKSPACE = 8192
"""Numbers in the workspace of a heuristic."""
NO_VALUE = -1e18
LEAST_VALUE = -1e12
"""What is below has no value, or had none in some of the determinizations that its mean was taken of."""


def once(state: Position) -> int:
    return 1


@dataclass(frozen=True)
class Aim(Generic[Board, State]):
    """Something that players want more or less of, which hints give as a reason."""

    amounts: Callable[[Board, State, Array], list[float]]
    """From the board, a position, and the value of that position to every seat."""
    less_is_better: bool = False
    digits: int = 0
    """Digits after the point that are told."""


@dataclass(frozen=True, kw_only=True)
class Heuristic(Generic[Board, State]):
    """How to judge the positions of a game. Functions marked (rule) run compiled."""

    evaluate: Callable[[Board, State, int, Array], float]
    """(rule) The value of a position to a seat; the workspace and the position itself may be overwritten."""
    log_odds: Callable[[Board, State, int, Array], float] | None = None
    """(rule) The logarithm of a seat's odds to win, in any unit; without it seats are compared by `evaluate`."""
    depth: int = 1
    """Decisions of its own move that a bot looks ahead."""
    beam: int = 1
    """Lines that it follows at each depth (the beam width)."""
    determinizations: Callable[[State], int] = once
    """Samples of what is hidden to average over; more than one where a decision hangs on it."""
    simulations: int = 200
    """Simulations for one decision of the search; 0 where the search gains nothing over `greedy`."""
    rollout_beam: int = 2
    """The beam width of whoever plays on in a rollout."""
    candidates: int = 0
    """The number of best moves compared by rollouts to the end of the turn; 0: a tree is searched instead."""
    turn_index: Callable[[State], int] | None = None
    """(rule) A number that grows with each turn or round; rollouts of candidates end where it has grown."""
    horizon: Callable[[State], int] = once
    """By how much the turn index must grow until a rollout is judged."""
    opponent_weight: float = 0.0
    """Weight of the mean value to the others, which counts against a candidate."""
    most_costs: Mapping[str, float] = field(default_factory=lambda: {"novice": 1.5, "casual": 0.5})
    """By weak level, the most that a decision may cost, in spreads (`advice/spreads.json`)."""
    habits: Mapping[Habit, Callable[[Array, int], Array]] = field(default_factory=dict)
    """What characters of weak levels like to have: its amount in many positions to a seat."""
    aims: Mapping[str, Aim[Board, State]] = field(default_factory=dict)
    """What hints give as a reason, by the name of its sentence in `advice/words`."""
    deeds: tuple[str, ...] = ()
    """Names of the events that hints tell of a whole move."""

    def __post_init__(self) -> None:
        if self.candidates and self.turn_index is None:
            raise TypeError("candidates are compared at the end of a turn: declare turn_index")


@generic
def evaluate(board: Record, state: Position, seat: int, workspace: Array) -> float:
    """The value of a position to a seat, by the heuristic of its game."""


@generic
def log_odds(board: Record, state: Position, seat: int, workspace: Array) -> float:
    """The logarithm of a seat's odds to win, by the heuristic of its game."""


@generic
def turn_index(state: Position) -> int:
    """The number that grows with each turn or round."""


@rule
def lead(board: Record, state: Position, seat: int, workspace: Array) -> float:
    """Return how far a seat leads the best of the others: the heuristic of a game that declares none."""
    best = NO_VALUE
    for other in range(state.players):
        if other != seat:
            best = max(best, float(score(state, other)))
    return float(score(state, seat) - best)


@cache
def heuristic_page(game: Game) -> Path | None:
    """The module or package that is named after the game, or after the family whose contract it shares."""
    for name in (game.id, rules_of(game).name):
        folder = HEURISTICS / name.replace("-", "_")
        for page in (folder.with_suffix(".py"), folder):
            if page.exists():
                return page
    return None


def heuristic_sources(game: Game) -> list[Path]:
    """The files of a heuristic, and of those it may build on: their names begin its own."""
    page = heuristic_page(game)
    if page is None:
        return []
    return [other for other in sorted(page.parent.iterdir()) if page.stem.startswith(other.stem)]


def heuristic_of(game: Game) -> Heuristic[Record, Position]:
    """The heuristic of a game."""
    page = heuristic_page(game)
    if page is None:
        return Heuristic(evaluate=lead)
    declared = import_module(f"branchline.bots.heuristics.{page.stem}").HEURISTIC
    if not isinstance(declared, Heuristic):
        raise TypeError(f"HEURISTIC of {page.stem} is no Heuristic")
    return declared


@cache
def bind_heuristic(game: Game) -> None:
    """Let compiled rules find what the heuristic of a game declares, and what orders the seats at the end."""
    heuristic, contract = heuristic_of(game), game.load_rules(compiled=False)
    bind(
        contract.State,
        evaluate=heuristic.evaluate,
        log_odds=heuristic.log_odds or heuristic.evaluate,
        turn_index=heuristic.turn_index or once,
        standing=contract.standing or contract.score,
    )
