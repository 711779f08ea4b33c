### A March order: where to, who goes, and what comes of it.

## Which order

march-which = Quel ordre de Marche ?
march-order-from = { NAME($token, case: "capital") } { FROM($from) }
# Who stands where the order lies; $count of them, or all, are routed and cannot march.
march-standing = { NOM($units, case: "capital") }
march-standing-routed = { $count ->
    [one] { NOM($units, case: "capital") }, dont { $count } en déroute
   *[other] { NOM($units, case: "capital") }, dont { $count } en déroute
}
march-all-routed = { $count ->
    [one] { COUNT($count, of: "unit") } en déroute
   *[other] { COUNT($count, of: "unit") } en déroute
}
# Below the order, once units are on their way: who stays. $count: how many units, or how many routed ones.
march-stay-none = tout le monde marche
march-stay = { $count ->
    [one] { NOM($units) } reste
   *[other] { NOM($units) } restent
}
march-stay-routed = { $count ->
    [one] { $count } unité en déroute reste
   *[other] { $count } unités en déroute restent
}
march-stay-both = { $count ->
    [one] { NOM($units) } et { $count } unité en déroute restent
   *[other] { NOM($units) } et { $count } unités en déroute restent
}
march-other-order = Autre ordre
march-clear = Réinitialiser

## Where to

march-where = Vers où ?
march-elsewhere = Autre destination
march-nobody-can = Il n'y a ici que des unités en déroute, qui ne peuvent pas marcher.
# Below the name of an area: what stands there.
march-ground-neutral = attaque : force neutre { $strength }
march-ground-units = attaque contre { NOM($holder) } : { NOM($units) }
march-ground-garrison = attaque contre { NOM($holder) } : garnison { $strength }
march-ground-both = attaque contre { NOM($holder) } : { NOM($units) }, garnison { $strength }
march-ground-army = votre armée : { NOM($units) }
march-ground-own = à vous, vide
march-ground-empty = vide
march-ground-held = vide, contrôlée par { NOM($holder) }
march-attack = attaque
march-by-ship = par bateau
# Read aloud: what is printed in an area.
march-printed = { LIST($list) }
march-printed-castle = un Château
march-printed-stronghold = une Forteresse
march-printed-supply = ravitaillement { $supply }
march-printed-power = pouvoir { $power }

## Why not there, on the board in a few words

march-short-supply = limite dépassée
march-short-port-full = le port est plein
march-short-closed = zone fermée
march-short-one-battle = un combat par marche
march-short-own-port = pas votre port
march-short-repelled = vient d'échouer ici
march-short-force = Force neutre { $strength } : vous avez { $most } au plus
march-short-other = hors d'atteinte

## Who goes

march-send-none = N'envoyer personne { TO($to) }
# A kind of unit, beside a number that is counted up and down; $count stand there.
march-unit = { $count ->
    [one] { ONE($unit, case: "capital") }
   *[other] { MANY($unit, case: "capital") }
}
# Below it.
march-of = sur { $total }
march-goes-to = { $count ->
    [one] { $count } va { TO($to) }
   *[other] { $count } vont { TO($to) }
}
march-send-all = { $count ->
    [2] Envoyer les deux
    [one] Envoyer l'unité
   *[other] Envoyer les { $count }
}
march-send-rest = Le reste aussi

## Supply

march-supply-now = Maintenant
march-supply-after = Après
march-supply-fits = permis
march-supply-breaks = limite dépassée
# Read aloud, one sentence after the other: the sizes of the armies.
march-supply-level = { NOM($house) } a un ravitaillement de { $level }.
march-supply-armies-now = { $list ->
    [none] Pas d'armées maintenant.
   *[other] Armées maintenant : { LIST($list) }.
}
march-supply-armies-after = { $list ->
    [none] Pas d'armées après.
   *[other] Armées après : { LIST($list) }.
}
march-supply-spoken = { $isShort ->
    [yes] La limite de ravitaillement est dépassée.
   *[no] La limite est respectée.
}

## The last unit leaves: does a power token stay?

march-token = Aucune unité ne reste { IN($from) }
march-token-power = { NOM($house, case: "capital") } a { COUNT($power, of: "power") }
march-token-leave = Laisser un pion
march-token-none = Ne rien laisser
march-token-lost = Sans pion, { NOM($house) } perd { NOM($from) }.
march-token-kept = Même sans pion, { NOM($house) } garde { NOM($from) }.

## What will be done: a sentence for each destination

march-preview = { $count ->
    [one] { NOM($units) } marche { TO($to) }.
   *[other] { NOM($units) } marchent { TO($to) }.
}
march-preview-by-ship = { $count ->
    [one] { NOM($units) } va par bateau { TO($to) }.
   *[other] { NOM($units) } vont par bateau { TO($to) }.
}
march-preview-attack = { $count ->
    [one] { NOM($units) } attaque { NOM($to) }.
   *[other] { NOM($units) } attaquent { NOM($to) }.
}
march-preview-attack-by-ship = { $count ->
    [one] { NOM($units) } attaque { NOM($to) } par bateau.
   *[other] { NOM($units) } attaquent { NOM($to) } par bateau.
}
march-preview-token = Un pion Pouvoir reste { IN($from) }.
march-preview-empty = Aucune unité ne reste { IN($from) }.
march-preview-kept = Aucune unité ne reste { IN($from) }, mais la zone reste à vous.

## What comes of it

# Each of the list as in the message below it.
march-castles = Châteaux et Forteresses : { LIST($list) }.
march-castles-house = { NAME($house) } { $found } → { $left }
march-loses = { NOM($house) } perd { NOM($area) }.
march-takes-ships = { $most ->
    [one] { NOM($house) } peut prendre { COUNT($most, of: "ship") } { IN($port) }.
   *[other] { NOM($house) } peut prendre jusqu'à { COUNT($most, of: "ship") } { IN($port) }.
}
march-if-won = Si l'attaque réussit
# On the button, below what it does.
march-castles-own = Châteaux et Forteresses { $found } → { $left }
march-castles-own-if-won = Châteaux et Forteresses { $found } → { $left } en cas de victoire

## Strength against strength

march-forecast = Force { IN($area) }, d'après ce que l'on sait
march-forecast-before = { $hasTides ->
    [yes] Avant les cartes
   *[no] Avant les cartes Maison
}
march-forecast-neutral = Force neutre
# Read aloud of a sum.
march-forecast-attacking = { NOM($house, case: "capital") }, en attaque { IN($area) }
march-forecast-defending = { NOM($house, case: "capital") }, en défense { IN($area) }
march-forecast-neutral-defending = Force neutre, en défense { IN($area) }
# What adds to a sum, and how much ($text).
march-forecast-part = { $label } { $text }
march-forecast-units = { $count ->
    [one] { ONE($unit) }
   *[other] { $count } { MANY($unit) }
}
march-forecast-march = Marche
march-forecast-defense = Défense
march-forecast-garrison = garnison
march-forecast-signed = { SIGNED($value) }
march-forecast-routed = en déroute
march-forecast-only-castles = ne compte que contre un Château ou une Forteresse
march-forecast-if = en cas de soutien
march-forecast-tie = { NAME($house) } gagne en cas d'égalité.
march-forecast-enough = { $strength } suffit.
# The house is on neither side.
march-forecast-lends = { NAME($house) } peut soutenir { FROM($area) } : { $attacking } pour l'attaquant, { $defending } pour le défenseur.
march-forecast-lends-either = { NAME($house) } peut soutenir { FROM($area) } : { $attacking } pour l'un ou l'autre camp.
march-forecast-lends-attacker = { NAME($house) } peut soutenir { FROM($area) } avec { $attacking }.

## The button

march-do = Marcher
march-do-attack = Attaquer { NOM($area) }
march-missing-order = Choisissez d'abord une Marche
march-missing-destination = Touchez une zone ici ou sur le plateau
march-missing-units = Choisissez d'abord qui marche { TO($to) }
march-problem-supply = Limite de ravitaillement dépassée
march-problem-port-full = Trop de bateaux pour le port
march-problem-too-weak = Trop faible pour la force neutre
march-problem-other = Impossible. Pourquoi ?
march-discard = Retirer l'ordre de Marche
march-discarded = Vous retirez l'ordre de Marche { IN($from) } et personne ne marche. Votre tour est alors terminé.
march-after-all = Marcher quand même
