"""A game: what it is called, who can play it, and where its rules are. Its rules are loaded when first needed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from branchline.kernel.errors import BadBoard, BadPosition, BadSeats, Phrase
from branchline.kernel.options import Option, choose
from branchline.kernel.seeds import check_seed, generator_seed, new_seed
from branchline.kernel.words import LANGUAGES, Words

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract, Sheet
    from branchline.kernel.match import Match

BOARDS = Path(__file__).parent.parent / "boards"


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of one game. `package` is its folder, whose page `sequence` holds the contract."""

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
    most_actions: int = 2000
    """More than a match takes that comes to an end."""

    @cached_property
    def contract(self) -> Contract:
        """What the game gives the kernel, with its rules compiled; the first to ask waits for that."""
        from branchline.kernel.compile import prepare_game

        contract = self._bound_contract
        prepare_game(self, contract)
        return contract

    @property
    def rulebook(self) -> Contract:
        """The contract at once: its rules run interpreted unless they have been compiled before. Whoever asks for
        `contract` afterwards does not wait either."""
        if "contract" not in self.__dict__:
            from branchline.kernel.compile import load_compiled

            load_compiled(self, self._bound_contract)
            self.__dict__["contract"] = self._bound_contract
        return self.contract

    @cached_property
    def _bound_contract(self) -> Contract:
        from branchline.kernel.contract import bind_contract

        contract: Contract = import_module(f"{self.package}.sequence").CONTRACT
        bind_contract(contract)
        return contract

    @cached_property
    def words(self) -> Words:
        return Words(*self.words_folders)

    @cached_property
    def words_folders(self) -> tuple[Path, ...]:
        """Where its words are: in its own folder, and before that in the folder of the family it belongs to, if any."""
        own = Path(str(import_module(self.package).__file__)).parent
        return tuple(words for folder in (own.parent, own) if (words := folder / "words").is_dir())

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

    def sheet(self, board: str | Path | dict[str, Any] | None = None) -> Sheet:
        """The board of this name, from this file, or with this data; without one, the game's own."""
        if isinstance(board, dict):
            return self._sheet(board)
        if board is None or str(board) == self.board:
            return self._own_sheet
        path = Path(board)
        try:
            data = json.loads(path.read_bytes())
        except (OSError, ValueError) as fault:
            raise BadBoard("board-unreadable", file=str(path), fault=str(fault)) from fault
        return self._sheet(data)

    @cached_property
    def _own_sheet(self) -> Sheet:
        return self._sheet(json.loads((BOARDS / f"{self.board}.json").read_bytes()))

    def _sheet(self, data: dict[str, Any]) -> Sheet:
        from branchline.kernel.contract import Sheet

        try:
            record, labels, names = self.contract.load_board(data)
        except (KeyError, TypeError, IndexError, AttributeError) as fault:
            raise BadBoard("board-field", field=str(fault)) from fault
        digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
        return Sheet(record, data, labels, names, digest)

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
    ) -> Match:
        """A new match. Without a seed one is drawn that nobody can guess."""
        from branchline.kernel.chance import sow
        from branchline.kernel.match import Match

        players = self.check_players(players if players is not None else len(seats) if seats else self.players[-1])
        chosen = choose(self.options, options, players)
        seed = new_seed() if seed is None else check_seed(seed)
        sheet = self.sheet(board)
        state = self.blank_state(players, chosen)
        sow(state, generator_seed(seed))
        self.contract.setup(sheet.record, state)
        return Match(self, sheet, state, options=chosen, seats=seats, seed=seed, language=language)

    def blank_state(self, players: int, options: dict[str, Any] | None = None) -> Any:
        """A state before the set-up: only its number of players and its options are filled in."""
        chosen = choose(self.options, options, self.check_players(players))
        state = self.contract.State.blank()
        state.players = players
        for option in self.options:
            state[option.name] = option.encode(chosen[option.name])
        return state

    def from_position(
        self,
        position: dict[str, Any],
        seats: list[str] | None = None,
        board: str | Path | dict[str, Any] | None = None,
        language: str = "en",
    ) -> Match:
        """A match that starts from this position; `BadPosition` says which field is impossible."""
        from branchline.kernel.match import Match

        sheet = self.sheet(board)
        contract = self.contract
        state = contract.State.from_json(position)
        self.check_players(int(state.players))
        options = {option.name: option.decode(int(state[option.name])) for option in self.options}
        flaw = contract.check(sheet, state)
        if flaw is not None:
            told = Phrase(self.words, f"flaw-{flaw.key}", flaw.details)
            raise BadPosition("position-impossible", field=flaw.field, clause=flaw.clause, fault=told)
        contract.derive(sheet.record, state)
        return Match(self, sheet, state, options=options, seats=seats, seed=None, language=language)


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
