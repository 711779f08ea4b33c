### The game in a line, for choosing which to play.

title = Der Eiserne Thron: Das Brettspiel
    .what = Land, Befehle, Burgen: Wer zuerst sieben Burgen und Festungen kontrolliert, gewinnt.
    .players = 3 bis 6 Personen, zwei bis vier Stunden
    .evening = Ein langer Abend: geheime Pläne, offener Krieg.
