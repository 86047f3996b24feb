"""§6 Money for a company, §7 building."""

from __future__ import annotations

import pytest

from england_wales_shares.positions import build, code, company, happened, options_of, play, shares

READING = "red london / 14,22 / reading"
THREE = READING + "; red reading / 12,21 / oxford; red london / 14,20 / 13,19 / northampton"


@pytest.mark.rule("ES-EX-6", "ES-7.4", "ES-7.5", "ES-7.6", "ES-7.8", "ES-7.10", "ES-7.2")
def test_two_links_the_second_dearer() -> None:
    match = shares(acting="green", held={"green": "A 1"}, funds={"green": 20}, treasury={"green": 5})
    build(match, "london / 14,22 / reading")
    assert (company(match, "green")["funds"], match.phase) == (18, "second")
    play(match, "second yes")
    build(match, "reading / 12,21 / oxford")
    assert (company(match, "green")["funds"], company(match, "green")["links"]) == (13, 2)


@pytest.mark.rule("ES-CC-16", "ES-7.12", "ES-7.4")
def test_a_second_link_may_be_declined() -> None:
    match = shares(funds={"red": 20})
    build(match, "london / 14,22 / reading")
    play(match, "second no")
    assert (company(match, "red")["links"], company(match, "red")["funds"]) == (1, 18)
    assert match.view()["round"] == 2


@pytest.mark.rule("ES-7.4", "ES-6.6")
def test_a_second_link_beyond_the_means_is_not_offered() -> None:
    match = shares(links=READING, phase="second", second=True, treasury={"red": 0}, issued={"red": 9},
                   bonds={"red": 1})  # fmt: skip
    assert options_of(match, "second") == ["second no"]
    assert code(match, "second yes") == "nothing_to_build"


@pytest.mark.rule("ES-7.4")
def test_there_is_no_third_link() -> None:
    match = shares(funds={"red": 60})
    build(match, "london / 14,22 / reading")
    play(match, "second yes")
    build(match, "reading / 12,21 / oxford")
    assert match.phase == "act"
    assert match.view()["round"] == 2


@pytest.mark.rule("ES-CC-15", "ES-7.7")
def test_a_company_with_links_starts_from_its_network() -> None:
    match = shares(links=READING, funds={"red": 30})
    play(match, "build")
    assert code(match, "start exeter") == "not_connected"
    assert set(options_of(match, "start")) == {"start london", "start reading"}
    fresh = shares(funds={"red": 30})
    play(fresh, "build")
    assert len(options_of(fresh, "start")) > 30


@pytest.mark.rule("ES-CC-13", "ES-7.5")
def test_a_link_cannot_be_left_open() -> None:
    match = shares(funds={"red": 30})
    play(match, "build", "start london", "side nw")
    assert code(match, "pass") == "link_incomplete"
    assert {action.verb for action in match.legal()} == {"tile"}


@pytest.mark.rule("ES-CC-14", "ES-7.6")
def test_each_tile_of_a_second_link_costs_two_more() -> None:
    match = shares(links=READING, second=True, phase="start", funds={"red": 40})
    events = build(match, "london / 14,20 / 13,20 / 12,19 / northampton")
    assert [cost["money"] for cost in happened(events, "tile_laid")] == [4, 4, 5]
    assert happened(events, "track_paid") == [{"company": "red", "money": 13, "tiles": 3}]


@pytest.mark.rule("ES-7.9")
def test_track_follows_the_rules_of_the_normal_game() -> None:
    match = shares(links=READING, funds={"red": 40})
    play(match, "build", "start london")
    assert code(match, "side sw") == "side_used"
    play(match, "side nw")
    assert code(match, "tile se") == "too_sharp"
    again = shares(links=READING, funds={"red": 40})
    play(again, "build", "start reading", "side ne")
    assert code(again, "tile e") == "second_same_link"


def prices(**changed: int) -> dict[str, int]:
    return {"black": 8, "red": 7, "blue": 6, "green": 5, "yellow": 4, "purple": 3} | changed


@pytest.mark.rule("ES-EX-5", "ES-6.1", "ES-6.2", "ES-6.3", "ES-6.4", "ES-6.5", "ES-6.6", "ES-6.8")
def test_neither_more_nor_fewer_shares_and_bonds_than_needed() -> None:
    from branchline.games.england_wales.shares.money import bonds_needed, pay, shares_needed
    from branchline.kernel.events import no_log

    match = shares(links=THREE,
                   treasury={"red": 2}, funds={"red": 4}, price=prices(red=6), issued={"red": 2})  # fmt: skip
    board, state = match.board.record, match.state
    assert company(match, "red")["means"] == 4 + 12 + 15
    assert (shares_needed(state, 1, 20), bonds_needed(board, state, 1, 20)) == (2, 1)
    pay(board, state, 1, 20, no_log())
    assert (int(state.funds[1]), int(state.issued[1]), int(state.bonds[1]), int(state.treasury[1])) == (1, 4, 1, 0)


@pytest.mark.rule("ES-CC-9", "ES-6.2", "ES-6.5")
def test_what_is_left_of_an_issued_share_stays_in_the_company() -> None:
    match = shares(price=prices(red=8))
    build(match, "london / 14,22 / reading")
    found = company(match, "red")
    assert (found["funds"], found["issued"], found["treasury"], found["price"]) == (6, 1, 4, 8)


@pytest.mark.rule("ES-CC-10", "ES-6.6", "ES-7.11")
def test_a_tile_beyond_the_means_is_refused() -> None:
    match = shares(links=READING + "; red reading / 12,21 / oxford", treasury={"red": 0}, issued={"red": 5},
                   bonds={"red": 2}, funds={"red": 3})  # fmt: skip
    assert company(match, "red")["means"] == 3
    play(match, "build", "start oxford")
    assert {code(match, f"side {side}") for side in ("nw", "w", "sw")} == {"beyond_means"}


@pytest.mark.rule("ES-CC-11", "ES-6.7", "ES-6.4")
def test_the_first_link_is_no_security_for_itself() -> None:
    match = shares(treasury={"red": 0}, issued={"red": 5}, funds={"red": 1},
                   held={"green": "A 1", "red": "A 1"}, cubes={})  # fmt: skip
    assert company(match, "red")["means"] == 1
    assert code(match, "build") == "nothing_to_build"


@pytest.mark.rule("ES-CC-12", "ES-6.7", "ES-7.10")
def test_the_first_link_is_security_for_the_second() -> None:
    match = shares(links="red reading / 12,21 / oxford", treasury={"red": 0}, issued={"red": 5}, funds={"red": 2})
    build(match, "reading / 14,22 / london")
    assert (match.phase, company(match, "red")["means"]) == ("second", 10)


@pytest.mark.rule("ES-6.3")
@pytest.mark.parametrize(("condition", "means"), [("treasury_empty", 5), ("all_ten_out", 0)])
def test_when_bonds_may_be_taken(condition: str, means: int) -> None:
    match = shares(links=READING, treasury={"red": 0}, issued={"red": 5}, options={"bond_condition": condition},
                   cubes={"reading": "red"})  # fmt: skip
    assert company(match, "red")["means"] == means


@pytest.mark.rule("ES-12.3", "ES-12.1")
def test_giving_up_is_only_for_what_cannot_go_on() -> None:
    match = shares(funds={"red": 30})
    play(match, "build", "start london", "side nw")
    assert code(match, "abandon") == "way_is_open"


@pytest.mark.rule("ES-5.6", "ES-2.7", "ES-7.2", "ES-7.3")
def test_companies_act_from_the_highest_marker_down_each_for_its_controller() -> None:
    match = shares(held={"red": "A 1", "black": "A 1", "purple": "B 1"}, acting="black",
                   funds={"red": 20, "black": 20, "purple": 20})  # fmt: skip
    seen = []
    for _ in range(6):
        seen.append((match.view()["acting"], match.to_move))
        match.play("pass")
    assert seen == [("black", 0), ("red", 0), ("purple", 1)] * 2


@pytest.mark.rule("ES-CC-24", "ES-2.5", "ES-2.7", "ES-2.8")
def test_in_a_stack_the_later_marker_acts_first_and_merges_last() -> None:
    from branchline.games.england_wales.shares.prices import set_order

    match = shares(price=prices(red=6, green=6, blue=5), arrival=["red", "black", "blue", "yellow", "purple", "green"])
    board, state = match.board.record, match.state
    set_order(board, state, True)
    assert [int(k) for k in state.order[:4]] == [0, 3, 1, 2]
    set_order(board, state, False)
    assert [int(k) for k in state.order[2:]] == [2, 1, 3, 0]
