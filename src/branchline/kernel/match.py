"""A match: one sitting of a game, kept as a log of actions. Everything else is derived from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.kernel.action import Action, Verb
from branchline.kernel.errors import BadAction, BadSeats, IllegalAction, NothingToUndo
from branchline.kernel.events import Event, new_log, no_log
from branchline.kernel.kinds import SEAT_LETTERS, Kind, Members, label
from branchline.kernel.positions import Told, concealed, write_position
from branchline.kernel.reasons import ALLOWED, Reason
from branchline.kernel.seeds import commitment
from branchline.kernel.sentences import Sentences

if TYPE_CHECKING:
    from branchline.kernel.contract import LoadedBoard
    from branchline.kernel.game import Game

FORMAT = 1
STRIDE = 100
"""After so many actions the position is kept, so that going back never carries out more of them again."""


class Match(Sentences):
    """One sitting of a game: its position, its log, and everything one may ask about them.

    Properties read what the match has at this moment; methods run the rules, write data or change the match.
    """

    def __init__(
        self,
        game: Game,
        loaded: LoadedBoard,
        state: Any,
        *,
        options: dict[str, Any],
        seats: list[str] | None,
        seed: int | None,
        language: str = "en",
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.board = loaded
        self.options = options
        self.players = int(state.players)
        self.seats = _seat_names(seats, self.players)
        self.seed = seed
        self.rules = rules or game.rules
        """The version of the rules it was begun under."""
        self.language = language
        self.events: list[Event] = []
        """What the last action caused."""
        self._contract = game.contract
        self._start = state.copy()
        self._state = state
        self._numbers: list[int] = []
        self._stamps: list[tuple[int, ...]] = []
        """What the fields that end secrets held before each action."""
        self._told: Told = {}
        self._kept = [self._start]
        """The position at the start and after every `STRIDE` actions; nothing in it changes later."""

    def __repr__(self) -> str:
        stands = f"over: {self.end_reason}" if self.is_over else f"{SEAT_LETTERS[self.to_move or 0]} to move"
        phase = "" if self.is_over else f" ({self.phase})"
        return f"<Match {self.game.id}, {self.players} players, {len(self)} actions, {stands}{phase}>"

    # --- the position -------------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None at the end."""
        return None if self.is_over else int(self._contract.to_move(self._state))

    @property
    def is_over(self) -> bool:
        return bool(self._contract.is_over(self._state))

    @property
    def phase(self) -> str:
        """The open question, as a key; empty at the end."""
        values = self._contract.State.fields["phase"].holds
        assert values is not None and values.kind is not None
        return "" if self.is_over else label(values.kind, int(self._state.phase[self._state.depth]), {})

    @property
    def end_reason(self) -> str:
        """Why the match ended, as a key; empty while it goes on."""
        return self._contract.end_reason(self._state)

    def scores(self) -> list[int]:
        return [int(self._contract.score(self._state, seat)) for seat in range(self.players)]

    def projection(self) -> list[int]:
        """What every seat would score if the game ended now."""
        project = self._contract.projection
        return self.scores() if project is None else project(self.board, self._state)

    def places(self) -> list[int]:
        """The place of each seat as things stand, from 1; equals share one."""
        standing = self._contract.standing or self._contract.score
        standings = [int(standing(self._state, seat)) for seat in range(self.players)]
        return [1 + sum(other > own for other in standings) for own in standings]

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

    @property
    def revealed(self) -> int:
        """How often chance has spoken or something hidden was turned up so far."""
        return int(self._state.revealed)

    def position(self) -> dict[str, Any]:
        """Every field of the position by name, ready for JSON; `Game.from_position` reads it."""
        return self._written(self._state)

    def shared_position(self) -> dict[str, Any]:
        """The same, only to be read: what has not changed is a part of the positions written before it, too."""
        return self._written(self._state, self._told)

    def _written(self, state: Any, told: Told | None = None) -> dict[str, Any]:
        written = write_position(self._contract.State, state, Members(self.board.labels, self.players), told)
        return written | {option.name: option.decode(int(state[option.name])) for option in self.game.options}

    def fingerprint(self) -> str:
        """A digest of the position: equal positions, equal fingerprints."""
        return self._contract.State.fingerprint(self._state)

    @property
    def state(self) -> Any:
        """A copy of the record, for rules."""
        return self._state.copy()

    # --- what a seat may know -----------------------------------------------------------------------------

    def concealed(self, seat: int | None) -> Any:
        """A copy of the record in which all is blank that this seat (None: a spectator) may not know."""
        if seat is not None:
            self._check_seat(seat)
        return concealed(self._contract.State, self._state, seat)

    def determinized(self, seat: int | None, seed: int) -> Match:
        """A match that starts here, with all drawn anew that a seat (None: a spectator) cannot know."""
        state = self._state.copy()
        for knowing in range(self.players) if seat is None else [seat]:
            self._contract.determinize(self.board.record, state, knowing, seed)
        self._contract.derive(self.board.record, state)
        return Match(self.game, self.board, state, options=self.options, seats=self.seats, seed=None, rules=self.rules)

    def may_know_action(self, moment: int, by: int | None, seat: int | None) -> bool:
        """Whether the action that led from this moment on, taken by a seat, is the business of a seat (None: a
        spectator) as the match stands now."""
        until = self._contract.verbs.of(self._numbers[moment]).secret_until
        return seat == by or self._is_open(until, moment)

    def may_know_event(self, event: Event, moment: int, seat: int | None) -> bool:
        """Whether an event of the action that led from this moment on is the business of a seat."""
        kind = self._contract.events.named(event.name)
        if kind.secret_until is None or self._is_open(kind.secret_until, moment):
            return True
        return seat is not None and seat == event.values[list(kind.arguments).index("seat")]

    def _is_open(self, until: str | None, moment: int) -> bool:
        """An action that is only thought of, at the last moment, has opened nothing."""
        if until is None or self.is_over:
            return True
        if moment == len(self):
            return False
        before = self._stamps[moment][self._contract.until_fields.index(until)]
        return int(self._state[until]) != before

    # --- actions ------------------------------------------------------------------------------------------

    @property
    def actions(self) -> list[Action]:
        """The log: every action so far."""
        return [self.action(number) for number in self._numbers]

    def __len__(self) -> int:
        return len(self._numbers)

    def legal(self) -> list[Action]:
        return [self.action(number) for number in self.legal_numbers()]

    def legal_numbers(self) -> list[int]:
        if self.is_over:
            return []
        out = np.zeros(self._contract.out_size, np.int32)
        count = self._contract.legal(self.board.record, self._state, out)
        numbers: list[int] = out[:count].tolist()
        return numbers

    def answers_in_secret(self) -> bool:
        """Whether others may not see which answer is given to the open question."""
        verbs = self._contract.verbs
        ever = any(verb.secret_until is not None for verb in verbs)
        return ever and any(verbs.of(number).secret_until is not None for number in self.legal_numbers())

    def action(self, number: int) -> Action:
        """The action of this number, with its words."""
        return self._contract.verbs.action(number, self.board.labels)

    def text(self, number: int) -> str:
        """The action of this number as a log writes it."""
        known = self.board.texts.get(number)
        if known is None:
            known = self.board.texts[number] = str(self.action(number))
        return known

    def number(self, action: Action | str | int) -> int:
        """The number of an action that can be meant now; -1 if it cannot."""
        found = self._understand(action)
        return -1 if isinstance(found, Reason) else found

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
        self._stamps.append(self._stamp(self._state))
        self._log(found, self._apply(self._state, found))
        return self.events

    def play_on(self, action: str) -> int:
        """Carry out the next action of a log, as a match has written it, and return its number. It is judged like any
        other; what it caused is not told, and `events` are none."""
        number = self._written_number(action)
        reason = self._obstacle(number, None)
        if reason is not None:
            raise IllegalAction(reason, action)
        self._stamps.append(self._stamp(self._state))
        self._contract.apply(self.board.record, self._state, number, no_log())
        self._log(number, [])
        return number

    def _written_number(self, text: str) -> int:
        """The number of an action. One that is written as the match itself would write it means the same whenever it
        is read, so it is read but once."""
        known = self.board.written.get(text)
        if known is not None:
            return known
        found = self._understand(text)
        if isinstance(found, Reason):
            raise IllegalAction(found, text)
        if self.text(found) == text:
            self.board.written[text] = found
        return found

    def _log(self, number: int, events: list[Event]) -> None:
        self.events = events
        self._numbers.append(number)
        if len(self._numbers) % STRIDE == 0:
            self._kept.append(self._state.copy())

    def preview(self, action: Action | str | int) -> list[Event]:
        """What this action would cause if nobody objects, tried on a copy."""
        fork = self.fork()
        events = list(fork.play(action))
        while (answer := fork.let_pass()) is not None:
            events += fork.play(answer)
        return events

    def let_pass(self) -> int | None:
        """The action that lets go by what the open question would interrupt; None where it interrupts nobody."""
        answer = -1 if self.is_over else int(self._contract.let_pass(self._state))
        return answer if answer >= 0 else None

    def overdue(self) -> int | None:
        """The answer that the rules give for a seat whose time is up; None where they name none."""
        answer = -1 if self.is_over else int(self._contract.overdue(self._state))
        return answer if answer >= 0 else None

    def remark(self, action: Action | str | int) -> Reason | None:
        """Something worth knowing about a legal action, such as that it brings no share."""
        found = self._understand(action)
        if isinstance(found, Reason):
            return None
        return self._reason(self._contract.remark(self.board, self._state, found), found)

    def _understand(self, action: Action | str | int) -> int | Reason:
        verbs = self._contract.verbs
        if isinstance(action, Action):
            action = action.number
        if isinstance(action, str):
            return self._understand_text(action)
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise BadAction("action-type", action=str(action))
        if not 0 <= action < verbs.size:
            raise BadAction("action-number", action=str(action), size=verbs.size)
        return int(action)

    def _understand_text(self, text: str) -> int | Reason:
        verbs = self._contract.verbs
        verb, words = verbs.split(text)
        read = self._contract.read(self.board, self._state, verb.name, words)
        if isinstance(read, int):
            reason = self._reason(read, -1)
            assert reason is not None
            return reason
        return self._beyond(verb, read) or verbs.parse(" ".join([verb.name, *read]), self.board.labels)

    def _beyond(self, verb: Verb, words: list[str]) -> Reason | None:
        """Why an amount is not allowed that no number of the verb stands for: what forbids the nearest that has one."""
        wished = self._contract.verbs.indices(verb, words, self.board.labels)
        kinds = verb.arguments.values()
        nearest = [min(max(index, 0), kind.size - 1) for kind, index in zip(kinds, wished, strict=True)]
        return None if nearest == wished else self._obstacle(verb.pack(nearest), None)

    def _obstacle(self, number: int, seat: int | None) -> Reason | None:
        if seat is not None:
            self._check_seat(seat)
            code = self._contract.why_not_seat(self.board.record, self._state, seat)
            if code != ALLOWED:
                return self._reason(code, number)
        return self._reason(self._contract.why_not(self.board.record, self._state, number), number)

    def _reason(self, code: int, number: int) -> Reason | None:
        if code == ALLOWED:
            return None
        found = self._contract.reasons[code]
        details = self._contract.details(self.board, self._state, number, found.code)
        return Reason(found.code, found.clause, self.game.words, details)

    def _check_seat(self, seat: Any) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadSeats("seats-seat", seat=str(seat), last=self.players - 1)

    def _stamp(self, state: Any) -> tuple[int, ...]:
        return tuple(int(state[field]) for field in self._contract.until_fields)

    def _apply(self, state: Any, number: int) -> list[Event]:
        log = new_log()
        self._contract.apply(self.board.record, state, number, log)
        return self.events_of(log)

    def events_of(self, log: Any) -> list[Event]:
        """What was emitted into a log of the rules."""
        return [self._event(kind, values) for kind, values in self._contract.events.read(log)]

    def _event(self, number: int, values: tuple[int, ...]) -> Event:
        kind = self._contract.events[number]
        arguments = {
            name: self._value(argument, value)
            for (name, argument), value in zip(kind.arguments.items(), values, strict=True)
        }
        return Event(kind.name, arguments, values)

    def _value(self, kind: Kind, value: int) -> str | int:
        if kind.name in self.board.labels or kind.labels:
            return label(kind, value, self.board.labels)
        return (kind.first + value) * kind.scale

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
        return self._twin(self._state.copy(), self.events)

    def at(self, moment: int) -> Match:
        """The match as it stood after so many actions."""
        if not 0 <= moment <= len(self._numbers):
            raise BadAction("moment", moment=str(moment), last=len(self._numbers))
        past = self._twin(self._start.copy(), [])
        past._go_to(moment)
        return past

    def _twin(self, state: Any, events: list[Event]) -> Match:
        twin = Match(
            self.game, self.board, self._start, options=dict(self.options), seats=self.seats, seed=self.seed,
            language=self.language, rules=self.rules,
        )  # fmt: skip
        twin._state, twin.events, twin._told = state, list(events), self._told
        twin._numbers, twin._stamps, twin._kept = list(self._numbers), list(self._stamps), list(self._kept)
        return twin

    def _go_to(self, moment: int) -> None:
        state = self._state_at(max(moment - 1, 0))
        self.events = self._apply(state, self._numbers[moment - 1]) if moment else []
        self._state, self._numbers, self._stamps = state, self._numbers[:moment], self._stamps[:moment]
        self._kept = self._kept[: moment // STRIDE + 1]

    def _state_at(self, moment: int) -> Any:
        """A copy of the position after so many actions, from the last that was kept before it."""
        kept, none = moment // STRIDE, no_log()
        state = self._kept[kept].copy()
        for number in self._numbers[kept * STRIDE : moment]:
            self._contract.apply(self.board.record, state, number, none)
        return state

    def events_from(self, moment: int) -> Iterator[list[Event]]:
        """What each action from this moment on caused, one after the other."""
        state = self._state_at(moment)
        for number in self._numbers[moment:]:
            yield self._apply(state, number)

    def to_json(self) -> dict[str, Any]:
        """The whole match as data. It contains the seed: a running match shows it to nobody."""
        own_board = self.board.digest == self.game.load_board().digest
        return {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.rules,
            "board": {"digest": self.board.digest} | ({} if own_board else {"data": self.board.data}),
            "players": self.players,
            "seats": self.seats,
            "options": self.options,
            "seed": None if self.seed is None else str(self.seed),
            "commitment": self.commitment,
            "start": None if self.seed is not None else self._written(self._start),
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
