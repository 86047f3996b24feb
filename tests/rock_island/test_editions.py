"""RI-8.13, RI-8.14 The editions: how long a run may be."""

from __future__ import annotations

from typing import Any

import pytest

from reading import choices, code, codes, phase, played, texts
from rock_island.positions import rock_island, run_ends, running

HANS = {"edition": "hans_im_glueck"}
EXPERT = {"edition": "hans_im_glueck_expert"}
UP_TO = HANS | {"run_by_die": "up_to"}
LINE = "D11=L1@0 D10=L1@0 D9=L1@0 D8=L1@0 D7=L1@0"
MARKS = ["D12", "D11<E", "D10<E", "D9<E", "D8<E", "D7<E"]


@pytest.mark.rule("RI-8.13")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_in_full_a_run_goes_as_far_as_the_die_says(die: int) -> None:
    match = running(LINE, die=die, options=HANS)
    assert run_ends(match) == {MARKS[0], MARKS[die]}
    for _ in range(die):
        assert match.view()["run"]["left"] == die - match.view()["run"]["steps"]
        assert code(match, "end") == (None if match.view()["run"]["steps"] == 0 else "must_run_on")
        match.play("run w")
    assert (texts(match), code(match, "run w")) == ({"end"}, "die_used_up")


@pytest.mark.rule("RI-8.13")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_up_to_the_die_it_may_stop_on_any_mark(die: int) -> None:
    match = running(LINE, die=die, options=UP_TO)
    assert run_ends(match) == set(MARKS[: die + 1])


@pytest.mark.rule("RI-8.13")
@pytest.mark.parametrize("options", [HANS, UP_TO])
def test_with_a_0_it_stays(options: dict[str, Any]) -> None:
    match = running(LINE, die=0, options=options)
    assert (texts(match), code(match, "run w")) == ({"end"}, "die_used_up")


@pytest.mark.rule("RI-8.13")
def test_a_run_in_full_ends_where_no_step_is_legal() -> None:
    match = running("D11=L1@0 D10=L1@0", die=3, options=HANS)
    assert run_ends(match) == {"D12", "D10<E"}


@pytest.mark.rule("RI-8.13")
def test_at_a_fork_the_shorter_branch_may_be_taken() -> None:
    match = running("D11=L10@0 D10=L1@0 D9=L1@0 E11=L1@2", die=3, options=HANS)
    played(match, "run w")
    assert choices(match, "run") == {"w", "sw"}
    assert texts(played(match, "run sw")) == {"end"}


@pytest.mark.rule("RI-8.13")
@pytest.mark.parametrize("die", [0, 1, 3])
def test_not_moving_at_all_is_always_allowed(die: int) -> None:
    assert code(running(LINE, die=die, options=HANS), "end") is None


@pytest.mark.rule("RI-8.14")
@pytest.mark.parametrize(("options", "die"), [({}, None), (EXPERT, 0), (EXPERT, 1), (EXPERT, 3)])
def test_a_free_run_has_no_limit_and_stops_anywhere(options: dict[str, Any], die: int | None) -> None:
    match = running(LINE, die=die, options=options)
    assert run_ends(match) == set(MARKS)
    assert match.view()["run"]["left"] is None


@pytest.mark.rule("RI-8.14")
def test_option_run_by_die_means_nothing_in_a_free_run() -> None:
    for run_by_die in ("full", "up_to"):
        assert run_ends(running(LINE, options={"run_by_die": run_by_die})) == set(MARKS)


@pytest.mark.rule("RI-7.1", "RI-8.13", "RI-8.14")
@pytest.mark.parametrize(
    ("edition", "roll", "die", "exchange", "steps"),
    [
        ("mattel", 6, None, True, 5),
        ("mattel", 2, None, False, 5),
        ("hans_im_glueck", 6, 2, False, 2),
        ("hans_im_glueck", 2, 0, True, 0),
        ("hans_im_glueck_expert", 6, 2, False, 5),
        ("hans_im_glueck_expert", 2, 0, True, 5),
    ],
)
def test_editions_in_one_view(edition: str, roll: int, die: int | None, exchange: bool, steps: int) -> None:
    """The crew goes from row F to F9; D7 to D11 are joined to Chicago."""
    tiles = f"{LINE} F9=L1@0"
    match = rock_island(tiles=tiles, crews=f"A F{9 - roll}", roll=roll, die=die, options={"edition": edition})
    assert match.view()["exchange"] is exchange
    played(match, "crew F9", "rotate 0")
    assert (phase(match) == "exchanging") is exchange
    if exchange:
        match.play("keep")
    longest = max(mark["steps"] for mark in match.view()["locomotives"][0]["reach"]) if steps else 0
    assert longest == steps
    assert codes(match, "run", "w") == {"w": "die_used_up" if steps == 0 else None}
