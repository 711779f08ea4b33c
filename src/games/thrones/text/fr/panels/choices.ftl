### Smaller choices beside the board: what a Consolidate Power order brings, which units a house cannot supply, whose ships a port holds.

# Power of a house before and after.
power-kept = { NOM($house, case: "capital") } garde { COUNT($count, of: "power") }
power-change = { NOM($house, case: "capital") } passe de { $found } à { COUNT($left, of: "power") }

## Consolidate Power

consolidate-which = Quel ordre ?
consolidate-order = { NAME($token, case: "capital") }
    .musters = { NAME($token, case: "capital") } : pouvoir ou recrutement
consolidate-order-in = { NAME($token, case: "capital") } { IN($area) }
# Beside a crown.
consolidate-gained = { SIGNED($count) }
    .aloud = reçoit { COUNT($count, of: "power") }
consolidate-brings = Comment le résoudre ?
consolidate-power = { COUNT($count, of: "power") }
consolidate-no-power = Pas de pouvoir
consolidate-muster = Plutôt recruter
consolidate-points = { COUNT($count, of: "point") } à dépenser ici
consolidate-no-mustering = il faut un ordre spécial, et un Château ou une Forteresse
consolidate-pool-empty = Tous les pions Pouvoir { OF($house) } sont alors en jeu.
consolidate-at-sea = En mer, cet ordre ne rapporte pas de pouvoir.
consolidate-blocked = Des bateaux ennemis sont dans sa mer : le port ne rapporte pas de pouvoir.
consolidate-main = Consolider le pouvoir
consolidate-main-muster = Recruter
consolidate-main-power = Prendre { COUNT($count, of: "power") } { IN($area) }
consolidate-main-remove = Retirer l'ordre { IN($area) }
consolidate-missing-order = Choisissez d'abord un ordre
consolidate-missing-use = Choisissez : pouvoir ou recrutement

## Armies that supply does not allow

reconcile-allows = Un ravitaillement de { $level } permet au plus des armées de { LIST($list) }. Les unités seules ne comptent pas.
reconcile-tap = Touchez les unités à détruire
# Below an area.
reconcile-none-left = aucune unité restante
reconcile-one-left = une seule unité, pas une armée
reconcile-army = armée de { $count }
    .fits = armée de { $count }, permise
# Read aloud: a unit that can be destroyed.
reconcile-unit = { ONE($unit, case: "capital") } { IN($area) }
    .routed = { ONE($unit, case: "capital") }, en déroute, { IN($area) }
reconcile-main = Détruire des unités
    .units = Détruire { NOM($units) }
# In place of what is confirmed. $areas: where armies are too large.
reconcile-missing = { COUNT($count, of: "unit") } à détruire
    .one = { COUNT($count, of: "unit") } à détruire : l'armée { IN($areas) } est trop grande
    .both = { COUNT($count, of: "unit") } à détruire : les armées { IN($areas) } ne peuvent pas rester toutes les deux telles quelles
    .all = { COUNT($count, of: "unit") } à détruire : les armées { IN($areas) } ne peuvent pas toutes rester telles quelles
# $value: units chosen so far.
reconcile-more = choisies : { $value }, encore à détruire : { $count }
    .one = choisies : { $value }, encore à détruire : { $count } ; l'armée { IN($areas) } est trop grande
    .both = choisies : { $value }, encore à détruire : { $count } ; les armées { IN($areas) } ne peuvent pas rester toutes les deux telles quelles
    .all = choisies : { $value }, encore à détruire : { $count } ; les armées { IN($areas) } ne peuvent pas toutes rester telles quelles
reconcile-clear = Tout annuler

## Ships in a port that has changed hands

port-ships = { NOM($house) } a { COUNT($count, of: "ship") } { IN($area) }.
port-what = { $count ->
    [one] Qu'en faites-vous ?
   *[other] Qu'en faites-vous ?
}
# What can be chosen. $count: all the ships.
port-destroy = { $count ->
    [one] Le détruire
   *[other] Les détruire tous ({ $count })
}
    .note = le port sera vide
port-take = { $count ->
    [one] Le prendre
   *[other] Les prendre tous ({ $count })
}
# $count are taken over, $left destroyed.
port-part = En prendre { $count }, en détruire { $left }
port-places = { NOM($house, case: "capital") } y place { COUNT($count, of: "ship") }
port-most = Vous pouvez en prendre { $most } au plus : votre limite de ravitaillement ou vos bateaux restants n'en permettent pas davantage.
port-main-destroy = { $count ->
    [one] Détruire le bateau
   *[other] Détruire les { $count } bateaux
}
port-main-take = Prendre { COUNT($count, of: "ship") }
port-decide = { $count ->
    [one] Décider de son sort
   *[other] Décider de leur sort
}
port-missing = { $count ->
    [one] Choisissez d'abord quoi en faire
   *[other] Choisissez d'abord quoi en faire
}
