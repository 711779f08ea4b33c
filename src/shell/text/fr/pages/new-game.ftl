### A new game of any kind, and a lesson.

new-game = Nouvelle partie
# The name of a game, by the hour at which it begins. $day: "Friday".
new-game-name = { $part ->
    [night] Nuit de { $day }
    [morning] { $day } matin
    [afternoon] { $day } après-midi
   *[evening] { $day } soir
  }
# On which side of the tablet a player sits.
side = Côté de la tablette
side-south = Bas
side-west = Gauche
side-north = Haut
side-east = Droite
new-game-not-kept = La partie n'a pas pu être mise en place.

## A lesson

lesson = Apprendre en jouant
# Read aloud: the box with what to do now.
lesson-coach = Guide
lesson-step = Étape { $number } sur { $of }
lesson-over = Bravo
# Answers in the place of the learner.
lesson-show = Montrez-moi
# Goes back a step.
lesson-again = Refaire
lesson-restart = Depuis le début
lesson-new-game = Nouvelle partie
lesson-home = Accueil
