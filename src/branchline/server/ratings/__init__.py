"""Ratings: how strong everyone is, game by game, from the matches that were rated.

- `records`: what is kept of a rating
- `model`: OpenSkill
- `fold`: what a match does to the ratings of whoever played it
- `conduct`: who may play rated matches
- `bots`: how strong bots were measured to be
- `pages`: the list of a game, and the page of a player, as they are answered
"""
