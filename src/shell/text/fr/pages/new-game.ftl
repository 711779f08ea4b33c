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

## Who sits where, and begin

new-taps = Trois gestes et vous jouez
new-count = Combien de joueurs ?
new-players = Nombre de joueurs
new-seats = Qui est assis où ?
    .drag = faites glisser un siège, ou choisissez-le et déplacez-le avec les boutons
    .list = dans l'ordre de passage
# Name of a seat before somebody has typed one.
new-player = Joueur { $place }
new-first = tient la tablette en premier
# Read aloud.
new-seat = { $name }, { $about }, siège { $place } sur { $count }. Ouvrir pour changer
new-name = Nom
new-pin = PIN
    .note = quatre chiffres, ou rien
# Above the houses of a seat.
new-plays = { $name } joue
# Buttons: along the table, in passing order.
new-earlier = Un siège vers la gauche
new-later = Un siège vers la droite
# Read aloud after a seat was moved.
new-sits = Siège { $place } : { $name }.
new-options = Options
    .note = toutes facultatives
new-pins = Codes PIN
    .note = un siège peut demander quatre chiffres à l'ouverture de son rideau
new-begin = Commencer
new-begins = { $name } tient la tablette en premier.
new-show = L'application joue tous les sièges ; vous regardez.
new-beginning = Mise en place…
new-missing-name = Un siège n'a pas de nom
new-missing-pin = Un PIN a quatre chiffres, ou rien
# Where it is missing.
new-lacks-name = Ce siège n'a pas de nom.
new-lacks-pin = Un PIN a quatre chiffres. Pour jouer sans, laissez vide.

## A lesson

lesson = Apprendre en jouant
# Read aloud: the box with what to do now.
lesson-coach = Guide
lesson-step = Étape { $number } sur { $of }
# Answers in the place of the learner.
lesson-show = Montrez-moi
# Goes back a step.
lesson-again = Refaire
lesson-restart = Depuis le début
lesson-new-game = Nouvelle partie
lesson-list = Toutes les leçons
lesson-minutes = environ { $count } min
# Read aloud, after the minutes of a lesson.
lesson-done = jouée jusqu'au bout
lesson-number = Leçon { $number } sur { $of } · terminée
lesson-next = Leçon suivante
# Above scenes of the rulebook that play.
lesson-see = À voir en jeu
# While the others still answer, and nobody knows the outcome.
lesson-watch = Regardez ce qui se passe.
