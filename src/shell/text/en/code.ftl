### Seats that the app plays, whichever game: where a seat is given away, and the sheet on which it changes hands.

# Followed by two buttons: a person, or the app.
played-by = Played by
player-person = A person
player-code = The app

## The sheet of the seats

# Read aloud, of the button of a seat.
seat-change = Change who plays { $house }
seat-name = Name
seat-hand-over = Hand the seat over
seat-to-code = The app takes the seat over as it stands and makes its next decision.
seat-to-person = From now on this seat's curtain opens for whoever takes it over. It shows this seat's secrets and nobody else's.
seat-pin = The seat keeps its PIN: whoever takes it over has to know it.
