"""§9 Mergers and their secret votes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from branchline.kernel import Match
from england_wales_shares.positions import code, company, happened, network, play, seat, shares
from england_wales_shares.test_building import prices

TWO = network(
    "yellow london-reading reading-oxford oxford-birmingham birmingham-stoke; purple london-cambridge cambridge-norwich"
)


def merging(held: dict[str, str] | None = None, **facts: Any) -> Match:
    given: dict[str, Any] = {"funds": {"yellow": 10}, "treasury": {"yellow": 3}, "issued": {"yellow": 2}, **facts}
    links = given.pop("links", TWO)
    held = {"red": "", **(held or {"yellow": "A 1", "purple": "B 1"})}
    return shares(phase="merge", acting="yellow", links=links, held=held, **given)


@pytest.mark.rule("ES-EX-7", "ES-9.5", "ES-9.6", "ES-9.14", "ES-9.15", "ES-9.16", "ES-9.17", "ES-9.18", "ES-9.19")
def test_a_merger_to_the_letter() -> None:
    match = merging({"yellow": "A 1", "purple": "A 2, B 1"}, funds={"yellow": 10, "purple": 5}, bonds={"purple": 1},
                    issued={"yellow": 2, "purple": 1}, cash=[0, 0, 0], treasury={"yellow": 3, "purple": 5})  # fmt: skip
    told = match.view()["mergers"][0]
    assert (told["price"], told["shares_issued"], told["bonds_taken"], told["funds"], told["links"]) == (16, 2, 0, 7, 6)
    play(match, "merge purple", "vote yes")
    yellow, purple = company(match, "yellow"), company(match, "purple")
    assert [seat(match, letter)["cash"] for letter in "AB"] == [8, 4]
    assert (yellow["funds"], yellow["bonds"], yellow["links"], yellow["treasury"], yellow["issued"]) == (7, 1, 6, 1, 4)
    assert yellow["price"] == 4
    assert (purple["available"], purple["treasury"], purple["links"], purple["controller"]) == (5, 5, 0, None)
    assert match.view()["stacks"]["3"] == ["purple"]


@pytest.mark.rule("ES-9.1", "ES-2.7")
def test_after_the_dividends_the_lowest_company_is_the_first_to_buy() -> None:
    match = shares(phase="dividend", acting="purple", links=TWO, held={"red": "", "yellow": "A 1", "purple": "B 1"},
                   funds={"yellow": 50, "purple": 50}, price=prices(yellow=9, purple=3))  # fmt: skip
    dividends = match.view()["order"]
    play(match, "dividend 4")
    assert (match.phase, match.view()["acting"], match.view()["order"]) == ("merge", "purple", dividends[::-1])


@pytest.mark.rule("ES-2.5", "ES-9.18")
def test_the_marker_of_an_absorbed_company_goes_on_top_of_its_stack() -> None:
    order = ["purple", "black", "red", "blue", "yellow", "green"]
    match = merging(price=prices(purple=2, green=3, yellow=9), arrival=order)
    play(match, "merge purple", "vote yes")
    assert match.view()["stacks"]["3"] == ["green", "purple"]


@pytest.mark.rule("ES-9.16")
def test_what_the_target_had_may_vanish() -> None:
    match = merging(funds={"yellow": 10, "purple": 5}, bonds={"purple": 1}, options={"merged_assets": "vanish"})
    play(match, "merge purple", "vote yes")
    assert (company(match, "yellow")["funds"], company(match, "yellow")["bonds"]) == (6, 0)


@pytest.mark.rule("ES-CC-26", "ES-9.3")
def test_companies_without_a_common_city_do_not_merge() -> None:
    links = network("yellow london-reading; purple york-leeds; green reading-oxford")
    match = merging({"yellow": "A 1", "purple": "B 1", "green": "C 1"}, links=links)
    assert code(match, "merge purple") == "not_linked_companies"
    assert code(match, "merge green") is None
    assert code(match, "merge yellow") == "own_company"


@pytest.mark.rule("ES-CC-27", "ES-9.6")
def test_a_merger_beyond_the_means_is_refused() -> None:
    links = network("yellow london-reading; purple london-cambridge; green reading-oxford")
    match = merging({"yellow": "A 1", "purple": "B 5", "green": "C 1"}, links=links, funds={"yellow": 14},
                    treasury={"yellow": 0, "purple": 5}, issued={"yellow": 5})  # fmt: skip
    assert company(match, "yellow")["means"] == 19
    assert code(match, "merge purple") == "merger_too_dear"


@pytest.mark.rule("ES-9.4", "ES-5.5")
def test_a_company_that_nobody_runs_is_no_target() -> None:
    assert code(merging(), "merge blue") == "uncontrolled"


@pytest.mark.rule("ES-EX-11", "ES-9.7", "ES-9.8", "ES-9.9", "ES-9.11")
@pytest.mark.parametrize(("ben", "cleo", "agreed"), [("no", "no", False), ("no", "yes", True), ("yes", "no", True)])
def test_the_buyers_shareholders_vote_first(ben: str, cleo: str, agreed: bool) -> None:
    match = merging({"yellow": "A 3, B 2, C 2", "purple": "B 1"}, treasury={"yellow": 3}, issued={"yellow": 0})
    offered = match.view()["mergers"]
    play(match, "merge purple")
    assert (match.phase, match.to_move) == ("vote", 1)
    assert match.view()["mergers"] == [offer for offer in offered if offer["target"] == "purple"]
    assert code(match, "vote yes", "A") == "already_voted"
    play(match, f"vote {ben}")
    events = play(match, f"vote {cleo}")
    assert bool(happened(events, "vote_agreed")) == agreed
    assert (match.phase == "vote") == agreed


@pytest.mark.rule("ES-EX-11", "ES-9.12")
def test_who_has_half_of_the_buyer_decides_alone() -> None:
    match = merging({"yellow": "A 3, B 2, C 1", "purple": "B 1"}, treasury={"yellow": 3}, issued={"yellow": 1})
    play(match, "merge purple")
    assert (match.to_move, match.view()["vote"]["company"]) == (1, "purple")


@pytest.mark.rule("ES-CC-28", "ES-9.11", "ES-9.12")
@pytest.mark.parametrize(("answer", "merged"), [("yes", True), ("no", False)])
def test_with_equal_votes_the_controller_of_the_target_decides(answer: str, merged: bool) -> None:
    match = merging({"yellow": "A 1", "purple": "B 2, C 1, A 1"}, funds={"yellow": 30})
    play(match, "merge purple", f"vote {answer}")
    assert (company(match, "purple")["controller"] is None) == merged


@pytest.mark.rule("ES-9.10", "ES-9.12")
def test_who_is_not_asked_has_not_answered() -> None:
    match = merging({"yellow": "A 1", "purple": "B 2, C 1, A 1"}, funds={"yellow": 30})
    play(match, "merge purple")
    assert (match.view()["vote"]["waiting"], match.view()["vote"]["answered"]) == ([1], [])
    match = merging({"yellow": "A 1", "purple": "B 2, C 1, A 2"}, funds={"yellow": 40})
    play(match, "merge purple", "vote yes")
    assert (match.view()["vote"]["waiting"], match.view()["vote"]["answered"]) == ([1, 2], [0])


@pytest.mark.rule("ES-CC-29", "ES-9.4", "ES-9.12")
def test_who_runs_both_is_asked_once() -> None:
    match = merging({"yellow": "A 1", "purple": "A 1"})
    play(match, "merge purple")
    assert (match.to_move, match.phase) == (0, "vote")
    play(match, "vote yes")
    assert company(match, "purple")["controller"] is None


@pytest.mark.rule("ES-CC-30", "ES-9.15", "ES-9.18")
def test_shares_that_were_never_sold_are_not_paid_for() -> None:
    match = merging({"yellow": "A 1", "purple": "B 1"}, cash=[0, 0, 0])
    play(match, "merge purple", "vote yes")
    assert seat(match, "B")["cash"] == 4
    assert (company(match, "purple")["available"], company(match, "purple")["treasury"]) == (5, 5)


@pytest.mark.rule("ES-9.1", "ES-9.2", "ES-CC-31")
def test_each_company_proposes_once_from_the_lowest_up_and_one_absorbed_is_skipped() -> None:
    links = network("purple london-reading; yellow reading-oxford; green oxford-birmingham")
    held = {"purple": "A 1", "yellow": "B 1", "green": "C 1", "red": ""}
    funds = {"purple": 40, "yellow": 40, "green": 40}
    match = shares(phase="merge", acting="purple", links=links, held=held, funds=funds)
    play(match, "merge yellow", "vote yes")
    assert (match.phase, match.view()["acting"]) == ("merge", "green")
    play(match, "decline")
    assert match.phase == "propose"


@pytest.mark.rule("ES-CC-32", "ES-9.17")
def test_two_links_between_the_same_cities_both_stay() -> None:
    links = "yellow london / 14,22 / reading; purple london / 13,21 / reading"
    match = merging({"yellow": "A 1", "purple": "B 1"}, links=links)
    play(match, "merge purple", "vote yes")
    assert company(match, "yellow")["links"] == 2
    again = match.game.from_position(match.position())
    assert again.fingerprint() == match.fingerprint()


@pytest.mark.rule("ES-CC-33", "ES-10.6", "ES-7.7")
def test_a_company_may_be_founded_again_in_the_same_turn() -> None:
    match = merging(price=prices(purple=9), funds={"yellow": 40}, first="A", cash=[0, 20, 0])
    play(match, "merge purple", "vote yes")
    while match.to_move != 1:
        match.play("withdraw")
    play(match, "propose purple available", "bid 3")
    assert (company(match, "purple")["controller"], company(match, "purple")["price"]) == (1, 3)


# --- secrets -------------------------------------------------------------------------------------------------------


def told(match: Match, letter: int | None) -> str:
    """All that a seat learns of a match."""
    log = []
    for moment in range(len(match)):
        by = match.at(moment).to_move
        events = [
            event.to_json() for event in match.at(moment + 1).events if match.may_know_event(event, moment, letter)
        ]
        log.append((str(match.actions[moment]) if match.may_know_action(moment, by, letter) else None, events))
    legal = match.legal_numbers() if letter == match.to_move else None
    return json.dumps([match.view(letter), match.prompt(), log, legal, match.scores()])


def voting(*answers: str) -> Match:
    match = merging({"yellow": "A 2, B 1, C 1, D 1", "purple": "B 1"}, players=4, issued={"yellow": 0})
    play(match, "merge purple", *(f"vote {answer}" for answer in answers))
    return match


@pytest.mark.rule("ES-9.10", "ES-13.2", "ES-13.3")
def test_whatever_earlier_voters_said_a_later_one_gets_the_same_bytes() -> None:
    matches = [voting(one, other) for one in ("yes", "no") for other in ("yes", "no")]
    assert [match.to_move for match in matches] == [3] * 4
    for letter in (None, 0, 3):
        assert len({told(match, letter) for match in matches}) == 1
    assert len({told(match, 1) for match in matches}) == 2


@pytest.mark.rule("ES-9.10")
def test_votes_are_shown_together_when_the_last_is_in() -> None:
    match = voting("yes", "no", "yes")
    assert "vote no" in told(match, 0)
    assert match.revealed == voting("yes", "no").revealed + 1


@pytest.mark.rule("ES-9.10", "ES-13.2")
def test_a_bot_gets_votes_drawn_anew() -> None:
    match = voting("yes", "no")
    drawn = {tuple(match.determinized(3, chance).state.vote.tolist()) for chance in range(30)}
    assert len(drawn) == 4
    assert all(votes[0] == 1 or votes[0] == 0 for votes in drawn)


@pytest.mark.rule("ES-9.13")
def test_a_vote_that_does_not_come_in_time_is_a_no() -> None:
    match = merging()
    assert match.overdue() is None
    play(match, "merge purple")
    late = match.overdue()
    assert late is not None
    assert happened(match.play(late), "voted") == [{"seat": 1, "answer": "no"}]


@pytest.mark.rule("ES-9.9", "ES-9.12")
def test_before_it_is_proposed_everyone_sees_who_would_be_asked() -> None:
    match = merging({"yellow": "A 3, B 2, C 2", "purple": "B 2, A 1"}, cash=[0, 0, 0], funds={"yellow": 40},
                    issued={}, treasury={"yellow": 3})  # fmt: skip
    buyer, target = match.view()["mergers"][0]["ballots"]
    assert buyer == {"company": "yellow", "asked": [1, 2], "said": 0, "alone": False}
    assert target == {"company": "purple", "asked": [1], "said": None, "alone": True}
    play(match, "merge purple")
    assert match.view()["vote"]["waiting"] == buyer["asked"]
    play(match, "vote yes", "vote yes")
    assert match.view()["vote"]["waiting"] == target["asked"]
