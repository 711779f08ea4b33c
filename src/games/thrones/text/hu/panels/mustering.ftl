### Mustering: points of castles and strongholds, the units they pay for, and where new ships go.

## Castles

muster-castles = Várak és városok
# Only one of them may muster.
muster-one-castle = Melyik?
# Beside a castle: its mustering points.
muster-points = { COUNT($count, of: "point") }
    .spent = minden pont elköltve
    .left = még { COUNT($left, of: "point") }, összesen { $count }
    .dear = { COUNT($count, of: "point") }; egy új lovag 2-be kerül
muster-change = Módosítás
muster-take-back = Toborzás visszavonása { IN($area) }

# Below a castle that is closed: what it musters, part by part, with " · " between.
muster-row-upgrades = { $count ->
    [one] gyalogos → { ONE($unit) }
   *[other] { $count } gyalogos → { ONE($unit) }
}
muster-row-units = { BARE($units) }
muster-row-ships = { BARE($units) } { TO($area) }
muster-row-left = { COUNT($count, of: "point") } maradt

## Units that can be had

muster-unit = { ONE($unit, case: "capital") }
muster-upgrade = előléptetés
# Read aloud after the unit.
muster-cost = ára { COUNT($count, of: "point") }
muster-chosen = { $count ->
    [one] kiválasztva
   *[other] kiválasztva: { $count }
}
# Below the unit: what it takes the place of.
muster-instead = { NOM($units) } helyett

## Where a ship goes

muster-where = Hová kerül a hajó?
muster-port = A kikötőjébe
# Below the sea: the ships there, with the new one.
muster-alone = egyedül
muster-army = sereg: { $count } egység
# Below the port.
muster-berths = { $count } / { $most }

## Why a unit or a sea cannot be had, in a few words

muster-short-points = kevés a pont
muster-short-place = nincs szomszédos tengerrész
muster-short-port-full = tele a kikötő
muster-short-supply = túl a limiten
muster-short-enemy-sea = ellenséges hajók
    .house = { NOM($house) } hajói
muster-short-pieces = nincs több { ONE($unit) }
muster-short-other = nem lehet

## At the foot

muster-nothing = Nem toborzok
# What is confirmed. `.unused`: points are left.
muster-main = Toborzás: { BARE($units) }
    .unused = Toborzás: { BARE($units) } ({ COUNT($left, of: "point") } elvész)
muster-main-upgrade = { $count ->
    [one] Egy gyalogos előléptetése
   *[other] { $count } gyalogos előléptetése
}
    .unused = { $count ->
        [one] Egy gyalogos előléptetése ({ COUNT($left, of: "point") } elvész)
       *[other] { $count } gyalogos előléptetése ({ COUNT($left, of: "point") } elvész)
    }
muster-main-both = { $count ->
    [one] Toborzás: { BARE($units) }, és egy gyalogos előléptetése
   *[other] Toborzás: { BARE($units) }, és { $count } gyalogos előléptetése
}
    .unused = { $count ->
        [one] Toborzás: { BARE($units) }, és egy gyalogos előléptetése ({ COUNT($left, of: "point") } elvész)
       *[other] Toborzás: { BARE($units) }, és { $count } gyalogos előléptetése ({ COUNT($left, of: "point") } elvész)
    }
muster-choose = Egységek választása
muster-to-spend = { COUNT($count, of: "point") } költhető el
muster-choose-after-all = Mégis választok
muster-missing-place = Előbb válaszd ki, hová kerül a hajó
muster-missing-recruits = Előbb válaszd ki, mit toborzol
muster-clear = Alaphelyzet
# In place of what is confirmed; touched, it says why.
muster-problem-pieces = Nincs több ilyen egység
muster-problem-upgrade = Nincs előléptethető gyalogos
muster-problem-supply = Túl az utánpótlási limiten
muster-problem-other = Nem lehet. Miért?
