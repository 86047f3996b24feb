# The drawings in the rules of Railways of England and Wales.

learn-ew-exits = Track comes into a hex from the west. It may leave straight on, or one side to the left or right of that. The side it came by and the two next to it are closed.
learn-ew-crossing = E builds from Reading to Northampton. On the plain in the middle lies D's track from London to Oxford: that tile costs 2k more. Each track keeps to its own two sides.
learn-ew-delivery = B's engine is of level 3 and takes a purple cube from Oxford to Cambridge. Every link brings its owner a point: two for B, and one for C.
learn-ew-income = What each position earns at the end of a turn. The first point is worth 3k, the next up to 13 are worth 1k each, then it takes two or more for another 1k; beyond 46 every few points cost 1k.
learn-ew-position = position

learn-es-price-track = Price markers, and the numbers in which the companies act: from high to low, and in a pile from top to bottom. Green came to 6 after red, so it lies on top and acts first. Mergers go the other way round, from 6 to 1.
learn-es-dividend-scale = A company with a price of 7k: what dividend, in k, moves its price by how much, and where to.
learn-es-balance = Red carries a blue cube from Swansea to Nottingham. Three links are red's own and three are not, which is just enough. The income marker of each link's company moves up by one.
learn-es-own = own
learn-es-other = other
learn-es-black = black
learn-es-red = red
learn-es-blue = blue
learn-es-green = green
learn-es-yellow = yellow
learn-es-purple = purple
