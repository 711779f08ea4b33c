### The replay: looking back at a game, decision by decision.

# Read aloud: where the replay is.
replay-of = decision { $place } of { $count } in this phase
replay-spoken = { $label }. { NOM($house) }: { $title }.
# Before the example game begins.
replay-notes = Press Play: { $count } notes along the way explain what matters, and the replay stops at each.
replay-stage = See it as the table saw it
replay-lines = What happened in this phase
replay-tracks = Houses and tracks
# Name of a game that is played on from here. $name: of the first one.
replay-branch-name = { $name } (from round { $round })

## What the marks of the time line mean

legend-westeros = Westeros
legend-planning = Planning
legend-action = Action
legend-battle = battle
legend-won = a castle or stronghold taken

## What only some knew at this moment

hidden-title = Still hidden at the table
hidden-bid = { NAME($house) } bids { $power }
hidden-card = { NAME($house) } plays { NOM($card) }
# $drawn: what the card shows.
hidden-tide = { NAME($house) } draws { $drawn }
hidden-raven = { NAME($house) } has seen { NAME($wildlingCard) }
