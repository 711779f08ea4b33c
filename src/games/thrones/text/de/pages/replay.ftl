### The replay: looking back at a game, decision by decision.

# Read aloud: where the replay is.
replay-of = Entscheidung { $place } von { $count } in dieser Phase
replay-spoken = { $label }. { NOM($house) }: { $title }.
# Before the example game begins.
replay-notes = Tippe auf „Abspielen“: Unterwegs erklären { $count } Anmerkungen, worauf es ankommt, und bei jeder hält die Wiedergabe an.
replay-stage = So ansehen, wie der Tisch es sah
replay-lines = Was in dieser Phase geschah
replay-tracks = Häuser und Leisten
# Name of a game that is played on from here. $name: of the first one.
replay-branch-name = { $name } (ab Runde { $round })

## What the marks of the time line mean

legend-westeros = Westeros
legend-planning = Planung
legend-action = Aktion
legend-battle = Kampf
legend-won = eine Burg oder Festung erobert

## What only some knew at this moment

hidden-title = Am Tisch noch verborgen
hidden-bid = { NAME($house) } bietet { $power }
hidden-card = { NAME($house) } spielt { ACC($card) }
# $drawn: what the card shows.
hidden-tide = { NAME($house) } zieht { $drawn }
hidden-raven = { NAME($house) } hat eine Karte gesehen: { NAME($wildlingCard) }
