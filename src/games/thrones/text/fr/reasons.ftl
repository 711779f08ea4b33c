### Why the app did something. The house is named above it; "it" is that house.

why-title = Pourquoi ?
# Below the reasons: what they are drawn from.
why-source = Calculé d'après ce que tout le monde voit, jamais d'après ce qui est caché.

## What a move was for

reason-castle-wins = Avec { NOM($area) }, elle aurait { COUNT($count, of: "castle") } et gagnerait.
reason-castle = Avec { NOM($area) }, elle aurait { COUNT($count, of: "castle") } sur { $needed }.
reason-leader = { NOM($house) } est en tête avec { COUNT($count, of: "castle") } ; il en faut { $needed } pour gagner.
reason-from-leader = Prendre { NOM($area) } ferait reculer { NOM($house) }, en tête avec { COUNT($count, of: "castle") } ; il en faut { $needed } pour gagner.
reason-held = Elle comptait garder { NOM($area) } jusqu'à la fin du tour : { NOM($enemy) } pourrait venir avec une force d'environ { $strength }, contre { $value }.
reason-odds = { $tenths ->
    [0] Elle ne voyait presque aucune chance de gagner le combat pour { NOM($area) }.
    [10] Elle comptait gagner le combat pour { NOM($area) }.
    [one] Elle comptait gagner le combat pour { NOM($area) } environ { $tenths } fois sur 10.
   *[other] Elle comptait gagner le combat pour { NOM($area) } environ { $tenths } fois sur 10.
}
reason-neutral = Elle pouvait battre la force neutre de { $strength } { IN($area) }.
reason-unguarded = { NOM($owner) } n'avait pas d'unités { IN($area) }.
reason-grudge = { NOM($house) } l'a déjà attaquée, et elle s'en souvient.
reason-land-supply = À gagner { IN($area) } : { COUNT($supply, of: "supply-icon") }.
reason-land-power = À gagner { IN($area) } : { COUNT($power, of: "power-icon") }.
reason-land-both = À gagner { IN($area) } : { COUNT($supply, of: "supply-icon") } et { COUNT($power, of: "power-icon") }.
reason-sea = Des bateaux { IN($area) } ouvrent la voie aux armées.
# $strength: what that house could come with; $value: what stands against it.
reason-guards = Elle garde { NOM($area) } : { NOM($enemy) } pourrait venir avec une force d'environ { $strength }, contre { $value }.
reason-stays = { $count ->
    [one] { COUNT($count, of: "unit") } reste { IN($area) } : { NOM($enemy) } pourrait venir avec une force d'environ { $strength }.
   *[other] { COUNT($count, of: "unit") } restent { IN($area) } : { NOM($enemy) } pourrait venir avec une force d'environ { $strength }.
}
reason-nearer = Elle se rapproche d'un Château ou d'une Forteresse à prendre : { NAME($castle) }.
reason-stronger = Elle se renforce { IN($area) }.
reason-nowhere = Rien à portée ne justifiait de quitter { NOM($area) }.
reason-only = Elle n'avait pas d'autre choix.

## Raids

reason-raids = { $kind ->
    [consolidate-power] { NOM($victim) } perd le pouvoir qu'elle allait recevoir { IN($area) }.
    [support] Le Soutien { IN($area) } aurait compté dans tous les combats voisins.
    [defense] Sans ordre de Défense, la zone est plus facile à prendre ({ NAME($area) }).
    [raid] Le Raid { IN($area) } aurait pu retirer un ordre voisin.
   *[march] La Marche { IN($area) } n'aura pas lieu.
}
reason-raids-nothing = Elle ne voulait retirer aucun ordre.

## Power, tracks and the wildlings

reason-power = Elle reçoit { COUNT($power, of: "power") }, pour miser plus tard.
reason-prefers = Elle tient à { NOM($track) } plus qu'aux deux autres.
# $count: the tracks that are bid for after this one.
reason-bid = { $count ->
    [0] Aucune piste ne venait après : elle a moins gardé en réserve.
    [one] Une piste restait à disputer : elle a misé une plus petite part que pour la dernière.
   *[other] { $count } pistes restaient à disputer : elle a misé une plus petite part que pour la dernière.
}
# For a track: the third Westeros card is Wildlings Attack.
reason-kept = L'attaque des sauvageons devait encore venir : elle a gardé du pouvoir en réserve.
# $threat: the strength of the wildlings; $value: the share of each.
reason-share = Les sauvageons venaient avec une force de { $threat }. Pour { COUNT($count, of: "house") }, cela fait { $value } par Maison.
reason-raven = Elle préférait connaître la prochaine carte Sauvageon plutôt que de changer un ordre.
reason-raven-none = Ses ordres valaient mieux à leur place que n'importe quel changement.

## Orders: one for each area

# A March: the castle that lies nearest would be the $count th of those it needs.
reason-order-for = Marche { FROM($area) } : elle veut { NOM($castle) }, pour contrôler { COUNT($count, of: "castle") } sur { $needed }.
reason-order-danger = { $kind ->
    [march] Marche { FROM($area) } : pour prendre ou secourir une zone voisine.
    [defense] Défense { IN($area) } : pour protéger ce qui s'y trouve ; { NOM($enemy) } pourrait attaquer avec une force de { $strength }.
    [support] Soutien { IN($area) } : { NOM($enemy) } pourrait attaquer à côté avec une force de { $strength }.
    [raid] Raid { IN($area) } : pour retirer un ordre voisin ; { NOM($enemy) } pourrait attaquer avec une force de { $strength }.
   *[consolidate-power] Consolidation de Pouvoir { IN($area) } : pour recevoir du pouvoir ou recruter ; { NOM($enemy) } pourrait attaquer avec une force de { $strength }.
}

## Battles

# $lead: how far it led before the cards; $value: how many of the enemy's $count cards are beaten.
reason-card-even = Avant les cartes, il y avait égalité. D'après les chiffres imprimés, { NOM($card) } gagne contre { $value } des cartes adverses (en main : { $count }).
reason-card-ahead = Avant les cartes, elle menait de { $lead }. D'après les chiffres imprimés, { NOM($card) } gagne contre { $value } des cartes adverses (en main : { $count }).
reason-card-behind = Avant les cartes, il lui manquait { $lead }. D'après les chiffres imprimés, { NOM($card) } gagne contre { $value } des cartes adverses (en main : { $count }).
reason-own-fight = Elle livre elle-même le combat pour { NOM($area) }.
reason-no-part = { IN($area) }, aucun des deux camps ne méritait d'être aidé.
reason-helps = Pour que { NOM($enemy) } perde le combat pour { NOM($area) }.
reason-blade = { $state ->
    [even] La Lame est décisive : il y avait égalité.
    [ahead] La Lame est décisive : l'avance était de { $lead }.
   *[behind] La Lame est décisive : le retard était de { $lead }.
}
reason-no-blade = { $state ->
    [even] La Lame ne serait pas décisive : il y avait égalité.
    [ahead] La Lame ne serait pas décisive : l'avance était de { $lead }.
   *[behind] La Lame ne serait pas décisive : le retard était de { $lead }.
}
reason-refuge = Déjà à elle : { NAME($area) }.
reason-cheapest = Elle a cédé ce qui lui manquerait le moins.
