"""Nets that teach themselves: self-play with masked actions, all of it on one device.

`tables` plays many games at once by the game's own rules, `network` is the net, `learner` plays, judges and learns,
`pool` keeps earlier selves to play against, `checkpoint` lets it stop and go on, `session` is one sitting of all that.
"""
