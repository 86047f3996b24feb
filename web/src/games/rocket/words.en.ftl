# Stephenson’s Rocket: what only its board and tables say.

board-title = ENGLAND
board-motto = and her railways, from the year 1830
board-wales = WALES
board-north-sea = North Sea
board-irish-sea = Irish Sea
board-channel = English Channel

board-empty = empty land
board-track = { $company } track
board-station-of = { $name }’s station
board-locomotive = { $company } locomotive facing { $direction }
board-locomotive-home = { $company } locomotive, not departed
board-start-town = { $town }, start town of { $company }
board-railway-town = { $town }, railway town
board-city = { $town }, city, tokens: { $tokens }
board-no-tokens = none left
board-can-advance = advance { $company } to here
board-can-bid = bid to send { $company } here
board-can-token = take a { $good } token

board-companies = Companies
board-company = Company
board-bank = Bank
board-worth = Towns
board-worth-help = The number of towns joined to the line, and the first prize in thousands of pounds (N in the rules)
board-shares = Shares
board-shares-short = shares
board-stations-short = stations
board-legend = ▲ alone in the lead, and by how much; = tied for the lead; 2 would get the second prize. Shares above, stations on the line below.
board-rank-1 = { $margin ->
    [one] leads by { $margin }
   *[other] leads by { $margin }
}
board-rank-1-shared = tied for the lead
board-rank-2 = second, { $margin } behind
board-rank-2-shared = tied for second, { $margin } behind
board-supplementary = { $count ->
    [one] { $count } of them supplementary
   *[other] { $count } of them supplementary
}
board-goods = Goods and passengers
board-good = Good
board-passengers = passengers
board-tokens = Tokens
board-stations-left = { $count ->
    [one] { $count } station of { $all } in supply
   *[other] { $count } stations of { $all } in supply
}
board-passengers-held = { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
}
board-projected = Money now, and if the game ended now
board-projected-help = The second sum adds the final scoring of this very position.
board-secret = secret
board-thousands = £{ NUMBER($amount) }k
board-until-end = Until the end
board-tiles = Track tiles left
board-action = Action { $number } of 2
board-tiles-short = track tiles: { $count }
board-selling-short = companies with shares: { $count }
board-tiles-note = The game ends with the last one.
board-selling = Companies with shares in the bank
board-selling-note = The game ends when at most one is left.
board-passengers-left = Passenger tokens left

about-rocket = Stephenson’s Rocket was designed by Reiner Knizia and first published in 1999. If you like it here, look for a copy: it is a pleasure on a real table.
about-rocket-chapter = SR-ABOUT
about-rocket-map = The map is not the printed one. We drew England afresh on 208 hexes and put each town on the hex nearest to its true place. The roles of most towns, three of the seven companies and the goods of all cities are ours.
about-rocket-rulings = Where the published rules are silent or contradict themselves we had to decide; such clauses say “our ruling”.
