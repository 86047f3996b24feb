"""Tournaments: rounds of tables for two to five, live or over days.

- `records`: what is kept of a tournament
- `store`: what is asked of whatever stores it
- `history`: who has met whom, where they sat and what they won
- `pairing`: who meets whom in the next round
- `standings`: places by points, with tie-breaks
- `director`: opens the tables of a round, notes their results, pairs the next
- `tournaments`: begun, entered, left, started, closed
- `pages`: tournaments as they are answered
"""
