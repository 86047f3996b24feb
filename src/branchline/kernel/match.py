"""A match: one sitting of a game, kept as a log of actions. Everything else is derived from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.kernel.action import Action, Kind, label
from branchline.kernel.errors import BadAction, BadSeats, IllegalAction, NothingToUndo
from branchline.kernel.events import Event, new_log, no_log
from branchline.kernel.playout import replay as carry_out
from branchline.kernel.reasons import ALLOWED, Reason
from branchline.kernel.seeds import commitment

if TYPE_CHECKING:
    from branchline.kernel.contract import Contract, Sheet
    from branchline.kernel.game import Game

FORMAT = 1
SEAT_LETTERS = "ABCDEFGH"


class Match:
    """One sitting of a game: its position, its log, and everything one may ask about them."""

    def __init__(
        self,
        game: Game,
        sheet: Sheet,
        state: Any,
        *,
        options: dict[str, Any],
        seats: list[str] | None,
        seed: int | None,
        language: str = "en",
    ) -> None:
        self.game = game
        self.sheet = sheet
        self.options = options
        self.players = int(state.players)
        self.seats = _seat_names(seats, self.players)
        self.seed = seed
        self.language = language
        self.events: list[Event] = []
        """What the last action caused."""
        self._start = state.copy()
        self._state = state
        self._numbers: list[int] = []

    @property
    def _contract(self) -> Contract:
        return self.game.contract

    # --- the position -------------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None at the end."""
        return None if self.is_over else int(self._contract.to_move(self._state))

    @property
    def is_over(self) -> bool:
        return bool(self._contract.is_over(self._state))

    @property
    def end_reason(self) -> str:
        """Why the match ended, as a key; empty while it goes on."""
        return self._contract.end_reason(self._state)

    def scores(self) -> list[int]:
        return [int(self._contract.score(self._state, seat)) for seat in range(self.players)]

    def places(self) -> list[int]:
        """The place of each seat as things stand, from 1; equals share one."""
        standing = self._contract.standing or self._contract.score
        standings = [int(standing(self._state, seat)) for seat in range(self.players)]
        return [1 + sum(other > own for other in standings) for own in standings]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the match goes on."""
        return [seat for seat, place in enumerate(self.places()) if place == 1] if self.is_over else []

    @property
    def last(self) -> Action | None:
        """The last action, or None at the beginning."""
        return self.action(self._numbers[-1]) if self._numbers else None

    @property
    def commitment(self) -> str | None:
        """The digest of the seed, public from the start."""
        return None if self.seed is None else commitment(self.game.id, self.seed)

    def position(self) -> dict[str, Any]:
        """Every field of the position by name, ready for JSON; `Game.from_position` reads it."""
        return self._contract.State.to_json(self._state)

    def fingerprint(self) -> str:
        """A digest of the position: equal positions, equal fingerprints."""
        return self._contract.State.fingerprint(self._state)

    @property
    def state(self) -> Any:
        """A copy of the record, for rules and bots."""
        return self._state.copy()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat may see (None: a spectator), ready for JSON."""
        if seat is not None:
            self._check_seat(seat)
        return self._contract.view(self.sheet, self._state, seat)

    # --- actions ------------------------------------------------------------------------------------------

    @property
    def actions(self) -> list[Action]:
        """The log: every action so far."""
        return [self.action(number) for number in self._numbers]

    def __len__(self) -> int:
        return len(self._numbers)

    def legal(self) -> list[Action]:
        if self.is_over:
            return []
        return [self.action(number) for number in self.legal_numbers()]

    def legal_numbers(self) -> list[int]:
        if self.is_over:
            return []
        out = np.zeros(self._contract.out_size, np.int32)
        count = self._contract.legal(self.sheet.record, self._state, out)
        numbers: list[int] = out[:count].tolist()
        return numbers

    def action(self, number: int) -> Action:
        """The action of this number, with its words."""
        return self._contract.verbs.action(number, self.sheet.labels)

    def why_not(self, action: Action | str | int, seat: int | None = None) -> Reason | None:
        """Why this action is not allowed now (to this seat), or None if it is."""
        found = self._understand(action)
        return found if isinstance(found, Reason) else self._obstacle(found, seat)

    def play(self, action: Action | str | int, seat: int | None = None) -> list[Event]:
        """Carry out an action; returns what it caused. `IllegalAction` carries the reason, and changes nothing."""
        found = self._understand(action)
        reason = found if isinstance(found, Reason) else self._obstacle(found, seat)
        if isinstance(found, Reason) or reason is not None:
            assert reason is not None
            raise IllegalAction(reason, str(action))
        self.events = self._apply(self._state, found)
        self._numbers.append(found)
        return self.events

    def preview(self, action: Action | str | int) -> list[Event]:
        """What this action would cause if nobody objects, tried on a copy."""
        fork = self.fork()
        events = list(fork.play(action))
        while not fork.is_over and (answer := int(self._contract.let_pass(fork._state))) >= 0:
            events += fork.play(answer)
        return events

    def remark(self, action: Action | str | int) -> Reason | None:
        """Something worth knowing about a legal action, such as that it brings no share."""
        found = self._understand(action)
        if isinstance(found, Reason):
            return None
        return self._reason(self._contract.remark(self.sheet, self._state, found), found)

    def _understand(self, action: Action | str | int) -> int | Reason:
        verbs = self._contract.verbs
        if isinstance(action, Action):
            action = action.number
        if isinstance(action, str):
            verb, words = verbs.split(action)
            read = self._contract.read(self.sheet, self._state, verb.name, words)
            if isinstance(read, int):
                reason = self._reason(read, -1)
                assert reason is not None
                return reason
            return verbs.parse(" ".join([verb.name, *read]), self.sheet.labels)
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise BadAction("action-type", action=str(action))
        if not 0 <= action < verbs.size:
            raise BadAction("action-number", action=str(action), size=verbs.size)
        return int(action)

    def _obstacle(self, number: int, seat: int | None) -> Reason | None:
        if seat is not None:
            self._check_seat(seat)
            code = self._contract.why_not_seat(self.sheet.record, self._state, seat)
            if code != ALLOWED:
                return self._reason(code, number)
        return self._reason(self._contract.why_not(self.sheet.record, self._state, number), number)

    def _reason(self, code: int, number: int) -> Reason | None:
        if code == ALLOWED:
            return None
        found = self._contract.reasons[code]
        details = self._contract.details(self.sheet, self._state, number, found.code)
        return Reason(found.code, found.clause, self.game.words, details)

    def _check_seat(self, seat: Any) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadSeats("seats-seat", seat=str(seat), last=self.players - 1)

    def _apply(self, state: Any, number: int) -> list[Event]:
        log = new_log()
        self._contract.apply(self.sheet.record, state, number, log)
        return [self._event(kind, values) for kind, values in self._contract.events.read(log)]

    def _event(self, number: int, values: tuple[int, ...]) -> Event:
        kind = self._contract.events[number]
        arguments = {
            name: self._value(argument, value)
            for (name, argument), value in zip(kind.arguments.items(), values, strict=True)
        }
        return Event(kind.name, arguments, values)

    def _value(self, kind: Kind, value: int) -> str | int:
        if kind.name in self.sheet.labels:
            return label(kind, value, self.sheet.labels)
        return (kind.first + value) * kind.scale

    # --- words --------------------------------------------------------------------------------------------

    def prompt(self, language: str | None = None) -> str:
        """The open question as a sentence."""
        key, arguments = self._contract.prompt(self.sheet, self._state)
        return self._say(f"prompt-{key}", {name: Kind(kind) for name, (kind, _) in arguments.items()},
                         [index for _, index in arguments.values()], language)  # fmt: skip

    def tell(self, event: Event, language: str | None = None) -> str:
        """The sentence for an event."""
        kinds = next(kind.arguments for kind in self._contract.events if kind.name == event.name)
        return self._say(f"event-{event.name}", kinds, list(event.values), language)

    def tell_action(self, action: Action, language: str | None = None) -> str:
        """The sentence for an action."""
        verb = self._contract.verbs[action.verb]
        return self._say(f"action-{verb.name}", verb.arguments, list(verb.unpack(action.number)), language)

    def name(self, kind: Kind, index: int, language: str | None = None) -> str | int:
        """What to call a thing in a sentence."""
        language = language or self.language
        if kind.name == "seat":
            return self.seats[index]
        if kind.name not in self.sheet.labels:
            return (kind.first + index) * kind.scale
        own = label(kind, index, self.sheet.labels)
        names = self.sheet.names.get(kind.name)
        return self.game.words.name(f"{kind.name}-{own}", names[index] if names else own, language)

    def _say(self, key: str, kinds: dict[str, Kind], values: list[int], language: str | None) -> str:
        language = language or self.language
        details = {
            name: self.name(kind, value, language) for (name, kind), value in zip(kinds.items(), values, strict=True)
        }
        return self.game.words.say(key, language, **details)

    # --- the log ------------------------------------------------------------------------------------------

    def undo(self) -> Action:
        """Take the last action back and return it."""
        if not self._numbers:
            raise NothingToUndo("nothing-to-undo")
        undone = self.action(self._numbers[-1])
        self._go_to(len(self._numbers) - 1)
        return undone

    def fork(self) -> Match:
        """An independent copy that can be played on."""
        return self._twin(self._numbers, self._state.copy(), self.events)

    def at(self, moment: int) -> Match:
        """The match as it stood after so many actions."""
        if not 0 <= moment <= len(self._numbers):
            raise BadAction("moment", moment=str(moment), last=len(self._numbers))
        past = self._twin(self._numbers, self._start.copy(), [])
        past._go_to(moment)
        return past

    def _twin(self, numbers: list[int], state: Any, events: list[Event]) -> Match:
        twin = Match(
            self.game, self.sheet, self._start,
            options=dict(self.options), seats=self.seats, seed=self.seed, language=self.language,
        )  # fmt: skip
        twin._state, twin._numbers, twin.events = state, list(numbers), list(events)
        return twin

    def _go_to(self, moment: int) -> None:
        state = self._start.copy()
        before = np.array(self._numbers[: max(moment - 1, 0)], np.int64)
        carry_out(self.sheet.record, state, before, no_log())
        self.events = self._apply(state, self._numbers[moment - 1]) if moment else []
        self._state, self._numbers = state, self._numbers[:moment]

    def to_json(self) -> dict[str, Any]:
        """The whole match as data. It contains the seed: a running match shows it to nobody."""
        own_board = self.sheet.digest == self.game.sheet().digest
        start = None if self.seed is not None else self._contract.State.to_json(self._start)
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules,
            "board": {"digest": self.sheet.digest} | ({} if own_board else {"data": self.sheet.data}),
            "players": self.players,
            "seats": self.seats,
            "options": self.options,
            "seed": None if self.seed is None else str(self.seed),
            "commitment": self.commitment,
            "start": start,
            "actions": [str(action) for action in self.actions],
            "scores": self.scores(),
            "fingerprint": self.fingerprint(),
        }

    def save(self, path: str | Path) -> Path:
        """Write the match to a file, whole or not at all."""
        path = Path(path)
        draft = path.with_name(path.name + ".part")
        draft.write_text(json.dumps(self.to_json(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)
        return path


def _seat_names(seats: list[str] | None, players: int) -> list[str]:
    if seats is None:
        return list(SEAT_LETTERS[:players])
    if len(seats) != players:
        raise BadSeats("seats-names", names=len(seats), players=players)
    return [str(name) for name in seats]
