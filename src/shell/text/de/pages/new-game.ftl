### A new game of any kind, and a lesson.

new-game = Neue Partie
# The name of a game, by the hour at which it begins. $day: "Friday".
new-game-name = { $part ->
    [night] { $day }nacht
    [morning] { $day }morgen
    [afternoon] { $day }nachmittag
   *[evening] { $day }abend
  }
# On which side of the tablet a player sits.
side = Seite des Tablets
side-south = Unten
side-west = Links
side-north = Oben
side-east = Rechts
new-game-not-kept = Die Partie konnte nicht angelegt werden.

## Who sits where, and begin

new-taps = Dreimal tippen, und ihr spielt
new-count = Wie viele?
new-players = Wie viele spielen
new-seats = Wer sitzt wo?
    .drag = zieh einen Platz, oder wähle ihn und versetze ihn mit den Knöpfen
    .list = so wandert das Tablet reihum
# Name of a seat before somebody has typed one.
new-player = Spieler { $place }
new-first = hat zuerst das Tablet
# Read aloud.
new-seat = { $name }, { $about }, Platz { $place } von { $count }. Zum Ändern öffnen
new-name = Name
new-pin = PIN
    .note = vier Ziffern oder keine
# Above the houses of a seat.
new-plays = { $name } spielt
# Buttons: along the table, in passing order.
new-earlier = Einen Platz nach links
new-later = Einen Platz nach rechts
# Read aloud after a seat was moved.
new-sits = { $name } sitzt auf Platz { $place }.
new-options = Optionen
    .note = alles freiwillig
new-pins = PINs
    .note = ein Platz kann vier Ziffern verlangen, wenn sein Vorhang aufgeht
new-begin = Beginnen
new-begins = { $name } hat zuerst das Tablet.
new-show = Die App spielt alle Plätze; du siehst zu.
new-beginning = Es wird aufgebaut …
new-missing-name = Jemand hat keinen Namen
new-missing-pin = Eine PIN hat vier Ziffern oder entfällt
# Where it is missing.
new-lacks-name = Dieser Platz braucht einen Namen.
new-lacks-pin = Eine PIN hat vier Ziffern. Wer keine will, lässt das Feld leer.

## A lesson

lesson = Spielend lernen
# Read aloud: the box with what to do now.
lesson-coach = Anleitung
lesson-step = Schritt { $number } von { $of }
# Answers in the place of the learner.
lesson-show = Zeig es mir
# Goes back a step.
lesson-again = Noch einmal
lesson-restart = Von vorne
lesson-new-game = Neue Partie
lesson-list = Alle Lektionen
lesson-minutes = { $count } Minuten
# Read aloud, after the minutes of a lesson.
lesson-done = zu Ende gespielt
lesson-number = Lektion { $number } von { $of } · geschafft
lesson-next = Nächste Lektion
# Above scenes of the rulebook that play.
lesson-see = So geht es im Spiel
# While the others still answer, and nobody knows the outcome.
lesson-watch = Schau zu, was geschieht.
