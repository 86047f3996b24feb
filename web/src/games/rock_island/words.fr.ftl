# Rock Island : ce qu’on lit sur son plateau et à côté.

ri-tab = Réseau
ri-board-label = Carte du pays entre Chicago et Kansas City, en tuiles hexagonales. Les flèches déplacent la vue ; Tab mène aux tuiles.
ri-title = ROCK ISLAND
ri-motto = de Chicago à Kansas City, par le rail
ri-river = Mississippi
ri-reserve = Réserve
ri-show-reach = Montrer jusqu’où peut rouler chaque locomotive
ri-ways = Les façons dont la tuile peut être posée
ri-way = { $sixths ->
    [0] La poser sans la tourner
    [one] La tourner d’un cran
   *[other] La tourner de { $sixths } crans
}
ri-how-turning = Choisissez l’une des images, ou cliquez sur la tuile pour la tourner.
ri-how-exchanging = Cliquez la tuile qui part et, dans la réserve, celle qui vient.
ri-leave = La laisser
ri-run-and-end = { $count ->
    [one] rouler de { $count } tuile, jusqu’en { $cell }, et y finir le tour
   *[other] rouler de { $count } tuiles, jusqu’en { $cell }, et y finir le tour
}
ri-run-to = rouler de { $count } tuiles, jusqu’en { $cell }

ri-hidden = { $ground }, face cachée
ri-tile-to = { $tile }, vers : { $ways }
ri-locomotive-of = locomotive de { $name }
ri-crew-of = équipe de { $name }
ri-reserve-tile = Réserve, { $slot } : { $tile }
ri-crew-die = Dé d’équipe : { $number }
ri-locomotive-die = Dé de locomotive : { $number }
ri-dice-now = lancé par { $name }

ri-race = Vers Kansas City
ri-to-go = { $distance ->
    [0] arrivée
    [one] encore { $distance } tuile
   *[other] encore { $distance } tuiles
}
ri-to-go-short = { $amount ->
    [0] arrivée
   *[other] reste { $amount }
}
ri-purse-change = { $trend ->
    [less] { $amount } plus près
   *[more] { $amount } plus loin
}
ri-round = Manche { $round }
ri-round-of = Manche { $round } sur { $all }
ri-opening-left = { $left ->
    [one] Ouverture : { $left } tuile à retourner
   *[other] Ouverture : { $left } tuiles à retourner
}
ri-crews = Où une équipe peut s’arrêter
ri-crew = Équipe
ri-roll = avec un
ri-crew-reach = { $count ->
    [one] équipe de { $name }, dé { $roll } : { $count } tuile
   *[other] équipe de { $name }, dé { $roll } : { $count } tuiles
}
ri-crews-help = Pour chaque jet du dé : sur combien de tuiles l’équipe pourrait s’arrêter. Pointez un nombre pour les voir sur la carte.
ri-exchange-now = Pour { $cell } : maintenant sa nouvelle tuile, dans la réserve
ri-exchange-where = Pour celle-ci : maintenant la tuile qui part, sur la carte
ri-exchange-aim = échanger la tuile en { $cell } contre celle de la réserve : { $tile }
ri-no-way = Aucune voie ne relie la locomotive à { $cell }.
ri-exchange-mattel = Un 6 au dé d’équipe permet un échange avec la réserve.
ri-exchange-hans_im_glueck = Un 0 au dé de locomotive permet un échange avec la réserve.
ri-exchange-hans_im_glueck_expert = Un 0 au dé de locomotive permet un échange avec la réserve.
ri-remaining = { $count ->
    [one] Encore face cachée : { $count } tuile
   *[other] Encore face cachée : { $count } tuiles
}
ri-removed = Hors jeu : { $tiles }.

ri-seat-locomotive = locomotive en { $cell }
ri-seat-crew = équipe en { $cell }
ri-seat-reach = { $count ->
    [0] ne peut pas rouler
    [one] peut rouler vers { $count } tuile
   *[other] peut rouler vers { $count } tuiles
}

ri-cells = { $amount ->
    [one] { $amount } tuile
   *[other] { $amount } tuiles
}
ri-score = Plus près qu’au départ

about-rock-island = Rock Island est un jeu de Michael Blumöhr, publié par Hans im Glück en 1987 ; Mattel l’a édité sous le nom « Zug nach Westen ».
about-rock-island-chapter = RI-ABOUT
about-rock-island-map = Les tuiles imprimées manquaient. Les treize sortes de tuiles de terre, leurs formes et leur nombre, les trois sortes de tuiles de fleuve et les sorties des villes sont reconstituées, dans les totaux que donnent les règles.
about-rock-island-rulings = La limite de manches est de nous, elle aussi ; là où les règles se taisent, un article porte la mention « notre interprétation ».

learn-picture-RI-1 = Une tuile de chaque sorte, de L1 (en haut à gauche) à L13, et sur l’eau R1, R2, R4 et R3. Les points blancs sont les points d’arrêt.
learn-picture-RI-3 = A tourne l’aiguillage de D10. Un plus marque une voie qui en rejoint une autre ; une barre, un bout coupé ; un anneau pointillé, un bout tourné vers une tuile encore cachée.
learn-picture-RI-4 = Une carte qui vient d’être posée : Chicago en D12, Kansas City en E1, le fleuve entre les deux, et tout le reste face cachée.
learn-picture-RI-5 = Trois tuiles sont visibles. La voie mène à quatre tuiles cachées ; il faut retourner l’une d’elles.
learn-picture-RI-6 = A a fait 3 : depuis D10, l’équipe peut s’arrêter sur toutes les tuiles entourées, mais pas en E12, où se trouve l’équipe de B.
learn-picture-RI-7 = L’équipe de A est en H11 et a fait 6. La grande courbe va être échangée contre le croisement de la réserve.
learn-picture-RI-8 = La locomotive de A, en D11, peut revenir à Chicago ou aller sur la plaque tournante, puis par l’une des cinq autres voies : les anneaux montrent où on peut l’envoyer d’un coup.
learn-picture-RI-9 = Encore un pas, et A est à Kansas City : c’est gagné.

ri-standing-nearest = en tête : à { $count } de Kansas City
