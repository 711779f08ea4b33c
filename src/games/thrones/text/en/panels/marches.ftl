### A March order: where to, who goes, and what comes of it.

## Which order

march-which = Which March order?
march-order-from = { NAME($token, case: "capital") } from { THE($from) }
# Who stands where the order lies; $count of them, or all, are routed and cannot march.
march-standing = { NOM($units, case: "capital") }
march-standing-routed = { $count ->
    [one] { NOM($units, case: "capital") }, { $count } routed
   *[other] { NOM($units, case: "capital") }, { $count } routed
}
march-all-routed = { $count ->
    [one] { COUNT($count, of: "unit") }, routed
   *[other] { COUNT($count, of: "unit") }, routed
}
# Below the order, once units are on their way: who stays. $count: how many units, or how many routed ones.
march-stay-none = all march
march-stay = { $count ->
    [one] { NOM($units) } stays
   *[other] { NOM($units) } stay
}
march-stay-routed = { $count ->
    [one] { $count } routed unit stays
   *[other] { $count } routed units stay
}
march-stay-both = { $count ->
    [one] { NOM($units) } and { $count } routed unit stay
   *[other] { NOM($units) } and { $count } routed units stay
}
march-other-order = Other order
march-clear = Clear

## Where to

march-where = Where to?
march-elsewhere = Another destination
march-nobody-can = There are only routed units here, and they cannot march.
# Below the name of an area: what stands there.
march-ground-neutral = attack: neutral force { $strength }
march-ground-units = attack { NOM($holder) }: { NUM($units) }
march-ground-garrison = attack { NOM($holder) }: garrison { $strength }
march-ground-both = attack { NOM($holder) }: { NUM($units) }, garrison { $strength }
march-ground-army = your army: { NUM($units) }
march-ground-own = yours, empty
march-ground-empty = empty
march-ground-held = empty, held by { NOM($holder) }
march-attack = attack
march-by-ship = by ship
# Read aloud: what is printed in an area.
march-printed = { LIST($list) }
march-printed-castle = a castle
march-printed-stronghold = a stronghold
march-printed-supply = supply { $supply }
march-printed-power = power { $power }

## Why not there, on the board in a few words

march-short-supply = over your supply limit
march-short-port-full = the port is full
march-short-closed = closed in this game
march-short-one-battle = one battle per march
march-short-own-port = not your port
march-short-repelled = just failed here
march-short-force = Neutral force { $strength }: you have at most { $most }
march-short-other = out of reach

## Who goes

march-send-none = Send nobody to { THE($to) }
# A kind of unit, beside a number that is counted up and down; $count stand there.
march-unit = { $count ->
    [one] { ONE($unit, case: "capital") }
   *[other] { MANY($unit, case: "capital") }
}
# Below it.
march-of = of { $total }
march-goes-to = { $count ->
    [one] { $count } goes to { THE($to) }
   *[other] { $count } go to { THE($to) }
}
march-send-all = { $count ->
    [2] Send both
    [one] Send the unit
   *[other] Send all { $count }
}
march-send-rest = Send the rest too

## Supply

march-supply-now = Now
march-supply-after = After
march-supply-fits = fits
march-supply-breaks = over the limit
# Read aloud, one sentence after the other: the sizes of the armies.
march-supply-level = { NOM($house) } has supply { $level }.
march-supply-armies-now = { $list ->
    [none] No armies now.
   *[other] Armies now: { LIST($list) }.
}
march-supply-armies-after = { $list ->
    [none] No armies after.
   *[other] Armies after: { LIST($list) }.
}
march-supply-spoken = { $isShort ->
    [yes] That is over the supply limit.
   *[no] That fits.
}

## The last unit leaves: does a power token stay?

march-token = No unit stays in { THE($from) }
march-token-power = { NOM($house) } has { COUNT($power, of: "power") }
march-token-leave = Leave a token
march-token-none = Leave none
march-token-lost = Without one, { NOM($house) } loses { THE($from) }.
march-token-kept = Even without one, { NOM($house) } keeps { THE($from) }.

## What will be done: a sentence for each destination

march-preview = { $count ->
    [one] { NOM($units) } goes to { THE($to) }.
   *[other] { NOM($units) } go to { THE($to) }.
}
march-preview-by-ship = { $count ->
    [one] { NOM($units) } goes to { THE($to) } by ship.
   *[other] { NOM($units) } go to { THE($to) } by ship.
}
march-preview-attack = { $count ->
    [one] { NOM($units) } attacks { THE($to) }.
   *[other] { NOM($units) } attack { THE($to) }.
}
march-preview-attack-by-ship = { $count ->
    [one] { NOM($units) } attacks { THE($to) } by ship.
   *[other] { NOM($units) } attack { THE($to) } by ship.
}
march-preview-token = A power token stays in { THE($from) }.
march-preview-empty = No unit stays in { THE($from) }.
march-preview-kept = No unit stays in { THE($from) }, but it stays yours.

## What comes of it

# Each of the list as in the message below it.
march-castles = Castles and strongholds: { LIST($list) }.
march-castles-house = { NAME($house) } { $found } → { $left }
march-loses = { NOM($house) } loses { THE($area) }.
march-takes-ships = { $most ->
    [one] { NOM($house) } may take over { COUNT($most, of: "ship") } in { THE($port) }.
   *[other] { NOM($house) } may take over up to { COUNT($most, of: "ship") } in { THE($port) }.
}
march-if-won = If the attack succeeds
# On the button, below what it does.
march-castles-own = Castles and strongholds { $found } → { $left }
march-castles-own-if-won = Castles and strongholds { $found } → { $left } if you win

## Strength against strength

march-forecast = Strength in { THE($area) }, as far as we know
march-forecast-before = { $hasTides ->
    [yes] Before house cards and tides
   *[no] Before house cards
}
march-forecast-neutral = Neutral force
# Read aloud of a sum.
march-forecast-attacking = { NOM($house) }, attacking { THE($area) }
march-forecast-defending = { NOM($house) }, defending { THE($area) }
march-forecast-neutral-defending = Neutral force, defending { THE($area) }
# What adds to a sum, and how much ($text).
march-forecast-part = { $label } { $text }
march-forecast-units = { $count ->
    [one] { ONE($unit) }
   *[other] { $count } { MANY($unit) }
}
march-forecast-march = March
march-forecast-defense = Defense
march-forecast-garrison = garrison
march-forecast-signed = { SIGNED($value) }
march-forecast-routed = routed
march-forecast-only-castles = counts only against castles and strongholds
march-forecast-if = if it supports
march-forecast-tie = { NAME($house) } wins a tie.
march-forecast-enough = { $strength } is enough.
# The house is on neither side.
march-forecast-lends = { NAME($house) } may support from { THE($area) } with { $attacking } for the attacker, { $defending } for the defender.
march-forecast-lends-either = { NAME($house) } may support from { THE($area) } with { $attacking } for either side.
march-forecast-lends-attacker = { NAME($house) } may support from { THE($area) } with { $attacking }.

## The button

march-do = March
march-do-attack = Attack { THE($area) }
march-missing-order = Choose a March order first
march-missing-destination = Tap an area here or on the board
march-missing-units = Choose who marches to { THE($to) } first
march-problem-supply = Over your supply limit
march-problem-port-full = Too many ships for the port
march-problem-too-weak = Too weak for the neutral force
march-problem-other = Not allowed. Why?
march-discard = Discard the March order
march-discarded = You discard the March order in { THE($from) } and nobody marches. That is your whole turn.
march-after-all = March after all
