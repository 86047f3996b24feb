"""Advice for people.

- `advisor`: the best moves of a position, and what they bring.
- `analysis`: a finished match looked back at.
- `win_probability`: win probabilities from values.
"""
