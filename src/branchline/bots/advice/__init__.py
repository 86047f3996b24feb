"""Advice for people.

- `advisor`: the best moves of a position, and what they bring.
- `reasons`: why a move is good, in words.
- `whole_move`: all that a seat does from an action on.
- `analysis`: a finished match looked back at.
- `win_probability`: win probabilities from values.
"""
