### Mustering: points of castles and strongholds, the units they pay for, and where new ships go.

## Castles

muster-castles = Châteaux et Forteresses
# Only one of them may muster.
muster-one-castle = Lequel ?
# Beside a castle: its mustering points.
muster-points = { COUNT($count, of: "point") }
    .spent = tous les points dépensés
    .left = reste { $left } sur { COUNT($count, of: "point") }
    .dear = { COUNT($count, of: "point") } ; un nouveau chevalier en coûte 2
muster-change = Changer
muster-take-back = Annuler le recrutement { IN($area) }

# Below a castle that is closed: what it musters, part by part, with " · " between.
muster-row-upgrades = { $count ->
    [one] fantassin → { ONE($unit) }
   *[other] { $count } fantassins → { MANY($unit) }
}
muster-row-units = { NOM($units) }
muster-row-ships = { NOM($units) } { IN($area) }
muster-row-left = reste { COUNT($count, of: "point") }

## Units that can be had

muster-unit = { ONE($unit, case: "capital") }
muster-upgrade = amélioration
# Read aloud after the unit.
muster-cost = coûte { COUNT($count, of: "point") }
muster-chosen = { $count ->
    [one] choisi
   *[other] choisi { $count } fois
}
# Below the unit: what it takes the place of.
muster-instead = au lieu { OF($units) }

## Where a ship goes

muster-where = Où va le bateau ?
muster-port = Son port
# Below the sea: the ships there, with the new one.
muster-alone = seul
muster-army = armée de { $count }
# Below the port.
muster-berths = { $count } sur { $most }

## Why a unit or a sea cannot be had, in a few words

muster-short-points = pas assez de points
muster-short-place = pas de mer adjacente
muster-short-port-full = le port est plein
muster-short-supply = limite dépassée
muster-short-enemy-sea = bateaux ennemis
    .house = bateaux { NAME($house) }
muster-short-pieces = aucun { ONE($unit) } restant
muster-short-other = impossible

## At the foot

muster-nothing = Ne rien recruter
# What is confirmed. `.unused`: points are left.
muster-main = Recruter { NOM($units) }
    .unused = Recruter { NOM($units) } (reste { COUNT($left, of: "point") })
muster-main-upgrade = { $count ->
    [one] Améliorer un fantassin
   *[other] Améliorer { $count } fantassins
}
    .unused = { $count ->
        [one] Améliorer un fantassin (reste { COUNT($left, of: "point") })
       *[other] Améliorer { $count } fantassins (reste { COUNT($left, of: "point") })
    }
muster-main-both = { $count ->
    [one] Recruter { NOM($units) } et améliorer un fantassin
   *[other] Recruter { NOM($units) } et améliorer { $count } fantassins
}
    .unused = { $count ->
        [one] Recruter { NOM($units) } et améliorer un fantassin (reste { COUNT($left, of: "point") })
       *[other] Recruter { NOM($units) } et améliorer { $count } fantassins (reste { COUNT($left, of: "point") })
    }
muster-choose = Choisir des unités
muster-to-spend = { COUNT($count, of: "point") } à dépenser
muster-choose-after-all = Recruter quand même
muster-missing-place = Choisissez d'abord où va le bateau
muster-missing-recruits = Choisissez d'abord quoi recruter
muster-clear = Réinitialiser
# In place of what is confirmed; touched, it says why.
muster-problem-pieces = Pas assez d'unités restantes
muster-problem-upgrade = Pas de fantassin à améliorer
muster-problem-supply = Limite de ravitaillement dépassée
muster-problem-other = Impossible. Pourquoi ?
