# Ce que dit le jeu de titres sur la carte d’Angleterre et du pays de Galles, dans l’ordre où on le rencontre.

game-name = Railways of England and Wales : les titres
game-summary = Six compagnies, et aucune n’est à vous. Misez sur leurs titres, et dirigez une compagnie tant que personne n’en détient plus que vous. Elle construit et livre avec son argent, non avec le vôtre ; seul un dividende en fait passer dans votre poche, et ce qu’elle verse fait bouger le cours de ses titres. Achetez une voisine, si les actionnaires des deux le veulent bien. À la fin comptent l’argent et les titres, et une caisse pleine ne vaut rien pour personne.

## Options

option-share_end_cities = Villes vides qui mettent fin à la partie
option-share_end_cities-help = Combien de villes doivent être vidées de leurs cubes : seize, autant que dans le jeu normal pour ce nombre de joueurs, ou de 1 à 40, toutes les villes de la carte.
option-share_end_timing = Comment la partie s’achève
option-share_end_timing-help = Quand assez de villes sont vides, le tour va jusqu’au bout de toutes ses phases ; ou l’on joue encore un tour entier.
option-share_income = Revenu des compagnies
option-share_income-help = Ce que vaut le marqueur de revenu d’une compagnie : la somme imprimée, ou mille par case.
option-bond_condition = Quand une compagnie peut emprunter
option-bond_condition-help = Dès que sa réserve est vide ; ou seulement quand il ne reste pas non plus de titre disponible.
option-merged_assets = Les biens d’une compagnie achetée
option-merged_assets-help = Son argent et ses emprunts vont à l’acheteuse, ou quittent la partie.
option-stock_phase = La phase de bourse
option-stock_phase-help = On met des titres aux enchères jusqu’à ce que tous se retirent, ou chacun en propose un au plus.
value-by_players = selon le nombre de joueurs
value-finish_turn = à la fin du tour
value-one_more_turn = encore un tour
value-table = comme imprimé
value-one_per_step = mille par case
value-treasury_empty = réserve vide
value-all_ten_out = plus aucun titre
value-to_buyer = à l’acheteuse
value-vanish = hors du jeu
value-until_all_pass = jusqu’à ce que tous se retirent
value-one_offer_each = une offre chacun

## Le nom des choses

company-black = Noire
company-red = Rouge
company-blue = Bleue
company-green = Verte
company-yellow = Jaune
company-purple = Violette

source-available = jamais vendu
source-issued = émis

answer-no = non
answer-yes = oui

# Suites de « La partie s’achève : … ».
ending-empty_cities = assez de villes sont vides, et le dernier tour est joué
ending-turn_limit = le dernier tour possible est joué

## Les phases

phase-propose = Titres : que proposer
phase-open = Titres : première mise
phase-raise = Titres : enchère
phase-act = Choix d’une action
phase-start = Construction : d’où partir
phase-side = Construction : quitter la ville
phase-tile = Construction
phase-second = Une seconde liaison
phase-cube = Livraison : quel cube
phase-via = Livraison : par où
phase-repay = Remboursement
phase-dividend = Dividende
phase-merge = Fusion
phase-vote = Vote
phase-over = Partie terminée
step-next_bidder = Enchérisseur suivant
step-next_proposer = Suivant à mettre un titre en vente
step-end_auctions = Les enchères se terminent
step-begin_turn = Un tour commence
step-deliver_cube = La livraison est payée
step-next_action = Action suivante
step-begin_dividends = Les dividendes commencent
step-next_dividend = Compagnie suivante
step-take_up_dividend = Le dividende de la compagnie
step-begin_mergers = Les fusions commencent
step-next_merger = Fusion suivante
step-begin_auctions = La phase de bourse commence

## Les actions : un bouton, puis une description

verb-propose = Proposer un titre
verb-withdraw = Se retirer
verb-bid = Miser
verb-leave = Quitter l’enchère
verb-build = Construire
verb-deliver = Livrer un cube
verb-pass = Passer
verb-start = Commencer une liaison
verb-side = Quitter la ville
verb-tile = Poser une tuile
verb-second = Seconde liaison
verb-cube = Choisir un cube
verb-via = Continuer
verb-abandon = Renoncer
verb-repay = Rembourser
verb-dividend = Verser un dividende
verb-merge = Proposer une fusion
verb-decline = Pas de fusion
verb-vote = Voter

action-propose = mettre aux enchères un titre de la { $company } ({ $source })
action-withdraw = se retirer de ces enchères
action-bid = miser { $amount }k
action-leave = quitter cette enchère
action-build = construire une voie
action-deliver = livrer un cube
action-pass = passer
action-start = commencer une liaison à { $city }
action-side = { $side ->
    [est] quitter la ville vers l’est
    [ouest] quitter la ville vers l’ouest
   *[other] quitter la ville vers le { $side }
}
action-tile = { $side ->
    [est] poser une tuile qui mène vers l’est
    [ouest] poser une tuile qui mène vers l’ouest
   *[other] poser une tuile qui mène vers le { $side }
}
action-second = construire une seconde liaison : { $answer }
action-cube = livrer un cube { $colour } depuis { $city }
action-via = { $side ->
    [est] prendre la liaison vers l’est
    [ouest] prendre la liaison vers l’ouest
   *[other] prendre la liaison vers le { $side }
}
action-abandon = renoncer : ce chemin ne peut aboutir
action-repay = { $bonds ->
    [0] ne rembourser aucun emprunt
    [one] rembourser un emprunt
   *[other] rembourser { $bonds } emprunts
}
action-dividend = verser { $dividend }k
action-merge = proposer d’acheter la { $company }
action-decline = ne proposer aucune fusion
action-vote = voter { $answer }

## Des morceaux de phrases

votes-cast = { $shares ->
    [one] un titre
   *[other] { $shares } titres
}
may-do = { $build ->
    [0] { $deliver ->
        [0] Elle ne peut que passer.
       *[other] Livrez un cube, ou passez.
    }
   *[other] { $deliver ->
        [0] Construisez, ou passez.
       *[other] Construisez, livrez un cube, ou passez.
    }
}
bonds-to-repay = { $most ->
    [one] un emprunt de la { $company }, à 5k
   *[other] jusqu’à { $most } emprunts de la { $company }, à 5k chacun
}

## Les questions

prompt-propose-initial = Avant le premier tour : { $seat } met un titre aux enchères, ou se retire.
    .you = Avant le premier tour : mettez un titre aux enchères, ou retirez-vous.
prompt-propose = Phase de bourse : { $seat } met un titre aux enchères, ou se retire.
    .you = Phase de bourse : mettez un titre aux enchères, ou retirez-vous.
prompt-open = { $seat } met aux enchères un titre de la { $company } et ouvre { $bids ->
    [one] à { $low }k.
   *[other] entre { $low } et { $most }k.
}
    .you = Vous mettez aux enchères un titre de la { $company } : ouvrez { $bids ->
        [one] à { $low }k.
       *[other] entre { $low } et { $most }k.
    }
prompt-raise = { $bidder } offre { $high }k pour un titre de la { $company }. { $seat } peut miser { bid-range }, ou quitter l’enchère.
    .you = { $bidder } offre { $high }k pour un titre de la { $company }. Misez { bid-range }, ou quittez l’enchère.
    .you-bidder = Vous offrez { $high }k pour un titre de la { $company }. { $seat } peut miser { bid-range }, ou quitter l’enchère.
bid-range = { $bids ->
    [one] { $low }k
   *[other] de { $low } à { $most }k
}
prompt-act = Manche { $round } sur 3 : { $seat } agit pour la { $company }, qui peut réunir { $means }k. { may-do }
    .you = Manche { $round } sur 3 : vous agissez pour la { $company }, qui peut réunir { $means }k. { may-do }
prompt-start = { $seat } construit pour la { $company } : de quelle ville ?
    .you = Vous construisez pour la { $company } : de quelle ville ?
prompt-side = { $seat } construit pour la { $company } depuis { $city } : de quel côté la liaison quitte-t-elle la ville ?
    .you = Vous construisez pour la { $company } depuis { $city } : de quel côté la liaison quitte-t-elle la ville ?
prompt-tile = { $seat } construit pour la { $company } : { $cost }k jusqu’ici, il reste { $left }k. Où mène la tuile suivante ?
    .you = Vous construisez pour la { $company } : { $cost }k jusqu’ici, il reste { $left }k. Où mène la tuile suivante ?
prompt-second = { $seat }, une seconde liaison pour la { $company } ? Chacune de ses tuiles coûte 2k de plus.
    .you = Une seconde liaison pour la { $company } ? Chacune de ses tuiles coûte 2k de plus.
prompt-cube = { $seat } livre pour la { $company } : quel cube ?
    .you = Vous livrez pour la { $company } : quel cube ?
prompt-via = { $seat } livre un cube { $colour } pour la { $company } ; il est à { $city }. Par où ?
    .you = Vous livrez un cube { $colour } pour la { $company } ; il est à { $city }. Par où ?
prompt-repay = { $seat } peut rembourser { bonds-to-repay }.
    .you = Vous pouvez rembourser { bonds-to-repay }.
prompt-dividend = { $seat } fixe le dividende de la { $company } : de 0 à { $most }k ; son cours est de { $price }k.
    .you = Fixez le dividende de la { $company } : de 0 à { $most }k ; son cours est de { $price }k.
prompt-merge = { $seat } peut proposer que la { $company }, qui peut réunir { $means }k, achète une autre compagnie.
    .you = Vous pouvez proposer que la { $company }, qui peut réunir { $means }k, achète une autre compagnie.
prompt-vote = { $seat } vote en secret, comme actionnaire de la { $voting } : la { $company } doit-elle acheter la { $target } ?
    .you = Votez en secret, comme actionnaire de la { $voting } : la { $company } doit-elle acheter la { $target } ?
prompt-over = La partie est finie : l’argent et les titres décident ensemble.

## Ce qui arrive

event-share_proposed = { $seat } met aux enchères un titre de la { $company } ({ $source }).
    .you = Vous mettez aux enchères un titre de la { $company } ({ $source }).
event-withdrew = { $seat } se retire.
    .you = Vous vous retirez.
event-had_to_withdraw = { $seat } ne peut rien proposer, et se retire.
    .you = Vous ne pouvez rien proposer, et vous retirez.
event-bid_made = { $seat } offre { $money }k pour un titre de la { $company }.
    .you = Vous offrez { $money }k pour un titre de la { $company }.
event-left_auction = { $seat } quitte l’enchère.
    .you = Vous quittez l’enchère.
event-had_to_leave = { $seat } ne peut offrir davantage, et quitte l’enchère.
    .you = Vous ne pouvez offrir davantage, et quittez l’enchère.
event-share_sold = { $seat } achète un titre de la { $company } ({ $source }) pour { $money }k.
    .you = Vous achetez un titre de la { $company } ({ $source }) pour { $money }k.
event-control_taken = { $seat } dirige désormais la { $company }.
    .you = Vous dirigez désormais la { $company }.
event-marker_moved = { $seat } prend le marqueur de premier joueur.
    .you = Vous prenez le marqueur de premier joueur.
event-turn_began = Le tour { $turn } commence.
event-round_began = La manche { $round } commence.
event-action_passed = La { $company } passe.
event-nothing_to_do = La { $company } ne peut ni construire ni livrer.
event-shares_issued = { $shares ->
    [one] La { $company } émet un titre pour { $money }k.
   *[other] La { $company } émet { $shares } titres pour { $money }k.
}
event-bonds_taken = { $bonds ->
    [one] La { $company } contracte un emprunt.
   *[other] La { $company } contracte { $bonds } emprunts.
}
event-link_started = La { $company } commence une liaison à { $city }.
event-tile_laid = La { $company } pose une tuile sur { $hex } ({ $money }k).
event-link_completed = La { $company } achève la liaison { $city }–{ $other }.
event-track_paid = { $tiles ->
    [one] La { $company } paie { $money }k pour une tuile.
   *[other] La { $company } paie { $money }k pour { $tiles } tuiles.
}
event-link_abandoned = La { $company } renonce à sa liaison depuis { $city } : elle ne peut être achevée.
event-no_second_link = La { $company } ne construit pas de seconde liaison.
event-cube_chosen = La { $company } choisit un cube { $colour } à { $city }.
event-cube_moved = La { $company } déplace le cube { $colour } depuis { $origin } vers { $city }.
event-cube_delivered = La { $company } livre un cube { $colour } depuis { $origin } jusqu’à { $city }.
event-income_advanced = { $steps ->
    [one] Le marqueur de revenu de la { $company } avance d’une case.
   *[other] Le marqueur de revenu de la { $company } avance de { $steps } cases.
}
event-city_emptied = { $city } est vide et reçoit un marqueur.
event-delivery_abandoned = La { $company } renonce à sa livraison depuis { $city } : le cube ne peut arriver.
event-end_triggered = Assez de villes sont vides : le tour { $turn } est le dernier.
event-income_paid = La { $company } touche un revenu de { $money }k.
event-interest_paid = La { $company } paie { $money }k d’intérêts.
event-defaulted = La { $company } ne peut payer ses intérêts : tout ce qu’elle a, { $money }k, va à la banque.
event-bonds_repaid = { $bonds ->
    [one] La { $company } rembourse un emprunt.
   *[other] La { $company } rembourse { $bonds } emprunts.
}
event-dividend_declared = La { $company } verse un dividende de { $money }k : { $each }k par titre.
event-paid_dividend = { $seat } reçoit { $money }k de la { $company }.
    .you = Vous recevez { $money }k de la { $company }.
event-price_moved = Le cours de la { $company } passe de { $before }k à { $money }k.
event-grant_paid = Chaque joueur reçoit { $money }k.
event-merger_proposed = { $seat } propose que la { $company } achète la { $target } pour { $money }k.
    .you = Vous proposez que la { $company } achète la { $target } pour { $money }k.
event-merger_declined = La { $company } n’achète aucune compagnie.
event-voted = { $seat } vote { $answer }.
    .you = Vous votez { $answer }.
event-has_voted = { $seat } a voté.
    .you = Vous avez voté.
event-vote_shown = { $seat } : { $answer }, avec { votes-cast }.
    .you = Vous : { $answer }, avec { votes-cast }.
event-vote_agreed = Les actionnaires de la { $company } acceptent, par { $yes } contre { $no }.
event-vote_rejected = Les actionnaires de la { $company } refusent : { $yes } pour, { $no } contre.
event-paid_merger = { $seat } reçoit { $money }k pour ses titres de la { $company }.
    .you = Vous recevez { $money }k pour vos titres de la { $company }.
event-company_absorbed = { $links ->
    [one] La { $into } reprend la { $company } et sa liaison. La { $company } peut être fondée à nouveau.
   *[other] La { $into } reprend la { $company } et ses { $links } liaisons. La { $company } peut être fondée à nouveau.
}
event-game_ended = La partie s’achève : { $ending }.
event-price_lowered = { $bonds ->
    [one] Un emprunt abaisse le cours de la { $company } à { $money }k.
   *[other] { $bonds } emprunts abaissent le cours de la { $company } à { $money }k.
}
event-final_value = { $seat } vaut { $money }k, dont { $cash }k en argent.
    .you = Vous valez { $money }k, dont { $cash }k en argent.

## Pourquoi pas

reason-no_such_company = Cette compagnie n’existe pas.
reason-auctions_under_way = On met des titres aux enchères en ce moment.
reason-no_auction = Aucun titre n’est aux enchères en ce moment.
reason-open_first = Un titre est proposé : qui l’a proposé ouvre par une mise, et ne peut quitter l’enchère.
reason-propose_first = Proposez d’abord un titre, ou retirez-vous.
reason-no_share_left = Il ne reste pas de titre de cette sorte.
reason-below_minimum = La première mise doit atteindre au moins le cours, { $low }k.
reason-raise_too_low = Il faut miser au moins { $low }k.
reason-not_enough_cash = Vous ne pouvez miser plus de { $most }k : les joueurs n’empruntent pas.
reason-withdrawn = Vous vous êtes retiré de ces enchères.
reason-left_auction = Vous avez quitté cette enchère.
reason-not_controller = Un autre joueur dirige cette compagnie.
reason-choose_action = Choisissez d’abord ce que fait la compagnie.
reason-action_under_way = La compagnie est au milieu d’une autre action.
reason-no_rounds = Les compagnies ne construisent et ne livrent que dans les manches d’actions.
reason-start_not_city = Une liaison part d’une ville.
reason-nothing_to_build = Il n’y a pas de liaison que cette compagnie puisse achever avec ce qu’elle peut réunir.
reason-not_connected = La liaison part du réseau de la compagnie.
reason-beyond_means = La compagnie peut réunir { $means }k en tout : cela ne suffit pas pour achever une liaison par là.
reason-link_incomplete = La liaison doit être achevée dans cette action.
reason-third_link = Une compagnie construit au plus deux liaisons à la fois.
reason-nothing_to_deliver = Il n’y a aucun cube que cette compagnie puisse livrer.
reason-first_link_not_own = La première liaison du trajet doit être à la compagnie.
reason-too_many_foreign_links = Le chemin compterait plus de liaisons d’autres compagnies que de liaisons propres.
reason-way_is_open = Un chemin reste ouvert ; on ne renonce qu’à ce qui ne peut aboutir.
reason-not_paying = Ce n’est pas le moment : on rembourse et l’on fixe le dividende quand la compagnie paie.
reason-too_few_bonds = On peut rembourser au plus { $most } emprunts.
reason-dividend_too_high = Un dividende est d’au plus trois fois le cours : { $most }k.
reason-dividend_no_cash = La compagnie n’a que { $funds }k.
reason-not_merging = Les fusions se proposent après les dividendes.
reason-own_company = Une compagnie ne s’achète pas elle-même.
reason-uncontrolled = Personne ne dirige cette compagnie : elle ne peut être achetée.
reason-not_linked_companies = Les deux compagnies n’ont aucune ville en commun.
reason-merger_too_dear = Cela coûterait { $price }k, et la compagnie peut réunir { $means }k.
reason-vote_under_way = Un vote est en cours : oui ou non.
reason-no_vote = Aucun vote n’est en cours.
reason-no_votes = Vous n’avez pas de titre de la compagnie qui vote.
reason-already_voted = Vous avez donné votre réponse, ou elle n’est pas demandée.

## Pourquoi une position est impossible. Suites de « Le champ « x » est impossible (ES-2.1) : … ».

flaw-end-unmarked = le dernier tour est connu si, et seulement si, assez de villes sont vides
flaw-turn-too-late = la partie se serait achevée avant ce tour, ou le dernier tour est trop loin
flaw-ended-early = la partie n’est pas parvenue à cette fin
flaw-initial-auctions = avant le premier tour, on ne fait que des enchères
flaw-round = il y a une manche si, et seulement si, des compagnies agissent
flaw-shares-lost = il y a { $counted } titres de la { $company }, et il devrait y en avoir { $all }
flaw-issued-early = la { $company } a émis des titres avant le premier tour
flaw-controller = la { $company } n’est pas dirigée par le joueur qui en a le plus de titres
flaw-uncontrolled-owns = personne ne dirige la { $company }, mais elle possède quelque chose
flaw-bonds = la { $company } a { $bonds } emprunts, mais seulement { $links } liaisons
flaw-price = un cours est compris entre { $low } et { $high }
flaw-order = chaque compagnie doit figurer une fois, et une seule, dans cet ordre
flaw-income-late = les marqueurs de revenu n’avancent que dans les manches d’actions
flaw-acting = la compagnie qui agit doit être celle dont c’est la place dans l’ordre
flaw-not-controller = la { $company } n’est pas dirigée par le joueur interrogé
flaw-no-auctions = quelqu’un propose des titres si, et seulement si, il y a des enchères
flaw-not-proposer = le joueur interrogé n’est pas celui qui propose des titres
flaw-proposer-withdrew = le joueur qui propose des titres s’est retiré
flaw-lot = un titre qui existe est aux enchères si, et seulement si, l’on demande des mises
flaw-high = il y a une mise la plus haute si, et seulement si, l’on demande aux autres de la relever
flaw-bidders = ceux qui sont dans l’enchère ne vont pas avec ses mises
flaw-link-open = une liaison est inachevée que personne ne construit
flaw-second = une seconde liaison ne peut que suivre une première
flaw-no-such-city = la compagnie ne peut pas y commencer une liaison
flaw-nothing-to-pay = on ne demande pas de dividende à une compagnie sans argent
flaw-no-vote = une compagnie est à acheter si, et seulement si, un vote est en cours
flaw-voters = ceux qui ont voté et ceux qu’il reste à interroger ne sont pas les actionnaires

## Ce que rapporte une action, avant qu’elle soit faite

outcome-cash = { $sign }{ NUMBER($count) }k
outcome-shares = { $count ->
    [one] { $sign }{ $count } titre de la { $company }
   *[other] { $sign }{ $count } titres de la { $company }
}
outcome-controller-gained = à la tête de la { $company }
outcome-controller-lost = plus à la tête de la { $company }
outcome-score = valeur { $sign }{ NUMBER($count) }k
outcome-funds = { $sign }{ NUMBER($count) }k
outcome-bonds = { $count ->
    [one] { $sign }{ $count } emprunt
   *[other] { $sign }{ $count } emprunts
}
outcome-price = cours désormais { NUMBER($value) }k
outcome-last_turn = La partie se termine après le tour { $value }.

## D’où vient l’argent

source-paid_dividend = Dividendes
source-paid_merger = Fusions

## La position en mots

told-company = { $company }{ $run ->
    [0] , sans direction
   *[other] , dirigée par { $seat }
} : cours { $price }k, caisse { $funds }k, peut réunir { $means }k, revenu { $income }k, { $bonds ->
    [0] pas d’emprunt
    [one] { $bonds } emprunt
   *[other] { $bonds } emprunts
}, { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
} ; titres : { $count ->
    [0] personne n’en a
   *[other] { $holders }
} ; { $available } jamais vendus, { $treasury } en réserve, { $issued } émis.
told-prices = Cours, de la première à agir à la dernière : { $stacks }.
told-stack = { $price }k { $companies }
told-seat = { $seat } : { $cash }k en argent ; { $count ->
    [0] pas de titre
   *[other] titres : { $shares }
} ; { $value }k si la partie s’arrêtait là.
told-order = Ordre des compagnies : { $companies }.
told-limits = { $count ->
    [0] Plus personne ne pourrait payer.
   *[other] Peuvent encore payer, en milliers : { $limits }.
}
told-payout = Ce que la { $company } peut verser :
told-dividend = { $amount }k : { $each }k par titre{ $count ->
    [0] { "" }
   *[other] { " " }({ $seats })
} ; { $kept }k restent à la compagnie, et le cours passe à { $price }k.
told-vote = Les actionnaires de la { $company } votent : la { $buyer } doit-elle acheter la { $target } ?{ $count ->
    [0] { "" }
   *[other] { " " }Doivent encore voter : { $waiting }.
}
told-merger = Acheter la { $target } coûte { $price }k, { $each }k par titre{ $count ->
    [0] { "" }
   *[other] { " " }({ $seats })
} ; l’acheteuse a ensuite { $funds }k, { $bonds ->
    [one] { $bonds } emprunt
   *[other] { $bonds } emprunts
} et { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}.
