### The cards in our own short words: what each does, and what else stands on them.

## What each house card does; a card that is not here has nothing but its figures

house-robb-stark = En cas de victoire, Stark peut choisir où les unités vaincues battent en retraite.
house-roose-bolton = En cas de défaite, Stark reprend en main toute sa défausse, cette carte comprise.
house-the-blackfish = Stark ne subit aucune perte dans ce combat.
house-catelyn-stark = Un ordre de Défense Stark dans la zone de bataille compte double.
house-victarion-greyjoy = Quand Greyjoy attaque, ses bateaux comptent chacun pour 2, même en soutien.
house-balon-greyjoy = La force imprimée de la carte adverse compte pour 0.
house-theon-greyjoy = En défense d'un Château ou d'une Forteresse : +1 en force et une épée.
house-asha-greyjoy = Tant que personne ne soutient Greyjoy : 2 épées et une fortification.
house-aeron-damphair = Greyjoy peut aussitôt payer 2 pions Pouvoir et jouer une autre carte à la place.
house-tywin-lannister = En cas de victoire, Lannister reçoit 2 pions Pouvoir.
house-tyrion-lannister = Lannister peut d'abord renvoyer la carte adverse en main ; une autre est jouée.
house-ser-kevan-lannister = Quand Lannister attaque, ses fantassins comptent chacun pour 2, même en soutien.
house-cersei-lannister = En cas de victoire, Lannister peut retirer un ordre de la Maison vaincue, n'importe où.
house-stannis-baratheon = +1 en force si l'adversaire est mieux placé sur la piste du Trône de Fer.
house-renly-baratheon = En cas de victoire, Baratheon peut améliorer en chevalier un fantassin participant.
house-ser-davos-seaworth = +1 en force et une épée si Stannis est dans la défausse.
house-salladhor-saan = Si Baratheon reçoit du soutien, les bateaux de toutes les autres Maisons comptent pour 0.
house-patchface = Après le combat, Baratheon peut regarder la main adverse et en défausser une carte.
house-mace-tyrell = Détruit aussitôt un fantassin ennemi dans ce combat.
house-ser-loras-tyrell = Si Tyrell attaque et gagne, son ordre de Marche suit l'armée et peut resservir.
house-queen-of-thorns = Retire aussitôt un ordre ennemi adjacent, sauf la Marche qui a lancé ce combat.
house-arianne-martell = Si Martell défend et perd, les attaquants n'entrent pas et se replient.
house-nymeria-sand = Une épée quand Martell attaque, une fortification quand elle défend.
house-doran-martell = L'adversaire passe en dernière place sur une piste, au choix de Martell.

## What each Westeros card does, and on its foot

westeros-supply = Chaque Maison ajuste son ravitaillement aux symboles qu'elle contrôle, puis arrange ses armées.
    .note = Tous les ravitaillements d'abord, puis les armées
westeros-mustering = Chaque Maison recrute dans ses Châteaux et Forteresses, dans l'ordre du tour.
    .note = Les points non dépensés sont perdus
westeros-a-throne-of-blades = Qui détient le Trône de Fer choisit pour tout le monde.
    .note = Une des trois possibilités
westeros-clash-of-kings = Chaque Maison mise pour de nouvelles places sur les trois pistes d'Influence.
    .note = Toute mise est dépensée, gagnante ou perdante
westeros-game-of-thrones = Chaque Maison reçoit du pouvoir : 1 par symbole Pouvoir, et 1 par port non bloqué où elle a des bateaux.
    .note = Jamais plus de 20 par Maison
westeros-dark-wings-dark-words = Qui détient le Corbeau Messager choisit pour tout le monde.
    .note = Une des trois possibilités
westeros-last-days-of-summer = Il ne se passe rien.
    .note = Un temps de calme
westeros-winter-is-coming = Tout ce paquet est mélangé, et une autre carte est révélée à la place.
    .note = Une nouvelle carte aussitôt
westeros-wildlings-attack = Les sauvageons attaquent avec leur force actuelle.
    .note = Chaque Maison mise une fois, en secret
westeros-put-to-the-sword = Qui détient la Lame d'Acier Valyrien choisit pour tout le monde.
    .note = Une des trois possibilités
westeros-storm-of-swords = Personne ne peut placer d'ordre de Défense.
    .note = Ce tour-ci seulement
westeros-rains-of-autumn = Personne ne peut placer l'ordre de Marche spécial +1.
    .note = Ce tour-ci seulement
westeros-web-of-lies = Personne ne peut placer d'ordre de Soutien.
    .note = Ce tour-ci seulement
westeros-sea-of-storms = Personne ne peut placer d'ordre de Raid.
    .note = Ce tour-ci seulement
westeros-feast-for-crows = Personne ne peut placer d'ordre de Consolidation de Pouvoir.
    .note = Ce tour-ci seulement

## What each wildling card does: if the wildlings win, to the lowest bidder and to everyone else; if the Night's Watch wins, to the highest bidder.
## A house is the subject, and is named elsewhere

wildling-silence-at-the-wall =
    .lowest = Il ne se passe rien.
    .others = Il ne se passe rien.
    .highest = Il ne se passe rien.
wildling-preemptive-raid =
    .lowest = Détruit 2 unités, ou recule de 2 places sur sa meilleure piste.
    .others = Il ne se passe rien.
    .highest = Reste à l'écart de la suite : les sauvageons attaquent de nouveau les autres, avec une force de 6.
wildling-crow-killers =
    .lowest = Remplace tous ses chevaliers par des fantassins.
    .others = Remplacent 2 de leurs chevaliers par des fantassins.
    .highest = Peut améliorer jusqu'à 2 fantassins en chevaliers.
wildling-rattleshirts-raiders =
    .lowest = Perd 2 niveaux de ravitaillement et arrange ses armées.
    .others = Perdent 1 niveau de ravitaillement et arrangent leurs armées.
    .highest = Gagne 1 niveau de ravitaillement.
wildling-massing-on-the-milkwater =
    .lowest = Défausse ses cartes Maison les plus fortes, s'il en reste de plus faibles.
    .others = Défaussent une carte Maison chacune, si elles en ont plus d'une.
    .highest = Reprend en main toute sa défausse.
wildling-a-king-beyond-the-wall =
    .lowest = Passe en dernière place sur les trois pistes.
    .others = Passent en dernière place sur la piste des Fiefs ou de la Cour du Roi, chacune à son choix.
    .highest = Passe en première place sur une piste et prend son pion.
wildling-mammoth-riders =
    .lowest = Détruit 3 de ses unités.
    .others = Détruisent 2 de leurs unités chacune.
    .highest = Peut reprendre en main une carte de sa défausse.
wildling-the-horde-descends =
    .lowest = Détruit 2 unités dans un seul Château ou une seule Forteresse, ou 2 au choix si aucun n'en a autant.
    .others = Détruisent 1 unité chacune.
    .highest = Peut recruter dans un Château ou une Forteresse.
wildling-skinchanger-scout =
    .lowest = Perd tout son pouvoir disponible.
    .others = Perdent 2 pions Pouvoir chacune.
    .highest = Récupère toute sa mise.

## On the faces, and beside them

card-strength = Force { $strength }
# Icons of a card, in one line. $list: "2 swords", "1 fortification".
card-icons = { LIST($list) }
card-swords = { COUNT($count, of: "sword") }
card-fortifications = { COUNT($count, of: "fortification") }
card-skulls = { COUNT($count, of: "skull") }
card-skull = L'adversaire perd une unité, quel que soit le vainqueur.
# Below a small card.
card-used = utilisée
card-chosen = choisie
card-done = terminé
card-icon = La menace des sauvageons augmente
card-back-westeros = Westeros
card-back-wildling = Au-delà du Mur
card-back-tides = Cours de la Bataille
card-down = { FULL($house) } : une carte, face cachée
card-face-down = Face cachée

## Parts of Westeros cards: three biddings, one of three, a forbidden order

card-stage-throne = Trône de Fer
card-stage-fiefdoms = Fiefs
card-stage-court = Cour du Roi
card-choice-supply = Ravitaillement
card-choice-mustering = Recrutement
card-choice-clash-of-kings = Enchères
card-choice-game-of-thrones = Pouvoir
card-choice-storm-of-swords = Pas de Défense
card-choice-rains-of-autumn = Pas de Marche +1
card-choice-nothing = Rien
card-first = d'abord
card-then = puis
card-now = maintenant
# $label: an order.
card-forbidden = { $label } : interdit

## The halves of a wildling card

half-wildlings = Si les sauvageons gagnent
half-watch = Si la Garde gagne
half-wildlings-won = Les sauvageons ont gagné
half-watch-won = La Garde a gagné
half-lowest = Plus faible enchérisseur
half-others = Les autres
half-highest = Plus fort enchérisseur
