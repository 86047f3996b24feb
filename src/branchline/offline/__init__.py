"""Branchline in a browser without a network: what stands in there for the compiler, NumPy, HTTP and the database.

- `arrays`: small arrays, by NumPy's names.
- `page`: what a page asks of Python.
- `interface`: the server's routes without HTTP.
- `services`: what those find there in place of the server's services; `rows`: records as the page keeps them.
- `site`: the whole house as plain files, for `branchline export-site`.
- `modules`: the compiled rules and bots of a game, bound to the rules they were made from.
"""
