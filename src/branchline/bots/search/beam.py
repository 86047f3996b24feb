"""Beam search to the end of a seat's own move, by the heuristic of the game. Interruptions by others are waived."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from branchline.bots.compile import beam_unit
from branchline.bots.heuristic import NO_VALUE, WORKSPACE, bind_heuristic, evaluate, log_odds
from branchline.kernel import Array, Game, Position, Record, rule
from branchline.kernel.compiler.units import Steps, Unit, load, rule_steps, rules_of
from branchline.kernel.contract import Contract, apply, determinize, is_over, legal, let_pass, to_move
from branchline.kernel.events import no_log

MOST_ANSWERS = 64
"""More than an action can call for before its own seat, or nobody, is asked again."""


class Beam(NamedTuple):
    """Buffers of a beam search."""

    depth: Array
    """One number: how many decisions to look ahead."""
    states: Array
    """The root, the positions of the lines at two depths, and two for trials."""
    sums: Array
    """For each legal action, the sum of its values over all determinizations."""
    best: Array
    """The best of the present one."""
    ends: Array
    """For each legal action where its best line ends, as far as there is room."""
    actions: Array
    """The legal actions of the root."""
    next_actions: Array
    first: Array
    """The first action of each line that is followed."""
    next_first: Array
    """The same at the next depth."""
    next_value: Array
    log: Array
    workspace: Array


def new_beam(contract: Contract, depth: int, width: int) -> Beam:
    size = contract.out_size
    return Beam(
        depth=np.array([depth]),
        states=np.zeros(2 * width + 2, contract.State.dtype),
        sums=np.zeros(size),
        best=np.zeros(size),
        ends=np.zeros(size, contract.State.dtype),
        actions=np.zeros(size, np.int32),
        next_actions=np.zeros(size, np.int32),
        first=np.zeros(width, np.int32),
        next_first=np.zeros(width, np.int32),
        next_value=np.zeros(width),
        log=no_log(),
        workspace=np.zeros(WORKSPACE),
    )


@rule
def apply_unopposed(board: Record, state: Position, action: int, log: Array) -> None:
    """Carry out an action to which nobody objects."""
    apply(board, state, action, log)
    for _ in range(MOST_ANSWERS):
        if is_over(state):
            break
        answer = let_pass(state)
        if answer < 0:
            break
        apply(board, state, answer, log)


@rule
def search_beam(board: Record, seat: int, beam: Beam) -> int:
    """Value each legal action of states[0] by the best line that begins with it, up to the end of the seat's move or
    the full depth; add the values to the sums, and return the number of actions. A single action is not valued."""
    width, depth = beam.first.shape[0], beam.depth[0]
    here, there, trial, copy = 0, width, 2 * width, 2 * width + 1
    count = legal(board, beam.states[0], beam.actions)
    if count == 1:
        return 1
    for first in range(count):
        beam.best[first] = NO_VALUE
    followed = 1
    for step in range(depth):
        found = 0
        for k in range(followed):
            choices = legal(board, beam.states[here + k], beam.next_actions)
            for choice in range(choices):
                first = choice if step == 0 else beam.first[k]
                beam.states[trial] = beam.states[here + k]
                apply_unopposed(board, beam.states[trial], beam.next_actions[choice], beam.log)
                finished = is_over(beam.states[trial]) or to_move(beam.states[trial]) != seat or step == depth - 1
                beam.states[copy] = beam.states[trial]
                value = evaluate(board, beam.states[copy], seat, beam.workspace)
                if not finished:
                    found = keep_line(beam, there, found, value, first)
                elif value > beam.best[first]:
                    beam.best[first] = value
                    if first < beam.ends.shape[0]:
                        beam.ends[first] = beam.states[trial]
        for k in range(found):
            beam.first[k] = beam.next_first[k]
        here, there = there, here
        followed = found
    for first in range(count):
        beam.sums[first] += beam.best[first]
    return count


@rule
def keep_line(beam: Beam, there: int, found: int, value: float, first: int) -> int:
    """Add the trial position to those of the next depth, in place of the worst if the beam is full; return how many
    there are."""
    width = beam.first.shape[0]
    place = found
    if found == width:
        place = 0
        for k in range(found):
            if beam.next_value[k] < beam.next_value[place]:
                place = k
        if beam.next_value[place] >= value:
            return found
    beam.states[there + place] = beam.states[2 * width]
    beam.next_first[place] = first
    beam.next_value[place] = value
    return max(found, place + 1)


@rule
def write_sample(board: Record, state: Position, seat: int, seed: int, states: Array) -> None:
    """Write a position into states[0], where what the seat cannot know is drawn anew."""
    states[0] = state
    determinize(board, states[0], seat, seed)


@rule
def search_afresh(board: Record, seat: int, beam: Beam) -> int:
    """`search_beam` with values that begin at zero."""
    for k in range(beam.sums.shape[0]):
        beam.sums[k], beam.best[k] = 0.0, 0.0
    return search_beam(board, seat, beam)


@rule
def evaluate_seats(board: Record, states: Array, values: Array, workspace: Array) -> None:
    """Write the log odds of each seat in states[0]; states[1] is overwritten."""
    for seat in range(states[0].players):
        states[1] = states[0]
        values[seat] = log_odds(board, states[1], seat, workspace)


@rule
def value_after(board: Record, state: Position, seat: int, action: int, beam: Beam) -> float:
    """The value of the position right after an action to which nobody objects; `state` is overwritten."""
    apply_unopposed(board, state, action, beam.log)
    return evaluate(board, state, seat, beam.workspace)


def beam_steps(game: Game) -> Steps:
    bind_heuristic(game)
    contract = game.load_rules(compiled=False)
    beam = new_beam(contract, 1, 1)
    board, workspace = contract.Board.blank(), beam.workspace
    return [
        ("greedy", search_beam, (board, 0, beam)),
        ("evaluate_seats", evaluate_seats, (board, beam.states, workspace, workspace)),
    ]


def greedy_units(game: Game) -> dict[Unit, Callable[[], Steps]]:
    """List what `greedy` needs compiled: the beam search, and the rules that it calls."""
    return {rules_of(game): lambda: rule_steps(game.contract), beam_unit(game): lambda: beam_steps(game)}


def load_beam(game: Game) -> bool:
    """Run the beam search compiled from now on, if it has been compiled for this game."""
    return load(beam_unit(game), lambda: beam_steps(game))
