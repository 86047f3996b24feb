# Railways of England and Wales, le jeu des titres : ce qu’on lit sur son plateau et à côté.

es-tab = Compagnies
es-money = { NUMBER($amount) }k
es-letter-black = N
es-letter-red = R
es-letter-blue = B
es-letter-green = V
es-letter-yellow = J
es-letter-purple = I

## Les compagnies et leur argent

es-company = Compagnie
es-companies = Compagnies
es-company-of = { $company }, dirigée par { $name }
es-building = { $company } : { $link }
es-runs = Dirige
es-price = Cours
es-prices = Cours des titres
es-stack = { $price }k : { $names }
es-order = Ordre des compagnies
es-funds = Caisse
es-bonds = Emprunts
es-bonds-free = { $count } (encore { $free })
es-treasury = En réserve
es-times = { $count } × { $money }k
es-means = Peut réunir
es-income = Revenu
es-income-due = { $steps } pas : { $money }k
es-income-short = { $steps } ({ $money }k)
es-most-each = Div.
es-most-each-help = À côté de chaque compagnie, qui la dirige. Revenu : pas du marqueur, et ce qu’ils rapporteront. Div. : le plus qu’un titre puisse toucher maintenant.
es-in-available = Jamais vendus
es-in-treasury = Réserve
es-in-issued = Émis, libres
es-shares = Titres
es-shares-help = Souligné : dirige la compagnie.
es-all-issued = Émis en tout
es-raises = { $bonds ->
    [0] { $shares ->
        [one] Émet { $shares } titre pour cela.
       *[other] Émet { $shares } titres pour cela.
    }
    [one] { $shares ->
        [0] Prend { $bonds } emprunt pour cela.
        [one] Émet { $shares } titre et prend { $bonds } emprunt pour cela.
       *[other] Émet { $shares } titres et prend { $bonds } emprunt pour cela.
    }
   *[other] { $shares ->
        [0] Prend { $bonds } emprunts pour cela.
        [one] Émet { $shares } titre et prend { $bonds } emprunts pour cela.
       *[other] Émet { $shares } titres et prend { $bonds } emprunts pour cela.
    }
}

## Les titres aux enchères

es-initial = Avant le premier tour : titres
es-stock-phase = Phase de bourse
es-put-up = Mettre en vente un titre de la { $company } ({ $source })
es-propose-first = Choisissez un nombre pour mettre en vente un de ces titres. La mise va à la compagnie.
es-propose-help = Choisissez un nombre pour mettre en vente un de ces titres. La mise va à la compagnie pour un titre jamais vendu, à la banque pour un titre émis.
es-share-of = Un titre de la { $company }
es-could-pay = jusqu’à { $money }k
es-withdrawn = s’est retiré
es-left = a quitté l’enchère

## Construire et livrer

es-second-dearer = Deuxième liaison : chaque tuile coûte 2k de plus.
es-pays = La compagnie paie { $money }k.
es-balance = Liaisons : { $own } à soi, { $foreign } aux autres

## Distribuer

es-repay = { $company } : emprunts à rembourser
es-repay-left = { $bonds ->
    [0] reste { $money }k et aucun emprunt
    [one] reste { $money }k et { $bonds } emprunt
   *[other] reste { $money }k et { $bonds } emprunts
}
es-dividend = Dividende de la { $company }
es-dividend-of = { $shares ->
    [one] { $money }k en caisse, { $shares } titre émis, cours { $price }k.
   *[other] { $money }k en caisse, { $shares } titres émis, cours { $price }k.
}
es-dividend-curve = Le cours après le dividende, pour chaque montant
es-dividend-steps = Où le cours change : le dividende, et de combien le cours bouge.
es-dividend-amount = Dividende en milliers
es-pay-out = Verser { $money }k
es-dividend-told = { $money }k : { $each }k par titre, cours { $price }k ensuite
es-each = Par titre
es-holds = { $name } ({ $count })
es-to-bank = À la banque
es-keeps = Reste en caisse

## Fusions

es-merge = La { $company } peut acheter
es-merge-means = Elle peut réunir { $money }k.
es-afterwards = Ensemble
es-merge-price = Coûte { $money }k, { $each }k par titre.
es-propose-merger = Proposer d’acheter la { $company }
es-no-merger = Aucune compagnie ne peut être achetée.
es-ballot-asked = consulte { $names }.
es-ballot-nobody = ne consulte personne.
es-ballot-said = { $name } a dit oui en proposant (ES-9.9).
es-ballot-alone = { $name } a au moins la moitié des voix et décide seul (ES-9.12).
es-merge-beyond = Compagnies qui ne peuvent pas être achetées
es-why-not = Pourquoi pas ?
es-vote = Les actionnaires de la { $company } votent
es-vote-about = La { $buyer } doit-elle acheter la { $target } ?
es-has-voted = a voté
es-to-vote = doit voter
es-vote-secret = Personne ne voit un vote avant que tous soient donnés.

## Où l’on en est

es-worth = Si la partie finissait maintenant
es-worth-sum = { $cash }k + { $shares }k en titres
es-worth-now = Valeur actuelle
es-from-bank = De la banque
es-from-dividends = Dividendes
es-from-mergers = Fusions
es-for-shares = Payé pour des titres
es-shares-worth = Titres à la fin
es-end-source = Argent et titres
es-end-total = Argent et titres

about-england-wales-shares = Le jeu des titres est le jeu avancé de Railways of England and Wales, de Martin Wallace, publié par Eagle Games en 2009.
about-england-wales-shares-chapter = ES-ABOUT
about-england-wales-shares-map = Il se joue sur la même carte reconstituée ; les cours de départ des compagnies sont reconstitués, eux aussi.
about-england-wales-shares-rulings = L’enchère la plus haute et la limite de tours sont de nous ; là où les règles se taisent, un article porte la mention « notre interprétation ».
