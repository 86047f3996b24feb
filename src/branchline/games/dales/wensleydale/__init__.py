"""Last Train to Wensleydale: the family's rules on the map of the Yorkshire Dales."""

from branchline.games.dales.options import AUCTION_STOP, SIDE, SOUTH_EXTENSION
from branchline.kernel.game import Game

GAME = Game(
    id="wensleydale",
    package=__name__,
    family="branchline.games.dales",
    players=(2, 3, 4),
    rules=2,
    replays={1: {"generator": 1}},
    options=(SIDE, AUCTION_STOP, SOUTH_EXTENSION),
    board="wensleydale",
    minutes=(60, 120),
    weight=3.5,
    designers=("Martin Wallace",),
    year=2009,
)
