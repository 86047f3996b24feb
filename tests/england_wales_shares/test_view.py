"""What a view works out for people, so that no page has to: it is what the rules then do."""

from __future__ import annotations

import random

import pytest

import branchline
from england_wales_shares.test_dividends import paying


@pytest.mark.rule("ES-8.5", "ES-8.6", "ES-8.12", "ES-7.6")
def test_figures_are_what_the_rules_then_do() -> None:
    match, rng, seen = branchline.load("england-wales-shares").new(players=3, seed=5), random.Random(5), set[str]()
    while not match.is_over and len(seen) < 3:
        view = match.view()
        acting = next((one for one in view["companies"] if one["id"] == view["acting"]), None)
        if view["phase"] == "repay":
            for repayment in view["payout"]["repayments"]:
                after = match.fork()
                after.play(f"repay {repayment['repaid']}")
                left = next(one for one in after.view()["companies"] if one["id"] == view["acting"])
                assert left["bonds"] == repayment["bonds"]
                if after.view()["phase"] == "dividend":
                    assert left["funds"] == repayment["funds"]
                    seen.add("repaid")
        if view["phase"] == "dividend" and acting is not None:
            assert acting["most_each"] == view["payout"]["scale"][-1]["each"]
            seen.add("dividend")
        for way in view["build"]["exits"] if view["phase"] == "tile" else []:
            assert (way["cost_beyond"] is None) == (way["city"] is not None)
            if way["city"] is None:
                after = match.fork()
                after.play(f"tile {way['side']}")
                assert all(one["cost"] == way["cost_beyond"] for one in after.view()["build"]["exits"])
                seen.add("tile")
        match.play(rng.choice(match.legal_numbers()))
    assert seen == {"repaid", "dividend", "tile"}


@pytest.mark.rule("ES-2.2", "ES-8.6")
def test_the_most_that_a_share_could_be_paid() -> None:
    """Never more than thrice the price, and nothing where no share is issued."""
    companies = {one["id"]: one for one in paying(price=7, funds=90).view()["companies"]}
    red = companies["red"]
    assert red["issued_shares"] == sum(red["shares"]) + red["issued"] > 0
    assert red["most_each"] == 21 // red["issued_shares"]
    assert all(one["most_each"] == 0 for one in companies.values() if not one["issued_shares"])
