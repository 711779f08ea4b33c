### Mustering: points of castles and strongholds, the units they pay for, and where new ships go.

## Castles

muster-castles = Castelli e Roccaforti
# Only one of them may muster.
muster-one-castle = Quale?
# Beside a castle: its mustering points.
muster-points = { COUNT($count, of: "point") }
    .spent = tutti i punti spesi
    .left = { $left ->
        [one] resta { $left } punto su { $count }
       *[other] restano { $left } punti su { $count }
    }
    .dear = { COUNT($count, of: "point") }; un nuovo cavaliere ne costa 2
muster-change = Cambia
muster-take-back = Annulla la convocazione { IN($area) }

# Below a castle that is closed: what it musters, part by part, with " · " between.
muster-row-upgrades = { $count ->
    [one] fante → { ONE($unit) }
   *[other] { $count } fanti → { MANY($unit) }
}
muster-row-units = { NOM($units) }
muster-row-ships = { NOM($units) } { IN($area) }
muster-row-left = { $count ->
    [one] resta { COUNT($count, of: "point") }
   *[other] restano { COUNT($count, of: "point") }
}

## Units that can be had

muster-unit = { ONE($unit, case: "capital") }
muster-upgrade = da un fante
# Read aloud after the unit.
muster-cost = costa { COUNT($count, of: "point") }
muster-chosen = { $count ->
    [one] da convocare
   *[other] { $count } da convocare
}
# Below the unit: what it takes the place of.
muster-instead = al posto { OF($units) }

## Where a ship goes

muster-where = Dove va la nave?
muster-port = Il suo Porto
# Below the sea: the ships there, with the new one.
muster-alone = da sola
muster-army = esercito da { $count }
# Below the port.
muster-berths = { $count } su { $most }

## Why a unit or a sea cannot be had, in a few words

muster-short-points = punti insufficienti
muster-short-place = nessun mare adiacente
muster-short-port-full = Porto pieno
muster-short-supply = oltre il limite
muster-short-enemy-sea = navi nemiche
    .house = navi { NAME($house) }
muster-short-pieces = non restano { MANY($unit) }
muster-short-other = non si può

## At the foot

muster-nothing = Non convocare nulla
# What is confirmed. `.unused`: points are left.
muster-main = Convoca { NOM($units) }
    .unused = Convoca { NOM($units) } (punti non spesi: { $left })
muster-main-upgrade = { $count ->
    [one] Migliora un fante
   *[other] Migliora { $count } fanti
}
    .unused = { $count ->
        [one] Migliora un fante (punti non spesi: { $left })
       *[other] Migliora { $count } fanti (punti non spesi: { $left })
    }
muster-main-both = { $count ->
    [one] Convoca { NOM($units) } e migliora un fante
   *[other] Convoca { NOM($units) } e migliora { $count } fanti
}
    .unused = { $count ->
        [one] Convoca { NOM($units) } e migliora un fante (punti non spesi: { $left })
       *[other] Convoca { NOM($units) } e migliora { $count } fanti (punti non spesi: { $left })
    }
muster-choose = Scegli le unità
muster-to-spend = { COUNT($count, of: "point") } da spendere
muster-choose-after-all = Scegli comunque
muster-missing-place = Prima scegli dove va la nave
muster-missing-recruits = Prima scegli che cosa convocare
muster-clear = Azzera
# In place of what is confirmed; touched, it says why.
muster-problem-pieces = Unità insufficienti
muster-problem-upgrade = Nessun fante da migliorare
muster-problem-supply = Oltre il Limite di Scorte
muster-problem-other = Non si può. Perché?
