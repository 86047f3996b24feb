# Ce qui ne se dit que dans Last Train to Wensleydale.

## Le jeu

game-name = Last Train to Wensleydale
game-summary = Les Dales du Yorkshire, au temps où chaque village voulait son chemin de fer. Misez pour avoir de l’influence auprès des propriétaires, des marchands de locomotives et de deux grandes compagnies, poussez votre ligne au fond des vallées, chargez pierre, fromage et passagers sur des trains d’occasion, et vendez la voie avant qu’elle ne vous ruine. Chaque lieue coûte tant qu’elle est à vous ; tout l’art est d’avoir transporté ce qu’elle peut transporter avant que le Midland ou le North Eastern ne vous en débarrasse.

## Le nom des choses

company-red = Midland Railway
company-green = North Eastern Railway
item-stone = pierre
item-cheese = fromage
piece-stone = pierre
piece-cheese = fromage
terrain-plain = plaine
terrain-valley = vallée
terrain-hill = colline

## Des morceaux de phrases

of-company = du { $company }
to-company = au { $company }
one-item = { $item ->
    [pierre] une pierre
    [fromage] un fromage
   *[other] un passager { $item }
}
counted-items = { $items ->
    [one] { one-item }
   *[other] { $items } { $item ->
        [pierre] pierres
        [fromage] fromages
       *[other] passagers { $item }s
    }
}
single-item = { $item ->
    [pierre] pierre
    [fromage] fromage
   *[other] passager { $item }
}
all-items = { $item ->
    [pierre] pierre
    [fromage] fromage
   *[other] passagers { $item }s
}
