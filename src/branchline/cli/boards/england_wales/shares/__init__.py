"""The share game in a terminal."""
