"""§12 Payments and bonds, and §13 income."""

from __future__ import annotations

import pytest

from branchline.kernel.outcome import describe as in_words
from branchline.kernel.outcome import foresee
from england_wales.geography import BOARD
from england_wales.positions import (
    GAME,
    build,
    clause,
    code,
    ew,
    moments,
    names,
    of,
    play,
    random_match,
    to_end_of_turn,
    told,
)

READING_LONDON = "reading / 14,22 / london"
INCOME = BOARD["income_by_position"]


@pytest.mark.rule("EW-12.1", "EW-EX-1")
def test_a_bond_is_never_taken_by_itself() -> None:
    for match in (ew(), ew(phase="auction"), ew(cash="A 3"), ew(phase="place")):
        assert (code(match, "bond"), clause(match, "bond")) == ("bond_not_needed", "EW-12.1")
    match = ew()
    build(match, "newcastle / 10,6 / 9,6 / 8,7 / 8,8 / lancaster")
    assert (of(match, "cash")[0], of(match, "bonds")[0]) == (4, 4)
    assert code(match, "bond") == "bond_not_needed"


@pytest.mark.rule("EW-12.2", "EW-12.3")
@pytest.mark.parametrize(("cash", "bonds"), [(0, 2), (1, 2), (4, 2), (5, 1), (9, 1), (10, 0), (11, 0)])
def test_as_few_bonds_as_the_payment_needs_and_all_cash_first(cash: int, bonds: int) -> None:
    match = ew(cash=f"A {cash}")
    assert match.view()["urbanise"] == {"cost": 10, "bonds": bonds}
    play(match, "urbanise", "place stoke blue")
    assert of(match, "bonds")[0] == bonds == max(0, -((cash - 10) // 5))
    assert of(match, "cash")[0] == cash + 5 * bonds - 10


@pytest.mark.rule("EW-12.4", "EW-5.4", "EW-5.5")
def test_the_number_of_bonds_is_shown_first_and_the_action_can_be_taken_back() -> None:
    match = ew(cash="A 4")
    before = match.position()
    play(match, "urbanise")
    assert match.preview("place stoke blue")[0].arguments == {"seat": 0, "bonds": 2}
    outcome = foresee(match, "place stoke blue", 0, [0])
    [line] = in_words(match, outcome.changes, 0, "en")
    assert "+2 bonds" in line.costs, "a debt is part of the price"
    match.undo()
    assert match.position() == before
    assert match.view()["upgrade"] == {"cost": 5, "bonds": 1}


@pytest.mark.rule("EW-12.6")
def test_bonds_are_never_repaid() -> None:
    match = ew(2, cash="A 99", bonds="A 3")
    assert not [verb.name for verb in GAME.contract.verbs if "repay" in verb.name]
    to_end_of_turn(match)
    assert of(match, "bonds")[0] == 3


@pytest.mark.rule("EW-12.7")
def test_there_is_no_limit_to_bonds() -> None:
    match = ew(bonds="A 5000")
    build(match, READING_LONDON)
    assert of(match, "bonds")[0] == 5001


# --- §13 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-13.1", "EW-13.3", "EW-CC-29")
@pytest.mark.parametrize("position", [0, 1, 2, 13, 46, 47, 100, 101, 107, 250])
def test_income_by_position(position: int) -> None:
    income = INCOME[position] if position <= 100 else 9
    assert {46: 26, 47: 25, 100: 9, 107: 9}.get(position, income) == income
    match = ew(2, position=f"A {position}", bonds="A 2", cash="A 10")
    assert match.view()["seats"][0]["income"] == income
    events = to_end_of_turn(match)
    assert told(events, "income_received")[0] == {
        "seat": 0, "money": income - 2, "income": income, "interest": 2,
    }  # fmt: skip
    assert of(match, "cash")[0] == 10 + income - 2
    assert of(match, "position")[0] == position


@pytest.mark.rule("EW-13.2", "EW-CC-28")
def test_a_shortfall_is_covered_with_bonds_that_bear_no_interest_yet() -> None:
    match = ew(2, bonds="A 3", cash="A 1")
    events = to_end_of_turn(match)
    assert told(events, "bonds_taken") == [{"seat": 0, "bonds": 1}]
    assert (of(match, "cash")[0], of(match, "bonds")[0]) == (3, 4)


@pytest.mark.rule("EW-13.2")
def test_cash_that_covers_the_interest_is_used_before_bonds() -> None:
    match = ew(2, bonds="A 3", cash="A 3")
    to_end_of_turn(match)
    assert (of(match, "cash")[0], of(match, "bonds")[0]) == (0, 3)


@pytest.mark.rule("EW-13.4")
def test_after_income_a_card_then_the_next_turn() -> None:
    match = ew(2, deck=["hotel_london"])
    events = names(to_end_of_turn(match))
    assert events.index("income_received") < events.index("card_turned_up") < events.index("turn_began")


@pytest.mark.rule("EW-13.5", "EW-15.8")
def test_income_is_paid_in_the_last_turn_too() -> None:
    match = ew(2, turn=30, position="A 5")
    events = names(to_end_of_turn(match))
    assert match.is_over
    assert events.index("income_received") < events.index("game_ended")
    assert of(match, "cash")[0] == INCOME[5]


@pytest.mark.rule("EW-13.3")
def test_the_position_never_falls() -> None:
    highest = [0, 0, 0]
    for past in moments(random_match(3, seed=4), 10):
        assert all(now >= before for now, before in zip(of(past, "position"), highest, strict=True))
        highest = of(past, "position")


def test_money_comes_and_goes_only_as_told() -> None:
    """Bonds and income in, payments out: what is told of them makes the cash of every player."""
    for players in (2, 4):
        match = random_match(players, seed=10 + players)
        cash, bonds = [0] * players, [0] * players
        past = match.at(0)
        for action in match.actions:
            for_free = past.phase == "industry"
            for event in past.play(action):
                told_of = {name: value for name, value in event.arguments.items() if isinstance(value, int)}
                seat = told_of.get("seat", 0)
                if event.name == "bonds_taken":
                    bonds[seat] += told_of["bonds"]
                    cash[seat] += 5 * told_of["bonds"]
                elif event.name == "income_received":
                    cash[seat] += told_of["money"]
                elif event.name in ("auction_won", "track_paid", "engine_raised"):
                    cash[seat] -= told_of["money"]
                elif event.name == "city_urbanised" and not for_free:
                    cash[seat] -= 10
            state = past.state
            assert state.cash[:players].tolist() == cash
            assert state.bonds[:players].tolist() == bonds
