### The replay: looking back at a game, decision by decision.

# Read aloud: where the replay is.
replay-of = { $place }. döntés ebben a szakaszban, összesen { $count }
replay-spoken = { $label }. { NOM($house, case: "capital") }: { $title }.
# Before the example game begins.
replay-notes = Indítsd el a lejátszást: útközben { $count } megjegyzés magyarázza el, mi a fontos, és mindegyiknél megáll.
replay-stage = Ahogy az asztalnál látszott
replay-lines = Ami ebben a szakaszban történt
replay-tracks = Házak és befolyás
# Name of a game that is played on from here. $name: of the first one.
replay-branch-name = { $name } ({ THE($round) }. fordulótól)

## What the marks of the time line mean

legend-westeros = Westeros
legend-planning = Tervezés
legend-action = Akció
legend-battle = csata
legend-won = elfoglalt vár vagy város

## What only some knew at this moment

hidden-title = Ami az asztalnál még rejtve van
hidden-bid = { NOM($house, case: "capital") } licitje: { $power }
hidden-card = { NOM($house, case: "capital") } kijátssza: { NAME($card) }
# $drawn: what the card shows.
hidden-tide = { NOM($house, case: "capital") } lapján: { $drawn }
hidden-raven = { NOM($house, case: "capital") } látta: { NAME($wildlingCard) }
