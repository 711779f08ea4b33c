### The game in a line, for choosing which to play.

title = A Game of Thrones: The Board Game
    .what = Land, orders, castles: the first to hold seven castles and strongholds wins.
    .players = 3–6 players, two to four hours
    .evening = A long evening: secret plans, open war.
