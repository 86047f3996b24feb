"""Several processes on one PostgreSQL and one Redis.

What is kept is in PostgreSQL alone; Redis carries what may be lost. Whatever Redis forgets is found again in the
database.

- `redis_client`: the connection to Redis
- `connection`: what connects a process with the others: notices and presence
- `notices`: a table has changed
- `presence`: who watches a table
- `bot_calls`, `bot_turns`: which bot's move is next, for whichever worker is free
- `work`: what a worker does
- `limiters`: shares of the machine, counted in every process alike
"""
