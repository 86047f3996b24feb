"""A match drawn: as lines of text, as SVG, and as a picture of pixels. All show what one seat may see.

- `shapes`: what a drawing is made of, written as SVG or painted with Pillow.
- `render`: a match as text, SVG or pixels.
- `hexes`: maps of hexes: places, tracks in a hex, town names.
- `rocket`, `england_wales`, `rock_island`, `dales`: the map of each family of games.

A page for a game has `draw(match, view)`, which gives the shapes of its map; it stands under the name of the game's
folder, or of its family's. A game without one is shown by its words alone.
"""
