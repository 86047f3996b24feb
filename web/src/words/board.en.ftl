# The board: what is read on it, beside it, and instead of it.

board-map = map
board-label = Map of England with the railway lines. Arrow keys move the view; Tab goes to the hexes.
board-hexes = Hexes. Arrow keys go from hex to hex, Enter picks, N and P jump to where something can be done.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-sheets = Boards
board-sheet-asked = (something can be done here)
board-fit = Show the whole map

board-north = N

board-possible = Possible here: { $what }.

board-none = none
