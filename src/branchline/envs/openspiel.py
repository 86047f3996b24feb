"""OpenSpiel: every game as a Python game, and the bots as `pyspiel.Bot`. Needs the extra `openspiel`.

`load` registers a game and loads it. The only chance node is the first one, whose outcome is the seed: all that is
hidden or rolled later follows from it, under a key that nobody can guess from what is seen. Algorithms that must not
know what lies hidden draw it anew: `resample_from_infostate` gives a state that starts from a determinization.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np

import branchline
from branchline.bots import make_bot
from branchline.bots.models.observe import Observer, observer_of
from branchline.envs.extras import need
from branchline.kernel.game import Game
from branchline.kernel.match import Match
from branchline.kernel.record import Array

pyspiel: Any = need("pyspiel", "openspiel")

SEEDS = 1 << 16
"""Outcomes of the first chance node; the game numbered by one has it as its seed."""


def name_of(game: Game) -> str:
    """Its name in OpenSpiel's registry, with the version of the rules.

    >>> name_of(branchline.load("rocket"))
    'branchline_rocket_v2'
    """
    return f"branchline_{game.id.replace('-', '_')}_v{game.rules}"


def load(game: Game | str, players: int | None = None) -> Any:
    """An OpenSpiel game, registered under its name: afterwards `pyspiel.load_game` knows it, too."""
    game = branchline.load(game) if isinstance(game, str) else game
    register(game)
    return pyspiel.load_game(name_of(game), {"players": game.check_players(players or game.players[-1])})


@cache
def register(game: Game) -> Any:
    """Make the class of an OpenSpiel game and register it."""
    game_type = _type(game)

    class SpielGame(RailwaySpielGame):
        branchline_game = game

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_type, params or {})

    pyspiel.register_game(game_type, SpielGame)
    return SpielGame


def register_all() -> None:
    for game in branchline.catalogue().values():
        register(game)


def _type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=game.name(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[-1]},
    )


class RailwaySpielGame(pyspiel.Game):
    branchline_game: Game

    def __init__(self, game_type: Any, params: dict[str, Any]) -> None:
        game = self.branchline_game
        self.players = game.check_players(int(params.get("players", game.players[-1])))
        game.load_rules()
        self.observer = observer_of(game)
        self.observer.prepare()
        information = pyspiel.GameInfo(
            num_distinct_actions=game.contract.verbs.size, max_chance_outcomes=SEEDS, num_players=self.players,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=game.most_actions,
        )  # fmt: skip
        super().__init__(game_type, information, params)

    def new_initial_state(self) -> RailwayState:
        return RailwayState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RowObserver:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RowObserver(self.observer, recalls=recalls)


class _Shared:
    """What all states of a game have in common: a copy of a state has the same."""

    def __init__(self, game: Game, players: int, observer: Observer) -> None:
        self.game, self.players, self.observer = game, players, observer

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _shared, (self.game.id, self.players)


def _shared(game_id: str, players: int) -> _Shared:
    game = branchline.load(game_id)
    return _Shared(game, players, observer_of(game))


class _Held:
    """The match of a state: a copy of a state has one of its own."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match

    def __deepcopy__(self, memo: Any) -> _Held:
        return _Held(None if self.match is None else self.match.fork())

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes a state down with all it holds."""
        match = self.match
        if match is None:
            return _Held, ()
        actions = [action.number for action in match.actions]
        return _held, (match.game.id, match.at(0).state.tobytes(), match.options, match.seed, actions)


def _held(game_id: str, start: bytes, options: dict[str, Any], seed: int | None, actions: list[int]) -> _Held:
    game = branchline.load(game_id)
    state = np.frombuffer(start, game.contract.State.dtype)[0].copy()
    match = Match(game, game.load_board(), state, options=options, seats=None, seed=seed)
    for action in actions:
        match.play(action)
    return _Held(match)


class RailwayState(pyspiel.State):
    """A match; before its seed is drawn, nothing."""

    def __init__(self, game: RailwaySpielGame) -> None:
        super().__init__(game)
        self._shared = _Shared(game.branchline_game, game.players, game.observer)
        self._held = _Held()
        self.is_resampled = False
        self.seen: list[list[str]] = [[] for _ in range(game.players)]
        """For each seat what it was told of every action, from the start: its information state."""

    @property
    def match(self) -> Match | None:
        return self._held.match

    def _begun(self) -> Match:
        assert self.match is not None, "the seed has not been drawn"
        return self.match

    # --- what OpenSpiel asks for --------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.to_move is None else self.match.to_move

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._begun().legal_numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self._held.match = self._shared.game.new(self._shared.players, action)
            return
        match, moment = self.match, len(self.match)
        mover, told = match.to_move, str(match.action(action))
        match.play(action)
        for seat, seen in enumerate(self.seen):
            seen.append(f"{mover} {told if match.may_know_action(moment, mover, seat) else '?'}")

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if self.match is None else str(self.match.action(action))

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.is_over

    def returns(self) -> list[float]:
        """The share of the win less the fair share."""
        match = self.match
        if match is None or not match.is_over:
            return [0.0] * self._shared.players
        places = match.places()
        return [(place == 1) / places.count(1) - 1 / self._shared.players for place in places]

    def __str__(self) -> str:
        if self.match is None:
            return "the seed is to be drawn"
        drawn = " drawn anew" if self.is_resampled else f" seed {self.match.seed}"
        return f"{self._shared.game.id}{drawn} {self.match.fingerprint()[:16]} {' '.join(map(str, self._numbers()))}"

    def _numbers(self) -> list[int]:
        return [action.number for action in self._begun().actions]

    def shown(self, seat: int, *, recalls: bool) -> str:
        """The view of a seat; before it, if wished for, all that it was told since the beginning."""
        if self.match is None:
            return ""
        view = json.dumps(self.match.view(seat), sort_keys=True, ensure_ascii=False)
        return "\n".join([*self.seen[seat], view]) if recalls else view

    def row(self, seat: int) -> Array:
        """The observation of a seat as numbers."""
        match = self._begun()
        return self._shared.observer.row(match.board.record, match.state, seat)

    # --- what is hidden -----------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Any) -> RailwayState:
        """A state in which this seat has seen the same, and all is drawn anew that it cannot know. It has no history,
        for that begins with the seed."""
        if self.match is None or self.match.is_over:
            return self.clone()
        other: RailwayState = self.get_game().new_initial_state()
        other._held.match = self.match.determinized(player, int(sampler() * (1 << 62)))
        other.is_resampled, other.seen = True, [list(seen) for seen in self.seen]
        return other

    # --- structs ------------------------------------------------------------------------------------------

    def _to_struct(self) -> dict[str, Any]:
        """The whole position, as `Game.from_position` reads it."""
        game = {"game": self._shared.game.id, "players": self._shared.players}
        return game | {"position": None if self.match is None else self.match.position()}

    def _to_observation_struct(self, player: int) -> Any:
        """What a seat may see."""
        return {} if self.match is None else self.match.view(player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """The verb and its arguments."""
        if self.match is None:
            return {"seed": action}
        found = self.match.action(action)
        return {"verb": str(found).split()[0], "arguments": str(found).split()[1:]}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        if self.match is None:
            return [int(struct["seed"])]
        return [self.match.number(" ".join([struct["verb"], *struct["arguments"]]))]


class RowObserver:
    """What a seat may know as numbers: `tensor`, and as text: `string_from`."""

    def __init__(self, observer: Observer, *, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = np.zeros(observer.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RailwayState, player: int) -> None:
        self.tensor[:] = 0 if state.match is None else state.row(player)

    def string_from(self, state: RailwayState, player: int) -> str:
        return state.shown(player, recalls=self._recalls)


class SpielBot(pyspiel.Bot):
    """A bot of Branchline at an OpenSpiel table; like everywhere it is shown no more than its seat may see."""

    def __init__(self, game: Game | str, name: str, seat: int, seed: int = 0, **budget: Any) -> None:
        super().__init__()
        self._game = branchline.load(game) if isinstance(game, str) else game
        self._name, self._seat, self._seed, self._budget = name, seat, seed, budget
        self._bot = make_bot(name, self._game, seed, **budget)

    def player_id(self) -> int:
        return self._seat

    def step(self, state: RailwayState) -> int:
        return self._bot.choose(state._begun())

    def restart(self) -> None:
        self._bot = make_bot(self._name, self._game, self._seed, **self._budget)

    def restart_at(self, state: RailwayState) -> None:
        self.restart()

    def inform_action(self, state: RailwayState, player: int, action: int) -> None:
        """The state tells it all."""
