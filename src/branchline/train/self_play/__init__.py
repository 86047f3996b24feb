"""A policy-value network that learns by playing against itself."""
