# Ce que dit le plateau dans un terminal.

money = { NUMBER($amount) } £

## La légende de la carte. Une barre commence la seconde ligne ; une ligne a place pour 21 lettres.

legend-target = où la locomotive | s’apprête à aller
legend-land = case libre : colonne, | la rangée est à gauche
legend-track = voie | avec une gare de A
legend-locomotive = locomotive | et son orientation
legend-station = gare de B
legend-home = ville de départ | locomotive encore là
legend-departed = ville de départ | locomotive partie
legend-railway = ville ferroviaire
legend-city = grande ville et, par | lettre, ses jetons :

## Les tableaux

column-company = Compagnie
column-locomotive = Locomotive
column-worth = Villes
column-bank = Banque
at-home = au départ
column-seat = Place
column-money = Argent
column-projected = À ce jour
column-stations = Gares en réserve
column-passengers = Passagers
column-tokens = Jetons
supply = Il reste { $tiles ->
    [one] { $tiles } tuile de voie
   *[other] { $tiles } tuiles de voie
} et { $passengers ->
    [one] { $passengers } jeton passager
   *[other] { $passengers } jetons passagers
}.
holding = 3+1 ⌂2 : 3 titres, 1 supplémentaire, 2 gares sur la ligne

## Le plateau raconté ligne par ligne

line-absorbed = { $company } a été absorbée.
line-home = { $company }, { $status }, n’est pas partie : sa locomotive est chez elle, en { $hex }. Ligne : { $line }. Villes reliées ({ $worth }) : { $towns }.
line-departed = { $company }, { $status } : locomotive en { $hex }, orientation { $facing }. Ligne : { $line }. Villes reliées ({ $worth }) : { $towns }.
station-on-line = Gare de { $seat } en { $hex }, sur la ligne { $company }.
station-alone = Gare de { $seat } en { $hex }, sur aucune ligne.
town-city = { $count ->
    [0] Grande ville { $town } ({ $code }) en { $hex } : plus aucun jeton.
   *[other] Grande ville { $town } ({ $code }) en { $hex } : reste { $tokens }.
}
town-railway = Ville ferroviaire { $town } ({ $code }) en { $hex }.
town-start = Ville de départ { $town } ({ $code }) en { $hex }, d’où part { $company }.
holders = { $company } : banque { $bank } ; { $holders }.
between = { " ; " }
no-holder = personne n’y a de titre ni de gare
holder = { $seat } { $shares ->
    [one] { $shares } titre
   *[other] { $shares } titres
}{ $more ->
    [0] { "" }
    [one] , { $more } supplémentaire
   *[other] , { $more } supplémentaires
}{ $stations ->
    [0] { "" }
    [one] , { $stations } gare
   *[other] , { $stations } gares
}
seat-open = { $seat } : { $money }, { $projected } si la partie finissait maintenant ; { $stations ->
    [one] { $stations } gare
   *[other] { $stations } gares
} en réserve ; { $passengers ->
    [one] { $passengers } jeton passager
   *[other] { $passengers } jetons passagers
} ; { $count ->
    [0] aucun jeton de ville
   *[other] jetons de ville : { $tokens }
}.
seat-hidden = { $seat } : argent secret ; { $stations ->
    [one] { $stations } gare
   *[other] { $stations } gares
} en réserve ; { $passengers ->
    [one] { $passengers } jeton passager
   *[other] { $passengers } jetons passagers
} ; { $count ->
    [0] aucun jeton de ville
   *[other] jetons de ville : { $tokens }
}.
