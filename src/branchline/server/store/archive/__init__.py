"""The archive as it is stored.

- `rows`: the rows
- `queries`: matches by what they have in common, and what one person's come to
- `sql_archive`: the store
- `memory_archive`: the same for a server that keeps nothing
"""
