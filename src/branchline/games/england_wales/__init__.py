"""Railways of England and Wales: two games on one map.

The chapters they share: `components` the pieces · `board` §2 the map · `network` what lies on it · `track` §6 ·
`cubes` §3, §9 · `routes` §9 · `chains` §14, §15 · `ending` §16 · `reasons` · `options` · `walking` · `view` ·
`description`. They ask for an owner, never for a seat: in the normal game that is a player, in the share game a
company. The folder `normal` is the normal game.
"""
