"""Advice for people, the analysis of finished matches, and how likely each seat is to win."""
