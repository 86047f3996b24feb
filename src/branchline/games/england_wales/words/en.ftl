# What both games on the map of England and Wales say, in the order in which one meets it.

## Options

option-cube_setup = Cubes at the start
option-cube_setup-help = How many cubes the cities get: as many as printed, or with two or three players one fewer (but at least one), which makes for a shorter game.
option-crossing_surcharge = Crossing another track
option-crossing_surcharge-help = What a tile costs on top, in thousands, where there is a track already.
value-reduced_2_3 = one fewer with 2 or 3 players
value-full = as printed

## Words for things

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple
colour-black = black

side-ne = north-east
side-e = east
side-se = south-east
side-sw = south-west
side-w = west
side-nw = north-west

hex-near = { $label } near { $place }

terrain-plain = plain
terrain-river = river
terrain-mountain = mountain
terrain-city = city

city-london = London
city-dover = Dover

## Why not: whose turn it is

reason-game_over = The game is over.
reason-not_your_turn = It is not your turn.

## Why not: track

reason-no_such_city = There is no such city on this map.
reason-start_not_city = Track starts at a city, or at the open end of one of your own unfinished links.
reason-city_closed = No track can leave this city any more: every side on land is in use, or leads nowhere.
reason-sea = There is no land on that side.
reason-barrier = A barrier lies on that side, and no track may cross it.
reason-too_sharp = That bend is too sharp: a tile goes straight on, or bears one side to the left or right.
reason-side_used = Another track already uses this side.
reason-hex_full = There are already two tracks in that hex, and no room for a third.
reason-own_loop = A link may not pass through a hex twice, nor return to the city it started from.
reason-second_same_link = There is already a link of the same owner between these two cities.
reason-through_city = The link has reached a city and is complete: it goes no further.
reason-dead_end = No tile behind that side would lead anywhere.

## Why not: deliveries

reason-no_cube = There is no such cube in that city.
reason-no_track = No link leaves the city on that side.
reason-link_unfinished = That link is not finished, and only completed links carry goods.
reason-first_link_not_own = The first link of the route has to be your own.
reason-city_twice = The cube has been to that city already, and no city is visited twice.
reason-wrong_colour = That way the cube cannot come to a city of its colour.
reason-must_stop = The cube has come to a city of its colour, and stops there.

## Why a position is impossible. These complete “Field “x” is impossible (EW-6.1): …”.

flaw-link-nobodys = the track on { $hex }, side { $side }, belongs to link { $link }, which nobody owns
flaw-track-into-sea = the track on { $hex } leads into the sea, or across a barrier, on side { $side }
flaw-track-ends-nowhere = the track on { $hex } meets nothing of its own on side { $side }, and is no open end
flaw-hex-too-full = there are more than two tracks on { $hex }
flaw-no-such-tile = on { $hex } a link does not use exactly two sides that are not neighbours
flaw-link-without-city = link { $link } has an owner, but does not start at any city
flaw-link-in-pieces = the track of link { $link } is not one chain
flaw-link-returns = link { $link } returns to the city it started from
flaw-link-without-tile = link { $link } leaves its city, but has no tile
flaw-link-twice = link { $link } joins two cities that another link of its owner joins already
flaw-too-many-open = more than { $most } links are unfinished
flaw-link-in-hand = a link of the player who acts is in hand if, and only if, tiles are being laid
flaw-tiles-counted = the tiles laid in this action are not those of the link in hand, or are too many
flaw-cubes-lost = there are { $counted } cubes of colour { $colour } on the map, in the bag and with the players, and should be { $all }
flaw-cube-in-hand = a cube is in hand if, and only if, its way is being chosen, and then it lies in the city it comes from
flaw-path = the links travelled are not a possible way of the cube in hand

## The position in words. Money is in thousands.

money = { NUMBER($amount) }
told-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }{ $round ->
        [0] { "" }
       *[other] , round { $round }
    }
}: { $phase }. Empty cities: { $emptied } of { $enough }.{ $last ->
    [0] { "" }
   *[other] { " " }Turn { $last } is the last.
}
told-no-cubes = no cubes
told-cube = { $count } { $colour }
told-grey = grey
told-no-links = There is no track yet.
told-links = { $owner }: { $links }.
told-link = { $a }–{ $b } { $tiles ->
    [0] side by side
   *[other] over { $way }
}
told-link-open = from { $a } over { $way }, unfinished, towards { $beyond }
told-city = { $city } ({ $code }) on { $hex }, { $colour }{ $tile ->
    [0] { "" }
   *[other] , New City
}: { $emptied ->
    [0] { "" }
   *[other] {"emptied; "}
}{ $cubes }.
told-bag = In the bag: { $cubes }.
told-exits = The track can go on: { $exits }.
told-exit = { $side } over { $hex }, { $terrain }{ $crossing ->
    [0] { "" }
   *[other] , across a track
}, for { $cost }k{ $leads ->
    [city] , reaching { $city }
    [on] , towards { $beyond }
   *[out] { "" }
}
told-routes = The cube can go: { $routes }{ $more ->
    [0] { "" }
   *[other] ; and other ways
}.
told-arrived = What the delivery to { $city } brings: { $gains }.
told-route = { $legs } ({ $gains })
told-leg = to { $city } by { $owner }
