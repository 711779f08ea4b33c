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

## A lesson

lesson = Spielend lernen
# Read aloud: the box with what to do now.
lesson-coach = Anleitung
lesson-step = Schritt { $number } von { $of }
lesson-over = Gut gemacht
# Answers in the place of the learner.
lesson-show = Zeig es mir
# Goes back a step.
lesson-again = Noch einmal
lesson-restart = Von vorne
lesson-new-game = Neue Partie
lesson-home = Startseite
