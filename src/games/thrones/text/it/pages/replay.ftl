### The replay: looking back at a game, decision by decision.

# Read aloud: where the replay is.
replay-of = decisione { $place } di { $count } in questa Fase
replay-spoken = { $label }. { NOM($house) }: { $title }.
# Before the example game begins.
replay-notes = Tocca “Avvia”: lungo la partita { $count } note spiegano che cosa conta, e a ognuna ci si ferma.
replay-stage = Rivedila come al tavolo
replay-lines = Che cosa è successo in questa Fase
replay-tracks = Case e indicatori
# Name of a game that is played on from here. $name: of the first one.
replay-branch-name = { $name } (dal round { $round })

## What the marks of the time line mean

legend-westeros = Continente
legend-planning = Pianificazione
legend-action = Azione
legend-battle = combattimento
legend-won = conquista di un Castello o di una Roccaforte

## What only some knew at this moment

hidden-title = Ancora nascosto al tavolo
hidden-bid = { NAME($house) } offre { $power }
hidden-card = { NAME($house) } gioca { NOM($card) }
# $drawn: what the card shows.
hidden-tide = { NAME($house) } pesca { $drawn }
hidden-raven = { NAME($house) } ha visto “{ NAME($wildlingCard) }”
