"""Refusals: everything the server declines to do, with a status, a code, and a sentence in the asker's language."""

from __future__ import annotations

from typing import Any

from branchline.kernel.errors import BranchlineError, IllegalAction
from branchline.server.words import WORDS


class Refusal(Exception):
    """What was asked is not done, and nothing was changed. `code` names the sentence."""

    def __init__(self, status: int, code: str, *, field: str | None = None, more: dict[str, Any] | None = None,
                 headers: dict[str, str] | None = None, **details: Any) -> None:  # fmt: skip
        super().__init__(code)
        self.status, self.code, self.field, self.details = status, code, field, details
        self.more = more or {}
        """What else the answer holds, such as the present view."""
        self.headers = headers or {}

    def to_json(self, language: str) -> dict[str, Any]:
        error: dict[str, Any] = {
            "code": self.code,
            "message": WORDS.say(f"refusal-{self.code}", language, field=self.field or "", **self.details),
        }
        if self.field is not None:
            error["field"] = self.field
        return {"error": error} | self.more


def error_json(fault: BranchlineError, language: str) -> dict[str, Any]:
    """A refusal by the rules, in the same shape as the server's own."""
    if isinstance(fault, IllegalAction):
        error = {"code": fault.reason.code, "message": fault.say(language), "clause": fault.reason.clause}
        return {"error": error}
    return {"error": {"code": fault.key, "message": fault.say(language)}}
