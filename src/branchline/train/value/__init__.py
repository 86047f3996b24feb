"""A value network that learns from games by greedy and by itself."""
