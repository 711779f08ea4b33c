### The end of the game: who has won, why, and how it came to that.

over-title = La partita è finita
over-houses = { COUNT($count, of: "house") }
over-rounds = { COUNT($count, of: "round") }
over-castles = { COUNT($count, of: "castle") }
# Above the name of the winner, in large letters.
over-passes = La corona passa a
over-with = { COUNT($castles, of: "castle") }, { COUNT($lands, of: "land-area") }
over-at-once = Con { $count } Castelli e Roccaforti si vince subito

## Why

over-why = Perché { NAME($house) }
over-source-first = prima stampa, p. { $page }
over-source-revised = regole rivedute (il regolamento italiano, p. { $page }, ha ancora quelle vecchie)
# Heads of two columns.
over-criterion = Spareggio
over-result = Risultato
over-criterion-castles = Castelli e Roccaforti
over-criterion-strongholds = Roccaforti
over-criterion-land-areas = Aree terrestri controllate
over-criterion-supply = Scorte
over-criterion-power = Potere disponibile
over-criterion-throne = Indicatore del Trono di Spade
over-part-equal = pari
over-part-decides = decide
over-part-not-needed = non serve
over-place = { NTH_F($place) }

## In numbers

# Below a number each.
over-passing = passaggi del tablet
over-battles = combattimenti
over-attacks = attacchi dei bruti
over-beaten = { $count ->
    [0] nessuno respinto
    [one] { $count } respinto
   *[other] { $count } respinti
}
over-column-house = Casa
over-column-castles = Castelli, Roccaforti
over-column-lands = Terre
over-column-won = Vinti
over-column-lost = Persi
over-column-bid = Offerto

## The chart

over-win-line = { $count } per vincere subito
over-start = All'inizio
over-round = Round { $round }

## Onward

over-kept = La ritrovi in Partite salvate.
over-again = Gioca di nuovo
over-home = Torna all'inizio

## A first war: what came up in it, and how often

war-seen = La tua prima guerra è finita
    .text = Ecco che cosa è successo, e quante volte.
    .rest = Non ancora visto
    .on = Guarda com'è finita
seen-battles = Combattimenti
seen-support = Supporto dato
seen-raids = Razzie
seen-retreats = Unità in ritirata
seen-musters = Unità convocate
seen-bids = Offerte per l'influenza
seen-wildlings = Attacchi dei bruti
