"""The normal game in a terminal."""
