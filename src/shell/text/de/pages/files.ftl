### Games as files: handing them out, bringing them in, and where a file goes wrong.

# The name of a game that came in a file without one.
imported-game = Importierte Partie

arrived = { $count ->
    [one] Diese Datei importieren?
   *[other] Diese Dateien importieren?
  }
    .text = Das kommt aus einer anderen App oder von einer Webseite. Noch wurde nichts importiert: Mach nur weiter, wenn du damit gerechnet hast.
    .no = Nicht importieren

## What became of a file

exported-shared = „{ $name }“ wurde geteilt.
exported-saved = „{ $name }“ liegt als Datei in deinen Downloads.
salvaged = „{ $name }“ lässt sich nicht öffnen. Die Datei enthält alles, was davon übrig ist; eine Version, die es öffnen kann, wird es importieren.
imported = „{ $name }“ wurde Zug für Zug geprüft und hinzugefügt.
checking = Jeder Zug wird geprüft …

# What a backup holds, and what it does not: up to three sentences after each other.
backed-up = { $games ->
    [one] Eine Partie ist in der Datei.
   *[other] { $games } Partien sind in der Datei.
  }
backed-up-unopened = { $count ->
    [one] { LIST($names) } ließ sich hier nicht öffnen und ist unverändert darin, für eine Version, die es kann.
   *[other] { LIST($names) } ließen sich hier nicht öffnen und sind unverändert darin, für eine Version, die es kann.
  }
backed-up-left = { $count ->
    [one] Für { LIST($names) } war darin kein Platz mehr: Exportiere diese Partie einzeln.
   *[other] Für { LIST($names) } war darin kein Platz mehr: Exportiere diese Partien einzeln.
  }
# In the lists above.
quoted = „{ $name }“

## Where a file goes wrong

wrong-unreadable = Das Gerät konnte die Datei nicht lesen. Versuch es noch einmal oder hol dir eine neue Kopie.
wrong-not-ours = Das ist weder eine Partie noch eine Sicherung dieser App.
wrong-torn = Die Datei ist beschädigt oder unvollständig: Sie lässt sich nicht ganz entpacken. Hol dir eine neue Kopie oder exportiere sie noch einmal.
wrong-too-large = Die Datei ist größer, als eine Partie sein kann, und wurde deshalb nicht geöffnet.
wrong-newer = Sie stammt aus einer neueren Version der App. Aktualisiere die App hier und importiere sie dann noch einmal.
wrong-parts = Teile davon fehlen oder wurden geändert.
wrong-beginning = So kann keine Partie beginnen, die Datei wurde also beschädigt oder geändert.
wrong-seats = Die Häuser am Tisch sind nicht die, die darin spielen, die Datei wurde also beschädigt oder geändert.
wrong-running = Diese Partie läuft hier noch und ist anders weitergegangen. Ein Gerät behält nur eine Kopie davon, damit niemand in einer zweiten etwas ausprobiert. Um mit der Datei weiterzuspielen, lösche die Partie hier und öffne die Datei noch einmal.
wrong-binned = Eine Kopie dieser Partie, die schon weiter war, wurde vor weniger als einer Stunde auf diesem Gerät gelöscht. Sie steht wieder in der Liste der Partien, sonst wurde nichts geändert.
wrong-another-tablet = Diese Bilder sind für ein anderes Tablet bestimmt. Scanne zuerst mit dem anderen den Code dieses Tablets.
# The first move of all is not possible.
wrong-first-move = Zug 1 von { $of } ist dort nicht möglich, die Datei wurde also bei diesem Zug oder davor beschädigt oder geändert.
wrong-move = Bis dahin ist alles in Ordnung. Zug { $number } von { $of } ist dort nicht möglich, die Datei wurde also bei diesem Zug oder davor beschädigt oder geändert.
wrong-no-moves = Sie enthält keine Züge und endet doch nicht, wo sie beginnt: Sie wurde beschädigt oder geändert.
wrong-ending = { $moves ->
    [one] Ihr einziger Zug ist möglich, führt aber nicht zu der Stellung an ihrem Ende: Ein Zug fehlt, oder etwas wurde geändert.
   *[other] Jeder ihrer { $moves } Züge ist möglich, doch sie führen nicht zu der Stellung an ihrem Ende: Ein Zug fehlt, oder etwas wurde geändert.
  }

## The report of what came in

report-added-title = Importiert
report-nothing-title = Nichts hinzugefügt
# Headings above the names of games.
report-added = Zug für Zug geprüft und hinzugefügt
report-present = Schon hier
report-refused = Nicht hinzugefügt
# What follows is for developers.
report-detail = Einzelheiten
report-kept = Deine anderen Partien sind unverändert.

## All games in one file

backup = Alle Partien sichern
    .note = Eine Datei mit allen Partien, für ein anderes Tablet oder für alle Fälle. Von laufenden Partien sind versiegelte Entscheidungen darin für alle lesbar, und ihre Protokolle vermerken die Sicherung.
    .act = Sicherung speichern
    .short = Sichern
    .short-note = Eine Sicherung enthält versiegelte Entscheidungen, für alle lesbar, und die Protokolle vermerken die Sicherung.
    .short-label = Alle Partien in einer Datei sichern
show-all = Alle Partien einem anderen Tablet zeigen
    .note = Als bewegtes Bild für dessen Kamera, ohne Netz und Kabel. Sie bleiben auch hier.
    .act = Zeigen
restore = Partien importieren
    .note = Aus einer Sicherung oder der Datei einer Partie. Was schon hier ist, bleibt, wie es ist.
    .act = Datei öffnen

## The reminder of a backup

reminder = Wenn der Speicher des Geräts knapp wird, löscht dieser Browser vielleicht deine Partien, und vieles davon ist sonst nirgends gespeichert. Eine Sicherung enthält versiegelte Entscheidungen, für alle lesbar, und die Protokolle vermerken die Sicherung.
    .week = Safari löscht deine Partien, wenn du diese Seite eine Woche lang nicht öffnest, und vieles davon ist sonst nirgends gespeichert. Eine Sicherung enthält versiegelte Entscheidungen, für alle lesbar, und die Protokolle vermerken die Sicherung.
    .act = Sicherung speichern
    .later = Nicht jetzt
