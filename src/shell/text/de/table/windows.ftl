### A game that is open in two windows. Only one of them plays.

watching = Du siehst zu
    .text = Diese Partie wird in einem anderen Fenster gespielt. Damit nichts verloren geht, lässt sich immer nur in einem Fenster spielen; was dort geschieht, erscheint hier.
taken-over = Die Partie geht in einem anderen Fenster weiter
    .text = Sie wurde dort übernommen. Alles ist gespeichert, und du kannst hier zusehen.
play-here = Lieber hier spielen

## Beside what is seen of it

# Heading of the last lines of the log.
latest = Zuletzt
game-over = Das Spiel ist zu Ende
# Where a decision is made that only one may see.
behind-curtain = Hinter dem Vorhang, im anderen Fenster.
on-the-table = Offen für alle, im anderen Fenster.
