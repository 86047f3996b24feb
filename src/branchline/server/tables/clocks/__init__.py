"""Time at a table.

- `clock`: how much each seat has left
- `passing_time`: time that only passes, whatever is done to the machine's clock
- `turn_start`: when the present turn began
- `absence_timeout`: how long someone must be away before the others may ask for a bot
- `timekeeper`: a bot plays where a limit is up
"""
