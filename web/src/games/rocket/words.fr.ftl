# Stephenson’s Rocket : ce que seuls disent son plateau et ses tableaux.

board-title = ANGLETERRE
board-motto = et ses chemins de fer, dès 1830
board-wales = PAYS DE GALLES
board-north-sea = Mer du Nord
board-irish-sea = Mer d’Irlande
board-channel = La Manche

board-empty = terrain nu
board-track = voie de { $company }
board-station-of = gare de { $name }
board-locomotive = locomotive { $company }, tournée vers { $direction ->
    [est] l’est
    [ouest] l’ouest
   *[other] le { $direction }
}
board-locomotive-home = locomotive { $company }, pas encore partie
board-start-town = { $town }, ville de départ de { $company }
board-railway-town = { $town }, ville ferroviaire
board-city = { $town }, grande ville, jetons : { $tokens }
board-no-tokens = plus aucun
board-can-advance = faire avancer { $company } jusqu’ici
board-can-bid = miser pour envoyer { $company } ici
board-can-token = prendre un jeton { $good }

board-companies = Compagnies
board-company = Compagnie
board-bank = Banque
board-worth = Villes
board-worth-help = Le nombre de villes reliées à la ligne, et le premier prix en milliers de livres (N dans les règles)
board-shares = Titres
board-shares-short = titres
board-stations-short = gares
board-legend = ▲ seul en tête, et de combien ; = à égalité en tête ; 2 aurait le second prix. Titres en haut, gares sur la ligne en bas.
board-rank-1 = en tête de { $margin }
board-rank-1-shared = à égalité en tête
board-rank-2 = deuxième, à { $margin } de la tête
board-rank-2-shared = deuxième à égalité, à { $margin } de la tête
board-supplementary = { $count ->
    [one] dont { $count } supplémentaire
   *[other] dont { $count } supplémentaires
}
board-goods = Marchandises et passagers
board-good = Marchandise
board-passengers = passagers
board-tokens = Jetons
board-stations-left = { $count ->
    [one] { $count } gare sur { $all } en réserve
   *[other] { $count } gares sur { $all } en réserve
}
board-passengers-held = { $count ->
    [one] { $count } passager
   *[other] { $count } passagers
}
board-projected = Argent actuel, et si la partie finissait
board-projected-help = La seconde somme ajoute le décompte final de la position présente.
board-secret = secret
board-thousands = { $amount ->
    [0] 0 £
   *[other] { NUMBER($amount) } 000 £
}
board-until-end = Avant la fin
board-tiles = Tuiles de voie restantes
board-action = Action { $number } sur 2
board-tiles-short = tuiles de voie : { $count }
board-selling-short = compagnies avec des titres : { $count }
board-tiles-note = La partie finit avec la dernière.
board-selling = Compagnies dont la banque a des titres
board-selling-note = La partie finit quand il en reste une au plus.
board-passengers-left = Jetons passagers restants

about-rocket = Stephenson’s Rocket est un jeu de Reiner Knizia, publié pour la première fois en 1999. S’il vous plaît ici, cherchez-en un exemplaire : c’est un plaisir sur une vraie table.
about-rocket-chapter = SR-ABOUT
about-rocket-map = La carte n’est pas celle qui fut imprimée. Nous avons redessiné l’Angleterre sur 208 cases et mis chaque ville sur la case la plus proche de sa vraie place. Le rôle de la plupart des villes, trois des sept compagnies et les marchandises de toutes les grandes villes sont de nous.
about-rocket-rulings = Là où les règles publiées se taisent ou se contredisent, il a fallu trancher ; ces articles portent la mention « notre interprétation ».
