# What the board says in a terminal.

money = £{ NUMBER($amount) }

## The legend of the map. A bar begins the second line; a line has room for 21 letters.

legend-target = where the locomotive | is about to go
legend-land = free land: its column, | the row is at the left
legend-track = track | with a station of A
legend-locomotive = locomotive | and where it faces
legend-station = station of B
legend-home = start town | locomotive still there
legend-departed = start town | locomotive has left
legend-railway = railway town
legend-city = city and, by letter, | the tokens left there:

## Tables

column-company = Company
column-locomotive = Locomotive
column-worth = Towns
column-bank = Bank
at-home = at home
column-seat = Seat
column-money = Money
column-projected = If it ended now
column-stations = Stations left
column-passengers = Passengers
column-tokens = Tokens
supply = { $tiles ->
    [one] { $tiles } track tile
   *[other] { $tiles } track tiles
} and { $passengers ->
    [one] { $passengers } passenger token
   *[other] { $passengers } passenger tokens
} left.
holding = 3+1 ⌂2: 3 shares, 1 supplementary, 2 stations on the line

## The board told in lines

line-absorbed = { $company } has been absorbed.
line-home = { $company }, { $status }, has not departed: its locomotive is at home on { $hex }. Line: { $line }. Joined towns ({ $worth }): { $towns }.
line-departed = { $company }, { $status }: locomotive on { $hex }, facing { $facing }. Line: { $line }. Joined towns ({ $worth }): { $towns }.
station-on-line = Station of { $seat } on { $hex }, on the { $company } line.
station-alone = Station of { $seat } on { $hex }, on no line.
town-city = { $count ->
    [0] City { $town } ({ $code }) on { $hex }: no tokens left.
   *[other] City { $town } ({ $code }) on { $hex }: { $tokens } left.
}
town-railway = Railway town { $town } ({ $code }) on { $hex }.
town-start = Start town { $town } ({ $code }) on { $hex }, home of { $company }.
holders = { $company }: bank { $bank }; { $holders }.
between = { "; " }
no-holder = nobody has shares or stations
holder = { $seat } { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}{ $more ->
    [0] { "" }
   *[other] , { $more } supplementary
}{ $stations ->
    [0] { "" }
    [one] , { $stations } station
   *[other] , { $stations } stations
}
seat-open = { $seat }: { $money }, { $projected } if the game ended now; { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} in supply; { $passengers ->
    [one] { $passengers } passenger token
   *[other] { $passengers } passenger tokens
}; { $count ->
    [0] no city tokens
   *[other] city tokens: { $tokens }
}.
seat-hidden = { $seat }: money secret; { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} in supply; { $passengers ->
    [one] { $passengers } passenger token
   *[other] { $passengers } passenger tokens
}; { $count ->
    [0] no city tokens
   *[other] city tokens: { $tokens }
}.
