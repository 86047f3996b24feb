"""Why a server cannot start: each reason is a sentence that names what is wrong and what to do."""

from __future__ import annotations

from branchline.kernel.errors import BranchlineError
from branchline.server.words import WORDS


class CannotStart(BranchlineError):
    """Nothing was changed."""

    def say(self, language: str = "en") -> str:
        return WORDS.say(f"start-{self.key}", language, **self.details)
