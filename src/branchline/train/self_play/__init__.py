"""A policy-value network that learns by playing against itself, all on one device.

- `tables`: many games at once by the compiled rules; `cuda_tables`: the same on a GPU.
- `starts`: the options and numbers of players of those games.
- `network`: the network.
- `learner`: plays, rewards and learns (PPO).
- `pool`: earlier networks as opponents.
- `checkpoint`: stop, and go on elsewhere.
- `session`: some minutes of all that, with a log.
- `settings`: what can be set.
- `plot`: a picture of the log.
"""
