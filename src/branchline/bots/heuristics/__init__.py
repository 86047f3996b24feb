"""Heuristics: how good a position of each game is for a seat, declared as `HEURISTIC`.

- `dales`: Wensleydale and Nuremberg.
- `england_wales`: Railways of England and Wales.
- `england_wales_shares`: its share game.
- `rock_island`: Rock Island.
- `rocket`: Rocket.
"""
