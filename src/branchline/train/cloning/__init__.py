"""A student network that learns to play as `greedy` does (behaviour cloning).

- `games`: games of greedy to learn from.
- `student`: the training of the student.
"""
