### Seats that the app plays, whichever game: where a seat is given away, and the sheet on which it changes hands.

# Followed by two buttons: a person, or the app.
played-by = Chi gioca
player-person = Una persona
player-code = L'app

## The sheet of the seats

# Read aloud, of the button of a seat.
seat-change = Cambia chi gioca: { $house }
seat-name = Nome
seat-hand-over = Cedi il posto
seat-to-code = L'app subentra in questo posto così com'è e prende la prossima decisione.
seat-to-person = D'ora in poi il sipario di questo posto si apre per chi subentra. Mostra i segreti di questo posto e di nessun altro.
seat-pin = Il posto mantiene il suo PIN: chi subentra deve conoscerlo.
