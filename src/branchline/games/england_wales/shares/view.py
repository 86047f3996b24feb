"""What a seat may see: everything but the answers in a vote, until they are shown."""

import numpy as np

from branchline.games.england_wales.components import COLOUR, ENDING
from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.shares.auctions import highest_bid, lowest_bid, offers_once
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import (
    ANSWER,
    MERGING,
    OPENING,
    PAYING_OUT,
    PHASE,
    PROPOSING,
    RAISING,
    REPAYING,
    SOURCE,
    VOTING,
)
from branchline.games.england_wales.shares.control import issued_shares
from branchline.games.england_wales.shares.dividends import income_of, most_dividend, most_repaid, price_step, repay
from branchline.games.england_wales.shares.ending import final_price, markers_to_end, score, share_value
from branchline.games.england_wales.shares.mergers import merger_price, price_of_share, why_no_merger
from branchline.games.england_wales.shares.money import (
    bonds_free,
    bonds_needed,
    means,
    shares_needed,
)
from branchline.games.england_wales.shares.plans import build_view, delivery_view
from branchline.games.england_wales.shares.prices import height
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.view_types import (
    AuctionView,
    BallotView,
    CompanyView,
    DividendView,
    MergerView,
    PayoutView,
    RepaymentView,
    SeatView,
    SharesView,
    VoteView,
)
from branchline.games.england_wales.shares.votes import decides_alone
from branchline.games.england_wales.view import city_view, link_views
from branchline.kernel import ALLOWED, NOBODY, LoadedBoard, decider, flag, frame_argument, has_ended, present_phase
from branchline.kernel.events import no_log


def view(loaded: LoadedBoard, state: State, seat: int | None) -> SharesView:
    board: Board = loaded.record
    over, phase, companies = has_ended(state), present_phase(state), loaded.labels["company"].labels
    auctions = not over and phase in (PROPOSING, OPENING, RAISING)
    emptied, enough = count_emptied(board, state), markers_to_end(board, state)
    return {
        "players": state.players,
        "phase": "over" if over else PHASE.labels[phase],
        "to_move": None if over else decider(state),
        "turn": state.turn,
        "round": state.action_round,
        "first": state.first,
        "order": [] if over or auctions else [companies[company] for company in state.order[: board.companies]],
        "acting": None if state.acting == NOBODY else companies[state.acting],
        "emptied": emptied,
        "emptied_to_end": enough,
        "emptied_left": max(0, enough - emptied),
        "last_turn": state.last_turn or None,
        "turn_limit": board.turn_limit,
        "ending": ENDING.labels[state.ended],
        "cities": {
            name: city_view(loaded, state, city, NOBODY) for city, name in enumerate(loaded.labels["city"].labels)
        },
        "links": link_views(loaded, state),
        "bag": {colour: count for colour, count in zip(COLOUR.labels, state.bag.tolist(), strict=True) if count},
        "companies": [_company(loaded, state, company) for company in range(board.companies)],
        "stacks": _stacks(loaded, state),
        "seats": [_seat(loaded, state, other) for other in range(state.players)],
        "auction": _auction(loaded, state) if auctions else None,
        "build": None if over else build_view(loaded, state),
        "delivery": None if over else delivery_view(loaded, state),
        "payout": _payout(loaded, state) if not over and phase in (REPAYING, PAYING_OUT) else None,
        "mergers": _mergers(loaded, state) if not over and phase in (MERGING, VOTING) else [],
        "vote": _vote(loaded, state, seat) if not over and phase == VOTING else None,
    }


def _company(loaded: LoadedBoard, state: State, company: int) -> CompanyView:
    board: Board = loaded.record
    controller = state.controller[company]
    above = [height(board, state, other) > height(board, state, company) for other in range(board.companies)]
    return {
        "id": loaded.labels["company"][company],
        "controller": None if controller == NOBODY else controller,
        "price": state.price[company],
        "rank": 1 + sum(above),
        "funds": state.funds[company],
        "bonds": state.bonds[company],
        "bonds_free": bonds_free(state, company),
        "income": state.income[company],
        "income_due": income_of(board, state, state.income[company]),
        "means": means(board, state, company),
        "links": state.links[company],
        "available": state.available[company],
        "treasury": state.treasury[company],
        "issued": state.issued[company],
        "shares": state.shares[company, : state.players].tolist(),
        "issued_shares": issued_shares(state, company),
        "most_each": _most_each(loaded, state, company),
        "final_price": final_price(state, company),
    }


def _most_each(loaded: LoadedBoard, state: State, company: int) -> int:
    """ES-8.6, ES-8.12 If its dividend were chosen now."""
    trial, shares = state.copy(), issued_shares(state, company)
    trial.acting = company
    return most_dividend(loaded.record, trial) // shares if shares else 0


def _stacks(loaded: LoadedBoard, state: State) -> dict[str, list[str]]:
    stacks: dict[str, list[str]] = {}
    for company in state.arrival[: loaded.record.companies].tolist():
        stacks.setdefault(str(state.price[company]), []).append(loaded.labels["company"][company])
    return dict(sorted(stacks.items(), key=lambda stack: int(stack[0])))


def _seat(loaded: LoadedBoard, state: State, seat: int) -> SeatView:
    companies = loaded.labels["company"].labels
    return {
        "cash": state.cash[seat],
        "shares": {name: state.shares[k, seat] for k, name in enumerate(companies) if state.shares[k, seat]},
        "share_value": share_value(state, seat),
        "value": score(state, seat),
        "companies": [name for k, name in enumerate(companies) if state.controller[k] == seat],
    }


def _auction(loaded: LoadedBoard, state: State) -> AuctionView:
    board, lot = loaded.record, state.lot
    barred = 0 if offers_once(state) else state.withdrawn
    inside = state.bidders if state.high else (1 << state.players) - 1 & ~barred
    return {
        "initial": bool(state.turn == 0),
        "proposer": state.proposer,
        "company": None if lot == NOBODY else loaded.labels["company"][lot],
        "source": None if lot == NOBODY else SOURCE.labels[state.source],
        "high": state.high,
        "high_bidder": None if state.high_bidder == NOBODY else state.high_bidder,
        "low": 0 if lot == NOBODY else lowest_bid(state),
        "limits": [highest_bid(board, state, seat) if inside & flag(seat) else None for seat in range(state.players)],
        "withdrawn": [bool(barred & flag(seat)) for seat in range(state.players)],
    }


def _payout(loaded: LoadedBoard, state: State) -> PayoutView:
    most = most_dividend(loaded.record, state) if present_phase(state) == PAYING_OUT else 0
    most_bonds = most_repaid(loaded.record, state) if present_phase(state) == REPAYING else 0
    return {
        "company": loaded.labels["company"][state.acting],
        "most_repaid": most_bonds,
        "repayments": [_repayment(loaded, state, bonds) for bonds in range(most_bonds + 1)],
        "scale": [_dividend(loaded, state, amount) for amount in range(most + 1)],
    }


def _repayment(loaded: LoadedBoard, state: State, bonds: int) -> RepaymentView:
    trial, company = state.copy(), state.acting
    repay(loaded.record, trial, bonds, no_log())
    return {"repaid": bonds, "funds": trial.funds[company], "bonds": trial.bonds[company]}


def _dividend(loaded: LoadedBoard, state: State, amount: int) -> DividendView:
    """ES-8.7 to ES-8.12 What a dividend would bring everyone."""
    board, company = loaded.record, state.acting
    price, each = state.price[company], amount // issued_shares(state, company)
    seats = [each * state.shares[company, seat] for seat in range(state.players)]
    moved = min(max(price + price_step(price, amount), board.lowest_price), board.highest_price)
    return {
        "amount": amount,
        "each": each,
        "seats": seats,
        "bank": amount - sum(seats),
        "kept": state.funds[company] - amount,
        "price": moved,
    }


def _mergers(loaded: LoadedBoard, state: State) -> list[MergerView]:
    if present_phase(state) == VOTING:
        return [_merger(loaded, state, state.target)]
    targets = range(loaded.record.companies)
    return [_merger(loaded, state, k) for k in targets if why_no_merger(loaded.record, state, k) == ALLOWED]


def _merger(loaded: LoadedBoard, state: State, target: int) -> MergerView:
    """The buyer and everyone's money after a merger."""
    board, buyer = loaded.record, state.acting
    price, each = merger_price(board, state, target), price_of_share(board, state, target)
    issued = shares_needed(state, buyer, price)
    taken = bonds_needed(board, state, buyer, price)
    left = state.funds[buyer] + issued * state.price[buyer] + taken * board.bond_value - price
    joint = state.merged_assets == 0
    return {
        "target": loaded.labels["company"][target],
        "price": price,
        "each": each,
        "shares_issued": issued,
        "bonds_taken": taken,
        "seats": [each * state.shares[target, seat] for seat in range(state.players)],
        "funds": left + (state.funds[target] if joint else 0),
        "bonds": state.bonds[buyer] + taken + (state.bonds[target] if joint else 0),
        "links": state.links[buyer] + state.links[target],
        "ballots": [_ballot(loaded, state, company) for company in (buyer, target)],
    }


def _ballot(loaded: LoadedBoard, state: State, company: int) -> BallotView:
    """Who would be asked about a merger for one of the two companies."""
    controller, alone = state.controller[company], bool(decides_alone(state, company))
    is_buyer = company == state.acting
    others = [seat for seat in np.flatnonzero(state.shares[company]).tolist() if seat != controller]
    return {
        "company": loaded.labels["company"][company],
        "asked": ([] if is_buyer else [controller]) + ([] if alone else others),
        "said": controller if is_buyer else None,
        "alone": alone,
    }


def _vote(loaded: LoadedBoard, state: State, seat: int | None) -> VoteView:
    companies, company = loaded.labels["company"], frame_argument(state, 0)
    waiting = [other for other in range(state.players) if state.voters & flag(other)]
    asked = [] if decides_alone(state, company) else np.flatnonzero(state.shares[company]).tolist()
    own = NOBODY if seat is None else state.vote[seat]
    return {
        "company": companies[company],
        "buyer": companies[state.acting],
        "target": companies[state.target],
        "waiting": waiting,
        "answered": [other for other in asked if other not in waiting],
        "own": None if own == NOBODY else ANSWER.labels[own],
    }
