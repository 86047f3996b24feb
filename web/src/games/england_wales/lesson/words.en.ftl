# The drawings in the rules that both games share.

learn-ew-exits = Track comes into a hex from the west. It may leave straight on, or one side to the left or right of that. The side it came by and the two next to it are closed.
learn-ew-crossing = E builds from Reading to Northampton. On the plain in the middle lies D’s track from London to Oxford: that tile costs 2k more. Each track keeps to its own two sides.
learn-ew-income = What each position earns at the end of a turn. The first point is worth 3k, the next up to 13 are worth 1k each, then it takes two or more for another 1k; beyond 46 every few points cost 1k.
learn-ew-position = position
