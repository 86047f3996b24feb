"""What to tell people: the open question, and the details of reasons."""

from typing import Any

from branchline.games.rock_island.actions import VERBS
from branchline.games.rock_island.components import (
    EXCHANGING,
    LAYING_CITY,
    LAYING_COURSE,
    REVEALING,
    RUNNING,
    TURNING,
    WALKING,
)
from branchline.games.rock_island.dice import runs_by_die
from branchline.games.rock_island.laying import next_city, rows_laid
from branchline.games.rock_island.opening import tiles_to_reveal
from branchline.games.rock_island.options import UNDER_CREW
from branchline.games.rock_island.state import State
from branchline.games.rock_island.turn import TURN
from branchline.kernel import LoadedBoard, decider, has_ended, present_phase

Question = tuple[str, dict[str, tuple[str, int]]]


def prompt(loaded: LoadedBoard, state: State) -> Question:
    if has_ended(state):
        return "over", {}
    key, arguments = _question(loaded, state)
    return key, {"seat": ("seat", decider(state))} | arguments


def _question(loaded: LoadedBoard, state: State) -> Question:
    phase = present_phase(state)
    if phase == LAYING_COURSE:
        return "laying-course", {"row": ("row", rows_laid(state))}
    if phase == LAYING_CITY:
        return "laying-city", {"city": ("city", next_city(state))}
    if phase == REVEALING:
        return "revealing", {"left": ("number", tiles_to_reveal(loaded.record, state))}
    if phase == WALKING:
        return "walking", {"crew": ("number", state.crew_die)}
    if phase == EXCHANGING:
        return ("exchanging", _target(state)) if state.exchange_place == UNDER_CREW else ("exchanging-anywhere", {})
    if phase == TURNING:
        key = "turning-open" if not state.laid else "turning-new" if state.turn else "turning-opening"
        return key, _target(state)
    return _run_question(loaded, state) if phase == RUNNING else ("laying-source", {})


def _target(state: State) -> dict[str, tuple[str, int]]:
    return {"cell": ("cell", state.target), "tile": ("tile", state.tile[state.target])}


def _run_question(loaded: LoadedBoard, state: State) -> Question:
    steps = {"steps": ("number", state.steps)} if state.steps else {}
    key = "running-on" if state.steps else "running-first"
    if not VERBS.counts(TURN.legal, loaded.record, state)["run"]:
        return f"{key}-no-further", steps
    if runs_by_die(loaded.record, state):
        return f"{key}-die", steps | {"die": ("number", state.locomotive_die)}
    return key, steps


BY_ROLL = ("wrong_distance", "two_bends_needed", "route_leaves_field", "half_turn_forbidden", "crew_must_move")
BY_DIE = ("die_used_up", "must_run_on", "exact_count_needed")


def details(loaded: LoadedBoard, state: State, action: int, code: str) -> dict[str, Any]:
    """The arguments of a reason's sentence."""
    if code in BY_ROLL:
        return {"roll": state.crew_die}
    if code in BY_DIE:
        return {"die": state.locomotive_die}
    if code == "outside_opening_area":
        return {"distance": loaded.record.opening_distance}
    return {"distance": state.city_river_distance} if code == "city_near_river" else {}
