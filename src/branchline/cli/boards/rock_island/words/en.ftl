# What the field says in a terminal.

# How far someone has come stands where other games have money.
money = { $amount ->
    [one] { $amount } tile of headway
   *[other] { $amount } tiles of headway
}

## The legend of the map. A line has room for 24 letters.

legend-crew = crew of A
legend-locomotive = locomotive, heading west
legend-land = land, face down
legend-river = river, face down
legend-target = tile to be set

## Tables

column-seat = Seat
column-crew = Crew
column-locomotive = Locomotive
column-distance = To Kansas City
column-reach = Can run to
column-last_run = Last run (turn)
before-turns = No turn has been played yet.
round = Round { $round } of { $limit }, turn { $turn }.
crew-die = Crew die: { $crew }.
both-dice = Crew die: { $crew }. Locomotive die: { $locomotive }.
remaining = Still face down: { $tiles }.
count = { $count } × { $tile }

## The field told in lines

city-place = { $city } is on { $cell }.
river = The river flows over { $cells }.
hidden-land = { $count ->
    [0] No land tile is face down.
    [one] One land tile is face down: { $cells }.
   *[other] { $count } land tiles are face down: { $cells }.
}
hidden-river = { $count ->
    [0] No river tile is face down.
    [one] One river tile is face down: { $cells }.
   *[other] { $count } river tiles are face down: { $cells }.
}
tile-open = { $count ->
    [0] { $cell }, { $tile }: no track.
   *[other] { $cell }, { $tile }, position { $rotation }: { $track }.
}
track-line = { $one } to { $other }
track-any = between any of { $edges }
reserve = Reserve: { $tiles }.
slot-tile = { $slot }, { $tile }
slot-hidden = { $slot }, face down
between = { "; " }
seat-line = { $seat }: crew { $crew }; locomotive { $locomotive }, { $distance ->
    [one] { $distance } tile
   *[other] { $distance } tiles
} from Kansas City; { $ran ->
    [0] it has not run yet
   *[other] it last ran in turn { $ran }
}; { $count ->
    [0] there is nowhere it can run to now
   *[other] it can run to { $reach }
}.
on-cell = on { $cell }
in-city = in { $city }
heading = on { $cell }, having come from the { $direction }
