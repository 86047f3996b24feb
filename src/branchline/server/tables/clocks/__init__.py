"""Time at a table.

- `clock`: how much each seat has left, when a turn began, how long someone may be away
- `passing_time`: time that only passes, whatever is done to the machine's clock
- `timekeeper`: a bot plays where a limit is up
"""
