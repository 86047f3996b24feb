"""A tree of what may come, grown one simulated line of play at a time: Monte-Carlo tree search for any number of seats.

Whoever is to move takes the action that promises most to them (max^n), with more trust in what looks good at first
sight (PUCT). What the acting seat cannot know is drawn anew for each simulation, and a branch is named by the actions
that lead to it alone, so that one tree serves all deals and all dice: of what it holds, only what is legal this time is
looked at.

Without a net the search begins where `greedy` ends. Of every action that can be taken now it follows the best way to
the end of the move, plays on for a while as looks best at first sight, and has the hints judge what has come of it.
Where a move is long, such short lines mislead: there the best moves are compared, each played on with a
wider look to the end of the turn.
With a net each new position is judged by the net, which also says what to try first.
"""

from branchline.bots.search.tree.branches import climb
from branchline.bots.search.tree.by_hints import Room, simulate
from branchline.bots.search.tree.by_net import conclude, settle, walk
from branchline.bots.search.tree.by_playouts import chapter, find_ways, try_way
from branchline.bots.search.tree.record import (
    ACTION,
    CHOICES,
    FIRST,
    HERE,
    NEXT,
    NODES,
    TOTAL,
    TRIED,
    Tree,
    begin_below,
    clear,
    new_tree,
)

__all__ = [
    "ACTION",
    "CHOICES",
    "FIRST",
    "HERE",
    "NEXT",
    "NODES",
    "TOTAL",
    "TRIED",
    "Room",
    "Tree",
    "begin_below",
    "chapter",
    "clear",
    "climb",
    "conclude",
    "find_ways",
    "new_tree",
    "settle",
    "simulate",
    "try_way",
    "walk",
]
