"""What may be wrong with the declaration of a turn: it fails when the game is imported, with a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from branchline.kernel.action import Verb
from branchline.kernel.turn import (
    NO_JUDGE,
    OVER,
    Answer,
    Following,
    Phase,
    Rule,
    Step,
    Turn,
    TurnError,
    followers,
    name_of,
    parameters_of,
    refusals,
    returns_number,
)


def check_turn(turn: Turn) -> None:
    for fault in _faults(turn):
        raise TurnError(fault)


def _faults(turn: Turn) -> Iterator[str]:
    yield from _numbers(turn)
    for phase in turn.phases:
        yield from _phase(turn, phase, f"phase “{turn.label(phase.number)}”")
    for step in turn.steps:
        yield from _step(step)
    for verb, why in [*refusals(turn.never), *refusals(turn.refuses)]:
        yield from _refusal(turn, why, verb, "the turn")
    yield from _others(turn.others, "the turn")
    for kind in turn.absent:
        if not kind.counted_by:
            yield f"Of the kind “{kind.name}” all that fit into a record are on every board (`absent`)."
    yield from _unanswered(turn)
    yield from _targets(turn)
    yield from _unreached(turn)


def _numbers(turn: Turn) -> Iterator[str]:
    """Every phase has a number of its own, every step a rule of its own, and rules know steps by their numbers."""
    declared = Counter(phase.number for phase in turn.phases)
    for number, times in declared.items():
        if times > 1:
            yield f"Number {number} is declared {times} times among the phases."
    for rule, times in Counter(step.does for step in turn.steps).items():
        if times > 1:
            yield f"Step “{name_of(rule)}” is declared {times} times."
    for phase in turn.phases:
        if not 0 < phase.number < turn.phase.size:
            yield f"{phase.number} is no phase of the kind “{turn.phase.name}”."
    for number in range(1, turn.phase.size):
        if number not in declared:
            yield f"Phase “{turn.phase.labels[number]}” is not declared."
    numbers = {name_of(step.does).upper(): number for number, step in turn.numbered_steps.items()}
    for rule in _rules_that_choose(turn):
        known = getattr(rule, "py_func", rule).__globals__
        for name, number in numbers.items():
            if known.get(name, number) != number:
                yield f"Step “{name.lower()}” has the number {number}, but for {name_of(rule)} {name} is {known[name]}."


def _rules_that_choose(turn: Turn) -> Iterator[Rule]:
    carried_out = [answer.does for phase in turn.phases for answer in phase.answers] + [
        step.does for step in turn.steps
    ]
    yield from (rule for rule in carried_out if rule is not None and returns_number(rule))


def _phase(turn: Turn, phase: Phase, where: str) -> Iterator[str]:
    if not phase.answers:
        yield f"In {where} nothing may be answered."
    refused = [verb for verb, _ in refusals(phase.refuses)]
    for verb, times in Counter([*(answer.verb for answer in phase.answers), *refused]).items():
        if times > 1:
            yield f"In {where} “{verb.name}” stands {times} times."
    for answer in phase.answers:
        yield from _answer(turn, answer, f"{where}, “{answer.verb.name}”,")
    for verb, why in refusals(phase.refuses):
        yield from _refusal(turn, why, verb, where)
    refused_here = {*refused, *dict(refusals(turn.refuses)), *dict(refusals(turn.never))}
    complete = refused_here | {answer.verb for answer in phase.answers} >= {*turn.verbs}
    if phase.otherwise is None and turn.otherwise is None and not complete:
        yield f"In {where} no reason is given against other verbs (`otherwise`)."
    if phase.asks is not None:
        yield from _rule(phase.asks, ("board", "state"), where, number=True)
    if phase.others is not None:
        yield from _others(phase.others, where)
    if phase.passes is not None and (phase.passes.arguments or phase.passes not in [a.verb for a in phase.answers]):
        yield f"In {where} “{phase.passes.name}” cannot pass: it is no answer without arguments."
    if phase.overdue is not None and turn.verbs.of(phase.overdue) not in [a.verb for a in phase.answers]:
        yield f"In {where} what counts if time runs out is no answer."


def _answer(turn: Turn, answer: Answer, where: str) -> Iterator[str]:
    yield from _known(turn, answer.verb, where)
    arguments = tuple(answer.verb.arguments)
    if answer.why == NO_JUDGE:
        yield f"In {where} nothing judges whether it is allowed (`why`)."
    yield from _reason(answer.why, ("board", "state", *arguments), where)
    if answer.lists is not None:
        yield from _rule(answer.lists, ("board", "state", "out", "count"), where, number=True)
    if answer.does is not None:
        yield from _rule(answer.does, ("board", "state", *arguments, "log"), where)
    yield from _following(answer.does, answer.then, where)


def _step(step: Step) -> Iterator[str]:
    where = f"step “{name_of(step.does)}”"
    yield from _rule(step.does, ("board", "state", "log"), where)
    yield from _following(step.does, step.then, where)


def _following(does: Rule | None, then: Following, where: str) -> Iterator[str]:
    """A rule chooses what follows where there is a choice, and only there."""
    choice, chooses = len(followers(then)) > 1, does is not None and returns_number(does)
    if not followers(then):
        yield f"In {where} nothing follows."
    if choice and not chooses:
        yield f"In {where} several things may follow, but no rule returns which."
    if chooses and not choice:
        yield f"In {where} a rule returns what follows, but only one thing may."


def _refusal(turn: Turn, why: int | Rule, verb: Verb, where: str) -> Iterator[str]:
    yield from _known(turn, verb, where)
    yield from _reason(why, ("board", "state", *verb.arguments), where)


def _others(why: int | Rule, where: str) -> Iterator[str]:
    yield from _reason(why, ("board", "state", "seat"), where)


def _reason(why: int | Rule, known: Iterable[str], where: str) -> Iterator[str]:
    if not isinstance(why, int):
        yield from _rule(why, known, where, number=True)


def _rule(rule: Rule, known: Iterable[str], where: str, number: bool = False) -> Iterator[str]:
    if not callable(rule):
        yield f"In {where} {rule!r} is no rule."
        return
    for name in parameters_of(rule):
        if name not in known:
            yield f"In {where} the rule {name_of(rule)} takes “{name}”: there is {', '.join(known)}."
    if number and not returns_number(rule):
        yield f"In {where} the rule {name_of(rule)} does not return an int."


def _known(turn: Turn, verb: Verb, where: str) -> Iterator[str]:
    if verb not in [*turn.verbs]:
        yield f"In {where} “{verb.name}” is no verb of this game."


def _unanswered(turn: Turn) -> Iterator[str]:
    answered = {answer.verb for phase in turn.phases for answer in phase.answers} | {*dict(refusals(turn.never))}
    for verb in turn.verbs:
        if verb not in answered:
            yield f"The verb “{verb.name}” answers no question."


def _targets(turn: Turn) -> Iterator[str]:
    phases, steps = {OVER, *(phase.number for phase in turn.phases)}, {step.does for step in turn.steps}
    for then in _thens(turn):
        for following in followers(then):
            if isinstance(following, int) and following not in phases:
                yield f"{following} follows, but is no phase."
            elif not isinstance(following, int) and following not in steps:
                yield f"The rule {name_of(following)} follows, but is no step."
    for phase in turn.phases:
        if phase.asked_by is not None and phase.asked_by not in steps:
            yield f"Phase “{turn.label(phase.number)}” is not asked by a step."


def _thens(turn: Turn) -> Iterator[Following]:
    yield turn.begins
    for phase in turn.phases:
        yield from (answer.then for answer in phase.answers)
    yield from (step.then for step in turn.steps)


def _unreached(turn: Turn) -> Iterator[str]:
    then = {phase.number: [n for a in phase.answers for n in turn.after(a.then)] for phase in turn.phases}
    then |= {number: [*turn.after(step.then)] for number, step in turn.numbered_steps.items()}
    reached = list(turn.after(turn.begins))
    for number in reached:
        reached += [following for following in then.get(number, []) if following not in reached]
    for number in then:
        if number not in reached:
            yield f"Nothing leads to “{turn.label(number)}”."
    if OVER not in reached:
        yield "Nothing leads to the end of the game."
