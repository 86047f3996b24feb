"""A student network that learns to play as greedy does."""
