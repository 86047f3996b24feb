"""Untrusted input.

- `validator`: matches are tried out in a worker process before the server itself touches them
- `quarantine`: tables that cannot be opened are kept apart, and the others go on
"""
