"""A policy-value network that learns by playing against itself in a vector environment, all on one device.

- `network`: the network.
- `learner`: plays, rewards and learns (PPO).
- `pool`: earlier networks as opponents.
- `checkpoint`: stop, and go on elsewhere.
- `session`: some minutes of all that, with a log.
- `settings`: what can be set.
- `plot`: a picture of the log.
"""
