### The end of the game: who has won, why, and how it came to that.

over-title = The game is over
over-houses = { COUNT($count, of: "house") }
over-rounds = { COUNT($count, of: "round") }
over-castles = { COUNT($count, of: "castle") }
# Above the name of the winner, in large letters.
over-passes = The crown passes to
over-with = { COUNT($castles, of: "castle") }, with { COUNT($lands, of: "land-area") }
over-at-once = { $count } castles and strongholds win at once

## Why

over-why = Why { NAME($house) }
over-source-first = first printing, p. { $page }
over-source-revised = revised rules, p. { $page }
# Heads of two columns.
over-criterion = Tie-break
over-result = Result
over-criterion-castles = Castles and strongholds
over-criterion-strongholds = Strongholds
over-criterion-land-areas = Land areas held
over-criterion-supply = Supply
over-criterion-power = Power available
over-criterion-throne = Iron Throne track
over-part-equal = equal
over-part-decides = decides
over-part-not-needed = not needed
over-place = { NTH($place) }

## In numbers

# Below a number each.
over-passing = tablet passes
over-battles = battles
over-attacks = wildling attacks
over-beaten = { $count ->
    [0] none defeated
    [one] { $count } defeated
   *[other] { $count } defeated
}
over-column-house = House
over-column-castles = Castles, strongholds
over-column-lands = Land areas
over-column-won = Won
over-column-lost = Lost
over-column-bid = Power bid

## The chart

over-win-line = { $count } win at once
over-start = At the start
over-round = Round { $round }

## Onward

over-kept = You can find it under Saved games.
over-again = Play again
over-home = Back to the start

## A first war: what came up in it, and how often

war-seen = Your first war is over
    .text = This is what came up in it, and how often.
    .rest = Not seen yet
    .on = See how it ended
seen-battles = Battles
seen-support = Support given
seen-raids = Raids
seen-retreats = Units that retreated
seen-musters = Units mustered
seen-bids = Bids for influence
seen-wildlings = Wildling attacks
