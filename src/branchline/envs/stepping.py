"""Many games at once: each has its position, and who is to move there sees, decides and is answered for all together.

The rules on this page do the work for one game; on a CPU a loop calls them, on CUDA a thread does. Nothing else in the
house steps many games: the vector environment, training, `simulate` and the benchmark stand on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from branchline.bots.models import observation, observe
from branchline.bots.models.observe import observer_of
from branchline.bots.terminal import MARGIN_SCALE, combined
from branchline.kernel.chance import HALF, mixed, reseed, set_key
from branchline.kernel.compiler.units import Steps, Unit, prepare, rules_of
from branchline.kernel.events import no_log
from branchline.kernel.reasons import ALLOWED
from branchline.kernel.record import Array
from branchline.kernel.rollout import MOST_ACTIONS, rollout
from branchline.kernel.rules import long_rule, rule

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract
    from branchline.kernel.game import Game

FORFEIT = -1
"""In place of a way to end: somebody gave an illegal action, and has lost."""
LOSS = -1.0
"""The reward of that seat; the others get nothing."""
CACHE_LINE = 64
NO_MARGIN = -1.0
"""In place of a margin scale: the win alone counts."""


class Games(NamedTuple):
    """The games under way. All arrays have a row for each; `starts` holds blank states that they take in turn."""

    states: Any
    starts: Any
    legal: Any
    """The numbers of the legal actions, as many as `counts` says; on a CPU room for one list in each thread."""
    counts: Any
    numbers: Any
    """Which game is played here, counted over all of them; its seed is the first seed and this."""
    moves: Any
    """Actions of the present game so far."""


class Seen(NamedTuple):
    """What those to move are shown: observations, a mark for each legal action, the seat to move."""

    observations: Any
    masks: Any
    seats: Any


class Results(NamedTuple):
    """What games came to that ended with the last action; nothing where the game goes on."""

    over: Any
    rewards: Any
    shares: Any
    """Of the win; those who stand highest share it."""
    scores: Any
    lengths: Any
    """In actions."""
    endings: Any
    """The number of the way to end, or `FORFEIT`."""


@dataclass(frozen=True)
class SteppingRules:
    begin: Any
    list_actions: Any
    is_listed: Any
    clear_result: Any
    answer: Any
    write_result: Any


@cache
def stepping_rules(contract: Contract) -> SteppingRules:  # noqa: PLR0915
    setup, legal, apply, to_move = contract.setup, contract.legal, contract.apply, contract.to_move
    is_over, score, standing = contract.is_over, contract.score, contract.standing or contract.score

    @rule
    def begin(board: Any, state: Any, games: Games, row: int, seed: int) -> None:
        """Make a blank state a new game from the set-up; its actions are still to be listed."""
        reseed(state, seed + games.numbers[row])
        setup(board, state)
        games.moves[row] = 0

    @rule
    def list_actions(board: Any, state: Any, games: Games, row: int) -> None:
        games.counts[row] = legal(board, state, games.legal[row])

    @rule
    def is_listed(games: Games, row: int, action: int) -> bool:
        for k in range(games.counts[row]):
            if games.legal[row, k] == action:
                return True
        return False

    @rule
    def clear_result(row: int, results: Results) -> None:
        results.over[row] = 0
        results.lengths[row] = 0
        results.endings[row] = 0
        for seat in range(results.rewards.shape[1]):
            results.rewards[row, seat] = 0.0
            results.shares[row, seat] = 0.0
            results.scores[row, seat] = 0.0

    @rule
    def write_result(state: Any, row: int, moves: int, margin_scale: float, results: Results) -> None:
        """Those who stand highest share the win; the reward is that less the fair share, perhaps with a margin."""
        players, best, count, mean, distance = np.int64(state.players), standing(state, 0), 0, 0.0, 0.0
        for seat in range(players):
            best = max(best, standing(state, seat))
            mean += score(state, seat) / players
        for seat in range(players):
            count += standing(state, seat) == best
            distance += abs(score(state, seat) - mean) / players
        scale = margin_scale if margin_scale > 0.0 else max(MARGIN_SCALE * distance, 1e-9)
        for seat in range(players):
            share = 1.0 / count if standing(state, seat) == best else 0.0
            margin = (score(state, seat) - mean) / scale if margin_scale >= 0.0 else 0.0
            results.shares[row, seat] = share
            results.scores[row, seat] = score(state, seat)
            results.rewards[row, seat] = combined(share, 1.0 / players, margin)
        results.over[row] = 1
        results.lengths[row] = moves
        results.endings[row] = state.ended

    @rule
    def forfeit(state: Any, row: int, moves: int, results: Results) -> None:
        """Who gives an illegal action has lost, and the others share the win; the position stands as it stood."""
        players, loser = np.int64(state.players), to_move(state)
        for seat in range(players):
            results.shares[row, seat] = 0.0 if seat == loser else 1.0 / (players - 1)
            results.scores[row, seat] = score(state, seat)
        results.rewards[row, loser] = LOSS
        results.over[row] = 1
        results.lengths[row] = moves
        results.endings[row] = FORFEIT

    @rule
    def answer(board: Any, state: Any, games: Games, row: int, action: int, is_legal: int, margin_scale: float,
               results: Results, log: Array) -> bool:  # fmt: skip
        """Carry out an action, where no result is written yet. Whether that has ended the game: then what it came to
        is written, and the row waits for the next to begin."""
        if is_legal:
            apply(board, state, action, log)
            games.moves[row] += 1
            if not is_over(state):
                return False
            write_result(state, row, games.moves[row], margin_scale, results)
        else:
            forfeit(state, row, games.moves[row], results)
        games.numbers[row] += games.states.shape[0]
        return True

    return SteppingRules(begin, list_actions, is_listed, clear_result, answer, write_result)


# --- the loops on a CPU ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Loops:
    begin: Any
    look: Any
    play: Any
    play_whole: Any


@rule
def touch(octets: Array, row: int) -> int:
    """Read something of each line of a position, so that it is at hand when its turn comes: thousands of them do not
    fit into the nearest memory, and to wait for one line after the other takes long."""
    touched = 0
    for line in range(0, octets.shape[1], CACHE_LINE):
        touched += octets[row, line]
    return touched


@rule
def draw(row: int, listed: Array, count: int, draws: Array, drawn: Array) -> None:
    """One of the actions in a list, each as likely as the others, by the row's own generator."""
    draws[row] = mixed(draws[row])
    drawn[row] = listed[np.int64((draws[row] >> HALF) * np.uint64(count) >> HALF)]


@cache
def loops(game: Game) -> Loops:
    """The rules above for many games in a row, with their observations."""
    contract, observe = game.contract, observer_of(game).observe
    rules = stepping_rules(contract)
    begin, answer = rules.begin, rules.answer
    clear_result, write_result = rules.clear_result, rules.write_result
    setup, legal, why_not, to_move = contract.setup, contract.legal, contract.why_not, contract.to_move
    actions_in_all = contract.verbs.size

    @rule
    def is_allowed(board: Any, state: Any, action: int) -> bool:
        return 0 <= action < actions_in_all and why_not(board, state, action) == ALLOWED

    @rule
    def show(board: Any, games: Games, row: int, out: Array, seen: Seen) -> int:
        """Of what has no width nothing is written. The list is needed here alone, and stays where it is near."""
        state = games.states[row]
        count = legal(board, state, out)
        for k in range(seen.masks.shape[1]):
            seen.masks[row, k] = 0
        for k in range(count if seen.masks.shape[1] > 0 else 0):
            seen.masks[row, out[k]] = 1
        seen.seats[row] = to_move(state)
        for k in range(seen.observations.shape[1]):
            seen.observations[row, k] = 0
        if seen.observations.shape[1] > 0:
            observe(board, state, seen.seats[row], seen.observations[row])
        return count

    @rule
    def begin_one(board: Any, games: Games, row: int, seed: int) -> None:
        games.states[row] = games.starts[row % games.starts.shape[0]]
        begin(board, games.states[row], games, row, seed)

    @long_rule
    def begin_all(first: int, end: int, board: Any, games: Games, draws: Array, drawn: Array, seed: int) -> None:
        for row in range(first, end):
            begin_one(board, games, row, seed)
            out = games.legal[first]
            draw(row, out, legal(board, games.states[row], out), draws, drawn)

    @long_rule
    def look_all(first: int, end: int, board: Any, games: Games, seen: Seen) -> None:
        for row in range(first, end):
            show(board, games, row, games.legal[first], seen)

    @long_rule
    def play_all(first: int, end: int, board: Any, games: Games, octets: Array, actions: Array, draws: Array,
                 drawn: Array, seed: int, margin_scale: float, results: Results, log: Array,
                 seen: Seen) -> int:  # fmt: skip
        touched = 0
        for row in range(first, end):
            touched += touch(octets, min(row + 1, end - 1))
            state, action, out = games.states[row], actions[row], games.legal[first]
            clear_result(row, results)
            allowed = action == drawn[row] or is_allowed(board, state, action)
            if answer(board, state, games, row, action, allowed, margin_scale, results, log):
                begin_one(board, games, row, seed)
            draw(row, out, show(board, games, row, out, seen), draws, drawn)
        return touched

    @long_rule
    def play_whole(first: int, end: int, board: Any, states: Any, start: Any, keys: Array, seeds: Array,
                   results: Results, out: Array, log: Array) -> None:  # fmt: skip
        """Random games from the set-up to the end in `states[0]`, each from its own key."""
        for row in range(first, end):
            states[0] = start[0]
            set_key(states[0], keys[row, 0], keys[row, 1])
            setup(board, states[0])
            moves = rollout(board, states[0], seeds[row], MOST_ACTIONS, out, log)
            write_result(states[0], row, moves, NO_MARGIN, results)

    return Loops(begin_all, look_all, play_all, play_whole)


@cache
def loops_unit(game: Game) -> Unit:
    observer = observer_of(game)
    pages = (Path(__file__), Path(str(observe.__file__)), Path(str(observation.__file__)))
    return Unit(observer.unit.name.replace("observe", "vector"), (*rules_of(game).sources, *pages))


def prepare_loops(game: Game) -> None:
    """See to it that the loops run compiled."""
    prepare({loops_unit(game): lambda: _steps(game)})


def _steps(game: Game) -> Steps:
    contract, made, log = game.contract, loops(game), no_log()
    board, games = contract.Board.blank(), new_games(contract, np.zeros(1, contract.State.dtype), 1)
    seen, results, number = new_seen(1, 1, 1), new_results(1, 1), np.zeros(1, np.int64)
    states, keys, draws = np.zeros(1, contract.State.dtype), np.zeros((1, 2), np.uint64), np.zeros(1, np.uint64)
    return [
        ("begin", made.begin, (0, 0, board, games, draws, number, 0)),
        ("look", made.look, (0, 0, board, games, seen)),
        ("play", made.play, (0, 0, board, games, octets_of(games.states), number, draws, number, 0, 0.0, results, log,
                             seen)),
        ("play whole", made.play_whole,
         (0, 0, board, states, states, keys, number, results, np.zeros(1, np.int32), log)),
    ]  # fmt: skip


# --- room for them --------------------------------------------------------------------------------------------


def octets_of(states: Array) -> Array:
    """The same memory, a row of bytes for each position."""
    found: Array = states.view(np.dtype(np.uint8)).reshape(len(states), -1)
    return found


def new_games(contract: Contract, starts: Array, rows: int, empty: Any = np.zeros) -> Games:
    return Games(
        states=empty(rows, contract.State.dtype),
        starts=starts,
        legal=empty((rows, contract.out_size), np.int32),
        counts=empty(rows, np.int32),
        numbers=empty(rows, np.int64),
        moves=empty(rows, np.int64),
    )


def new_seen(rows: int, places: int, actions: int, empty: Any = np.zeros) -> Seen:
    return Seen(empty((rows, places), np.uint8), empty((rows, actions), np.uint8), empty(rows, np.int64))


def new_results(rows: int, seats: int, empty: Any = np.zeros) -> Results:
    def by_seat() -> Any:
        return empty((rows, seats), np.float32)

    return Results(empty(rows, np.uint8), by_seat(), by_seat(), by_seat(), empty(rows, np.int64), empty(rows, np.int32))
