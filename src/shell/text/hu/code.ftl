### Seats that the app plays, whichever game: where a seat is given away, and the sheet on which it changes hands.

# Followed by two buttons: a person, or the app.
played-by = Ki játszik vele
player-person = Ember
player-code = Alkalmazás

## The sheet of the seats

# Read aloud, of the button of a seat.
seat-change = Játékos cseréje: { $house }
seat-name = Név
seat-hand-over = Hely átadása
seat-to-code = Az alkalmazás a mostani állásban veszi át a helyet, és a következő döntését már az alkalmazás hozza meg.
seat-to-person = Mostantól ennek a helynek a függönye annak nyílik ki, aki átveszi. Csak ennek a helynek a titkait mutatja, másét nem.
seat-pin = A hely PIN-kódja megmarad: aki átveszi, annak tudnia kell.
