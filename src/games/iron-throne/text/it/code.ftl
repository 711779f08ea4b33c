### Seats that the app plays, and how well.

# As the name of who plays; it is kept in the saved game.
code-name = L'app
# Below the name of who plays.
code-seat-greedy = L'app, livello Scudiero
code-seat-schemer = L'app, livello Lord
code-level = Quanto gioca bene
code-level-greedy = Scudiero
    .note = Valuta l'effetto immediato di ogni risposta. Adatto per imparare.
code-level-schemer = Lord
    .note = Riflette fino alla fine di ogni turno, conoscendo solo le proprie carte, e non ha pietà.

## While it plays

code-thinking = Sta pensando…
# Above the newest lines of the log.
code-latest = Ultime mosse

## Beside its seal on a bargain

code-signs = { NOM($house) } firma o rifiuta
    .note = Decide l'app, dopo la tua firma.

## In the log: who plays on

handed-code = D'ora in poi l'app gioca per { NOM($house) }.
handed-person = D'ora in poi { $name } gioca per { NOM($house) }.
