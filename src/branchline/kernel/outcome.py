"""What an action brings, before it is made: the difference between the positions before and after it.

It is told as far as it is sure: up to the first chance or thing turned up, and up to another's choice, or beyond an
interruption under the condition that nobody objects. A game's contract says which fields are at stake.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from branchline.kernel.events import Event, new_log
from branchline.kernel.kinds import DEBT, NOBODY, SEAT, Kind, label
from branchline.kernel.record import MAYBE, MEMBER, Field
from branchline.kernel.rules import checked

if TYPE_CHECKING:
    from branchline.kernel.action import Action
    from branchline.kernel.match import Match

SCORE = "score"
"""What the game's own score says stands among the stakes under this name."""
MOST_REVEALED = (1 << 31) - 1
DRAWS = 12
"""How often what decides whether the game ends is drawn, where chance or something hidden does."""

MayEnd = Literal["no", "perhaps", "expected"]


@dataclass(frozen=True)
class Change:
    """One number that is another afterwards."""

    field: str
    place: tuple[int, ...]
    before: int
    after: int
    by: int = NOBODY
    """Which other thing of the same kind has made it so."""


@dataclass(frozen=True)
class Outcome:
    changes: tuple[Change, ...]
    to_move: int | None
    """Who decides then; None if that is not known, or the game is over."""
    ended: str
    """Why the game is over then, as a key; empty if it goes on, or nobody knows."""
    if_nobody_objects: bool
    """Another may interrupt it; what is told follows if nobody does."""
    then_chance: bool
    """What follows then depends on chance, or on what is hidden."""
    events: tuple[Event, ...] = field(compare=False)
    """What happens until then."""
    may_end: MayEnd = "no"
    """Whether the game is over after that chance: in some of the draws, or in all of them."""


@dataclass(frozen=True)
class Line:
    """What it brings to one party."""

    seat: int | None
    name: str
    """Whoever or whatever it is; empty for the whole table."""
    changes: tuple[str, ...]
    costs: tuple[str, ...]
    """Those of them that are given up: what is paid for the rest."""


# --- from the rules -------------------------------------------------------------------------------------------


def foresee(match: Match, action: Action | str | int, seat: int, seeds: Sequence[int],
            then: Sequence[str | int] = ()) -> Outcome:  # fmt: skip
    """What an action, with those of the same seat that follow it, brings as far as the seat can know: what is the same
    however that is drawn which it cannot."""
    actions = [action, *then]
    outcome = _in_common([_trial(match.determinized(seat, seed), actions) for seed in seeds])
    if not outcome.then_chance:
        return outcome
    draws = [match.determinized(seat, seeds[0] + draw) for draw in range(DRAWS)]
    return replace(outcome, may_end=_may_end([_ends(draw, actions) for draw in draws]))


def _may_end(ends: list[bool]) -> MayEnd:
    if all(ends):
        return "expected"
    return "perhaps" if any(ends) else "no"


def _in_common(outcomes: list[Outcome]) -> Outcome:
    first, *others = outcomes
    if all(other == first for other in others):
        return first
    return Outcome(
        tuple(change for change in first.changes if all(change in other.changes for other in others)),
        first.to_move if all(other.to_move == first.to_move for other in others) else None,
        first.ended if all(other.ended == first.ended for other in others) else "",
        any(outcome.if_nobody_objects for outcome in (first, *others)),
        then_chance=True,
        events=first.events[: _alike([outcome.events for outcome in (first, *others)])],
    )


def _alike(lists: list[tuple[Event, ...]]) -> int:
    """How many events at the beginning are the same in all lists."""
    count = 0
    for events in zip(*lists, strict=False):
        if any(event != events[0] for event in events):
            break
        count += 1
    return count


def _ends(match: Match, actions: Sequence[Action | str | int]) -> bool:
    """Whether a match is over once the actions have been made in it."""
    for _ in _numbers(match, actions):
        pass
    return match.is_over


def _numbers(walk: Match, actions: Sequence[Action | str | int]) -> Iterator[int]:
    """The actions one after the other, each made before the next, up to one that cannot follow or is another's."""
    seat = walk.to_move
    for action in actions:
        if walk.is_over or walk.to_move != seat or walk.why_not(action) is not None:
            return
        yield walk.number(action)
        walk.play(action)
        while (answer := walk.let_pass()) is not None:
            walk.play(answer)


def _trial(match: Match, actions: Sequence[Action | str | int]) -> Outcome:
    contract, before = match.game.contract, match.state
    state, objectors, chance, log = before.copy(), False, False, new_log()
    numbers = _numbers(match.fork(), actions)
    number = next(numbers, NOBODY)
    while number >= 0 and not chance:
        state, chance = _carried_out(match, state, number, log)
        number = NOBODY if chance or contract.is_over(state) else int(contract.let_pass(state))
        objectors |= number >= 0
        if number < 0 and not chance:
            number = next(numbers, NOBODY)
    known = not chance and not contract.is_over(state)
    return Outcome(
        tuple(changes(match, before, state)),
        int(contract.to_move(state)) if known else None,
        contract.end_reason(state),
        objectors,
        chance,
        tuple(match.events_of(log)),
    )


def _carried_out(match: Match, state: Any, number: int, log: Any) -> tuple[Any, bool]:
    """The position after an action, or when something is about to come to light in it, and whether that is so."""
    after, then = state.copy(), log.copy()
    match.game.contract.apply(match.board.record, after, number, then)
    if after.revealed != state.revealed:
        return _up_to_chance(match, state, number, log), True
    log[:] = then
    return after, False


def _up_to_chance(match: Match, state: Any, number: int, log: Any) -> Any:
    """No more fits into the count of what has come to light, and interpreted rules refuse what does not fit."""
    full = state.copy()
    full.revealed = MOST_REVEALED
    try:
        with checked():
            match.game.contract.apply(match.board.record, full, number, log)
    except ValueError:
        pass
    return full


def changes(match: Match, before: Any, after: Any) -> Iterator[Change]:
    """What is at stake and differs between two positions of a match."""
    contract = match.game.contract
    for name in contract.stakes:
        if name == SCORE:
            pairs = [
                (int(contract.score(before, seat)), int(contract.score(after, seat))) for seat in range(match.players)
            ]
            yield from (Change(name, (seat,), *pair) for seat, pair in enumerate(pairs) if pair[0] != pair[1])
        else:
            old, new = np.asarray(before[name]), np.asarray(after[name])
            for place in map(tuple, np.argwhere(old != new).tolist()):
                by = contract.cause(match.board, before, after, name, place)
                yield Change(name, place, int(old[place]), int(new[place]), by)


# --- in words -------------------------------------------------------------------------------------------------


def describe(match: Match, found: Sequence[Change], actor: int | None, language: str) -> list[Line]:
    """A line for each party: whoever acts first, then the others, then what else there is."""
    lines: dict[tuple[str, int], list[tuple[str, bool]]] = {}
    for change in found:
        for party, sentence in _sentences(match, change, language):
            lines.setdefault(party, []).append((sentence, _is_cost(match, change)))
    seats = sorted((party for party in lines if party[0] == SEAT.name), key=lambda party: (party[1] != actor, party[1]))
    others = [party for party in lines if party[0] != SEAT.name]
    return [_line(match, party, lines[party], language) for party in seats + others]


def _line(match: Match, party: tuple[str, int], sentences: list[tuple[str, bool]], language: str) -> Line:
    kind, index = party
    name = str(match.name(Kind(kind), index, language)) if kind else ""
    return Line(
        index if kind == SEAT.name else None,
        name,
        tuple(sentence for sentence, _ in sentences),
        tuple(sentence for sentence, is_cost in sentences if is_cost),
    )


def _is_cost(match: Match, change: Change) -> bool:
    """Whether less of something is left, or more is owed. The score only counts what was paid, and who or what a field
    names is no amount."""
    declared = match.game.contract.State.fields.get(change.field)
    if declared is None or _named_kind(declared) is not None:
        return False
    gained = change.after - change.before
    return gained > 0 if match.game.contract.stakes[change.field] is DEBT else gained < 0


def _named_kind(declared: Field | None) -> Kind | None:
    """The kind of thing of which the values of a field name one."""
    values = declared.holds if declared is not None else None
    return values.kind if values is not None and values.form in (MEMBER, MAYBE) else None


def _sentences(match: Match, change: Change, language: str) -> Iterator[tuple[tuple[str, int], str]]:
    declared = match.game.contract.State.fields.get(change.field)
    members = list(zip(_axes(declared), change.place, strict=True))
    if declared is not None and _names_a_seat(declared):
        yield from _holders(match, change, _names(match, members, language), language)
    else:
        party, others = _party(members)
        details = _names(match, others, language) | _amounts(match, change, declared)
        details["by"] = "none" if change.by == NOBODY else match.name(Kind(party[0]), change.by, language)
        yield party, match.game.words.say(f"outcome-{change.field}", language, **details)


def _names_a_seat(declared: Field) -> bool:
    return declared.holds is not None and declared.holds.kind is not None and declared.holds.kind.name == SEAT.name


def _holders(match: Match, change: Change, thing: dict[str, Any],
             language: str) -> Iterator[tuple[tuple[str, int], str]]:  # fmt: skip
    """Who has a thing now, and who had it before."""
    for holder, verb in ((change.after, "gained"), (change.before, "lost")):
        if holder != NOBODY:
            yield (SEAT.name, holder), match.game.words.say(f"outcome-{change.field}-{verb}", language, **thing)


def _names(match: Match, members: list[tuple[Kind, int]], language: str) -> dict[str, Any]:
    return {kind.name: match.name(kind, index, language) for kind, index in members}


def _axes(declared: Field | None) -> tuple[Kind, ...]:
    """The score has no field: it is counted by seats."""
    return (SEAT,) if declared is None else tuple(axis for axis in declared.axes if isinstance(axis, Kind))


def _party(members: list[tuple[Kind, int]]) -> tuple[tuple[str, int], list[tuple[Kind, int]]]:
    """Whom a number is about: a seat, or else what the first axis counts; and what the other axes say."""
    if not members:
        return ("", 0), []
    whose = next((member for member in members if member[0].name == SEAT.name), members[0])
    return (whose[0].name, whose[1]), [member for member in members if member != whose]


def _amounts(match: Match, change: Change, declared: Field | None) -> dict[str, Any]:
    kind = _named_kind(declared)
    if kind is not None:
        return {"value": label(kind, change.after, match.board.labels)}
    scale = match.game.contract.stakes[change.field].scale
    difference = (change.after - change.before) * scale
    return {
        "trend": "more" if difference > 0 else "less",
        "sign": "+" if difference > 0 else "−",
        "count": abs(difference),
        "value": change.after * scale,
    }
