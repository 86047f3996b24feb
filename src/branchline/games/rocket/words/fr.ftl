# Ce que dit Stephenson’s Rocket, dans l’ordre où on le rencontre.

## Le jeu

game-name = Stephenson’s Rocket
game-summary = L’Angleterre des années 1830 : sept compagnies de chemin de fer se lancent à travers la carte, et chacun peut conduire n’importe quelle locomotive, en gagnant chaque fois un titre de sa compagnie. Placez vos gares là où passeront les rails, réunissez les jetons des villes industrielles et ayez en main les bons titres le jour où une ligne en avale une autre. Pas de hasard, pas d’argent à dépenser : rien que des titres pour se battre quand deux barons tirent la même machine chacun de son côté.

## Options

option-first_player = Premier joueur
option-first_player-help = Qui commence : une place tirée au sort, ou celle que vous choisissez.
option-move_connected_stations = Déplacer les gares desservies
option-move_connected_stations-help = Une gare déjà située sur une ligne peut encore être déplacée, et la ligne la perd aussitôt.
option-stall_limit_per_player = Limite de blocage
option-stall_limit_per_player-help = La partie finit quand, pendant ce nombre d’actions de suite par joueur, on n’a fait que déplacer des gares ou sauter des actions ; 0 signifie sans limite.
option-open_cash = Fortunes publiques
option-open_cash-help = Chacun voit combien d’argent possèdent les autres ; sinon, les totaux restent secrets jusqu’à la fin.
value-random = au hasard

## Le nom des choses

hex-near = { $label } près de { $place }

good-steel = acier
good-textiles = textile
good-brewing = brasserie
good-leather = cuir

# « est » et « ouest » se retrouvent dans action-advance, action-bid, event-advance_chosen et les questions du veto, pour l’élision.
direction-e = est
direction-ne = nord-est
direction-nw = nord-ouest
direction-w = ouest
direction-sw = sud-ouest
direction-se = sud-est

# Suites de « La partie s’achève : … ».
ending-last_share = une compagnie au plus a encore des titres en banque
ending-last_tile = la dernière tuile de voie est posée
ending-last_share_and_tile = la dernière tuile de voie est posée, et une compagnie au plus a encore des titres en banque
ending-standstill = depuis trop longtemps, on n’a fait que déplacer des gares ou sauter des actions

## D’où vient l’argent

source-paid_city = Grandes villes
source-paid_railway = Villes ferroviaires
source-paid_merger = Fusions
source-paid_goods = Marchandises
source-paid_passengers = Passagers
source-paid_stations = Gares (fin)
source-paid_shares = Titres (fin)

## Les phases, et ce qu’est devenue une compagnie

phase-act = Choix d’une action
phase-put_down = Gare à reposer
phase-veto = Veto
phase-answer = Réponse au veto
phase-over = Partie terminée
step-resolve_advance = La locomotive avance
step-next_action = Action suivante

status-live = en activité
status-autonomous = autonome
status-absorbed = absorbée

## Les actions : un bouton, puis une description

verb-token = Prendre un jeton
verb-station = Poser une gare
verb-lift = Déplacer une gare
verb-advance = Faire avancer
verb-bid = Miser
verb-pass = Passer
verb-match = Égaliser
verb-yield = Céder

action-token = prendre un jeton { $good } à { $town }
action-station = poser une gare en { $hex }
action-lift = retirer la gare de { $hex } pour la déplacer
action-advance = { $direction ->
    [est] faire avancer { $company } vers l’{ $direction }
    [ouest] faire avancer { $company } vers l’{ $direction }
   *[other] faire avancer { $company } vers le { $direction }
}
action-bid = { $shares ->
    [one] miser { $shares } titre
   *[other] miser { $shares } titres
} { $direction ->
    [est] pour envoyer la locomotive vers l’{ $direction }
    [ouest] pour envoyer la locomotive vers l’{ $direction }
   *[other] pour envoyer la locomotive vers le { $direction }
}
action-pass = passer et laisser aller la locomotive
action-match = égaliser la plus haute mise
action-yield = céder à la plus haute mise

## Des morceaux de phrases

shares-bid = { $shares ->
    [one] { $shares } titre
   *[other] { $shares } titres
}
shares-high = { $high ->
    [one] { $high } titre
   *[other] { $high } titres
}
shares-held = { $held ->
    [one] { $held } titre
   *[other] de 1 à { $held } titres
}
tokens-discarded = { $tokens ->
    [one] { $tokens } jeton d’une ville
   *[other] { $tokens } jetons de villes
}
way = { $way ->
    [est] l’{ $way }
    [ouest] l’{ $way }
   *[other] le { $way }
}
own-way = { $own_way ->
    [est] l’{ $own_way }
    [ouest] l’{ $own_way }
   *[other] le { $own_way }
}
ahead = { $direction ->
    [est] l’{ $direction }
    [ouest] l’{ $direction }
   *[other] le { $direction }
}

## Les questions

prompt-act-first = C’est à { $seat } de jouer. Première action sur deux : { act-others }{ act-advance }.
    .you = Première action sur deux : { act-others }{ act-advance }.
prompt-act-second = Seconde action de { $seat } : { act-others }{ act-advance-again }.
    .you = Votre seconde action : { act-others }{ act-advance-again }.
# Ce qui est permis en ce moment, outre faire avancer, avec « ou » si quelque chose suit.
act-others = { $token ->
    [0] {""}
   *[other] prendre un jeton de ville{ $stations ->
        [0] { act-or }
       *[other] {", "}
    }
}{ $stations ->
    [0] {""}
   *[other] { act-station }{ act-or }
}
act-station = { $station ->
    [0] déplacer une gare
   *[other] { $lift ->
        [0] poser une gare
       *[other] poser ou déplacer une gare
    }
}
act-or = { $advance ->
    [0] {""}
   *[other] {" ou "}
}
act-advance = { $advance ->
    [0] {""}
   *[other] faire avancer une locomotive
}
act-advance-again = { $advance ->
    [0] {""}
   *[other] faire avancer une locomotive qui n’a pas encore avancé ce tour-ci
}
prompt-put-down = { $seat } a retiré sa gare de { $hex } et doit la reposer sur une autre case, sans ville ni voie, et sans locomotive ni gare dessus ou à côté.
    .you = Vous avez retiré votre gare de { $hex }. Reposez-la sur une autre case, sans ville ni voie, et sans locomotive ni gare dessus ou à côté.
# Une mise dépasse toujours la plus haute : dès qu’il y en a une, on parle de plus d’un titre.
prompt-veto = { $high ->
    [0] { $mover } fait avancer { $company } vers { way }. { $seat } peut passer, ou miser { shares-held } { $company } pour choisir où va la locomotive ; seul le vainqueur paie.
   *[other] { $mover } fait avancer { $company }, mais une mise de { shares-high } l’envoie pour l’instant vers { way }. { $seat } peut passer, ou miser davantage, jusqu’à { $held } titres, pour choisir où va la locomotive ; seul le vainqueur paie.
}
    .you = { $high ->
        [0] { $mover } fait avancer { $company } vers { way }. Passez, ou misez { shares-held } { $company } pour choisir où va la locomotive ; seul le vainqueur paie.
       *[other] { $mover } fait avancer { $company }, mais une mise de { shares-high } l’envoie pour l’instant vers { way }. Passez, ou misez davantage, jusqu’à { $held } titres, pour choisir où va la locomotive ; seul le vainqueur paie.
    }
    .you-mover = { $high ->
        [0] Vous faites avancer { $company } vers { way }. { $seat } peut passer, ou miser { shares-held } { $company } pour choisir où va la locomotive ; seul le vainqueur paie.
       *[other] Vous faites avancer { $company }, mais une mise de { shares-high } l’envoie pour l’instant vers { way }. { $seat } peut passer, ou miser davantage, jusqu’à { $held } titres, pour choisir où va la locomotive ; seul le vainqueur paie.
    }
prompt-answer = { $bidder } mise { shares-high } pour envoyer { $company } vers { way }. { $seat } doit égaliser (payer { shares-high }, et la locomotive va vers { own-way }, comme choisi d’abord) ou céder ({ $bidder } paie, et elle va vers { way }).
    .you = { $bidder } mise { shares-high } pour envoyer { $company } vers { way }. Égalisez (vous payez { shares-high }, et la locomotive va vers { own-way }, comme vous l’aviez choisi) ou cédez ({ $bidder } paie, et elle va vers { way }).
    .you-bidder = Vous misez { shares-high } pour envoyer { $company } vers { way }. { $seat } doit égaliser (payer { shares-high }, et la locomotive va vers { own-way }, comme choisi d’abord) ou céder (vous payez, et elle va vers { way }).
prompt-over = La partie est finie : le plus riche l’emporte.

## Ce qui arrive

event-token_taken = { $seat } prend un jeton { $good } à { $town }.
    .you = Vous prenez un jeton { $good } à { $town }.
event-station_placed = { $seat } pose une gare en { $hex }.
    .you = Vous posez une gare en { $hex }.
event-station_lifted = { $seat } retire sa gare de { $hex }.
    .you = Vous retirez votre gare de { $hex }.
event-station_moved = { $seat } déplace une gare de { $origin } à { $hex }.
    .you = Vous déplacez une gare de { $origin } à { $hex }.
event-turn_passed = { $seat } ne peut rien faire de cette action, qui est sautée.
    .you = Vous ne pouvez rien faire de cette action, qui est sautée.
event-advance_chosen = { $seat } fait avancer { $company } vers { ahead }, en { $hex }.
    .you = Vous faites avancer { $company } vers { ahead }, en { $hex }.
event-share_taken = { $seat } prend un titre { $company }.
    .you = Vous prenez un titre { $company }.
event-no_share_taken = { $seat } ne reçoit pas de titre : la banque n’en a aucun pour { $company }.
    .you = Vous ne recevez pas de titre : la banque n’en a aucun pour { $company }.
event-veto_passed = { $seat } passe.
    .you = Vous passez.
event-veto_bid = { $seat } mise { shares-bid } { $company } pour envoyer la locomotive en { $hex }.
    .you = Vous misez { shares-bid } { $company } pour envoyer la locomotive en { $hex }.
event-veto_matched = { $seat } égalise la mise de { shares-bid }.
    .you = Vous égalisez la mise de { shares-bid }.
event-veto_yielded = { $seat } cède.
    .you = Vous cédez.
event-shares_paid = { $seat } paie { shares-bid } { $company }.
    .you = Vous payez { shares-bid } { $company }.
event-locomotive_moved = La locomotive { $company } va en { $hex }.
event-station_reached = { $company } atteint la gare de { $seat } en { $hex }.
    .you = { $company } atteint votre gare en { $hex }.
event-passenger_taken = { $seat } prend un jeton passager.
    .you = Vous prenez un jeton passager.
event-town_joined = { $town } est désormais reliée à la ligne { $company }.
event-paid_city = { $seat } touche { NUMBER($money) } £ pour ses jetons de { $town }.
    .you = Vous touchez { NUMBER($money) } £ pour vos jetons de { $town }.
event-paid_railway = { $seat } touche { NUMBER($money) } £ pour ses gares sur la ligne { $company }, qui vient d’atteindre { $town }.
    .you = Vous touchez { NUMBER($money) } £ pour vos gares sur la ligne { $company }, qui vient d’atteindre { $town }.
event-paid_merger = { $seat } touche { NUMBER($money) } £ à la fusion, pour ses titres { $company }.
    .you = Vous touchez { NUMBER($money) } £ à la fusion, pour vos titres { $company }.
event-line_absorbed = { $company } est absorbée par { $into }.
# Deux titres en font un ; qui n’en a qu’un ne reçoit rien.
event-shares_exchanged = { $received ->
    [0] { $seat } rend { $given } titre, ce qui ne suffit pas pour un titre { $company }.
    [one] { $seat } échange { $given } titres contre { $received } titre { $company }.
   *[other] { $seat } échange { $given } titres contre { $received } titres { $company }.
}
    .you = { $received ->
        [0] Vous rendez { $given } titre, ce qui ne suffit pas pour un titre { $company }.
        [one] Vous échangez { $given } titres contre { $received } titre { $company }.
       *[other] Vous échangez { $given } titres contre { $received } titres { $company }.
    }
event-line_autonomous = { $company } est désormais autonome : ses titres en banque quittent le jeu.
event-game_ended = La partie s’achève : { $ending }.
event-tokens_discarded = { $seat } défausse { tokens-discarded } qu’aucune ligne ne relie.
    .you = Vous défaussez { tokens-discarded } qu’aucune ligne ne relie.
event-paid_goods = { $seat } touche { NUMBER($money) } £ pour ses jetons { $good }.
    .you = Vous touchez { NUMBER($money) } £ pour vos jetons { $good }.
event-paid_passengers = { $seat } touche { NUMBER($money) } £ pour ses jetons passagers.
    .you = Vous touchez { NUMBER($money) } £ pour vos jetons passagers.
event-paid_stations = { $seat } touche { NUMBER($money) } £ pour ses gares sur la ligne { $company }.
    .you = Vous touchez { NUMBER($money) } £ pour vos gares sur la ligne { $company }.
event-paid_shares = { $seat } touche { NUMBER($money) } £ pour ses titres { $company }.
    .you = Vous touchez { NUMBER($money) } £ pour vos titres { $company }.

## Pourquoi pas : à qui de jouer, et quoi

reason-game_over = La partie est finie.
reason-not_your_turn = Ce n’est pas à vous de jouer.
reason-not_asked = Vous pouvez seulement miser ou passer : c’est à qui fait avancer la locomotive d’égaliser ou de céder.
reason-already_bid = Chacun n’est interrogé qu’une fois par veto, et votre occasion est passée.
reason-passed_over = Vous n’êtes pas interrogé dans ce veto : vous n’avez pas plus de titres que la plus haute mise.
reason-must_act = Vous ne pouvez pas passer : les deux actions du tour sont obligatoires.
reason-must_put_down = Vous avez retiré une gare et devez d’abord la reposer sur une autre case.
reason-veto_under_way = Un veto est en cours et doit d’abord être réglé.
reason-no_veto = Aucun veto n’est en cours : il n’y a ni mise à faire ni réponse à donner.

## Pourquoi pas : les jetons

reason-not_a_city = Cette ville n’a pas de jetons : seules les grandes villes en ont.
reason-city_empty = Tous les jetons de cette ville ont été pris.
reason-good_gone = Cette ville n’a aucun jeton de cette marchandise à donner.

## Pourquoi pas : les cases et les gares

reason-hex_off_map = Il n’y a pas de terre ici : cette case est hors de la carte.
reason-hex_is_town = Cette case est une ville, où ne peuvent aller ni gare ni locomotive.
reason-hex_has_track = Cette case appartient déjà à une ligne : une voie ou une locomotive s’y trouve.
reason-hex_has_station = Il y a déjà une gare sur cette case.
reason-next_to_locomotive = Vous ne pouvez pas poser de gare juste à côté d’une locomotive.
reason-next_to_station = Vous ne pouvez pas poser de gare juste à côté d’une autre, même à vous.
reason-no_station_left = Votre réserve de gares est vide : vous pouvez seulement en déplacer une du plateau.
reason-not_your_station = Vous n’avez pas de gare sur cette case.
reason-same_hex = Une gare que vous déplacez doit changer de case.
reason-station_connected = Cette gare est sur une ligne, et à cette table de telles gares ne bougent plus.
reason-no_other_hex = Il n’y a aucune autre case où mettre cette gare.

## Pourquoi pas : les avancées

reason-no_such_company = Cette compagnie n’existe pas sur cette carte.
reason-company_absorbed = Cette compagnie a été absorbée par une autre et n’a plus de locomotive.
reason-line_already_extended = Vous avez déjà fait avancer cette locomotive pendant ce tour.
reason-not_adjacent = Une locomotive avance d’une seule case, et celle-ci n’est pas voisine de la sienne.
reason-turn_too_sharp = Le virage est trop serré : une locomotive va tout droit, ou s’écarte d’un cran à gauche ou à droite.
reason-touches_two_lines = Une locomotive ne peut toucher qu’une autre ligne à la fois, et cette case en touche plusieurs : { $lines }.

## Bon à savoir : les avancées sans titre

reason-no_share_left = La banque n’a plus de titre de cette compagnie : cette avancée ne vous en rapporte aucun.
reason-line_autonomous = Cette ligne est autonome : la faire avancer ne vous rapporte pas de titre.

## Pourquoi pas : le veto

reason-no_shares_to_bid = Vous n’avez aucun titre de cette compagnie à miser.
reason-bid_too_low = { $high ->
    [one] Vous devez miser plus de { $high } titre, la plus haute mise jusqu’ici.
   *[other] Vous devez miser plus de { $high } titres, la plus haute mise jusqu’ici.
}
reason-bid_exceeds_holding = { $held ->
    [one] Vous ne pouvez pas miser plus de { $held } titre : c’est tout ce que vous avez de cette compagnie.
   *[other] Vous ne pouvez pas miser plus de { $held } titres : c’est tout ce que vous avez de cette compagnie.
}
reason-hex_not_allowed = La locomotive n’a pas le droit d’aller sur cette case : vous ne pouvez pas miser pour l’y envoyer.
reason-only_original_hex = Vous ne pouvez plus changer de case : si vous égalisez, la locomotive va sur celle que vous aviez choisie.
reason-match_only = { $high ->
    [one] Vous ne pouvez pas faire une autre mise : égalisez celle de { $high } titre, ou cédez.
   *[other] Vous ne pouvez pas faire une autre mise : égalisez celle de { $high } titres, ou cédez.
}
reason-cannot_match = { $high ->
    [one] Il faut { $high } titre de cette compagnie pour égaliser, et vous n’en avez pas.
   *[other] Il faut { $high } titres de cette compagnie pour égaliser, et vous en avez moins.
}
reason-match_or_yield = Vous ne pouvez pas passer ici : égalisez la plus haute mise, ou cédez.

## Pourquoi une position est impossible. Suites de « Le champ « x » est impossible (SR-1.1) : … ».

flaw-no-such-phase = les questions de ce jeu ne se posent pas dans cet ordre
flaw-tiles = il ne peut pas rester { $value } tuiles sur { $all } (0 n’est possible qu’en fin de partie)
flaw-absorbed-stands = { $company } est absorbée, mais il lui reste une locomotive ou des voies
flaw-locomotive-nowhere = la locomotive { $company } n’est pas sur la carte
flaw-two-locomotives = { $one } et { $other } ont toutes deux leur locomotive en { $hex }
flaw-not-at-home = { $company } n’est pas partie, mais sa locomotive n’est pas dans sa ville de départ
flaw-locomotive-in-town = { $company } est partie, mais sa locomotive est en { $hex }, qui est une ville
flaw-locomotive-off-line = la locomotive { $company } est en { $hex }, qui n’appartient pas à sa ligne
flaw-track-in-town = { $hex } est une ville et ne peut pas porter de voie
flaw-shares-lost = les titres { $company } ({ $held } chez les joueurs, { $bank } en banque) devraient être { $all } en tout
flaw-bank-not-empty = { $company } est autonome, donc sa banque doit être vide, et les joueurs ne peuvent pas avoir plus de titres qu’au début
flaw-absorbed-shares = { $company } est absorbée, mais il en reste des titres
flaw-tokens-lost = à { $town }, les jetons pris et restants ne sont pas ceux du début
flaw-passengers-lost = les jetons passagers, pris et restants, devraient être { $all } en tout
flaw-station-in-town = { $hex } est une ville et ne peut pas porter de gare
flaw-stations-adjacent = la gare en { $hex } est juste à côté d’une autre
flaw-stations-lost = les gares de la place { $seat }, sur le plateau et en réserve, devraient être { $all } en tout
flaw-lifted = une gare est retirée si, et seulement si, on demande à son propriétaire où la reposer
flaw-mover = une compagnie est en mouvement si, et seulement si, un veto est en cours
flaw-aim = la locomotive ne peut pas aller dans la direction choisie ou demandée par une mise
flaw-high = la plus haute mise, son auteur et le joueur interrogé ne vont pas ensemble
flaw-supplementary = il y a plus de titres supplémentaires { $company } que des fusions n’ont pu en apporter

## Ce que rapporte une action, avant qu’elle soit faite

outcome-cash = { $sign }{ NUMBER($count) } £
outcome-shares = { $count ->
    [one] { $sign }{ $count } titre { $company }
   *[other] { $sign }{ $count } titres { $company }
}
outcome-supplementary = { $count ->
    [one] { $sign }{ $count } titre supplémentaire { $company }
   *[other] { $sign }{ $count } titres supplémentaires { $company }
}
outcome-tokens = { $sign }{ $count } { $good } ({ $town })
outcome-passengers = { $count ->
    [one] { $sign }{ $count } passager
   *[other] { $sign }{ $count } passagers
}
outcome-status = { $value ->
    [absorbed] { $by ->
        [none] est absorbée
       *[other] est absorbée par { $by }
    }
    [autonomous] devient autonome
   *[live] roule
}

## La position en mots

money = { NUMBER($amount) } £
told-veto = { $seat } envoie { $company } { told-way } ; directions possibles : { $exits }.
told-way = { $direction ->
    [est] vers l’est
    [ouest] vers l’ouest
   *[other] vers le { $direction }
}
told-bid = La plus haute mise est celle de { $seat } : { $shares ->
    [one] { $shares } titre
   *[other] { $shares } titres
}, pour l’envoyer { told-way }.
told-holders = { $company } : banque { $bank } ; { $holders }.
told-no-holder = personne n’y a de titre ni de gare
told-holder = { $seat } { $shares ->
    [one] { $shares } titre
   *[other] { $shares } titres
}{ $more ->
    [0] { "" }
    [one] , { $more } supplémentaire
   *[other] , { $more } supplémentaires
}{ $stations ->
    [0] { "" }
    [one] , { $stations } gare
   *[other] , { $stations } gares
}
told-seat = { $seat } : { $money }, { $projected } si la partie finissait maintenant ; { told-supplies }.
told-seat-hidden = { $seat } : argent secret ; { told-supplies }.
told-supplies = { $stations ->
    [one] { $stations } gare
   *[other] { $stations } gares
} en réserve ; { $passengers ->
    [one] { $passengers } jeton passager
   *[other] { $passengers } jetons passagers
} ; { $count ->
    [0] aucun jeton de ville
   *[other] jetons de ville : { $tokens }
}
told-majority = Majorité, { $what } : { $seats }.
told-place = { $seat } { $count }{ $place ->
    [0] { "" }
    [1] , première place
   *[other] , deuxième place
}
told-passengers = passagers
told-advanced = Déjà avancées pendant ce tour : { $companies }.
told-stall = { $actions ->
    [one] La dernière action n’a fait que déplacer une gare ou passer
   *[other] Les { $actions } dernières actions n’ont fait que déplacer des gares ou passer
} ; trop d’affilée et la partie finit.

told-line = { $company }, { $status } : locomotive en { $hex }, orientation { $facing }. Ligne : { $line }. Villes reliées ({ $worth }) : { $towns }.
told-line-home = { $company }, { $status }, n’est pas partie : sa locomotive est chez elle, en { $hex }. Ligne : { $line }. Villes reliées ({ $worth }) : { $towns }.
told-good = { $count } × { $good }
told-line-absorbed = { $company } a été absorbée.
told-stations = Gares de { $seat } : { $hexes }.
told-station-on-line = { $hex } sur la ligne { $company }
told-town-city = Grande ville { $town } ({ $code }) en { $hex } : { $count ->
    [0] plus aucun jeton.
   *[other] reste { $tokens }.
}
told-town-railway = Ville ferroviaire { $town } ({ $code }) en { $hex }.
told-town-start = Ville de départ { $town } ({ $code }) en { $hex }, d’où part { $company }.
told-supply = Il reste { $tiles ->
    [one] { $tiles } tuile de voie
   *[other] { $tiles } tuiles de voie
} et { $passengers ->
    [one] { $passengers } jeton passager
   *[other] { $passengers } jetons passagers
}.
