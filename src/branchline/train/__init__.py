"""Training of the networks that bots play by. It needs PyTorch.

- `self_play`: a policy-value network learns by PPO against itself.
- `cloning`: a student learns to play as `greedy` does.
- `value`: a value network learns from games of `master`.
- `games`: how games to learn from begin.
- `reward`: the value of finished games, for many tables at once.
"""
