"""Rock Island, chapter by chapter:

`components` the pieces · `board` the field, the tiles and the dice, `tables` what follows from them · `state` a
position · `actions`, `reasons`, `events` the vocabulary · `field` §3 · `setup`, `laying` §4 · `opening` §5 ·
`dice`, `crew` §6 · `turning` §6 the tile · `exchange` §7 · `running`, `reach` §8 · `ending` §9 · `turn`, `steps`
§10 · `secrets`, `hidden`, `view`, `view_types` §11 · `description`, `sentences` words · `invariants` what always
holds · `written` positions that were written down · `contract`.
"""

from branchline.games.rock_island.options import OPTIONS
from branchline.kernel.game import Game

GAME = Game(
    id="rock-island",
    package=__name__,
    players=(2, 3, 4),
    rules=2,
    replays={1: {"generator": 1}},
    options=OPTIONS,
    board="rock-island",
    minutes=(30, 60),
    weight=1.6,
    designers=("Michael Blumöhr",),
    year=1987,
    most_actions=16_000,
)
