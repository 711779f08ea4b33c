### The game in a line, for choosing which to play.

title = Le Trône de Fer : Le Jeu de Plateau
    .what = Des terres, des ordres, des Châteaux et des Forteresses : qui en contrôle sept le premier gagne.
    .players = 3 à 6 joueurs, deux à quatre heures
    .evening = Une longue soirée : plans secrets, guerre ouverte.
