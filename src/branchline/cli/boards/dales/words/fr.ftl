# Ce que dit le plateau dans un terminal.

victory-points = { NUMBER($amount) } PV

## Sous la carte. Une barre commence la ligne suivante.

legend = SETTrgo  ville neutre : passagers rouges (r) et verts (g), opposants (o)   SKIP=R  ville des rouges | ryls••  terrain avec deux cubes   ^pen_y•  colline ou houblonnière avec un cube, fermée aux voies | ····  ouvert aux voies   ::::  pour 2 points   AAA  voies de A   RRR  des rouges   aaa  prévues
sources = Cubes des terrains fermés, et villes neutres où les charger :

## Les tableaux

turn = Tour { $turn } sur { $turns } : { $phase }.
column-seat = Place
column-points = PV
column-projected = Total
column-balance = P/P
column-cubes = Cubes
column-white = Blanc
column-brown = Brun
column-red = Rouge
column-green = Vert
column-tracks = Voies
column-sets = Séries
column-order = Ordre
column-seats = Du premier au dernier
column-piles = Piles, depuis le sommet
column-space = Case
column-minimum = Dès
column-worth = Valeur
column-bid = Mise
order-player = Ordre des joueurs (P/P)
order-build = Ordre de construction (blanc)
order-train = Ordre des trains (brun)
points = { $source } { $points }
red-or-green = rouge ou verte 1
price = Prix { $cost }
train-legend = t3a 3+2 : 3 places de passagers, 2 de marchandises ; puis l’acheteur et ce qui est à bord

## Le plateau raconté ligne par ligne

objectors = { $count ->
    [one] un opposant
   *[other] { $count } opposants
}
tracks = { $count ->
    [0] { $owner } : aucune voie sur le plateau.
    [one] { $owner } : { $count } voie, { $lines }.
   *[other] { $owner } : { $count } voies, { $lines }.
}
town = { $town }, { $kind }, { $owned ->
    [0] neutre
   *[other] propriétaire : { $owners }
} ; { $count ->
    [0] personne
   *[other] { $people }
}.
goods-here = { $area } : { $goods }.
# Toutes ses villes n’ont de propriétaire qu’un instant : les marchandises sont alors défaussées.
goods-towns = { $area } : { $goods }, à charger à { $towns }.
link-open = Nuremberg et Fürth ne sont pas encore reliées.
link-paid = La liaison entre Nuremberg et Fürth a été payée.
seat = { $seat } : { $points } points, { $projected } si la partie finissait maintenant ; pertes et profits { $balance } ; cubes : { $hand } en main, { $stock } en stock ; influence { $influence } ; voies : { $laid } sur le plateau, { $supply } en réserve ; { $count ->
    [0] rien dans la collection
   *[other] collection : { $collection }, { $sets ->
        [one] { $sets } série
       *[other] { $sets } séries
    }
}.
order = { $order } : { $seats }.
space-free = Case { $space }, dès { $minimum } cubes : { $worth }. Aucune mise.
space-taken = Case { $space } : { $worth }. Mise de { $cubes } par { $seat }.
train-free = Train { $train }, prix { $cost } : places { $passengers } pour passagers, { $goods } pour marchandises ; à vendre.
train-bought = Train { $train }, prix { $cost } : places { $passengers } pour passagers, { $goods } pour marchandises ; acheté par { $seat }, { $count ->
    [0] vide
   *[other] à bord { $load }
}.

## Ce qui est commencé

loadable = À charger maintenant : { $items }.
build-points = { $points ->
    [one] { $points } point de construction
   *[other] { $points } points de construction
}
line = Ligne { $areas } : { $demand } ; { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} à dépenser et { $choose } d’influence à choisir ; { $slack } de plus possible.
extensions = Ensuite : { $ways }.
payment = Encore à payer : { $due }, à prendre sur { $left }.
sale = Vente, { $company } : { $areas } ; { $tracks ->
    [one] { $tracks } voie
   *[other] { $tracks } voies
} pour { $cost } d’influence.
