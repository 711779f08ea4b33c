### Smaller choices beside the board: what a Consolidate Power order brings, which units a house cannot supply, whose ships a port holds.

# Power of a house before and after.
power-kept = { NOM($house) } keeps { COUNT($count, of: "power") }
power-change = { NOM($house) } goes from { $found } to { COUNT($left, of: "power") }

## Consolidate Power

consolidate-which = Which order?
consolidate-order = { NAME($token, case: "capital") }
    .musters = { NAME($token, case: "capital") }: power or mustering
consolidate-order-in = { NAME($token, case: "capital") } in { THE($area) }
# Beside a crown.
consolidate-gained = { SIGNED($count) }
    .aloud = gains { COUNT($count, of: "power") }
consolidate-brings = How do you resolve it?
consolidate-power = { COUNT($count, of: "power") }
consolidate-no-power = No power
consolidate-muster = Muster instead
consolidate-points = { COUNT($count, of: "point") } to spend here
consolidate-no-mustering = needs a special order in a castle or stronghold
consolidate-pool-empty = All of { POSS($house) } power tokens are then in play.
consolidate-at-sea = At sea this order gains no power.
consolidate-blocked = Enemy ships are in its sea, so the port gains no power.
consolidate-main = Consolidate Power
consolidate-main-muster = Muster
consolidate-main-power = Take { COUNT($count, of: "power") } from { THE($area) }
consolidate-main-remove = Remove the order in { THE($area) }
consolidate-missing-order = Choose an order first
consolidate-missing-use = Choose power or mustering first

## Armies that supply does not allow

reconcile-allows = Supply { $level } allows armies of { LIST($list) } at most. Single units do not count.
reconcile-tap = Tap the units to destroy
# Below an area.
reconcile-none-left = no units left
reconcile-one-left = one unit left, not an army
reconcile-army = army of { $count }
    .fits = army of { $count }, fits
# Read aloud: a unit that can be destroyed.
reconcile-unit = { ONE($unit, case: "capital") } in { THE($area) }
    .routed = { ONE($unit, case: "capital") }, routed, in { THE($area) }
reconcile-main = Destroy units
    .units = Destroy { NOM($units) }
# In place of what is confirmed. $areas: where armies are too large.
reconcile-missing = { COUNT($count, of: "unit") } to destroy
    .one = { COUNT($count, of: "unit") } to destroy: the army in { THE($areas) } is too large
    .both = { COUNT($count, of: "unit") } to destroy: the armies in { THE($areas) } cannot both stay as they are
    .all = { COUNT($count, of: "unit") } to destroy: the armies in { THE($areas) } cannot all stay as they are
# $value: units chosen so far.
reconcile-more = { $value } chosen, { $count } more to destroy
    .one = { $value } chosen, { $count } more to destroy: the army in { THE($areas) } is too large
    .both = { $value } chosen, { $count } more to destroy: the armies in { THE($areas) } cannot both stay as they are
    .all = { $value } chosen, { $count } more to destroy: the armies in { THE($areas) } cannot all stay as they are
reconcile-clear = Clear all

## Ships in a port that has changed hands

port-ships = { NOM($house) } has { COUNT($count, of: "ship") } in { THE($area) }.
port-what = { $count ->
    [one] What do you do with it?
   *[other] What do you do with them?
}
# What can be chosen. $count: all the ships.
port-destroy = { $count ->
    [one] Destroy it
   *[other] Destroy all { $count }
}
    .note = the port will be empty
port-take = { $count ->
    [one] Take it over
   *[other] Take over all { $count }
}
# $count are taken over, $left destroyed.
port-part = Take over { $count }, destroy { $left }
port-places = { NOM($house) } places { COUNT($count, of: "ship") } there
port-most = You can take over { $most } at most: your supply limit or your remaining ships allow no more.
port-main-destroy = { $count ->
    [one] Destroy the ship
   *[other] Destroy all { $count } ships
}
port-main-take = Take over { COUNT($count, of: "ship") }
port-decide = { $count ->
    [one] Decide on the ship
   *[other] Decide on the ships
}
port-missing = { $count ->
    [one] Choose what to do with it first
   *[other] Choose what to do with them first
}
