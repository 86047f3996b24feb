# What Stephenson’s Rocket says, in the order in which one meets it.

## The game

game-name = Stephenson’s Rocket
game-summary = England in the 1830s: seven railway companies race across the map, and anyone may drive any locomotive, earning a share of its company each time. Set your stations where the tracks will pass, gather tokens of the industrial cities, and hold the right shares on the day one line swallows another. No luck and no money to spend, only shares to fight with when two barons want the same engine to go different ways.

## Options

option-first_player = First player
option-first_player-help = Who begins: a seat drawn at random, or the one you choose.
option-move_connected_stations = Moving stations on lines
option-move_connected_stations-help = A station that already stands on a line may still be moved elsewhere, and the line loses it at once.
option-stall_limit_per_player = Standstill limit
option-stall_limit_per_player-help = The game ends after this many actions in a row per player that only moved stations or were skipped; 0 means no limit.
option-open_cash = Open money
option-open_cash-help = Everyone sees how much money each player has; without this, totals stay secret until the end.
value-random = random

## Words for things

hex-near = { $label } near { $place }

good-steel = steel
good-textiles = textiles
good-brewing = brewing
good-leather = leather

direction-e = east
direction-ne = north-east
direction-nw = north-west
direction-w = west
direction-sw = south-west
direction-se = south-east

# These complete “The game ends: …”.
ending-last_share = at most one company still has shares in the bank
ending-last_tile = the last track tile has been laid
ending-last_share_and_tile = the last track tile has been laid, and at most one company still has shares in the bank
ending-standstill = for too long there has been nothing but stations moved or actions skipped

## Where money comes from

source-paid_city = Cities
source-paid_railway = Railway towns
source-paid_merger = Mergers
source-paid_goods = Goods
source-paid_passengers = Passengers
source-paid_stations = Stations (final)
source-paid_shares = Shares (final)

## Phases, and what has become of a company

phase-act = Choosing an action
phase-put_down = Putting a station down
phase-veto = Veto
phase-answer = Answering the veto
phase-over = Game over
step-resolve_advance = The locomotive moves
step-next_action = Next action

status-live = live
status-autonomous = autonomous
status-absorbed = absorbed

## Actions: a button, then a description

verb-token = Take a token
verb-station = Place a station
verb-lift = Move a station
verb-advance = Advance
verb-bid = Bid
verb-pass = Pass
verb-match = Match
verb-yield = Give way

action-token = take a { $good } token in { $town }
action-station = place a station on { $hex }
action-lift = lift the station on { $hex } to move it
action-advance = advance { $company } to { ahead }
action-bid = { $shares ->
    [one] bid { $shares } share to send the locomotive { $direction }
   *[other] bid { $shares } shares to send the locomotive { $direction }
}
action-pass = pass and let the locomotive go
action-match = match the highest bid
action-yield = give way to the highest bid

## Parts of sentences

shares-bid = { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}
shares-high = { $high ->
    [one] { $high } share
   *[other] { $high } shares
}
shares-held = { $held ->
    [one] { $held } share
   *[other] 1 to { $held } shares
}
tokens-discarded = { $tokens ->
    [one] { $tokens } token of a city
   *[other] { $tokens } tokens of cities
}
way = { $way }
own-way = { $own_way }

ahead = the { $direction }

## Questions

prompt-act-first = It is { $seat }’s turn. First of two actions: { act-others }{ act-advance }.
    .you = First of two actions: { act-others }{ act-advance }.
prompt-act-second = { $seat } has a second action: { act-others }{ act-advance-again }.
    .you = Your second action: { act-others }{ act-advance-again }.
# What is allowed now besides advancing, with “or” where something follows.
act-others = { $token ->
    [0] {""}
   *[other] take a city token{ $stations ->
        [0] { act-or }
       *[other] {", "}
    }
}{ $stations ->
    [0] {""}
   *[other] { act-station }{ act-or }
}
act-station = { $station ->
    [0] move a station
   *[other] { $lift ->
        [0] place a station
       *[other] place or move a station
    }
}
act-or = { $advance ->
    [0] {""}
   *[other] {" or "}
}
act-advance = { $advance ->
    [0] {""}
   *[other] advance a locomotive
}
act-advance-again = { $advance ->
    [0] {""}
   *[other] advance a locomotive not yet advanced this turn
}
prompt-put-down = { $seat } has lifted the station from { $hex } and must put it down on another hex, without town or track, and with no locomotive or station on it or beside it.
    .you = You have lifted the station from { $hex }. Put it down on another hex, without town or track, and with no locomotive or station on it or beside it.
# A bid always beats the highest so far, so there is a choice of more than one share once there is a bid.
prompt-veto = { $high ->
    [0] { $mover } is advancing { $company } { way }. { $seat } may pass, or bid { shares-held } of { $company } to choose where it goes; only the winner pays.
   *[other] { $mover } is advancing { $company }, but a bid of { shares-high } now sends it { way }. { $seat } may pass, or bid more, up to { $held } shares, to choose where it goes; only the winner pays.
}
    .you = { $high ->
        [0] { $mover } is advancing { $company } { way }. You may pass, or bid { shares-held } of { $company } to choose where it goes; only the winner pays.
       *[other] { $mover } is advancing { $company }, but a bid of { shares-high } now sends it { way }. You may pass, or bid more, up to { $held } shares, to choose where it goes; only the winner pays.
    }
    .you-mover = { $high ->
        [0] You are advancing { $company } { way }. { $seat } may pass, or bid { shares-held } of { $company } to choose where it goes; only the winner pays.
       *[other] You are advancing { $company }, but a bid of { shares-high } now sends it { way }. { $seat } may pass, or bid more, up to { $held } shares, to choose where it goes; only the winner pays.
    }
prompt-answer = { $bidder } bids { shares-high } to send { $company } { way }. { $seat } must match (pay { shares-high }, and it goes { own-way }, as first chosen) or give way ({ $bidder } pays, and it goes { way }).
    .you = { $bidder } bids { shares-high } to send { $company } { way }. Match the bid (you pay { shares-high }, and it goes { own-way }, as you first chose) or give way ({ $bidder } pays, and it goes { way }).
    .you-bidder = You bid { shares-high } to send { $company } { way }. { $seat } must match (pay { shares-high }, and it goes { own-way }, as first chosen) or give way (you pay, and it goes { way }).
prompt-over = The game is over: whoever has the most money wins.

## What happens

event-token_taken = { $seat } takes a { $good } token in { $town }.
    .you = You take a { $good } token in { $town }.
event-station_placed = { $seat } places a station on { $hex }.
    .you = You place a station on { $hex }.
event-station_lifted = { $seat } lifts the station from { $hex }.
    .you = You lift the station from { $hex }.
event-station_moved = { $seat } moves a station from { $origin } to { $hex }.
    .you = You move a station from { $origin } to { $hex }.
event-turn_passed = There is nothing { $seat } can do with this action, so it is skipped.
    .you = There is nothing you can do with this action, so it is skipped.
event-advance_chosen = { $seat } advances { $company } { $direction }, to { $hex }.
    .you = You advance { $company } { $direction }, to { $hex }.
event-share_taken = { $seat } takes a share of { $company }.
    .you = You take a share of { $company }.
event-no_share_taken = { $seat } gets no share: the bank has none of { $company }.
    .you = You get no share: the bank has none of { $company }.
event-veto_passed = { $seat } passes.
    .you = You pass.
event-veto_bid = { $seat } bids { shares-bid } of { $company } to send it to { $hex }.
    .you = You bid { shares-bid } of { $company } to send it to { $hex }.
event-veto_matched = { $seat } matches the bid of { shares-bid }.
    .you = You match the bid of { shares-bid }.
event-veto_yielded = { $seat } gives way.
    .you = You give way.
event-shares_paid = { $seat } pays { shares-bid } of { $company }.
    .you = You pay { shares-bid } of { $company }.
event-locomotive_moved = The { $company } locomotive moves to { $hex }.
event-station_reached = { $company } reaches { $seat }’s station on { $hex }.
    .you = { $company } reaches your station on { $hex }.
event-passenger_taken = { $seat } takes a passenger token.
    .you = You take a passenger token.
event-town_joined = { $town } is now joined to the { $company } line.
event-paid_city = { $seat } receives £{ NUMBER($money) } for tokens from { $town }.
    .you = You receive £{ NUMBER($money) } for your tokens from { $town }.
event-paid_railway = { $seat } receives £{ NUMBER($money) } for stations on the { $company } line, which has reached { $town }.
    .you = You receive £{ NUMBER($money) } for your stations on the { $company } line, which has reached { $town }.
event-paid_merger = { $seat } receives £{ NUMBER($money) } from the merger, for shares of { $company }.
    .you = You receive £{ NUMBER($money) } from the merger, for your shares of { $company }.
event-line_absorbed = { $company } is absorbed by { $into }.
# Two shares make one; whoever has just one gets nothing.
event-shares_exchanged = { $received ->
    [0] { $seat } hands in { $given } share, too few for a share of { $company }.
    [one] { $seat } exchanges { $given } shares for { $received } share of { $company }.
   *[other] { $seat } exchanges { $given } shares for { $received } shares of { $company }.
}
    .you = { $received ->
        [0] You hand in { $given } share, too few for a share of { $company }.
        [one] You exchange { $given } shares for { $received } share of { $company }.
       *[other] You exchange { $given } shares for { $received } shares of { $company }.
    }
event-line_autonomous = { $company } is now autonomous: its shares in the bank leave the game.
event-game_ended = The game ends: { $ending }.
event-tokens_discarded = { $seat } discards { tokens-discarded } that no line has joined.
    .you = You discard { tokens-discarded } that no line has joined.
event-paid_goods = { $seat } receives £{ NUMBER($money) } for { $good } tokens.
    .you = You receive £{ NUMBER($money) } for your { $good } tokens.
event-paid_passengers = { $seat } receives £{ NUMBER($money) } for passenger tokens.
    .you = You receive £{ NUMBER($money) } for your passenger tokens.
event-paid_stations = { $seat } receives £{ NUMBER($money) } for stations on the { $company } line.
    .you = You receive £{ NUMBER($money) } for your stations on the { $company } line.
event-paid_shares = { $seat } receives £{ NUMBER($money) } for shares of { $company }.
    .you = You receive £{ NUMBER($money) } for your shares of { $company }.

## Why not: whose turn it is, and for what

reason-game_over = The game is over.
reason-not_your_turn = It is not your turn.
reason-not_asked = You can only bid or pass here: matching and giving way are for the player whose advance it is.
reason-already_bid = Everyone is asked only once in a veto, and your chance has gone by.
reason-passed_over = You are not asked in this veto: you hold no more shares than the highest bid.
reason-must_act = You cannot pass: both actions of a turn must be used.
reason-must_put_down = You have lifted a station, and must first put it down on another hex.
reason-veto_under_way = A veto is under way, and has to be settled first.
reason-no_veto = There is no veto under way, so there is nothing to bid on or to answer.

## Why not: tokens

reason-not_a_city = This town has no tokens: only cities do.
reason-city_empty = All the tokens of this city have been taken.
reason-good_gone = This city has no token of that good to give.

## Why not: hexes and stations

reason-hex_off_map = There is no land here: this hex is off the map.
reason-hex_is_town = This hex is a town, where neither a station nor a locomotive may go.
reason-hex_has_track = This hex already belongs to a line: there is track or a locomotive on it.
reason-hex_has_station = There is already a station on this hex.
reason-next_to_locomotive = You cannot place a station right next to a locomotive.
reason-next_to_station = You cannot place a station right next to another one, even your own.
reason-no_station_left = You have no stations left in your supply: you can only move one that is on the board.
reason-not_your_station = You have no station on this hex.
reason-same_hex = A station you move has to come down on a different hex.
reason-station_connected = This station is on a line, and at this table such stations stay where they are.
reason-no_other_hex = There is no other hex where this station could go.

## Why not: advances

reason-no_such_company = There is no such company on this map.
reason-company_absorbed = This company has been absorbed by another and no longer has a locomotive.
reason-line_already_extended = You have already advanced this locomotive in this turn.
reason-not_adjacent = A locomotive advances one step at a time, and this hex is not next to it.
reason-turn_too_sharp = The turn is too sharp: a locomotive goes straight on, or bears one step to the left or right.
reason-touches_two_lines = A locomotive may touch only one other line at a time, and this hex touches several: { $lines }.

## Worth knowing: advances without a share

reason-no_share_left = The bank has no share of this company left, so this advance brings you none.
reason-line_autonomous = This line is autonomous, so advancing it brings you no share.

## Why not: the veto

reason-no_shares_to_bid = You have no shares of this company to bid.
reason-bid_too_low = { $high ->
    [one] You have to bid more than { $high } share, the highest bid so far.
   *[other] You have to bid more than { $high } shares, the highest bid so far.
}
reason-bid_exceeds_holding = { $held ->
    [one] You cannot bid more than { $held } share, which is all you hold of this company.
   *[other] You cannot bid more than { $held } shares, which is all you hold of this company.
}
reason-hex_not_allowed = The locomotive may not go to this hex, so you cannot bid to send it there.
reason-only_original_hex = You cannot choose again: if you match the bid, the locomotive goes to the hex you named first.
reason-match_only = { $high ->
    [one] You cannot bid afresh: match the bid of { $high } share, or give way.
   *[other] You cannot bid afresh: match the bid of { $high } shares, or give way.
}
reason-cannot_match = { $high ->
    [one] You need { $high } share of this company to match the bid, and you have none.
   *[other] You need { $high } shares of this company to match the bid, and you have fewer.
}
reason-match_or_yield = You cannot pass here: match the highest bid, or give way.

## Why a position is impossible. These complete “Field “x” is impossible (SR-1.1): …”.

flaw-no-such-phase = the questions of this game are not asked in this order
flaw-tiles = there cannot be { $value } tiles left out of { $all } (0 is possible only once the game has ended)
flaw-absorbed-stands = { $company } has been absorbed, but still has a locomotive or track
flaw-locomotive-nowhere = the { $company } locomotive is not on the map
flaw-two-locomotives = { $one } and { $other } both have their locomotive on { $hex }
flaw-not-at-home = { $company } has not departed, but its locomotive is not in its start town
flaw-locomotive-in-town = { $company } has departed, but its locomotive is on { $hex }, which is a town
flaw-locomotive-off-line = the { $company } locomotive is on { $hex }, which is not part of its line
flaw-track-in-town = { $hex } is a town, and cannot have track
flaw-shares-lost = the { $company } shares ({ $held } with players, { $bank } in the bank) should make { $all } together
flaw-bank-not-empty = { $company } is autonomous, so its bank must be empty, and players cannot hold more shares than it began with
flaw-absorbed-shares = { $company } has been absorbed, but there are still shares of it
flaw-tokens-lost = the tokens of { $town }, taken and left, are not those it began with
flaw-passengers-lost = the passenger tokens, taken and left, should make { $all } together
flaw-station-in-town = { $hex } is a town, and cannot have a station
flaw-stations-adjacent = the station on { $hex } is right next to another
flaw-stations-lost = the stations of seat { $seat }, on the board and in supply, should make { $all } together
flaw-lifted = a station is lifted if, and only if, its owner is being asked where to put it down
flaw-mover = a company is on the move if, and only if, a veto is under way
flaw-aim = the locomotive cannot go in the direction chosen or bid for
flaw-high = the highest bid, its bidder and the player who is asked do not fit together
flaw-supplementary = there are more supplementary { $company } shares than mergers can have brought

## What an action brings, before it is made

outcome-cash = { $sign }£{ NUMBER($count) }
outcome-shares = { $count ->
    [one] { $sign }{ $count } share of { $company }
   *[other] { $sign }{ $count } shares of { $company }
}
outcome-supplementary = { $count ->
    [one] { $sign }{ $count } supplementary share of { $company }
   *[other] { $sign }{ $count } supplementary shares of { $company }
}
outcome-tokens = { $sign }{ $count } { $good } ({ $town })
outcome-passengers = { $count ->
    [one] { $sign }{ $count } passenger
   *[other] { $sign }{ $count } passengers
}
outcome-status = { $value ->
    [absorbed] { $by ->
        [none] is absorbed
       *[other] is absorbed by { $by }
    }
    [autonomous] drives on by itself
   *[live] runs
}

## The position in words

money = £{ NUMBER($amount) }
told-veto = { $seat } is sending { $company } { told-way }; the ways open to it are { $exits }.
told-bid = The highest bid is { $seat }’s: { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}, to send it { told-way }.
told-way = { $direction }
told-holders = { $company }: bank { $bank }; { $holders }.
told-no-holder = nobody has shares or stations
told-holder = { $seat } { $shares ->
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
told-seat = { $seat }: { $money }, { $projected } if the game ended now; { told-supplies }.
told-seat-hidden = { $seat }: money secret; { told-supplies }.
told-supplies = { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
} in supply; { $passengers ->
    [one] { $passengers } passenger token
   *[other] { $passengers } passenger tokens
}; { $count ->
    [0] no city tokens
   *[other] city tokens: { $tokens }
}
told-majority = Majority of { $what }: { $seats }.
told-place = { $seat } { $count }{ $place ->
    [0] { "" }
    [1] , in first place
   *[other] , in second place
}
told-passengers = passengers
told-advanced = Advanced this turn: { $companies }.
told-stall = { $actions ->
    [one] The last action only moved a station or was skipped
   *[other] The last { $actions } actions only moved stations or were skipped
}; too many in a row end the game.

told-line = { $company }, { $status }: locomotive on { $hex }, facing { $facing }. Line: { $line }. Joined towns ({ $worth }): { $towns }.
told-line-home = { $company }, { $status }, has not departed: its locomotive is at home on { $hex }. Line: { $line }. Joined towns ({ $worth }): { $towns }.
told-good = { $count } { $good }
told-line-absorbed = { $company } has been absorbed.
told-stations = { $seat } has stations on { $hexes }.
told-station-on-line = { $hex } on the { $company } line
told-town-city = City { $town } ({ $code }) on { $hex }: { $count ->
    [0] no tokens left.
   *[other] { $tokens } left.
}
told-town-railway = Railway town { $town } ({ $code }) on { $hex }.
told-town-start = Start town { $town } ({ $code }) on { $hex }, home of { $company }.
told-supply = { $tiles ->
    [one] { $tiles } track tile
   *[other] { $tiles } track tiles
} and { $passengers ->
    [one] { $passengers } passenger token
   *[other] { $passengers } passenger tokens
} left.
