"""The same games on an NVIDIA GPU, a thread for each game, and all make one decision at a time.

Threads of a GPU go together, 32 at a time, as long as they do the same. So before each half of a decision the games are
put in order: by the kind of action for carrying it out, by the open question for listing what may follow. Nothing
leaves the GPU.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from branchline.bots.models import observation, observe
from branchline.bots.models.observe import Observer, observer_of
from branchline.envs import stepping
from branchline.envs.stepping import Games, Results, Seen, draw, new_games, new_results, new_seen, stepping_rules
from branchline.kernel.compiler.units import rules_of
from branchline.kernel.cuda import Flat, Gpu, Kernels, cuda_library, flat
from branchline.kernel.events import no_log
from branchline.kernel.position import present_phase
from branchline.kernel.record import Array

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract
    from branchline.kernel.game import Game

LANES = 32
"""Threads that share the marks of a game."""
WATCHERS = (4, 8, 16, 32)
"""How many threads may share an observation."""
STRIPES = 64
"""Games of a group are counted in so many parts: threads do not wait for each other, and neighbours stay near."""
GROUPS = 256
"""At most so many groups of actions."""
FEW_THREADS = 512
"""For each multiprocessor, where fewer are to share its nearest memory."""
UNDER_WAY, LATER, TRIES = 64, 8, 6
"""Calls before ways are tried, after how many times as many they are tried anew, and how often each is."""
BEGIN = 0
"""The group of games that are to begin."""


WORD = np.uint64
"""What a thread clears at a time."""


class Order(NamedTuple):
    """The games by groups: a game's group is its key."""

    keys: Any
    counts: Any
    """How many are in each group, in stripes."""
    before: Any
    """How many of the group are in earlier stripes."""
    sizes: Any
    """Of the groups."""
    starts: Any
    """The place of the first of each group."""
    ranks: Any
    """Which of its group and stripe a game is."""
    rows: Any
    """The games, group after group."""


class Quickest:
    """Does the same in one of several ways: once games are under way each is tried, and from then on the quickest is
    taken, until all are tried anew. Which it is depends on how much of a position a game's rules look at, and that
    changes while games that began together go on."""

    def __init__(self, ways: Sequence[Callable[..., None]], wait: Callable[[], None]) -> None:
        self._ways, self._wait = ways, wait
        self._calls, self._next_trial = 0, UNDER_WAY
        self._seconds = [0.0] * len(ways)
        self.chosen = 0

    def __call__(self, *args: Any) -> None:
        tried = self._calls - self._next_trial
        self._calls += 1
        if 0 <= tried < TRIES * len(self._ways):
            self._try(tried % len(self._ways), args)
            return
        if tried >= 0:
            self.chosen, self._next_trial = int(np.argmin(self._seconds)), self._next_trial * LATER
            self._seconds = [0.0] * len(self._ways)
        self._ways[self.chosen](*args)

    def _try(self, way: int, args: tuple[Any, ...]) -> None:
        self._wait()
        start = perf_counter()
        self._ways[way](*args)
        self._wait()
        self._seconds[way] += perf_counter() - start


class CudaGames:
    def __init__(self, game: Game, board: Any, starts: Array, rows: int) -> None:
        self._gpu = gpu = Gpu()
        contract = game.load_rules(compiled=False)
        self._rows, self._kernels = rows, gpu.kernels(*kernels_of(game, gpu.cuda))
        self._questions = 1 + contract.turn.phase.size
        self._board = gpu.to_device(np.array([board.record], contract.Board.dtype))
        self.games = new_games(contract, gpu.to_device(starts), rows, gpu.empty)
        self._log, self._draws = gpu.to_device(no_log()), gpu.empty(rows, np.uint64)
        self.drawn = gpu.empty(rows, np.int64)
        self._groups = gpu.to_device(groups_of(contract))
        self._order = new_order(rows, gpu.zeros)
        self._flat_board, self._flat_order = flat(self._board), flat(self._order)
        self._flat_games, self._flat_log = flat(self.games), flat(self._log)
        few = min(rows, FEW_THREADS * gpu.multiprocessors)
        self._answer, self._list_actions = (
            Quickest([partial(self._kernels[step], threads) for threads in (rows, few)], gpu.wait)
            for step in ("answer", "list")
        )
        self._observe = Quickest([partial(self._observe_with, watchers) for watchers in WATCHERS], gpu.wait)
        self._known: dict[type, tuple[Any, Any]] = {}

    def empty(self, shape: Any, kind: Any) -> Any:
        return self._gpu.zeros(shape, kind)

    def begin(self, numbers: Array, draws: Array, seed: int) -> None:
        gpu = self._gpu
        self.games = self.games._replace(numbers=gpu.to_device(numbers))
        self._flat_games, self._draws = flat(self.games), gpu.to_device(draws)
        self._flat_draws, self._flat_drawn = flat(self._draws), flat(self.drawn)
        gpu.clear(self._order.keys)
        self._list(seed)

    def look(self, seen: Seen) -> None:
        arrays, flat_seen = self._flat(seen)
        gpu, kernels = self._gpu, self._kernels
        kernels["seats"](self._rows, self._flat_games, flat_seen)
        if arrays.masks.shape[1]:
            gpu.clear(arrays.masks)
            kernels["marks"](self._rows * LANES, self._flat_games, flat_seen)
        if arrays.observations.shape[1]:
            self._observe(self._flat_board, self._flat_games, flat_seen)

    def _observe_with(self, watchers: int, *args: Any) -> None:
        self._kernels["observe"](self._rows * watchers, *args, watchers)

    def play(self, actions: Any, seed: int, margin_scale: float, results: Results, seen: Seen) -> None:
        actions, written = flat(self._gpu.shared(actions)), self._flat(results)[1]
        self._kernels["group"](
            self._rows, self._flat_games, actions, self._flat_drawn, flat(self._groups), written, self._flat_order
        )
        self._arrange(GROUPS)
        self._answer(
            self._flat_board, self._flat_games, actions, float(margin_scale), written, self._flat_order, self._flat_log
        )
        self._list(seed)
        self.look(seen)

    def _arrange(self, groups: int) -> None:
        """Put the games in order, whose keys are so many."""
        kernels, order = self._kernels, self._flat_order
        self._gpu.clear(self._order.counts)
        kernels["rank"](self._rows, order)
        kernels["count"](STRIPES * groups, order, groups)
        kernels["starts"](groups, order, groups)
        kernels["place"](self._rows, order)

    def _list(self, seed: int) -> None:
        """Begin what is to begin, list what may be done, and draw one of it."""
        self._arrange(self._questions)
        self._list_actions(
            self._flat_board, self._flat_games, seed, self._flat_order, self._flat_draws, self._flat_drawn
        )

    def _flat(self, arrays: Any) -> tuple[Any, Flat]:
        """Arrays as kernels take them; those of the last steps are known."""
        known, made = self._known.get(type(arrays), (None, None))
        if known is not arrays:
            here = type(arrays)(*map(self._gpu.shared, arrays))
            made = here, flat(here)
            self._known[type(arrays)] = arrays, made
        assert made is not None
        return made

    def states(self) -> Array:
        found: Array = self.games.states.copy_to_host()
        return found

    def close(self) -> None:
        """The memory goes with the arrays."""


def new_order(rows: int, empty: Any = np.zeros) -> Order:
    counts = (STRIPES, GROUPS)
    return Order(
        keys=empty(rows, np.int32),
        counts=empty(counts, np.int32),
        before=empty(counts, np.int32),
        sizes=empty(GROUPS, np.int32),
        starts=empty(GROUPS, np.int32),
        ranks=empty(rows, np.int32),
        rows=empty(rows, np.int32),
    )


def groups_of(contract: Contract) -> Array:
    """The group of each action: verbs apart, and where there is room also what they are about, since neighbouring
    arguments are often answered alike. Illegal actions are in the first; then come those that complete a move, since
    most follows from them, and what takes long had better begin early."""
    complete = {answer.verb.name for phase in contract.turn.phases for answer in phase.answers if answer.completes}
    verbs = sorted(contract.verbs, key=lambda verb: verb.name not in complete)
    wished = np.array([verb.size for verb in verbs], float)
    room = GROUPS - 1 - len(verbs)
    shares = 1 + np.floor(room * (wished - 1) / max(1, (wished - 1).sum())).astype(int)
    groups, first = np.zeros(contract.verbs.size, np.int32), 1
    for verb, share in zip(verbs, np.minimum(shares, wished.astype(int)), strict=True):
        groups[verb.start : verb.start + verb.size] = first + np.arange(verb.size) * share // verb.size
        first += int(share)
    return groups


def kernels_of(game: Game, cuda: Any = None) -> tuple[str, tuple[Path, ...], Kernels]:
    """What stepping a game on a GPU is compiled from: a name, the pages, and the kernels."""
    cuda, contract, observer = cuda or cuda_library(), game.load_rules(compiled=False), observer_of(game)
    board, state = np.zeros(1, contract.Board.dtype), np.zeros(1, contract.State.dtype)
    games, order, log = new_games(contract, state, 1), new_order(1), no_log()
    seen, results = new_seen(1, 1, 1), new_results(1, 1)
    actions, draws, groups = np.zeros(1, np.int64), np.zeros(1, np.uint64), np.zeros(1, np.int32)
    stepping_kernels, shared = _stepping_kernels(contract, cuda), _shared_kernels(contract, cuda)
    examples: dict[str, tuple[Any, ...]] = {
        "rank": (order,),
        "count": (order, 0),
        "starts": (order, 0),
        "place": (order,),
        "group": (games, actions, actions, groups, results, order),
        "answer": (board, games, actions, 0.0, results, order, log),
        "list": (board, games, 0, order, draws, actions),
        "seats": (games, seen),
        "marks": (games, seen),
        "observe": (board, games, seen, 0),
    }
    made = shared | stepping_kernels | {"observe": _observe_kernel(observer, cuda)}
    pages = [Path(str(page.__file__)) for page in (stepping, observe, observation)] + [Path(__file__)]
    name = observer.unit.name.replace("observe", "cuda")
    return name, (*rules_of(game).sources, *pages), {step: (made[step], examples[step]) for step in made}


def _shared_kernels(contract: Contract, cuda: Any) -> dict[str, Any]:
    """What is the same for all games: the order and marks."""
    rules, to_move = stepping_rules(contract), contract.to_move
    is_listed, clear_result = rules.is_listed, rules.clear_result

    def group_actions(games: Games, actions: Array, drawn: Array, groups: Array, results: Results,
                      order: Order) -> None:  # fmt: skip
        row = cuda.grid(1)
        if row < order.keys.shape[0]:
            clear_result(row, results)
            action = actions[row]
            order.keys[row] = groups[action] if action == drawn[row] or is_listed(games, row, action) else BEGIN

    def rank(order: Order) -> None:
        row = cuda.grid(1)
        if row < order.keys.shape[0]:
            stripe = np.int64(row) * STRIPES // order.keys.shape[0]
            order.ranks[row] = cuda.atomic.add(order.counts, (stripe, order.keys[row]), 1)

    def count(order: Order, groups: int) -> None:
        """How many of a group are in the stripes before each, and in all."""
        thread = cuda.grid(1)
        stripe, group = thread // groups, thread % groups
        if stripe < STRIPES:
            total = 0
            for earlier in range(stripe):
                total += order.counts[earlier, group]
            order.before[stripe, group] = total
            if stripe == STRIPES - 1:
                order.sizes[group] = total + order.counts[stripe, group]

    def begin_groups(order: Order, groups: int) -> None:
        group = cuda.grid(1)
        if group < groups:
            total = 0
            for earlier in range(group):
                total += order.sizes[earlier]
            order.starts[group] = total

    def place(order: Order) -> None:
        row = cuda.grid(1)
        if row < order.keys.shape[0]:
            key, stripe = order.keys[row], np.int64(row) * STRIPES // order.keys.shape[0]
            order.rows[order.starts[key] + order.before[stripe, key] + order.ranks[row]] = row

    def seats(games: Games, seen: Seen) -> None:
        row = cuda.grid(1)
        if row < games.states.shape[0]:
            seen.seats[row] = to_move(games.states[row])

    def marks(games: Games, seen: Seen) -> None:
        thread = cuda.grid(1)
        row = thread // LANES
        if row < games.states.shape[0]:
            for k in range(thread % LANES, games.counts[row], LANES):
                seen.masks[row, games.legal[row, k]] = 1

    return {"group": group_actions, "rank": rank, "count": count, "starts": begin_groups, "place": place,
            "seats": seats, "marks": marks}  # fmt: skip


def _stepping_kernels(contract: Contract, cuda: Any) -> dict[str, Any]:
    """Carrying out and listing."""
    rules = stepping_rules(contract)
    begin, list_actions, answer = rules.begin, rules.list_actions, rules.answer

    def answer_all(board: Any, games: Games, actions: Array, margin_scale: float, results: Results, order: Order,
                   log: Array) -> None:  # fmt: skip
        for at in range(cuda.grid(1), order.rows.shape[0], cuda.gridsize(1)):
            row = order.rows[at]
            state = games.states[row]
            has_ended = answer(board[0], state, games, row, actions[row], order.keys[row], margin_scale, results,
                               log[:0])  # fmt: skip
            order.keys[row] = BEGIN if has_ended else 1 + present_phase(state)

    def list_all(board: Any, games: Games, seed: int, order: Order, draws: Array, drawn: Array) -> None:
        for at in range(cuda.grid(1), order.rows.shape[0], cuda.gridsize(1)):
            row = order.rows[at]
            state = games.states[row]
            if order.keys[row] == BEGIN:
                games.states[row] = games.starts[row % games.starts.shape[0]]
                begin(board[0], state, games, row, seed)
            list_actions(board[0], state, games, row)
            draw(row, games.legal[row], games.counts[row], draws, drawn)

    return {"answer": answer_all, "list": list_all}


def _observe_kernel(observer: Observer, cuda: Any) -> Any:
    observe, words = observer.observe_together, observer.layout.size // WORD().itemsize

    def observe_all(board: Any, games: Games, seen: Seen, watchers: int) -> None:
        """Several threads write a row. They clear it themselves: so it is still near when they write into it."""
        row, lane = cuda.grid(1) // watchers, cuda.grid(1) % watchers
        if row < games.states.shape[0]:
            cleared = seen.observations[row].view(WORD)
            for k in range(lane, words, watchers):
                cleared[k] = 0
        cuda.syncwarp()
        if row < games.states.shape[0]:
            observe(board[0], games.states[row], seen.seats[row], seen.observations[row], lane, watchers)

    return observe_all
