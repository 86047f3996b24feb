"""Bots that look ahead, and what they search with.

- `beam`: beam search to the end of a seat's own move.
- `greedy`: `GreedyBot`, which takes the best line that the beam search finds.
- `character`: `CharacterBot`, a weak level that plays like a person.
- `policy`: `PolicyBot`, which plays by a policy-value network without looking ahead.
- `master`: `MasterBot`, which picks the search that suits a match.
- `comparison`: candidates compared by rollouts to the end of the turn.
- `trees`: tree searches by the heuristic or by a policy-value network.
- `tree`: the tree itself, compiled.
- `random_tree`: the tree with random rollouts, as a measure of speed.
- `findings`: what an analysis answers, and the budget of a search.
"""
