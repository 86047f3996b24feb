"""First Train to Nürnberg: the family's rules on the map around Nürnberg, and its first link."""

from branchline.games.dales.options import AUCTION_STOP, SIDE, SOUTH_EXTENSION
from branchline.kernel.game import Game

GAME = Game(
    id="nuremberg",
    package=__name__,
    family="branchline.games.dales",
    players=(2, 3, 4),
    rules=2,
    replays={1: {"generator": 1}},
    options=(SIDE, AUCTION_STOP),
    other_boards_options=(SOUTH_EXTENSION,),
    board="nuremberg",
    minutes=(60, 120),
    weight=3.4,
    designers=("Martin Wallace",),
    year=2010,
)
