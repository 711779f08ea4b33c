### Attacks of the wildlings: the sum, the card, and what it does to whom.

attack-title = Die Wildlinge greifen an
attack-round = Runde { $round }
# The steps above the stage.
attack-step-bids = Gebote
attack-step-reveal = Aufdecken
attack-step-card = Karte
attack-step-consequences = Folgen
attack-wildlings = Wildlinge
attack-watch = Nachtwache
# Between the two.
attack-against = gegen
attack-sum = Summe
attack-bids = Gebote
attack-highest = höchstes Gebot
attack-lowest = niedrigstes Gebot
attack-holds = Die Nachtwache hält stand, mit { $count } mehr als nötig.
attack-holds-just = Die Nachtwache hält gerade noch stand.
attack-breaks = { $count ->
    [one] Der Nachtwache fehlt { $count }.
   *[other] Der Nachtwache fehlen { $count }.
}
attack-spent = Alle Gebote sind ausgegeben.
attack-falls = Die Bedrohung sinkt von { $found } auf { $left }; alle Gebote sind ausgegeben.

## What the card would have done

had-won-silence-at-the-wall = Bei einem Sieg der Nachtwache gewinnt das Haus mit dem höchsten Gebot nichts.
had-won-preemptive-raid = Bei einem Sieg der Nachtwache setzt das Haus mit dem höchsten Gebot beim zweiten Angriff aus, der sofort mit Stärke 6 folgt.
had-won-crow-killers = Bei einem Sieg der Nachtwache darf das Haus mit dem höchsten Gebot bis zu zwei Fußsoldaten in Ritter umwandeln.
had-won-rattleshirts-raiders = Bei einem Sieg der Nachtwache steigt das Haus mit dem höchsten Gebot um eine Stufe in der Versorgung.
had-won-massing-on-the-milkwater = Bei einem Sieg der Nachtwache nimmt das Haus mit dem höchsten Gebot seinen ganzen Ablagestapel zurück auf die Hand.
had-won-a-king-beyond-the-wall = Bei einem Sieg der Nachtwache rückt das Haus mit dem höchsten Gebot auf einer Leiste auf den ersten Platz vor und nimmt ihr Herrschaftssymbol.
had-won-mammoth-riders = Bei einem Sieg der Nachtwache darf das Haus mit dem höchsten Gebot eine Karte von seinem Ablagestapel zurück auf die Hand nehmen.
had-won-the-horde-descends = Bei einem Sieg der Nachtwache darf das Haus mit dem höchsten Gebot in einer Burg oder Festung rekrutieren.
had-won-skinchanger-scout = Bei einem Sieg der Nachtwache erhält das Haus mit dem höchsten Gebot alles Gebotene zurück.
had-lost-silence-at-the-wall = Bei einem Sieg der Wildlinge trifft es das Haus mit dem niedrigsten Gebot nicht und alle anderen auch nicht.
had-lost-preemptive-raid = Bei einem Sieg der Wildlinge vernichtet das Haus mit dem niedrigsten Gebot 2 Einheiten oder fällt auf seiner besten Leiste 2 Plätze zurück; alle anderen trifft es nicht.
had-lost-crow-killers = Bei einem Sieg der Wildlinge wandelt das Haus mit dem niedrigsten Gebot alle seine Ritter in Fußsoldaten um, alle anderen je zwei.
had-lost-rattleshirts-raiders = Bei einem Sieg der Wildlinge sinkt das Haus mit dem niedrigsten Gebot um zwei Stufen in der Versorgung, alle anderen um eine.
had-lost-massing-on-the-milkwater = Bei einem Sieg der Wildlinge wirft das Haus mit dem niedrigsten Gebot seine stärksten Hauskarten ab, wenn schwächere übrig bleiben; alle anderen werfen eine Hauskarte ihrer Wahl ab, wenn sie mehr als eine haben.
had-lost-a-king-beyond-the-wall = Bei einem Sieg der Wildlinge fällt das Haus mit dem niedrigsten Gebot auf allen drei Leisten auf den letzten Platz, alle anderen auf der Lehen- oder der Königshof-Leiste.
had-lost-mammoth-riders = Bei einem Sieg der Wildlinge vernichtet das Haus mit dem niedrigsten Gebot drei Einheiten, alle anderen je zwei.
had-lost-the-horde-descends = Bei einem Sieg der Wildlinge vernichtet das Haus mit dem niedrigsten Gebot zwei Einheiten in einer Burg oder Festung, alle anderen je eine Einheit.
had-lost-skinchanger-scout = Bei einem Sieg der Wildlinge verliert das Haus mit dem niedrigsten Gebot alle seine Machtmarker, alle anderen verlieren je zwei.
attack-not-yet = Die Karte wird aufgedeckt, wenn der Gleichstand aufgelöst ist.

## House by house

fates-title = Haus für Haus
fates-order-lost = niedrigstes Gebot, dann in Zugreihenfolge
fates-order-won = nur das höchste Gebot
fates-lowest = niedrigstes Gebot
fates-highest = höchstes Gebot
# Below the name of a house: what the card does to it.
fate-silence-at-the-wall =
    .lowest = ist nicht betroffen
    .others = ist nicht betroffen
    .highest = gewinnt nichts
fate-preemptive-raid =
    .lowest = vernichtet 2 Einheiten oder fällt auf seiner besten Leiste 2 Plätze zurück
    .others = ist nicht betroffen
    .highest = setzt beim zweiten Angriff aus, der sofort mit Stärke 6 folgt
fate-crow-killers =
    .lowest = wandelt alle seine Ritter in Fußsoldaten um
    .others = wandelt zwei seiner Ritter in Fußsoldaten um
    .highest = darf bis zu zwei Fußsoldaten in Ritter umwandeln
fate-rattleshirts-raiders =
    .lowest = sinkt um zwei Stufen in der Versorgung
    .others = sinkt um eine Stufe in der Versorgung
    .highest = steigt um eine Stufe in der Versorgung
fate-massing-on-the-milkwater =
    .lowest = wirft seine stärksten Hauskarten ab, wenn schwächere übrig bleiben
    .others = wirft eine Hauskarte seiner Wahl ab, wenn es mehr als eine hat
    .highest = nimmt seinen ganzen Ablagestapel zurück auf die Hand
fate-a-king-beyond-the-wall =
    .lowest = fällt auf allen drei Leisten auf den letzten Platz
    .others = fällt auf der Lehen- oder der Königshof-Leiste auf den letzten Platz
    .highest = rückt auf einer Leiste auf den ersten Platz vor und nimmt ihr Herrschaftssymbol
fate-mammoth-riders =
    .lowest = vernichtet drei Einheiten
    .others = vernichtet zwei Einheiten
    .highest = darf eine Karte von seinem Ablagestapel zurück auf die Hand nehmen
fate-the-horde-descends =
    .lowest = vernichtet zwei Einheiten in einer Burg oder Festung
    .others = vernichtet eine Einheit
    .highest = darf in einer Burg oder Festung rekrutieren
fate-skinchanger-scout =
    .lowest = verliert alle seine Machtmarker
    .others = verliert zwei Machtmarker
    .highest = erhält sein ganzes Gebot zurück
fate-done = erledigt
fate-now = jetzt
fate-waits = wartet

# Below the name of a house: what the card has done to it.
fact-lost-power = verliert { COUNT($power, of: "power") }
fact-gained-power = erhält { COUNT($power, of: "power") }
fact-supply = Versorgung jetzt { $level }
fact-units = { $did ->
    [destroyed] verliert { ACC($units) } { IN($area) }
    [upgraded] wandelt { IN($area) } einen Fußsoldaten in { ACC($units) } um
   *[downgraded] wandelt { IN($area) } einen Ritter in { ACC($units) } um
}
fact-discarded = wirft { ACC($card) } ab
fact-returned = nimmt { ACC($card) } zurück auf die Hand
fact-place = { NTH($place) } Platz { IN($track) }

## The bids are revealed

attack-opened = Die Gebote werden aufgedeckt
attack-together = Sie werden gleichzeitig aufgedeckt und zählen zusammen gegen die Wildlinge.
attack-beaten-by = Höchstes Gebot: { NOM($house) }
attack-suffered-by = Niedrigstes Gebot: { NOM($house) }
attack-who-highest = Wer hat am meisten geboten?
attack-who-lowest = Wer hat am wenigsten geboten?
attack-tied = Gleichstand ({ NAME($houses) }): { NOM($holder) } hat den Eisernen Thron und wählt.
attack-again = Sie greifen sofort noch einmal an, mit Stärke { $strength }; { NOM($house) } setzt diesmal aus.
attack-to-tie = Weiter zum Gleichstand
attack-to-card = Karte ausführen
attack-to-again = Weiter zum zweiten Angriff
attack-on = Weiter

## A house chooses

attack-house = { NOM($house) }
attack-look = Spielplan ansehen
# On a track, before and after.
attack-shift = { NTH($found) } → { NTH($left) }
attack-track-shift = { NAME($track) } { NTH($found) } → { NTH($left) }
attack-shifts = { LIST($list, join: "or") }
attack-missing = Noch nichts gewählt
attack-choose = Eins davon wählen
