"""SR-15 Visibility."""

from __future__ import annotations

import json
from typing import Any

import pytest

from branchline.kernel import Match
from reading import happened
from rocket.positions import ROCKET, company_view, rocket, unopposed

EYES = [0, 1, 2, None]
"""The three seats and a spectator."""


def secret(open_cash: bool = False, **position: Any) -> Match:
    return rocket(cash="A 4; B 7; C 11", options={"open_cash": open_cash}, **position)


def totals(match: Match, eye: int | None) -> list[int | None]:
    return [seat["cash"] for seat in match.view(eye)["seats"]]


@pytest.mark.rule("SR-15.1")
@pytest.mark.parametrize("open_cash", [True, False])
@pytest.mark.parametrize("eye", EYES)
def test_shares_tokens_stations_and_supplies_are_open_to_all(eye: int | None, open_cash: bool) -> None:
    match = secret(
        open_cash,
        lines="GWR: Bristol > 12,4",
        shares="GWR: A 3+1, B 2",
        tokens="B gloucester leather; C hull steel 2",
        stations="C 12,4; A 15,5",
        passengers="B 2",
    )
    view = match.view(eye)
    gwr = view["companies"][0]
    assert (gwr["shares"], gwr["supplementary"], gwr["bank"]) == ([3, 2, 0], [1, 0, 0], 11)
    assert [seat["tokens"] for seat in view["seats"]] == [{}, {"gloucester": {"leather": 1}}, {"hull": {"steel": 2}}]
    assert [seat["passengers"] for seat in view["seats"]] == [0, 2, 0]
    assert [seat["stations_left"] for seat in view["seats"]] == [6, 7, 6]
    assert view["stations"] == {"12,4": 2, "15,5": 0}
    assert (view["tiles_left"], view["passengers_left"]) == (60, 7)
    assert (view["cities"]["gloucester"], view["cities"]["hull"]) == ({"leather": 1, "textiles": 1}, {"leather": 1})


@pytest.mark.rule("SR-15.1")
def test_every_seat_sees_the_same_but_for_money() -> None:
    match = secret(lines="GWR: Bristol > 14,4", shares="GWR: B 2, C 3", stations="C 15,4")
    match.play("advance GWR 15,4")  # also in the midst of a veto
    views = [match.view(eye) for eye in EYES]
    for view in views:
        for seat in view["seats"]:
            del seat["cash"], seat["projected"]
    assert views == [views[0]] * 4
    assert views[0]["veto"]["company"] == company_view(match, "GWR")["id"]


@pytest.mark.rule("SR-15.2")
@pytest.mark.parametrize("eye", EYES)
def test_by_default_everybody_sees_all_totals(eye: int | None) -> None:
    match = rocket(cash="A 4; B 7; C 11")
    assert match.options["open_cash"] is True
    assert totals(match, eye) == [4000, 7000, 11000]


@pytest.mark.rule("SR-15.2")
@pytest.mark.parametrize(
    ("eye", "seen"),
    [(0, [4000, None, None]), (1, [None, 7000, None]), (2, [None, None, 11000]), (None, [None, None, None])],
)
def test_with_closed_cash_each_sees_his_own_total_only(eye: int | None, seen: list[int | None]) -> None:
    match = secret()
    assert totals(match, eye) == seen


@pytest.mark.rule("SR-15.2")
@pytest.mark.parametrize("eye", EYES)
def test_with_closed_cash_no_projection_gives_a_total_away(eye: int | None) -> None:
    """Nor does any other number in the view: two positions that differ in others' money alone look the same."""
    poor, rich = (rocket(cash=cash, options={"open_cash": False}) for cash in ("A 4; B 7; C 11", "A 4; B 77; C 1"))
    views = [match.view(eye) for match in (poor, rich)]
    for view in views:
        if eye is not None:
            view["seats"][eye] = {}
    assert json.dumps(views[0]) == json.dumps(views[1])
    assert [seat["projected"] for other, seat in enumerate(views[0]["seats"]) if other != eye].count(None) >= 2


@pytest.mark.rule("SR-15.2")
@pytest.mark.parametrize("eye", EYES)
def test_at_the_end_all_totals_are_shown(eye: int | None) -> None:
    match = secret(autonomous="LSWR SER GER NER LY LNWR")
    match.play("token hull steel")
    assert match.is_over
    assert totals(match, eye) == [4000, 7000, 11000]


@pytest.mark.rule("SR-15.2")
def test_every_payment_is_announced_publicly() -> None:
    match = secret(tokens="C gloucester leather")
    unopposed(match, "advance GWR 12,4")
    assert happened(match, "paid_city") == [{"seat": 2, "money": 2000, "town": "gloucester"}]


@pytest.mark.rule("SR-15.2")
@pytest.mark.parametrize("seat", [0, None])
def test_what_is_drawn_anew_does_not_hang_on_the_money_of_others(seat: int | None) -> None:
    match = ROCKET.new(3, seed=5, options={"open_cash": False})
    richer = match.fork()
    richer._state.cash[1] += 7
    assert match.determinized(seat, 3).fingerprint() == richer.determinized(seat, 3).fingerprint()
    assert match.determinized(1, 3).fingerprint() != richer.determinized(1, 3).fingerprint()
