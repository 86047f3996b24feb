"""Requests of one player that others must agree to.

- `consent`: the open requests, as the journal tells them
- `asking`: asking, and answering
- `granting`: what follows when all agree: undo, end, takeover, pause
- `undo`: how far back one may go, and whom to ask
- `pause`, `takeover`: when they may be asked for; ending a pause
- `resigning`: giving up a seat, which settles what waited for nobody else
"""
