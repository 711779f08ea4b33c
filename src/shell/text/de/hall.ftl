### The hall: all finished games on this device, who won them and how often.

hall = Unsere Abende
hall-opening = Die Halle wird geöffnet …
hall-evenings = { $evenings ->
    [one] { $evenings } Abend
   *[other] { $evenings } Abende
  }
hall-unreadable = { $count ->
    [one] Eine gespeicherte Partie ist nicht lesbar und zählt hier nicht.
   *[other] { $count } gespeicherte Partien sind nicht lesbar und zählen hier nicht.
  }
hall-note = Alle beendeten Partien auf diesem Gerät. Nichts verlässt es, was du nicht selbst verschickst.
hall-counting = Wird noch gelesen: { $back } von { $games }

## What is shown

# Read aloud: three views of the same evenings.
views = Ansicht
view-hall = Die Halle
view-evenings = Alle Abende
view-records = Rekorde
filter-game = Spiel
filter-game-all = Alle Spiele
filter-person = Wer dabei war
filter-person-all = Alle
nothing-fits = Kein Abend passt dazu. Wähle oben etwas anderes.

## People

people = Leute
column-wins = Siege
column-taken = Häufigste Häuser
wins-of = { $wins } von { $evenings }
seats-of-code = Von der App gespielte Plätze: { $count }; gewonnen: { $wins }
seats-nameless = Plätze ohne Namen: { $count }

## Houses

houses = Häuser
# Head of a column: evenings with that many at the table.
with-players = zu { $count }
not-in-play = nicht dabei

## Rivalries

rivalries = Rivalitäten
who-was-ahead = wer von beiden vorn lag, von { $count }
battles-between = Kämpfe gegeneinander: { $count }

## Medals: a title, and what for

medals = Medaillen
medal-row = Siegesserie
    .text = Hat { $count } Abende in Folge gewonnen.
medal-feather = Um Haaresbreite
    .text = Zu eigenen Gunsten entschiedene Gleichstände: { $count }.
medal-wall = Freund der Mauer
    .text = Hat am meisten gegen die Wildlinge geboten: { $count } Machtmarker.
medal-sword = Starker Schwertarm
    .text = Hat die meisten Kämpfe gewonnen: { $count }.
medal-banker = Eiserne Bank
    .text = Hatte am Ende die meiste Macht übrig, als sie nichts mehr nützte: insgesamt { $count }.
medal-short = Eins zu wenig
    .text = Zum Sieg fehlte nur eins: { $count }-mal.
medal-words = Drei kurze Worte
    .text = Überlegt am kürzesten: { $count } min pro Abend.

## Records

record-shortest = Kürzester Krieg
record-highest = Höchster Stand beim Sieg
record-closest = Knappstes Ende
record-longest = Längster Abend
record-battles = Die meisten Kämpfe
record-wildlings = Wildlinge am häufigsten besiegt
level-at = Gleichstand: { $text }
more-evenings = Mehr zeigen

## One evening

no-day = Unbekannter Tag
by-code = von der App gespielt
no-name = ohne Namen
winner = Sieg
log-copy = Als Text kopieren
    .note = Für ein Spieletagebuch oder eine Nachricht
chronicle-open = Chronik
    .note = Diagramme, Kämpfe, Protokoll und etwas zum Teilen
review-open = Wie es sich wendete
    .note = Die Chancen aller, Runde für Runde, und was sie verändert hat
# One place of the text for a play log. $text: "7 castles and strongholds".
log-line = { $place }. { $name } ({ $house }): { $text }
copied = Kopiert.
    .failed = Dieser Browser erlaubt kein Kopieren.

## To the app BG Stats

bg-stats = An BG Stats senden
    .text = Öffnet die App BG Stats, in der dieser Abend schon eingetragen ist. Sie fragt, bevor sie etwas speichert.
bg-game = Spiel
bg-people = Leute, mit Haus, Stand und Platz
bg-left-out = Ausgelassene Plätze
bg-open = BG Stats öffnen
bg-copy = Link kopieren
bg-offline = Kein Netz: Kopiere den Link und öffne ihn später.

## One person, and two spellings of a name

person-also = Zählt hier mit: { $name }
part = Wieder trennen
same-as = Dieselbe Person wie
same-as-choose = Namen wählen
same-likely = { $name } und { $other }: dieselbe Person?
same = Ist das ein und dieselbe Person?
    .text = Tippe den Namen an, der bleiben soll.
same-together = Zusammen: { $text }
wins-count = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
  }
same-never = Sie saßen nie am selben Tisch.
same-once = Sie saßen am selben Tisch: { $date }
same-note = Nur diese Seite zählt sie zusammen: Die Partien behalten die Namen, mit denen sie gespielt wurden. Du kannst sie jederzeit wieder trennen.
same-two = Zwei Personen
same-one = Eine Person

## The table as a file

hall-csv = Tabelle (CSV)
# Heads of columns; 1 is yes, 0 no.
column-date = Datum
column-game = Spiel
column-evening = Abend
column-players = Spieler
column-edition = Auflage
column-house = Haus
column-name = Name
column-code = App
column-winner = Sieg
column-rank = Platz
column-score = Stand
column-rounds = Runden
column-minutes = Minuten

## Nothing yet

hall-empty = Die Halle ist noch leer
    .text = Beendet auf diesem Gerät eine Partie, dann hängt sie hier: wer dabei war, wer mit welchem Haus gewann und wem eine Burg oder Festung fehlte.
hall-new = Neue Partie
