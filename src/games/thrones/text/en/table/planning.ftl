### While orders are placed.

plan-rows = Areas and their orders
# Below a drawing of the token, which shows its star; the short ones have 58 pixels.
token = { $mark ->
    [march-minus] March −1
    [march] March ±0
    [march-plus] March +1
    [defense] Defense +1
    [defense-plus] Defense +2
    [support] Support
    [support-plus] Support +1
    [raid] Raid
   *[power] Power
}
    .short = { $mark ->
        [march-minus] March
        [march] March
        [march-plus] March
        [defense] Defense
        [defense-plus] Defense
        [support] Support
        [support-plus] Support
        [raid] Raid
       *[power] Power
    }
plan-no-stars = No special orders: too low on the King's Court
    .short = no special orders
plan-stars = Special orders: { $left } of { $allowed } left
    .short = { $left } of { $allowed } left
# Below the name of the area that is ordered, and what waits after it.
plan-at = { $count } of { $total }
    .then = { $count } of { $total } · then { NAME($area) }
plan-before = The area before
plan-after = The next area
plan-place = { NAME($area) }, { NAME($token) }
    .none = { NAME($area) }, no order yet
plan-all = { $count ->
    [one] Your order is placed
   *[other] All { $count } orders are placed
}
    .note = Tap an area to change its order.
# Read aloud: what was placed where, how far it has come, what is asked now. $label is a button: "Seal the orders".
plan-said = { NAME($token, case: "capital") } in { THE($area) }
    .none = No order in { THE($area) }
plan-heard = { $text }, { $count } of { $allowed }.
    .on = { $text }, { $count } of { $allowed }. Now { THE($area) }.
    .all = { $text }. All orders are placed. Now: { $label }.
plan-drag = Drag an order to another area to swap, or off the areas to take it away.
plan-tokens = Order for { THE($area) }

## Order tokens read aloud

# $text: why it cannot be had.
plan-noted = { NAME($token) }, { $text }
plan-left = { NAME($token) }, { $count } left
plan-chosen = { NAME($token) }, chosen: tap to take it back
plan-is-in = { NAME($token, case: "capital") } is in { THE($areas) }.
plan-forbidden-by = { NAME($token) }, forbidden by { NAME($westerosCard) }
plan-forbidden = forbidden this round
plan-no-star = no star left

## What a Westeros card forbids; its name stands before it

plan-law = nobody may place { NAME($tokens) } this round.
plan-law-march = nobody may place March orders this round.
plan-law-defense = nobody may place Defense orders this round.
plan-law-support = nobody may place Support orders this round.
plan-law-raid = nobody may place Raid orders this round.
plan-law-consolidate-power = nobody may place Consolidate Power orders this round.

## A token that is placed elsewhere

plan-swap = Swap with { THE($area) }
plan-take = Move it here from { THE($area) }
plan-leave = Leave it there

## At the foot

plan-clear = Clear all
plan-shortage = { $count ->
    [one] You have orders for only { $left } of your { $total } areas: { COUNT($count, of: "area") } gets none.
   *[other] You have orders for only { $left } of your { $total } areas: { COUNT($count, of: "area") } get none.
}
plan-seal = Seal the orders
plan-to-go = { COUNT($count, of: "area") } to go
plan-to-place = { $count ->
    [one] Place { $count } more order
   *[other] Place { $count } more orders
}
