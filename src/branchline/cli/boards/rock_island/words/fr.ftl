# Ce que dit le terrain dans un terminal.

## La légende de la carte. Une ligne a place pour 24 lettres.

legend-crew = équipe de A
legend-locomotive = locomotive, vers l’ouest
legend-land = terre, face cachée
legend-river = fleuve, face cachée
legend-target = tuile à orienter

## Les tableaux

column-seat = Place
column-crew = Équipe
column-locomotive = Locomotive
column-distance = Jusqu’à Kansas City
column-reach = Peut rouler en
column-last_run = Dernière course (tour)
