"""The declaration of a turn: what is made from it, and what it must not say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from branchline.kernel import (
    ALLOWED,
    OVER,
    Answer,
    Array,
    Kind,
    Phase,
    Position,
    Reasons,
    Record,
    Step,
    Turn,
    Verbs,
    decider,
    i8,
    i16,
    maybe,
    present_phase,
    rule,
    up_to,
)
from branchline.kernel.events import no_log
from branchline.kernel.turn import TurnError

WORKING, OBJECTING = range(1, 3)
NEXT_DAY = 3
PHASE = Kind("phase", labels=("", "working", "objecting"))
ENDING = Kind("ending", labels=("", "seven_days"))
SEAT = Kind("seat", 2)
POND = Kind("pond", 4, counted_by="ponds")
VERBS = Verbs()
FISH = VERBS("fish", pond=POND, hours=Kind("hours", 3, first=1))
REST = VERBS("rest")
OBJECT = VERBS("object")
LET = VERBS("let")
SLEEP = VERBS("sleep")
REASONS = Reasons()
GAME_OVER = REASONS("game_over", "FI-1")
NOT_YOU = REASONS("not_you", "FI-2")
NOT_NOW = REASONS("not_now", "FI-3")
TOO_LONG = REASONS("too_long", "FI-4")
NO_SLEEP = REASONS("no_sleep", "FI-5")
SOMEBODY_WAITS = REASONS("somebody_waits", "FI-6")
NO_SUCH_POND = REASONS("no_such_pond", "FI-7")


class Board(Record):
    ponds: int = i8(holds=up_to(4))


class State(Position):
    phase: Array = i8(2, holds=PHASE)
    decider: Array = i8(2, holds=maybe(SEAT))
    argument: Array = i16(2, 2, holds=up_to(0))
    depth: int = i8(holds=up_to(1))
    ended: int = i8(holds=ENDING)
    day: int = i8(holds=up_to(7))
    fish: Array = i8(SEAT, holds=up_to(100))


@rule
def angler(state: State) -> int:
    return state.day % 2


@rule
def neighbour(state: State) -> int:
    return 1 - decider(state)


@rule
def why_no_fishing(state: State, hours: int) -> int:
    return TOO_LONG if hours > 2 else ALLOWED


@rule
def fish(state: State, pond: int, hours: int, log: Array) -> int:
    state.fish[decider(state)] += hours
    return OBJECTING if pond == 0 else NEXT_DAY


@rule
def give_back(state: State) -> None:
    state.fish[1 - decider(state)] = 0


@rule
def next_day(state: State) -> int:
    state.day += 1
    if state.day == 7:
        state.ended = 1
        return OVER
    return WORKING


def working(**changes: Any) -> Phase:
    declared: dict[str, Any] = {
        "asks": angler,
        "answers": [
            Answer(FISH, why=why_no_fishing, does=fish, then=[OBJECTING, next_day]),
            Answer(REST, why=ALLOWED, then=next_day),
        ],
    }
    return Phase(WORKING, **declared | changes)


def objecting(**changes: Any) -> Phase:
    declared: dict[str, Any] = {
        "asks": neighbour,
        "interrupts": True,
        "passes": LET,
        "overdue": OBJECT.start,
        "answers": [
            Answer(OBJECT, why=ALLOWED, does=give_back, then=next_day),
            Answer(LET, why=ALLOWED, then=next_day),
        ],
        "refuses": {(FISH, REST): SOMEBODY_WAITS},
    }
    return Phase(OBJECTING, **declared | changes)


def turn(**changes: Any) -> Turn:
    declared: dict[str, Any] = {
        "phases": [working(), objecting()],
        "steps": [Step(next_day, then=[WORKING, OVER])],
        "begins": WORKING,
        "over": GAME_OVER,
        "others": NOT_YOU,
        "otherwise": NOT_NOW,
        "never": {SLEEP: NO_SLEEP},
    }
    return Turn(PHASE, VERBS, REASONS, **declared | changes)


@pytest.fixture
def rules() -> dict[str, Callable[..., Any]]:
    return turn().rules


@pytest.fixture
def board() -> Any:
    board = Board.blank()
    board.ponds = 2
    return board


@pytest.fixture
def state() -> Any:
    state = State.blank()
    state.players, state.phase[0], state.decider[0] = 2, WORKING, 0
    return state


def listed(rules: dict[str, Callable[..., Any]], board: Any, state: Any) -> list[str]:
    out = np.zeros(VERBS.size, np.int32)
    return [VERBS.text(int(number), {}) for number in out[: rules["legal"](board, state, out)]]


def test_a_list_is_what_the_judge_allows_of_all_that_is_on_the_board(rules: Any, board: Any, state: Any) -> None:
    assert listed(rules, board, state) == ["fish 0 1", "fish 0 2", "fish 1 1", "fish 1 2", "rest"]


def test_every_other_verb_is_refused_with_its_own_reason_or_the_phases_or_the_turns(
    rules: Any, board: Any, state: Any
) -> None:
    def why(verb: Any, *arguments: int) -> int:
        return int(rules["why_not"](board, state, verb.rules.pack(*arguments)))

    assert [why(FISH, 0, 2), why(FISH, 0, 3), why(LET), why(SLEEP)] == [ALLOWED, TOO_LONG, NOT_NOW, NO_SLEEP]
    state.phase[0] = OBJECTING
    assert [why(FISH, 0, 2), why(REST), why(LET), why(SLEEP)] == [SOMEBODY_WAITS, SOMEBODY_WAITS, ALLOWED, NO_SLEEP]
    state.ended = 1
    assert [why(FISH, 0, 2), why(SLEEP)] == [GAME_OVER, GAME_OVER]


def test_what_the_turn_refuses_is_refused_where_the_phase_does_not_say_so(board: Any, state: Any) -> None:
    rules = turn(refuses={(OBJECT, LET): SOMEBODY_WAITS}).rules
    asked = [(WORKING, SOMEBODY_WAITS), (OBJECTING, ALLOWED)]
    for phase, why in asked:
        state.phase[0] = phase
        assert rules["why_not"](board, state, LET.rules.pack()) == why
    calm = turn(phases=[working(otherwise=NOT_NOW), objecting()], refuses={LET: SOMEBODY_WAITS}).rules
    state.phase[0] = WORKING
    assert calm["why_not"](board, state, LET.rules.pack()) == NOT_NOW


def test_nothing_is_named_that_is_not_on_the_board(board: Any, state: Any) -> None:
    rules = turn(absent={POND: NO_SUCH_POND}).rules
    judged = [rules["why_not"](board, state, FISH.rules.pack(pond, 2)) for pond in range(4)]
    assert judged == [ALLOWED, ALLOWED, NO_SUCH_POND, NO_SUCH_POND]
    state.phase[0] = OBJECTING
    assert rules["why_not"](board, state, FISH.rules.pack(2, 2)) == NO_SUCH_POND


def test_only_who_is_asked_may_answer(rules: Any, board: Any, state: Any) -> None:
    assert [rules["why_not_seat"](board, state, seat) for seat in range(2)] == [ALLOWED, NOT_YOU]
    state.ended = 1
    assert rules["why_not_seat"](board, state, 0) == GAME_OVER


def test_steps_are_taken_until_somebody_is_asked_or_the_game_is_over(rules: Any, board: Any, state: Any) -> None:
    for day in range(1, 7):
        rules["apply"](board, state, REST.rules.pack(), no_log())
        assert (state.day, present_phase(state), decider(state)) == (day, WORKING, day % 2)
    rules["apply"](board, state, REST.rules.pack(), no_log())
    assert (state.day, state.ended) == (7, 1)


def test_an_interruption_lies_on_top_and_is_closed_after_it(rules: Any, board: Any, state: Any) -> None:
    rules["apply"](board, state, FISH.rules.pack(0, 2), no_log())
    assert (state.depth, present_phase(state), decider(state), state.phase[0]) == (1, OBJECTING, 1, WORKING)
    assert (rules["let_pass"](state), rules["overdue"](state)) == (LET.rules.pack(), OBJECT.rules.pack())
    rules["apply"](board, state, OBJECT.rules.pack(), no_log())
    assert (state.depth, present_phase(state), decider(state), state.fish[0]) == (0, WORKING, 1, 0)
    assert (rules["let_pass"](state), rules["overdue"](state)) == (-1, -1)


def test_a_position_that_was_written_down_begins_with_the_step_that_asks(board: Any, state: Any) -> None:
    turn(phases=[working(asked_by=next_day), objecting()]).rules["settle"](board, state, no_log())
    assert (state.day, decider(state)) == (1, 1)
    turn().rules["settle"](board, state, no_log())
    assert state.day == 1


def test_the_source_can_be_read() -> None:
    assert "    for pond in range(board.ponds):\n        for hours in range(1, 4):\n" in turn().source
    assert "    if is_object(action):\n        give_back(state)\n        close_frame(state)\n" in turn().source


def test_what_may_be_asked_after_an_answer_is_found_through_the_steps() -> None:
    declared = turn()
    assert declared.asked_after(declared.answer_to(WORKING, FISH)) == {OBJECTING, WORKING, OVER}
    assert declared.asked_after(declared.answer_to(OBJECTING, LET)) == {WORKING, OVER}


# --- what it must not say -------------------------------------------------------------------------------------

ELSEWHERE = Verbs()
DIVE = ELSEWHERE("dive")


@rule
def why_too_deep(state: State, depth: int) -> int:
    return ALLOWED


@rule
def whoever(state: State) -> bool:
    return True


REST_ALONE = Answer(REST, why=ALLOWED, then=next_day)
FAULTS: dict[str, Callable[[], object]] = {
    "In phase “working”, “rest”, nothing judges whether it is allowed (`why`).": lambda: turn(
        phases=[working(answers=[Answer(REST, then=next_day)]), objecting()]
    ),
    "In phase “working”, “rest”, nothing follows.": lambda: turn(
        phases=[working(answers=[Answer(REST, why=ALLOWED)]), objecting()]
    ),
    "Phase “objecting” is not declared.": lambda: turn(phases=[working()]),
    "In phase “working” nothing may be answered.": lambda: turn(phases=[working(answers=[]), objecting()]),
    "In phase “working” “rest” stands 2 times.": lambda: turn(phases=[working(refuses={REST: NOT_NOW}), objecting()]),
    "“dive” is no verb of this game.": lambda: turn(phases=[working(refuses={DIVE: NOT_NOW}), objecting()]),
    "The verb “sleep” answers no question.": lambda: turn(never={}),
    "The verb “fish” answers no question.": lambda: turn(phases=[working(answers=[REST_ALONE]), objecting()]),
    "In phase “working” no reason is given against other verbs": lambda: turn(otherwise=None),
    "takes “depth”: there is board, state": lambda: turn(
        phases=[working(answers=[Answer(REST, why=why_too_deep, then=next_day)]), objecting()]
    ),
    "the rule whoever does not return an int.": lambda: turn(phases=[working(asks=whoever), objecting()]),
    "several things may follow, but no rule returns which.": lambda: turn(
        phases=[working(answers=[Answer(REST, why=ALLOWED, then=[next_day, OBJECTING])]), objecting()]
    ),
    "a rule returns what follows, but only one thing may.": lambda: turn(steps=[Step(next_day, then=WORKING)]),
    "9 follows, but is no phase.": lambda: turn(begins=[WORKING, 9]),
    "3 follows, but is no phase.": lambda: turn(begins=[WORKING, NEXT_DAY]),
    "The rule angler follows, but is no step.": lambda: turn(begins=[WORKING, angler]),
    "Nothing leads to “objecting”.": lambda: turn(
        phases=[working(answers=[Answer(FISH, why=ALLOWED, then=next_day), REST_ALONE]), objecting()]
    ),
    "Nothing leads to the end of the game.": lambda: turn(steps=[Step(next_day, then=[WORKING, OBJECTING])]),
    "“fish” cannot pass": lambda: turn(phases=[working(), objecting(passes=FISH)]),
    "what counts if time runs out is no answer.": lambda: turn(phases=[working(), objecting(overdue=REST.start)]),
    "Phase “working” is not asked by a step.": lambda: turn(phases=[working(asked_by=angler), objecting()]),
    "Of the kind “seat” all that fit into a record are on every board": lambda: turn(absent={SEAT: NOT_YOU}),
    "Number 1 is declared 2 times among the phases.": lambda: turn(phases=[working(), objecting(), working()]),
    "Step “next_day” is declared 2 times.": lambda: turn(steps=[Step(next_day, then=[WORKING, OVER])] * 2),
    "Step “next_day” has the number 4, but for fish NEXT_DAY is 3.": lambda: turn(
        steps=[Step(give_back, then=next_day), Step(next_day, then=[WORKING, OVER])]
    ),
}


@pytest.mark.parametrize("sentence", FAULTS)
def test_a_turn_that_cannot_be_is_refused_with_a_sentence(sentence: str) -> None:
    with pytest.raises(TurnError) as refusal:
        FAULTS[sentence]()
    assert sentence in str(refusal.value)


def test_a_turn_can_be_changed_into_another() -> None:
    assert replace(turn(), over=NOT_NOW).source != turn().source
