### Raids: which Raid order, which enemy order it removes, and what comes of it.

raid-which = Which Raid order?
# $area: where the Raid order lies.
raid-from = Raid from { THE($area) }
raid-no-target = This Raid can remove no order within reach.
# At the end of a row: what the Raid does to that order.
raid-pillages = +1 power
raid-removes = remove

## Why an order is safe, in a few words

raid-safe-march = a March cannot be raided
raid-safe-defense = needs a special Raid
raid-too-far = out of reach

## What happens

raid-outcome = What happens
raid-both-off = Both orders are removed.
# Pillage. $count: power gained, $value: power lost.
raid-pillaged = Both orders are removed. { NOM($house) } gains { COUNT($count, of: "power") }; { NOM($victim) } loses { $value }.
    .no-gain = Both orders are removed. { NOM($house) } has no power tokens left to gain; { NOM($victim) } loses { $value }.
    .no-loss = Both orders are removed. { NOM($house) } gains { COUNT($count, of: "power") }; { NOM($victim) } has none to lose.
    .neither = Both orders are removed. { NOM($house) } has no power tokens left to gain; { NOM($victim) } has none to lose.
raid-wasted = You discard the Raid order in { THE($area) }. Nothing else changes.

## At the foot

raid-main = Resolve the Raid
raid-main-pillage = Raid { THE($area) } (+1 power)
raid-main-remove = Remove the { NAME($token) } in { THE($area) }
raid-main-waste = Discard the Raid in { THE($area) }
raid-give-up = Discard the Raid order
raid-missing-order = Choose one of your Raid orders
raid-missing-target = Choose the order to remove
