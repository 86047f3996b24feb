"""Takes, of the moves that the hints like best, the one whose end promises most by the outlook of the game. Where there
is none that fits, or it was found to gain nothing with so many players, `greedy` plays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from branchline.bots.greedy import NOTHING, GreedyBot
from branchline.bots.halving import seat_of
from branchline.bots.net_file import UnfitNet
from branchline.bots.observe import observer_of
from branchline.bots.outlook import worths_of
from branchline.bots.outlook_file import OutlookNet, fitting_outlook, packed_outlook, suiting_outlook
from branchline.bots.tree.by_net import MARGIN
from branchline.kernel import Array

if TYPE_CHECKING:
    from branchline.kernel import Game, Match


class Outlooks:
    """Weighs moves by where they end."""

    def __init__(self, game: Game, greedy: GreedyBot) -> None:
        self._game, self._greedy = game, greedy
        self._ends = np.zeros(game.rulebook.out_size + 1, game.rulebook.State.dtype)

    def weigh(self, match: Match, net: OutlookNet) -> dict[int, float]:
        """What the moves that the hints like best promise the seat to move, the best first: a share of the win beyond
        what is fair, and the margin that goes along with it."""
        actions, hints = self._greedy.weigh_once(match, self._ends)
        order = [place for place in np.argsort(-hints).tolist() if hints[place] > NOTHING / 2]
        order = order[: int(net.setting("candidates"))]
        deals = self._deals(match, order, net)
        liked, found = hints[order], self._promised(match, order, net)
        for _ in range(1, deals):
            _, hints = self._greedy.weigh_once(match, self._ends)
            liked, found = liked + hints[order], found + self._promised(match, order, net)
        worth = (found + net.setting("trust") * (liked - liked.max()) / net.setting("spread")) / deals
        return {int(actions[order[k]]): float(worth[k]) for k in np.argsort(-worth, kind="stable").tolist()}

    def _deals(self, match: Match, order: list[int], net: OutlookNet) -> int:
        """Where something comes to light before the end of a move, it is drawn several times."""
        revealed = (self._ends[order]["revealed"] != self._ends[-1]["revealed"]).any()
        return max(self._greedy.deals(match), int(net.setting("deals")) if revealed else 1)

    def _promised(self, match: Match, order: list[int], net: OutlookNet) -> Array:
        """What the outlook says of the end of each way."""
        observer, board, seat = observer_of(self._game), match.sheet.record, seat_of(match)
        rows = np.zeros((len(order), observer.layout.size), np.uint8)
        values = np.zeros((len(order), observer.layout.seats))
        for at, place in enumerate(order):
            end = self._ends[place]
            observer.observe(board, end, seat, 0, 1, rows[at])
            values[at, : match.players] = self._greedy.judge_state(board, end)
        seats, players = (np.full(len(order), number) for number in (seat, match.players))
        found = net.expectations(rows, worths_of(values, seats, players, net.setting("spread")))
        for at, place in enumerate(order):
            if self._game.rulebook.is_over(self._ends[place]):
                found[at] = self._final(self._ends[place], seat, net.setting("usual"))
        return found

    def _final(self, end: Any, seat: int, usual: float) -> float:
        """What the end of the game is worth."""
        contract, seats = self._game.rulebook, range(int(end["players"]))
        standings = [int((contract.standing or contract.score)(end, other)) for other in seats]
        scores = [int(contract.score(end, other)) for other in seats]
        margin = (scores[seat] - sum(scores) / len(scores)) / usual
        share = (standings[seat] == max(standings)) / standings.count(max(standings))
        return share - 1.0 / len(scores) + MARGIN * margin / (1.0 + abs(margin))


class OutlookBot:
    """Plays by the outlook in a file, or by the one that comes with the package."""

    def __init__(self, game: Game, seed: int = 0, *, wait: bool = True, file: str = "") -> None:
        self._greedy = GreedyBot(game, seed, wait=wait)
        self._outlooks = Outlooks(game, self._greedy)
        self._on_trial = fitting_outlook(game, Path(file)) if file else None
        self.refusal: UnfitNet | None = None
        """Why `greedy` plays in its stead, if it does."""
        try:
            self._on_trial or packed_outlook(game)
        except UnfitNet as refusal:
            self.refusal = refusal
        if wait:
            observer_of(game).prepare()

    @property
    def looks_far(self) -> bool:
        return self._greedy.looks_far

    def choose(self, match: Match) -> int:
        net = self._on_trial or suiting_outlook(match)
        if net is None or not self.looks_far or len(match.legal_numbers()) == 1:
            return self._greedy.choose(match)
        observer_of(match.game).load()
        return next(iter(self._outlooks.weigh(match, net)))
