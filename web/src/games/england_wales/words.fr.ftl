# Railways of England and Wales : ce qu’on lit sur son plateau et à côté.

ew-tab = Registre
ew-log-turn = Coup { $number } – { $name }
    .you = Coup { $number } – vous
ew-board-label = Carte de l’Angleterre et du pays de Galles en hexagones, avec villes, marchandises et voies. Les flèches déplacent la vue ; Tab mène aux hexagones.
ew-scotland = ÉCOSSE
ew-north-sea = Mer du Nord
ew-irish-sea = Mer d’Irlande
ew-channel = Manche
ew-bristol-channel = Canal de Bristol
ew-title = RAILWAYS OF
ew-title-where = England and Wales
ew-motto = sous la reine Victoria

ew-score = { NUMBER($amount) } { $amount ->
    [one] point
   *[other] points
}
ew-purse = { NUMBER($amount) }k
ew-money-k = { $amount }k
ew-of = { $count } sur { $all }

## Les lieux en toutes lettres

ew-terrain-plain = plaine, { $cost }k
ew-terrain-river = rivière, { $cost }k
ew-terrain-mountain = montagne, { $cost }k
ew-city = { $city } ({ $colour }) : { $cubes }
ew-grey = grise
ew-no-cubes = aucun cube
ew-has-tile = tuile Ville nouvelle
ew-has-marker = marqueur de ville vide
ew-link = { $from } – { $to }
ew-link-open = { $from } – inachevée
ew-link-of = liaison { $link } de { $name }
ew-open-end = Bout de voie
ew-can-start = commencer une liaison ici
ew-can-resume = continuer votre liaison
ew-can-side = poser la voie de ce côté
ew-can-tile = poser la voie vers ici
ew-can-place = poser une tuile Ville nouvelle ici
ew-can-cube = livrer un cube d’ici
ew-can-via = envoyer le cube ici
ew-can-grow = faire croître la ville

## Ce qui se fait

ew-doing = Ce qui se fait
ew-here-cubes = Les cubes, et qui gagne quoi
ew-here-none = { $colours } : aucun chemin vers une ville de cette couleur pour l’instant.
ew-here-goal = Ou choisissez la ville que la liaison doit atteindre.
ew-here-build = Construire une voie d’ici
ew-here-deliver = Livrer un cube d’ici
ew-here-urbanise = Urbaniser
ew-means = Vos moyens
ew-means-of = Moyens de { $name }
ew-cash = Argent
ew-income-next = Prochain revenu
ew-income-sum = Revenu { $income }k, moins { $interest }k d’intérêts
ew-cost-tile = Voie, par tuile
ew-terrain-costs = { $plain }/{ $river }/{ $mountain }k
ew-cost-engine = Locomotive { $level }
ew-cost-urbanise = Urbaniser
ew-bonds = { $count ->
    [one] { $count } emprunt
   *[other] { $count } emprunts
}
ew-bonds-cost = { $count ->
    [one] Demande { $count } emprunt : { $money }k maintenant, { $interest }k d’intérêts par tour, { $points } point de moins à la fin.
   *[other] Demande { $count } emprunts : { $money }k maintenant, { $interest }k d’intérêts par tour, { $points } points de moins à la fin.
}
ew-one-bond = Un emprunt de plus : { $money }k maintenant, { $interest }k d’intérêts par tour, { $points } point de moins à la fin.
ew-actions-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
ew-tiles-laid = Tuiles
ew-tiles-plain = Plaine
ew-tiles-river = Rivière
ew-tiles-mountain = Montagne
ew-crossings = Croisements
ew-cost-so-far = Coût jusqu’ici
ew-next-tile = Prochaine tuile ({ $terrain })
ew-this-tile = Cette tuile ({ $terrain })
ew-tile-after = Et la suivante
ew-ground-plain = plaine
ew-ground-river = rivière
ew-ground-mountain = montagne
ew-would-complete = Achève { $link }.
ew-complete = La liaison est achevée.
ew-finish-none = Terminer la construction
ew-finish-tunnel = Terminer avec l’Ingénieur des tunnels
ew-finish-grant = Terminer avec la Concession de terres
ew-finish-both = Terminer avec les deux cartes
ew-stop-none = S’arrêter là, inachevée
ew-stop-tunnel = S’arrêter là, avec l’Ingénieur des tunnels
ew-stop-grant = S’arrêter là, avec la Concession de terres
ew-stop-both = S’arrêter là, avec les deux cartes
ew-unfinished = Une liaison inachevée à la fin du tour est retirée de la carte.
ew-delivery = Cube { $colour } de { $city }
ew-build-to = construire de { $from } à { $to } par le tracé le moins cher : { $cost }k pour les tuiles
ew-build-drawn = construire de { $from } à { $to }, selon le tracé dessiné
ew-lay-drawn = poser des voies depuis { $from }, selon le tracé dessiné
ew-drawn-barred = Impossible de poser la voie selon ce tracé. Avancez case par case : chaque clic dit ce qui l’empêche.
ew-deliver-to = livrer le cube { $colour } à { $city }
ew-links-left = { $count ->
    [one] { $count } liaison au plus
   *[other] { $count } liaisons au plus
}
ew-how-act = Cliquez sur une ville pour voir ce qu’on peut y faire, ou choisissez ici.
ew-how-start = Cliquez sur la ville d’où part la liaison.
ew-how-side = Cliquez sur la ville où doit mener la liaison, ou posez-la case par case.
ew-how-tile = Cliquez sur la ville où doit mener la liaison, ou sur la case suivante.
ew-how-cube = Cliquez sur la ville que quitte le cube.
ew-how-via = Cliquez sur la ville où doit aller le cube.
ew-how-place = Cliquez sur la ville grise.
ew-more-routes = Il y a d’autres chemins ; avancez liaison par liaison pour les voir.
ew-auction = Premier joueur
ew-no-bid = Aucune mise
ew-out = a passé
ew-still-in = en lice

## Les cartes

ew-cards = Cartes
ew-cards-count = Cartes ({ $count })
ew-close = Fermer
ew-see-map = Regarder la carte
ew-cards-back = Revenir au choix
ew-display = Cartes visibles
ew-deck = { $count ->
    [0] la pioche est vide
    [one] { $count } dans la pioche
   *[other] { $count } dans la pioche
}
ew-unseen = Encore dans la pioche
ew-hand = Cartes en main
ew-take = Prendre
ew-play = Jouer
ew-keep = Garder
ew-two-barons = Vos deux barons : vous en garderez un, à votre tour
ew-choose-baron = Gardez l’un de ces deux barons ; personne ne voit lequel
ew-barons = Les douze barons
ew-baron-look = Regarder votre baron
ew-baron-cover = Cacher votre baron
ew-baron-hidden = Garde un baron face cachée
ew-baron-met = Rempli pour l’instant
ew-baron-unmet = Pas rempli pour l’instant

## Le registre

ew-track = Échelle des revenus
ew-track-seat = { $name } en { $position }, revenu { $income }k
ew-points = Points
ew-income = Revenu
ew-bonds-held = Emprunts
ew-next = Prochain revenu
ew-engine = Locomotive
ew-engine-next = suivante : { $cost }k
ew-links-held = Liaisons
ew-deliveries = Livraisons (rouge)
ew-with-red = { $count } ({ $red })
ew-score-now = Points, emprunts déduits
ew-first = Premier joueur
ew-tracker = Couleurs livrées pour la Ligne de voyageurs
ew-inspected = Arrêté par un inspecteur ce tour-ci
ew-until-end = Jusqu’à la fin
ew-turn = Tour { $turn } sur { $all } au plus
ew-last-turn = Tour { $turn } ; le dernier est le tour { $last }
ew-round = manche { $round } sur { $all }
ew-emptied = Marqueurs de ville vide : { $count } sur { $all }
ew-empty-left = { $count ->
    [0] La fin est annoncée.
    [one] Encore une ville vide, et c’est la fin.
   *[other] Encore { $count } villes vides, et c’est la fin.
}
ew-major-lines = Lignes majeures
ew-supply = Réserve
ew-tiles-left = Tuiles Ville nouvelle
ew-bag = Cubes dans le sac

ew-end-source = Points pour
ew-end-total = Score final

about-england-wales = Railways of England and Wales est un jeu de Martin Wallace, développé par Sean Brown et Keith Blume et publié par Eagle Games en 2009.
about-england-wales-chapter = EW-ABOUT
about-england-wales-map = Le plateau imprimé manquait. La carte a été redessinée sur des hexagones d’environ 27 km ; les villes, leurs couleurs et leurs cubes, les barrières, les grandes lignes, les barons et le nombre de la plupart des cartes sont reconstitués.
about-england-wales-rulings = La règle ne dit que ce qui change par rapport au jeu qu’elle complète ; le reste vient d’autres descriptions. Là où elles se taisent, un article porte la mention « notre interprétation ».

ew-standing-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
ew-standing-round = Tour { $turn }, manche { $round } sur 3
ew-standing-markers = { $count ->
    [one] encore une ville à vider
   *[other] encore { $count } villes à vider
}
ew-standing-last = le tour { $turn } est le dernier
