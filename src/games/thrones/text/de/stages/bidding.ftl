### Bids: sealed, revealed, and put in order where they are the same.

bid-clash-throne = Königsfehde · erstes Gebot von drei
bid-clash-fiefdoms = Königsfehde · zweites Gebot von drei
bid-clash-court = Königsfehde · drittes Gebot von drei

## Behind the curtain

bid-title = Gebot für { ACC($track) }
bid-title-wildlings = Gebot gegen die Wildlinge
bid-attack = Wildlingangriff · Runde { $round }
bid-alone = nur für { NOM($house) }
bid-close = Vorhang schließen
bid-track = Stand der Leiste
bid-track-note = vom ersten zum letzten Platz
bid-wall = Gebote gegen die Wildlinge
bid-strength = Stärke { $strength }
bid-sealed = versiegelt
bid-what = Worum es geht
bid-for-throne = Die Thronfolge-Leiste ist die Zugreihenfolge. Platz 1 erhält den Eisernen Thron und löst alle Gleichstände außerhalb von Kämpfen auf.
bid-for-fiefdoms = Die Lehen-Leiste entscheidet bei Gleichstand im Kampf. Platz 1 erhält die Valyrischer-Stahl-Klinge: +1 in einem Kampf pro Runde.
bid-for-court = Die Königshof-Leiste gibt Spezialbefehle. Platz 1 erhält den Botenraben: einen Befehl austauschen oder die oberste Wildlingkarte ansehen.
bid-spent-last = Was du bietest, ist ausgegeben, ob du gewinnst oder nicht. Dies ist das letzte der drei Gebote.
bid-spent = { $count ->
    [one] Was du bietest, ist ausgegeben, ob du gewinnst oder nicht. Mit dem Rest wird noch einmal geboten: { NAME($tracks) }.
   *[other] Was du bietest, ist ausgegeben, ob du gewinnst oder nicht. Mit dem Rest wird noch zweimal geboten: { NAME($tracks) }.
}
bid-wall-sum = Alle Gebote zählen zusammen gegen Stärke { $strength }. Was du bietest, ist ausgegeben, was auch geschieht.
bid-wall-holds = Zusammen { $strength } oder mehr: Die Wildlinge sind besiegt, und nur das höchste Gebot wird belohnt.
bid-wall-breaks = Weniger als das: Sie brechen durch. Es trifft alle, am härtesten das Haus mit dem niedrigsten Gebot.
bid-absent = { $count ->
    [one] { NAME($houses) } nimmt an diesem Angriff nicht teil.
   *[other] { NAME($houses) } nehmen an diesem Angriff nicht teil.
}
bid-ties = { NOM($holder) } hat den Eisernen Thron und löst Gleichstände auf.
bid-ties-wall = { NOM($holder) } hat den Eisernen Thron und bestimmt bei Gleichstand, wer am meisten oder am wenigsten geboten hat.
bid-own = Dein Gebot
# Below the number of power tokens that are left.
bid-left = übrig
bid-nothing-left = nichts übrig
# Read aloud.
bid-spoken = { COUNT($power, of: "power") } geboten, { $left } übrig
bid-hidden = Verborgen
bid-how = Drück auf die Zahl der Machtmarker, die du bietest. Du siehst sie nur, solange du drückst; zum Ändern schieb den Finger weiter.
bid-amounts = Machtmarker, die du bieten kannst
bid-amount = { COUNT($power, of: "power") }
bid-let-go = Lass los, und dein Gebot ist sofort verborgen.
bid-kept = Dein Gebot steht und ist verborgen.
bid-seal = Gebot versiegeln
bid-missing = Zuerst die Machtmarker wählen

## All bids revealed

bids-title = Die Gebote für { ACC($track) }
bids-rows = Die Gebote, das höchste zuerst
bids-covered = verborgen
bids-none = kein Gebot
bids-takes = erhält { ACC($held) }
bids-keeps = behält { ACC($held) }
bids-then = Neue Reihenfolge { IN($track) }
bids-as-before = wie bisher
bids-moved = von Platz { $place }
bids-sealed = Alle Gebote sind versiegelt
bids-together = Sie werden gleichzeitig aufgedeckt.
bids-show-all = Alle zeigen
bids-tied = Gleichstand: { NAME($houses) }
bids-tie = { NOM($holder) } hat den Eisernen Thron und bestimmt ihre Reihenfolge.
bids-order = Gleichstand ({ NAME($houses) }): { NOM($holder) } bestimmt die Reihenfolge.
bids-open = noch offen
bids-winner-takes = { NOM($house) } erhält { ACC($held) }
bids-winner-keeps = { NOM($house) } behält { ACC($held) }
bids-nobody = Niemand hat Machtmarker geboten.
bids-spent = Alles Gebotene ist ausgegeben: { COUNT($power, of: "power") }.
bids-to-tie = Weiter zum Gleichstand
bids-to = Weiter: { NAME($track) }
bids-on = Weiter

## Putting a tie in order

rank-title = Wer steht vorne?
rank-wall = Gleichstand an der Mauer
rank-holder = { NOM($house) } hat den Eisernen Thron
rank-sentence = { COUNT($count, of: "house") } haben { $bid } geboten. Bring sie in eine Reihenfolge: Zieh sie, oder nimm die Pfeile.
rank-rows = Die Gebote, das höchste zuerst; bei Gleichstand lassen sie sich verschieben
rank-up = { NAME($house) }: einen Platz nach oben
rank-down = { NAME($house) }: einen Platz nach unten
rank-now = Jetzt auf Platz { $place }: { NAME($house) }
rank-turn-order = Zugreihenfolge
rank-still = { NOM($holder) } löst diesen Gleichstand noch auf. Dann erhält { NOM($other) } den Eisernen Thron und löst die nächsten auf (S. 11).
rank-keeps = { NOM($holder) } hat den Eisernen Thron und löst jeden Gleichstand auf (S. 10).
rank-later = auch gleich: als Nächstes
rank-confirm = Reihenfolge bestätigen
rank-look = Spielplan ansehen

## A tie against the wildlings

wall-highest = Das höchste Gebot
wall-lowest = Das niedrigste Gebot
wall-who-highest = Wessen Gebot gilt als höchstes?
wall-who-lowest = Wessen Gebot gilt als niedrigstes?
wall-beaten = Die Wildlinge sind besiegt. { COUNT($count, of: "house") } haben { $bid } geboten: Nur eines davon wird belohnt.
wall-broken = Die Wildlinge brechen durch. { COUNT($count, of: "house") } haben { $bid } geboten: Eines davon trifft es am härtesten.
wall-missing = Eines der Häuser mit gleichem Gebot wählen
wall-name-highest = Höchstes Gebot: { NAME($house) }
wall-name-lowest = Niedrigstes Gebot: { NAME($house) }
wall-choose-highest = Höchstes Gebot wählen
wall-choose-lowest = Niedrigstes Gebot wählen
wall-unknown = Die Wildlingkarte wird erst danach aufgedeckt.
wall-sum = { COUNT($power, of: "power") } gegen Stärke { $strength }
