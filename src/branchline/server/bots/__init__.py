"""Bots at tables.

- `bots`: whenever a bot must decide, it moves
- `bot_moves`: moves found in worker processes
- `hints`: what a bot would do in a person's place
- `analyses`: looking back at finished matches
"""
