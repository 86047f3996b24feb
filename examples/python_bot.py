"""A bot in Python: it takes the action after which its seat would be furthest ahead.

branchline arena rocket --players 2 --bots python:examples/python_bot.py --against random -n 10
"""

from branchline import Action, Match


def choose(match: Match) -> Action:
    def lead(action: Action) -> int:
        after = match.fork()
        after.play(action)
        scores = after.projection()
        return scores.pop(match.to_move or 0) - max(scores)

    return max(match.legal(), key=lead)
