"""Branchline in a browser without a network: what stands in there for NumPy and the compiler.

- `arrays`: small arrays, by NumPy's names.
- `modules`: the compiled rules and bots of a game, bound to the rules they were made from.
"""
