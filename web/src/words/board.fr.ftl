# Le plateau : ce qu’on y lit, à côté, et à sa place.

board-map = carte
board-label = Carte de l’Angleterre et de ses lignes. Les flèches déplacent la vue ; Tab mène aux cases.
board-hexes = Cases. Les flèches vont de case en case, Entrée choisit, N et P sautent là où l’on peut agir.
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-sheets = Plateaux
board-sheet-asked = (on peut agir ici)
board-fit = Voir toute la carte

board-north = N

board-possible = Possible ici : { $what }.

board-none = aucun
