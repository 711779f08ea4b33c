### The game in a line, for choosing which to play, and a way of its own in the settings.

title = The Iron Throne
    .what = Des cartes, des promesses, des otages : placez vos cinq pions Influence avant les autres.
    .players = 3 à 5 joueurs, environ une heure
    .evening = Une heure animée : promesses, bluff, trahisons.

# A line of the settings.
cards-i-own = Mes cartes
    .note = The Iron Throne : écrivez ce que disent vraiment les leaders et les cartes de votre boîte
