### Settings. Each is a name, and below it in small letters what it does.

settings = Einstellungen
    .note = auf diesem Gerät gespeichert

theme = Farben
    .note = wie das Gerät, wenn du nichts anderes wählst
theme-dark = Dunkel
theme-light = Hell
theme-system = Auto

## At the table

settings-table = Am Tisch
table-mode = Tischmodus
    .note = wenn das Tablet in der Mitte des Tisches liegt: große Schrift, und jede Frage zeigt zu der Seite, an der sie beantwortet wird
idle = Vorhang schließen nach
    .note = auch wenn du die App verlässt oder der Bildschirm ausgeht
    .never = Nie
glass = Sanduhr
    .note = meldet sich, wenn eine Entscheidung länger dauert; es hat keine Folgen
    .none = Keine
# Buttons of the two above.
some-seconds = { $seconds } s
some-minutes = { $minutes } min
code-speed = Plätze der App
    .note = wie lange sie wartet, damit ihr folgen könnt
code-speed-slow = Langsam
code-speed-normal = Normal
code-speed-quick = Schnell
awake = Bildschirm wach halten
    .note = solange eine Partie offen ist
    .unable = Dieser Browser kann das nicht. Stell in den Einstellungen des Tablets unter „Display“ ein, dass es sich später sperrt.
recap = Rückblick zeigen
    .note = wenn sich ein Vorhang öffnet, bevor du entscheidest
hints = Hinweise für Neulinge
    .note = eine Zeile über jeder neuen Art Entscheidung, einmal je Platz
reveals = Beim Aufdecken anhalten
    .note = Befehle, Gebote, Karten und Kämpfe, damit alle am Tisch sie sehen
forecast = Kampfaussichten zeigen
    .note = Sieg oder Niederlage gegen jede Karte, die die Gegenseite hat

## Sound and motion

settings-movement = Töne und Bewegung
sound = Leise Töne
    .note = sechs sanfte: ein Siegel, ein Marsch, ein Horn und andere
haptics = Vibration
    .note = kurzes Vibrieren, wenn eine Entscheidung gespeichert ist
pace = Animation
    .note = tippe, um eine zu überspringen
pace-none = Aus
pace-quick = Schnell
pace-full = Ruhig
fullscreen = Vollbild
    .note = verbirgt die Leisten des Browsers

## Games on this device

settings-games = Partien auf diesem Gerät
# $used: "12.3 MB"; $quota: "2.0 GB".
storage-used = { $used } von { $quota }
storage-unknown = der Browser sagt nicht, wie viel Platz da ist
persisted = Meine Partien behalten
    .yes = Ja
    .allow = Erlauben
persisted-granted = Der Browser löscht deine Partien nicht von sich aus.
persisted-not = Wenn der Speicher des Geräts knapp wird, löscht der Browser sie vielleicht.
persisted-refused = Der Browser hat abgelehnt. Installierten Apps erlaubt er es eher; exportierte Partien sind auf jeden Fall sicher.
persisted-unasked = Dieser Browser verspricht nicht, sie zu behalten. Sichere sie nach jedem Spieleabend.
persisted-week = Safari löscht sie, wenn du diese Seite eine Woche lang nicht öffnest. Installiere die App, dann bleiben sie.

settings-about = Version und Mitwirkende
settings-unofficial = Ein inoffizielles Fanprojekt.

## The page about the app

about = Über die App
    .version = Version { $version }
    .what = Pass the Crown. Ein inoffizieller Begleiter, um zwei Brettspiele an einem einzigen Tablet zu spielen, ohne Netz.
about-game = Die Spiele
    .text = Der Eiserne Thron: Das Brettspiel und The Iron Throne, ihre Titel und die Namen der Häuser, Orte und Charaktere gehören denen, die die Rechte daran haben: den Verlagen und den Autoren der Spiele und dem Autor der Bücher, auf denen sie beruhen. Diese App ist von ihnen weder gemacht noch genehmigt und verwendet nichts von ihren Bildern und Texten.
# Letters and fonts.
about-type = Schrift
    .text = Alegreya, Alegreya SC und Alegreya Sans von Juan Pablo del Peral und The Alegreya Project Authors (Huerta Tipográfica), unter der SIL Open Font License 1.1.
# $icons: what they are called in their collection, in English.
about-icons = Symbole
    .text = Einige Symbole stammen von game-icons.net, von Lorc, Delapouite und anderen, unter CC BY 3.0, in Größe und Farbe neu gezeichnet: { $icons }. Die übrigen, der Spielplan und die Figuren sind unsere eigenen.
about-code = Die App
    .text = Code und Zeichnungen stehen unter der MIT-Lizenz. Nichts, was du spielst, verlässt dieses Gerät; einmal gespeichert, braucht die App kein Netz.

## Licences

licences-link = Lizenzen für alles darin
licences = Lizenzen
    .note = Woraus diese App besteht und unter welchen Bedingungen sie benutzt werden darf.
    .lack = Die Lizenztexte konnten nicht geladen werden. Sie liegen jeder Kopie der App bei, in licences.json.
