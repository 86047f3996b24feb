# Apprendre : les règles, la première partie guidée, et la page « À propos ».

learn-title = Apprendre un jeu
learn-options = Ce qu’une table peut choisir autrement
learn-chapters = Chapitres
learn-search = Chercher dans les règles
learn-found = { $count ->
    [0] Aucun article ne contient ces mots.
    [one] { $count } article
   *[other] { $count } articles
}
learn-link-to = Lien vers { $clause }
value-true = oui
value-false = non
learn-whole = Toutes les règles
learn-aid = Le jeu en une page
learn-missing = Il n’y a pas ici de règles d’un tel jeu.
learn-first-game = Jouer une première partie guidée
learn-first-game-lead = Dix minutes, chaque sorte d’action une fois, et tout est expliqué au passage.

learn-picture-SR-5 = GWR a quitté Bristol, et A possède une gare en 15,5. C peut bâtir sur les cases marquées d’un point ; les autres sont trop près d’une locomotive ou d’une gare, ou ne sont pas vides.
learn-picture-SR-6 = L&Y regarde vers l’est. Des trois cases devant elle, l’une est Manchester : il en reste deux, tout droit ou en obliquant à droite.
learn-picture-SR-7 = B envoie GWR au sud-est, sur la case au fanion de B. C mise un titre pour l’envoyer plutôt à l’est. À B de répondre.
learn-picture-SR-9 = LSWR arrive sur la gare de A et au voisinage de Swindon, ville ferroviaire : A est payé pour la seule gare de la ligne.
learn-picture-SR-10 = Un pas vers l’ouest et LSWR se trouve à côté de GWR. LSWR est alors absorbée : sa voie devient verte et ses actionnaires sont payés.
learn-picture-SR-12 = L&Y s’est enfoncée dans le coin de la carte. Rien de ce qu’elle peut encore atteindre n’a de ville nouvelle ni d’autre ligne : elle est autonome, comme l’indique sa plaque en pointillé.

## La partie guidée

learn-task = Étape { $number } sur { $all }
learn-progress = Avancement
learn-happened = Ce qui s’est passé
learn-others = Les autres jouent…
learn-continue = Continuer
learn-unpick = Choisir à nouveau
learn-not-this = Pas maintenant : dans cette leçon, choisissez l’endroit encadré.
learn-leap = Voilà pour le début. Passons à la fin d’une autre partie, bien des tours plus tard : c’est à vous de la conclure.
learn-done-title = Vous avez gagné
learn-done-text = Vous avez vu chaque sorte d’action, et le décompte final. Essayez maintenant contre des robots : la table vous dit à tout moment ce qui est permis, et sinon pourquoi.
learn-play = Jouer pour de bon
learn-read = Lire les règles

learn-rocket-token-title = Prendre un jeton
learn-rocket-token-text = À votre tour, vous faites deux choses. L’une d’elles peut être de prendre un jeton dans une grande ville. Un jeton rapporte quand un chemin de fer atteint sa ville, puis à la fin, pour sa marchandise. Gloucester produit cuir et textile, tout près de Bristol où attend une locomotive.
learn-rocket-token-do = Choisissez Gloucester sur la carte, puis confirmez.
learn-rocket-advance-title = Faire avancer une locomotive
learn-rocket-advance-text = Les locomotives ne sont à personne : chacun peut conduire n’importe laquelle, d’une case à la fois, et reçoit alors un titre de sa compagnie. Si GWR part vers le nord-est, elle arrive à côté de Gloucester, dont vous avez le seul jeton.
learn-rocket-advance-do = Envoyez GWR sur la case encadrée, au nord-est de Bristol.
learn-rocket-station-title = Poser une gare
learn-rocket-station-text = Gloucester vous a rapporté 2 000 £. Clara a lancé LSWR du côté de Reading. Une gare rapporte quand la voie passe dessus : à chaque ville ferroviaire atteinte, la ligne paie les propriétaires de ses gares. Swindon en est une ; bâtissez à côté, là où LSWR peut passer.
learn-rocket-station-do = Posez une gare sur la case encadrée près de Swindon.
learn-rocket-share-title = Un titre de LSWR
learn-rocket-share-text = Rapprochez maintenant LSWR de votre gare. Clara possède un titre de LSWR et peut s’y opposer ; on lui posera la question. De toute façon vous recevez un titre, et vous allez en avoir besoin.
learn-rocket-share-do = Faites avancer LSWR vers le nord-ouest.
learn-rocket-bid-title = Enchérir dans un veto
learn-rocket-bid-text = Clara veut faire passer LSWR au large de votre gare, vers le nord-est. Comme vous avez un titre de LSWR, vous pouvez le miser et choisir où ira la locomotive. Clara pourra égaliser, ou céder. Seul le vainqueur paie.
learn-rocket-bid-do = Misez un titre : choisissez votre gare.
learn-rocket-pass-title = Ou laisser faire
learn-rocket-pass-text = Clara a cédé. Vous avez payé votre titre, LSWR est passée par votre gare et a atteint Swindon : 3 000 £ pour vous, mille pour chacune des trois villes de la ligne. Voici que Robert fait avancer GWR vers l’est, ce qui vous convient. On vous consulte parce que vous en avez un titre.
learn-rocket-pass-do = Passez, et laissez GWR aller où Robert le veut.
learn-rocket-again-title = De nouveau à vous
learn-rocket-again-text = GWR est partagée entre Robert et vous : un titre chacun. Prenez-en un autre, et la tête, en la faisant avancer encore.
learn-rocket-again-do = Faites avancer GWR vers l’est.
learn-rocket-answer-title = Répondre à un veto
learn-rocket-answer-text = Robert s’y oppose : il mise un titre pour envoyer GWR au nord-est. Vous pouvez égaliser : vous payez alors un titre, et la locomotive va où vous l’aviez dit. Ou bien vous cédez, il paie, et elle va où il veut.
learn-rocket-answer-do = Égalisez sa mise.
learn-rocket-second-title = Encore une gare
learn-rocket-second-text = Vous avez payé, et GWR est allée où vous vouliez, près d’Oxford. Il vous reste votre seconde action. Une gare se pose sur toute case vide, mais jamais à côté d’une locomotive ni d’une autre gare.
learn-rocket-second-do = Posez une gare sur la case encadrée.
learn-rocket-merger-title = Une fusion
learn-rocket-merger-text = GWR n’est plus qu’à un pas de la voie de LSWR. Une locomotive qui arrive à côté d’une autre ligne est avalée : GWR va disparaître. On paie d’abord ses actionnaires, 1 000 £ par ville reliée à qui a le plus de titres et la moitié au suivant. Puis deux titres de GWR en font un de LSWR. Le titre que vous recevez pour ce pas compte, et fait de vous le plus gros porteur.
learn-rocket-merger-do = Conduisez GWR contre LSWR : au sud-est.
learn-rocket-finale-title = La dernière action
learn-rocket-finale-text = Deux compagnies seulement ont encore des titres en banque, et la partie finit quand il n’en reste qu’une. Conduisez GWR contre la longue ligne violette, et c’est fini : on paie alors les marchandises, les passagers, puis les gares et les titres de chaque ligne restante.
learn-rocket-finale-do = Faites avancer GWR vers l’est.

## À propos

about-title = À propos de Branchline
about-what = Branchline est un lieu pour jouer à des jeux de chemin de fer : entre amis, contre des robots ou autour d’un même écran ; pour les apprendre, et pour les revoir.
about-games = Les jeux et leurs auteurs
about-rocket = Stephenson’s Rocket est un jeu de Reiner Knizia, publié pour la première fois en 1999. S’il vous plaît ici, cherchez-en un exemplaire : c’est un plaisir sur une vraie table.
about-affiliation = Ce site n’a aucun lien avec les auteurs et éditeurs de ces jeux, qui ne l’ont ni commandé ni approuvé. Les noms servent seulement à dire de quel jeu il s’agit. Les règles sont dites avec nos mots, et aucune illustration d’aucune édition n’est reprise.
about-reconstruction = Ce qui est reconstitué
about-rocket-chapter = SR-ABOUT
about-rocket-map = La carte n’est pas celle qui fut imprimée. Nous avons redessiné l’Angleterre sur 208 cases et mis chaque ville sur la case la plus proche de sa vraie place. Le rôle de la plupart des villes, trois des sept compagnies et les marchandises de toutes les grandes villes sont de nous.
about-rocket-rulings = Là où les règles publiées se taisent ou se contredisent, il a fallu trancher ; ces articles portent la mention « notre interprétation ».
about-more = Plus sur cette édition
about-fair = Jouer franc jeu
about-fair-text = Avant la première action d’une partie, l’empreinte de sa graine secrète est publiée. À la fin, la graine est montrée : chacun peut vérifier que rien n’a été arrangé en chemin. Les robots voient exactement ce que verrait un joueur à leur place.
about-made = Comment c’est fait
about-licence = Licence
about-licence-text = Le programme est un logiciel libre sous licence MIT : servez-vous-en, changez-le, partagez-le.
about-type = Caractères
about-type-text = Libre Caslon Text de Pablo Impallari et Rodrigo Fuenzalida, et Source Sans 3 de Paul D. Hunt pour Adobe, tous deux sous SIL Open Font License 1.1, tous deux servis par ce site.
about-drawings = Dessins
about-drawings-text = Les cartes, les pièces et les illustrations ont été dessinées pour Branchline.
about-colours = Couleurs
about-colours-text = Il y a trois palettes, chacune vérifiée pour les formes courantes de daltonisme. Chaque pièce porte en outre des lettres ou un motif. La palette se change dans les réglages.
about-interface = Pour les programmes
about-interface-text = Description de l’interface
