"""The archive: every finished match, found by what was played, and by whom.

- `records`: what is kept of a match
- `store`: what is asked of whatever stores it
- `reading`: what a match comes to, read from its journal
- `archivist`: takes in every match when it ends
- `recomputing`: all of it again, from the journals
- `search`: matches, openings and actions as they are answered
- `studies`: comments at moments of a match
- `previews`: pictures of positions, for links
"""
