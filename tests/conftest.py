"""Tests compile rules on first use, which takes longer than a property test is usually allowed."""

from hypothesis import settings

settings.register_profile("branchline", deadline=None)
settings.load_profile("branchline")
