### The chronicle: the figures of a game, its battles, who was passed the tablet and how long everybody took; and taking it along.

chronicle-charts = Runde für Runde
chronicle-castles = Burgen und Festungen
    .note = jeweils am Ende der Runde
    .caption = Burgen und Festungen der Häuser nach Runden
chronicle-supply = Versorgung
    .note = als die Befehle der nächsten Runde gelegt wurden
    .caption = Versorgung der Häuser nach Runden
chronicle-power = Macht
    .note = verfügbar, als die Befehle der nächsten Runde gelegt wurden
    .caption = Verfügbare Machtmarker der Häuser nach Runden

## Battles

chronicle-battles = Kämpfe
chronicle-no-battles = Es gab keinen Kampf.
chronicle-battle = Runde { $round } · { NAME($area) }
# Beside the house that attacked.
chronicle-attacked = griff an
chronicle-no-card = keine Karte
chronicle-fought = { $tie ->
    [yes] { NAME($winner) } besiegte { NAME($loser) }, { $own } zu { $value }, dank der Lehen-Leiste
   *[no] { NAME($winner) } besiegte { NAME($loser) }, { $own } zu { $value }
}
chronicle-tie = Gleichstand: die Lehen-Leiste entschied

## Passes and time

chronicle-passing = Weitergabe und Zeit
chronicle-passes = Weitergabe
    .note = Wie oft das Tablet für eine geheime Entscheidung an ein Haus ging.
chronicle-time = Zeit
    .note = Pausen ab einer Stunde sind nicht mitgezählt.
chronicle-together = Summe

## Taking it along

chronicle-log = Protokoll lesen
chronicle-take = Speichern oder teilen
chronicle-json = JSON
    .note = jede Zeile, für Programme
chronicle-csv = Tabelle (CSV)
    .note = jede Zeile, für eine Tabellenkalkulation
# Heads of the columns of that table. What is below most of them is for programs and stays English.
column-number = Nummer
column-time = Zeit
column-round = Runde
column-phase = Phase
column-house = Haus
column-about = Thema
column-what = Ereignis
column-sentence = Satz
chronicle-picture = Bild
    .note = das Endergebnis, zum Teilen
    .failed = Dieser Browser konnte das Bild nicht zeichnen.
# Part of a file name, after the name of the game.
chronicle-file = Chronik
# In a file name, for a game whose name has no letter.
chronicle-file-game = Partie
picture-won = { NOM($house) } gewinnt
picture-after = nach Runde { $round }
picture-round = Runde { $round }
picture-app = Pass the Crown
picture-unofficial = Pass the Crown · ein inoffizielles Fanprojekt
