"""The pieces, the board and a position."""

from __future__ import annotations

from typing import Any

from branchline.kernel import (
    NO_SEAT,
    OWN_SEAT,
    SCRATCH,
    Array,
    Kind,
    Labels,
    Position,
    Record,
    between,
    i8,
    i16,
    maybe,
    up_to,
)

SEATS, CARDS, SPARE = 4, 8, 8
SEAT = Kind("seat", SEATS)
CARD = Kind("card", CARDS)
ANSWER = Kind("answer", labels=("no", "yes"))
KEEPING, VOTING = 1, 2
PHASE = Kind("phase", labels=("", "keep", "vote"))
ENDING = Kind("ending", labels=("", "last_vote"))
LAST_VOTE = 1


class Board(Record):
    rounds: int = i8(holds=between(1, 9))


class State(Position):
    phase: Array = i8(1, holds=PHASE)
    decider: Array = i8(1, holds=maybe(SEAT))
    argument: Array = i16(1, 2, holds=up_to(0))
    depth: int = i8(holds=up_to(0))
    ended: int = i8(holds=ENDING)
    hand: Array = i8(SEAT, 2, holds=maybe(CARD), known_to=OWN_SEAT)
    kept: Array = i8(SEAT, holds=maybe(CARD), known_to=OWN_SEAT)
    away: Array = i8(SEAT, holds=maybe(CARD), known_to=OWN_SEAT)
    deck: Array = i8(SPARE, holds=maybe(CARD), known_to=NO_SEAT)
    vote: Array = i8(SEAT, holds=maybe(ANSWER), known_to=OWN_SEAT)
    votes_shown: int = i8(holds=up_to(9))
    points: Array = i8(SEAT, holds=up_to(99))
    pool: Array = i8(CARDS, role=SCRATCH)


def load_board(data: dict[str, Any]) -> tuple[Board, dict[str, Labels], dict[str, list[str]]]:
    board = Board.blank()
    board.rounds = data["rounds"]
    return board, {"card": Labels(data["cards"])}, {}
