### A new game of any kind, and a lesson.

new-game = Nuova partita
# The name of a game, by the hour at which it begins. $day: "Friday".
new-game-name = { $part ->
    [night] { $day } notte
    [morning] { $day } mattina
    [afternoon] { $day } pomeriggio
   *[evening] { $day } sera
  }
# On which side of the tablet a player sits.
side = Lato del tablet
side-south = Basso
side-west = Sinistra
side-north = Alto
side-east = Destra
new-game-not-kept = Non è stato possibile preparare la partita.

## A lesson

lesson = Impara giocando
# Read aloud: the box with what to do now.
lesson-coach = Guida
lesson-step = Passo { $number } di { $of }
lesson-over = Ben fatto
# Answers in the place of the learner.
lesson-show = Mostrami come
# Goes back a step.
lesson-again = Di nuovo
lesson-restart = Dall'inizio
lesson-new-game = Nuova partita
lesson-home = Pagina iniziale
