# Apprendre : les règles, la première partie guidée, et la page « À propos ».

learn-title = Apprendre un jeu
learn-turn = Le déroulement du jeu en un coup d’œil
learn-turn-lead = Chaque cercle est une question, chaque point ce qui se fait tout seul. Après la flèche figure ce qui peut suivre.
learn-turn-between = entre-temps
learn-turn-then = puis :
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
learn-missing = Ce jeu n’existe pas ici.
learn-first-game = Jouer une première partie guidée
learn-first-game-lead = Dix minutes, chaque sorte d’action une fois, et tout est expliqué au passage.

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

## À propos

about-title = À propos de Branchline
about-what = Branchline est un lieu pour jouer à des jeux de chemin de fer : entre amis, contre des robots ou autour d’un même écran ; pour les apprendre, et pour les revoir.
about-games = Les jeux et leurs auteurs
about-affiliation = Ce site n’a aucun lien avec les auteurs et éditeurs de ces jeux, qui ne l’ont ni commandé ni approuvé. Les noms servent seulement à dire de quel jeu il s’agit. Les règles sont dites avec nos mots, et aucune illustration d’aucune édition n’est reprise.
about-reconstruction = Ce qui est reconstitué
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
about-manual = Pour aller plus loin
about-manual-text = Le manuel, en anglais : l’interface Python, les robots, l’hébergement
about-interface = Pour les programmes
about-interface-text = Description de l’interface
