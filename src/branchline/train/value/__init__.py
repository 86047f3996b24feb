"""A value network that learns from games of `master`, which plays better with it (expert iteration).

- `games`: games, and the positions that are sampled from them.
- `trainer`: the training of a network.
- `run`: rounds of both, from the command line.
"""
