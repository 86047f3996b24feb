"""What holds in every position: shares, bonds and cubes are conserved, and everyone is asked what they can be asked.
Numbers are known to be in range."""

from collections.abc import Iterator

import numpy as np

from branchline.games.england_wales.components import COLOUR, EMPTY_CITIES, HEX
from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.invariants import build_flaws, cube_flaws, open_links, route_flaws, track_flaws
from branchline.games.england_wales.routes import has_arrived
from branchline.games.england_wales.shares.auctions import offers_once
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.components import (
    ACT,
    AVAILABLE,
    LAYING,
    LEAVING_CITY,
    MERGING,
    MOVING_CUBE,
    OPENING,
    PAYING_OUT,
    PROPOSING,
    RAISING,
    REPAYING,
    SECOND_LINK,
    SHARES,
    VOTING,
)
from branchline.games.england_wales.shares.control import held_shares
from branchline.games.england_wales.shares.ending import markers_to_end
from branchline.games.england_wales.shares.joined import is_connected
from branchline.games.england_wales.shares.mergers import why_no_merger
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.shares.votes import decides_alone
from branchline.kernel import ALLOWED, NOBODY, Flaw, LoadedBoard, decider, flag, present_phase

AUCTIONS = (PROPOSING, OPENING, RAISING)
ROUND = range(ACT, MOVING_CUBE + 1)


def check(loaded: LoadedBoard, state: State) -> Flaw | None:
    """The first thing in this position that cannot be, or None."""
    chapters = (_track, _turn, _shares, _companies, _markers, _order, _auction, _hand, _cubes, _merger)
    for chapter in chapters:
        for flaw in chapter(loaded, state):
            return flaw
    return None


def _track(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """ES-9.17 A merger may leave two links between the same cities."""
    yield from (flaw for flaw in track_flaws(loaded, state) if flaw.key != "link-twice")
    under_way = [] if state.built == NOBODY else [state.built]
    if open_links(state) != under_way:
        yield Flaw("side", "ES-7.5", "link-open")


def _turn(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board: Board = loaded.record
    turn, last, phase = state.turn, state.last_turn, present_phase(state)
    if (count_emptied(board, state) >= markers_to_end(board, state)) != (last > 0):
        yield Flaw("last_turn", "ES-11.1", "end-unmarked")
    if turn > (last or board.turn_limit) or last > turn + 1:
        yield Flaw("turn", "ES-11.2", "turn-too-late")
    if state.ended and (state.ended == EMPTY_CITIES) != (last > 0):
        yield Flaw("ended", "ES-11.3", "ended-early")
    if (turn == 0 and (phase not in AUCTIONS or state.ended)) or (not state.ended and phase == 0):
        yield Flaw("turn", "ES-3.5", "initial-auctions")
    if (state.action_round > 0) != (phase in ROUND and not state.ended):
        yield Flaw("action_round", "ES-7.2", "round")


def _shares(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """ES-2.1 A share is in exactly one place."""
    for company, name in enumerate(loaded.labels["company"].labels):
        held = held_shares(state, company)
        counted = held + state.available[company] + state.treasury[company] + state.issued[company]
        if counted != SHARES:
            yield Flaw("shares", "ES-2.1", "shares-lost", company=name, counted=counted, all=SHARES)
        if state.turn == 0 and state.issued[company]:
            yield Flaw("issued", "ES-3.3", "issued-early", company=name)


def _companies(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    for company, name in enumerate(loaded.labels["company"].labels):
        links, controller = state.links[company], state.controller[company]
        most = int(state.shares[company].max())
        if (controller == NOBODY) != (most == 0) or (controller != NOBODY and state.shares[company, controller] < most):
            yield Flaw("controller", "ES-5.3", "controller", company=name)
        if controller == NOBODY and (links or state.funds[company] or state.bonds[company] or state.issued[company]):
            yield Flaw("funds", "ES-5.5", "uncontrolled-owns", company=name)
        if state.bonds[company] > links:
            yield Flaw("bonds", "ES-6.4", "bonds", company=name, bonds=state.bonds[company], links=links)


def _markers(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board: Board = loaded.record
    companies = list(range(board.companies))
    prices = state.price[: board.companies]
    if (prices < board.lowest_price).any() or (prices > board.highest_price).any():
        yield Flaw("price", "ES-8.11", "price", low=board.lowest_price, high=board.highest_price)
    if sorted(state.arrival[: board.companies].tolist()) != companies:
        yield Flaw("arrival", "ES-2.5", "order")
    if state.income.any() and not state.action_round:
        yield Flaw("income", "ES-7.22", "income-late")


def _order(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """ES-2.8 In all phases but auctions the companies come one after the other."""
    board, phase = loaded.record, present_phase(state)
    ordered = not state.ended and phase not in AUCTIONS
    if ordered and sorted(state.order[: board.companies].tolist()) != list(range(board.companies)):
        yield Flaw("order", "ES-2.8", "order")
        return
    if ordered != (state.place != NOBODY) or ordered != (state.acting != NOBODY):
        yield Flaw("acting", "ES-7.2", "acting")
        return
    if not ordered:
        return
    company = state.acting
    if state.order[state.place] != company or state.controller[company] == NOBODY:
        yield Flaw("acting", "ES-7.2", "acting")
    elif phase != VOTING and decider(state) != state.controller[company]:
        yield Flaw("decider", "ES-5.1", "not-controller", company=loaded.labels["company"][company])


def _auction(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    phase = present_phase(state)
    running = not state.ended and phase in AUCTIONS
    if running != (state.proposer != NOBODY) or (not running and (state.withdrawn or state.last_dealer != NOBODY)):
        yield Flaw("proposer", "ES-4.1", "no-auctions")
        return
    if running and phase != RAISING and decider(state) != state.proposer:
        yield Flaw("decider", "ES-4.2", "not-proposer")
    if running and state.withdrawn & flag(state.proposer):
        yield Flaw("withdrawn", "ES-4.8", "proposer-withdrew")
    up = running and phase != PROPOSING
    if up != (state.lot != NOBODY) or (not up and state.source != AVAILABLE) or (up and not _is_there(state)):
        yield Flaw("lot", "ES-4.2", "lot")
    raising = running and phase == RAISING
    if raising != (state.high > 0) or raising != (state.high_bidder != NOBODY) or (state.bidders and not raising):
        yield Flaw("high", "ES-4.5", "high")
    elif raising and not _bids_fit(state):
        yield Flaw("bidders", "ES-4.5", "bidders")


def _is_there(state: State) -> bool:
    return bool((state.available if state.source == AVAILABLE else state.issued)[state.lot])


def _bids_fit(state: State) -> bool:
    """Whoever leads has the money, is still in, and so is another who is asked and could raise; nobody who withdrew."""
    leads, asked = state.high_bidder, decider(state)
    inside = all(state.bidders & flag(seat) for seat in (leads, asked))
    barred = state.bidders & state.withdrawn and not offers_once(state)
    paid = state.cash[leads] >= state.high >= state.price[state.lot] and state.cash[asked] > state.high
    return bool(leads != asked and inside and not barred and paid)


def _hand(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """The link or the cube in hand."""
    phase, company = present_phase(state), state.acting
    building, delivering = (not state.ended and phase == asked for asked in (LAYING, MOVING_CUBE))
    yield from build_flaws(loaded, state, building, company, HEX.size)
    yield from route_flaws(state, delivering, company)
    if delivering and has_arrived(state):
        yield Flaw("path", "ES-7.13", "path")
    if state.second and not (ACT < phase <= SECOND_LINK and not state.ended):
        yield Flaw("second", "ES-7.4", "second")
    if phase == SECOND_LINK and not state.ended and not state.second:
        yield Flaw("second", "ES-7.4", "second")
    if phase == LEAVING_CITY and not state.ended and not _may_start(loaded, state, state.argument[0, 0]):
        yield Flaw("argument", "ES-7.7", "no-such-city")


def _may_start(loaded: LoadedBoard, state: State, city: int) -> bool:
    company = state.acting
    return city < loaded.record.cities and (state.links[company] == 0 or bool(is_connected(state, company, city)))


def _cubes(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    yield from cube_flaws(loaded, state, [0] * COLOUR.size)
    phase = present_phase(state)
    if not state.ended and phase in (REPAYING, PAYING_OUT) and state.funds[state.acting] == 0:
        yield Flaw("funds", "ES-12.2", "nothing-to-pay")


def _merger(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    phase, voted = present_phase(state), state.vote != NOBODY
    voting = not state.ended and phase == VOTING
    if voting != (state.target != NOBODY) or (not voting and (state.voters or voted.any())):
        yield Flaw("target", "ES-9.7", "no-vote")
    elif voting and not _vote_fits(loaded, state):
        yield Flaw("voters", "ES-9.7", "voters")
    elif not state.ended and phase == MERGING and state.place == NOBODY:
        yield Flaw("place", "ES-9.1", "acting")


def _vote_fits(loaded: LoadedBoard, state: State) -> bool:
    """Those who have answered and those yet to be asked are the shareholders that the vote concerns."""
    company, board = state.argument[0, 0], loaded.record
    if company not in (state.acting, state.target) or why_no_merger(board, state, state.target) != ALLOWED:
        return False
    controller, is_buyer = state.controller[company], company == state.acting
    asked = {controller} if decides_alone(state, company) else set(np.flatnonzero(state.shares[company]).tolist())
    waiting = {seat for seat in range(state.players) if state.voters & flag(seat)}
    answered = set(np.flatnonzero(state.vote != NOBODY).tolist())
    said_yes = not is_buyer or (controller in answered and state.vote[controller] == 1)
    return bool(said_yes and decider(state) in waiting and not waiting & answered and waiting | answered == asked)
