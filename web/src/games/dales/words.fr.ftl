# La famille des Dales dans le navigateur : ce qui se lit sur ses plateaux, à côté, et à leur place.

dales-title-wensleydale = RELEVÉ DES DALES DU YORKSHIRE
dales-title-nuremberg = NUREMBERG ET SES ENVIRONS
dales-map-label = Carte des zones avec les villes, les marchandises, les gens et les lignes. Les flèches déplacent la vue ; la touche Tab mène aux zones.
dales-areas = Zones. Les flèches vont d’une zone à l’autre, Entrée choisit, N et P sautent là où l’on peut agir.
dales-extension = extension, hors jeu
dales-sheet-map = Carte
dales-sheet-auction = Enchères
dales-sheet-trains = Trains
dales-sheet-ledger = Échelles d’influence
dales-tab-tables = Comptes
dales-log-turn = Coup { $number } – { $name }
    .you = Coup { $number } – vous
dales-money = { NUMBER($amount) } PV

dales-letter-stone = P
dales-letter-cheese = F
dales-letter-beer = B
dales-letter-mail = C
dales-letter-red = R
dales-letter-green = V

dales-short-wensleydale-red = MR
dales-short-wensleydale-green = NER
dales-short-nuremberg-red = R
dales-short-nuremberg-green = V

dales-town-of = ville de { $companies }
dales-arrows = se charge à { $towns }
dales-tracks-of = voies de { $names }
dales-can-start = commencer une ligne ici
dales-can-extend = poser une voie jusqu’ici, pour { $points ->
    [one] { $points } point de construction
   *[other] { $points } points de construction
}{ $white ->
    [0] {""}
   *[other] , influence blanche { $white }
}{ $red ->
    [0] {""}
   *[other] , influence rouge { $red }
}{ $green ->
    [0] {""}
   *[other] , influence verte { $green }
}
dales-can-load = charger : { $item }
dales-can-sell = commencer une vente à { $company }
dales-can-sell_extend = vendre la voie jusqu’ici

dales-minimum = dès { $minimum }
dales-either = rouge ou vert
dales-free = aucune mise
dales-bid-of = { $name } mise { $cubes }
dales-no-bid = aucune mise, { $minimum } cubes au moins
dales-space-label = Case { $space } : imprimé { $printed } ; tiré { $drawn } ; { $bid }.
dales-hands = Cubes en main, dans l’ordre des joueurs
dales-in-hand = en main
dales-drawn-legend = tiré du sac
dales-uses = À quoi sert l’influence
dales-use-white = Blanc : qui construit d’abord ; écarte les opposants
dales-use-brown = Brun : qui charge d’abord ; achète les trains
dales-use-companies = Compagnies : leurs villes sur une ligne ; ventes

dales-cost = Coûte { $cost ->
    [one] { $cost } point d’influence brune
   *[other] { $cost } points d’influence brune
}
dales-train-free = à vendre
dales-train-of = acheté par { $name }
dales-buy-aim = acheter le train { $train }, avec { dales-places }
dales-train-label = Train { $train }, prix { $cost }, avec { dales-places }, { $bearer } ; transporte : { $carried }.
dales-places = { $passengers ->
    [0] aucune place pour passagers
    [one] { $passengers } place pour passagers
   *[other] { $passengers } places pour passagers
} et { $goods ->
    [0] aucune pour marchandises
   *[other] { $goods } pour marchandises
}
dales-passed = a passé

dales-track-white = Blanc · gouvernement
dales-track-brown = Brun · locomotives
dales-track-red = Rouge · { $company }
dales-track-green = Vert · { $company }
dales-balance = Pertes et profits
dales-pile = sur { $level } : { $names }
dales-pile-note = Le dernier arrivé sur une case est au sommet de la pile et passe le premier à égalité.
dales-influence = Influence et cubes
dales-order-player = Ordre des joueurs
dales-order-build = Ordre de construction
dales-order-train = Ordre des trains
dales-order-later = après les enchères

dales-running = Ce que la ligne coûte jusqu’ici
dales-line = Ligne
dales-sale = Vente
dales-tracks = { $count ->
    [one] { $count } voie
   *[other] { $count } voies
}
dales-price = { $count ->
    [one] { $count } point de construction
   *[other] { $count } points de construction
}
dales-price-influence = influence { $colour } : { $count }
dales-price-exchange = { $count } points en échange
dales-points = Points de construction
dales-cubes-used = payés en cubes
dales-to-choose = en influence
dales-slack = de reste

dales-collection = Transporté jusqu’ici
dales-item = Article
dales-sets = { $count ->
    [one] { $count } série
   *[other] { $count } séries
}
dales-seat-line = Pertes et profits { $balance } · { $laid ->
    [one] { $laid } voie posée
   *[other] { $laid } voies posées
}, { $supply } en réserve
dales-turn = Tour { $turn } sur { $turns }
dales-link-open = Nuremberg et Fürth ne sont pas encore reliées : qui aura une voie sur la première liaison marquera.
dales-link-paid = Nuremberg et Fürth sont reliées.
dales-projected = Si la partie finissait maintenant
dales-counted = Compté
dales-row-points = Points jusqu’ici
dales-row-sets = Séries, 2 chacune
dales-row-balance = Pertes et profits
dales-row-tracks = Voies à soi
dales-company-left = Voies que les compagnies peuvent encore reprendre : rouge { $red }, verte { $green }.

about-wensleydale = Last Train to Wensleydale est de Martin Wallace, publié en 2009 par Treefrog Games.
about-wensleydale-chapter = WD-ABOUT
about-wensleydale-map = Nous n’avions pas le plateau imprimé. Les lieux sont réels et à leur place, mais le découpage des Dales en 109 zones, la place des collines, des vallées et du fromage et l’appartenance des villes sont de nous, là où les exemples publiés ne les disent pas. Il en va de même de ce qui est imprimé sur sept des huit cases d’enchères et du nombre de places de chaque train.
about-wensleydale-rulings = Là où les règles se taisent, un article porte la mention « notre interprétation ».
about-nuremberg = First Train to Nürnberg, révision de 2010 de Last Train to Wensleydale, est de Martin Wallace et a été publié par Argentum Verlag et Treefrog Games.
about-nuremberg-chapter = NB-ABOUT
about-nuremberg-map = Les 98 secteurs autour de Nuremberg, les houblonnières avec leurs flèches et les rivières sur les frontières ont été redessinés d’après le pays réel, le centre plus grand que nature. La feuille de mise en place, introuvable, a été reconstituée d’après les règles plus anciennes ; les cases d’enchères, les trains du côté pour deux ou trois joueurs et le nombre de tours sont eux aussi des reconstitutions.
about-nuremberg-rulings = La façon de compter la prime de la première liaison est en partie notre lecture.

learn-picture-WD-1 = Wensleydale avant le premier tour : la pierre sur les collines, le fromage dans les plaines, du monde dans les villes neutres, et pas une voie.
learn-picture-NB-2 = Les environs de Nuremberg avant le premier tour : la bière dans les houblonnières, le courrier dans ses secteurs, du monde dans les villes neutres, et pas une voie.
learn-picture-WD-5 = D a misé 4 cubes sur la case 1 et en a chassé A. Les autres ont deux mises chacun, A est donc seul à miser : ici 3 cubes sur la case 4, encore libre. Dans les cadres en pointillé, les jetons tirés du sac.
learn-picture-WD-6 = Le blanc décide qui construit d’abord : A et C sont à égalité, mais A est arrivé plus tard et se trouve au-dessus, il construit donc avant C. Le brun décide des trains : C, A, D, B.
learn-picture-WD-7 = B construit depuis Skipton, ville du Midland Railway, et est arrivé à Linton : 1 + 1 + 2 points de construction, et 1 rouge pour Skipton. La voie en pointillé vers Threshfield en coûterait 2 de plus, car elle entre dans une vallée.
learn-picture-WD-8 = B possède la ligne de Northallerton à Richmond et peut charger ce qui brille : trois passagers verts pour une ville verte, le fromage d’Ainderby et la pierre de Marske Moor, dont la flèche mène à Richmond. Les passagers rouges ne trouvent pas de ville rouge sur cette ligne.
learn-picture-WD-11 = B vend quatre voies au Midland Railway, de Skipton à Threshfield, pour 2 points d’influence rouge. Threshfield devient une ville rouge. La voie vers Bolton Abbey n’est pas dans la vente et reste à B.
learn-picture-NB-3 = A a construit de Nürnberg Süd à Stein, où il a fait céder deux opposants. La voie en pointillé vers Gebersdorf franchit une rivière et coûte 2. Entre Nord et Süd, les croix barrent le passage.
learn-picture-NB-5 = Les passagers de A voyagent en deuxième classe, dans le train 2d : 2 points chacun. La bière et le courrier rapportent 1 point dans n’importe quel train. Ceux de B, dans le train 3b, valent 3 points chacun.
learn-picture-NB-6 = La première liaison de Nuremberg à Fürth. A marque pour les cinq voies du court chemin de Süd par Leyh ; B et C ont part au long détour depuis Nord. La dernière voie, de Dambach à Fürth, est à la compagnie rouge et ne rapporte à personne.

dales-standing-turn = Tour { $turn } sur { $turns }
dales-standing-left = { $count ->
    [0] le dernier tour
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
