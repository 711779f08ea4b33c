### Seats that the app plays: there is one way in which it does.

# As the name of who plays; it is kept in the saved game.
code-name = L'app
# Below the name of who plays.
code-seat = Gioca l'app
code-line = Un solo livello: valuta l'effetto immediato di ogni risposta, conoscendo solo le proprie carte, e non pianifica oltre.

## While it plays

code-thinking = Sta pensando …
# Above the newest lines of the log.
code-latest = Ultime mosse

## Beside its seal on a bargain

code-signs = { NOM($house) } firma o rifiuta
    .note = Decide l'app, dopo la tua firma.

## In the log: who plays on

handed-code = D'ora in poi l'app gioca per { NOM($house) }.
handed-person = D'ora in poi { $name } gioca per { NOM($house) }.
