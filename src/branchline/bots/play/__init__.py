"""Bots against each other.

- `arena`: games between bots on equal seeds, and the report on them.
- `ladder`: the levels, and how strong they were measured to be.
- `ratings`: ratings from the order in which players finished.
- `external`: bots that are programs of any language.
- `python_file`: bots in a Python file.
"""
