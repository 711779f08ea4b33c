### The Westeros phase: the cards revealed, and the cards that somebody decides.

westeros-title = Westeros
westeros-round = Tour { $round }
westeros-steps = Déroulement
westeros-step-cards = Cartes révélées
westeros-step-wildlings = Sauvageons
westeros-done = terminé
westeros-now = en cours
westeros-waits = à venir
westeros-binds = en vigueur ce tour-ci
westeros-instead = { NAME($westerosCards) } : le paquet a été mélangé et une nouvelle carte piochée
westeros-supply = { $found } → { $left }
westeros-unchanged = Aucun ravitaillement n'a changé
westeros-nothing = Personne n'a reçu de pouvoir

## The threat of the wildlings

threat-title = Sauvageons
threat-step = un symbole : { SIGNED($value) }
threat-now = maintenant
threat-before = avant
threat-top = ils attaquent aussitôt
threat-counted = { $count ->
    [0] Pas de symbole sur les cartes : la menace reste à { $left }.
    [one] { $count } symbole sur les cartes : la menace passe de { $found } à { $left }.
   *[other] { $count } symboles sur les cartes : la menace passe de { $found } à { $left }.
}
threat-attack = La menace est au plus haut : ils attaquent aussitôt.

## What comes next

next-revealing = Révélation des cartes
    .note = La première est résolue avant la deuxième, la deuxième avant la troisième.
next-muster = { NOM($house, case: "capital") } recrute en premier
next-bid-wildlings = Toutes les Maisons misent contre les sauvageons
next-bid = Toutes les Maisons misent pour { NOM($held) }
    .note = En secret : faites passer la tablette. Le pouvoir disponible reste caché jusqu'à la fin des mises.
    .phone = En secret : faites passer le téléphone. Le pouvoir disponible reste caché jusqu'à la fin des mises.
next-planning = Place aux ordres
    .note = La phase Westeros est terminée. Faites passer la tablette pour les ordres secrets.
    .phone = La phase Westeros est terminée. Faites passer le téléphone pour les ordres secrets.
next-to-mustering = Passer au recrutement
next-to-reconciling = Passer au ravitaillement
next-to-bidding = Commencer l'enchère
next-to-track-tie = Passer à l'égalité
next-to-assigning-orders = Passer à la Programmation
next-to = Continuer

## A card that somebody decides

decree-card = { $deck ->
    [first] Tour { $round } · première carte
    [second] Tour { $round } · deuxième carte
   *[third] Tour { $round } · troisième carte
}
decree-supply = Ravitaillement
    .what = Chaque Maison compte ses symboles Ravitaillement et arrange ses armées.
    .act = Ravitaillement pour tous
decree-mustering = Recrutement
    .what = Chaque Maison recrute, avec les points de ses Châteaux et Forteresses.
    .act = Recrutement pour tous
decree-clash-of-kings = Bataille des Rois
    .what = Chaque Maison mise pour de nouvelles places sur les trois pistes.
    .act = Enchères pour tous
decree-game-of-thrones = Jeu des Trônes
    .what = Chaque Maison reçoit du pouvoir pour ses symboles Pouvoir et ses ports non bloqués.
    .act = Pouvoir pour tous
decree-storm-of-swords = Pas de Défense
    .what = Personne ne peut placer d'ordre de Défense ce tour-ci.
    .act = Pas de Défense ce tour-ci
decree-rains-of-autumn = Pas de Marche +1
    .what = Personne ne peut placer l'ordre de Marche spécial +1 ce tour-ci.
    .act = Pas de Marche spéciale +1
decree-nothing = Rien
    .a-throne-of-blades = Le ravitaillement ne change pas, et personne ne recrute. On passe à la carte suivante.
    .dark-wings-dark-words = Personne ne mise ni ne reçoit de pouvoir. On passe à la carte suivante.
    .put-to-the-sword = Tous les ordres sont permis ce tour-ci.
    .act = Il ne se passe rien
decree-choose = Choisir ceci
# Read aloud. $title: one of the three.
decree-choose-aloud = { $title } : choisir ceci
decree-chosen = Choisi
decree-missing = Choisir une des trois possibilités
decree-which = Choisissez pour tout le monde
decree-holds = { NOM($house, case: "capital") } détient { NOM($held) } et choisit
decree-pick = Chaque colonne montre ce que cela donne pour chaque Maison.
decree-look = Voir le plateau
decree-to-come = Encore à venir : { NAME($westerosCards) }

## What a decree would mean for a house, below its name

mean-fit = limite respectée
mean-loses = perd { COUNT($count, of: "unit") }
mean-areas = dans { COUNT($count, of: "area") }
mean-no-muster = ne peut pas recruter
mean-icons = { $count ->
    [one] { $count } symbole
   *[other] { $count } symboles
}
mean-icons-ports = { $count ->
    [one] { $count } symbole, { COUNT($found, of: "port") }
   *[other] { $count } symboles, { COUNT($found, of: "port") }
}
mean-no-tokens = aucun pion restant
mean-power = { COUNT($power, of: "power") } à miser
mean-banned = { NAME($tokens) }
mean-loses-nothing = pas d'ordres spéciaux : ne perd rien
mean-nobody = Tout reste en l'état.

## The same in a sentence

sum-supply-falls = { NAME($house) } descend à { $level }.
sum-supply-loses = { NAME($house) } descend à { $level } et doit détruire { COUNT($count, of: "unit") }.
sum-supply-rises = { NAME($house) } monte à { $level }.
sum-supply-same = Aucun ravitaillement ne change.
sum-musters = Points de recrutement : { $scores }.
sum-power = Pouvoir : { $scores }.
sum-bids = Trois mises secrètes : Trône de Fer, Fiefs, Cour du Roi.
