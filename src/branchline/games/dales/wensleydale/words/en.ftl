# What is said in Last Train to Wensleydale alone.

## The game

game-name = Last Train to Wensleydale
game-summary = The Yorkshire Dales, when every village wanted a railway. Bid for influence with landowners, engine dealers and two great companies, push your line up the valleys, load stone, cheese and passengers on second-hand trains, and sell the track before it ruins you. Every mile costs money as long as it is yours; the art is to have carried what it can carry before the Midland or the North Eastern takes it off your hands.

## Words for things

company-red = Midland Railway
company-green = North Eastern Railway
item-stone = stone
item-cheese = cheese
piece-stone = stone
piece-cheese = cheese
terrain-plain = plain
terrain-valley = valley
terrain-hill = hill

## Parts of sentences

of-company = of the { $company }
to-company = to the { $company }
one-item = { $item ->
    [stone] a stone
    [cheese] a cheese
   *[other] a { $item } passenger
}
counted-items = { $items ->
    [one] { one-item }
   *[other] { $items } { $item ->
        [stone] stones
        [cheese] cheeses
       *[other] { $item } passengers
    }
}
single-item = { $item ->
    [stone] stone
    [cheese] cheese
   *[other] { $item } passenger
}
all-items = { $item ->
    [stone] stone
    [cheese] cheese
   *[other] { $item } passengers
}
