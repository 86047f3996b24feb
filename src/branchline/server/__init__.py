"""The table server: play any game over HTTP, and nothing is ever lost.

`app` the application · `house` all that a running server has · `guard` who is let in · `routes` the addresses ·
`forms`, `answers` what is asked and told · `people` · `tables`, `seating`, `play`, `undo`, `ending`, `copying`,
`history`, `lists` what one can do · `room`, `rooms` tables in use · `live` viewers · `bots`, `thinkers`, `thinker`
bots and their worker processes · `hidden`, `telling` what may be known, and how it is told · `journal`, `models`,
`ledger`, `storage`, `migrations` what is kept.
"""

from branchline.server.app import create_app
from branchline.server.settings import Settings

__all__ = ["Settings", "create_app"]
