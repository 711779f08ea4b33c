### The start page: the games on this device, and what can be done with them.

home-back = Zurück
home-loading = Gespeicherte Partien werden geladen …
home-rules = Regeln
home-settings = Einstellungen
home-credits = Mitwirkende
home-unofficial = Ein inoffizielles Fanprojekt.

## The last game

home-last-game = Letzte Partie
# $day: "Monday"; $date: "3 March 2024"; $time: "14:05".
last-played = { $when ->
    [unknown] Zuletzt gespielt: Tag unbekannt
    [today] Zuletzt gespielt: heute, { $time }
    [yesterday] Zuletzt gespielt: gestern, { $time }
    [weekday] Zuletzt gespielt: { $day }, { $time }
   *[date] Zuletzt gespielt: { $date }, { $time }
  }
# Beside a saved game, by itself.
played = { $when ->
    [unknown] Tag unbekannt
    [today] Heute
    [yesterday] Gestern
    [weekday] { $day }
   *[date] { $date }
  }
home-continue = Weiterspielen
home-look = Ansehen, wie es ausging

## Where games come from

home-new-game = Neue Partie
# Read aloud. $title: a game, "The Iron Throne".
new-game-of = Neue Partie: { $title }
home-import = Importieren
home-take = Mit Kamera übernehmen
home-phone = Auf diesem Handy antworten
home-away = Auf einem anderen Tablet
home-waits = Wartet auf das andere Tablet
home-elsewhere = Ansehen, wo sie ist
home-finish = Übernahme abschließen
new-to-it = Neu dabei?
    .what = Spiel eine erste Runde auf dem echten Spielplan. Die App sagt dir, was zu tun ist.
    .minutes = { $count } Minuten, allein
    .first = Erste Runde spielen
    .next = Weiter: { $title }
    .done = { $number } von { $of } geschafft
    .all = Alles geschafft
    .again = Eine noch einmal spielen
home-at-tablet = Spielt ihr an einem Tablet?
# Also the name of that game.
example = Beispielpartie
example-of = Beispielpartie: { $title }

## No game yet

empty = Der Tisch ist gedeckt
    .text = Drei bis sechs Personen, ein Tablet, kein Netz nötig. Die App fragt im richtigen Moment das richtige Haus und verliert nie einen Zug.
    .rules = Regeln lesen

## The saved games

home-saved = Gespeicherte Partien
# $size: "12.3 MB".
home-kept = in diesem Browser gespeichert · { $size }
home-saved-note = Jede Partie wird nach jeder Entscheidung gespeichert. Exportierte Partien lassen sich auf jedem Gerät öffnen.
home-hall = Unsere Abende
size-less = weniger als { $size }

pages-title = Seiten der gespeicherten Partien
pages-find = Partie oder Namen suchen
pages-clear = Suche löschen
# Turns to more recent games.
pages-newer = Neuere
pages-older = Ältere
# What was searched for.
pages-none = Keine gespeicherte Partie hat „{ $wanted }“ im Titel oder unter den Namen am Tisch.
pages-one = Partie { $from } von { $of }
pages-some = Partien { $from } bis { $to } von { $of }

## Games that come back from their second copies

returning = { $games ->
    [one] Eine Partie wird zurückgeholt
   *[other] Partien werden zurückgeholt: { $back } von { $games }
  }
# Read aloud, of the bar.
returning-label = Zurückgeholte Partien
returning-why = Der Browser hat sie verloren, aber von jeder gibt es eine zweite Kopie. Du kannst inzwischen spielen.
returning-full = Der Platz reicht nicht, um alle Partien zurückzuholen. Nichts ist verloren: Schaffe Platz auf diesem Gerät und versuche es noch einmal.
returning-failed = Noch konnten nicht alle Partien zurückgeholt werden. Die zweiten Kopien sind noch da.
returning-shortened = { $count ->
    [one] Der letzte Zug von „{ $name }“ war nicht lesbar. Die Partie geht unmittelbar davor weiter.
   *[other] Die letzten { $count } Züge von „{ $name }“ waren nicht lesbar. Die Partie geht unmittelbar davor weiter.
  }

## The app on the device

offline-ready = Spielbereit ohne Netz
offline-saving = Wird für das Spiel ohne Netz gespeichert …
install = Installieren
install-not-now = Nicht jetzt

# Buttons, as the menus of Safari and Android say it.
home-screen-offer-share = Zum Home-Bildschirm
home-screen-offer-dock = Zum Dock hinzufügen
home-screen-offer-menu = Zum Startbildschirm
home-screen-share = Zum Home-Bildschirm hinzufügen
home-screen-dock = Zum Dock hinzufügen
home-screen-menu = Zum Startbildschirm hinzufügen
home-screen-week = Safari löscht, was eine Website gespeichert hat, wenn du sie eine Woche lang nicht öffnest. Als installierte App behält sie deine Partien.
home-screen-room = Wenn der Speicher des Geräts knapp wird, löscht ein Browser vielleicht, was eine Website gespeichert hat. Eine installierte App ist viel sicherer.
# Three steps each, numbered.
home-screen-steps-share = Tippe auf „Teilen“.
    .second = Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.
    .third = Öffne die App von dort und spiel dort.
home-screen-steps-dock = Öffne das Menü „Ablage“.
    .second = Wähle „Zum Dock hinzufügen“, dann „Hinzufügen“.
    .third = Öffne die App von dort und spiel dort.
home-screen-steps-menu = Öffne das Menü des Browsers.
    .second = Wähle „Zum Startbildschirm hinzufügen“ oder „Installieren“.
    .third = Öffne die App von dort.
home-screen-apart = Die App ist am Anfang leer. Um deine Partien mitzunehmen, sichere sie in den Einstellungen in einer Datei und öffne diese in der App.

## What can be done with a saved game

# Read aloud, of the button.
game-menu = Umbenennen, duplizieren, exportieren, löschen oder ansehen: { $name }
game-replay = Wiedergabe
    .note = Schritt für Schritt auf dem Spielplan
game-chronicle = Chronik
    .note = Diagramme, Kämpfe, Zeiten und das Protokoll
game-review = Wie es sich wendete
    .note = Die Chancen aller, Runde für Runde, und was sie verändert hat
game-rename = Umbenennen
game-name = Name der Partie
game-save-name = Namen speichern
# Why the button does nothing yet.
game-needs-name = Die Partie braucht einen Namen
game-duplicate = Duplizieren
    .note = Um etwas auszuprobieren, während diese bleibt, wie sie ist
    .later = Erst nach dem Spielende: In einer Kopie würde eine einzige Entscheidung verraten, was versiegelt ist
game-export = Exportieren
    .note = Als Datei, die sich auf jedem Gerät öffnen lässt
    .running = Versiegelte Entscheidungen sind in der Datei für alle lesbar. Das Protokoll vermerkt die Kopie.
game-show = Einem anderen Tablet zeigen
    .note = Als bewegtes Bild für dessen Kamera, ohne Netz und Kabel
game-delete = Löschen
    .note = Das lässt sich kurz rückgängig machen
# The name of a duplicate.
copy-of = { $name } (Kopie)

## What was done

game-deleted = „{ $name }“ wurde gelöscht.
game-restored = „{ $name }“ ist wieder da.
game-duplicated = „{ $name }“ wurde hinzugefügt.
undo = Rückgängig
note-close = Schließen

## A game that cannot be opened

nameless = Partie ohne Namen
unreadable-damaged = Diese Partie ist nicht lesbar. Sie bleibt hier, und was von ihr übrig ist, lässt sich als Datei sichern.
unreadable-newer = Diese Partie wurde mit einer neueren Version der App gespielt. Aktualisiere die App, um sie zu öffnen.
unreadable-export = Exportieren: { $name }
unreadable-delete = Löschen: { $name }

## What went wrong on the start page

problem-unavailable = Dieser Browser kann keine Partien speichern, vielleicht weil dies ein privates Fenster ist, und nur eine gespeicherte Partie ist spielbar. Regeln und Einstellungen funktionieren wie sonst.
problem-full = Auf diesem Gerät ist kein Platz mehr. Nichts ging verloren. Lösche Fotos, Downloads oder Apps, die du nicht mehr brauchst, und versuche es noch einmal.
problem-blocked = Ein anderes Fenster benutzt die gespeicherten Partien. Schließe es und versuche es noch einmal.
problem-behind = Ein anderes Fenster hat diese Partie geändert. Sie wurde neu geladen.
problem-damaged = Diese Partie ist nicht lesbar. Deine anderen Partien sind in Ordnung.
problem-newer = Diese Partien wurden mit einer neueren Version der App gespeichert. Aktualisiere die App, um sie zu öffnen; es wurde nichts geändert.
problem-gone = Diese Partie ist nicht mehr hier.
problem-mended = Diese Partie begann unter älteren Regeln der App: Du kannst weiterspielen, aber nicht zurückgehen.
problem-running = Diese Partie läuft noch, und es kann nur eine Kopie geben: In einer zweiten würde eine einzige Entscheidung verraten, was die anderen versiegelt haben.
problem-failed = Das hat nicht geklappt. Nichts ging verloren; versuche es noch einmal.
try-again = Noch einmal versuchen
