"""SR-4 Take a city token."""

from __future__ import annotations

import pytest

from reading import code, happened, played, texts
from rocket.positions import cash, rocket


@pytest.mark.rule("SR-4.1")
@pytest.mark.parametrize("good", ["leather", "textiles"])
def test_the_player_chooses_city_and_good(good: str) -> None:
    match = played(rocket(), f"token gloucester {good}")
    assert match.view()["seats"][0]["tokens"] == {"gloucester": {good: 1}}
    left = {"leather": 2, "textiles": 1}
    left[good] -= 1
    assert match.view()["cities"]["gloucester"] == {of: count for of, count in left.items() if count}


@pytest.mark.rule("SR-4.1")
def test_every_city_offers_each_good_that_is_left_there() -> None:
    match = rocket(tokens="B hull steel 2; B london brewing 2; C london leather; B gloucester leather")
    offered = texts(match, "token")
    assert len(offered) == 24 - 3
    assert "token gloucester leather" in offered
    assert "token hull leather" in offered
    assert not [text for text in offered if "london" in text or text == "token hull steel"]


@pytest.mark.rule("SR-4.1")
@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("token bristol steel", "not_a_city"),
        ("token swindon leather", "not_a_city"),
        ("token london brewing", "city_empty"),
        ("token birmingham steel", "good_gone"),
        ("token gloucester steel", "good_gone"),
        ("token birmingham brewing", None),
    ],
)
def test_a_token_must_be_there_to_be_taken(action: str, expected: str | None) -> None:
    match = rocket(tokens="B london brewing 2; C london leather; A birmingham steel 2")
    assert code(match, action) == expected


@pytest.mark.rule("SR-4.1")
def test_one_action_takes_one_token() -> None:
    match = played(rocket(), "token gloucester leather")
    assert match.view()["actions_done"] == 1
    assert happened(match, "token_taken") == [{"seat": 0, "town": "gloucester", "good": "leather"}]
    match.play("token gloucester leather")
    assert match.view()["seats"][0]["tokens"] == {"gloucester": {"leather": 2}}
    assert code(match, "token gloucester leather") == "good_gone"


@pytest.mark.rule("SR-4.2")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_tokens_lie_face_up(seat: int | None) -> None:
    match = played(rocket(2, tokens="A hull leather"), "token hull steel")
    assert match.view(seat)["seats"][0]["tokens"] == {"hull": {"leather": 1, "steel": 1}}


@pytest.mark.rule("SR-4.2")
def test_a_token_remembers_its_city_for_income() -> None:
    """A's two goods of Gloucester count together; the leather of other cities does not."""
    match = rocket(tokens="A gloucester leather; A gloucester textiles; B gloucester leather; C stoke leather")
    assert cash(played(match, "advance GWR 12,4")) == {"A": 2, "B": 1, "C": 0}


@pytest.mark.rule("SR-4.2")
def test_a_token_remembers_its_good_for_the_final_scoring() -> None:
    match = rocket(
        lines="GWR: Bristol > 12,4", tiles_left=1,
        tokens="A gloucester leather; A gloucester textiles; B gloucester leather",
    )  # fmt: skip
    match.play("advance GWR 12,5")
    paid = {(pay["seat"], pay["good"]): pay["money"] for pay in happened(match, "paid_goods") if pay["money"]}
    assert paid == {(0, "leather"): 4000, (1, "leather"): 4000, (0, "textiles"): 6000}


@pytest.mark.rule("SR-4.3")
@pytest.mark.parametrize("lines", ["", "GWR: Bristol > 12,4"])
def test_the_city_may_be_joined_or_not(lines: str) -> None:
    assert code(rocket(lines=lines), "token gloucester leather") is None


@pytest.mark.rule("SR-4.3")
def test_tokens_are_not_given_back_when_they_have_paid() -> None:
    match = rocket(tokens="A gloucester leather; A gloucester textiles")
    before = match.view()["cities"]
    match.play("advance GWR 12,4")
    assert cash(match)["A"] == 2
    assert match.view()["seats"][0]["tokens"] == {"gloucester": {"leather": 1, "textiles": 1}}
    assert match.view()["cities"] == before
