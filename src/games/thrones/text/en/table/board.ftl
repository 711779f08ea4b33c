### The board: its buttons, and every area read aloud.

board-label = The board
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Whole board
board-whole-back = Back
board-inset = Overview of the board: tap to look there
# At the shield of a neutral force that is too strong: how much of its strength one has at most.
reach = { $most } of { $strength }

## An area read aloud: its name, what stands there and what can be done, as a list of these

# $label: what the area is. $text: what stands there.
spoken-area = { $label }: { $text }
spoken-stronghold = stronghold
spoken-castle = castle
spoken-sea = sea
spoken-held = held by { NAME($house) }
spoken-units = { $count ->
    [one] { $count } { ONE($unit) }
   *[other] { $count } { MANY($unit) }
}
spoken-routed = { $count ->
    [one] { $count } { ONE($unit) } routed
   *[other] { $count } { MANY($unit) } routed
}
spoken-garrison = garrison { $strength }
spoken-barred = nobody may enter
spoken-neutral = neutral force { $strength }
spoken-power = { NAME($house) } power token
spoken-face-down = an order face down
spoken-order = order { NAME($token) }
spoken-waiting = needs an order
spoken-attacked = under attack
spoken-chosen = chosen
spoken-touchable = can be chosen
# $text: why not.
spoken-refused = cannot be chosen: { $text }
