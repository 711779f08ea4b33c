### Looking back at a game: the replay, and the chronicle.

replay = Revoir la partie
replay-opening = Mise en place du plateau…

## In the bar: what is to be seen

replay-open = tout est visible
replay-public = encore en cours : seulement ce que tout le monde a vu

replay-begins = La partie commence
replay-cut = L'application a changé depuis cette partie ; on ne peut pas en revoir la suite. La partie elle-même est complète.
replay-unreadable = Impossible de revoir cette partie
    .text = Son début est illisible. La partie elle-même est intacte.

## The buttons below the board

replay-timeline = Fil de la partie
replay-first = Au début
replay-last = À la fin
replay-back = { $stride ->
    [decision] Une décision en arrière
    [turn] Un tour en arrière
   *[round] Un tour de jeu en arrière
  }
replay-on = { $stride ->
    [decision] Une décision en avant
    [turn] Un tour en avant
   *[round] Un tour de jeu en avant
  }
replay-note = Note { $number } sur { $of }
    .next = Suite
    .skip = Plus de notes
replay-play = Lecture
replay-pause = Pause
# Followed by three buttons: how far each step goes.
replay-stride = Avancer par
replay-stride-decision = Décision
replay-stride-turn = Tour
replay-stride-round = Tour de jeu
# $speed: "2 ×".
replay-speed = Vitesse { $speed } ; changer

## Secrets

replay-show-hidden = Montrer ce qui était caché
replay-hide-hidden = Le cacher de nouveau
# Followed by the sigils of the houses, and a button for all.
replay-seen-by = Vu par
replay-seen-by-all = Tous

## Playing on from a moment of it

replay-branch = Reprendre d'ici
    .note = Commence une nouvelle partie à partir de ce point. Celle-ci reste telle quelle.
    .over = Il n'y a plus rien à jouer ici : reculez d'un pas.
    .running = Une fois la partie terminée, vous pourrez reprendre à partir de n'importe quel point. D'ici là, cela révélerait des secrets.
    .failed = La nouvelle partie n'a pas pu être enregistrée. Rien n'a été perdu ; réessayez.

replay-more = Plus
replay-chronicle = Chronique
    .note = Chiffres, combats, temps ; exporter et partager

## The chronicle

chronicle = Chronique
chronicle-opening = La chronique s'ouvre…
chronicle-running = La partie est encore en cours : voici ce que tout le monde a vu.
chronicle-no-times = Les temps ne sont pas connus pour une partie importée d'un fichier.
chronicle-replay = Revoir

## How the evening turned: the review of a finished game

review = Comment la soirée a basculé
review-opening = Lecture de la partie…
review-running = Cette page s'ouvre une fois la partie terminée.
review-none = Il n'y a pas de bilan de cette partie.

## How long a player took

time-short = moins d'une minute
time-minutes = { $minutes } min
# $rest: minutes, with two digits.
time-hours = { $hours } h { $rest } min
