### A game that is open in two windows. Only one of them plays.

watching = Vous suivez la partie
    .text = Cette partie se joue dans une autre fenêtre. Une seule fenêtre peut jouer à la fois, pour que rien ne se perde ; ce qui s'y passe s'affiche ici.
taken-over = La partie continue dans une autre fenêtre
    .text = La partie y a été reprise. Tout est enregistré, et vous pouvez regarder d'ici.
play-here = Jouer plutôt ici

## Beside what is seen of it

# Heading of the last lines of the log.
latest = Derniers coups
game-over = La partie est terminée
# Where a decision is made that only one may see.
behind-curtain = Derrière le rideau, dans l'autre fenêtre.
on-the-table = À la vue de tout le monde, dans l'autre fenêtre.
