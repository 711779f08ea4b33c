### The cards in our own short words: what each does, and what else stands on them.

## What each house card does; a card that is not here has nothing but its figures

house-robb-stark = Gewinnt Haus Stark, darf es wählen, wohin sich die Einheiten des Verlierers zurückziehen.
house-roose-bolton = Verliert Stark, kommt sein ganzer Ablagestapel zurück auf die Hand, auch diese Karte.
house-the-blackfish = Stark hat in diesem Kampf keine Verluste.
house-catelyn-stark = Ein Verteidigungsbefehl von Stark im umkämpften Gebiet zählt doppelt.
house-victarion-greyjoy = Greift Greyjoy an, zählen seine Schiffe je 2, auch unterstützende.
house-balon-greyjoy = Die aufgedruckte Stärke der gegnerischen Karte zählt 0.
house-theon-greyjoy = Bei der Verteidigung einer Burg oder Festung: +1 Kampfstärke und ein Schwert.
house-asha-greyjoy = Solange niemand Greyjoy unterstützt: 2 Schwerter und ein Turm.
house-aeron-damphair = Greyjoy darf sofort 2 Machtmarker bezahlen und dafür eine andere Karte spielen.
house-tywin-lannister = Gewinnt Haus Lannister, erhält es 2 Machtmarker.
house-tyrion-lannister = Lannister darf zuerst die gegnerische Karte auf die Hand zurückgeben; dann wird eine andere gespielt.
house-ser-kevan-lannister = Greift Lannister an, zählen seine Fußsoldaten je 2, auch unterstützende.
house-cersei-lannister = Gewinnt Haus Lannister, darf es einen beliebigen Befehl des Verlierers entfernen.
house-stannis-baratheon = +1 Kampfstärke, solange der Gegner auf der Thronfolge-Leiste weiter vorne steht.
house-renly-baratheon = Gewinnt Haus Baratheon, darf es einen beteiligten Fußsoldaten in einen Ritter umwandeln.
house-ser-davos-seaworth = +1 Kampfstärke und ein Schwert, solange Stannis auf dem Ablagestapel liegt.
house-salladhor-saan = Wird Baratheon unterstützt, zählen die Schiffe aller anderen Häuser 0.
house-patchface = Nach dem Kampf darf Baratheon die gegnerischen Handkarten ansehen und eine davon abwerfen.
house-mace-tyrell = Vernichtet sofort einen gegnerischen Fußsoldaten in diesem Kampf.
house-ser-loras-tyrell = Greift Tyrell an und gewinnt, rückt sein Marschbefehl mit vor und darf noch einmal ausgeführt werden.
house-queen-of-thorns = Entfernt sofort einen angrenzenden gegnerischen Befehl, aber nicht den Marsch, der diesen Kampf ausgelöst hat.
house-arianne-martell = Verteidigt Martell und verliert, rücken die Angreifer nicht ein, sondern kehren zurück.
house-nymeria-sand = Ein Schwert beim Angriff, ein Turm bei der Verteidigung.
house-doran-martell = Der Gegner fällt auf einer Leiste, die Martell wählt, auf den letzten Platz.

## What each Westeros card does, and on its foot

westeros-supply = Alle Häuser aktualisieren ihre Versorgung nach ihren Symbolen und passen dann ihre Armeen an.
    .note = Erst die Versorgung aller, dann die Armeen
westeros-mustering = Alle Häuser rekrutieren in Zugreihenfolge in ihren Burgen und Festungen.
    .note = Übrige Punkte verfallen
westeros-a-throne-of-blades = Wer den Eisernen Thron hat, wählt für alle.
    .note = Eins von dreien
westeros-clash-of-kings = Alle Häuser bieten um neue Plätze auf den drei Einflussleisten.
    .note = Was geboten ist, ist ausgegeben
westeros-game-of-thrones = Alle Häuser erhalten Machtmarker: 1 für jedes Machtsymbol und 1 für jeden freien Hafen mit eigenen Schiffen.
    .note = Kein Haus hat je mehr als 20
westeros-dark-wings-dark-words = Wer den Botenraben hat, wählt für alle.
    .note = Eins von dreien
westeros-last-days-of-summer = Nichts passiert.
    .note = Eine ruhige Zeit
westeros-winter-is-coming = Dieser ganze Stapel wird neu gemischt und stattdessen eine andere Karte aufgedeckt.
    .note = Sofort eine neue Karte
westeros-wildlings-attack = Die Wildlinge greifen mit ihrer jetzigen Stärke an.
    .note = Alle Häuser bieten einmal, geheim
westeros-put-to-the-sword = Wer die Valyrischer-Stahl-Klinge hat, wählt für alle.
    .note = Eins von dreien
westeros-storm-of-swords = Niemand darf Verteidigungsbefehle erteilen.
    .note = Nur diese Runde
westeros-rains-of-autumn = Niemand darf den Marschspezialbefehl +1 erteilen.
    .note = Nur diese Runde
westeros-web-of-lies = Niemand darf Unterstützungsbefehle erteilen.
    .note = Nur diese Runde
westeros-sea-of-storms = Niemand darf Überfallbefehle erteilen.
    .note = Nur diese Runde
westeros-feast-for-crows = Niemand darf Machtzuwachsbefehle erteilen.
    .note = Nur diese Runde

## What each wildling card does: if the wildlings win, to the lowest bidder and to everyone else; if the Night's Watch wins, to the highest bidder.
## A house is the subject, and is named elsewhere

wildling-silence-at-the-wall =
    .lowest = Nichts passiert.
    .others = Nichts passiert.
    .highest = Nichts passiert.
wildling-preemptive-raid =
    .lowest = Vernichtet 2 Einheiten oder fällt auf seiner besten Leiste 2 Plätze zurück.
    .others = Nichts passiert.
    .highest = Setzt beim Folgenden aus: Die Wildlinge greifen die anderen noch einmal an, mit Stärke 6.
wildling-crow-killers =
    .lowest = Wandelt alle seine Ritter in Fußsoldaten um.
    .others = Wandeln je 2 ihrer Ritter in Fußsoldaten um.
    .highest = Darf bis zu 2 Fußsoldaten in Ritter umwandeln.
wildling-rattleshirts-raiders =
    .lowest = Sinkt um 2 Stufen in der Versorgung und passt seine Armeen an.
    .others = Sinken um 1 Stufe in der Versorgung und passen ihre Armeen an.
    .highest = Steigt um 1 Stufe in der Versorgung.
wildling-massing-on-the-milkwater =
    .lowest = Wirft seine stärksten Hauskarten ab, wenn schwächere übrig bleiben.
    .others = Werfen je eine Hauskarte ab, wenn sie mehr als eine haben.
    .highest = Nimmt seinen ganzen Ablagestapel zurück auf die Hand.
wildling-a-king-beyond-the-wall =
    .lowest = Fällt auf allen drei Leisten auf den letzten Platz.
    .others = Fallen auf der Lehen- oder der Königshof-Leiste auf den letzten Platz, jedes nach eigener Wahl.
    .highest = Rückt auf einer Leiste auf den ersten Platz vor und nimmt ihr Herrschaftssymbol.
wildling-mammoth-riders =
    .lowest = Vernichtet 3 seiner Einheiten.
    .others = Vernichten je 2 ihrer Einheiten.
    .highest = Darf eine Karte von seinem Ablagestapel zurück auf die Hand nehmen.
wildling-the-horde-descends =
    .lowest = Vernichtet 2 Einheiten in einer Burg oder Festung, oder beliebige 2, wenn nirgends so viele stehen.
    .others = Vernichten je 1 Einheit.
    .highest = Darf in einer Burg oder Festung rekrutieren.
wildling-skinchanger-scout =
    .lowest = Verliert alle seine verfügbaren Machtmarker.
    .others = Verlieren je 2 Machtmarker.
    .highest = Erhält sein ganzes Gebot zurück.

## On the faces, and beside them

card-strength = Stärke { $strength }
# Icons of a card, in one line. $list: "2 swords", "1 fortification".
card-icons = { LIST($list) }
card-swords = { COUNT($count, of: "sword") }
card-fortifications = { COUNT($count, of: "fortification") }
card-skulls = { COUNT($count, of: "skull") }
card-skull = Der Gegner verliert eine Einheit, egal wer gewinnt.
# Below a small card.
card-used = gespielt
card-chosen = gewählt
card-done = erledigt
card-icon = Die Bedrohung durch die Wildlinge wächst
card-back-westeros = Westeros
card-back-wildling = Jenseits der Mauer
card-back-tides = Schlachtenglück
card-down = { NOM($house) }: eine Karte, verdeckt
card-face-down = Verdeckt

## Parts of Westeros cards: three biddings, one of three, a forbidden order

card-stage-throne = Thronfolge
card-stage-fiefdoms = Lehen
card-stage-court = Königshof
card-choice-supply = Versorgung
card-choice-mustering = Rekrutierung
card-choice-clash-of-kings = Gebote
card-choice-game-of-thrones = Macht
card-choice-storm-of-swords = Keine Verteidigung
card-choice-rains-of-autumn = Kein Marsch +1
card-choice-nothing = Nichts
card-first = zuerst
card-then = dann
card-now = jetzt
# $label: an order.
card-forbidden = { $label }: verboten

## The halves of a wildling card

half-wildlings = Wenn die Wildlinge siegen
half-watch = Wenn die Nachtwache siegt
half-wildlings-won = Die Wildlinge haben gesiegt
half-watch-won = Die Nachtwache hat gesiegt
half-lowest = Niedrigstes Gebot
half-others = Alle anderen
half-highest = Höchstes Gebot
