# Les dessins des règles de Railways of England and Wales.

learn-ew-delivery = La locomotive de B est de niveau 3 et mène un cube violet d’Oxford à Cambridge. Chaque liaison rapporte un point à son propriétaire : deux à B, et un à C.

## La partie guidée

learn-england-wales-baron-title = Gardez un baron
learn-england-wales-baron-text = Avant le premier tour, vous avez reçu deux barons. Vous en gardez un, et personne ne voit lequel. Edward Watkin rapporte 5 points à la fin si vos propres liaisons relient Manchester et Londres. Richard Moon veut que vous ayez moins d’emprunts que tous les autres, et c’est difficile quand on débute.
learn-england-wales-baron-do = Gardez Edward Watkin.
learn-england-wales-baron-button = Garder Edward Watkin
learn-england-wales-bid-title = Qui commence ?
learn-england-wales-bid-text = Chaque tour s’ouvre par une enchère pour le droit d’agir en premier. Vous n’avez pas d’argent du tout, mais vous pouvez miser : si vous gagnez, vous prenez un emprunt. Un emprunt apporte 5k tout de suite, coûte 1k à chaque tour, et un point à la fin. Il y a un beau cube rouge à Reading : commencer vaut bien 1k.
learn-england-wales-bid-do = Misez 1k.
learn-england-wales-bid-button = Miser 1k
learn-england-wales-city-title = Construire une voie
learn-england-wales-city-text = Clara a passé. Vous avez pris un emprunt, payé 1k, et il vous reste 4k. Chacun de vous accomplit maintenant une action dans chacune des trois manches. La vôtre, d’abord : construire. Une voie peut partir de n’importe quelle ville.
learn-england-wales-city-do = Partez de Londres.
learn-england-wales-side-title = La première case
learn-england-wales-side-text = Une liaison mène de ville en ville, case par case, quatre cases au plus par action. La plaine coûte 2k, la rivière 3k, la montagne 4k. Au sud-ouest de Londres il y a une plaine, et derrière elle Reading.
learn-england-wales-side-do = Choisissez la case entourée.
learn-england-wales-tile-title = Où elle mène
learn-england-wales-tile-text = Dans chaque case, la voie va tout droit ou oblique d’un côté à gauche ou à droite. D’un côté à droite, elle mène à Reading : la liaison est achevée.
learn-england-wales-tile-do = Menez la voie à Reading.
learn-england-wales-finish-title = Régler la note
learn-england-wales-finish-text = La liaison coûte 2k, et vous avez 4k. Si vous aviez moins, on prendrait autant d’emprunts qu’il en faut, et pas un de plus.
learn-england-wales-finish-do = Construisez la liaison.
learn-england-wales-finish-button = Construire pour 2k
learn-england-wales-cube-title = Livrer un cube
learn-england-wales-cube-text = Clara a relié Londres et Cambridge. À vous de livrer : un cube voyage par des liaisons jusqu’à une ville de sa couleur, et chaque liaison empruntée donne un point à son propriétaire. Londres est rouge, et il y a un cube rouge à Reading.
learn-england-wales-cube-do = Choisissez le cube rouge de Reading.
learn-england-wales-route-title = Son trajet
learn-england-wales-route-text = La première liaison doit être à vous, et votre locomotive, de niveau 1, mène un cube par une liaison. C’est juste assez.
learn-england-wales-route-do = Envoyez-le à Londres.
learn-england-wales-engine-title = Une meilleure locomotive
learn-england-wales-engine-text = Un point pour votre liaison, et un de plus parce que c’était la première livraison de la partie. Les points sont aussi votre place sur l’échelle des revenus. Pour la troisième manche, achetez une meilleure locomotive : le niveau 2 coûte 5k. Vous avez 2k, il faut donc un autre emprunt.
learn-england-wales-engine-do = Améliorez votre locomotive.
learn-england-wales-engine-button = Améliorer la locomotive pour 5k
learn-england-wales-pass-title = Revenu, et nouvelle enchère
learn-england-wales-pass-text = Le tour est fini. La position 2 vous a rapporté 4k, et deux emprunts vous ont coûté 2k. On vous demande de nouveau ce que vaut pour vous de commencer. Cette fois, cela ne change rien.
learn-england-wales-pass-do = Passez.
learn-england-wales-pass-button = Passer
learn-england-wales-second-title = Une deuxième liaison
learn-england-wales-second-text = Clara paie 1k, commence, et prend une carte qui lui rendra une fois les plaines gratuites. Vous construisez de nouveau, de Reading à Oxford par-dessus la rivière, pour 3k.
learn-england-wales-second-do = Partez de Reading. Le reste se fait tout seul.
learn-england-wales-far-title = Plus loin
learn-england-wales-far-text = Avec une locomotive de niveau 2, un cube peut emprunter deux liaisons. Le cube violet de Reading cherche une ville violette, et Cambridge en est une.
learn-england-wales-far-do = Choisissez le cube violet de Reading.
learn-england-wales-foreign-title = Par les liaisons des autres
learn-england-wales-foreign-text = Le cube est arrivé à Londres par votre propre liaison. Le chemin de Cambridge est à Clara. Vous pouvez l’emprunter : seule la première liaison doit être à vous. Mais le point en est pour elle.
learn-england-wales-foreign-do = Envoyez-le jusqu’à Cambridge.
learn-england-wales-card-title = Prendre une carte
learn-england-wales-card-text = Cela va dans les deux sens : Clara a acheté une meilleure locomotive et mené un cube jaune de Cambridge à Oxford, par trois liaisons dont deux sont à vous : 2 points pour vous. Pour la première livraison par trois liaisons, elle en a reçu 3 de plus. Votre dernière action : prendre une carte. Un hôtel à Londres rapporte un point pour chaque cube que quiconque y livre.
learn-england-wales-card-do = Prenez l’hôtel de Londres.
learn-england-wales-card-button = Prendre l’hôtel de Londres
learn-england-wales-urbanise-title = Urbaniser
learn-england-wales-urbanise-text = Un nouveau tour ; personne n’a misé. Les villes grises ne reçoivent pas de cubes. Pour 10k, vous pouvez donner une couleur à l’une d’elles, et elle reçoit en plus deux nouveaux cubes. Northampton se trouve entre les liaisons de Clara et les vôtres.
learn-england-wales-urbanise-do = Faites de Northampton une ville bleue.
learn-england-wales-line-title = La dernière action
learn-england-wales-line-text = C’est le dernier tour d’une autre partie, et Clara mène par 36 à 31. Vos liaisons vont de Londres jusqu’à Stoke. De là, il n’y a qu’une case jusqu’à Manchester, et la ligne de Londres à Manchester vaut 5 points au premier qui la possède tout entière. Et vous souvenez-vous de qui vous avez gardé ?
learn-england-wales-line-do = Partez de Stoke.
learn-england-wales-last-title = Jusqu’à Manchester
learn-england-wales-last-text = Une tuile de rivière, 3k. Puis les revenus sont versés, les barons dévoilés, et chaque emprunt coûte un point.
learn-england-wales-last-do = Menez la voie à Manchester.

learn-picture-EW-3 = Le sud avant le premier tour : des cubes dans chaque ville, et pas une voie.
learn-picture-EW-EX-5 = Le cube violet de B va d’Oxford à Cambridge par Reading et Londres : par deux liaisons de B et une de C.
learn-picture-EW-EX-10 = De Londres à Stoke, par Northampton et Birmingham, les liaisons sont à E. Il ne manque que la rivière de 9,13 pour atteindre Manchester, et 5 points.
learn-picture-EW-EX-14 = Le cube rouge d’Oxford passe par les deux liaisons de A jusqu’à Londres, où C a l’hôtel : 2 points pour A, et 1 pour C.
