"""What the game gives the kernel."""

from __future__ import annotations

from typing import TypedDict

from branchline.kernel import NOBODY, Contract, LoadedBoard, decider, present_phase
from toys.whispers.position import ENDING, PHASE, Board, State, load_board
from toys.whispers.rules import EVENTS, REASONS, TURN, VERBS, determinize, score, setup


class View(TypedDict):
    players: int
    phase: str
    to_move: int | None
    ending: str
    hand: list[str]
    kept: list[str | None]
    voted: list[bool | None]
    points: list[int]


def view(loaded: LoadedBoard, state: State, seat: int | None) -> View:
    cards = loaded.labels["card"]
    return {
        "players": int(state.players),
        "phase": "over" if state.ended else PHASE.labels[present_phase(state)],
        "to_move": None if state.ended else int(decider(state)),
        "ending": ENDING.labels[state.ended],
        "hand": [] if seat is None else [cards[card] for card in state.hand[seat].tolist() if card != NOBODY],
        "kept": [None if card == NOBODY else cards[card] for card in state.kept[: state.players].tolist()],
        "voted": [None if vote == NOBODY else bool(vote) for vote in state.vote[: state.players].tolist()],
        "points": state.points[: state.players].tolist(),
    }


def prompt(loaded: LoadedBoard, state: State) -> tuple[str, dict[str, tuple[str, int]]]:
    if state.ended:
        return "over", {}
    return PHASE.labels[present_phase(state)], {"seat": ("seat", int(decider(state)))}


CONTRACT = Contract(
    State=State, Board=Board, verbs=VERBS, reasons=REASONS, events=EVENTS,
    setup=setup, determinize=determinize,
    turn=TURN, score=score,
    load_board=load_board,
    view=view, prompt=prompt,
)  # fmt: skip
