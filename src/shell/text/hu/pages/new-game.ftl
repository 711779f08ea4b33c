### A new game of any kind, and a lesson.

new-game = Új játék
# The name of a game, by the hour at which it begins. $day: "Friday".
new-game-name = { $part ->
    [night] { $day } éjjel
    [morning] { $day } délelőtt
    [afternoon] { $day } délután
   *[evening] { $day } este
  }
# On which side of the tablet a player sits.
side = A tablet melyik oldala
side-south = Alsó
side-west = Bal
side-north = Felső
side-east = Jobb
new-game-not-kept = A játékot nem sikerült előkészíteni.

## A lesson

lesson = Tanulás játék közben
# Read aloud: the box with what to do now.
lesson-coach = Oktató
lesson-step = { $number }. lépés, összesen { $of }
lesson-over = Szép volt
# Answers in the place of the learner.
lesson-show = Mutasd meg
# Goes back a step.
lesson-again = Még egyszer
lesson-restart = Az elejéről
lesson-new-game = Új játék
lesson-home = Kezdőlap
