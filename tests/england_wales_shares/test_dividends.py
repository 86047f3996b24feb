"""§8 Interest, repayment, dividends and prices."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import Match
from england_wales_shares.positions import code, company, happened, network, options_of, play, seat, shares
from england_wales_shares.test_building import prices

CHAIN = ("london-reading", "reading-oxford", "oxford-birmingham", "birmingham-stoke")
LINKS = {n: network("red " + " ".join(CHAIN[:n])) for n in range(1, 5)}


def paying(price: int = 7, funds: int = 90, **facts: Any) -> Match:
    return shares(phase="dividend", price=prices(red=price), funds={"red": funds}, **facts)


def interest(**facts: Any) -> Match:
    """The moment before the dividends: red is the last to act in the last round."""
    return shares(action_round=3, **facts)


@pytest.mark.rule("ES-EX-10", "ES-8.6", "ES-8.7", "ES-8.8", "ES-8.9", "ES-8.10")
@pytest.mark.parametrize(
    ("amount", "after"), [(0, 5), (1, 6), (3, 6), (4, 7), (6, 7), (7, 8), (13, 8), (14, 9), (20, 9), (21, 10)]
)
def test_where_a_dividend_moves_a_price_of_seven(amount: int, after: int) -> None:
    match = paying(7)
    assert code(match, "dividend 22") == "dividend_too_high"
    assert next(row for row in match.view()["payout"]["scale"] if row["amount"] == amount)["price"] == after
    play(match, f"dividend {amount}")
    assert company(match, "red")["price"] == after


@pytest.mark.rule("ES-CC-20", "ES-CC-21", "ES-CC-23", "ES-8.11", "ES-2.6", "ES-CC-25")
@pytest.mark.parametrize(
    ("price", "amount", "after"),
    [
        (6, 3, 5),
        (6, 4, 6),
        (6, 6, 7),
        (6, 18, 9),
        (1, 0, 1),
        (1, 1, 2),
        (1, 3, 4),
        (2, 0, 1),
        (2, 1, 1),
        (99, 198, 100),
    ],
)
def test_prices_move_between_one_and_a_hundred(price: int, amount: int, after: int) -> None:
    match = paying(price, funds=300)
    before = match.position()["arrival"]
    play(match, f"dividend {amount}")
    assert company(match, "red")["price"] == after
    assert (match.position()["arrival"] == before) == (price == after)


@pytest.mark.rule("ES-EX-1", "ES-8.12", "ES-6.9")
def test_each_issued_share_gets_the_same_and_the_bank_the_rest() -> None:
    match = shares(phase="dividend", acting="black", held={"black": "A 4, B 2", "red": ""}, issued={"black": 1},
                   treasury={"black": 3}, funds={"black": 20}, price=prices(black=6),
                   cash=[0, 0, 0])  # fmt: skip
    play(match, "dividend 17")
    assert [seat(match, letter)["cash"] - 5 for letter in "ABC"] == [8, 4, 0], "the grant of 5 follows"
    assert (company(match, "black")["funds"], company(match, "black")["price"]) == (3, 8)


@pytest.mark.rule("ES-CC-22", "ES-8.13")
def test_a_dividend_too_small_to_share_still_moves_the_price() -> None:
    match = paying(7, held={"red": "A 5, B 1"}, treasury={"red": 4}, cash=[0, 0, 0])
    play(match, "dividend 5")
    assert [seat(match, letter)["cash"] for letter in "ABC"] == [5, 5, 5]
    assert company(match, "red")["price"] == 7


@pytest.mark.rule("ES-8.6", "ES-6.9")
def test_no_dividend_beyond_the_cash() -> None:
    match = paying(7, funds=4)
    assert code(match, "dividend 5") == "dividend_no_cash"
    assert len(options_of(match, "dividend")) == 5


@pytest.mark.rule("ES-EX-9", "ES-8.2", "ES-8.3")
def test_missing_interest_is_covered_by_a_new_bond() -> None:
    match = interest(links=LINKS[4], bonds={"red": 2}, funds={"red": 1}, treasury={"red": 0}, issued={"red": 5},
                     cubes={"reading": "red"})  # fmt: skip
    events = play(match, "pass")
    assert happened(events, "bonds_taken") == [{"company": "red", "bonds": 1}]
    assert (company(match, "red")["funds"], company(match, "red")["bonds"], match.phase) == (4, 3, "dividend")


@pytest.mark.rule("ES-EX-8", "ES-8.4", "ES-8.14")
def test_a_default_costs_all_cash_and_two_steps_twice() -> None:
    match = interest(links=LINKS[3], bonds={"red": 3}, funds={"red": 1}, treasury={"red": 0}, issued={"red": 5},
                     cubes={"reading": "red"})  # fmt: skip
    events = play(match, "pass")
    assert happened(events, "defaulted") == [{"company": "red", "money": 1}]
    assert company(match, "red")["price"] == 3


@pytest.mark.rule("ES-8.3", "ES-8.4", "ES-8.14")
def test_no_bond_is_taken_for_interest_that_bonds_cannot_cover() -> None:
    links = network("red london-reading reading-oxford oxford-birmingham birmingham-stoke stoke-manchester "
                    "manchester-sheffield sheffield-leeds leeds-york")  # fmt: skip
    match = interest(links=links, bonds={"red": 7}, funds={"red": 1}, cubes={"reading": "red"}, price=prices(red=9))
    assert company(match, "red")["bonds_free"] == 1, "and 6 are missing"
    play(match, "pass")
    red = company(match, "red")
    assert (red["bonds"], red["funds"], red["price"]) == (7, 0, 5)


@pytest.mark.rule("ES-CC-35", "ES-8.3")
def test_interest_may_be_borrowed_although_the_treasury_has_shares() -> None:
    match = interest(links=LINKS[2], bonds={"red": 1}, treasury={"red": 2}, issued={"red": 3}, cubes={"reading": "red"})
    play(match, "pass")
    assert (company(match, "red")["bonds"], company(match, "red")["treasury"]) == (2, 2)


@pytest.mark.rule("ES-8.1", "ES-8.5")
def test_bonds_are_repaid_before_the_dividend() -> None:
    match = interest(links=LINKS[3], bonds={"red": 3}, funds={"red": 14}, cubes={"reading": "red"})
    play(match, "pass")
    assert (match.phase, company(match, "red")["funds"]) == ("repay", 11)
    assert code(match, "repay 3") == "too_few_bonds"
    play(match, "repay 2")
    assert (company(match, "red")["bonds"], company(match, "red")["funds"], match.phase) == (1, 1, "dividend")


@pytest.mark.rule("ES-8.16")
def test_everyone_gets_the_grant() -> None:
    match = paying(7, cash=[1, 2, 3])
    play(match, "dividend 0")
    assert [seat(match, letter)["cash"] for letter in "ABC"] == [6, 7, 8]
