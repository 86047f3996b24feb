"""The position in words."""

from collections.abc import Iterator
from itertools import groupby

from branchline.games.england_wales.description import Route, board_lines, in_hand, turn
from branchline.games.england_wales.shares.plans import Route as Way
from branchline.games.england_wales.shares.view_types import (
    AuctionView,
    CompanyView,
    MergerView,
    PayoutView,
    SeatView,
    SharesView,
    VoteView,
)
from branchline.kernel import Description, Telling


def describe(telling: Telling, view: SharesView) -> Description:
    """The turn, each company and seat, and what is being decided; then the map."""
    companies = [_company(telling, company) for company in view["companies"]]
    seats = [_seat(telling, owned, seat) for seat, owned in enumerate(view["seats"])]
    standing = [turn(telling, view), *companies, track(telling, view), *seats, *notes(telling, view)]
    owners = telling.board.labels["company"]
    return Description(standing, board_lines(telling, view, lambda owner: company_name(telling, owners[owner])))


def company_name(telling: Telling, company: str) -> str:
    return telling.name("company", company)


def track(telling: Telling, view: SharesView) -> str:
    """The price track in the order in which companies act."""
    ranked = sorted(view["companies"], key=lambda company: company["rank"])
    stacks = [
        telling.say("told-stack", price=price, companies=telling.names("company", (each["id"] for each in stack)))
        for price, stack in groupby(ranked, key=lambda company: company["price"])
    ]
    return telling.say("told-prices", stacks=telling.series(stacks))


def notes(telling: Telling, view: SharesView) -> Iterator[str]:
    """An auction, a dividend, a merger or a vote under way, and what has been begun."""
    if view["order"]:
        yield telling.say("told-order", companies=", ".join(company_name(telling, each) for each in view["order"]))
    if view["auction"]:
        yield _auction(telling, view["auction"])
    if view["payout"]:
        yield from _payout(telling, view["payout"])
    if view["vote"]:
        yield _vote(telling, view["vote"])
    yield from (_merger(telling, merger) for merger in view["mergers"])
    yield from in_hand(telling, view, lambda way: _route(telling, way))


def _company(telling: Telling, company: CompanyView) -> str:
    holders = _by_seat(telling, company["shares"])
    run = company["controller"] is not None
    return telling.say(
        "told-company", company=company_name(telling, company["id"]), price=company["price"], funds=company["funds"],
        means=company["means"], bonds=company["bonds"], income=company["income_due"], links=company["links"],
        count=len(holders), holders=", ".join(holders), available=company["available"], treasury=company["treasury"],
        issued=company["issued"], run=int(run), seat=telling.seat(company["controller"] or 0) if run else "",
    )  # fmt: skip


def _seat(telling: Telling, owned: SeatView, seat: int) -> str:
    shares = [f"{count} {company_name(telling, company)}" for company, count in owned["shares"].items()]
    return telling.say("told-seat", seat=telling.seat(seat), cash=owned["cash"], count=len(shares),
                       shares=telling.listed(shares), value=owned["value"])  # fmt: skip


def _auction(telling: Telling, auction: AuctionView) -> str:
    limits = _by_seat(telling, auction["limits"])
    return telling.say("told-limits", count=len(limits), limits=", ".join(limits))


def _payout(telling: Telling, payout: PayoutView) -> Iterator[str]:
    """What each amount would do."""
    yield telling.say("told-payout", company=company_name(telling, payout["company"]))
    for step in payout["scale"]:
        seats = _by_seat(telling, step["seats"])
        yield telling.say("told-dividend", amount=step["amount"], each=step["each"], count=len(seats),
                          seats=", ".join(seats), kept=step["kept"], price=step["price"])  # fmt: skip


def _vote(telling: Telling, vote: VoteView) -> str:
    names = {key: company_name(telling, name) for key, name in (("company", vote["company"]), ("buyer", vote["buyer"]),
                                                               ("target", vote["target"]))}  # fmt: skip
    waiting = telling.listed([telling.seat(seat) for seat in vote["waiting"]])
    return telling.say("told-vote", waiting=waiting, count=len(vote["waiting"]), **names)


def _merger(telling: Telling, merger: MergerView) -> str:
    seats = _by_seat(telling, merger["seats"])
    return telling.say(
        "told-merger", target=company_name(telling, merger["target"]), price=merger["price"], each=merger["each"],
        seats=", ".join(seats), count=len(seats), funds=merger["funds"], bonds=merger["bonds"], links=merger["links"],
    )  # fmt: skip


def _by_seat(telling: Telling, amounts: list[int] | list[int | None]) -> list[str]:
    """`Ada 3`, of everyone who has any."""
    return [f"{telling.seat(seat)} {amount}" for seat, amount in enumerate(amounts) if amount]


def _route(telling: Telling, way: Way) -> Route:
    legs = [(step["city"], company_name(telling, step["company"])) for step in way["steps"]]
    return Route(legs, [(company_name(telling, company), gain) for company, gain in way["incomes"].items()])
