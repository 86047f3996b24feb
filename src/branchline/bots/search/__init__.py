"""Bots that look ahead, and what they search with."""
