### What was sealed is revealed in the middle of the table, with everybody looking.

middle-title = Put the tablet in the middle
    .phone = Put the phone in the middle
    .note = Everyone should see this.
middle-orders = All orders are placed
    .act = Reveal the orders
# Order tokens on the board.
middle-lie = { $count ->
    [one] { $count } order is face down. Everyone should see this.
   *[other] { $count } orders are face down. Everyone should see this.
}
middle-bids = All bids are sealed
    .act = Reveal the bids
middle-wildlings = All bids are sealed
    .act = Reveal the bids
middle-cards = The cards are chosen
    .act = Reveal the cards
# The battle whose cards are chosen.
middle-attack = { $defender ->
    [none] { NOM($attacker) } attacks { THE($area) }
   *[other] { NOM($attacker) } attacks { THE($area) }, defended by { NOM($defender) }
}
# Below the strengths of both sides.
middle-before = before the cards

## Orders

orders-title = Orders
orders-round = Round { $round }
orders-of = { NOM($house) } reveals its orders
orders-all = All orders are revealed
orders-on = Continue

## A round is over

round-over = Round { $round } is over
round-next = Round { $round }
round-power = Power gained this round
# Read aloud.
round-spoken = { NOM($house) } gained { COUNT($power, of: "power") }
round-spoken-has = { $power ->
    [0] { NOM($house) }: no power gained, { $total } in all
    [one] { NOM($house) }: { COUNT($power, of: "power") } gained, { $total } in all
   *[other] { NOM($house) }: { COUNT($power, of: "power") } gained, { $total } in all
}
round-castles = { COUNT($count, of: "castle") }
round-lifted = { $count ->
    [0] The board is clear of orders. The Westeros cards come next.
    [one] { COUNT($count, of: "order") } is removed from the board. The Westeros cards come next.
   *[other] { COUNT($count, of: "order") } are removed from the board. The Westeros cards come next.
}
round-on = Continue
