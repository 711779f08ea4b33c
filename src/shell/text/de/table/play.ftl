### Around a game in progress: opening, passing, the menu, and trouble with saving.

opening = Der Tisch wird gedeckt …
sheet-up = Entscheidung zeigen
sheet-down = Mehr vom Spielplan zeigen
hide = Verbergen
close-curtain = Vorhang schließen
back-to-stage = Zurück zur Entscheidung

## The menu of a game

menu-settings = Einstellungen
menu-seats = Plätze
    .note = Wer welches Haus spielt. Ein Platz kann jederzeit übergeben werden; das Protokoll sagt es allen.
menu-rules = Regeln
# To the start page.
menu-home = Alle Partien
    .note = Diese Partie bleibt gespeichert
menu-save = Diese Partie als Datei sichern
    .note = Versiegelte Entscheidungen sind darin für alle lesbar. Das Protokoll vermerkt die Kopie.
menu-show = Einem anderen Tablet zeigen
menu-replay = Wiedergabe
    .note = Die bisherige Partie Schritt für Schritt
menu-chronicle = Chronik
menu-hall = Unsere Abende
menu-review = Wie es sich wendete

## Something could not be saved, opened or taken back: title, what happened, and what can be done

trouble-kept = Die Partie steht bei der letzten gespeicherten Entscheidung; nichts, was du gesehen hast, ist verloren.
trouble-again = Noch einmal versuchen
trouble-reload = Gespeicherte Partie neu laden
trouble-home = Alle Partien
trouble-go-on = Weiterspielen
trouble-salvage = Den Rest als Datei sichern

trouble-unavailable = Dieser Browser kann keine Partien speichern
    .text = Er gibt der App keinen Speicher. Vielleicht ist dies ein privates Fenster, oder der Speicher ist in den Einstellungen des Browsers abgeschaltet.
trouble-full = Das Gerät ist voll
    .text = Deine letzte Entscheidung konnte nicht gespeichert werden. Lösche Fotos, Downloads oder Apps, die du nicht mehr brauchst, und versuche es noch einmal.
trouble-blocked = Ein anderes Fenster ist im Weg
    .text = In einem anderen Fenster ist eine ältere Version der App offen. Schließe es und versuche es noch einmal.
trouble-behind = Die Partie ging in einem anderen Fenster weiter
    .text = Dort ist inzwischen eine Entscheidung gefallen, deshalb passt die von hier nicht mehr.
trouble-damaged = Diese Partie ist nicht lesbar
    .text = Die gespeicherte Partie ist beschädigt und ließ sich nicht Zug für Zug wiederherstellen. Du kannst den Rest als Datei sichern; deine anderen Partien sind nicht betroffen.
trouble-newer = Diese Partie braucht eine neuere Version
    .text = Sie wurde mit einer neueren Version der App gespeichert. Aktualisiere die App, um sie zu öffnen.
trouble-gone = Diese Partie ist nicht hier
    .text = Sie wurde gelöscht oder ist auf einem anderen Gerät.
trouble-mended = Das lässt sich nicht zurücknehmen
    .text = Seit Beginn dieser Partie wurde eine Regel in der App berichtigt, deshalb würden ihre ersten Züge heute anders verlaufen. Du kannst ganz normal weiterspielen.
trouble-running = Diese Partie läuft noch
    .text = Von einer laufenden Partie behält ein Gerät nur eine Kopie: In einer zweiten würde eine einzige Entscheidung verraten, was die anderen versiegelt haben.
trouble-failed = Das konnte nicht gespeichert werden
    .text = Der Browser hat nicht gespeichert. Es hat sich nichts geändert; versuche es noch einmal.

## The browser cleared the game away, and this page alone still has it

only-here = Diese Partie ist nicht mehr gespeichert
    .text = Der Browser hat sie entfernt, oder sie wurde in einem anderen Fenster gelöscht.
    .kept = Auf dieser Seite ist sie noch vollständig da. Speichere sie neu, bevor du gehst.
    .again = Neu speichern und weiterspielen
    .save = Diese Partie als Datei sichern
