"""Monte-Carlo tree search for any number of seats (max^n, PUCT), and rollouts of candidate moves.

What the seat at the root cannot know is determinized anew for each simulation or batch. An edge is named by the actions
that lead to it alone, so that one tree serves all determinizations and dice: of its edges, only those of actions that
are legal this time are looked at.

- `storage`: the arrays of a tree, and the buffers of a simulation.
- `edges`: nodes and edges, priors, PUCT, and the backup of values.
- `selection`: the descent from a node to a new position.
- `simulation`: simulations that the heuristic guides and judges.
- `expansion`: simulations that a policy-value network guides and judges.
- `rollouts`: candidate moves played on to the end of the turn.
"""
