"""First Train to Nürnberg: the family's rules on the map around Nürnberg, and its first link."""

from branchline.games.dales.options import AUCTION_STOP, SIDE
from branchline.kernel.game import Game

GAME = Game(
    id="nuremberg",
    package=__name__,
    players=(2, 3, 4),
    rules=1,
    options=(SIDE, AUCTION_STOP),
    board="nuremberg",
    minutes=(60, 120),
    weight=3.4,
    designers=("Martin Wallace",),
    year=2010,
)
