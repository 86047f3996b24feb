"""Processes beside the server's own.

- `worker`: the process: it thinks, and tries out matches
- `worker_process`: one of them, as the server sees it
- `worker_pool`: all of them, lent out fairly
- `parent_watch`: none outlives its server, and no job its limit
- `compilation`, `game_loader`: compiling games, and loading them when they are ready
"""
