# Ce qui ne se dit que dans First Train to Nürnberg.

## Le jeu

game-name = First Train to Nürnberg
game-summary = Le premier train à vapeur d’Allemagne a roulé de Nuremberg à Fürth, et tout le pays alentour veut désormais son chemin de fer. Misez pour avoir de l’influence auprès des propriétaires, des marchands de locomotives et de deux grandes compagnies, construisez par-dessus les rivières jusqu’aux houblonnières et aux bourgs, chargez bière, courrier et passagers sur des trains d’occasion, et vendez la voie avant qu’elle ne vous ruine. Qui aide à relier Nuremberg et Fürth en est récompensé, et à deux ou trois joueurs, les voyageurs de première classe en valent trois.

## Le nom des choses

company-red = compagnie rouge
company-green = compagnie verte
# « bière » ne se met pas entre crochets : c’est le cas restant de one-item, counted-items, single-item et all-items.
item-beer = bière
item-mail = courrier
piece-beer = bière
piece-mail = courrier
terrain-lowland = plaine
terrain-hop = houblonnière
terrain-hill = colline

## Des morceaux de phrases

of-company = de la { $company }
to-company = à la { $company }
one-item = { $item ->
    [courrier] un sac de courrier
    [rouge] un passager rouge
    [vert] un passager vert
   *[other] un tonneau de { $item }
}
counted-items = { $items ->
    [one] { one-item }
   *[other] { $items } { $item ->
        [courrier] sacs de courrier
        [rouge] passagers rouges
        [vert] passagers verts
       *[other] tonneaux de { $item }
    }
}
single-item = { $item ->
    [courrier] courrier
    [rouge] passager rouge
    [vert] passager vert
   *[other] { $item }
}
all-items = { $item ->
    [courrier] courrier
    [rouge] passagers rouges
    [vert] passagers verts
   *[other] { $item }
}
