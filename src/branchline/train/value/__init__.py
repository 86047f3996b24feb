"""A value network that learns from games by `greedy` and by itself.

- `self_play`: games, compiled as a whole.
- `dataset`: many of them on all cores, as a dataset.
- `trainer`: the training of a network.
- `run`: rounds of both, from the command line.
"""
