# Ce que dit le terrain dans un terminal.

# Le chemin parcouru se trouve là où d’autres jeux ont de l’argent.
money = { $amount ->
    [one] { $amount } tuile de chemin
   *[other] { $amount } tuiles de chemin
}

## La légende de la carte. Une ligne a place pour 24 lettres.

legend-crew = équipe de A
legend-locomotive = locomotive, vers l’ouest
legend-land = terre, face cachée
legend-river = fleuve, face cachée
legend-target = tuile à orienter

## Les tableaux

column-seat = Place
column-crew = Équipe
column-locomotive = Locomotive
column-distance = Jusqu’à Kansas City
column-reach = Peut rouler en
column-last_run = Dernière course (tour)
before-turns = Aucun tour n’a encore été joué.
round = Manche { $round } sur { $limit }, tour { $turn }.
crew-die = Dé de l’équipe : { $crew }.
both-dice = Dé de l’équipe : { $crew }. Dé de locomotive : { $locomotive }.
remaining = Encore face cachée : { $tiles }.
count = { $count } × { $tile }

## Le terrain raconté ligne par ligne

city-place = { $city } est en { $cell }.
river = Le fleuve passe par { $cells }.
hidden-land = { $count ->
    [0] Aucune tuile de terre n’est cachée.
    [one] Une tuile de terre est cachée : { $cells }.
   *[other] { $count } tuiles de terre sont cachées : { $cells }.
}
hidden-river = { $count ->
    [0] Aucune tuile de fleuve n’est cachée.
    [one] Une tuile de fleuve est cachée : { $cells }.
   *[other] { $count } tuiles de fleuve sont cachées : { $cells }.
}
tile-open = { $count ->
    [0] { $cell }, { $tile } : pas de voie.
   *[other] { $cell }, { $tile }, position { $rotation } : { $track }.
}
track-line = { $one } à { $other }
track-any = à volonté entre { $edges }
reserve = Réserve : { $tiles }.
slot-tile = { $slot }, { $tile }
slot-hidden = { $slot }, face cachée
between = { " ; " }
seat-line = { $seat } : équipe { $crew } ; locomotive { $locomotive }, à { $distance ->
    [one] { $distance } tuile
   *[other] { $distance } tuiles
} de Kansas City ; { $ran ->
    [0] elle n’a pas encore roulé
   *[other] sa dernière course est du tour { $ran }
} ; { $count ->
    [0] elle ne peut rouler nulle part maintenant
   *[other] elle peut rouler en { $reach }
}.
on-cell = en { $cell }
in-city = à { $city }
heading = { $direction ->
    [est] en { $cell }, venue de l’{ $direction }
    [ouest] en { $cell }, venue de l’{ $direction }
   *[other] en { $cell }, venue du { $direction }
}
