# Ce que dit le plateau dans un terminal.

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
holding = 3+1 ⌂2 : 3 titres, 1 supplémentaire, 2 gares sur la ligne
