"""Tournaments as they are stored.

- `rows`: the rows
- `sql_tournaments`: the store
"""
