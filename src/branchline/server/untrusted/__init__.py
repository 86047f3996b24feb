"""What came from strangers.

- `rehearsal`: a match is tried out in a worker before the server itself touches it
- `set_aside`: tables that cannot be opened are set aside, and the others go on
"""
