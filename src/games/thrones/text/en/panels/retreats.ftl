### Retreats, orders that house cards remove, and units chosen to be destroyed, downgraded or upgraded.

## Where to, or which order

retreat-together = All units retreat to the same area and stay routed until the end of the round.
# Below the name of an area.
retreat-standing = { NUM($units) } there
retreat-order = { NAME($token, case: "capital") } of { NAME($owner) }
# At the end of its row: units that stand there together then, or that the supply cannot feed.
retreat-army = army of { $count }
retreat-costs = { $count ->
    [one] { COUNT($count, of: "unit") } destroyed
   *[other] { COUNT($count, of: "unit") } destroyed
}
retreat-losses = { $count ->
    [one] They are over the supply limit there: { COUNT($count, of: "unit") } has to be destroyed.
   *[other] They are over the supply limit there: { COUNT($count, of: "unit") } have to be destroyed.
}
# After the order is removed; two numbers are two strengths of the house.
retreat-strength-same = It adds nothing to this battle: { NOM($house) } stays at strength { $strength }.
retreat-strength = { NOM($house) } then has strength { $left } in this battle instead of { $found }.

## Why not there, in a few words

retreat-not-title = Why not elsewhere
retreat-not-element = land units stay on land, ships at sea
retreat-not-closed = closed in this game
retreat-not-came-from = the attack came from here
retreat-not-neutral = a neutral force
retreat-not-otherwise = out of reach
retreat-not-units = { NAME($house) }: { NUM($units) }
retreat-not-garrison = { NAME($house) }: garrison
retreat-not-foreign = held by { NAME($house) }
retreat-not-dearer = would cost { COUNT($count, of: "unit") }
retreat-not-order = removed anyway when the battle ends
retreat-not-order-in = The order in { THE($area) } is removed anyway when the battle ends.

## The button

retreat-after-all = Choose after all

## Units chosen

units-count = { $count } of { $most } chosen
units-count-up-to = { $count } chosen, up to { $most }
units-one-area = All in the same area.
# A row of $count units that are alike.
units-row = { $count ->
    [one] { ONE($unit, case: "capital") }
   *[other] { MANY($unit, case: "capital") }
}
units-row-routed = { $count ->
    [one] { ONE($unit, case: "capital") }, routed
   *[other] { MANY($unit, case: "capital") }, routed
}
# Below it: what becomes of the one unit of the row, chosen or not …
units-fate-destroyed = destroyed
    .not = survives
units-fate-footman = becomes a footman
    .not = stays a knight
units-fate-knight = becomes a knight
    .not = stays a footman
# … or of several, $count of $total chosen.
units-here = { $total } here
units-fates-destroyed = { $count ->
    [one] { $count } of { $total }: destroyed
   *[other] { $count } of { $total }: destroyed
}
units-fates-footman = { $count ->
    [one] { $count } of { $total }: becomes a footman
   *[other] { $count } of { $total }: become footmen
}
units-fates-knight = { $count ->
    [one] { $count } of { $total }: becomes a knight
   *[other] { $count } of { $total }: become knights
}
# On the button, with nothing chosen yet and then.
units-verb-destroyed = Destroy
units-verb-footman = Downgrade
units-verb-knight = Upgrade
units-do-destroyed = Destroy { NOM($units) }
units-do-footman = { $count ->
    [one] Downgrade { NOM($units) } to a footman
   *[other] Downgrade { NOM($units) } to footmen
}
units-do-knight = { $count ->
    [one] Upgrade { NOM($units) } to a knight
   *[other] Upgrade { NOM($units) } to knights
}
units-none-destroyed = Choose none
    .done = No unit is chosen.
units-none-footman = Choose none
    .done = No unit is chosen.
units-none-knight = Upgrade none
    .done = All footmen stay footmen.
units-due = { $count ->
    [one] { $count } more to choose
   *[other] { $count } more to choose
}
units-due-any = Choose units first, or choose none
units-clear = Clear
