"""Rock Island, chapter by chapter:

`components` the pieces · `board` the field, the tiles and the dice · `state` a position · `actions`, `reasons`,
`events` the vocabulary · `field` §3 · `setup` §4 · `laying` §4 by hand · `opening` §5 · `dice`, `crew` §6 · `turning`
§6 the tile · `exchange` §7 · `running` §8 · `ending` §9 · `sequence` §10 · `hidden` §11 · `view` what a seat may see ·
`invariants` what always holds.
"""

from branchline.games.rock_island.options import OPTIONS
from branchline.kernel.game import Game

GAME = Game(
    id="rock-island",
    package=__name__,
    players=(2, 3, 4),
    rules=1,
    options=OPTIONS,
    board="rock-island",
    minutes=(30, 60),
    weight=1.6,
    designers=("Michael Blumöhr",),
    year=1987,
    most_actions=16_000,
)
