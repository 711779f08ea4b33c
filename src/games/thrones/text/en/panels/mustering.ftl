### Mustering: points of castles and strongholds, the units they pay for, and where new ships go.

## Castles

muster-castles = Castles and strongholds
# Only one of them may muster.
muster-one-castle = Which one?
# Beside a castle: its mustering points.
muster-points = { COUNT($count, of: "point") }
    .spent = all points spent
    .left = { $left } of { COUNT($count, of: "point") } left
    .dear = { COUNT($count, of: "point") }; a new knight costs 2
muster-change = Change
muster-take-back = Take back what { THE($area) } musters

# Below a castle that is closed: what it musters, part by part, with " · " between.
muster-row-upgrades = { $count ->
    [one] footman → { ONE($unit) }
   *[other] { $count } footmen → { MANY($unit) }
}
muster-row-units = { NOM($units) }
muster-row-ships = { NOM($units) } into { THE($area) }
muster-row-left = { COUNT($count, of: "point") } left

## Units that can be had

muster-unit = { ONE($unit, case: "capital") }
muster-upgrade = upgrade
# Read aloud after the unit.
muster-cost = costs { COUNT($count, of: "point") }
muster-chosen = { $count ->
    [one] chosen
   *[other] chosen { $count } times
}
# Below the unit: what it takes the place of.
muster-instead = instead of { NOM($units) }

## Where a ship goes

muster-where = Where does the ship go?
muster-port = Its port
# Below the sea: the ships there, with the new one.
muster-alone = alone
muster-army = army of { $count }
# Below the port.
muster-berths = { $count } of { $most }

## Why a unit or a sea cannot be had, in a few words

muster-short-points = not enough points
muster-short-place = no adjacent sea
muster-short-port-full = the port is full
muster-short-supply = over your supply limit
muster-short-enemy-sea = enemy ships
    .house = { NAME($house) } ships
muster-short-pieces = no { MANY($unit) } left
muster-short-other = not allowed

## At the foot

muster-nothing = Muster nothing
# What is confirmed. `.unused`: points are left.
muster-main = Muster { NOM($units) }
    .unused = Muster { NOM($units) } ({ COUNT($left, of: "point") } unused)
muster-main-upgrade = { $count ->
    [one] Upgrade a footman
   *[other] Upgrade { $count } footmen
}
    .unused = { $count ->
        [one] Upgrade a footman ({ COUNT($left, of: "point") } unused)
       *[other] Upgrade { $count } footmen ({ COUNT($left, of: "point") } unused)
    }
muster-main-both = { $count ->
    [one] Muster { NOM($units) } and upgrade a footman
   *[other] Muster { NOM($units) } and upgrade { $count } footmen
}
    .unused = { $count ->
        [one] Muster { NOM($units) } and upgrade a footman ({ COUNT($left, of: "point") } unused)
       *[other] Muster { NOM($units) } and upgrade { $count } footmen ({ COUNT($left, of: "point") } unused)
    }
muster-choose = Choose units
muster-to-spend = { COUNT($count, of: "point") } to spend
muster-choose-after-all = Choose after all
muster-missing-place = Choose where the ship goes first
muster-missing-recruits = Choose what to muster first
muster-clear = Clear
# In place of what is confirmed; touched, it says why.
muster-problem-pieces = Not enough units left
muster-problem-upgrade = No footman to upgrade
muster-problem-supply = Over your supply limit
muster-problem-other = Not allowed. Why?
