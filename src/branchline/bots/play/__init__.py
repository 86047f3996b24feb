"""Bots against each other: the arena, the ladder, ratings, and programs from outside."""
