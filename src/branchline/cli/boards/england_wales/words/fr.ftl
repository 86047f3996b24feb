# Ce que disent les plateaux des deux jeux dans un terminal. L’argent est en milliers.

amount = { NUMBER($amount) }
between = { " ; " }
nothing = rien

## La légende de la carte. Une barre commence la seconde ligne ; une ligne a la place de 21 lettres.

letter-red = r
letter-yellow = j
letter-blue = b
letter-purple = v
letter-black = n
legend-plain = plaine : sa colonne, | la rangée est à gauche
legend-river = rivière
legend-mountain = montagne
legend-track = voie | et son propriétaire
legend-open = voie d’une liaison | inachevée
legend-city = ville, dans sa couleur, | ses cubes dessous :
legend-emptied = ville grise, vide

## La carte en phrases

turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }{ $round ->
        [0] { "" }
       *[other] , manche { $round }
    }
} : { $phase }. Villes vides : { $emptied } sur { $enough }.{ $last ->
    [0] { "" }
   *[other] { " " }Le tour { $last } est le dernier.
}
no-links = Il n’y a pas encore de voie.
links = { $owner } : { $links }.
link = { $a }–{ $b } ({ $tiles ->
    [0] côte à côte
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
})
open-link = depuis { $a }, inachevée après { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, vers { $beyond }
city = { $city } ({ $code }) en { $hex }, { $colour } : { $cubes }.
city-emptied = { $city } ({ $code }) en { $hex }, { $colour } : vidée ; { $cubes }.
grey = gris
bag = Dans le sac : { $cubes }.

## Tableaux

column-seat = Place
column-cash = Argent
column-bonds = Emprunts
column-engine = Locomotive
column-position = Points
column-income = Revenu
column-links = Liaisons
column-score = Si c’était fini
column-cards = Cartes
column-company = Compagnie
column-controller = Dirigée par
column-price = Cours
column-funds = Caisse
column-due = Revenu
column-available = Jamais vendus
column-treasury = Réserve
column-issued = Émis
column-in-shares = En titres
column-value = Si c’était fini

## Le jeu normal

seat = { $seat } : { $cash }k en argent ; { $bonds ->
    [0] pas d’emprunt
    [one] { $bonds } emprunt, intérêts { $interest }k
   *[other] { $bonds } emprunts, intérêts { $interest }k
} ; locomotive { $engine } ; { $position } points, revenu { $income }k ; { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
} ; { $count ->
    [0] pas de carte
   *[other] cartes : { $cards }
} ; { $score } si la partie s’arrêtait là.
lines-left = { $count ->
    [0] Il ne reste aucune ligne majeure.
   *[other] Lignes majeures restantes : { $lines }.
}
display = { $count ->
    [0] Aucune carte visible
   *[other] Cartes à prendre : { $cards }
} ; { $deck } cachées.
baron = Votre baron veut : { $goal }. En l’état, vous ne l’avez pas ; cela rapporterait { $points } points.
baron-fulfilled = Votre baron veut : { $goal }. En l’état, cela rapporte { $points } points.

## Le jeu des titres

company = { $company }{ $run ->
    [0] , sans direction
   *[other] , dirigée par { $controller }
} : cours { $price }, caisse { $funds }k, revenu { $income }k, { $bonds ->
    [0] pas d’emprunt
    [one] { $bonds } emprunt
   *[other] { $bonds } emprunts
}, { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
} ; titres : { $count ->
    [0] personne n’en a
   *[other] { $holders }
} ; { $available } jamais vendus, { $treasury } en réserve, { $issued } émis.
track = Cours, du premier à agir au dernier : { $stacks }.
stack = { $price } { $companies }
portfolio = { $seat } : { $cash }k en argent ; { $count ->
    [0] pas de titre
   *[other] titres : { $shares }
} ; { $value }k si la partie s’arrêtait là.
limits = Peuvent encore payer : { $limits }.
payout = Ce que { $company } peut verser :
dividend = { $amount }k : { $each }k par titre{ $count ->
    [0] { "" }
   *[other] { " " }({ $seats })
} ; { $kept }k restent à la compagnie, et le cours passe à { $price }.
vote = Les actionnaires de { $company } votent : { $buyer } doit-elle acheter { $target } ? Doivent encore voter : { $waiting }.
merger = Acheter { $target } coûte { $price }k, { $each }k par titre{ $count ->
    [0] { "" }
   *[other] { " " }({ $seats })
} ; l’acheteuse a ensuite { $funds }k, { $bonds ->
    [one] { $bonds } emprunt
   *[other] { $bonds } emprunts
} et { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}.
