# Les dessins des règles de Railways of England and Wales.

learn-ew-exits = La voie entre dans une case par l'ouest. Elle peut en sortir tout droit, ou d'un côté plus à gauche ou plus à droite. Le côté par lequel elle est entrée et ses deux voisins sont fermés.
learn-ew-crossing = E construit de Reading à Northampton. Sur la plaine du milieu passe la voie de D, de Londres à Oxford : cette tuile coûte 2k de plus. Chaque voie garde ses deux côtés à elle.
learn-ew-delivery = La locomotive de B est de niveau 3 et mène un cube violet d'Oxford à Cambridge. Chaque liaison rapporte un point à son propriétaire : deux à B, et un à C.
learn-ew-income = Ce que rapporte chaque position à la fin d'un tour. Le premier point vaut 3k, les suivants jusqu'à 13 valent 1k chacun, puis il en faut deux ou plus pour 1k ; au-delà de 46, tous les quelques points coûtent 1k.
learn-ew-position = position

learn-es-price-track = Les marqueurs de cours, et l'ordre dans lequel agissent les compagnies : du plus haut au plus bas, et dans une pile de haut en bas. La verte est arrivée à 6 après la rouge : elle est dessus et agit d'abord. Les fusions vont dans l'autre sens, de 6 à 1.
learn-es-dividend-scale = Une compagnie au cours de 7k : quel dividende, en k, fait bouger son cours de combien, et jusqu'où.
learn-es-balance = La rouge mène un cube bleu de Swansea à Nottingham. Trois liaisons sont à elle et trois ne le sont pas, ce qui suffit tout juste. Le marqueur de revenu de la compagnie de chaque liaison avance d'un cran.
learn-es-own = à soi
learn-es-other = autre
learn-es-black = noire
learn-es-red = rouge
learn-es-blue = bleue
learn-es-green = verte
learn-es-yellow = jaune
learn-es-purple = violette
