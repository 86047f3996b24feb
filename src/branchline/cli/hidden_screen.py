"""Round one terminal, what is a seat's own stays covered until that seat asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from branchline.cli.screen import Screen
    from branchline.kernel.match import Match


class HiddenScreen:
    """Over what a seat sees and a spectator does not, and over what it answers in secret, as soon as two people share a
    screen."""

    def __init__(self, people: int, screen: Screen) -> None:
        self._shared = people > 1
        self._screen = screen
        self._lifted: int | None = None

    def hides(self, match: Match, seat: int) -> bool:
        if not self._shared or self._lifted == seat:
            return False
        return match.answers_in_secret() or match.view(seat) != match.view(None)

    def lift(self, match: Match, seat: int) -> None:
        if self.hides(match, seat):
            self._lifted = seat

    def put_back(self, seat: int) -> None:
        """Before this seat is asked: nothing stays on the screen that was shown to another."""
        if self._lifted not in (None, seat):
            self._screen.wipe()
            self._lifted = None
