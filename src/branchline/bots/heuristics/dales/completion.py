"""A line or a purchase that is half done, finished in the cheapest way."""

from __future__ import annotations

from branchline.bots.heuristics.dales.influence import value_of_point
from branchline.games.dales.board import Board
from branchline.games.dales.building import put_line
from branchline.games.dales.components import BUILD, CUBE, EXCHANGING, EXTENDING, PAYMENT, SOURCES, TRAIN
from branchline.games.dales.link import completes_link, pay_link
from branchline.games.dales.payment import choose_point, left_of, price_line, take_payment
from branchline.games.dales.state import State
from branchline.games.dales.trains import hand_over_train
from branchline.kernel import NOBODY, ask, decider, present_phase, rule

CUBE_PRICE = 0.2


@rule
def complete_move(board: Board, state: State) -> None:
    """Finish a line or a purchase in the cheapest way."""
    if present_phase(state) == EXTENDING and state.path_length > 1:
        price_line(state)
    elif present_phase(state) != PAYMENT and present_phase(state) != EXCHANGING:
        return
    pay_cheapest(state)
    if present_phase(state) == EXCHANGING:
        hand_over_train(board, state)
        ask(state, TRAIN, decider(state))
    else:
        put_line(board, state)
        if completes_link(board, state):
            for other in range(state.players):
                pay_link(board, state, other)
        ask(state, BUILD, decider(state))
        state.place += 1


@rule
def pay_cheapest(state: State) -> None:
    for _ in range(state.due):
        best = NOBODY
        for source in range(SOURCES):
            if left_of(state, source) > 0 and (best == NOBODY or price_of(state, source) < price_of(state, best)):
                best = source
        choose_point(state, best)
    take_payment(state)


@rule
def price_of(state: State, source: int) -> float:
    return CUBE_PRICE if source == CUBE else value_of_point(source, left_of(state, source) - 1)
