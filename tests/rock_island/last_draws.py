"""Deals three players a game in which every draw falls on its last possibility, and prints the position.

Rules run interpreted here, so that the draw can be replaced before they are loaded.
"""

import json
import sys
from typing import Any

from branchline.kernel import chance
from branchline.kernel.rules import interpreted


def main() -> None:
    assert interpreted()

    def draw(state: Any, n: int) -> int:
        return n - 1

    chance.draw = chance.draw_hidden = draw
    import branchline

    game = branchline.load("rock-island")
    state = game.blank_state(3)
    game.contract.setup(game.load_board().record, state)
    json.dump({name: state[name].tolist() for name in game.contract.State.kept_fields()}, sys.stdout)


if __name__ == "__main__":
    main()
