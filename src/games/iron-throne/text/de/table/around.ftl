### What can be opened over the table: own cards, the log, boards; taking back; the chronicle of a game.

## Buttons and sheets

mine = Deine Karten ansehen
whose = Wessen Karten?
    .note = Nimm das Tablet. Deine Karten erscheinen hinter deinem Vorhang.
cards-of = Die Karten { OF($house) }
# On the curtain, after the name of the house: why it is given the tablet.
looks = sieht sich Karten an
close-curtain = Vorhang schließen
# On a button after which the tablet calls one player, whose own cards come up: where they do.
behind-curtain = hinter dem Vorhang
# On the closed curtain of whoever took the tablet to look: a bluff needs no more.
back-unseen = Zurück, ohne nachzusehen
log = Protokoll
    .none = Noch ist nichts geschehen.
boards = Einflusstafeln
    .note = Wer wie viel Einfluss ausgelegt hat, und wohin
book = Anführer und Karten
    .note = Alle, und welche davon Hausversionen sind
menu = Menü
again = Noch einmal spielen
all-games = Alle Partien

## Taking back

# What is taken back, where the log may not say it: "Take back House Stark's leader".
deed-leader = Anführer { OF($house) }
deed-option = Wahl { OF($house) }
deed-player = Hauswahl { OF($house) }
deed-character = Charakterwahl { OF($house) }
deed-card = Karte { OF($house) }
deed-cards = Karten { OF($house) }
deed-split = Macht { OF($house) }
deed-support = Unterstützung { OF($house) }
deed-hostage = Geiseln { OF($house) }
deed-place = Geiselnahme { OF($house) }
deed-held = Heimgeholte Karte { OF($house) }
deed-sift = Blick in den Stapel { OF($house) }
deed-deal = Bedingungen { OF($house) }
deed-reaction = Reaktion { OF($house) }
# The leader is no longer always used.
deed-ask-again = Wunsch { OF($house) }, wieder gefragt zu werden
# Why no more can be taken back.
wall-leaders-revealed = Davor wurden die Anführer aufgedeckt: Was gesehen ist, ist gesehen.
wall-events-shuffled = Davor wurden die Ereignisse gemischt: Mischen lässt sich nicht zurücknehmen.
wall-event = Davor wurde ein Ereignis aufgedeckt: Was gesehen ist, ist gesehen.
wall-drew = Davor wurde eine Karte gezogen: Was gesehen ist, ist gesehen.
wall-shuffled = Davor wurde ein Stapel gemischt: Mischen lässt sich nicht zurücknehmen.
wall-put-down = Davor wurde eine Hauskarte offen gespielt: Was gesehen ist, ist gesehen.
wall-revealed = Davor wurden die Hauskarten aufgedeckt: Was gesehen ist, ist gesehen.
wall-played = Davor wurde eine Karte gespielt: Was gesehen ist, ist gesehen.
wall-replaced = Davor wurde eine Hauskarte ersetzt: Was gesehen ist, ist gesehen.
wall-not-replaced = Davor wurde nach einer anderen Hauskarte gesucht: Was gesehen ist, ist gesehen.
wall-peeked = Davor wurde eine Hand angesehen: Was gesehen ist, ist gesehen.
wall-sifted = Davor wurde ein Stapel angesehen: Was gesehen ist, ist gesehen.
wall-discarded = Davor wurden Karten abgeworfen: Was gesehen ist, ist gesehen.
wall-hostage = Davor wurde eine Geisel genommen: Was gesehen ist, ist gesehen.
wall-rescued = Davor wurde eine Geisel heimgeholt: Was gesehen ist, ist gesehen.
wall-released = Davor wurde eine Geisel freigelassen: Was gesehen ist, ist gesehen.
wall-tortured = Davor wurde eine Geisel gefoltert: Was gesehen ist, ist gesehen.
wall-looking = Davor wurden Karten angesehen: Was gesehen ist, ist gesehen.
wall-beginning = Davor begann die Partie.

## Lines of the log: the game was copied, or came in as a copy

copied-file = Die Partie wurde in Zug { $turn } in eine Datei kopiert.
copied-backup = Die Partie wurde in Zug { $turn } in eine Sicherung kopiert.
copied-remains = Was von der Partie übrig war, wurde in eine Datei kopiert.
copied-arrival = Die Partie kam in Zug { $turn } aus einer Datei.
copied-claimed = In Zug { $turn } ging die Partie ohne das andere Tablet weiter.
copied-scanned = In Zug { $turn } wurde die Partie von einem anderen Tablet übernommen.
copied-shown = In Zug { $turn } wurde die Partie einem anderen Tablet gezeigt.

## The replay

# The suggested name of a game that goes on from a turn of this one.
branch-name = { $name } (ab Zug { $turn })
# Whose eyes the replay shows: those of nobody.
the-table = Der Tisch

## The chronicle

chronicle-note = Einfluss, Ergebnisse, Geiseln, Zeiten
chronicle-spread = Einfluss Zug für Zug
    .note = Einfluss am Ende jedes Zugs. Wer fünf hat, gewinnt.
    .caption = Ausgelegter Einfluss jedes Hauses, Zug für Zug
chronicle-outcomes = Wie die Begegnungen ausgingen
chronicle-owned = { $count ->
    [one] Gespielt mit { $count } Karte von dir
   *[other] Gespielt mit { $count } Karten von dir
  }
chronicle-houses = Haus für Haus
# Heads of columns.
column-house = Haus
column-won = Siege
column-hostages = Geiseln
column-deaths = Tote
column-passes = Weitergaben
column-time = Zeit
