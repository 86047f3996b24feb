"""Accounts: for people who stay. A guest becomes an account and stays the same person, at the same tables.

- `records`: what is kept of an account
- `store`: what is asked of whatever stores it
"""
