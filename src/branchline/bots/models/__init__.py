"""Learned models: what they see, how they are kept in files, and how they answer."""
