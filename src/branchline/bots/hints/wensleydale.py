"""What a good position of Last Train to Wensleydale looks like."""

from branchline.bots.hints.dales import STEPS, WAYS, evaluate

__all__ = ["STEPS", "WAYS", "evaluate"]
