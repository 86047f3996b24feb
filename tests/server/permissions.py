ROLES = ("nobody", "guest", "spectator", "opponent", "seat", "host")
STATES = ("public", "private", "running", "finished", "ended")
ROWS = {}
LIVE_ROWS = {}
