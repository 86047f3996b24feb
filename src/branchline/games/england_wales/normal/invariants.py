"""What holds in every position: pieces are conserved and stand where they can. Numbers are known to be in range."""

from collections.abc import Iterator

import numpy as np

from branchline.games.england_wales.components import COLOUR, EMPTY_CITIES
from branchline.games.england_wales.cubes import count_emptied
from branchline.games.england_wales.invariants import build_flaws, cube_flaws, open_links, route_flaws, track_flaws
from branchline.games.england_wales.normal.auction import has_passed
from branchline.games.england_wales.normal.board import Board
from branchline.games.england_wales.normal.building import tile_limit
from branchline.games.england_wales.normal.components import (
    ACHIEVEMENT,
    AUCTION,
    IMMEDIATE,
    INSPECTION,
    INSPECTOR,
    KEEPING,
    LAYING,
    LEAVING_CITY,
    MOVING_CUBE,
    PASSENGER_LINE,
    PERFECT_ENGINEERING,
)
from branchline.games.england_wales.normal.major_lines import joins_ends
from branchline.games.england_wales.normal.options import BY_AUCTION, WHOLE_GAME, WHOLE_TURN
from branchline.games.england_wales.normal.state import State
from branchline.games.england_wales.routes import has_arrived
from branchline.kernel import NOBODY, Flaw, LoadedBoard, decider


def check(loaded: LoadedBoard, state: State) -> Flaw | None:
    """The first thing in this position that cannot be, or None."""
    for chapter in (
        track_flaws,
        _turn,
        _questions,
        _auction,
        _hand,
        _cubes,
        _tiles,
        _cards,
        _trackers,
        _barons,
        _lines,
    ):
        for flaw in chapter(loaded, state):
            return flaw
    return None


def _turn(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board: Board = loaded.record
    turn, last = state.turn, state.last_turn
    if (count_emptied(board, state) >= board.end_markers[state.players]) != (last > 0):
        yield Flaw("last_turn", "EW-16.1", "end-unmarked")
    if turn > (last or board.turn_limit) or last > turn + 1:
        yield Flaw("turn", "EW-16.2", "turn-too-late")
    if (state.engine[: state.players] == 0).any():
        yield Flaw("engine", "EW-3.2", "no-engine")
    if state.ended and not _has_run_out(board, state):
        yield Flaw("ended", "EW-16.4", "ended-early")
    if state.baron_points.any() and not state.ended:
        yield Flaw("baron_points", "EW-15.1", "baron-early")


def _has_run_out(board: Board, state: State) -> bool:
    if state.ended == EMPTY_CITIES:
        return bool(state.last_turn == state.turn)
    return bool(state.last_turn == 0 and state.turn == board.turn_limit)


def _questions(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """EW-4.1, EW-5.1 Barons, then an auction, then actions; only a delivery is interrupted."""
    phase = state.phase[0]
    in_rounds = not state.ended and phase not in (KEEPING, AUCTION)
    if in_rounds != (state.action_round > 0) or in_rounds != (state.active != NOBODY):
        yield Flaw("action_round", "EW-5.1", "round")
    elif in_rounds and (state.decider[0] != state.active or state.actions_left == 0):
        yield Flaw("active", "EW-5.1", "active")
    if state.ended:
        return
    if phase == INSPECTION or (phase == AUCTION and state.first_auction != BY_AUCTION):
        yield Flaw("phase", "EW-4.1", "phase")
    if state.depth > 0 and (phase != MOVING_CUBE or state.phase[1] != INSPECTION or not _may_inspect(state)):
        yield Flaw("phase", "EW-11.24", "inspection")
    if not in_rounds and open_links(state):
        yield Flaw("side", "EW-5.6", "link-open")
    if phase == LEAVING_CITY and state.argument[0, 0] >= loaded.record.cities:
        yield Flaw("argument", "EW-6.3", "no-such-city")


def _may_inspect(state: State) -> bool:
    """EW-11.24, EW-11.25, EW-11.28"""
    seat = decider(state)
    holds = seat != state.active and state.held[seat, INSPECTOR] > 0
    return bool(holds and not state.inspected[state.active] and has_arrived(state))


def _auction(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """EW-4.3, EW-4.4"""
    if (state.high > 0) != (state.high_bidder != NOBODY):
        yield Flaw("high", "EW-4.3", "high")
    if state.ended or state.phase[0] != AUCTION:
        if state.high or state.passed:
            yield Flaw("passed", "EW-4.1", "no-auction")
        return
    if state.high_bidder == decider(state) or has_passed(state, decider(state)):
        yield Flaw("decider", "EW-4.4", "asked-again")
    if state.high_bidder != NOBODY and has_passed(state, state.high_bidder):
        yield Flaw("passed", "EW-4.4", "bidder-passed")


def _hand(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """The link or the cube in hand."""
    board, phase, seat = loaded.record, state.phase[0], state.active
    building, delivering = (not state.ended and phase == asked for asked in (LAYING, MOVING_CUBE))
    limit = tile_limit(board, state, seat) if building else 0
    yield from build_flaws(loaded, state, building, seat, limit)
    yield from route_flaws(state, delivering, seat)
    if delivering and (has_arrived(state) != (state.depth > 0) or state.steps > state.engine[seat]):
        yield Flaw("path", "EW-9.3", "path")


def _cubes(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    yield from cube_flaws(loaded, state, cubes_aside(state))


def cubes_aside(state: State) -> list[int]:
    """EW-11.9, EW-11.10 By colour, in front of the players; counting the whole game, none are laid there."""
    if state.passenger_tracking == WHOLE_GAME:
        return [0] * COLOUR.size
    trackers = state.tracker.tolist()
    return [sum(tracker >> colour & 1 for tracker in trackers) for colour in range(COLOUR.size)]


def _tiles(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """EW-7.1, EW-7.2"""
    board: Board = loaded.record
    for city in np.flatnonzero((state.new_city != NOBODY) & (board.printed_colour != NOBODY)).tolist():
        yield Flaw("new_city", "EW-7.1", "tile-on-colour", city=loaded.names["city"][city])
    if (tiles_used(state) + state.tiles_left != board.new_city_tiles).any():
        yield Flaw("tiles_left", "EW-7.2", "tiles-lost")


def tiles_used(state: State) -> list[int]:
    return [int((state.new_city == colour).sum()) for colour in range(COLOUR.size)]


def _cards(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    board: Board = loaded.record
    deck = state.deck.tolist()
    if NOBODY in deck[: state.deck_left] or any(card != NOBODY for card in deck[state.deck_left :]):
        yield Flaw("deck", "EW-3.6", "deck", count=state.deck_left)
    in_sight = cards_in_sight(state) + state.gone
    for card, copies in enumerate(board.copies.tolist()):
        if in_sight[card] + deck.count(card) != copies:
            yield Flaw("display", "EW-3.6", "cards-lost", card=loaded.labels["card"][card], all=copies)
    kinds = board.card_kind
    if state.held[:, (kinds == ACHIEVEMENT) | (kinds == IMMEDIATE)].any():
        yield Flaw("held", "EW-10.2", "card-not-held")
    if (state.held[:, PERFECT_ENGINEERING] > 1).any():
        yield Flaw("held", "EW-10.4", "perfect-twice")
    if state.tunnelling.any() and state.tunnel_engineer != WHOLE_TURN:
        yield Flaw("tunnelling", "EW-11.14", "tunnelling")


def cards_in_sight(state: State) -> list[int]:
    """Face up, with the players, or lying as a reminder."""
    seen = state.display.astype(np.int64) + state.held.astype(np.int64).sum(axis=0)
    seen[INSPECTOR] += int(state.inspected.sum())
    return seen


def _trackers(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """EW-11.9, EW-11.10, EW-11.11 Only while the Passenger Line is to be had."""
    open_now, gone = state.display[PASSENGER_LINE] > 0, state.gone[PASSENGER_LINE] > 0
    tracking = not gone if state.passenger_tracking == WHOLE_GAME else open_now
    if state.tracker.any() and not tracking:
        yield Flaw("tracker", "EW-11.9", "no-tracking")
    if state.fourth.any() and (state.passenger_tracking != WHOLE_GAME or open_now or gone):
        yield Flaw("fourth", "EW-11.10", "no-tracking")


def _barons(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """EW-3.7, EW-3.8"""
    players = state.players
    dealt = state.dealt[:players].flatten().tolist()
    if NOBODY in dealt or len(set(dealt)) < len(dealt):
        yield Flaw("dealt", "EW-3.7", "barons-dealt")
    for seat in range(players):
        baron = state.baron[seat]
        if bool(state.chosen[seat]) != (baron != NOBODY) or (baron != NOBODY and baron not in state.dealt[seat]):
            yield Flaw("baron", "EW-3.8", "baron-not-dealt")
    choosing = not state.ended and state.phase[0] == KEEPING
    if choosing == bool(state.chosen[:players].all()) or (choosing and state.chosen[decider(state)]):
        yield Flaw("chosen", "EW-3.8", "baron-chosen")


def _lines(loaded: LoadedBoard, state: State) -> Iterator[Flaw]:
    """EW-14.2"""
    for line in np.flatnonzero(state.line_owner != NOBODY).tolist():
        if not joins_ends(loaded.record, state, state.line_owner[line], line):
            yield Flaw("line_owner", "EW-14.2", "line-not-joined", line=loaded.names["line"][line])
