# What Rock Island says, in the order in which one meets it.

## The game

game-name = Rock Island
game-summary = A race by rail from Chicago across the Mississippi to Kansas City, over a land that lies face down. Your crew walks by the die, turns tiles up and twists them into place; then your locomotive runs as far as the track happens to join. Everyone runs on everyone’s rails, and everyone may turn them away. The first in Kansas City wins.

## Options

option-edition = Dice
option-edition-help = With one die, as in the Mattel box, a 6 allows an exchange, and a locomotive runs as far as you want. With two, as in that of Hans im Glück, the second sets the length of the run, and its 0 allows the exchange. For experts: both dice, but runs are free.
option-max_rounds = Round limit
option-max_rounds-help = If nobody has arrived after so many rounds, the locomotive nearest to Kansas City wins.
option-map_laying = Laying the map
option-map_laying-help = The program draws the course of the river and the places of the cities, or the players lay them in turn.
option-city_river_distance = Cities and river
option-city_river_distance-help = How far every tile of the river must at least be from either city.
option-river_set = Bent river tiles
option-river_set-help = The shape of the two bent river tiles: a peninsula touches one bank only, while a wide bend can lead across.
option-reserve_river_face = River reserve
option-reserve_river_face-help = Whether the river tiles of the reserve lie face up for all to see, or face down until someone takes one.
option-first_player = First player
option-first_player-help = Who begins: a seat drawn by lot, or the first seat.
option-opening_target = Opening tiles
option-opening_target-help = Whether in the opening you must turn up a tile that track already leads to, as long as there is one.
option-crew_half_turn = Crew turning round
option-crew_half_turn-help = Whether a crew’s one change of direction may be a half-turn, back the way it came.
option-crew_in_city = Crews in cities
option-crew_in_city-help = Whether a crew may end its walk in Chicago or Kansas City; if it blocks, only where no piece of another player is, and no other locomotive gets in while it stays.
option-unconnected_rotation = Tiles that cannot join
option-unconnected_rotation-help = How to set a tile that can meet no track: any way you like, or pointing at an open neighbour.
option-exchange_place = Where to exchange
option-exchange_place-help = Which tile may be exchanged: any open one without another player’s piece on it, or only the one on which your crew has stopped.
option-exchange_under_own_loco = Exchange under a locomotive
option-exchange_under_own_loco-help = Whether a tile may be exchanged while your own locomotive stands on it; the new tile must keep track under it.
option-turntable_back = Back from a turntable
option-turntable_back-help = Whether a locomotive may leave a turntable by the edge over which it came in, in the same run.
option-run_by_die = Length of a run
option-run_by_die-help = With two dice: whether a run, once begun, must use up the die as far as the track allows, or may stop earlier.
option-chicago_through = Running through Chicago
option-chicago_through-help = Whether a run that comes into Chicago ends there, or may leave again by another exit.
option-kansas_city_exact = Exact arrival
option-kansas_city_exact-help = With two dice: whether Kansas City can be entered only with the last step of the die.

value-mattel = one die
value-hans_im_glueck = two dice
value-hans_im_glueck_expert = two dice, for experts
value-generator = by the program
value-by_hand = by the players
value-peninsula = peninsulas
value-wide_bend = wide bends
value-up = face up
value-down = face down
value-random = random
value-seat_0 = first seat
value-connectable_first = first those that can join
value-any_touching = any that touches an open one
value-allowed = allowed
value-forbidden = forbidden
value-blocks = allowed, and blocks the city
value-any = any way
value-point_at_open = pointing at an open tile
value-under_crew = under the crew
value-any_free_tile = any free tile
value-no = no
value-yes = yes
value-full = as far as the die says
value-up_to = up to the die
value-stop = ends there
value-pass = may go on

## Words for things

tile-L1 = straight
tile-L2 = wide curve
tile-L3 = narrow curve
tile-L4 = two wide curves
tile-L5 = straight and narrow curve
tile-L6 = straight and two narrow curves
tile-L7 = two narrow curves
tile-L8 = over- and underpass
tile-L9 = crossing
tile-L10 = left-hand switch
tile-L11 = right-hand switch
tile-L12 = three-way junction
tile-L13 = turntable
tile-R1 = straight bridge
tile-R2 = peninsula
tile-R3 = plain water
tile-R4 = wide bend

slot-land1 = land tile 1
slot-land2 = land tile 2
slot-land3 = land tile 3
slot-land4 = land tile 4
slot-river1 = river tile 1
slot-river2 = river tile 2

city-chicago = Chicago
city-kansas_city = Kansas City

ground-land = land
ground-river = river
ground-chicago = Chicago
ground-kansas_city = Kansas City

direction-e = east
direction-se = south-east
direction-sw = south-west
direction-w = west
direction-nw = north-west
direction-ne = north-east

# These complete “The game ends: …”.
ending-arrival = a locomotive has reached Kansas City
ending-round_limit = the last round is over, and the locomotive nearest to Kansas City wins

## Phases

phase-laying_source = Laying the river
phase-laying_course = Laying the river
phase-laying_city = Placing a city
phase-revealing = Opening
phase-walking = Moving the crew
phase-exchanging = Exchange
phase-turning = Turning the tile
phase-running = Running
phase-over = Game over
step-next_placement = On with the map
step-take_up_reveal = Next tile of the opening
step-begin_turn = A turn begins: dice
step-take_up_walk = The crew
step-stop_crew = The crew arrives
step-take_up_exchange = An exchange?
step-take_up_tile = The tile
step-after_turning = The tile is set
step-take_up_run = The locomotive

## Actions: a button, then a description

verb-source = Begin the river
verb-course = Lay the river
verb-city = Place the city
verb-reveal = Turn up
verb-crew = Move the crew
verb-exchange = Exchange
verb-keep = No exchange
verb-rotate = Turn the tile
verb-run = Run
verb-end = End the turn

action-source = let the river begin in column { $column }
action-course = let the river flow on to { ahead }
action-city = place the city in row { $row }
action-reveal = turn up the tile on { $cell }
action-crew = move the crew to { $cell }
action-exchange = exchange the tile on { $cell } for { $slot } of the reserve
action-keep = make no exchange
action-rotate = { $rotation ->
    [0] set the tile the way it is printed
    [one] set the tile turned by { $rotation } step
   *[other] set the tile turned by { $rotation } steps
}
action-run = run one tile to { ahead }
action-end = end the turn

## Parts of sentences

tiles-run = { $steps ->
    [one] { $steps } tile
   *[other] { $steps } tiles
}
tiles-left = { $distance ->
    [one] { $distance } tile
   *[other] { $distance } tiles
}
tiles-by-die = { $die ->
    [one] { $die } tile
   *[other] up to { $die } tiles
}

ahead = the { $direction }

## Questions

prompt-laying-source = { $seat } lays the first tile of the river: in which column of row A does it begin?
    .you = Lay the first tile of the river: in which column of row A does it begin?
prompt-laying-course = { $seat } lays the river in row { $row }: does it flow on to the south-west or to the south-east?
    .you = Lay the river in row { $row }: does it flow on to the south-west or to the south-east?
prompt-laying-city = { $seat } places { $city }: in which row?
    .you = Place { $city }: in which row?
prompt-revealing = { $left ->
    [one] Opening, the last tile: { $seat } turns it up.
   *[other] Opening, { $left } tiles still to be turned up: { $seat } turns one up near Chicago.
}
    .you = { $left ->
        [one] Opening: turn up the last tile.
       *[other] Opening, { $left } tiles still to be turned up: turn one up near Chicago.
    }
prompt-turning-opening = { $seat } has turned up { $cell } ({ $tile }) and must now set it, so that its track meets a neighbour’s if it can.
    .you = You have turned up { $cell } ({ $tile }). Set it so that its track meets a neighbour’s if it can.
prompt-turning-new = { $seat } must set the new tile on { $cell } ({ $tile }), so that its track meets a neighbour’s if it can.
    .you = Set the new tile on { $cell } ({ $tile }) so that its track meets a neighbour’s if it can.
prompt-turning-open = { $seat }’s crew is on { $cell } ({ $tile }): { $seat } turns the tile, or leaves it as it is.
    .you = Your crew is on { $cell } ({ $tile }): turn the tile, or leave it as it is.
prompt-walking = { $crew ->
    [one] { $seat } has rolled a { $crew } and moves the crew to a neighbouring tile.
   *[other] { $seat } has rolled a { $crew } and moves the crew exactly { $crew } tiles, changing direction once at most.
}
    .you = { $crew ->
        [one] You have rolled a { $crew }: move your crew to a neighbouring tile.
       *[other] You have rolled a { $crew }: move your crew exactly { $crew } tiles, changing direction once at most.
    }
prompt-exchanging = { $seat } may exchange the tile under the crew, on { $cell } ({ $tile }), for one of the same kind from the reserve, or keep it.
    .you = You may exchange the tile under your crew, on { $cell } ({ $tile }), for one of the same kind from the reserve, or keep it.
prompt-exchanging-anywhere = { $seat } may exchange an open tile without another player’s piece on it for one of the same kind from the reserve, or leave all as it is.
    .you = You may exchange an open tile without another player’s piece on it for one of the same kind from the reserve, or leave all as it is.
prompt-running-first = { $seat } may run the locomotive, forward or backward and one tile at a time, or end the turn.
    .you = You may run your locomotive, forward or backward and one tile at a time, or end the turn.
prompt-running-on = { $seat }’s locomotive has run { tiles-run }. It may run on, but not back, or the turn may end here.
    .you = Your locomotive has run { tiles-run }. It may run on, but not back, or the turn may end here.
prompt-running-first-no-further = { $seat }’s locomotive cannot run from where it is, so the turn can only end.
    .you = Your locomotive cannot run from where it is, so the turn can only end.
prompt-running-on-no-further = { $seat }’s locomotive has run { tiles-run } and can run no further, so the turn can only end.
    .you = Your locomotive has run { tiles-run } and can run no further, so the turn can only end.
prompt-running-first-die = { $seat }’s locomotive may run { tiles-by-die }, forward or backward, or stay where it is.
    .you = Your locomotive may run { tiles-by-die }, forward or backward, or stay where it is.
prompt-running-on-die = { $seat }’s locomotive has run { $steps } of { $die } tiles. It runs on, but not back; the turn ends once it need not or cannot go further.
    .you = Your locomotive has run { $steps } of { $die } tiles. It runs on, but not back; the turn ends once it need not or cannot go further.
prompt-over = The game is over: whoever reached Kansas City, or came nearest to it, wins.

## What happens

event-river_laid = { $seat } lays the river on { $cell }.
    .you = You lay the river on { $cell }.
event-city_laid = { $seat } places { $city } on { $cell }.
    .you = You place { $city } on { $cell }.
event-tiles_laid = All other tiles are laid face down.
event-only_choice = { $seat } has only one choice:
    .you = You have only one choice:
event-tile_revealed = { $seat } turns up { $cell }: { $tile }.
    .you = You turn up { $cell }: { $tile }.
event-tile_set = { $seat } sets the tile on { $cell } ({ $tile }).
    .you = You set the tile on { $cell } ({ $tile }).
event-tile_turned = { $seat } turns the tile on { $cell } ({ $tile }).
    .you = You turn the tile on { $cell } ({ $tile }).
event-tile_left = { $seat } leaves the tile on { $cell } ({ $tile }) as it is.
    .you = You leave the tile on { $cell } ({ $tile }) as it is.
event-locomotive_turned = { $seat }’s locomotive on { $cell } turns with its tile, and now has { ahead } behind it.
    .you = Your locomotive on { $cell } turns with its tile, and now has { ahead } behind it.
event-opening_ended = The country around Chicago lies open. { $seat } takes the first turn.
    .you = The country around Chicago lies open. You take the first turn.
event-round_began = Round { $round } begins.
event-crew_die_rolled = { $seat } rolls a { $crew }.
    .you = You roll a { $crew }.
event-dice_rolled = { $seat } rolls a { $crew } for the crew and a { $locomotive } for the locomotive.
    .you = You roll a { $crew } for your crew and a { $locomotive } for your locomotive.
event-crew_moved = { $seat }’s crew goes from { $origin } to { $cell }.
    .you = Your crew goes from { $origin } to { $cell }.
event-crew_stayed = { $seat }’s crew has nowhere to stop and stays on { $cell }.
    .you = Your crew has nowhere to stop and stays on { $cell }.
event-slot_revealed = { $seat } turns up { $slot } of the reserve: { $tile }.
    .you = You turn up { $slot } of the reserve: { $tile }.
event-tile_exchanged = { $seat } exchanges the tile on { $cell } ({ $old }) for one from the reserve ({ $tile }).
    .you = You exchange the tile on { $cell } ({ $old }) for one from the reserve ({ $tile }).
event-exchange_declined = { $seat } makes no exchange.
    .you = You make no exchange.
event-locomotive_moved = { $seat }’s locomotive runs { $direction }, to { $cell }.
    .you = Your locomotive runs { $direction }, to { $cell }.
event-run_ended = { $seat }’s locomotive stops on { $cell } after { tiles-run }.
    .you = Your locomotive stops on { $cell } after { tiles-run }.
event-locomotive_stayed = { $seat }’s locomotive stays on { $cell }.
    .you = Your locomotive stays on { $cell }.
event-kansas_city_reached = { $seat }’s locomotive has reached Kansas City!
    .you = Your locomotive has reached Kansas City!
event-game_ended = The game ends: { $ending }.
event-distance_left = { $seat }’s locomotive is { tiles-left } from Kansas City.
    .you = Your locomotive is { tiles-left } from Kansas City.

## Why not: whose turn it is, and for what

reason-game_over = The game is over.
reason-not_your_turn = It is not your turn.
reason-wrong_step = It is too early or too late for this: a turn goes from the dice to the crew, then to its tile, then to the locomotive.

## Why not: laying the map

reason-no_such_course = A river that goes this way cannot stay on the field and keep its distance from both cities: take another way.
reason-river_flows_south = The river flows from north to south: only south-west and south-east are open to it.
reason-no_city_in_row = The city’s three exits would not all lead to land here: Chicago goes in row B, D or F, Kansas City in row C, E or G.
reason-city_near_river = The city would be too near the river here: it must be at least { $distance } tiles away.

## Why not: the opening

reason-outside_opening_area = This tile is too far away: the opening turns up the land no further than { $distance } tiles from Chicago.
reason-already_open = This tile is open already: choose one that lies face down.
reason-not_touching_open = This tile touches neither Chicago nor an open tile: choose one that does.
reason-pick_connectable_first = No track leads to this tile, but it does to another: choose one that can join first.

## Why not: the crew

reason-crew_must_move = { $roll ->
    [one] The crew cannot stay: it must go { $roll } tile.
   *[other] The crew cannot stay: it must go { $roll } tiles.
}
reason-wrong_distance = { $roll ->
    [one] No walk of exactly { $roll } tile ends here.
   *[other] No walk of exactly { $roll } tiles ends here.
}
reason-two_bends_needed = To get here in exactly { $roll } tiles the crew would have to change direction twice, and it may do so once.
reason-route_leaves_field = Every walk of { $roll } tiles to this place with only one bend leads over the border of the field.
reason-half_turn_forbidden = To end here with { $roll } tiles the crew would have to turn right round, and at this table it may not.
reason-stop_occupied_crew = Another player’s crew is here: yours may pass, but not stop.
reason-stop_occupied_loco = Another player’s locomotive is here: your crew may pass, but not stop.
reason-city_stop_forbidden = At this table a crew may not stop in a city, only pass through.

## Why not: the tile

reason-no_connection = Set like this, the tile meets no track of its neighbours, and in another position it would: choose one that joins.
reason-point_at_open_first = Nothing can be joined here, so the track must at least point at an open tile or a city, and this position does not.
reason-bridge_not_on_land = A bridge must join two land tiles: set like this, an end of it points at water or off the field.
reason-peninsula_not_on_land = Both ends of this river tile must point at land: set like this, one points at water or off the field.
reason-city_fixed = A city can be neither turned nor exchanged.
reason-looks_alike = In this position the tile looks just as in one with a lower number: choose that one.

## Why not: the exchange

reason-exchange_not_rolled = Your dice allow no exchange: that takes a 6 on the crew die or, with two dice, a 0 on the locomotive die.
reason-exchanged_already = You have already made this turn’s exchange.
reason-exchange_wrong_kind = Land can be exchanged only for land, and river only for river.
reason-slot_empty = There is no tile in this place of the reserve.
reason-not_under_crew = Only the tile on which your crew has just stopped can be exchanged.
reason-exchange_loco_on_tile = A locomotive stands on this tile, so it cannot be exchanged.
reason-slot_off_line = However it is turned, this tile would leave your locomotive without track: take another.
reason-loco_loses_track = Set like this, the new tile would leave your locomotive without track at the edge by which it came in.
reason-exchange_hidden = This tile lies face down: only an open one can be exchanged.
reason-exchange_occupied = There is a piece on this tile, so it cannot be exchanged.
reason-crew_stayed = Your crew could not move, so there is no tile to exchange in this turn.
reason-slot_face_down = This reserve tile lies face down, and nobody knows whether it would keep track under your locomotive: take one that lies open.

## Why not: the locomotive

reason-no_line_here = No line leads from your locomotive to this edge of its tile.
reason-no_reversing = A locomotive that has begun to run cannot turn back before its next turn.
reason-switch_wrong_branch = A switch leads from its stem to either branch and back, but not from one branch to the other.
reason-off_field = This way lies the border of the field.
reason-tile_hidden = The next tile lies face down, and a locomotive cannot enter it.
reason-no_line_there = The next tile has no track at this edge.
reason-blocked_by_crew = Another player’s crew is on the next tile and lets no locomotive pass.
reason-blocked_by_loco = Another player’s locomotive stands on the track you would enter.
reason-die_used_up = { $die ->
    [0] The locomotive die shows a 0, so the locomotive stays in this turn.
    [one] The locomotive has run { $die } tile, which is all its die allows.
   *[other] The locomotive has run { $die } tiles, which is all its die allows.
}
reason-must_run_on = The locomotive is on its way, and must run on until it has gone { $die } tiles or can go no further.
reason-already_passed = In this run the locomotive has entered that tile over this edge before, and it may do so only once.
reason-run_ended_in_chicago = A run that comes into Chicago ends there.
reason-exact_count_needed = At this table Kansas City can be entered only with the last of the { $die } steps the die gives.

## Why a position is impossible. These complete “Field “x” is impossible (RI-4.1): …”.

flaw-turn-and-phase = turns are counted from 1 once the opening is over, and not before
flaw-decider = everything in a turn is decided by the player whose turn it is
flaw-no-such-face = no such die shows a { $value } at this moment
flaw-river-rows = the river must be laid row by row from the north, as far as this step of the game asks
flaw-no-such-course = no lawful river takes this course
flaw-city-misplaced = { $city ->
    [chicago] Chicago cannot lie here
   *[other] Kansas City cannot lie here
}
flaw-city-too-early = { $city ->
    [chicago] Chicago is placed only when the river is complete
   *[other] Kansas City is placed last of all
}
flaw-tile-missing = a tile lies on each cell without a city once the field is laid, and on no other: { $cell } is wrong
flaw-tile-wrong-kind = land tiles lie on land and river tiles on the river, but not on { $cell }
flaw-not-open = { $cell } is open without a tile
flaw-no-such-rotation = the tile on { $cell } cannot lie in this position, or is turned while still hidden
flaw-slot-wrong-kind = { $slot } of the reserve is empty, or holds a tile of the wrong kind or one too many
flaw-slot-not-open = { $slot } of the reserve must lie face up if it is land, and face down if it is empty
flaw-tiles-lost = there are { $found } tiles { $tile } on the field and in the reserve, and there should be { $all }
flaw-piles = tiles wait in a pile only as long as the map is being laid
flaw-piece-nowhere = seat { $seat } must have a crew and a locomotive on the field if, and only if, Chicago lies
flaw-piece-moved-early = no piece moves before the first turn, but one of seat { $seat } has left Chicago
flaw-entry-in-city = the locomotive of seat { $seat } is in a city, and so has no edge by which it came in
flaw-locomotive-hidden = the locomotive of seat { $seat } is on a tile that is still face down
flaw-entry-without-track = the locomotive of seat { $seat } came in over an edge at which its tile has no track
flaw-last-run = the last run of seat { $seat } is in a turn that has not been played
flaw-arrived = the locomotive of seat { $seat } is in Kansas City, yet it has not just won the game
flaw-crew-shares-tile = the crew on { $cell } shares its tile with another player’s piece
flaw-locomotives-meet = two locomotives stand on the same track on { $cell }
flaw-target = a tile is to be turned, so it must be named, and open
flaw-target-occupied = a piece of another player is on the tile that is being turned
flaw-laid = a tile can have just been laid only while it is being exchanged or set
flaw-passed = the run has { $steps } steps, but { $entered } edges have been crossed, or it is not the time to run

## What an action brings, before it is made

outcome-score = { $trend ->
    [more] { $count ->
        [one] { $count } tile nearer to Kansas City
       *[other] { $count } tiles nearer to Kansas City
    }
   *[other] { $count ->
        [one] { $count } tile farther from Kansas City
       *[other] { $count } tiles farther from Kansas City
    }
}

## The position in words

# How far someone has come stands where other games have money.
money = { $amount ->
    [one] { $amount } tile of headway
   *[other] { $amount } tiles of headway
}
told-seat = { $seat }: crew { $crew }; locomotive { $locomotive }, { $distance ->
    [one] { $distance } tile
   *[other] { $distance } tiles
} from Kansas City; { $ran ->
    [0] it has not run yet
   *[other] it last ran in turn { $ran }
}; { $count ->
    [0] there is nowhere it can run to now
   *[other] it can run to { $reach }
}.
told-on-cell = on { $cell }
told-in-city = in { $city }
told-heading = on { $cell }, having come from the { $direction }
told-before-turns = No turn has been played yet.
told-round = Round { $round } of { $limit }, turn { $turn }.
told-crew-die = Crew die: { $crew }.
told-both-dice = Crew die: { $crew }. Locomotive die: { $locomotive }.
told-turned = Position { $rotation } on { $cell }: { $count ->
    [0] no track.
   *[other] { $ends }.
}
told-ends-joined = track goes on to the { $edges }
told-ends-hidden = leads to hidden tiles to the { $edges }
told-ends-cut = ends to the { $edges }
told-city = { $city } is on { $cell }.
told-river = The river flows over { $cells }.
told-hidden-land = { $count ->
    [0] No land tile is face down.
    [one] One land tile is face down: { $cells }.
   *[other] { $count } land tiles are face down: { $cells }.
}
told-hidden-river = { $count ->
    [0] No river tile is face down.
    [one] One river tile is face down: { $cells }.
   *[other] { $count } river tiles are face down: { $cells }.
}
told-tile = { $count ->
    [0] { $cell }, { $tile }: no track.
   *[other] { $cell }, { $tile }, position { $rotation }: { $track }.
}
told-track = { $one } to { $other }
told-track-any = between any of { $edges }
told-reserve = Reserve: { $tiles }.
told-slot = { $slot }, { $tile }
told-slot-hidden = { $slot }, face down
told-remaining = Still face down: { $tiles }.
told-count = { $count } × { $tile }
