"""Time at a table.

- `clock`: how much each seat has left
- `passing_time`: time that only passes, whatever is done to the machine's clock
- `asked`: when the person who must decide was asked
- `patience`: how long a table waits for someone who is away
- `timekeeper`: a bot plays where a limit is up
"""
