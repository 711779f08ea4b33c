### Mustering: points of castles and strongholds, the units they pay for, and where new ships go.

## Castles

muster-castles = Burgen und Festungen
# Only one of them may muster.
muster-one-castle = Welche?
# Beside a castle: its mustering points.
muster-points = { COUNT($count, of: "point") }
    .spent = alle Punkte ausgegeben
    .left = { $left } von { COUNT($count, of: "point", form: "dat") } übrig
    .dear = { COUNT($count, of: "point") }; ein neuer Ritter kostet 2
muster-change = Ändern
muster-take-back = Zurücknehmen, was { IN($area) } rekrutiert wird

# Below a castle that is closed: what it musters, part by part, with " · " between.
muster-row-upgrades = { $count ->
    [one] Fußsoldat → { ONE($unit) }
   *[other] { $count } Fußsoldaten → { MANY($unit) }
}
muster-row-units = { NOM($units) }
muster-row-ships = { NOM($units) } { TO($area) }
muster-row-left = { COUNT($count, of: "point") } übrig

## Units that can be had

muster-unit = { ONE($unit) }
muster-upgrade = umwandeln
# Read aloud after the unit.
muster-cost = kostet { COUNT($count, of: "point") }
muster-chosen = { $count ->
    [one] gewählt
   *[other] { $count }-mal gewählt
}
# Below the unit: what it takes the place of.
muster-instead = anstelle von { DAT($units) }

## Where a ship goes

muster-where = Wohin kommt das Schiff?
muster-port = Hafen
# Below the sea: the ships there, with the new one.
muster-alone = allein
muster-army = Armee aus { $count }
# Below the port.
muster-berths = { $count } von { $most }

## Why a unit or a sea cannot be had, in a few words

muster-short-points = zu wenige Punkte
muster-short-place = kein Seegebiet
muster-short-port-full = Hafen ist voll
muster-short-supply = Versorgung überschritten
muster-short-enemy-sea = gegnerische Schiffe
    .house = Schiffe von { NAME($house) }
muster-short-pieces = keine { MANY($unit) } mehr
muster-short-other = nicht erlaubt

## At the foot

muster-nothing = Nichts rekrutieren
# What is confirmed. `.unused`: points are left.
muster-main = { ACC($units, case: "capital") } rekrutieren
    .unused = { ACC($units, case: "capital") } rekrutieren ({ COUNT($left, of: "point") } ungenutzt)
muster-main-upgrade = { $count ->
    [one] Einen Fußsoldaten umwandeln
   *[other] { $count } Fußsoldaten umwandeln
}
    .unused = { $count ->
        [one] Einen Fußsoldaten umwandeln ({ COUNT($left, of: "point") } ungenutzt)
       *[other] { $count } Fußsoldaten umwandeln ({ COUNT($left, of: "point") } ungenutzt)
    }
muster-main-both = { $count ->
    [one] { ACC($units, case: "capital") } rekrutieren und einen Fußsoldaten umwandeln
   *[other] { ACC($units, case: "capital") } rekrutieren und { $count } Fußsoldaten umwandeln
}
    .unused = { $count ->
        [one] { ACC($units, case: "capital") } rekrutieren und einen Fußsoldaten umwandeln ({ COUNT($left, of: "point") } ungenutzt)
       *[other] { ACC($units, case: "capital") } rekrutieren und { $count } Fußsoldaten umwandeln ({ COUNT($left, of: "point") } ungenutzt)
    }
muster-choose = Einheiten wählen
muster-to-spend = { COUNT($count, of: "point") } auszugeben
muster-choose-after-all = Doch wählen
muster-missing-place = Zuerst wählen, wohin das Schiff kommt
muster-missing-recruits = Zuerst Einheiten wählen
muster-clear = Zurücksetzen
# In place of what is confirmed; touched, it says why.
muster-problem-pieces = Nicht genug Einheiten übrig
muster-problem-upgrade = Kein Fußsoldat zum Umwandeln
muster-problem-supply = Versorgung überschritten
muster-problem-other = Nicht erlaubt. Warum?
