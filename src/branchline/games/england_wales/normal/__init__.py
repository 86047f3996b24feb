"""Railways of England and Wales, the normal game, chapter by chapter:

`components` the pieces · `board` what the map does not say · `state` a position · `actions`, `reasons`, `events` the
vocabulary · `setup` §3 · `auction` §4 · `turn`, `steps` §5 · `building` §6 · `urbanising` §7 · `engines` §8 ·
`deliveries`, `achievements` §9, §11 · `inspection` §11 · `cards` §10, §11 · `money` §12 · `income` §13 ·
`major_lines` §14 · `barons` §15 · `ending` §16 · `view`, `description` §18 · `sentences` §19 · `invariants` what always
holds.
"""

from branchline.games.england_wales.normal.options import OPTIONS
from branchline.kernel.game import Game

GAME = Game(
    id="england-wales",
    package=__name__,
    family="branchline.games.england_wales",
    players=(2, 3, 4, 5),
    rules=2,
    replays={1: {}},
    options=OPTIONS,
    board="england-wales",
    minutes=(60, 120),
    weight=3.1,
    designers=("Martin Wallace",),
    year=2009,
    most_actions=10_000,
)
