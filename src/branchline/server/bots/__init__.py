"""Bots at tables.

- `bots`: whenever a bot must decide, it moves
- `bot_moves`: one move: a worker thinks, and its choice becomes an ordinary action
- `waiting_bots`: tables where a bot must decide
- `hints`: what a bot would do in a person's place
- `analyses`: looking back at finished matches
"""
