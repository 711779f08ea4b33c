### The log: one whole sentence for everything that can happen. Present tense.
### It names houses, so that it reads the same for everybody at the table.

## Drawers of the log, as its filter names them

group-battle = Combats
group-orders = Ordres
group-westeros = Westeros
group-power = Pouvoir et pistes
group-wildlings = Sauvageons
group-other = Tout le reste

## The round

round = Le tour { $round } commence.
phase = { $phase ->
    [westeros] La phase Westeros commence.
    [planning] La phase de Programmation commence.
    [action] La phase d'Actions commence.
   *[over] La partie est terminée.
}
# $deck is I, II or III.
westeros-card = Carte Westeros { $deck } : { NAME($westerosCard) }.
wildlings-move = La menace des sauvageons est maintenant de { $threat }.
wildlings-attack = Les sauvageons attaquent avec une force de { $strength }.
# $house: whose bid makes the difference.
wildling-card = { $beaten ->
    [yes] La Garde de Nuit l'emporte : { NAME($wildlingCard) }. La mise la plus forte est celle { OF($house) }.
   *[no] Les sauvageons l'emportent : { NAME($wildlingCard) }. La mise la plus faible est celle { OF($house) }.
}
# $bids is a list, as in "Stark 5, Greyjoy 3 and Tyrell 0".
bids-track = Mises { FOR($track) } : { $bids }.
bids-wildlings = Mises contre les sauvageons : { $bids } ; { $power } au total.
track = Nouvelles places { IN($track) } : { NAME($houses) }.
# The token of a track goes to another house.
dominance = { NOM($house) } prend { NOM($held) }.
supply = Le ravitaillement { OF($house) } est maintenant de { $level }.

## What was answered

# Unseen, until all have answered.
sealed = { $about ->
    [assigning-orders] { NOM($house) } a placé ses ordres.
    [bidding] { NOM($house) } a scellé sa mise.
    [house-card] { NOM($house) } a choisi une carte Maison.
   *[other] { NOM($house) } a scellé son choix.
}
# The app answered, because there was nothing to choose. $title is what was asked, as in "Casualties".
automatic = { $about ->
    [bidding] Automatique : { NOM($house) } n'a pas de pouvoir et mise 0.
    [raid] Automatique : { NOM($house) } retire son dernier ordre de Raid, faute de cible.
    [march] Automatique : { NOM($house) } retire son dernier ordre de Marche, car toutes ses unités y sont en déroute.
    [consolidating] Automatique : { NOM($house) } consolide son pouvoir, car il n'y a rien à recruter.
    [house-card] Automatique : { NOM($house) } n'a qu'une carte à jouer.
    [retreat] Automatique : { NOM($house) } n'a qu'une retraite possible.
   *[other] Automatique : { NOM($house) } n'a qu'un choix possible ({ $title }).
}
# The same of an order, where it is known in which area it was.
automatic-raid = Automatique : { NOM($house) } retire son dernier ordre de Raid { IN($area) }, faute de cible.
automatic-march = Automatique : { NOM($house) } retire son dernier ordre de Marche { IN($area) }, car toutes ses unités y sont en déroute.
automatic-consolidating = Automatique : { NOM($house) } consolide son pouvoir { IN($area) }, car il n'y a rien à recruter.
chose-a-throne-of-blades-supply = { NOM($house) } décide : tout le monde ajuste son ravitaillement.
chose-a-throne-of-blades-mustering = { NOM($house) } décide : tout le monde recrute.
chose-a-throne-of-blades-nothing = { NOM($house) } décide : il ne se passe rien.
chose-dark-wings-dark-words-clash-of-kings = { NOM($house) } décide : tout le monde mise pour les trois pistes.
chose-dark-wings-dark-words-game-of-thrones = { NOM($house) } décide : tout le monde collecte du pouvoir.
chose-dark-wings-dark-words-nothing = { NOM($house) } décide : il ne se passe rien.
chose-put-to-the-sword-storm-of-swords = { NOM($house) } interdit les ordres de Défense pour ce tour.
chose-put-to-the-sword-rains-of-autumn = { NOM($house) } interdit l'ordre de Marche spécial +1 pour ce tour.
chose-put-to-the-sword-nothing = { NOM($house) } n'interdit aucun ordre pour ce tour.
chose-preemptive-raid-units = { NOM($house) } choisit de détruire des unités.
chose-preemptive-raid-track = { NOM($house) } choisit de reculer sur sa meilleure piste.
# On which track another house drops.
chose-track-preemptive-raid-track = { NOM($house) } choisit : le plus faible enchérisseur recule { IN($track) }.
chose-track-a-king-beyond-the-wall = { NOM($house) } passe en dernière place { IN($track) }.
chose-track-a-king-beyond-the-wall-reward = { NOM($house) } passe en première place { IN($track) } et prend { NOM($held) }.
chose-wildling-tie = { $other ->
    [none] { NOM($house) } tranche l'égalité et se désigne elle-même.
   *[other] { NOM($house) } tranche l'égalité et désigne { NOM($other) }.
}
# Something that is not known.
chose = { NOM($house) } fait son choix.

## Orders

orders-revealed = Tous les ordres sont révélés.
order-removed = { $about ->
    [resolved] { NOM($token) } { OF($house) } { IN($area) } a été résolu.
    [combat] { NOM($token) } { OF($house) } { IN($area) } est retiré après la défaite.
    [entered] { NOM($token) } { OF($house) } { IN($area) } est retiré, car une autre Maison y est entrée.
    [idle] { NOM($token) } { OF($house) } { IN($area) } est retiré, car il n'y reste aucune unité.
    [port] { NOM($token) } { OF($house) } { IN($area) } est retiré avec les bateaux.
   *[other] { NOM($token) } { OF($house) } { IN($area) } est retiré.
}
# By the text of a house card.
order-removed-card = { NOM($token) } { OF($house) } { IN($area) } est retiré ({ NAME($card) }).
order-swapped = { NOM($house) } remplace { NOM($was) } { IN($area) } par { ONE($token) }.
order-moved = { NOM($token) } { OF($house) } suit l'armée { TO($area) } ({ NAME($card) }).
raided = { NOM($house) } fait un raid { FROM($from) } et retire { NOM($token) } { OF($victim) } { IN($area) }.
raven = { $use ->
    [swap] { NOM($house) } utilise le Corbeau Messager pour remplacer un ordre.
    [look] { NOM($house) } utilise le Corbeau Messager pour regarder la première carte Sauvageon.
   *[none] { NOM($house) } n'utilise pas le Corbeau Messager.
}
raven-card = { $put ->
    [top] { NOM($house) } remet la carte Sauvageon sur le paquet.
   *[bottom] { NOM($house) } place la carte Sauvageon sous le paquet.
}

## Power

power-gained = { $about ->
    [game-of-thrones] { NOM($house) } reçoit { COUNT($power, of: "power") } pour ses symboles Pouvoir et ses ports.
    [consolidating] { NOM($house) } reçoit { COUNT($power, of: "power") } (Consolidation de Pouvoir).
    [pillage] { NOM($house) } reçoit { COUNT($power, of: "power") } (pillage).
    [skinchanger-scout] { NOM($house) } récupère sa mise de { COUNT($power, of: "power") } (Éclaireur Change-peau).
   *[other] { NOM($house) } reçoit { COUNT($power, of: "power") }.
}
power-gained-in = { NOM($house) } reçoit { COUNT($power, of: "power") } { IN($area) } (Consolidation de Pouvoir).
power-gained-card = { NOM($house) } reçoit { COUNT($power, of: "power") } ({ NAME($card) }).
power-lost = { $about ->
    [bidding] { NOM($house) } dépense { COUNT($power, of: "power") } aux enchères.
    [pillage] { NOM($house) } perd { COUNT($power, of: "power") } (pillage).
    [skinchanger-scout] { NOM($house) } perd { COUNT($power, of: "power") } (Éclaireur Change-peau).
   *[other] { NOM($house) } perd { COUNT($power, of: "power") }.
}
# The price of a house card.
power-paid-card = { NOM($house) } paie { COUNT($power, of: "power") } ({ NAME($card) }).
power-token = { $did ->
    [left] { NOM($house) } laisse un pion Pouvoir { IN($area) }.
   *[removed] Le pion Pouvoir { OF($house) } { IN($area) } est retiré.
}

## Units

units-mustered = { NOM($house) } recrute { NOM($units) } { IN($area) }.
units-lost = { $about ->
    [reconciling] { NOM($house) } perd { NOM($units) } { IN($area) } pour respecter sa limite de ravitaillement.
    [wildlings] { NOM($house) } perd { NOM($units) } { IN($area) } face aux sauvageons.
    [crow-killers-destroyed] { NOM($house) } perd { NOM($units) } { IN($area) } : il n'y a plus de fantassin pour l'échange.
    [port] { NOM($house) } perd { NOM($units) } { IN($area) } : le port a changé de mains.
    [casualties] { NOM($house) } perd au combat { NOM($units) } { IN($area) }.
    [skulls] { NOM($house) } perd { NOM($units) } { IN($area) } à cause d'un crâne.
    [retreat] { NOM($house) } perd { NOM($units) } { IN($area) }, faute de pouvoir battre en retraite.
    [retreat-losses] { NOM($house) } perd { NOM($units) } { IN($area) } après la retraite, à cause de la limite de ravitaillement.
   *[other] { NOM($house) } perd { NOM($units) } { IN($area) }.
}
units-lost-card = { NOM($house) } perd { NOM($units) } { IN($area) } ({ NAME($card) }).
# $name is the card that brings it about, where it is no mustering.
units-upgraded = { $name ->
    [none] { NOM($house) } améliore un fantassin en { BARE($units) } { IN($area) }.
   *[other] { NOM($house) } améliore un fantassin en { BARE($units) } { IN($area) } ({ $name }).
}
units-downgraded = { $name ->
    [none] { NOM($house) } remplace un chevalier par { NOM($units) } { IN($area) }.
   *[other] { NOM($house) } remplace un chevalier par { NOM($units) } { IN($area) } ({ $name }).
}
units-marched = { $from ->
    [none] { NOM($house) } marche { TO($to) } avec { NOM($units) }.
   *[other] { NOM($house) } marche { FROM($from) } { TO($to) } avec { NOM($units) }.
}
units-attacked = { $from ->
    [none] { NOM($house) } attaque { NOM($area) } avec { NOM($units) }.
   *[other] { NOM($house) } attaque { NOM($area) } { FROM($from) } avec { NOM($units) }.
}
units-returned = { NOM($house) } n'entre pas et se replie { TO($to) } avec { NOM($units) } (Arianne Martell).
units-retreated = { $from ->
    [none] { NOM($house) } bat en retraite { TO($to) } avec { NOM($units) }.
   *[other] { NOM($house) } bat en retraite { FROM($from) } { TO($to) } avec { NOM($units) }.
}
# Ships in a port that has changed hands.
ships-taken = { NOM($house) } prend { COUNT($count, of: "ship") } { IN($area) }.

## Battles

# $defender is none where a neutral force is attacked.
combat = { $defender ->
    [none] { NOM($attacker) } attaque la force neutre { IN($area) }.
   *[other] Combat pour { NOM($area) } : { NOM($attacker) } contre { NOM($defender) }.
}
support = { $what ->
    [nobody] { NOM($house) } ne soutient personne { FROM($area) }.
    [own] { NOM($house) } se soutient elle-même { FROM($area) }.
    [attacker] { NOM($house) } soutient l'attaquant { FROM($area) }.
   *[defender] { NOM($house) } soutient le défenseur { FROM($area) }.
}
support-given = { NOM($house) } soutient { NOM($helped) } { FROM($area) }.
support-refused = { NOM($helped) } refuse le soutien { OF($house) } { FROM($area) }.
# Both cards are one line: this sentence, or the one of a card that is played, for each side.
no-card = { $house ->
    [none] { $side ->
        [attacker] L'attaquant n'a aucune carte à jouer.
       *[defender] Le défenseur n'a aucune carte à jouer.
    }
   *[other] { NOM($house) } n'a aucune carte à jouer.
}
card = { $did ->
    [sent-back] Tyrion Lannister renvoie { NOM($card) } dans la main { OF($house) }.
    [played] { NOM($house) } joue { NOM($card) }.
    [discarded] { NOM($house) } défausse { NOM($card) }.
   *[returned] { NOM($card) } revient dans la main { OF($house) }.
}
# $drawn and $answered: `tide` or `tide-none`.
tides = Cours de la Bataille : { $drawn } pour { NOM($attacker) }, { $answered } pour { NOM($defender) }.
tides-unnamed = Cours de la Bataille : { $drawn } pour l'attaquant, { $answered } pour le défenseur.
# What is on a card, as in "strength 2 and 1 sword": its strength and its icons.
tide = { LIST($list) }
tide-strength = force { $strength }
tide-swords = { COUNT($count, of: "sword") }
tide-fortifications = { COUNT($count, of: "fortification") }
tide-skulls = { COUNT($count, of: "skull") }
tide-none = rien
blade = { $use ->
    [strength] { NOM($house) } utilise la Lame d'Acier Valyrien : +1 à sa Force de Combat.
   *[redraw] { NOM($house) } utilise la Lame d'Acier Valyrien pour piocher une autre carte Cours de la Bataille.
}
strength = Force de Combat : { NOM($attacker) } { $attacking }, { NOM($defender) } { $defending }.
strength-unnamed = Force de Combat : attaquant { $attacking }, défenseur { $defending }.
victor = { $tie ->
    [yes] { NOM($house) } bat { NOM($loser) } { IN($area) } : à égalité, c'est la piste des Fiefs qui décide.
   *[no] { NOM($house) } bat { NOM($loser) } { IN($area) }.
}
garrison-lost = { NOM($house) } perd sa garnison { IN($area) }.
neutral-beaten = { NOM($house) } bat la force neutre de { $strength } { IN($area) }.
neutral-too-strong = La force neutre de { $strength } { IN($area) } est trop forte pour { NOM($house) } : personne n'avance.
winner-castles = { NOM($house) } contrôle { COUNT($count, of: "castle") } et gagne la partie.
winner = { $by ->
    [seventh] { NOM($house) } contrôle assez de Châteaux et de Forteresses et gagne la partie.
    [castles] { NOM($house) } contrôle le plus de Châteaux et de Forteresses et gagne la partie.
    [strongholds] { NOM($house) } gagne la partie : à égalité, c'est le nombre de Forteresses qui décide.
    [land-areas] { NOM($house) } gagne la partie : à égalité, c'est le nombre de zones terrestres qui décide.
    [supply] { NOM($house) } gagne la partie : à égalité, c'est le ravitaillement qui décide.
    [power] { NOM($house) } gagne la partie : à égalité, c'est le pouvoir disponible qui décide.
   *[throne] { NOM($house) } gagne la partie : à égalité, c'est la piste du Trône de Fer qui décide.
}

## What the log has besides

copied-file = La partie a été copiée dans un fichier au tour { $round }.
copied-backup = La partie a été copiée dans une sauvegarde au tour { $round }.
copied-remains = Ce qui restait de la partie a été copié dans un fichier.
copied-arrival = La partie a été importée d'un fichier au tour { $round }.
copied-claimed = Au tour { $round }, la partie a continué sans l'accord de l'autre tablette.
copied-scanned = La partie a été reçue d'une autre tablette au tour { $round }.
copied-shown = La partie a été montrée à une autre tablette au tour { $round }.
