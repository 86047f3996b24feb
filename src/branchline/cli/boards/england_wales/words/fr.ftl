# Ce que disent les plateaux des deux jeux dans un terminal. L’argent est en milliers.

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
