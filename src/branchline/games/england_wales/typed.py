"""Other ways to type where track or a cube goes: a city by its hex, a side by the hex or the city there."""

import re

import numpy as np

from branchline.games.england_wales.components import SIDE
from branchline.games.england_wales.network import Network
from branchline.games.england_wales.reasons import START_NOT_CITY
from branchline.games.england_wales.track import is_complete, next_hex
from branchline.kernel import NOBODY, Array, LoadedBoard, frame_argument

PLACE_ON_MAP = re.compile(r"\d+,\d+")


def read_place(loaded: LoadedBoard, state: Network, verb: str, words: list[str], asked: str) -> list[str] | int:
    """The words as the verb wants them; `asked` is the one of `side`, `tile` and `via` that is asked for, if any. The
    code of a city (NW, SW) may also be the name of a side: the side goes first."""
    if len(words) != 1 and verb not in ("resume", "place", "cube"):
        return words
    if verb in ("side", "tile", "via"):
        is_place = verb == asked and words[0].casefold() not in SIDE.labels
        side = _side_towards(loaded, state, verb, words[0]) if is_place else None
        return words if side is None else [SIDE.labels[side]]
    if not PLACE_ON_MAP.fullmatch(words[0]):
        return words
    hex = loaded.labels["hex"].index(words[0])
    city = NOBODY if hex is None else loaded.record.city_at[hex]
    return START_NOT_CITY if city == NOBODY else [loaded.labels["city"][city], *words[1:]]


def _side_towards(loaded: LoadedBoard, state: Network, verb: str, word: str) -> int | None:
    """The side by which track leads to a hex, or a cube to a city; None if there is none."""
    board = loaded.record
    if verb == "via":
        city = loaded.labels["city"].index(word)
        return None if city is None else _first(state.far[state.at] == city)
    hex = loaded.labels["hex"].index(word)
    if hex is None:
        return None
    if verb == "side":
        return _first(board.neighbour[board.hex_of[frame_argument(state, 0)]] == hex)
    here = NOBODY if is_complete(state, state.built) else next_hex(board, state, state.built)
    return None if here == NOBODY else _first(board.neighbour[here] == hex)


def _first(sides: Array) -> int | None:
    found = np.flatnonzero(sides)
    return int(found[0]) if len(found) else None
