### Retreats, orders that house cards remove, and units chosen to be destroyed, downgraded or upgraded.

## Where to, or which order

retreat-together = Toutes les unités battent en retraite vers la même zone et restent en déroute jusqu'à la fin du tour.
# Below the name of an area.
retreat-standing = déjà là : { NOM($units) }
retreat-order = { NAME($token, case: "capital") } ({ NAME($owner) })
# At the end of its row: units that stand there together then, or that the supply cannot feed.
retreat-army = armée de { $count }
retreat-costs = { $count ->
    [one] { COUNT($count, of: "unit") } détruite
   *[other] { COUNT($count, of: "unit") } détruites
}
retreat-losses = { $count ->
    [one] La limite de ravitaillement y est dépassée : { COUNT($count, of: "unit") } à détruire.
   *[other] La limite de ravitaillement y est dépassée : { COUNT($count, of: "unit") } à détruire.
}
# After the order is removed; two numbers are two strengths of the house.
retreat-strength-same = Il n'ajoute rien à ce combat : { NOM($house) } garde une force de { $strength }.
retreat-strength = { NOM($house) } a alors une force de { $left } dans ce combat, au lieu de { $found }.

## Why not there, in a few words

retreat-not-title = Pourquoi pas ailleurs
retreat-not-element = unités terrestres sur terre, bateaux en mer
retreat-not-closed = zone fermée
retreat-not-came-from = l'attaque vient d'ici
retreat-not-neutral = force neutre
retreat-not-otherwise = hors d'atteinte
retreat-not-units = { NAME($house) } : { NOM($units) }
retreat-not-garrison = { NAME($house) } : garnison
retreat-not-foreign = contrôlée par { NAME($house) }
retreat-not-dearer = coûterait { COUNT($count, of: "unit") }
retreat-not-order = retiré de toute façon à la fin du combat
retreat-not-order-in = L'ordre { IN($area) } est retiré de toute façon à la fin du combat.

## The button

retreat-after-all = Choisir quand même

## Units chosen

units-count = choisies : { $count } sur { $most }
units-count-up-to = choisies : { $count }, { $most } au plus
units-one-area = Toutes dans la même zone.
# A row of $count units that are alike.
units-row = { $count ->
    [one] { ONE($unit, case: "capital") }
   *[other] { MANY($unit, case: "capital") }
}
units-row-routed = { $count ->
    [one] { ONE($unit, case: "capital") }, en déroute
   *[other] { MANY($unit, case: "capital") }, en déroute
}
# Below it: what becomes of the one unit of the row, chosen or not …
units-fate-destroyed = détruit
    .not = survit
units-fate-footman = devient fantassin
    .not = reste chevalier
units-fate-knight = devient chevalier
    .not = reste fantassin
# … or of several, $count of $total chosen.
units-here = { $total } ici
units-fates-destroyed = { $count ->
    [one] { $count } sur { $total } : détruit
   *[other] { $count } sur { $total } : détruits
}
units-fates-footman = { $count ->
    [one] { $count } sur { $total } : devient fantassin
   *[other] { $count } sur { $total } : deviennent fantassins
}
units-fates-knight = { $count ->
    [one] { $count } sur { $total } : devient chevalier
   *[other] { $count } sur { $total } : deviennent chevaliers
}
# On the button, with nothing chosen yet and then.
units-verb-destroyed = Détruire
units-verb-footman = Remplacer
units-verb-knight = Améliorer
units-do-destroyed = Détruire { NOM($units) }
units-do-footman = { $count ->
    [one] Remplacer { NOM($units) } par un fantassin
   *[other] Remplacer { NOM($units) } par des fantassins
}
units-do-knight = { $count ->
    [one] Améliorer { NOM($units) } en chevalier
   *[other] Améliorer { NOM($units) } en chevaliers
}
units-none-destroyed = Ne rien choisir
    .done = Aucune unité n'est choisie.
units-none-footman = Ne rien choisir
    .done = Aucune unité n'est choisie.
units-none-knight = Ne rien améliorer
    .done = Tous les fantassins restent fantassins.
units-due = { $count ->
    [one] Encore { $count } à choisir
   *[other] Encore { $count } à choisir
}
units-due-any = Choisissez d'abord des unités, ou aucune
units-clear = Réinitialiser
