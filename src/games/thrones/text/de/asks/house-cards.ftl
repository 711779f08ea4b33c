### What the texts of house cards ask. The step has the name of the card.

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
ask-doran-martell = Wähle eine Leiste: { NOM($enemy) } fällt dort sofort auf den letzten Platz.
    .question = Auf welcher Leiste fällt { NOM($enemy) } auf den letzten Platz?
track-doran-martell = { NAME($track) }
    .note = der Gegner fällt auf den letzten Platz
ask-mace-tyrell = Wähle, welcher Fußsoldat { OF($enemy) } sofort vernichtet wird.
ask-queen-of-thorns = Entferne einen Befehl { OF($enemy) } aus einem Gebiet, das an das umkämpfte angrenzt: { NAME($area) }.
ask-cersei-lannister = Du hast gewonnen und darfst einen beliebigen Befehl { OF($enemy) } vom Spielplan entfernen.
    .brief = Du darfst einen Befehl { OF($enemy) } entfernen.
ask-renly-baratheon = Du hast gewonnen und darfst einen Fußsoldaten, der gekämpft oder unterstützt hat, in einen Ritter umwandeln.
    .brief = Du darfst einen Fußsoldaten in einen Ritter umwandeln.
ask-robb-stark = Du hast gewonnen und darfst wählen, wohin sich { NOM($enemy) } zurückzieht.
ask-patchface = Du darfst die Handkarten { OF($enemy) } ansehen und eine davon abwerfen.
    .question = Eine Karte { OF($enemy) } abwerfen?
