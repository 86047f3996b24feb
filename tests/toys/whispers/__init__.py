"""Whispers: everyone keeps one of two cards in secret, then three votes are held at once. A game in one folder that has
both kinds of secret a game can have: a choice hidden until the end, and one hidden until all have chosen."""

from branchline.kernel.game import Game

GAME = Game(
    id="whispers",
    package=__name__,
    players=(2, 3, 4),
    rules=1,
    options=(),
    board="whispers",
    minutes=(1, 2),
    weight=1.0,
    designers=("Nobody",),
    year=2026,
)
