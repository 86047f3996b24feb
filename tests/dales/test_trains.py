"""WD-8.1 to WD-8.9: buying trains."""

from __future__ import annotations

from typing import Any

import pytest

from dales.positions import GAMES, dales, influence, pile, random_game, seat, to_move, train
from raw import position_in_numbers
from reading import choices, code, happened, phase, played, texts

NOTHING = "0/0/0/0"
SMALL: dict[str, Any] = {"options": {"side": "2-3"}}


@pytest.mark.rule("WD-8.1")
def test_one_action_each_in_train_order_again_and_again() -> None:
    match, asked = dales(phase="train", order="BCA", active="B", influence="A 1/9/1/1; B 1/9/1/1; C 1/9/1/1"), []
    for action in ("buy t3a", "buy t3b", "buy t3c", "buy t2a", "buy t2b"):
        asked.append(to_move(match))
        match.play(action)
    assert "".join(asked) + to_move(match) == "BCABCA"


@pytest.mark.rule("WD-8.1")
def test_the_three_things_to_do() -> None:
    match = dales(phase="train", lines="A: the_south > long_preston", pieces="long_preston: cheese 1", trains="A t3a")
    assert {action.verb for action in match.legal()} == {"buy", "load", "pass"}
    assert to_move(played(match.fork(), "load long_preston cheese")) == "B"
    assert to_move(played(match.fork(), "pass")) == "B"


@pytest.mark.rule("WD-8.2")
def test_who_has_passed_is_out_of_the_phase() -> None:
    match = played(dales(phase="train"), "pass", "buy t1a")
    assert happened(match, "train_bought") == [{"seat": 1, "train": "t1a"}]
    assert [match.tell(event) for event in match.events if event.name == "train_bought"] == ["B buys train 1a."]
    assert str(played(match.fork(), "buy 1b").last) == "buy t1b"
    assert to_move(played(match, "buy t1b")) == "B"
    assert code(match, "buy t1c", "A") == "already_passed"
    assert seat(match, "A")["passed"] is True


@pytest.mark.rule("WD-8.2")
def test_the_phase_ends_when_all_have_passed() -> None:
    match = played(dales(phase="train"), "pass", "pass")
    assert (phase(match), to_move(match)) == ("train", "C")
    played(match, "buy t1a", "pass")
    assert (phase(match), match.view()["turn"]) == ("bid", 2)


@pytest.mark.rule("WD-8.3")
def test_who_can_neither_buy_nor_load_passes_automatically() -> None:
    match = played(dales(phase="train", hand="B 0", influence=f"B {NOTHING}"), "buy t1a")
    assert happened(match, "loading_skipped") == [{"seat": 1}]
    assert to_move(match) == "C"
    assert seat(match, "B")["passed"] is True


@pytest.mark.rule("WD-8.3")
def test_a_train_without_anything_to_load_is_no_reason_to_wait() -> None:
    match = dales(phase="train", hand="B 0", influence=f"B {NOTHING}", trains="B t3a", lines="B: the_south > settle",
                  pieces="settle: red 1")  # fmt: skip
    assert to_move(played(match.fork(), "buy t1a")) == "B"
    match = dales(phase="train", hand="B 0", influence=f"B {NOTHING}", trains="B t3a", lines="B: the_south > settle",
                  pieces="settle: green 1")  # fmt: skip
    assert happened(played(match, "buy t1a"), "loading_skipped") == [{"seat": 1}]


@pytest.mark.rule("WD-8.3")
@pytest.mark.parametrize("game", GAMES)
def test_an_automatic_pass_never_costs_anything(game: str) -> None:
    """Whoever was passed over could do nothing later in the phase either."""
    skipped: set[int] = set()
    looked = 0
    for match in random_game(3, 11, game=game, shun=frozenset({"pass"})):
        skipped |= {event["seat"] for event in happened(match, "loading_skipped")}
        if phase(match) != "train":
            skipped = set() if phase(match) in ("bid", "build") else skipped
            continue
        for who in skipped:
            passed = position_in_numbers(match)["passed"] & ~(1 << who)
            place = match.view()["orders"]["train"].index(who)
            his = match.game.from_position(
                position_in_numbers(match) | {"decider": [who], "passed": passed, "place": place}
            )
            assert texts(his) == {"pass"}
            looked += 1
    assert looked


@pytest.mark.rule("WD-8.4")
def test_each_train_is_bought_once_a_turn() -> None:
    match = played(dales(phase="train"), "buy t2a")
    assert code(match, "buy t2a") == "train_taken"
    assert train(match, "t2a")["buyer"] == 0
    assert "t2b" in choices(match, "buy")


@pytest.mark.rule("WD-8.4")
@pytest.mark.parametrize(
    ("players", "side", "trains"), [(3, "3-4", 18), (3, "2-3", 12), (2, "2-3", 12), (4, "3-4", 18)]
)
def test_all_trains_of_the_side_are_on_offer(players: int, side: str, trains: int) -> None:
    match = dales(players, phase="train", influence="A 1/3/1/1", options={"side": side})
    assert len(choices(match, "buy")) == trains


@pytest.mark.rule("WD-8.4")
@pytest.mark.parametrize("name", ["t3e", "t3f", "t2e", "t1f"])
def test_the_small_side_has_fewer_trains(name: str) -> None:
    assert code(dales(phase="train", **SMALL), f"buy {name}") == "no_such_train"


@pytest.mark.rule("WD-8.4", "WD-9.6")
def test_trains_are_on_offer_again_next_turn() -> None:
    match = dales(phase="train", passed="BC", trains="A t3a; B t2b; C t1c")
    played(match, "pass")
    assert match.view()["turn"] == 2
    assert {one["buyer"] for one in match.view()["trains"]} == {None}
    assert [own["trains"] for own in match.view()["seats"]] == [[], [], []]


@pytest.mark.rule("WD-8.5")
def test_one_train_of_each_cost_so_three_at_most() -> None:
    """With the third train, and nothing to load, A is done."""
    match = dales(phase="train", passed="B", influence="A 1/10/1/1", trains="A t2a")
    assert {code(match, f"buy {name}") for name in ("t2b", "t2c", "t2f")} == {"one_train_per_cost"}
    played(match, "buy t3f")
    assert (to_move(match), code(match, "buy t3a", "A")) == ("C", "not_your_turn")
    played(match, "buy t1b")
    assert {name[1] for name in choices(match, "buy")} == {"1"}
    played(match, "buy t1a", "pass")
    assert happened(match, "loading_skipped") == [{"seat": 0}]


@pytest.mark.rule("WD-8.5")
def test_the_limit_is_per_cost_not_per_row() -> None:
    """t3a and t3d lie in different rows."""
    match = dales(phase="train", passed="BC", influence="A 1/10/1/1", trains="A t3a")
    assert (train(match, "t3a")["row"], train(match, "t3d")["row"]) == (1, 2)
    assert code(match, "buy t3d") == "one_train_per_cost"


@pytest.mark.rule("WD-8.5")
def test_next_turn_one_may_buy_again() -> None:
    match = dales(phase="train", passed="BC", trains="A t2a")
    match = played(match, "pass")
    position = position_in_numbers(match)
    place = position["train_order"].index(0)
    later = match.game.from_position(position | {"phase": [6], "decider": [0], "place": place, "counter": [-1] * 8})
    assert code(later, "buy t2a") is None


@pytest.mark.rule("WD-8.6")
@pytest.mark.parametrize(("name", "left"), [("t3a", 2), ("t2a", 3), ("t1a", 4)])
def test_a_train_costs_its_price_in_brown(name: str, left: int) -> None:
    match = played(dales(phase="train", influence="A 1/5/1/1"), f"buy {name}")
    assert influence(match, "A") == f"1/{left}/1/1"
    assert seat(match, "A")["hand"] == 12


@pytest.mark.rule("WD-8.7")
def test_each_missing_point_costs_three_others_of_choice() -> None:
    match = played(dales(phase="train", influence="A 4/1/2/1", hand="A 5"), "buy t3a")
    assert (phase(match), to_move(match)) == ("exchange", "A")
    assert match.view()["purchase"]["due"] == 6
    assert texts(match) == {"exchange cube", "exchange white", "exchange red", "exchange green"}
    played(match, "exchange white", "exchange green", "exchange red", "exchange cube", "exchange cube")
    assert match.view()["purchase"]["due"] == 1
    match.play("exchange red")
    assert influence(match, "A") == "3/0/0/0"
    assert (seat(match, "A")["hand"], seat(match, "A")["stock"]) == (3, 12)
    assert happened(match, "train_bought") == [{"seat": 0, "train": "t3a"}]
    assert to_move(match) == "B"


@pytest.mark.rule("WD-8.7")
@pytest.mark.parametrize("source", ["cube", "white", "red", "green", "brown"])
def test_only_missing_points_are_exchanged(source: str) -> None:
    assert code(dales(phase="train"), f"exchange {source}") == "exchange_not_needed"


@pytest.mark.rule("WD-8.7")
def test_brown_is_spent_first_and_never_exchanged() -> None:
    match = played(dales(phase="train", influence="A 1/2/1/1"), "buy t3a")
    assert match.view()["purchase"]["due"] == 3
    assert code(match, "exchange brown") is not None
    assert {event["cubes"] for event in happened(played(match, *["exchange cube"] * 3), "cubes_paid")} == {3}
    assert influence(match, "A") == "1/0/1/1"


@pytest.mark.rule("WD-8.7")
def test_a_source_runs_out() -> None:
    match = played(dales(phase="train", influence="A 1/0/1/1"), "buy t1a", "exchange white")
    assert code(match, "exchange white") == "source_empty"
    assert texts(match) == {"exchange cube", "exchange red", "exchange green"}


@pytest.mark.rule("WD-8.8")
@pytest.mark.parametrize(
    ("levels", "hand", "affordable"),
    [
        ("0/3/0/0", 0, {"3", "2", "1"}),
        ("0/2/0/0", 3, {"3", "2", "1"}),
        ("0/2/0/0", 2, {"2", "1"}),
        ("1/2/1/1", 0, {"3", "2", "1"}),
        ("1/0/1/0", 1, {"1"}),
        ("1/0/0/0", 1, set()),
        ("2/0/2/2", 3, {"3", "2", "1"}),
        ("2/0/2/2", 2, {"2", "1"}),
    ],
)
def test_what_can_be_bought(levels: str, hand: int, affordable: set[str]) -> None:
    match = dales(phase="train", influence=f"A {levels}", hand=f"A {hand}")
    assert {name[1] for name in choices(match, "buy")} == affordable
    for cost in {"1", "2", "3"} - affordable:
        assert code(match, f"buy t{cost}a") == "train_too_expensive"


@pytest.mark.rule("WD-8.8")
@pytest.mark.parametrize(
    ("levels", "hand", "after", "left"),
    [("0/0/0/0", 5, "0/0/0/0", 2), ("4/0/0/0", 0, "1/0/0/0", 0), ("1/0/1/1", 0, "0/0/0/0", 0)],
)
def test_without_a_choice_the_program_gives_the_points(levels: str, hand: int, after: str, left: int) -> None:
    match = played(dales(phase="train", influence=f"A {levels}", hand=f"A {hand}"), "buy t1a")
    assert (influence(match, "A"), seat(match, "A")["hand"]) == (after, left)
    assert seat(match, "A")["trains"] == ["t1a"]
    assert to_move(match) == "B"


@pytest.mark.rule("WD-8.8")
def test_the_program_gives_the_rest_when_one_source_is_left() -> None:
    match = played(dales(phase="train", influence="A 1/0/0/0", hand="A 5"), "buy t1a")
    assert texts(match) == {"exchange cube", "exchange white"}
    match.play("exchange white")
    assert seat(match, "A")["hand"] == 3
    assert to_move(match) == "B"


@pytest.mark.rule("WD-8.8")
def test_or_when_everything_left_is_needed() -> None:
    match = played(dales(phase="train", influence="A 2/0/1/0", hand="A 1"), "buy t1a")
    match.play("exchange white")
    assert phase(match) == "exchange"
    match.play("exchange white")
    assert phase(match) == "exchange", "a cube or a red: that is a choice"
    assert influence(played(match, "exchange red"), "A") == "0/0/0/0"
    exact = played(dales(phase="train", influence="A 1/0/1/0", hand="A 1"), "buy t1a")
    assert (influence(exact, "A"), seat(exact, "A")["hand"]) == ("0/0/0/0", 0)


@pytest.mark.rule("WD-8.9")
@pytest.mark.parametrize(("brown", "name", "left"), [(5, "t3a", 2), (3, "t3a", 0), (2, "t3a", 0), (1, "t2a", 0)])
def test_brown_goes_down_by_the_price_but_not_below_nothing(brown: int, name: str, left: int) -> None:
    match = played(dales(phase="train", influence=f"A 0/{brown}/0/0"), f"buy {name}")
    assert seat(match, "A")["influence"]["brown"] == left


@pytest.mark.rule("WD-8.9", "WD-2.6")
def test_a_brown_marker_on_nothing_keeps_its_place() -> None:
    levels = "A 0/0/0/0; B 1/0/1/1; C 1/1/1/1"
    match = dales(phase="train", influence=levels, piles="brown: ABC")
    assert pile(match, "brown", 0) == "AB"
    assert pile(played(match, "buy t1a"), "brown", 0) == "AB"
    moved = played(dales(phase="train", influence="A 0/1/0/0; B 1/0/1/1; C 1/1/1/1", piles="brown: ABC"), "buy t1a")
    assert pile(moved, "brown", 0) == "BA"


@pytest.mark.rule("WD-8.7", "WD-2.6")
def test_markers_that_paid_in_an_exchange_go_on_top() -> None:
    match = dales(phase="train", influence="A 2/0/1/1", piles="white: ABC", hand="A 0")
    played(match, "buy t1a", "exchange green", "exchange red")
    assert pile(match, "white", 1) == "BCA"
