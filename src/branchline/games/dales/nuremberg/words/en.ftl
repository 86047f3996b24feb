# What is said in First Train to Nürnberg alone.

## The game

game-name = First Train to Nürnberg
game-summary = Germany’s first steam train has run from Nürnberg to Fürth, and now everybody round about wants a railway. Bid for influence with landowners, engine dealers and two great companies, build out over the rivers to hop fields and market towns, load beer, mail and passengers on second-hand trains, and sell the track before it ruins you. Whoever helps to join Nürnberg and Fürth is paid for it, and with two or three players those who travel first class are worth three.

## Words for things

company-red = red company
company-green = green company
item-beer = beer
item-mail = mail
piece-beer = beer
piece-mail = mail
terrain-lowland = lowland
terrain-hop = hop field
terrain-hill = hill

## Parts of sentences

of-company = of the { $company }
to-company = to the { $company }
one-item = { $item ->
    [beer] a barrel of beer
    [mail] a sack of mail
   *[other] a { $item } passenger
}
counted-items = { $items ->
    [one] { one-item }
   *[other] { $items } { $item ->
        [beer] barrels of beer
        [mail] sacks of mail
       *[other] { $item } passengers
    }
}
single-item = { $item ->
    [beer] beer
    [mail] mail
   *[other] { $item } passenger
}
all-items = { $item ->
    [beer] beer
    [mail] mail
   *[other] { $item } passengers
}
