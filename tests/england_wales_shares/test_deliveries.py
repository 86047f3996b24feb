"""§7 Deliveries and income."""

from __future__ import annotations

import pytest

from england_wales_shares.naive import Lines
from england_wales_shares.positions import code, company, happened, network, options_of, play, shares

CHAIN = (
    "red swansea-cardiff cardiff-gloucester; green gloucester-oxford; yellow oxford-northampton northampton-leicester"
)


@pytest.mark.rule("ES-EX-2", "ES-7.13", "ES-7.14", "ES-7.15", "ES-7.16", "ES-7.17", "ES-CC-17")
def test_as_many_own_links_as_foreign_ones() -> None:
    match = shares(links=network(CHAIN + "; red leicester-nottingham"), cubes={"swansea": "blue", "london": "red"})
    play(match, "deliver", "cube swansea blue", "via cardiff", "via gloucester", "via oxford", "via northampton")
    events = play(match, "via leicester", "via nottingham")
    moved = {item["company"]: item["steps"] for item in happened(events, "income_advanced")}
    assert moved == {"red": 3, "yellow": 2, "green": 1}


@pytest.mark.rule("ES-EX-2", "ES-7.15", "ES-CC-17")
def test_one_foreign_link_too_many() -> None:
    match = shares(links=network(CHAIN + "; green leicester-nottingham"), cubes={"swansea": "blue"}, funds={"red": 9})
    assert code(match, "deliver") == "nothing_to_deliver"


@pytest.mark.rule("ES-CC-18", "ES-7.18", "ES-5.6")
def test_links_of_another_company_of_the_same_player_are_foreign() -> None:
    links = network("red swansea-cardiff; green cardiff-gloucester gloucester-bristol")
    match = shares(links=links, held={"green": "A 1"}, cubes={"swansea": "blue"}, funds={"red": 9})
    assert code(match, "deliver") == "nothing_to_deliver"


@pytest.mark.rule("ES-7.13", "ES-7.19")
def test_the_first_link_is_own_and_the_cube_goes_to_the_bag() -> None:
    match = shares(links=network("red london-reading; green reading-oxford"), cubes={"reading": "red", "oxford": "red"})
    play(match, "deliver")
    assert code(match, "cube oxford red") == "first_link_not_own"
    before = match.view()["bag"].get("red", 0)
    play(match, "cube reading red", "via london")
    assert match.view()["bag"]["red"] == before + 1
    assert match.view()["cities"]["reading"]["emptied"]


@pytest.mark.rule("ES-CC-19", "ES-5.5")
def test_a_company_that_nobody_runs_owns_nothing() -> None:
    from branchline.kernel import BadPosition

    with pytest.raises(BadPosition, match=r"ES-5\.5"):
        shares(links=network("red london-reading; green reading-oxford"), held={"green": ""})


@pytest.mark.rule("ES-EX-12", "ES-7.20", "ES-7.21", "ES-7.22")
@pytest.mark.parametrize(("option", "money"), [("table", 8), ("one_per_step", 6)])
def test_income_is_paid_once_and_the_marker_goes_back(option: str, money: int) -> None:
    match = shares(acting="blue", held={"blue": "A 1", "red": ""}, income={"blue": 6}, action_round=3,
                   links=network("blue london-reading"), cubes={"reading": "red"},
                   options={"share_income": option})  # fmt: skip
    play(match, "pass")
    assert (company(match, "blue")["funds"], company(match, "blue")["income"]) == (money, 0)


@pytest.mark.rule("ES-12.2")
def test_a_company_that_can_do_nothing_passes_by_itself() -> None:
    match = shares(held={"red": "A 1", "purple": "B 1"}, treasury={"purple": 0}, issued={"purple": 5}, funds={"red": 9})
    assert happened(play(match, "pass"), "nothing_to_do")[0] == {"company": "purple"}


def test_brute_force_finds_something() -> None:
    match = shares(links=network(CHAIN + "; red leicester-nottingham"), cubes={"swansea": "blue"})
    assert Lines(match.view()).cubes() == {"cube swansea blue"}
    assert options_of(match, "deliver") == ["deliver"]
