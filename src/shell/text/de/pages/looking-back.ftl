### Looking back at a game: the replay, and the chronicle.

replay = Wiedergabe
replay-opening = Der Spielplan wird aufgebaut …

## In the bar: what is to be seen

replay-open = alles aufgedeckt
replay-public = läuft noch: nur, was alle gesehen haben

replay-begins = Das Spiel beginnt
replay-cut = Die App hat sich geändert, seit diese Partie gespielt wurde, deshalb endet die Wiedergabe hier. Die Partie selbst ist vollständig.
replay-unreadable = Diese Partie lässt sich nicht wiedergeben
    .text = Ihr Anfang ist nicht lesbar. Die Partie selbst ist in Ordnung.

## The buttons below the board

replay-timeline = Verlauf der Partie
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = { $stride ->
    [decision] Eine Entscheidung zurück
    [turn] Einen Zug zurück
   *[round] Eine Runde zurück
  }
replay-on = { $stride ->
    [decision] Eine Entscheidung weiter
    [turn] Einen Zug weiter
   *[round] Eine Runde weiter
  }
replay-note = Anmerkung { $number } von { $of }
    .next = Weiter
    .skip = Keine Anmerkungen mehr
replay-play = Abspielen
replay-pause = Pause
# Followed by three buttons: how far each step goes.
replay-stride = Schritt
replay-stride-decision = Entscheidung
replay-stride-turn = Zug
replay-stride-round = Runde
# $speed: "2 ×".
replay-speed = Tempo { $speed }; ändern

## Secrets

replay-show-hidden = Verdecktes zeigen
replay-hide-hidden = Wieder verdecken
# Followed by the sigils of the houses, and a button for all.
replay-seen-by = Sicht
replay-seen-by-all = Alle

## Playing on from a moment of it

replay-branch = Ab hier weiterspielen
    .note = Beginnt an dieser Stelle eine neue Partie. Diese bleibt, wie sie ist.
    .over = Hier gibt es nichts mehr zu spielen: Geh einen Schritt zurück.
    .running = Nach dem Spielende kannst du von jeder Stelle aus weiterspielen. Bis dahin würde es Geheimnisse verraten.
    .failed = Die neue Partie konnte nicht gespeichert werden. Nichts ging verloren; versuche es noch einmal.

replay-more = Mehr
replay-chronicle = Chronik
    .note = Zahlen, Kämpfe, Zeiten; exportieren und teilen

## The chronicle

chronicle = Chronik
chronicle-opening = Die Chronik wird geöffnet …
chronicle-running = Die Partie läuft noch: Hier steht nur, was alle gesehen haben.
chronicle-no-times = Bei einer Partie, die aus einer Datei kam, sind die Zeiten nicht bekannt.
chronicle-replay = Wiedergabe

## How the evening turned: the review of a finished game

review = Wie der Abend sich wendete
review-opening = Die Partie wird gelesen …
review-running = Diese Seite öffnet sich, wenn die Partie vorbei ist.
review-none = Zu dieser Partie gibt es keinen Rückblick.

## How long a player took

time-short = unter einer Minute
time-minutes = { $minutes } min
# $rest: minutes, with two digits.
time-hours = { $hours } h { $rest } min
