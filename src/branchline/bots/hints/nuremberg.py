"""What a good position of First Train to Nürnberg looks like."""

from branchline.bots.hints.dales import STEPS, WAYS, evaluate

__all__ = ["STEPS", "WAYS", "evaluate"]
