# Les dessins des règles que les deux jeux partagent.

learn-ew-exits = La voie entre dans une case par l’ouest. Elle peut en sortir tout droit, ou d’un côté plus à gauche ou plus à droite. Le côté par lequel elle est entrée et ses deux voisins sont fermés.
learn-ew-crossing = E construit de Reading à Northampton. Sur la plaine du milieu passe la voie de D, de Londres à Oxford : cette tuile coûte 2k de plus. Chaque voie garde ses deux côtés à elle.
learn-ew-income = Ce que rapporte chaque position à la fin d’un tour. Le premier point vaut 3k, les suivants jusqu’à 13 valent 1k chacun, puis il en faut deux ou plus pour 1k ; au-delà de 46, tous les quelques points coûtent 1k.
learn-ew-position = position
