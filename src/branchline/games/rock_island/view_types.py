"""What a view of this game is made of."""

from typing import Annotated, TypedDict

from branchline.games.rock_island.components import DIRECTION, EDITION, ENDING, GROUND, PHASE
from branchline.kernel import Vocabulary

Phase = Annotated[str, Vocabulary("Phase", (*PHASE.labels[1:], "over"))]
Ending = Annotated[str, Vocabulary("Ending", ENDING.labels)]
Edition = Annotated[str, Vocabulary("Edition", EDITION.labels)]
Ground = Annotated[str, Vocabulary("Ground", GROUND.labels)]
ReserveGround = Annotated[str, Vocabulary("ReserveGround", ("land", "river"))]
Direction = Annotated[str, Vocabulary("Direction", DIRECTION.labels)]


class Dice(TypedDict):
    crew: int
    locomotive: int | None


class CellView(TypedDict):
    ground: Ground
    open: bool
    tile: str | None
    rotation: int | None


class Reach(TypedDict):
    """A mark at which a run could end, and the edges over which it would leave cells on the way."""

    cell: str
    entry: Direction | None
    steps: int
    way: list[Direction]
    wins: bool
    """The step there ends the game, and so the run."""


class LocomotiveView(TypedDict):
    cell: str
    entry: Direction | None
    """The edge over which it came; None in a city."""
    last_run: int
    distance: int | None
    """Cells to Kansas City; None before that is placed."""
    reach: list[Reach]


class SlotView(TypedDict):
    slot: str
    ground: ReserveGround
    open: bool
    tile: str | None


class Opening(TypedDict):
    left: int
    cells: list[str]


class Turned(TypedDict):
    """What becomes of the ends of a tile's track if it lies so."""

    rotation: int
    joined: list[Direction]
    """They meet track of a neighbour."""
    hidden: list[Direction]
    """They look at a tile that nobody has seen."""
    cut: list[Direction]


class Turning(TypedDict):
    cell: str
    laid: bool
    rotations: list[int]
    ends: list[Turned]
    """For each of the rotations."""


class Entered(TypedDict):
    cell: str
    entry: Direction


class Run(TypedDict):
    steps: int
    left: int | None
    passed: list[Entered]


class Laying(TypedDict):
    placed: int
    river: list[str]
    choices: list[str]


class RockIslandView(TypedDict):
    players: int
    phase: Phase
    to_move: int | None
    active: int
    first: int
    turn: int
    round: int
    max_rounds: int
    ending: Ending
    edition: Edition
    dice: Dice | None
    """None before the first turn."""
    cells: dict[str, CellView]
    crews: list[str | None]
    walks: list[dict[str, list[str]]]
    """For each seat, by the number on the crew's die: the cells where its crew could stop now."""
    locomotives: list[LocomotiveView]
    """None before Chicago is placed."""
    reserve: list[SlotView]
    remaining: dict[str, int]
    removed: dict[str, int]
    opening: Opening | None
    turning: Turning | None
    exchange: bool
    run: Run | None
    laying: Laying | None
