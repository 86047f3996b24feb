"""Addresses about accounts: made, signed in to, changed, given up."""
