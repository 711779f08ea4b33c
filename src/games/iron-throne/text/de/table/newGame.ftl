### A new game: how many, who sits where, begin.

## How many

how-many = Wie viele spielen?
number-of-players = Anzahl am Tisch

## Who sits where

seats-order = im Uhrzeigersinn, so geht das Tablet weiter
# Below the seats.
houses-differ = Jedes Haus hat dieselben Feindschaften und Waffenstillstände. Verschieden sind seine fünf Personen: Eine führt es an, und jede hat eine Karte.
# The player of a seat without a name.
seat-number = Platz { $nth }
seat-of = Platz { $nth } von { $total }
# Below the name, on a narrow screen.
seat-house = { $nth } · { NOM($house, case: "capital") }
name-at-seat = Name an Platz { $nth }
pin-at-seat = PIN an Platz { $nth }, vier Ziffern oder keine
# Read aloud: a button that shows the houses to change to. $name: the player.
change-house = { $name } spielt { NOM($house) }. Ändern
houses-for = Haus wählen: { $name }
# A house that nobody plays.
house-free = frei
# Read aloud, after the name of the player who has that house, and gets the other one in return.
house-swaps = tauscht das Haus
move-up = { $name } nach oben
move-down = { $name } nach unten
pins = PINs
    .note = Ein Platz kann vier Ziffern verlangen, bevor sich sein Vorhang öffnet.
owned-cards = { $count ->
    [one] Mit deiner eigenen Karte spielen
   *[other] Mit deinen { $count } eigenen Karten spielen
  }
    .note = Wie unter „Eigene Karten“ eingetragen; fest für diese Partie.
lacks-name = Dieser Platz braucht einen Namen.
lacks-pin = Eine PIN hat vier Ziffern. Wer keine will, lässt das Feld leer.

## Begin

lot = Wer zuerst herausfordert, entscheidet das Los.
beginning = Wird vorbereitet …
