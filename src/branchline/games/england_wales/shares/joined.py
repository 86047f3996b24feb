"""§7, §9 Which cities the links of each company join, one bit each. Kept up with every link, since all searches ask."""

import numpy as np

from branchline.games.england_wales.chains import ONE
from branchline.games.england_wales.routes import NONE
from branchline.games.england_wales.shares.board import Board
from branchline.games.england_wales.shares.state import State
from branchline.games.england_wales.track import is_complete
from branchline.kernel import NOBODY, bit, first_flag, rule


@rule
def join_cities(state: State, company: int, city: int, other: int) -> None:
    """A link of a company is complete."""
    state.links[company] += 1
    state.touched[company] |= bit(city) | bit(other)
    state.near[company, city] |= bit(other)
    state.near[company, other] |= bit(city)
    state.joined[city] |= bit(other)
    state.joined[other] |= bit(city)


@rule
def hand_over_links(state: State, company: int, buyer: int) -> None:
    """ES-9.17"""
    state.links[buyer] += state.links[company]
    state.links[company] = 0
    state.touched[buyer] |= state.touched[company]
    state.touched[company] = NONE
    for city in range(state.joined.shape[0]):
        state.near[buyer, city] |= state.near[company, city]
        state.near[company, city] = NONE


@rule
def derive_joined(board: Board, state: State) -> None:
    for company in range(board.companies):
        state.links[company] = 0
        state.touched[company] = NONE
        for city in range(board.cities):
            state.near[company, city] = NONE
    for city in range(board.cities):
        state.joined[city] = NONE
    for link in range(state.owner.shape[0]):
        if is_complete(state, link) and state.owner[link] != NOBODY:
            join_cities(state, state.owner[link], state.city[link, 0], state.city[link, 1])


@rule
def is_connected(state: State, company: int, city: int) -> bool:
    """ES-7.7 Whether the city is an end of a link of the company."""
    return state.near[company, city] != NONE


@rule
def own_network(state: State, company: int, city: int, without: np.uint64) -> np.uint64:
    """All cities that own links connect with this one, through none of those named."""
    seen, waiting = bit(city), bit(city)
    for _ in range(state.joined.shape[0]):
        if waiting == NONE:
            break
        found = state.near[company, first_flag(waiting)] & ~(seen | without)
        waiting = (waiting & (waiting - ONE)) | found
        seen |= found
    return seen
