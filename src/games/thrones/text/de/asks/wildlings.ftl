### What the wildlings ask for.

## Who bid highest or lowest

ask-wildling-tie = { $beaten ->
    [yes] Du hast den Eisernen Thron: Wähle das Haus, dessen Gebot als höchstes gilt; nur dieses wird belohnt.
   *[no] Du hast den Eisernen Thron: Wähle das Haus, dessen Gebot als niedrigstes gilt und das es am härtesten trifft.
}
    .title = Gleichstand an der Mauer
# One of the houses that tie.
option-wildling-tie = { NOM($house) }
    .note = { $beaten ->
        [yes] sein Gebot gilt als höchstes
       *[no] sein Gebot gilt als niedrigstes
    }

## Preemptive Raid

ask-preemptive-raid = Du hast am wenigsten geboten: Vernichte 2 deiner Einheiten, oder falle auf deiner besten Leiste 2 Plätze zurück.
    .title = Präventivüberfall
option-preemptive-raid-units = 2 Einheiten vernichten
    .note = { COUNT($count, of: "unit") } auf dem Spielplan
option-preemptive-raid-track = 2 Plätze zurückfallen
    .note = auf deiner besten Leiste
# The holder of the Iron Throne chooses for the lowest bidder, who may be the same house.
ask-preemptive-raid-track = { $isOwn ->
    [yes] Du hast den Eisernen Thron: Wähle die Leiste, auf der du 2 Plätze zurückfällst.
   *[no] Du hast den Eisernen Thron: Wähle die Leiste, auf der { NOM($loser) } 2 Plätze zurückfällt.
}
    .title = Präventivüberfall
track-preemptive-raid-track = { NAME($track) }
    .note = 2 Plätze zurück
    .deed = 2 Plätze zurück: { $name }
ask-preemptive-raid-losses = Du verlierst { COUNT($count, of: "unit") }. Wähle sie, egal wo auf dem Spielplan.
    .title = Präventivüberfall

## Crow Killers

# $count: how many knights.
ask-crow-killers-destroyed = { $count ->
    [one] Du hast zu wenige Fußsoldaten, um deine Ritter zu ersetzen. Vernichte stattdessen { $count } Ritter.
   *[other] Du hast zu wenige Fußsoldaten, um deine Ritter zu ersetzen. Vernichte stattdessen { $count } Ritter.
}
    .title = Krähentöter
    .brief = Zu wenige Fußsoldaten: Vernichte { $count } Ritter.
ask-crow-killers-losses = { $count ->
    [one] Wandle { $count } Ritter in einen Fußsoldaten um, egal wo auf dem Spielplan.
   *[other] Wandle { $count } Ritter in Fußsoldaten um, egal wo auf dem Spielplan.
}
    .title = Krähentöter
ask-crow-killers-reward = { $most ->
    [one] Du hast am meisten geboten und darfst { $most } Fußsoldaten in einen Ritter umwandeln, egal wo.
   *[other] Du hast am meisten geboten und darfst bis zu { $most } Fußsoldaten in Ritter umwandeln, egal wo.
}
    .title = Krähentöter
    .brief = { $most ->
        [one] Du darfst { $most } Fußsoldaten in einen Ritter umwandeln.
       *[other] Du darfst bis zu { $most } Fußsoldaten in Ritter umwandeln.
    }

## Massing on the Milkwater

ask-massing-on-the-milkwater = Wirf eine Hauskarte deiner Wahl von der Hand ab.
    .title = Sammlung am Milchwasser
card-massing-on-the-milkwater = Hauskarte wählen
    .chosen = { ACC($card, case: "capital") } abwerfen
    .missing = Noch nichts gewählt

## A King Beyond the Wall

ask-a-king-beyond-the-wall = { $isIdle ->
    [yes] Du stehst schon bei den Lehen und am Königshof auf dem letzten Platz: Was du auch wählst, nichts ändert sich.
   *[no] Wähle, auf welcher Leiste du auf den letzten Platz fällst: Lehen oder Königshof.
}
    .title = König jenseits der Mauer
track-a-king-beyond-the-wall = { NAME($track) }
    .note = auf den letzten Platz
    .deed = Auf den letzten Platz: { $name }
ask-a-king-beyond-the-wall-reward = { $isIdle ->
    [yes] Du hast am meisten geboten, stehst aber schon auf jeder Leiste auf dem ersten Platz: Was du auch wählst, nichts ändert sich.
   *[no] Du hast am meisten geboten: Wähle eine Leiste, rück dort auf den ersten Platz vor und nimm ihr Herrschaftssymbol.
}
    .title = König jenseits der Mauer
track-a-king-beyond-the-wall-reward = { NAME($track) }
    .note = auf den ersten Platz, mit { DAT($held) }
    .deed = Auf den ersten Platz: { $name }

## Mammoth Riders

ask-mammoth-riders-losses = Du verlierst { COUNT($count, of: "unit") }. Wähle sie, egal wo auf dem Spielplan.
    .title = Mammutreiter
ask-mammoth-riders-reward = Du hast am meisten geboten und darfst eine Karte von deinem Ablagestapel zurück auf die Hand nehmen.
    .title = Mammutreiter
card-mammoth-riders-reward = Hauskarte wählen
    .chosen = { ACC($card, case: "capital") } zurücknehmen
    .missing = Noch nichts gewählt
    .none = Keine Karte zurück{ "\u00AD" }nehmen
    .declined = deine Hand bleibt, wie sie ist

## The Horde Descends

ask-the-horde-descends-losses = { $isTogether ->
    [yes] Du verlierst { COUNT($count, of: "unit") }. Wähle sie in einem einzigen Gebiet mit Burg oder Festung.
   *[no] Du verlierst { COUNT($count, of: "unit") }. Wähle sie, egal wo auf dem Spielplan.
}
    .title = Die Horde fällt ein
ask-the-horde-descends-reward = Du hast am meisten geboten und darfst in einer Burg oder Festung rekrutieren. Punkte, die übrig bleiben, verfallen.
    .title = Die Horde fällt ein
    .brief = Du darfst in einer Burg oder Festung rekrutieren.
