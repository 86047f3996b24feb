"""A table while it is played. It is what its journal says, and each request adds a line.

Nothing here knows HTTP, SQL or processes: what tables need of others stands in `store` and `ports`.

- `records`: a table, its seats, the lines of its journal
- `store`: what is asked of whatever stores tables
- `ports`: what is asked of everyone else: validation, games, who is there, bots' moves
- `journal`: the kinds of lines
- `session`, `sessions`: a table in use, what it publishes, and all of them
- `snapshot`: the table after some line of its journal, with its match
- `start`: how a match begins
- `old_rules`: tables that began under other rules
- `play`: actions, trials, seats, answers in advance, chat
- `history`: the log, and any past moment
- `revision_reader`: how much has been written about tables, read once for all who want to know
- `clocks`: how much time each seat has, and what happens when it is up
- `consent`: what needs the consent of others: undo, end, pause, takeover
"""
