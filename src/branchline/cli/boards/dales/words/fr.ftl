# Ce que dit le plateau dans un terminal.

## Sous la carte. Une barre commence la ligne suivante.

legend = SETTrgo  ville neutre : passagers rouges (r) et verts (g), opposants (o)   SKIP=R  ville des rouges | ryls••  terrain avec deux cubes   ^pen_y•  colline ou houblonnière avec un cube, fermée aux voies | ····  ouvert aux voies   ::::  pour 2 points   AAA  voies de A   RRR  des rouges   aaa  prévues
sources = Cubes des terrains fermés, et villes neutres où les charger :

## Les tableaux

column-seat = Place
column-points = PV
column-projected = Total
column-balance = P/P
column-cubes = Cubes
column-white = Blanc
column-brown = Brun
column-red = Rouge
column-green = Vert
column-tracks = Voies
column-sets = Séries
column-order = Ordre
column-seats = Du premier au dernier
column-piles = Piles, depuis le sommet
column-space = Case
column-minimum = Dès
column-worth = Valeur
column-bid = Mise
price = Prix { $cost }
train-legend = t3a 3+2 : 3 places de passagers, 2 de marchandises ; puis l’acheteur et ce qui est à bord
loadable = À charger maintenant : { $items }.
