"""What a good position looks like, one page a game."""
