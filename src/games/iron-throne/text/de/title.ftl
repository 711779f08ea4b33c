### The game in a line, for choosing which to play, and a way of its own in the settings.

title = The Iron Throne
    .what = Karten, Versprechen, Geiseln: Wer legt zuerst alle 5 Einflussmarker aus?
    .players = 3 bis 5 Personen, etwa eine Stunde
    .evening = Eine schnelle Stunde: Versprechen, Bluff, Verrat.

# A line of the settings.
cards-i-own = Eigene Karten
    .note = The Iron Throne: schreib, was auf den Anführern und Karten deiner Schachtel wirklich steht
