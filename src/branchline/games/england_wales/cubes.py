"""§3, §9 Goods cubes: the bag, the cities, and the markers of those that ran out."""

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.options import REDUCED
from branchline.kernel import NOBODY, draw, rule


@rule
def fill_bag(board: Map, state: Network) -> None:
    """EW-3.3"""
    for colour in range(state.bag.shape[0]):
        state.bag[colour] = board.supply[colour]


@rule
def fill_cities(board: Map, state: Network) -> None:
    """EW-3.4, EW-3.5 As many as printed; one fewer, but at least one, where the table plays so with two or three."""
    fewer = 1 if state.cube_setup == REDUCED and state.players <= 3 else 0
    for city in range(board.cities):
        printed = board.printed_cubes[city]
        for _ in range(max(printed - fewer, min(printed, 1))):
            add_cube(state, city)


@rule
def cubes_in_bag(state: Network) -> int:
    count = 0
    for colour in range(state.bag.shape[0]):
        count += state.bag[colour]
    return count


@rule
def add_cube(state: Network, city: int) -> int:
    """EW-7.3, EW-7.4 A cube drawn from the bag goes to a city; returns its colour, or NOBODY if the bag is empty."""
    left = cubes_in_bag(state)
    if left == 0:
        return NOBODY
    drawn = draw(state, left)
    for colour in range(state.bag.shape[0]):
        if drawn < state.bag[colour]:
            state.bag[colour] -= 1
            state.cubes[city, colour] += 1
            return colour
        drawn -= state.bag[colour]
    return NOBODY


@rule
def has_cubes(state: Network, city: int) -> bool:
    for colour in range(state.cubes.shape[1]):
        if state.cubes[city, colour] > 0:
            return True
    return False


@rule
def take_cube(state: Network, city: int, colour: int) -> bool:
    """EW-9.12 A cube leaves its city; whether the city got its marker by that."""
    state.cubes[city, colour] -= 1
    if state.emptied[city] or has_cubes(state, city):
        return False
    state.emptied[city] = 1
    return True


@rule
def count_emptied(board: Map, state: Network) -> int:
    """EW-16.1 Empty-city markers on the board."""
    count = 0
    for city in range(board.cities):
        count += state.emptied[city]
    return count
