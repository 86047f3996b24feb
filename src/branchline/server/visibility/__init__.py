"""What each viewer may know: everything about a match that leaves the server goes through here.

- `perspective`: from where someone looks: through which seats, and whether as a player
- `visible`: what can be seen from there
- `table_json`: a table
- `present_json`: how a match stands
- `outcome_json`: what changes for everyone
- `entry_json`: a line of the journal
"""
