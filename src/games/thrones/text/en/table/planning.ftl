### While orders are placed.

plan-rows = Areas and their orders
# Beside a drawing of the token, which shows its star; as short as can be.
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
plan-no-stars = No special orders: too low on the King's Court
    .short = no special orders
plan-stars = Special orders: { $left } of { $allowed } left
    .short = { $left } of { $allowed } left
# Read aloud.
plan-placed = { $count } of { $allowed } placed
# In the row of an area.
plan-none = no order yet
plan-now = choosing now
plan-without = gets no order
plan-change = Change
plan-drag = Drag an order to another area to swap.
plan-tokens = Order for { THE($area) }
plan-times = ×{ $count }

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
plan-close = Close the order tokens

## At the foot

plan-clear = Clear all
plan-shortage = { $count ->
    [one] You have orders for only { $left } of your { $total } areas: { COUNT($count, of: "area") } gets none.
   *[other] You have orders for only { $left } of your { $total } areas: { COUNT($count, of: "area") } get none.
}
plan-seal = Seal the orders
plan-missing = { $count ->
    [one] { COUNT($count, of: "area") } has no order
   *[other] { COUNT($count, of: "area") } have no order
}
plan-missing-in = { $count ->
    [one] No order yet in { THE($areas) }
   *[other] { COUNT($count, of: "area") } have no order: { THE($areas) }
}
plan-to-place = { $count ->
    [one] Place { $count } more order
   *[other] Place { $count } more orders
}
