"""Following track outside the rules, for views and checks."""

from branchline.games.england_wales.board import Map
from branchline.games.england_wales.network import Network
from branchline.kernel import NOBODY, NOWHERE, SIDES, LoadedBoard, opposite

ACROSS = tuple(opposite(side) for side in range(SIDES))


class Tracks:
    """The map and the track on it as lists, in which Python looks things up much faster than in a record."""

    def __init__(self, loaded: LoadedBoard, state: Network) -> None:
        board: Map = loaded.record
        self.neighbour: list[list[int]] = board.neighbour.tolist()
        self.sides: list[list[int]] = state.side.tolist()
        self._hex_of, self._city_at = board.hex_of.tolist(), board.city_at.tolist()

    def first_side(self, link: int, city: int) -> int:
        """The side by which a link leaves its first city."""
        return self._leaves(self._hex_of[city], link, NOBODY)

    def _leaves(self, hex: int, link: int, enter: int) -> int:
        found = (side for side, lies in enumerate(self.sides[hex]) if lies == link and side != enter)
        return next(found, NOBODY)

    def tiles(self, link: int, city: int) -> list[tuple[int, int, int]]:
        """The hexes of a link from its first city on, and the sides by which it enters and leaves each."""
        hex, side, tiles = self._hex_of[city], self.first_side(link, city), list[tuple[int, int, int]]()
        while side != NOBODY:
            hex, enter = self.neighbour[hex][side], ACROSS[side]
            if hex == NOWHERE or self._city_at[hex] != NOBODY or self.sides[hex][enter] != link:
                break
            side = self._leaves(hex, link, enter)
            tiles.append((hex, enter, side))
        return tiles
