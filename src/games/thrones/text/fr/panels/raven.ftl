### The Messenger Raven: its three uses, and the wildling card that its holder looks at.

# Read aloud: the three buttons below.
raven-ways = Usage du Corbeau
raven-way-swap = Remplacer un ordre
raven-way-look = Regarder la première carte Sauvageon
raven-way-none = Ni l'un ni l'autre
raven-looks = Derrière le rideau, personne d'autre ne voit la première carte Sauvageon. Remettez-la ensuite sur le paquet ou en dessous.
raven-leaves = Aucun ordre ne change, et personne ne regarde le paquet Sauvageons.

## An order is replaced

raven-which = Quel ordre remplacer ?
raven-no-orders = { NOM($house) } n'a pas d'ordres sur le plateau.
# Touched, another order can be chosen.
raven-another = En choisir un autre
# Read aloud. $was: the order that gives way, $token: the one that comes.
raven-becomes = { NAME($area) } : { NAME($was) } devient { NAME($token) }
raven-gives-way = { NAME($area) } : remplacer { NOM($was) }
raven-unused = Ordres inutilisés

## At the foot

raven-main = Utiliser le Corbeau
raven-main-swap = Placer { NOM($token) } { IN($area) }
raven-main-look = Regarder la première carte
raven-main-none = Ne pas utiliser le Corbeau
raven-missing-way = Choisissez une des trois possibilités
raven-missing-area = Choisissez l'ordre à remplacer
raven-missing-token = Choisissez le nouvel ordre { IN($area) }

## The wildling card, held to be seen

peek-title = Un regard au-delà du Mur
# What the pad shows while it is held.
peek-card = La première carte Sauvageon
peek-let-go = Relâchez, et la carte est de nouveau face cachée.
peek-to-hold = La carte n'est visible que pendant l'appui.
# Below the card. $count: cards of the deck.
peek-top-of = Première carte sur { $count }
peek-then = La remettre
peek-put-top = Sur le paquet
peek-put-bottom = Sous le paquet
peek-unseen = Regardez d'abord la carte
# The page is that of the printed rulebook.
peek-law = C'est l'un ou l'autre. Dites ce que vous voulez de cette carte, vrai ou faux, mais ne la montrez à personne (page 11).
peek-logged = Le journal dira que { NOM($house) } a regardé et où la carte est allée, mais pas laquelle c'était.
peek-board = Voir le plateau
