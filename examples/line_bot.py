"""A bot for the arena, in any language that reads and writes lines: this one takes the first of its choices.

branchline arena rocket --players 2 --bots "exec:python examples/line_bot.py" --against random -n 10
"""

import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    print(json.dumps({"action": told["legal"][0]["number"]}), flush=True)
