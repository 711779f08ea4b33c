### Seats that the app plays, whichever game: where a seat is given away, and the sheet on which it changes hands.

# Followed by two buttons: a person, or the app.
played-by = Hier spielt
player-person = Ein Mensch
player-code = Die App

## The sheet of the seats

# Read aloud, of the button of a seat.
seat-change = Ändern, wer { $house } spielt
seat-name = Name
seat-hand-over = Platz übergeben
seat-to-code = Die App übernimmt den Platz, wie er ist, und trifft seine nächste Entscheidung.
seat-to-person = Ab jetzt öffnet sich der Vorhang dieses Platzes für den Menschen, der ihn übernimmt. Er zeigt die Geheimnisse dieses Platzes und sonst keine.
seat-pin = Der Platz behält seine PIN: Wer ihn übernimmt, muss sie kennen.
