"""Playing at a table.

- `actions`: an action, exactly once
- `trial`: what an action would do, and why it is not allowed
- `seating`: who may act for which seat
- `bot_moves`: a bot's move
- `answers`: automatic answers, said in advance
- `chat`: what is said
"""
