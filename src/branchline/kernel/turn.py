"""The turn, declared once: what is asked, what may be answered, what that does, and what follows.

A game lays one page beside the rulebook's page “sequence of play”: a `Turn` of phases, each with its answers, and of
steps, which the game takes by itself. From it the kernel makes the rules `legal`, `why_not`, `why_not_seat`, `apply`,
`settle`, `let_pass` and `overdue`; `print(TURN.source)` shows them (`kernel/turn_source.py` writes them).

What follows is a phase, which is then asked, a step, which is then taken, or OVER. Where only one thing can follow,
`then` says so; where several can, `then` lists them and the rule returns which. A step is named by its rule. Rules that
return one return its number: steps are numbered as they stand, from where phases end. A rule is called with what its
parameters name: board, state, log, the arguments of the verb, and for some roles what stands at the role below. What a
table cannot say stays a rule that the table points to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from typing import Any

from branchline.kernel.action import Verb, Verbs
from branchline.kernel.kinds import Kind
from branchline.kernel.reasons import Reasons

OVER = 0
"""What follows when the game has ended."""

Rule = Callable[..., Any]
Following = int | Rule | Sequence[int | Rule]
"""Phases by number, steps by rule."""
NO_JUDGE = -1
Refusals = Mapping[Verb | tuple[Verb, ...], int | Rule]


@dataclass(frozen=True, eq=False)
class Answer:
    """What a player may answer, with one verb."""

    verb: Verb
    _: KW_ONLY
    why: int | Rule = NO_JUDGE
    """ALLOWED, or the rule that alone judges such an action: ALLOWED or the reason why not."""
    then: Following = ()
    does: Rule | None = None
    """Carries it out."""
    lists: Rule | None = None
    """(…, out, count): lists what the judge allows in less time than asking it about all arguments there are. It
    stands for the judge, and conformance compares the two. Answers that share a list name the same one."""
    costs: bool = False
    """It spends something."""
    completes: bool = False
    """It completes what several answers have made up."""


@dataclass(frozen=True, eq=False)
class Phase:
    """A question, and what may be answered to it."""

    number: int
    _: KW_ONLY
    answers: Sequence[Answer]
    asks: Rule | None = None
    """Who is asked; without it, the rules that lead here call `ask` themselves."""
    interrupts: bool = False
    """It is asked on top of another question, and closed when something else follows."""
    refuses: Refusals = field(default_factory=dict)
    """Why some verbs are no answer: a reason, or a rule that gives it."""
    otherwise: int | Rule | None = None
    """Why all other verbs are none; without it, what the turn says."""
    others: int | Rule | None = None
    """(…, seat): why another seat is not asked; without it, what the turn says."""
    passes: Verb | None = None
    """The answer of those who do not object."""
    overdue: int | None = None
    """The action that counts for those who let their time run out; without it a bot decides for them."""
    asked_by: Rule | None = None
    """The step that asks this, unless there is only one answer: a position that was written down begins with it."""


@dataclass(frozen=True, eq=False)
class Step:
    """What the game does by itself."""

    does: Rule
    _: KW_ONLY
    then: Following


class TurnError(ValueError):
    """A turn is declared wrongly."""


@dataclass(frozen=True, eq=False)
class Turn:
    """The sequence of play of a game."""

    phase: Kind
    """The labels of the phases; steps are numbered from there on."""
    verbs: Verbs
    reasons: Reasons
    _: KW_ONLY
    phases: Sequence[Phase]
    steps: Sequence[Step] = ()
    begins: Following
    """What set-up may ask first."""
    over: int
    """The reason why nothing may be done after the end."""
    others: int | Rule
    """(…, seat): why a seat that is not asked may not act."""
    refuses: Refusals = field(default_factory=dict)
    """Why some verbs are no answer to a question that does not say so itself."""
    otherwise: int | Rule | None = None
    """Why all other verbs are none."""
    never: Refusals = field(default_factory=dict)
    """Verbs that answer no question, and why."""
    absent: Mapping[Kind, int] = field(default_factory=dict)
    """Why nothing may be named that is not on this board: first of all reasons, whatever is asked."""
    most_steps: int = 64
    """More than the game takes between two questions."""

    def __post_init__(self) -> None:
        from branchline.kernel.turn_check import check_turn

        check_turn(self)

    @cached_property
    def source(self) -> str:
        """The rules as they are compiled."""
        return self._made[0]

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """What the contract asks for, by name."""
        return self._made[1]

    @cached_property
    def _made(self) -> tuple[str, dict[str, Rule]]:
        from branchline.kernel.turn_source import make_rules

        return make_rules(self)

    @property
    def legal(self) -> Rule:
        return self.rules["legal"]

    @cached_property
    def numbered_steps(self) -> dict[int, Step]:
        """As they stand, from where phases end."""
        return dict(enumerate(self.steps, self.phase.size))

    def number_of(self, following: int | Rule) -> int:
        """Of a phase, or of the step that has this rule."""
        if isinstance(following, int):
            return following
        return next(number for number, step in self.numbered_steps.items() if step.does is following)

    def after(self, then: Following) -> tuple[int, ...]:
        """The numbers of what may follow."""
        return tuple(self.number_of(following) for following in followers(then))

    def label(self, number: int) -> str:
        """The name of a phase or step."""
        if number < self.phase.size:
            return self.phase.labels[number] or "over"
        return name_of(self.numbered_steps[number].does)

    def asked_after(self, answer: Answer) -> set[int]:
        """The phases that may be asked after an answer, and OVER if the game may end."""
        found, waiting = set[int](), list(self.after(answer.then))
        for number in waiting:
            if number in self.numbered_steps:
                more = self.after(self.numbered_steps[number].then)
                waiting += [following for following in more if following not in waiting]
            else:
                found.add(number)
        return found

    def answer_to(self, phase: int, verb: Verb) -> Answer:
        """What is declared about a verb that answers a phase."""
        answers = next(asked.answers for asked in self.phases if asked.number == phase)
        return next(answer for answer in answers if answer.verb is verb)


def followers(then: Following) -> tuple[int | Rule, ...]:
    return tuple(then) if isinstance(then, Sequence) else (then,)


def name_of(rule: Rule) -> str:
    return str(getattr(rule, "py_func", rule).__name__)


def parameters_of(rule: Rule) -> tuple[str, ...]:
    code = getattr(rule, "py_func", rule).__code__
    return tuple(code.co_varnames[: code.co_argcount])


def returns_number(rule: Rule) -> bool:
    return getattr(rule, "py_func", rule).__annotations__.get("return") in (int, "int")


def refusals(declared: Refusals) -> Iterator[tuple[Verb, int | Rule]]:
    """Verb by verb."""
    for verbs, why in declared.items():
        for verb in (verbs,) if isinstance(verbs, Verb) else verbs:
            yield verb, why
