"""Makes the outlook of a game: `python -m branchline.train.value GAME --folder FOLDER`.

Round after round, games are played on all cores, in the first by `greedy` alone, then at about half of the seats by
what was learned so far; and a net learns what to expect at the end of a move. How strong `master` is with it is for the
arena to measure: `branchline arena GAME --bots outlook:FILE --against greedy --note`.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

import branchline
from branchline.bots.models.observe import observer_of
from branchline.bots.models.value_network import Outlook
from branchline.bots.models.value_network_file import OutlookNet, account_for, to_bytes
from branchline.train.value.dataset import Notes, Way, play_all, read_notes
from branchline.train.value.self_play import Mover
from branchline.train.value.trainer import Lessons, Scale, together

HALF = 0.5
LOOK_ON = 0.85
"""How much of what came after the next position of a seat counts, when nets learn what is to be expected there."""
CANDIDATES, TRUST = 16, 0.3
"""How many moves are compared while it learns, and how much the hints count beside the net."""


NUMBERS = {"workers": 0, "first": 0, "rounds": 3, "remember": 3, "ways": 8, "steps": 0, "deals": 4, "width": 80,
           "members": 3, "passes": 3, "size": 2048}  # fmt: skip
"""Games are played with fewer ways than `greedy` follows."""
AMOUNTS = {"seconds": 150.0, "learn-seconds": 18.0, "keep": 0.5, "lost": 0.2, "anything": 0.02, "nearly-best": 0.1}
"""Of a round, of each net's lessons; how many of the positions are kept, and how many of the inputs a net goes without
while it learns; how often anything is done, and how often one of the six best: where a turn takes many decisions, less
of that leaves more of the plan to be seen."""


class Course:
    """One after another; everything is kept in a folder, and a course goes on from there."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.game = asked, branchline.load(asked.game)
        self.folder = Path(asked.folder)
        self.file = self.folder / f"{self.game.id}.npz"
        self.workers = asked.workers or os.cpu_count() or 1
        self.start = time.monotonic()
        (self.folder / "notes").mkdir(parents=True, exist_ok=True)
        Mover(self.game)

    def tell(self, **told: Any) -> None:
        line = json.dumps({"game": self.game.id, "at": round(time.monotonic() - self.start), **told})
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(line + "\n")

    def way(self, seconds: float, seed: int) -> Way:
        asked = self.asked
        return Way(self.game.id, seconds, seed, ways=asked.ways, steps=asked.steps, while_moving=asked.while_moving,
                   keep=asked.keep, anything=asked.anything, nearly_best=asked.nearly_best, candidates=CANDIDATES,
                   trust=TRUST, deals=asked.deals)  # fmt: skip

    def scaled(self, way: Way) -> Way:
        net = OutlookNet(self.file)
        return replace(way, spread=net.setting("spread"), usual=net.setting("usual"))

    def net(self) -> Any:
        return OutlookNet(self.file).whole(observer_of(self.game).layout.size)

    def play(self, number: int) -> None:
        jump = 2 if self.asked.jump else 0
        way = replace(self.way(self.asked.seconds, number), jump=jump)
        if number:
            way = replace(self.scaled(way), by_outlook=HALF)
        found = play_all(way, self.net() if number else None, self.folder / "notes", self.workers)
        self.tell(round=number, games=found)

    def notes(self, number: int) -> Notes:
        """Of the last rounds."""
        rounds = range(max(0, number - self.asked.remember + 1), number + 1)
        folder = self.folder / "notes"
        return read_notes([path for each in rounds for path in sorted(folder.glob(f"{each}.*.npz"))])

    def learn(self, number: int) -> None:
        """One net learns how games ended; what it expects a little later is what the others learn."""
        notes, given = self.notes(number), None
        if number:
            net = OutlookNet(self.file)
            given = Scale(net.setting("spread"), net.setting("usual"))
        lessons = Lessons(notes, observer_of(self.game).layout.scale(), self.asked.device, width=self.asked.width,
                          given=given, seed=number)  # fmt: skip
        understood = self.lesson(lessons)
        lessons.look_on(LOOK_ON)
        nets = []
        for member in range(self.asked.members):
            lessons.begin(self.asked.width, 100 * number + member + 1)
            understood += self.lesson(lessons)
            nets.append(lessons.network.outlook())
        self.save(together(nets), notes, lessons.given, number, understood[-1])
        self.tell(round=number, positions=len(notes.seats), bytes=self.file.stat().st_size,
                  left=[round(each["left"], 4) for each in understood], last=understood[-1])  # fmt: skip

    def save(self, net: Outlook, notes: Notes, given: Scale, number: int, understood: dict[str, float]) -> None:
        settings = {"spread": given.spread, "usual": given.usual, "candidates": CANDIDATES, "trust": TRUST,
                    "deals": self.asked.deals, "rounds": number + 1, "understood": understood}  # fmt: skip
        account = account_for(self.game, seed=0, decisions=len(notes.seats), games=int(notes.games.max()) + 1,
                              settings=settings)  # fmt: skip
        self.file.write_bytes(to_bytes(account, net))

    def lesson(self, lessons: Lessons) -> list[dict[str, float]]:
        asked = self.asked
        return lessons.give(asked.passes, size=asked.size, seconds=asked.learn_seconds, lost=asked.lost)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--folder", required=True)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    for name, number in NUMBERS.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    for name, amount in AMOUNTS.items():
        parser.add_argument(f"--{name}", type=float, default=amount)
    parser.add_argument("--jump", action="store_true", help="make moves at one go, where nothing is hidden")
    parser.add_argument("--while-moving", action="store_true", help="learn from positions within a move, too")
    asked = parser.parse_args()
    course = Course(asked)
    for number in range(asked.first, asked.rounds):
        course.play(number)
        course.learn(number)
