"""The settings of a training by self-play."""

from __future__ import annotations

from dataclasses import dataclass

MOST_INPUT_WEIGHTS = 4_000_000


@dataclass(frozen=True)
class Settings:
    players: tuple[int, ...]
    """The numbers of players at the tables, by turns; one that is named twice sits down twice as often."""
    decisions: int = 2_000_000_000
    """Of one schedule: over so many the learning rate and the entropy bonus fall to their last values."""
    seed: int = 1
    tables: int = 65_536
    steps: int = 32
    """Decisions at each table in one iteration."""
    minibatch: int = 32_768
    passes: int = 1
    """How often each decision is learned from."""
    input_width: int = 0
    """Of the first layer; 0: as wide as the size of a net file allows, at most as wide as the others."""
    width: int = 512
    learning_rate: float = 5e-4
    last_learning_rate: float = 0.05
    """As a share of the first one."""
    entropy: float = 0.03
    last_entropy: float = 0.003
    trace: float = 0.97
    """The λ of the advantages."""
    clip: float = 0.2
    most_gradient: float = 0.5
    varied: float = 0.25
    """The share of tables with options drawn at random."""
    earlier: float = 0.25
    """The share of tables at which all seats but one play an earlier network of the pool."""
    greedy_games: int = 0
    """Games that greedy plays first, for a student to clone; a new training begins from the student."""
    greedy_tables: float = 0.125
    """The share of tables at which all seats but one play the student, if there is one."""
    keep_every: int = 25
    """After so many iterations the network joins the pool."""

    @property
    def groups(self) -> dict[str, slice]:
        """The last tables, by who sits there against one that learns."""
        greedy = self.tables - int(self.greedy_tables * self.tables) if self.greedy_games else self.tables
        return {
            "earlier": slice(greedy - int(self.earlier * self.tables), greedy),
            "greedy": slice(greedy, self.tables),
        }

    def first_width(self, inputs: int) -> int:
        if self.input_width:
            return self.input_width
        fits = MOST_INPUT_WEIGHTS // inputs // 32 * 32
        return max(64, min(self.width, fits))
