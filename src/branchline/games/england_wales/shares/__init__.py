"""Railways of England and Wales, the share game, chapter by chapter:

`components` the pieces · `board` what the map does not say · `state` a position · `actions`, `reasons`, `events` the
vocabulary · `prices` §2 · `setup` §3 · `auctions` §4, §10 · `control` §5 · `money` §6 · `building`, `completion`,
`joined`, `deliveries`, `own_links` §7 · `dividends` §8 · `mergers`, `votes` §9 · `ending` §11 · `turn`, `steps` §12 ·
`view`, `view_types`, `plans`, `ways`, `description` §13 · `sentences` §14 · `invariants` what always holds ·
`contract`.
"""

from branchline.games.england_wales.shares.options import OPTIONS
from branchline.kernel.game import Game

GAME = Game(
    id="england-wales-shares",
    package=__name__,
    family="branchline.games.england_wales",
    players=(2, 3, 4, 5),
    rules=2,
    replays={1: {"dead_ends": 1}},
    options=OPTIONS,
    board="england-wales",
    minutes=(120, 180),
    weight=4.1,
    designers=("Martin Wallace",),
    year=2009,
    most_actions=5_000,
)
