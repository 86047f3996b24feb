"""Several processes on one PostgreSQL and one Redis.

What is kept is in PostgreSQL alone; Redis carries what may be lost: `notices` that a table has changed, `bot_turns` and
`bot_calls` for the workers, `work` for what a worker does, `limiters` for shares of the machine. Whatever Redis forgets
is found again in the database.
"""
