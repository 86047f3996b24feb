"""The rules that are made from the declaration of a turn: their source, and the rules themselves.

They are rules like any other, interpreted, compiled for the CPU or for CUDA: one small function a phase for what may be
answered, for why not and for carrying it out, and those above them that look at the phase.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterable, Iterator
from typing import Any

from branchline.kernel.action import Verb
from branchline.kernel.kinds import SEAT, Kind
from branchline.kernel.position import ask, close_frame, decider, has_ended, open_frame, present_phase
from branchline.kernel.reasons import ALLOWED
from branchline.kernel.rules import rule
from branchline.kernel.turn import (
    OVER,
    Answer,
    Phase,
    Refusals,
    Rule,
    Step,
    Turn,
    name_of,
    parameters_of,
    returns_number,
)

ASKED_FOR = ("legal", "why_not", "why_not_seat", "apply", "settle", "let_pass", "overdue")
"""By the contract."""
INDENT = "    "
GIVEN = ("board", "state", "action", "log", "out", "count", "seat", "phase", "step", "following")
"""What generated functions call their own."""


def make_rules(turn: Turn) -> tuple[str, dict[str, Rule]]:
    """Their source, and those that the contract asks for."""
    source = _Source(turn)
    text = "\n\n".join("\n".join(function) for function in source.functions()) + "\n"
    home = _home(turn)
    file = f"<the turn of {home}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    names = source.names | {"__name__": home}
    exec(compile(text, file, "exec"), names)
    for name in source.made:
        names[name] = rule(names[name])
    return text, {name: names[name] for name in ASKED_FOR}


def _home(turn: Turn) -> str:
    """The package of the game."""
    rules = [answer.does for phase in turn.phases for answer in phase.answers if answer.does is not None]
    return str(rules[0].__module__).rpartition(".")[0] if rules else __name__


def _range_of(kind: Kind) -> str:
    """What an argument can be on this board and at this table."""
    if kind.name == SEAT.name:
        return "state.players"
    if kind.counted_by:
        return f"board.{kind.counted_by}"
    return f"{kind.first}, {kind.first + kind.size}" if kind.first else str(kind.size)


class _Source:
    """Function after function, and what the names in them stand for."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.names: dict[str, Any] = {"ALLOWED": ALLOWED, "OVER": OVER}
        self.names |= {name_of(made): made for made in (ask, open_frame, close_frame)}
        self.names |= {name_of(made): made for made in (decider, has_ended, present_phase)}
        self.made: list[str] = []
        self._reserved = {*GIVEN, *(argument for verb in turn.verbs for argument in verb.arguments)}

    # --- names ------------------------------------------------------------------------------------------------

    def _name(self, wished: str, thing: Any) -> str:
        """What a thing is called in the source: as wished, unless something else is."""
        name = wished
        while name in self._reserved or self.names.get(name, thing) is not thing:
            name += "_"
        self.names[name] = thing
        return name

    def _number(self, number: int) -> str:
        """A phase or step by name."""
        return self._name(self.turn.label(number).upper(), number)

    def _step(self, step: Step) -> str:
        return self._number(self.turn.number_of(step.does))

    def _reason(self, why: int | Rule) -> str:
        if not isinstance(why, int):
            return self._call(why)
        return self._name(self.turn.reasons[why].code.upper(), why) if why else "ALLOWED"

    def _call(self, called: Rule) -> str:
        return f"{self._name(name_of(called), called)}({', '.join(parameters_of(called))})"

    def _of(self, verb: Verb, role: str) -> str:
        return self._name(f"{role}_{verb.name}", dict(zip(("is", "pack", "unpack"), verb.rules, strict=True))[role])

    def _function(self, name: str, parameters: str, lines: Iterable[str]) -> list[str]:
        self.made.append(name)
        return [f"def {name}({parameters}):", *(INDENT + line for line in lines)]

    def functions(self) -> Iterator[list[str]]:
        yield from self._legal()
        yield from self._why_not()
        yield self._function("why_not_seat", "board, state, seat", self._why_not_seat())
        yield from self._apply()
        passing = {phase: self._of(phase.passes, "pack") + "()" for phase in self.turn.phases if phase.passes}
        yield self._function("let_pass", "state", [*self._by_phase(passing), "return -1"])
        late = {phase: str(phase.overdue) for phase in self.turn.phases if phase.overdue is not None}
        yield self._function("overdue", "state", [*self._by_phase(late), "return -1"])

    # --- what may be answered ---------------------------------------------------------------------------------

    def _legal(self) -> Iterator[list[str]]:
        for phase in self.turn.phases:
            yield self._function(f"list_in_{self.turn.label(phase.number)}", "board, state, out", self._list(phase))
        calls = {phase: f"list_in_{self.turn.label(phase.number)}(board, state, out)" for phase in self.turn.phases}
        yield self._function("legal", "board, state, out", [*self._by_phase(calls), "return 0"])

    def _list(self, phase: Phase) -> Iterator[str]:
        yield "count = 0"
        listed = []
        for answer in phase.answers:
            if answer.lists is None:
                yield from self._try_all(answer)
            elif answer.lists not in listed:
                listed.append(answer.lists)
                yield f"count = {self._call(answer.lists)}"
        yield "return count"

    def _try_all(self, answer: Answer) -> Iterator[str]:
        """Ask the judge about every combination of arguments."""
        depth = ""
        for name, kind in answer.verb.arguments.items():
            yield depth + f"for {name} in range({_range_of(kind)}):"
            depth += INDENT
        if answer.why != ALLOWED:
            yield depth + f"if {self._reason(answer.why)} == ALLOWED:"
            depth += INDENT
        yield depth + f"out[count] = {self._of(answer.verb, 'pack')}({', '.join(answer.verb.arguments)})"
        yield depth + "count += 1"

    # --- why not ----------------------------------------------------------------------------------------------

    def _why_not(self) -> Iterator[list[str]]:
        if self.turn.refuses:
            yield self._function("why_not_elsewhere", "board, state, action", self._judge_elsewhere())
        for phase in self.turn.phases:
            yield self._function(
                f"why_not_in_{self.turn.label(phase.number)}", "board, state, action", self._judge(phase)
            )
        calls = {
            phase: f"why_not_in_{self.turn.label(phase.number)}(board, state, action)" for phase in self.turn.phases
        }
        lines = ["if has_ended(state):", INDENT + f"return {self._reason(self.turn.over)}"]
        lines += self._refuse(self.turn.never)
        for verb in self.turn.verbs:
            lines += self._if_absent(verb)
        lines += [*self._by_phase(calls), f"return {self._reason(self.turn.over)}"]
        yield self._function("why_not", "board, state, action", lines)

    def _judge(self, phase: Phase) -> Iterator[str]:
        for answer in phase.answers:
            yield from self._if_verb(answer.verb, answer.why)
        yield from self._refuse(phase.refuses)
        if phase.otherwise is None and self.turn.refuses:
            yield "return why_not_elsewhere(board, state, action)"
        else:
            yield self._otherwise(phase.otherwise)

    def _judge_elsewhere(self) -> Iterator[str]:
        yield from self._refuse(self.turn.refuses)
        yield self._otherwise(None)

    def _otherwise(self, why: int | Rule | None) -> str:
        reason = self.turn.otherwise if why is None else why
        return f"return {self._reason(self.turn.over if reason is None else reason)}"

    def _if_absent(self, verb: Verb) -> Iterator[str]:
        """Refuse a number that stands for nothing on this board."""
        absent = [(name, kind) for name, kind in verb.arguments.items() if kind in self.turn.absent]
        if absent:
            yield f"if {self._of(verb, 'is')}(action):"
            yield INDENT + f"{', '.join(verb.arguments)} = {self._of(verb, 'unpack')}(action)"
        for name, kind in absent:
            yield INDENT + f"if {name} >= {_range_of(kind)}:"
            yield INDENT * 2 + f"return {self._reason(self.turn.absent[kind])}"

    def _refuse(self, declared: Refusals) -> Iterator[str]:
        for verbs, why in declared.items():
            several = (verbs,) if isinstance(verbs, Verb) else verbs
            if isinstance(why, int):
                yield f"if {' or '.join(self._of(verb, 'is') + '(action)' for verb in several)}:"
                yield INDENT + f"return {self._reason(why)}"
            else:
                for verb in several:
                    yield from self._if_verb(verb, why)

    def _if_verb(self, verb: Verb, why: int | Rule) -> Iterator[str]:
        yield f"if {self._of(verb, 'is')}(action):"
        yield from (INDENT + line for line in self._unpack(verb, [why]))
        yield INDENT + f"return {self._reason(why)}"

    def _unpack(self, verb: Verb, used_by: Iterable[Any]) -> Iterator[str]:
        """The arguments of an action, if one of these rules looks at any."""
        if any(callable(used) and {*parameters_of(used)} & {*verb.arguments} for used in used_by):
            yield f"{', '.join(verb.arguments)} = {self._of(verb, 'unpack')}(action)"

    def _why_not_seat(self) -> Iterator[str]:
        yield from ["if has_ended(state):", INDENT + f"return {self._reason(self.turn.over)}"]
        yield from ["if seat == decider(state):", INDENT + "return ALLOWED"]
        own = {phase: self._reason(phase.others) for phase in self.turn.phases if phase.others is not None}
        yield from self._by_phase(own)
        yield f"return {self._reason(self.turn.others)}"

    # --- carried out ------------------------------------------------------------------------------------------

    def _apply(self) -> Iterator[list[str]]:
        for phase in self.turn.phases:
            yield self._function(
                f"answer_{self.turn.label(phase.number)}", "board, state, action, log", self._carry_out(phase)
            )
        calls = {
            phase: f"answer_{self.turn.label(phase.number)}(board, state, action, log)" for phase in self.turn.phases
        }
        yield self._function("answer", "board, state, action, log", [*self._by_phase(calls), "return OVER"])
        if self._leads_back:
            yield self._function("take_step", "board, state, step, log", self._steps())
        interrupting = [self._number(phase.number) for phase in self.turn.phases if phase.interrupts]
        if interrupting:
            asked = " or ".join(f"phase == {name}" for name in interrupting)
            yield self._function("interrupts", "phase", [f"return {asked}"])
        yield self._function("put_question", "board, state, following", self._questions())
        yield self._function("follow", "board, state, following, log", self._follow())
        lines = ["follow(board, state, answer(board, state, action, log), log)"]
        yield self._function("apply", "board, state, action, log", lines)
        yield self._function("settle", "board, state, log", self._settle())

    def _carry_out(self, phase: Phase) -> Iterator[str]:
        last = phase.answers[-1]
        for answer in phase.answers:
            depth = "" if answer is last else INDENT
            if answer is not last:
                yield f"if {self._of(answer.verb, 'is')}(action):"
            yield from (depth + line for line in self._unpack(answer.verb, [answer.does]))
            yield from (depth + line for line in self._go_on(answer.does, answer.then, phase.interrupts))

    def _go_on(self, does: Rule | None, then: Any, interrupting: bool = False) -> Iterator[str]:
        """Carry it out, close a question that has interrupted another, and return what follows."""
        after = self.turn.after(then)
        staying = [
            self._number(phase.number) for phase in self.turn.phases if phase.interrupts and phase.number in after
        ]
        if does is not None and returns_number(does) and not interrupting:
            yield f"return {self._call(does)}"
            return
        if does is not None and returns_number(does):
            yield f"following = {self._call(does)}"
            leaving = " and ".join(f"following != {name}" for name in staying)
            yield from [f"if {leaving}:", INDENT + "close_frame(state)"] if staying else ["close_frame(state)"]
            yield "return following"
            return
        if does is not None:
            yield self._call(does)
        if interrupting and not staying:
            yield "close_frame(state)"
        yield f"return {self._number(after[0])}"

    def _steps(self) -> Iterator[str]:
        for step in self.turn.steps[:-1]:
            yield f"if step == {self._step(step)}:"
            yield from (INDENT + line for line in self._go_on(step.does, step.then))
        yield from self._go_on(self.turn.steps[-1].does, self.turn.steps[-1].then)

    def _follow(self) -> Iterator[str]:
        """Step after step as they stand, where none leads back; otherwise around until a question follows. Steps are
        numbered from where phases end."""
        for step in () if self._leads_back else self.turn.steps:
            yield f"if following == {self._step(step)}:"
            *does, last = self._go_on(step.does, step.then)
            yield from (INDENT + line for line in [*does, last.replace("return", "following =", 1)])
        if self._leads_back:
            yield f"for _ in range({self.turn.most_steps}):"
            yield INDENT + f"if following < {self.turn.phase.size}:"
            yield INDENT * 2 + "break"
            yield INDENT + "following = take_step(board, state, following, log)"
        yield "put_question(board, state, following)"

    @property
    def _leads_back(self) -> bool:
        """Whether a step may lead to itself or to one that stands before it."""
        return any(
            self.turn.phase.size <= following <= number
            for number, step in self.turn.numbered_steps.items()
            for following in self.turn.after(step.then)
        )

    def _questions(self) -> Iterator[str]:
        """Phases that ask the same seat are asked in one line; the seat is found before the question is another."""
        plain: dict[Rule, list[str]] = {}
        for phase in self.turn.phases:
            if phase.asks is not None and not phase.interrupts:
                plain.setdefault(phase.asks, []).append(self._number(phase.number))
        for asks, names in plain.items():
            yield f"if {' or '.join(f'following == {name}' for name in names)}:"
            yield INDENT + f"ask(state, following, {self._call(asks)})"
        for phase in self.turn.phases:
            if phase.asks is not None and phase.interrupts:
                yield f"if following == {self._number(phase.number)}:"
                yield INDENT + f"seat = {self._call(phase.asks)}"
                yield INDENT + "if not interrupts(present_phase(state)):"
                yield INDENT * 2 + "open_frame(state)"
                yield INDENT + "ask(state, following, seat)"
        yield "return"

    def _settle(self) -> Iterator[str]:
        for phase in self.turn.phases:
            if phase.asked_by is not None:
                yield f"if not has_ended(state) and present_phase(state) == {self._number(phase.number)}:"
                yield INDENT + f"follow(board, state, {self._number(self.turn.number_of(phase.asked_by))}, log)"
                yield INDENT + "return"
        yield "return"

    # --- by phase ---------------------------------------------------------------------------------------------

    def _by_phase(self, values: dict[Phase, str]) -> Iterator[str]:
        if values:
            yield "phase = present_phase(state)"
        for phase, value in values.items():
            yield f"if phase == {self._number(phase.number)}:"
            yield INDENT + f"return {value}"
