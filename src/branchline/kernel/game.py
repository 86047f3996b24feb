"""A game: what it is called, who can play it, and where its rules are. Its rules are loaded when first needed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from branchline.kernel.errors import BadBoard, BadPosition, BadSeats, Phrase
from branchline.kernel.options import Option, choose
from branchline.kernel.seeds import check_seed, first_generator_seed, generator_key, new_seed
from branchline.kernel.words import LANGUAGES, Words

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract, LoadedBoard
    from branchline.kernel.match import Match

BOARDS = Path(__file__).parent.parent / "boards"
MOST_BOARD = 256 * 1024
"""Characters of a board's data."""
MOST_FAULT = 200


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of one game. `package` is its folder; its page `contract`, or its family's, says what it provides."""

    id: str
    package: str
    players: tuple[int, ...]
    rules: int
    """The version of the rules, raised whenever an old match would replay differently."""
    options: tuple[Option, ...]
    board: str
    minutes: tuple[int, int]
    weight: float
    """How demanding the game is, from 1 (light) to 5 (heavy)."""
    designers: tuple[str, ...]
    year: int
    family: str = ""
    """The folder of its family, if any: shared words, and the contract of a game that has none of its own."""
    other_boards_options: tuple[Option, ...] = ()
    """Options of the family that are for another of its boards."""
    replays: Mapping[int, Mapping[str, int]] = field(default_factory=dict)
    """Earlier versions of the rules whose matches can still be replayed, and the fields of the state by which today's
    rules do what those did."""
    most_actions: int = 2000
    """More than a match takes that comes to an end."""

    @cached_property
    def contract(self) -> Contract:
        """What the game gives the kernel. Its rules run interpreted until they are loaded."""
        from branchline.kernel.contract import bind_contract

        contract: Contract = import_module(f"{self.contract_package}.contract").CONTRACT
        bind_contract(contract)
        return contract

    def load_rules(self, *, compiled: bool = True) -> Contract:
        """Have the rules run compiled, and give the contract. The first time for a version of the rules this waits
        until they are compiled; `compiled=False` does not, and leaves them interpreted until they have been compiled,
        here or elsewhere. A first match loads them compiled unless they have been loaded either way."""
        from branchline.kernel.compiler.units import load_compiled, prepare_game

        if compiled:
            prepare_game(self, self.contract)
        else:
            load_compiled(self, self.contract)
        _loaded.add(self)
        return self.contract

    @cached_property
    def contract_package(self) -> str:
        """Where its contract is: in its own folder, or in that of its family."""
        return self.package if find_spec(f"{self.package}.contract") is not None else self.family

    @cached_property
    def words(self) -> Words:
        return Words(*self.words_folders)

    @cached_property
    def words_folders(self) -> tuple[Path, ...]:
        """Where its words are: in the folder of its family, if any, and in its own, which goes before."""
        folders = [
            Path(str(import_module(package).__file__)).parent for package in (self.family, self.package) if package
        ]
        return tuple(words for folder in folders if (words := folder / "words").is_dir())

    def name(self, language: str = "en") -> str:
        return self.words.say("game-name", language)

    def summary(self, language: str = "en") -> str:
        return self.words.say("game-summary", language)

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "names": {language: self.name(language) for language in LANGUAGES},
            "summaries": {language: self.summary(language) for language in LANGUAGES},
            "players": list(self.players),
            "minutes": list(self.minutes),
            "weight": self.weight,
            "designers": list(self.designers),
            "year": self.year,
            "rules": self.rules,
            "options": [option.to_json() for option in self.options],
        }

    def load_board(self, board: str | Path | dict[str, Any] | None = None) -> LoadedBoard:
        """The board of this name, from this file, or with this data; without one, the game's own."""
        if board is None or board == self.board:
            return self._own_board
        if not isinstance(board, str | Path):
            own = self._own_board
            return own if board == own.data else self._load_board(board)
        path = Path(board)
        try:
            data = json.loads(path.read_bytes())
        except (OSError, ValueError, RecursionError) as fault:
            raise BadBoard("board-unreadable", file=str(path), fault=str(fault)) from fault
        return self._load_board(data)

    @cached_property
    def _own_board(self) -> LoadedBoard:
        own = Path(str(import_module(self.package).__file__)).with_name(f"{self.board}.json")
        return self._load_board(json.loads((own if own.exists() else BOARDS / f"{self.board}.json").read_bytes()))

    def _load_board(self, data: Any) -> LoadedBoard:
        from branchline.kernel.contract import LoadedBoard
        from branchline.kernel.kinds import Members
        from branchline.kernel.positions import check_ranges

        text = json.dumps(data, sort_keys=True)
        if not isinstance(data, dict) or len(text) > MOST_BOARD:
            raise BadBoard("board-size", limit=MOST_BOARD // 1024)
        contract = self.contract
        try:
            record, labels, names = contract.load_board(data)
        except (KeyError, TypeError, IndexError, AttributeError, ValueError, OverflowError) as fault:
            if isinstance(fault, BadBoard):
                raise
            raise BadBoard("board-field", field=str(fault)[:MOST_FAULT]) from fault
        check_ranges(contract.Board.fields, record, Members(labels, self.players[-1]), BadBoard)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if digest in _prepared:
            record = contract.Board.from_bytes(_prepared[digest])
        else:
            contract.prepare_board(record)
        return LoadedBoard(record, data, labels, names, digest)

    def check_players(self, players: Any) -> int:
        if isinstance(players, bool) or players not in self.players:
            allowed = f"{self.players[0]}–{self.players[-1]}"
            raise BadSeats("seats-count", game=self.id, players=str(players), allowed=allowed)
        return int(players)

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        seats: list[str] | None = None,
        board: str | Path | dict[str, Any] | None = None,
        language: str = "en",
        rules: int | None = None,
        *,
        stored: bool = False,
    ) -> Match:
        """A new match. Without a seed one is drawn that nobody can guess; `rules` is to replay an earlier version, and
        `stored` one whose options may have values that are offered no more."""
        from branchline.kernel.match import Match

        if self not in _loaded:
            self.load_rules()
        players = self.check_players(players if players is not None else len(seats) if seats else self.players[-1])
        chosen = choose(self.options, options, players, self.other_boards_options, stored=stored)
        seed = new_seed() if seed is None else check_seed(seed)
        loaded = self.load_board(board)
        state = self.blank_state(players, chosen, stored=stored)
        self._start_by(state, seed, rules or self.rules)
        self.contract.setup(loaded.record, state)
        return Match(self, loaded, state, options=chosen, seats=seats, seed=seed, language=language, rules=rules)

    def _start_by(self, state: Any, seed: int, rules: int) -> None:
        """Chance from this seed, by this version of the rules."""
        from branchline.kernel.chance import FIRST_GENERATOR, reseed

        for name, value in self.replays.get(rules, {}).items():
            state[name] = value
        if state.generator == FIRST_GENERATOR:
            reseed(state, first_generator_seed(seed))
        else:
            state.key[:] = generator_key(seed)

    def offered(self, options: dict[str, Any], players: int) -> dict[str, Any]:
        """The same options, with the usual value in place of one that is offered no more."""
        former = {option.name: option for option in self.options if option.former}
        return {
            name: former[name].usual(players) if name in former and value in former[name].former else value
            for name, value in options.items()
        }

    def blank_state(self, players: int, options: dict[str, Any] | None = None, *, stored: bool = False) -> Any:
        """A state before the set-up: only its number of players, its generator and its options are filled in."""
        from branchline.kernel.chance import GENERATOR

        players = self.check_players(players)
        chosen = choose(self.options, options, players, self.other_boards_options, stored=stored)
        state = self.contract.State.blank()
        state.players = players
        state.generator = GENERATOR
        for option in self.options:
            state[option.name] = option.encode(chosen[option.name], stored=stored)
        return state

    def from_position(
        self,
        position: dict[str, Any],
        seats: list[str] | None = None,
        board: str | Path | dict[str, Any] | None = None,
        language: str = "en",
    ) -> Match:
        """A match that starts from this position. Fields that are not named follow from those that are, or stand as
        after a set-up with seed 0; `BadPosition` says which field is impossible."""
        from branchline.kernel.events import no_log
        from branchline.kernel.match import Match

        if not isinstance(position, dict):
            raise BadPosition("position-not-an-object", field="position")
        loaded, contract = self.load_board(board), self.contract
        state, options = self._read(loaded, position)
        contract.complete(loaded, state, set(position))
        contract.derive(loaded.record, state)
        flaw = contract.check(loaded, state)
        if flaw is not None:
            phrase = Phrase(self.words, f"flaw-{flaw.key}", _as_written(flaw.details))
            raise BadPosition("position-impossible", field=flaw.field, clause=flaw.clause, fault=phrase)
        contract.settle(loaded.record, state, no_log())
        match = Match(self, loaded, state, options=options, seats=seats, seed=None, language=language)
        if not match.is_over and not match.legal_numbers():
            raise BadPosition("position-stuck", field="phase")
        return match

    def _read(self, loaded: LoadedBoard, position: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """The state that a position describes, its numbers in range, and the options it was played with."""
        from branchline.kernel.kinds import Members
        from branchline.kernel.positions import check_frames, read_position

        players = self.check_players(position.get("players", self.players[-1]))
        known = {option.name: option for option in self.options}
        options = {name: known[name].understand(value) for name, value in position.items() if name in known}
        start = self.new(players, 0, options, board=loaded.data, stored=True)
        rest = {name: value for name, value in position.items() if name not in known}
        state = read_position(self.contract.State, rest, Members(loaded.labels, players), start.state)
        check_frames(state)
        return state, start.options


_prepared: dict[str, bytes] = {}
"""Boards whose derived fields came with the program, by the digest of their data."""


def offer_prepared_board(digest: str, record: bytes) -> None:
    """Have the board with this data be read from these bytes, where to work its derived fields out takes long."""
    _prepared[digest] = record


def _as_written(details: dict[str, Any]) -> dict[str, Any]:
    """Seats by the letters that positions have for them."""
    from branchline.kernel.kinds import SEAT_LETTERS

    return details | {"seat": SEAT_LETTERS[details["seat"]]} if "seat" in details else details


_loaded: set[Game] = set()
"""The games whose rules somebody has loaded, compiled or not."""


@cache
def find_games(package: str) -> dict[str, Game]:
    """Every `GAME` declared in a package or one of its folders, by id."""
    root = import_module(package)
    folder = Path(str(root.__file__)).parent
    found = {}
    for page in sorted(folder.rglob("__init__.py")):
        parts = page.parent.relative_to(folder).parts
        game = getattr(import_module(".".join([package, *parts])), "GAME", None)
        if game is not None:
            found[game.id] = game
    return found
