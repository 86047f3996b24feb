"""Stephenson's Rocket, chapter by chapter:

`components` the pieces · `board` the map · `state` a position · `actions`, `reasons`, `events` the vocabulary ·
`setup` §1 · `lines` §2 · `turn`, `steps` §3 · `tokens` §4 · `stations` §5 · `advance` §6 · `veto` §7 · `arrival` §8 ·
`income` §9, §11 · `merger` §10 · `autonomy` §12 · `ending` §13, §14 ·
`secrets`, `view` §15 · `description`, `sentences` words · `invariants` what always holds · `contract`.
"""

from branchline.games.rocket.options import OPTIONS
from branchline.kernel.game import Game

GAME = Game(
    id="rocket",
    package=__name__,
    players=(2, 3, 4),
    rules=2,
    replays={1: {"generator": 1}},
    options=OPTIONS,
    board="rocket",
    minutes=(60, 90),
    weight=2.7,
    designers=("Reiner Knizia",),
    year=1999,
)
