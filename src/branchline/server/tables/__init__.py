"""A table while it is played. It is what its journal says, and each request adds a line.

- `journal`: the kinds of lines
- `session`, `sessions`: a table in use, and all of them
- `snapshot`: the table after some line of its journal, with its match
- `start`: how a match begins
- `old_rules`: tables that began under other rules
- `play`, `trial`: an action, once; what an action would do
- `seating`: who may act for which seat
- `answers`: automatic answers, said in advance
- `chat`: what is said
- `history`: the log, and any past moment
- `message`: what is published when something has happened
- `clocks`: how much time each seat has, and what happens when it is up
- `consent`: what needs the consent of others: undo, end, pause, takeover
"""
