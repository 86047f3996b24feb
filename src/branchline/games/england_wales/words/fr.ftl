# Ce que disent les deux jeux sur la carte d’Angleterre et du pays de Galles, dans l’ordre où on le rencontre.

## Options

option-cube_setup = Cubes au départ
option-cube_setup-help = Combien de cubes reçoivent les villes : autant qu’il est imprimé ou, à deux ou trois joueurs, un de moins (mais au moins un), ce qui raccourcit la partie.
option-crossing_surcharge = Croiser une autre voie
option-crossing_surcharge-help = Ce que coûte en plus, en milliers, une tuile posée là où il y a déjà une voie.
value-reduced_2_3 = un de moins à 2 ou 3
value-full = comme imprimé

## Le nom des choses

# Toujours après « cube », ou après « en ».
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet
colour-black = noir

# Toujours après « au », « à l’ » ou « vers le » : voir le choix [est] et [ouest] là où elles servent.
side-ne = nord-est
side-e = est
side-se = sud-est
side-sw = sud-ouest
side-w = ouest
side-nw = nord-ouest

hex-near = { $label } près de { $place }

terrain-plain = plaine
terrain-river = rivière
terrain-mountain = montagne
terrain-city = ville

city-london = Londres
city-dover = Douvres

## Pourquoi pas : à qui de jouer

reason-game_over = La partie est finie.
reason-not_your_turn = Ce n’est pas à vous de jouer.

## Pourquoi pas : les voies

reason-no_such_city = Cette ville n’existe pas sur la carte.
reason-start_not_city = Une voie part d’une ville, ou du bout ouvert d’une de vos propres liaisons inachevées.
reason-city_closed = Plus aucune voie ne peut quitter cette ville : tous ses côtés sur terre sont pris, ou ne mènent nulle part.
reason-sea = Il n’y a pas de terre de ce côté.
reason-barrier = Une barrière borde ce côté, et aucune voie ne la franchit.
reason-too_sharp = Le virage est trop serré : une tuile va tout droit, ou tourne d’un seul côté à gauche ou à droite.
reason-side_used = Une autre voie emprunte déjà ce côté.
reason-hex_full = Il y a déjà deux voies sur cette case, et pas de place pour une troisième.
reason-own_loop = Une liaison ne passe pas deux fois par la même case, et ne revient pas à la ville d’où elle part.
reason-second_same_link = Il y a déjà une liaison du même propriétaire entre ces deux villes.
reason-through_city = La liaison est arrivée dans une ville : elle est achevée et ne va pas plus loin.
reason-dead_end = De ce côté, aucune tuile ne mènerait nulle part.

## Pourquoi pas : les livraisons

reason-no_cube = Il n’y a pas de cube de cette couleur dans cette ville.
reason-no_track = Aucune liaison ne quitte la ville de ce côté.
reason-link_unfinished = Cette liaison est inachevée, et seules les liaisons achevées transportent des marchandises.
reason-first_link_not_own = La première liaison du trajet doit être à vous.
reason-city_twice = Le cube est déjà passé par cette ville, et aucune n’est visitée deux fois.
reason-wrong_colour = Par là, le cube ne peut pas parvenir à une ville de sa couleur.
reason-must_stop = Le cube est arrivé dans une ville de sa couleur, et s’y arrête.

## Pourquoi une position est impossible. Suites de « Le champ « x » est impossible (EW-6.1) : … ».

flaw-link-nobodys = la voie sur { $hex }, côté { $side }, est de la liaison { $link }, qui n’est à personne
flaw-track-into-sea = la voie sur { $hex } mène à la mer, ou par-dessus une barrière, côté { $side }
flaw-track-ends-nowhere = la voie sur { $hex } ne rejoint pas la sienne côté { $side }, et n’est pas un bout ouvert
flaw-hex-too-full = il y a plus de deux voies sur { $hex }
flaw-no-such-tile = sur { $hex }, une liaison n’emprunte pas exactement deux côtés qui ne sont pas voisins
flaw-link-without-city = la liaison { $link } a un propriétaire, mais ne part d’aucune ville
flaw-link-in-pieces = la voie de la liaison { $link } n’est pas d’un seul tenant
flaw-link-returns = la liaison { $link } revient à la ville d’où elle part
flaw-link-without-tile = la liaison { $link } quitte sa ville, mais n’a pas de tuile
flaw-link-twice = la liaison { $link } joint deux villes que joint déjà une autre du même propriétaire
flaw-too-many-open = plus de { $most } liaisons sont inachevées
flaw-link-in-hand = le joueur qui agit a une liaison en main si, et seulement si, il pose des tuiles
flaw-tiles-counted = les tuiles posées dans cette action ne sont pas celles de la liaison en main, ou sont trop nombreuses
flaw-cubes-lost = il y a { $counted } cubes de couleur { $colour } sur la carte, dans le sac et chez les joueurs, et il en faut { $all }
flaw-cube-in-hand = un cube est en main si, et seulement si, on choisit son trajet, et il est alors dans sa ville d’origine
flaw-path = les liaisons parcourues ne sont pas un trajet possible du cube en main

## La position en mots. L’argent est en milliers.

money = { NUMBER($amount) }
told-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }{ $round ->
        [0] { "" }
       *[other] , manche { $round }
    }
} : { $phase }. Villes vides : { $emptied } sur { $enough }.{ $last ->
    [0] { "" }
   *[other] { " " }Le tour { $last } est le dernier.
}
told-no-cubes = aucun cube
told-cube = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { $colour }s
}
told-grey = gris
told-no-links = Il n’y a pas encore de voie.
told-links = { $owner } : { $links }.
told-link = { $a }–{ $b } { $tiles ->
    [0] côte à côte
   *[other] par { $way }
}
told-link-open = depuis { $a } par { $way }, inachevée, vers { $beyond }
told-city = { $city } ({ $code }) en { $hex }, { $colour }{ $tile ->
    [0] { "" }
   *[other] , ville nouvelle
} : { $emptied ->
    [0] { "" }
   *[other] {"vidée ; "}
}{ $cubes }.
told-bag = Dans le sac : { $cubes }.
told-exits = La voie peut continuer : { $exits }.
told-exit = { $side }, par { $hex }, { $terrain }{ $crossing ->
    [0] { "" }
   *[other] , en croisant une voie
}, pour { $cost }k{ $leads ->
    [city] , jusqu’à { $city }
    [on] , vers { $beyond }
   *[out] { "" }
}
told-routes = Le cube peut aller : { $routes }{ $more ->
    [0] { "" }
   *[other] {" "}; et par d’autres chemins
}.
told-arrived = Ce que rapporte la livraison à { $city } : { $gains }.
told-route = { $legs } ({ $gains })
told-leg = à { $city } par { $owner }
