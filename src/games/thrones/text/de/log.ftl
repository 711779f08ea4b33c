### The log: one whole sentence for everything that can happen. Present tense.
### It names houses, so that it reads the same for everybody at the table.

## Drawers of the log, as its filter names them

group-battle = Kämpfe
group-orders = Befehle
group-westeros = Westeros
group-power = Macht und Leisten
group-wildlings = Wildlinge
group-other = Alles Übrige

## The round

round = Runde { $round } beginnt.
phase = { $phase ->
    [westeros] Die Westeros-Phase beginnt.
    [planning] Die Planungsphase beginnt.
    [action] Die Aktionsphase beginnt.
   *[over] Das Spiel ist zu Ende.
}
# $deck is I, II or III.
westeros-card = Westeroskarte { $deck }: { NAME($westerosCard) }.
wildlings-move = Die Bedrohung durch die Wildlinge steht jetzt bei { $threat }.
wildlings-attack = Die Wildlinge greifen mit Stärke { $strength } an.
# $house: whose bid makes the difference.
wildling-card = { $beaten ->
    [yes] Die Nachtwache siegt: { NAME($wildlingCard) }. Das höchste Gebot kam von { NOM($house) }.
   *[no] Die Wildlinge siegen: { NAME($wildlingCard) }. Das niedrigste Gebot kam von { NOM($house) }.
}
# $bids is a list, as in "Stark 5, Greyjoy 3 and Tyrell 0".
bids-track = Gebote für { ACC($track) }: { $bids }.
bids-wildlings = Gebote gegen die Wildlinge: { $bids }, zusammen { $power }.
track = Neue Reihenfolge { IN($track) }: { NAME($houses) }.
# The token of a track goes to another house.
dominance = { NOM($house) } erhält { ACC($held) }.
supply = Die Versorgung { OF($house) } beträgt jetzt { $level }.

## What was answered

# Unseen, until all have answered.
sealed = { $about ->
    [assigning-orders] { NOM($house) } hat seine Befehle erteilt.
    [bidding] { NOM($house) } hat sein Gebot versiegelt.
    [house-card] { NOM($house) } hat eine Hauskarte gewählt.
   *[other] { NOM($house) } hat seine Wahl versiegelt.
}
# The app answered, because there was nothing to choose. $title is what was asked, as in "Casualties".
automatic = { $about ->
    [bidding] Automatisch: { NOM($house) } hat keine Machtmarker und bietet 0.
    [raid] Automatisch: { NOM($house) } wirft seinen letzten Überfallbefehl ab, denn er hat kein Ziel.
    [march] Automatisch: { NOM($house) } wirft seinen letzten Marschbefehl ab, denn alle Einheiten dort sind besiegt.
    [consolidating] Automatisch: { NOM($house) } führt Machtzuwachs aus, denn es gibt nichts zu rekrutieren.
    [house-card] Automatisch: { NOM($house) } hat nur eine spielbare Karte.
    [retreat] Automatisch: { NOM($house) } hat nur eine Möglichkeit für den Rückzug.
   *[other] Automatisch: { NOM($house) } hat nur eine Möglichkeit ({ $title }).
}
# The same of an order, where it is known in which area it was.
automatic-raid = Automatisch: { NOM($house) } wirft seinen letzten Überfallbefehl { IN($area) } ab, denn er hat kein Ziel.
automatic-march = Automatisch: { NOM($house) } wirft seinen letzten Marschbefehl { IN($area) } ab, denn alle Einheiten dort sind besiegt.
automatic-consolidating = Automatisch: { NOM($house) } führt { IN($area) } Machtzuwachs aus, denn es gibt nichts zu rekrutieren.
chose-a-throne-of-blades-supply = { NOM($house) } bestimmt, dass alle ihre Versorgung aktualisieren.
chose-a-throne-of-blades-mustering = { NOM($house) } bestimmt, dass alle rekrutieren.
chose-a-throne-of-blades-nothing = { NOM($house) } bestimmt, dass nichts passiert.
chose-dark-wings-dark-words-clash-of-kings = { NOM($house) } bestimmt, dass alle um die drei Leisten bieten.
chose-dark-wings-dark-words-game-of-thrones = { NOM($house) } bestimmt, dass alle Machtmarker erhalten.
chose-dark-wings-dark-words-nothing = { NOM($house) } bestimmt, dass nichts passiert.
chose-put-to-the-sword-storm-of-swords = { NOM($house) } verbietet für diese Runde Verteidigungsbefehle.
chose-put-to-the-sword-rains-of-autumn = { NOM($house) } verbietet für diese Runde den Marschspezialbefehl +1.
chose-put-to-the-sword-nothing = { NOM($house) } verbietet für diese Runde keine Befehle.
chose-preemptive-raid-units = { NOM($house) } entscheidet sich, Einheiten zu vernichten.
chose-preemptive-raid-track = { NOM($house) } entscheidet sich, auf seiner besten Leiste zurückzufallen.
# On which track another house drops.
chose-track-preemptive-raid-track = { NOM($house) } wählt { NAME($track) }: Dort fällt zurück, wer am wenigsten geboten hat.
chose-track-a-king-beyond-the-wall = { NOM($house) } fällt { IN($track) } auf den letzten Platz.
chose-track-a-king-beyond-the-wall-reward = { NOM($house) } rückt { IN($track) } auf den ersten Platz vor und erhält { ACC($held) }.
chose-wildling-tie = { $other ->
    [none] { NOM($house) } entscheidet den Gleichstand und wählt sich selbst.
   *[other] { NOM($house) } entscheidet den Gleichstand und wählt { NOM($other) }.
}
# Something that is not known.
chose = { NOM($house) } trifft seine Wahl.

## Orders

orders-revealed = Alle Befehle werden aufgedeckt.
order-removed = { $about ->
    [resolved] { NOM($token) } { OF($house) } { IN($area) } ist ausgeführt.
    [combat] { NOM($token) } { OF($house) } { IN($area) } wird nach dem verlorenen Kampf entfernt.
    [entered] { NOM($token) } { OF($house) } { IN($area) } wird entfernt, weil ein anderes Haus einmarschiert ist.
    [idle] { NOM($token) } { OF($house) } { IN($area) } wird entfernt, weil dort keine Einheit mehr steht.
    [port] { NOM($token) } { OF($house) } { IN($area) } wird mit den Schiffen entfernt.
   *[other] { NOM($token) } { OF($house) } { IN($area) } wird entfernt.
}
# By the text of a house card.
order-removed-card = { NOM($token) } { OF($house) } { IN($area) } wird entfernt ({ NAME($card) }).
order-swapped = { NOM($house) } tauscht { IN($area) } { ACC($was) } gegen { ONE_ACC($token) } aus.
order-moved = { NOM($token) } { OF($house) } rückt mit { TO($area) } vor ({ NAME($card) }).
raided = { NOM($house) } unternimmt { OUT($from) } einen Überfall und entfernt { ACC($token) } { OF($victim) } { IN($area) }.
raven = { $use ->
    [swap] { NOM($house) } setzt den Botenraben ein und tauscht einen Befehl aus.
    [look] { NOM($house) } setzt den Botenraben ein und sieht sich die oberste Wildlingkarte an.
   *[none] { NOM($house) } setzt den Botenraben nicht ein.
}
raven-card = { $put ->
    [top] { NOM($house) } legt die Wildlingkarte zurück auf den Stapel.
   *[bottom] { NOM($house) } legt die Wildlingkarte unter den Stapel.
}

## Power

power-gained = { $about ->
    [game-of-thrones] { NOM($house) } erhält { COUNT($power, of: "power") } für Machtsymbole und Häfen.
    [consolidating] { NOM($house) } erhält { COUNT($power, of: "power") } durch Machtzuwachs.
    [pillage] { NOM($house) } erbeutet { COUNT($power, of: "power") } durch Plünderung.
    [skinchanger-scout] { NOM($house) } erhält sein Gebot zurück: { COUNT($power, of: "power") } (Leibwechsler-Kundschafter).
   *[other] { NOM($house) } erhält { COUNT($power, of: "power") }.
}
power-gained-in = { NOM($house) } erhält { COUNT($power, of: "power") } durch Machtzuwachs { IN($area) }.
power-gained-card = { NOM($house) } erhält { COUNT($power, of: "power") } ({ NAME($card) }).
power-lost = { $about ->
    [bidding] { NOM($house) } bezahlt { COUNT($power, of: "power") } für sein Gebot.
    [pillage] { NOM($house) } verliert { COUNT($power, of: "power") } durch Plünderung.
    [skinchanger-scout] { NOM($house) } verliert { COUNT($power, of: "power") } (Leibwechsler-Kundschafter).
   *[other] { NOM($house) } verliert { COUNT($power, of: "power") }.
}
# The price of a house card.
power-paid-card = { NOM($house) } bezahlt { COUNT($power, of: "power") } ({ NAME($card) }).
power-token = { $did ->
    [left] { NOM($house) } lässt { IN($area) } einen Machtmarker zurück.
   *[removed] Der Machtmarker { OF($house) } { IN($area) } wird entfernt.
}

## Units

units-mustered = { NOM($house) } rekrutiert { ACC($units) } { IN($area) }.
units-lost = { $about ->
    [reconciling] { NOM($house) } verliert { ACC($units) } { IN($area) }, um die Beschränkungen der Versorgung einzuhalten.
    [wildlings] { NOM($house) } verliert durch die Wildlinge { ACC($units) } { IN($area) }.
    [crow-killers-destroyed] { NOM($house) } verliert { ACC($units) } { IN($area) }: Es ist kein Fußsoldat mehr als Ersatz da.
    [port] { NOM($house) } verliert { ACC($units) } { IN($area) }: Der Hafen hat den Besitzer gewechselt.
    [casualties] { NOM($house) } verliert im Kampf { ACC($units) } { IN($area) }.
    [skulls] { NOM($house) } verliert durch einen Totenkopf { ACC($units) } { IN($area) }.
    [retreat] { NOM($house) } verliert { ACC($units) } { IN($area) }: Ein Rückzug ist nicht möglich.
    [retreat-losses] { NOM($house) } verliert nach dem Rückzug wegen der Beschränkungen der Versorgung { ACC($units) } { IN($area) }.
   *[other] { NOM($house) } verliert { ACC($units) } { IN($area) }.
}
units-lost-card = { NOM($house) } verliert { ACC($units) } { IN($area) } ({ NAME($card) }).
# $name is the card that brings it about, where it is no mustering.
units-upgraded = { $name ->
    [none] { NOM($house) } wandelt { IN($area) } einen Fußsoldaten in { ACC($units) } um.
   *[other] { NOM($house) } wandelt { IN($area) } einen Fußsoldaten in { ACC($units) } um ({ $name }).
}
units-downgraded = { $name ->
    [none] { NOM($house) } wandelt { IN($area) } einen Ritter in { ACC($units) } um.
   *[other] { NOM($house) } wandelt { IN($area) } einen Ritter in { ACC($units) } um ({ $name }).
}
units-marched = { $from ->
    [none] { NOM($house) } marschiert mit { DAT($units) } { TO($to) }.
   *[other] { NOM($house) } marschiert mit { DAT($units) } { FROM($from) } { TO($to) }.
}
units-attacked = { $from ->
    [none] { NOM($house) } greift { ACC($area) } mit { DAT($units) } an.
   *[other] { NOM($house) } greift { ACC($area) } { OUT($from) } mit { DAT($units) } an.
}
units-returned = { NOM($house) } rückt nicht ein und kehrt mit { DAT($units) } { TO($to) } zurück (Arianne Martell).
units-retreated = { $from ->
    [none] { NOM($house) } zieht sich mit { DAT($units) } { TO($to) } zurück.
   *[other] { NOM($house) } zieht sich mit { DAT($units) } { FROM($from) } { TO($to) } zurück.
}
# Ships in a port that has changed hands.
ships-taken = { NOM($house) } übernimmt { COUNT($count, of: "ship") } { IN($area) }.

## Battles

# $defender is none where a neutral force is attacked.
combat = { $defender ->
    [none] { NOM($attacker) } greift die Neutrale Streitmacht { IN($area) } an.
   *[other] Kampf um { ACC($area) }: { NOM($attacker) } gegen { NOM($defender) }.
}
support = { $what ->
    [nobody] { NOM($house) } unterstützt { OUT($area) } niemanden.
    [own] { NOM($house) } unterstützt sich selbst { OUT($area) }.
    [attacker] { NOM($house) } unterstützt { OUT($area) } den Angreifer.
   *[defender] { NOM($house) } unterstützt { OUT($area) } den Verteidiger.
}
support-given = { NOM($house) } unterstützt { NOM($helped) } { OUT($area) }.
support-refused = { NOM($helped) } lehnt die Unterstützung ab, die { NOM($house) } { OUT($area) } anbietet.
# Both cards are one line: this sentence, or the one of a card that is played, for each side.
no-card = { $house ->
    [none] { $side ->
        [attacker] Der Angreifer hat keine spielbare Karte.
       *[defender] Der Verteidiger hat keine spielbare Karte.
    }
   *[other] { NOM($house) } hat keine spielbare Karte.
}
card = { $did ->
    [sent-back] Tyrion Lannister gibt { ACC($card) } zurück auf die Hand { OF($house) }.
    [played] { NOM($house) } spielt { ACC($card) }.
    [discarded] { NOM($house) } wirft { ACC($card) } ab.
   *[returned] { NOM($card) } kommt zurück auf die Hand { OF($house) }.
}
# $drawn and $answered: `tide` or `tide-none`.
tides = Schlachtenglück: { NOM($attacker) } zieht { $drawn }, { NOM($defender) } zieht { $answered }.
tides-unnamed = Schlachtenglück: Der Angreifer zieht { $drawn }, der Verteidiger zieht { $answered }.
# What is on a card, as in "strength 2 and 1 sword": its strength and its icons.
tide = { LIST($list) }
tide-strength = Stärke { $strength }
tide-swords = { COUNT($count, of: "sword") }
tide-fortifications = { COUNT($count, of: "fortification") }
tide-skulls = { COUNT($count, of: "skull") }
tide-none = nichts
blade = { $use ->
    [strength] { NOM($house) } setzt die Valyrischer-Stahl-Klinge für +1 Kampfstärke ein.
   *[redraw] { NOM($house) } setzt die Valyrischer-Stahl-Klinge ein und zieht eine neue Schlachtenglückskarte.
}
strength = Kampfstärke: { NOM($attacker) } { $attacking }, { NOM($defender) } { $defending }.
strength-unnamed = Kampfstärke: Angreifer { $attacking }, Verteidiger { $defending }.
victor = { $tie ->
    [yes] { NOM($house) } besiegt { NOM($loser) } { IN($area) }: Bei Gleichstand entscheidet die Lehen-Leiste.
   *[no] { NOM($house) } besiegt { NOM($loser) } { IN($area) }.
}
garrison-lost = { NOM($house) } verliert die Garnison { IN($area) }.
neutral-beaten = { NOM($house) } besiegt die Neutrale Streitmacht der Stärke { $strength } { IN($area) }.
neutral-too-strong = Die Neutrale Streitmacht der Stärke { $strength } { IN($area) } ist zu stark für { NOM($house) }: Niemand rückt vor.
winner-castles = { NOM($house) } kontrolliert { COUNT($count, of: "castle") } und gewinnt das Spiel.
winner = { $by ->
    [seventh] { NOM($house) } kontrolliert genug Burgen und Festungen und gewinnt das Spiel.
    [castles] { NOM($house) } kontrolliert die meisten Burgen und Festungen und gewinnt das Spiel.
    [strongholds] { NOM($house) } gewinnt das Spiel: Bei Gleichstand entscheiden die meisten Festungen.
    [land-areas] { NOM($house) } gewinnt das Spiel: Bei Gleichstand entscheiden die meisten Landgebiete.
    [supply] { NOM($house) } gewinnt das Spiel: Bei Gleichstand entscheidet die höchste Versorgung.
    [power] { NOM($house) } gewinnt das Spiel: Bei Gleichstand entscheiden die meisten verfügbaren Machtmarker.
   *[throne] { NOM($house) } gewinnt das Spiel: Bei Gleichstand entscheidet die Thronfolge-Leiste.
}

## What the log has besides

copied-file = In Runde { $round } wurde die Partie in eine Datei kopiert.
copied-backup = In Runde { $round } wurde die Partie in eine Sicherung kopiert.
copied-remains = Was von der Partie übrig war, wurde in eine Datei kopiert.
copied-arrival = In Runde { $round } wurde die Partie aus einer Datei importiert.
copied-claimed = In Runde { $round } ging die Partie ohne das andere Tablet weiter.
copied-scanned = In Runde { $round } wurde die Partie von einem anderen Tablet übernommen.
copied-shown = In Runde { $round } wurde die Partie einem anderen Tablet gezeigt.
