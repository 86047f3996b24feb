"""§9 Mergers."""

from branchline.games.england_wales.routes import NONE
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.control import issued_shares
from branchline.games.england_wales.shares.events import COMPANY_ABSORBED, MERGER_DECLINED, PAID_MERGER
from branchline.games.england_wales.shares.joined import hand_over_links
from branchline.games.england_wales.shares.money import means, pay
from branchline.games.england_wales.shares.options import TO_BUYER
from branchline.games.england_wales.shares.reasons import (
    MERGER_TOO_DEAR,
    NO_SUCH_COMPANY,
    NOT_LINKED_COMPANIES,
    OWN_COMPANY,
    UNCONTROLLED,
)
from branchline.games.england_wales.shares.setup import found_company
from branchline.games.england_wales.shares.state import State
from branchline.kernel import ALLOWED, NOBODY, Array, emit, rule


@rule
def are_connected(state: State, company: int, other: int) -> bool:
    """ES-9.3 Some city is an end of a link of each."""
    return state.touched[company] & state.touched[other] != NONE


@rule
def price_of_share(board: Board, state: State, company: int) -> int:
    return state.price[company] + board.premium


@rule
def merger_price(board: Board, state: State, company: int) -> int:
    """ES-9.5"""
    return price_of_share(board, state, company) * issued_shares(state, company)


@rule
def why_no_merger(board: Board, state: State, company: int) -> int:
    """ES-9.3 to ES-9.6"""
    buyer = state.acting
    if company >= board.companies:
        return NO_SUCH_COMPANY
    if company == buyer:
        return OWN_COMPANY
    if state.controller[company] == NOBODY:
        return UNCONTROLLED
    if not are_connected(state, buyer, company):
        return NOT_LINKED_COMPANIES
    return ALLOWED if merger_price(board, state, company) <= means(board, state, buyer) else MERGER_TOO_DEAR


@rule
def can_merge(board: Board, state: State) -> bool:
    for target in range(board.companies):
        if why_no_merger(board, state, target) == ALLOWED:
            return True
    return False


@rule
def decline_merger(state: State, log: Array) -> None:
    emit(log, MERGER_DECLINED, state.acting)


@rule
def merge(board: Board, state: State, log: Array) -> None:
    """ES-9.14 to ES-9.19 The buyer pays, takes over links and by default cash and bonds; the target starts afresh."""
    buyer, target = state.acting, state.target
    each, issued = price_of_share(board, state, target), issued_shares(state, target)
    pay(board, state, buyer, each * issued, log)
    for seat in range(state.players):
        if state.shares[target, seat] > 0:
            state.cash[seat] += each * state.shares[target, seat]
            emit(log, PAID_MERGER, seat, each * state.shares[target, seat], target)
    if state.merged_assets == TO_BUYER:
        state.funds[buyer] += state.funds[target]
        state.bonds[buyer] += state.bonds[target]
    emit(log, COMPANY_ABSORBED, target, buyer, state.links[target])
    for link in range(state.owner.shape[0]):
        if state.owner[link] == target:
            state.owner[link] = buyer
    hand_over_links(state, target, buyer)
    found_company(board, state, target)
    state.target = NOBODY
