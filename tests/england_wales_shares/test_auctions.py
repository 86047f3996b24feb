"""§3 Set-up, §4 initial auctions, §5 control, §10 the stock phase."""

from __future__ import annotations

import pytest

from branchline.kernel import BranchlineError, Match
from england_wales_shares.positions import GAME, code, company, happened, options_of, play, seat, shares


def opening(players: int = 4) -> Match:
    """A new match in which A is the first to propose."""
    return next(match for chance in range(50) if (match := GAME.new(players, seed=chance)).to_move == 0)


@pytest.mark.rule("ES-CC-1", "ES-3.2", "ES-3.3", "ES-2.4")
@pytest.mark.parametrize(("players", "cash"), [(2, 25), (3, 25), (4, 20), (5, 20)])
def test_everyone_starts_with_cash_and_companies_with_none(players: int, cash: int) -> None:
    match = GAME.new(players, seed=1)
    assert {person["cash"] for person in match.view()["seats"]} == {cash}
    for name, price in {"black": 8, "red": 7, "blue": 6, "green": 5, "yellow": 4, "purple": 3}.items():
        found = company(match, name)
        assert (found["price"], found["available"], found["treasury"], found["issued"]) == (price, 5, 5, 0)
        assert (found["funds"], found["bonds"], found["links"], found["income"]) == (0, 0, 0, 0)


@pytest.mark.rule("ES-3.1", "ES-13.1", "EW-3.5")
@pytest.mark.parametrize(("options", "cubes"), [({"cube_setup": "full"}, 90), ({}, 56)])
def test_with_three_players_fewer_cubes_lie_on_the_cities_unless_the_table_wants_all(
    options: dict[str, str], cubes: int
) -> None:
    view = GAME.new(3, seed=2, options=options).view()
    assert sum(sum(city["cubes"].values()) for city in view["cities"].values()) == cubes
    assert sum(view["bag"].values()) == 125 - cubes


@pytest.mark.rule("ES-3.1")
def test_six_players_are_refused() -> None:
    with pytest.raises(BranchlineError):
        GAME.new(6)


@pytest.mark.rule("ES-3.4", "ES-3.5", "ES-4.1", "ES-7.1")
def test_the_first_player_is_the_first_proposer() -> None:
    firsts = set()
    for chance in range(12):
        match = GAME.new(4, seed=chance)
        assert (match.phase, match.to_move) == ("propose", match.view()["first"])
        firsts.add(match.to_move)
    assert len(firsts) > 2


@pytest.mark.rule("ES-EX-4", "ES-4.5", "ES-4.6", "ES-4.7", "ES-5.2", "ES-4.13")
def test_the_last_one_in_pays_the_company_and_the_proposer_who_lost_proposes_again() -> None:
    match = opening()
    play(match, "propose black available", "bid 8", "bid 9", "leave", "leave", "leave")
    assert (company(match, "black")["funds"], company(match, "black")["controller"]) == (9, 1)
    assert (seat(match, "B")["cash"], match.to_move, match.phase) == (11, 0, "propose")
    play(match, "propose red available", "bid 7", "leave", "leave", "leave")
    assert (company(match, "red")["funds"], company(match, "red")["controller"], match.to_move) == (7, 0, 1)
    assert company(match, "black")["price"] == 8


@pytest.mark.rule("ES-CC-2", "ES-4.3")
def test_the_first_bid_is_at_least_the_start_price() -> None:
    match = opening()
    play(match, "propose black available")
    assert code(match, "bid 7") == "below_minimum"
    assert code(match, "bid 8") is None
    assert code(match, "leave") == "open_first"


@pytest.mark.rule("ES-CC-3", "ES-4.4", "ES-4.9", "ES-4.5")
def test_who_cannot_raise_leaves_without_being_asked() -> None:
    match = shares(3, phase="propose", decider=["A"], first="A", turn=0, cash=[25, 9, 25], held={"red": ""})
    play(match, "propose purple available", "bid 9")
    assert match.to_move == 2
    assert code(match, "bid 9") == "raise_too_low"
    assert code(match, "bid 26") == "not_enough_cash"
    assert code(match, "bid 300") == "not_enough_cash"


def test_the_question_names_one_bid_where_there_is_but_one() -> None:
    match = shares(3, phase="propose", decider=["A"], first="A", turn=0, cash=[3, 4, 25], held={"red": ""})
    play(match, "propose purple available")
    assert match.prompt("en").endswith("opens with 3k.")
    assert match.prompt("fr").endswith("ouvre à 3k.")
    play(match, "bid 3")
    assert match.prompt("en").endswith("may bid 4k, or drop out.")
    assert match.prompt("fr").endswith("peut miser 4k, ou quitter l’enchère.")


@pytest.mark.rule("ES-CC-4", "ES-4.9")
def test_who_can_propose_nothing_withdraws_by_themselves() -> None:
    match = shares(3, phase="propose", decider=["A"], first="A", turn=0, cash=[25, 2, 25], held={"red": ""})
    events = play(match, "withdraw")
    assert happened(events, "had_to_withdraw") == [{"seat": 1}]
    assert match.to_move == 2


@pytest.mark.rule("ES-CC-5", "ES-4.7", "ES-4.8")
def test_the_last_one_who_has_not_withdrawn_goes_on_alone() -> None:
    match = opening()
    play(match, "withdraw", "withdraw", "withdraw")
    assert match.to_move == 3
    play(match, "propose purple available", "bid 3")
    assert (company(match, "purple")["controller"], match.to_move, match.phase) == (3, 3, "propose")
    assert code(match, "propose purple available", "A") == "withdrawn"


@pytest.mark.rule("ES-CC-6", "ES-4.2")
def test_only_available_shares_are_put_up_before_the_first_turn() -> None:
    match = shares(2, phase="propose", decider=["A"], turn=0, held={"black": "A 5", "red": ""},
                   cash=[25, 25], first="A", treasury={"black": 5})  # fmt: skip
    assert code(match, "propose black available") == "no_share_left"
    assert code(match, "propose black issued") == "no_share_left"


@pytest.mark.rule("ES-CC-7", "ES-4.10", "ES-4.12", "ES-5.5", "ES-8.15", "ES-8.16", "ES-CC-38", "ES-10.7")
def test_when_nobody_opens_the_marker_stays_and_a_turn_goes_by_without_companies() -> None:
    match = opening(players=3)
    events = play(match, "withdraw", "withdraw", "withdraw")
    assert (match.phase, match.view()["turn"], match.view()["first"], match.to_move) == ("propose", 1, 0, 0)
    assert [person["cash"] for person in match.view()["seats"]] == [30, 30, 30]
    assert happened(events, "price_moved") == []
    play(match, "withdraw", "withdraw", "withdraw")
    assert (match.view()["first"], match.view()["turn"]) == (0, 2)


@pytest.mark.rule("ES-4.11", "ES-10.7", "ES-10.1", "ES-10.8")
def test_the_marker_goes_to_the_left_of_the_last_opener_and_later_of_the_last_winner() -> None:
    match = opening()
    play(match, "propose purple available", "bid 3", "bid 4", "leave", "leave", "leave")
    play(match, "withdraw", "withdraw", "withdraw", "withdraw")
    assert match.view()["first"] == 1, "A opened, B won"
    while match.phase != "propose":
        match.play("pass" if match.phase == "act" else "dividend 0")
    assert match.to_move == 1
    play(match, "propose green available", "bid 5", "bid 6", "leave", "leave", "leave")
    assert company(match, "green")["controller"] == 2
    while match.view()["turn"] == 1 and match.phase == "propose":
        match.play("withdraw")
    assert match.view()["first"] == 3, "C won the last one"


@pytest.mark.rule("ES-CC-8", "ES-5.1", "ES-5.3", "ES-5.4")
def test_control_passes_only_to_who_has_strictly_more() -> None:
    match = shares(2, phase="propose", decider=["B"], held={"red": "A 2, B 1"}, first="B", cash=[0, 50])
    play(match, "propose red available", "bid 7")
    assert company(match, "red")["controller"] == 0
    play(match, "propose red available", "bid 7")
    assert (company(match, "red")["shares"], company(match, "red")["controller"]) == ([2, 3], 1)


@pytest.mark.rule("ES-CC-34", "ES-10.2", "ES-10.3", "ES-10.4", "ES-6.10", "ES-2.2")
def test_an_issued_share_is_paid_to_the_bank() -> None:
    match = shares(2, phase="propose", decider=["B"], first="B", issued={"red": 2}, treasury={"red": 3},
                   funds={"red": 4}, cash=[0, 20], price={"red": 9, "black": 8, "blue": 6, "green": 5, "yellow": 4,
                                                          "purple": 3}, turn=1)  # fmt: skip
    play(match, "propose red issued")
    assert code(match, "bid 8") == "below_minimum"
    play(match, "bid 9")
    assert (company(match, "red")["funds"], company(match, "red")["issued"]) == (4, 1)
    assert (seat(match, "B")["cash"], company(match, "red")["shares"]) == (11, [1, 1])


@pytest.mark.rule("ES-10.5")
def test_one_offer_each_lets_everyone_bid_and_propose_once() -> None:
    match = shares(3, phase="propose", decider=["A"], first="A", cash=[20, 20, 20], turn=1,
                   options={"stock_phase": "one_offer_each"})  # fmt: skip
    play(match, "withdraw")
    assert match.to_move == 1
    play(match, "propose purple available")
    assert match.view()["auction"]["limits"] == [20, 20, 20]
    play(match, "bid 3")
    assert match.to_move == 2
    play(match, "leave")
    assert match.view()["auction"]["limits"] == [20, 20, None]
    play(match, "bid 4", "leave")
    assert company(match, "purple")["controller"] == 0, "who declined may bid all the same"
    assert match.to_move == 2


@pytest.mark.rule("ES-5.7", "ES-2.1", "ES-2.3")
def test_there_is_no_way_to_sell_or_to_touch_company_money() -> None:
    verbs = {verb.name for verb in GAME.contract.verbs}
    assert not verbs & {"sell", "lend", "give"}
    match = shares(2, phase="propose", decider=["A"], first="A", funds={"red": 90}, cash=[3, 3])
    assert options_of(match, "propose") == ["propose purple available"]
