### What the texts of house cards ask. The step has the name of the card.

# `area-…` and `card-…`: on the button with nothing chosen yet; `.chosen`; `.missing` in its place; `.none` declines.
# $left in `.stakes`: how many other cards the enemy has.
ask-tyrion-lannister = Du darfst die Karte { OF($enemy) } zurück auf die Hand geben; dann muss eine andere gespielt werden, wenn möglich.
    .question = { ACC($theirs, case: "capital") } zurückgeben?
    .stakes = { $left ->
        [0] { NOM($enemy) } hat keine andere Karte und würde ohne Karte kämpfen.
        [one] { NOM($enemy) } müsste seine einzige andere Karte spielen.
       *[other] { NOM($enemy) } müsste eine seiner { $left } anderen Karten spielen.
    }
option-tyrion-lannister-use = Karte zurückgeben
    .note = eine andere wird gespielt, wenn es eine gibt
option-tyrion-lannister-decline = Karte gelten lassen
ask-aeron-damphair = Du darfst 2 Machtmarker bezahlen, Aeron Feuchthaar abwerfen und dafür eine andere Karte spielen.
    .question = Statt Aeron eine andere Karte spielen?
    .stakes = Das kostet 2 Machtmarker, und Aeron Feuchthaar wird abgeworfen.
card-aeron-damphair = Karte wählen
    .chosen = { ACC($card, case: "capital") } für 2 Machtmarker spielen
    .missing = Eine Karte wählen oder Aeron behalten
    .none = Aeron behalten
ask-doran-martell = { $isIdle ->
    [yes] { NOM($enemy) } steht schon auf jeder Leiste auf dem letzten Platz: Was du auch wählst, nichts ändert sich.
   *[no] Wähle eine Leiste: { NOM($enemy) } fällt dort sofort auf den letzten Platz.
}
    .question = { $isIdle ->
        [yes] { NOM($enemy) } steht schon auf jeder Leiste auf dem letzten Platz: Was du auch wählst, nichts ändert sich.
       *[no] Auf welcher Leiste fällt { NOM($enemy) } auf den letzten Platz?
    }
track-doran-martell = { NAME($track) }
    .note = der Gegner fällt auf den letzten Platz
ask-mace-tyrell = Wähle, welcher Fußsoldat { OF($enemy) } sofort vernichtet wird.
ask-queen-of-thorns = Entferne einen Befehl { OF($enemy) } aus einem Gebiet, das an das umkämpfte angrenzt: { NAME($area) }.
area-queen-of-thorns = Einen Befehl entfernen
    .which = Welchen Befehl entfernst du?
    .chosen = Befehl { IN($area) } entfernen
    .missing = Zuerst einen Befehl wählen
ask-cersei-lannister = Du hast gewonnen und darfst einen beliebigen Befehl { OF($enemy) } vom Spielplan entfernen.
    .brief = Du darfst einen Befehl { OF($enemy) } entfernen.
area-cersei-lannister = Einen Befehl entfernen
    .which = Welchen Befehl entfernst du?
    .chosen = Befehl { IN($area) } entfernen
    .missing = Zuerst einen Befehl wählen
    .none = Keinen Befehl entfernen
    .declined = Kein Befehl wird entfernt.
ask-renly-baratheon = Du hast gewonnen und darfst einen Fußsoldaten, der gekämpft oder unterstützt hat, in einen Ritter umwandeln.
    .brief = Du darfst einen Fußsoldaten in einen Ritter umwandeln.
ask-robb-stark = Du hast gewonnen und darfst wählen, wohin sich { NOM($enemy) } zurückzieht.
area-robb-stark = Zurückziehen
    .which = Wohin zieht sich { NOM($house) } zurück?
    .chosen = { TO($area, case: "capital") } schicken
    .missing = Zuerst wählen, wohin sie sich zurückziehen
    .none = { NOM($house) } wählen lassen
    .declined = { NOM($house) } wählt, wohin sich seine Einheiten zurückziehen.
ask-patchface = Du darfst die Handkarten { OF($enemy) } ansehen und eine davon abwerfen.
    .question = Eine Karte { OF($enemy) } abwerfen?
    .stakes = { $left ->
        [one] Es ist die letzte Karte { OF($enemy) }: Der ganze Ablagestapel käme zurück auf die Hand.
       *[other] Du siehst die Handkarten { OF($enemy) } und darfst eine davon abwerfen.
    }
card-patchface = Karte wählen
    .chosen = { ACC($card, case: "capital") } abwerfen
    .missing = Eine Karte wählen oder nichts abwerfen
    .none = Nichts abwerfen
    .note = Gespielte Karten liegen schon auf dem Ablagestapel.
