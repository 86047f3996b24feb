"""The companies and seats of the share game told in lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

from branchline.cli.boards.england_wales import say
from branchline.cli.boards.england_wales.places import describe, money, tell_turn
from branchline.cli.naming import listed, seat_name, thing_name

if TYPE_CHECKING:
    from branchline.kernel.match import Match

__all__ = ["accounts", "describe", "money"]


def accounts(match: Match, seat: int | None) -> list[str]:
    view = match.view(seat)
    companies = [_tell_company(match, company) for company in view["companies"]]
    seats = [_tell_seat(match, owned, other) for other, owned in enumerate(view["seats"])]
    return [tell_turn(match, view), *companies, tell_track(match, view), *seats, *notes(match, view)]


def company_name(match: Match, company: str) -> str:
    return thing_name(match, "company", company)


def tell_track(match: Match, view: dict[str, Any]) -> str:
    """The price track in the order in which companies act."""
    ranked = sorted(view["companies"], key=lambda company: int(company["rank"]))
    by_price = groupby(ranked, key=lambda company: int(company["price"]))
    stacks = [
        say("stack", price=price, companies=", ".join(company_name(match, company["id"]) for company in stack))
        for price, stack in by_price
    ]
    return say("track", stacks=say("between").join(stacks))


def notes(match: Match, view: dict[str, Any]) -> list[str]:
    """An auction, a dividend, a merger or a vote under way."""
    tellers = {"auction": _tell_auction, "payout": _tell_payout, "vote": _tell_vote}
    lines = [line for key, teller in tellers.items() if view[key] for line in teller(match, view[key])]
    return lines + [_tell_merger(match, merger) for merger in view["mergers"]]


def _tell_company(match: Match, company: dict[str, Any]) -> str:
    holders = [
        f"{seat_name(match, seat)} {shares}" for seat, shares in enumerate(company["shares"]) if shares
    ]  # fmt: skip
    return say(
        "company", company=company_name(match, company["id"]), price=company["price"], funds=company["funds"],
        bonds=company["bonds"], income=company["income_due"], links=company["links"], count=len(holders),
        holders=", ".join(holders), available=company["available"], treasury=company["treasury"],
        issued=company["issued"], run=int(company["controller"] is not None),
        controller="" if company["controller"] is None else seat_name(match, company["controller"]),
    )  # fmt: skip


def _tell_seat(match: Match, owned: dict[str, Any], seat: int) -> str:
    shares = [f"{count} {company_name(match, company)}" for company, count in owned["shares"].items()]
    return say(
        "portfolio", seat=seat_name(match, seat), cash=owned["cash"], count=len(shares), shares=listed(shares),
        value=owned["value"],
    )  # fmt: skip


def _tell_auction(match: Match, auction: dict[str, Any]) -> Iterator[str]:
    limits = [
        f"{seat_name(match, seat)} {limit}" for seat, limit in enumerate(auction["limits"]) if limit is not None
    ]  # fmt: skip
    yield say("limits", limits=", ".join(limits))


def _tell_payout(match: Match, payout: dict[str, Any]) -> Iterator[str]:
    """What each amount would do."""
    yield say("payout", company=company_name(match, payout["company"]))
    for step in payout["scale"]:
        seats = [f"{seat_name(match, seat)} {amount}" for seat, amount in enumerate(step["seats"]) if amount]
        yield say(
            "dividend", amount=step["amount"], each=step["each"], count=len(seats), seats=", ".join(seats),
            kept=step["kept"], price=step["price"],
        )  # fmt: skip


def _tell_vote(match: Match, vote: dict[str, Any]) -> Iterator[str]:
    waiting = listed([seat_name(match, seat) for seat in vote["waiting"]])
    names = {key: company_name(match, vote[key]) for key in ("company", "buyer", "target")}
    yield say("vote", waiting=waiting, **names)


def _tell_merger(match: Match, merger: dict[str, Any]) -> str:
    seats = [f"{seat_name(match, seat)} {amount}" for seat, amount in enumerate(merger["seats"]) if amount]
    return say(
        "merger", target=company_name(match, merger["target"]), price=merger["price"], each=merger["each"],
        seats=", ".join(seats), count=len(seats), funds=merger["funds"], bonds=merger["bonds"], links=merger["links"],
    )  # fmt: skip
