# Rock Island: what is read on its board and beside it.

ri-tab = Railway
ri-board-label = Map of the land between Chicago and Kansas City, in hexagonal tiles. Arrow keys move the view; Tab goes to the tiles.
ri-title = ROCK ISLAND
ri-motto = from Chicago to Kansas City, by rail
ri-river = Mississippi
ri-reserve = Reserve
ri-show-reach = Show where every locomotive can run
ri-leave = Leave it
ri-ways = The ways in which the tile may lie
ri-way = { $sixths ->
    [0] Lay it without turning
    [one] Turn it by { $sixths } step
   *[other] Turn it by { $sixths } steps
}
ri-how-turning = Choose one of the pictures, or click the tile to turn it.
ri-how-exchanging = Click the tile that goes and the one from the reserve that comes.
ri-run-and-end = { $count ->
    [one] run { $count } tile, to { $cell }, and end the turn there
   *[other] run { $count } tiles, to { $cell }, and end the turn there
}
ri-run-to = run { $count } tiles, to { $cell }

ri-hidden = { $ground }, face down
ri-tile-to = { $tile } to { $ways }
ri-locomotive-of = { $name }’s locomotive
ri-crew-of = { $name }’s crew
ri-reserve-tile = Reserve, { $slot }: { $tile }
ri-crew-die = Crew die: { $number }
ri-locomotive-die = Locomotive die: { $number }
ri-dice-now = rolled by { $name }

ri-race = To Kansas City
ri-to-go = { $distance ->
    [0] arrived
    [one] { $distance } tile to go
   *[other] { $distance } tiles to go
}
ri-to-go-short = { $amount ->
    [0] arrived
   *[other] { $amount } to go
}
ri-purse-change = { $trend ->
    [less] { $amount } nearer
   *[more] { $amount } further
}
ri-round = Round { $round }
ri-round-of = Round { $round } of { $all }
ri-opening-left = { $left ->
    [one] Opening: { $left } tile to turn up
   *[other] Opening: { $left } tiles to turn up
}
ri-crews = Where a crew could stop
ri-crew = Crew
ri-roll = with a roll of
ri-crew-reach = { $count ->
    [one] { $name }’s crew, roll { $roll }: { $count } tile
   *[other] { $name }’s crew, roll { $roll }: { $count } tiles
}
ri-crews-help = For each roll of the die: on how many tiles the crew could stop. Point at a number to see them on the map.
ri-exchange-now = For { $cell }: now its new tile, from the reserve
ri-exchange-where = For this one: now the tile that goes, on the map
ri-exchange-aim = exchange the tile on { $cell } for the one with { $tile } from the reserve
ri-no-way = No track joins the locomotive and { $cell }.
ri-exchange-mattel = A 6 on the crew die allows an exchange with the reserve.
ri-exchange-hans_im_glueck = A 0 on the locomotive die allows an exchange with the reserve.
ri-exchange-hans_im_glueck_expert = A 0 on the locomotive die allows an exchange with the reserve.
ri-remaining = { $count ->
    [one] Still face down: { $count } tile
   *[other] Still face down: { $count } tiles
}
ri-removed = Out of the game: { $tiles }.

ri-seat-locomotive = locomotive on { $cell }
ri-seat-crew = crew on { $cell }
ri-seat-reach = { $count ->
    [0] cannot run
    [one] can run to { $count } tile
   *[other] can run to { $count } tiles
}

ri-cells = { $amount ->
    [one] { $amount } tile
   *[other] { $amount } tiles
}
ri-score = Nearer than at the start

about-rock-island = Rock Island was designed by Michael Blumöhr and published by Hans im Glück in 1987; Mattel brought it out as “Zug nach Westen”.
about-rock-island-chapter = RI-ABOUT
about-rock-island-map = The printed tiles were not at hand. Thirteen kinds of land tile, their shapes and how many there are of each, three kinds of river tile and the exits of the cities are our reconstruction, within the totals that the rules give.
about-rock-island-rulings = The limit of rounds is ours, too; where the rules are silent, a clause says “our ruling”.

learn-picture-RI-1 = One tile of every kind, from L1 (top left) to L13, and on the water R1, R2, R4 and R3. The white dots are the stop marks.
learn-picture-RI-3 = A is turning the switch on D10. Where its track meets a neighbour’s there is a plus; a bar marks an end that is cut off, and a dashed ring one that looks at a tile nobody has seen.
learn-picture-RI-4 = A map that has just been laid: Chicago on D12, Kansas City on E1, the river between them, and everything else face down.
learn-picture-RI-5 = Three tiles are open. Track leads to four hidden ones, and one of these has to be turned up next.
learn-picture-RI-6 = A has rolled a 3: from D10 the crew can stop on every tile that is outlined, but not on E12, where B’s crew is.
learn-picture-RI-7 = A’s crew is on H11 and has rolled a 6. The wide curve there is about to be exchanged for the crossing from the reserve.
learn-picture-RI-8 = A’s locomotive on D11 can go back to Chicago or on to the turntable. From there it can take any of the other five ways: the rings are where it can be sent at once.
learn-picture-RI-9 = One step more, and A is in Kansas City and has won.

ri-standing-nearest = nearest: { $count } to Kansas City
