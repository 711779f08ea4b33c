### What a newcomer is told once, above a decision that is asked for the first time.

hint-planning = Donnez un ordre à chaque zone où vous avez des unités : touchez celui que vous voulez. Personne ne le voit avant la révélation.
hint-raven = Le Corbeau Messager est à vous : changez un de vos ordres, ou regardez la première carte Sauvageon.
hint-raid = Un Raid retire un ordre de Soutien, de Raid ou de Consolidation de Pouvoir d'une zone adjacente d'une autre Maison.
hint-march = Touchez un de vos ordres de Marche, puis la destination de ses unités. Un seul des déplacements peut engager un combat.
hint-support = Votre ordre de Soutien compte pour le camp de votre choix, ou pour personne.
hint-card = Une carte jouée ne revient qu'une fois toutes vos cartes jouées.
hint-retreat = Toutes vont dans une même zone, à vous ou vide, et restent en déroute jusqu'à la fin du tour.
hint-bidding = Tous misent en secret, en même temps.
hint-mustering = Un Château vaut 1 point, une Forteresse 2. Fantassin et bateau coûtent 1, chevalier et engin de siège 2, ou 1 à partir d'un fantassin.
hint-supply = Votre ravitaillement dit combien d'armées vous pouvez avoir, et de quelle taille. Une unité seule n'est pas une armée.
hint-understood = Compris

## The coach of a first war

coach-ask = Demander au guide
# Answers in the place of the player.
coach-show = Montrez-moi
